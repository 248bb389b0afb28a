"""What is said of the table of Seasons to those who do not see it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.cards.energies import parsed
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.settings import Settings
from tests.games.seasons.described_table import lying, seat
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(scope="module")
def table() -> SeasonsTable:
    """A described table at a turn of the first seat."""
    headless()
    client = HeadlessClient((640, 360), Settings(game="seasons"))
    scenario = {
        "seats": [
            seat(lying("amulet_of_water", "2A", turned=True), hand=["die_of_malice"], reserve="2F E", crystals=7),
            seat("beggars_horn", crystals=12),
        ],
        "p": 4, "pile": ["runic_cube_of_eolis", "hourglass_of_time"],
    }  # fmt: skip
    view = client.table(seats=2, scenario=scenario).view
    assert isinstance(view, SeasonsTable)
    return view


def said(table: SeasonsTable, name: str) -> str:
    item = next(item for item in table.scenery.items() if item.name == name and item.shown)
    return table.subjects.describe(item)


def test_prices_are_said_for_this_season_and_the_next(table: SeasonsTable) -> None:
    prices = said(table, "prices")
    assert prices.startswith("Spring, now: air 2, water 1, fire 3 and earth 1.\n")
    assert "Summer, in 3: air 3, water 2, fire 1 and earth 1." in prices


def test_a_card_in_play_says_what_lies_on_it_and_that_it_is_turned(table: SeasonsTable) -> None:
    view = table.scenery.state
    number = view.play[0][0]
    assert view.on[number] == parsed("2A")
    words = table.subjects.describe(table.scenery.cards[number])
    assert "On it: 2 air." in words and "Turned." in words


def test_clock_pile_and_energies_say_what_their_notes_say(table: SeasonsTable) -> None:
    assert said(table, "clock").startswith("Year I, space 4 of 12: spring.")
    assert said(table, "pile") == "2 cards to draw."
    assert said(table, "socket 0") == "fire brings you 3 crystals now."


def test_a_seat_is_said_with_its_crystals_energies_and_cards(table: SeasonsTable) -> None:
    words = table.subjects.describe(table.scenery.boards[0][0]).splitlines()
    assert words[:3] == ["Ada", "7 crystals", "2 fire and 1 earth"]
    assert "Amulet of Water" in words[3]


def test_nothing_that_is_used_is_silent_and_no_icon_is_read_as_markup(table: SeasonsTable) -> None:
    items = [item for item in table.scenery.items() if item.shown and item.focusable and item.name != "socket"]
    for item in items:
        if item.key is not None:
            words = table.subjects.describe(item)
            assert words
            assert "{" not in words
