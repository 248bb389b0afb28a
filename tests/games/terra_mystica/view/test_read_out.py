"""What is said of the table of Terra Mystica to those who do not see it."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.view.faces.icons import ICONS
from resarcana_gui.games.terra_mystica.view.lookup.rules import signs
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.i18n import languages
from resarcana_gui.settings import Settings
from tests.games.terra_mystica.played_table import seat
from tools.headless_client import HeadlessClient, headless

SCENARIO = {
    "seats": [
        seat("engineers", {"E7": "trading_house", "E4": "dwelling"}, favours=["FAV6"], keys=1, bridges=["E4:G1"]),
        seat("witches", {"E9": "temple", "F4": "stronghold"}, favours=["FAV5"]),
    ]
}


def shown(language: str = "en") -> MysticaTable:
    """A described table at a turn of the first seat."""
    headless()
    client = HeadlessClient((640, 360), Settings(game="terra_mystica", language=language))
    view = client.table(seats=2, scenario=SCENARIO).view
    assert isinstance(view, MysticaTable)
    return view


@pytest.fixture(scope="module")
def table() -> MysticaTable:
    return shown()


def said(table: MysticaTable, name: str) -> list[str]:
    item = next(item for item in table.scenery.items() if item.name == name and item.shown)
    return table.subjects.describe(item).splitlines()


def hex_said(table: MysticaTable, name: str) -> list[str]:
    number = table.scenery.state.parts.board.numbers[name]
    item = next(item for item in table.scenery.items() if item.key == ("hex", number))
    return table.subjects.describe(item).splitlines()


def test_a_hex_is_said_with_its_name_its_terrain_and_who_has_built_there(table: MysticaTable) -> None:
    assert hex_said(table, "A1")[0] == "A1, plains."
    told = hex_said(table, "F4")
    assert told[0] == "F4, forest." and told[1] == "Circe: stronghold."


def test_a_hex_in_reach_is_said_with_what_it_takes_in_words(table: MysticaTable) -> None:
    told = hex_said(table, "D4")
    assert "1 spade to mountains: 3 workers" in told and "A dwelling: 1 coin and 1 worker" in told


def test_bridges_and_river_hexes_have_names(table: MysticaTable) -> None:
    sites = table.scenery.state.parts.board.site_names
    assert said(table, f"site {sites.index('A3:C1')}") == ["Bridge from A3 to C1."]
    assert said(table, f"site {sites.index('E4:G1')}") == ["Bridge from E4 to G1 of Ada."]
    assert said(table, "river 7")[0] == "Hex r7."


def test_cults_say_who_stands_where(table: MysticaTable) -> None:
    told = said(table, "cult 3")
    assert told[:3] == ["Air.", "If the game ended now", "Circe: step 2, 8 points"]
    assert any(line.startswith("Step 10 takes a key,") for line in told)


def test_bowls_keys_and_exchanges_say_their_numbers(table: MysticaTable) -> None:
    assert said(table, "bowls 1")[0] == "Bowl II: 4."
    assert said(table, "keys")[0] == "1 key and 2 bridges."
    assert said(table, "exchange 0")[0] == "5 power into 1 priest."
    assert said(table, "digging")[0] == "Price of a spade."


def test_offers_say_what_they_bring_and_how_many_are_left(table: MysticaTable) -> None:
    assert said(table, "favour FAV5") == [
        "Favour of fire.", "2 steps on fire.", "Towns need a value of 6 only.", "2 left."
    ]  # fmt: skip
    assert said(table, "action ACT4")[-1] == "For 4 power: 7 coins."


def test_a_seat_is_said_with_what_it_has_whether_its_board_or_its_face_is_asked_for(table: MysticaTable) -> None:
    for control in (table.scenery.boards[1], table.scenery.medallion(1)):
        told = table.subjects.describe(control).splitlines()
        assert told[0] == "Circe, Witches: 20 points."
        assert told[1].startswith("30 coins, 15 workers and 3 priests; power in bowls I, II, III: 4, 4, 4")
        assert "On the map: temple E9, stronghold F4." in told


@pytest.mark.parametrize("language", languages())
def test_nothing_that_is_used_is_silent_and_no_icon_is_read_as_markup(language: str) -> None:
    table = shown(language)
    items = [item for item in table.scenery.items() if item.shown and item.key is not None]
    assert len(items) > 150
    for item in items:
        words = table.subjects.describe(item)
        assert words and not set("{}[]_") & set(words), item.name


@pytest.mark.parametrize("language", languages())
def test_every_sign_is_called_something_in_the_middle_of_a_sentence(language: str) -> None:
    ui = HeadlessClient((640, 360), Settings(game="terra_mystica", language=language)).shell.game
    for name in signs(language):
        words = ui.icon_words(name, language)
        assert ICONS.known(name) and words[:1].islower() and not words.endswith(".")
