"""What the owl says in a demo is so, and said in whole sentences in every language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.games.seasons.rules.energy_events import CrystalsGiven, CrystalsLost, EnergiesCrystallised
from resarcana_gui.games.seasons.rules.flow_events import DieTaken, GameEnded, SeasonMoved
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.games.seasons.view.tell.commentary import KINDS, Commentary
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState
from resarcana_gui.screens.game_ui import Remark
from tests.games.random_games import check_sentences, random_game
from tests.games.seasons.described_table import Table, seat

NAMES = ("Ada", "Circe", "Merlin", "Hermes")


def commentary(view: KernelState, language: str = "en") -> Commentary:
    assert isinstance(view, State)
    voice = MarkupVoice(catalog(language), load_cards(), NAMES[: view.seats], EVERYONE)
    return Commentary(voice, view.clone())


def kinds(remarks: Sequence[Remark]) -> list[str]:
    return [remark.kind for remark in remarks]


def whole_game(level: str, seats: int, seed: int) -> tuple[KernelState, list[Event]]:
    """The blank table that the first seat sees, and the events of a game at random, as that seat sees them."""
    return random_game("seasons", {"level": level, "seats": seats}, seed)


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_explained_in_whole_sentences(language: str) -> None:
    games = [whole_game(level, seats, seed) for level, seats, seed in (("archmage", 4, 1), ("magician", 2, 2))]
    check_sentences(games, partial(commentary, language=language), KINDS)


def test_every_kind_of_remark_has_its_words_and_no_words_are_left() -> None:
    for language in languages():
        keys = {key.removeprefix("demo.") for key in catalog(language).keys() if key.startswith("demo.")}  # noqa: SIM118
        assert keys == set(KINDS)


def test_who_is_said_to_lead_has_the_points_that_the_table_shows() -> None:
    blank, events = whole_game("archmage", 3, 5)
    owl, told = commentary(blank), 0
    for event in events:
        for remark in owl.hear([event]):
            if remark.kind == "lead":
                told += 1
                most = max(points_of(owl.view, each) for each in range(3))
                assert f"with {most} points" in remark.words
    assert told


def test_whoever_takes_the_last_ring_before_others_is_seen_to_deny_it() -> None:
    table = Table(seat(), seat(), phase="dice", rolled=["winter1/1", "winter2/2", "winter3/5"])
    view = table.view(0)
    ring, crystal, star = view.rolled
    assert kinds(commentary(view).hear([DieTaken(0, ring)])) == ["denied_ring"]
    assert kinds(commentary(view).hear([DieTaken(0, crystal)])) == ["die_crystals"]
    assert kinds(commentary(view).hear([DieTaken(0, crystal), DieTaken(1, ring)])) == ["die_ring", "die_crystals"]
    assert kinds(commentary(view).hear([DieTaken(0, star)])) == ["die_star"]


def test_a_large_sale_is_told_each_time_with_what_it_brought() -> None:
    view = Table(seat(reserve="3E 1F")).view(0)
    remarks = commentary(view).hear([EnergiesCrystallised(0, 3 << 24, 9, NO_CARD)])
    assert kinds(remarks) == ["sale"] and remarks[0].again
    assert "3{earth}" in remarks[0].words and "9{crystal}" in remarks[0].words


def test_crystals_taken_by_a_card_are_told_with_the_card_and_not_those_that_a_card_costs_its_owner() -> None:
    table = Table(seat("kairn_the_destroyer", "figrim_the_avaricious"), seat("damned_soul_of_onys", crystals=9))
    view = table.view(0)
    kairn, figrim = table.copy("kairn_the_destroyer"), table.copy("figrim_the_avaricious")
    (robbed,) = commentary(view).hear([CrystalsLost(1, 4, kairn)])
    assert robbed.kind == "robbed" and robbed.about == ("kairn_the_destroyer",) and "Circe 4{crystal}" in robbed.words
    (given,) = commentary(view).hear([CrystalsGiven(1, 0, 1, figrim)])
    assert given.kind == "given" and "Circe gives 1{crystal} to Ada" in given.words
    assert commentary(view).hear([CrystalsLost(1, 3, table.copy("damned_soul_of_onys"))]) == []


@pytest.mark.parametrize(
    ("p", "spaces", "kind"),
    [(2, 1, None), (1, 2, None), (3, 1, "season"), (12, 1, "year"), (33, 2, "last"), (34, 3, None), (4, 3, "season")],
)
def test_the_owl_tells_how_time_passes(p: int, spaces: int, kind: str | None) -> None:
    view = Table(seat(), seat(), p=p).view(0)
    remarks = commentary(view).hear([SeasonMoved(spaces, NO_CARD)])
    assert kinds(remarks) == ([] if kind is None else [kind])


def test_what_is_dearest_in_the_new_season_is_named() -> None:
    view = Table(seat(), seat(), p=3).view(0)
    (remark,) = commentary(view).hear([SeasonMoved(1, NO_CARD)])
    assert remark.words.startswith("Spring: {fire}") and "3{crystal}" in remark.words and remark.about == ("prices",)


def test_winners_are_named_with_their_points_and_several_share() -> None:
    view = Table(seat(crystals=30), seat(crystals=20)).view(0)
    (won,) = commentary(view).hear([GameEnded((50, 20), 1)])
    assert won.words.startswith("Ada wins with 50 points: 30{crystal}, and 20")
    (shared,) = commentary(view).hear([GameEnded((50, 50), 3)])
    assert shared.kind == "shared" and "Ada and Circe" in shared.words
