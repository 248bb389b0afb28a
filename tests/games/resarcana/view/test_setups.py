from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.resarcana_plugin import ResArcanaPlugin
from resarcana_gui.games.resarcana.rules.setup_events import FirstPlayerChosen
from resarcana_gui.games.resarcana.view.setups import SETUPS, rematch, setup_in_words
from resarcana_gui.games.resarcana.view.tell.catalogs import catalog
from resarcana_gui.kernel.game import Options
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat

GAME = ResArcanaPlugin().game()


def started(options: Options, seats: int = 2) -> Match:
    return Match.start(GAME, options, [Seat(f"Player {seat}") for seat in range(seats)], 3)


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_setup_can_be_played_with_every_wish_and_every_number_of_players(name: str, language: str) -> None:
    setup = setup_in_words(catalog(language), name)
    assert setup.title and setup.text
    for seats in range(setup.fewest, setup.most + 1):
        for wish in setup.setup_options:
            if wish.most is None or seats <= wish.most:
                for value, words in wish.values[: 1 + seats] if wish.by_seat else wish.values:
                    match = started({**setup.options, wish.option: value}, seats)
                    assert words and match.pending is not None


def test_setups_are_told_apart_by_their_pictures() -> None:
    setups = [setup_in_words(catalog("en"), name) for name in SETUPS]
    assert len({setup.picture.key for setup in setups if setup.picture is not None}) == len(setups)


@pytest.mark.parametrize("name", SETUPS)
def test_players_may_choose_who_begins_or_leave_it_to_chance(name: str) -> None:
    setup = setup_in_words(catalog("en"), name)
    wish = next(wish for wish in setup.setup_options if wish.option == "first")
    assert [words for _, words in wish.values][:3] == ["Random", "Seat 1", "Seat 2"]
    for seat in (0, 1):
        begun = [event for event in started({**setup.options, "first": seat}).history.setup
                 if isinstance(event, FirstPlayerChosen)]  # fmt: skip
        assert [event.seat for event in begun] == [seat]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_rematch_the_next_seat_begins(seats: int) -> None:
    options = rematch(started({"setup": "standard", "first": seats - 1}, seats))
    assert options["first"] == 0 and options["setup"] == "standard"
    again = rematch(started(options, seats))
    assert again["first"] == 1
