"""What is seen of rivals: everything of an only one, and the pieces of several when one is pointed at."""

from __future__ import annotations

import pytest

from resarcana_gui.games.terra_mystica.components.loader import load_components
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.games.terra_mystica.view.table.piece_rows import PieceSlot
from resarcana_gui.games.terra_mystica.view.table.rivals import _shorter
from resarcana_gui.kernel.session import Session
from resarcana_gui.settings import Settings
from tests.games.terra_mystica.played_table import seat
from tools.headless_client import HeadlessClient, headless

WITCHES = seat("witches", "E7")
NOMADS = seat("nomads", {"E8": "temple", "F5": "dwelling", "F3": "dwelling"}, favours=["FAV10"], card="BON3")
GIANTS = seat("giants", {"I1": "dwelling"})


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def table_of(*rivals: dict[str, object]) -> MysticaTable:
    """A table at which the Witches look at rivals."""
    client = HeadlessClient((1280, 720), Settings(game="terra_mystica"))
    view = client.table(seats=1 + len(rivals), scenario={"seats": [WITCHES, *rivals], "round": 2}).view
    assert isinstance(view, MysticaTable)
    return view


def standing(slots: list[PieceSlot], kind: int) -> int:
    """How many pieces of a kind are still on the board that is shown."""
    return sum(slot.standing for slot in slots if slot.kind == kind)


def test_all_pieces_and_tiles_of_an_only_rival_are_always_seen() -> None:
    part = table_of(NOMADS).scenery.rivals[1]
    assert [standing(part.slots, kind) for kind in range(1, KINDS)] == [6, 4, 2, 1, 1]
    assert part.tiles is not None and len(list(part.tiles.texts())) == 1


def shown(table: MysticaTable) -> list[PieceSlot]:
    """The places that have dropped from a velvet."""
    peek = table.scenery.peek
    return [node for node in peek.walk() if isinstance(node, PieceSlot)] if peek.visible else []


def test_the_pieces_of_one_of_several_rivals_drop_from_its_velvet_while_it_is_pointed_at() -> None:
    table = table_of(NOMADS, GIANTS)
    scenery, peek = table.scenery, table.scenery.peek
    assert not shown(table) and not scenery.rivals[1].slots
    table.pointed(scenery.boards[1])
    assert standing(shown(table), 1) == 6 and peek.bounds().top > scenery.areas.rivals[0].whole.bottom
    assert all(slot.key is None for slot in shown(table))
    table.pointed(scenery.medallion(2))
    assert standing(shown(table), 1) == 7
    table.pointed(None)
    assert not shown(table)


def test_nothing_is_told_of_a_rival_before_it_has_a_faction() -> None:
    part = table_of(NOMADS).scenery.rivals[1]
    before = Session.start(TerraMystica(load_components()), {"seats": 2}, 1).state
    assert isinstance(before, State) and part.stock.visible and part.tiles is not None
    part.show(before)
    assert not any(each.visible for each in (part.stock, part.tracks, part.tiles, *part.slots))


def test_of_a_deed_that_is_too_long_what_stands_after_the_colon_is_shown() -> None:
    assert list(_shorter("juega con: moradores de las aguas."))[2] == "moradores de las aguas."
