"""What is counted for tempers, and that each is felt."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from resarcana_gui.games.seasons.ai.feature_counts import attacks, count_features
from resarcana_gui.games.seasons.ai.guide import MOST_PLEASED, PolicyGuide
from resarcana_gui.games.seasons.ai.learned_guides import LearnedGuides
from resarcana_gui.games.seasons.ai.opponents import LEVELS, TEMPERED, YARDSTICKS
from resarcana_gui.games.seasons.ai.policy import Policy
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.games.seasons.tempers import CHARACTERS, FEATURES, TEMPERS
from resarcana_gui.i18n.discovery import languages
from resarcana_gui.paths import assets
from tests.games.seasons.described_table import Table, seat


def counted(table: Table, kind: str, **command: object) -> dict[tuple[int, str], int]:
    """What a command adds to the features, by seat and feature."""
    events = table.do(kind, **command)  # type: ignore[arg-type]
    found: dict[tuple[int, str], int] = {}
    for count in count_features(table.state, events):
        found[count.seat, count.feature] = found.get((count.seat, count.feature), 0) + count.number
    return found


def test_every_like_is_about_a_feature_and_every_level_has_every_temper() -> None:
    assert all(set(likes) <= set(FEATURES) for likes in TEMPERS.values())
    assert len(TEMPERED) == len(LEVELS) * len(TEMPERS) and set(TEMPERED.values()) <= set(YARDSTICKS)


def test_energies_crystallised_and_cards_activated_are_counted() -> None:
    table = Table(seat("kairn_the_destroyer", reserve="3W"), seat(crystals=9), may_crystallise=True)
    assert counted(table, "crystallise", energies="2W") == {(0, "crystallised"): 2}
    assert counted(table, "activate", card="kairn_the_destroyer", power=0) == {(0, "activations"): 1, (0, "losses"): 4}


def test_crystals_taken_count_for_the_taker_and_attackers_and_familiars_for_their_owner() -> None:
    table = Table(seat(reserve="1E", crystals=9, hand=["sid_nightshade"]), seat("arcano_leech", crystals=5))
    assert counted(table, "summon", card="sid_nightshade") == {
        (1, "losses"): 1,
        (0, "losses"): 5,
        (0, "familiars"): 1,
        (0, "attackers"): 1,
    }


def test_crystals_that_an_own_card_costs_are_nobodys_gain() -> None:
    table = Table(seat("damned_soul_of_onys", crystals=9), p=1)
    found: dict[tuple[int, str], int] = {}
    for count in count_features(table.state, table.end_turn() + table.end_turn()):
        found[count.seat, count.feature] = count.number
    assert set(found) <= {(0, "rounds"), (1, "rounds")}


def test_the_last_die_with_a_ring_denies_it_to_those_who_still_choose() -> None:
    dice = {"rolled": ["winter1/6", "winter2/2", "winter3/6"], "phase": "dice", "first": 0}
    table = Table(seat(), seat(), **dice)
    assert counted(table, "take_die", die="winter1/6") == {(0, "denials"): 1}
    assert counted(table, "take_die", die="winter2/2") == {}


def test_cards_that_take_from_opponents_are_known() -> None:
    cards = seasons().cards
    names = {card.slug for card in cards.cards if attacks(card)}
    assert {"syllas_the_faithful", "figrim_the_avaricious", "kairn_the_destroyer", "arcano_leech"} <= names
    assert not {"runic_cube_of_eolis", "naria_the_prophetess", "amulet_of_air"} & names


def test_what_is_liked_counts_for_the_own_seat_alone_and_not_without_bounds() -> None:
    guide = PolicyGuide(Policy(seasons().cards.count), likes={"losses": 0.2})
    for viewer, pleased in ((0, MOST_PLEASED), (1, 0.0)):
        table = Table(seat("kairn_the_destroyer", reserve="1W"), seat(crystals=9))
        seen = guide.seen_from(table.session.observe(viewer))
        world = table.session.sample(viewer, 1)
        seen.follow(world)
        command = next(each for each in seasons().legal(world) if each.KIND == "activate")
        seasons().apply(world, command, seasons().chance({}, 1))
        assert seen.pleasure(world) == pytest.approx(pleased)
    assert PolicyGuide(Policy(seasons().cards.count)).pleasure(Table(seat()).state) == 0.0


def test_a_name_brings_its_temper_in_every_language_to_whoever_searches() -> None:
    plugin = SeasonsPlugin()
    for language in languages():
        for name, slug in zip(plugin.characters(language), CHARACTERS, strict=True):
            for level in LEVELS:
                assert plugin.seated(level, name) == TEMPERED.get((level, slug), level)
            assert plugin.seated("greedy", name) == "greedy"
    assert plugin.seated("adept", "Merlin") == "adept"
    assert set(TEMPERS) < set(CHARACTERS)


def test_with_a_temper_a_level_judges_by_its_own_net(tmp_path: Path) -> None:
    """The Archmage has a net of its own at two seats; with that of the others its tempers cost it twice as much."""
    for name in ("policy2", "taste-golem", "net2-archmage"):
        shutil.copy(assets("seasons", "opponents", f"{name}.weights"), tmp_path)
    learned = LearnedGuides(seasons(), tmp_path)
    assert isinstance(learned.tempered_guide("golem", 2, "archmage"), PolicyGuide)
    with pytest.raises(OSError, match="net2"):
        learned.tempered_guide("golem", 2, "adept")
