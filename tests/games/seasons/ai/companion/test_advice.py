"""The companion of Seasons at its tables."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.companion import Adviser, TreeAdviser
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.games.seasons.ai.companion.adviser import is_early
from resarcana_gui.games.seasons.ai.companion.insight import WEIGHTS, SeasonsInsight
from resarcana_gui.games.seasons.ai.opponents import LEVELS, Opponents
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.seasons_plugin import SeasonsPlugin
from resarcana_gui.games.seasons.view.lookup.synergies import go_well
from resarcana_gui.kernel.chance import Dice
from tests.games.seasons.described_table import Table, seat

INSIGHT = SeasonsInsight(load_cards(), go_well)


def quick(seats: int = 2) -> Adviser:
    guide = Opponents(seasons()).guide(seats, "archmage").with_margin(0.0)
    return TreeAdviser(seasons(), guide, Limits(12, horizon=0, foresight=0), None, INSIGHT, early=is_early)


def test_what_a_seat_does_not_see_does_not_change_its_advice() -> None:
    session = Table(
        seat(hand=["amulet_of_fire"], reserve="2F"), seat(hand=["amulet_of_air", "amulet_of_earth"])
    ).session
    pending = session.pending
    assert pending is not None
    world = session.game.sample(session.observe(0), Dice(9))
    assert world.facts() != session.state.facts()
    told = [quick().advise(session.game.observe(truth, 0), pending) for truth in (session.state, world)]
    assert told[0] is not None and told[0] == told[1]


@pytest.mark.parametrize(("p", "early"), [(1, True), (12, True), (13, False), (36, False)])
def test_chances_are_told_in_words_in_the_first_year(p: int, early: bool) -> None:
    table = Table(seat(hand=["amulet_of_fire"], reserve="2F"), p=p)
    pending = table.session.pending
    assert pending is not None
    advice = quick().advise(table.view(0), pending)
    assert advice is not None and advice.early == early


def test_every_offered_opponent_is_known_and_people_count_as_equals() -> None:
    plugin = SeasonsPlugin()
    for level in LEVELS:
        assert 2 in plugin.rival(level).calibration.corrections
    assert plugin.rival("adept-raven") == plugin.rival("adept") != plugin.rival("archmage")
    assert plugin.rival(None) == plugin.rival("somebody's program") == plugin.rival("archmage")
    assert plugin.advises(4) and isinstance(plugin.adviser(3, [plugin.rival(None)] * 3), Adviser)


def test_facts_tell_what_each_side_has() -> None:
    own = seat("purse_of_io", reserve="2F", crystals=7, gauge=3)
    table = Table(own, seat("figrim_the_avaricious", crystals=4))
    facts = INSIGHT.facts(table.state, 0)
    assert {name: facts[name] for name in ("crystals", "opponent_crystals:1", "energy:fire", "energy:air", "room")} == {
        "crystals": 7, "opponent_crystals:1": 4, "energy:fire": 2, "energy:air": 0, "room": 3,
    }  # fmt: skip
    assert facts["placed:purse_of_io"] == facts["opponent_placed:1:figrim_the_avaricious"] == 1.0
    assert {fact.partition(":")[0] for fact in facts} == set(WEIGHTS)
    assert INSIGHT.weight("opponent_placed:1:figrim_the_avaricious") < 0 < INSIGHT.weight("placed:purse_of_io")


def test_an_answer_that_names_a_card_or_energies_says_so_itself() -> None:
    table = Table(seat(hand=["amulet_of_fire"], reserve="2F"))
    said = {command.KIND: INSIGHT.said_by(command) for command in table.session.legal()}
    assert said["summon"] == ["placed:amulet_of_fire"] and not said["end_turn"]
