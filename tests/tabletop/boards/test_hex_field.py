"""A map of hexagons on a table: its fields are hit, found, asked about and walked like cards."""

from __future__ import annotations

import pytest

from resarcana_gui.scene import hit
from resarcana_gui.scene.check import check
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.focus import Direction, Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.boards.hex_field import HexMap, Terrain
from resarcana_gui.tabletop.geometry.hex_grid import Hex, HexEdge, edge_between, fitting, from_offset, rectangle
from resarcana_gui.tabletop.table.table import Table

ROOM = Box(100, 100, 1056, 653)
SAND: Colour = (206, 166, 78)


def board(look: UiStyle) -> HexMap:
    """As large as that of Terra Mystica: nine rows of thirteen."""
    fields = list(rectangle(9, 13))
    edges = [edge_between(Hex(2, 2), Hex(3, 2)), edge_between(Hex(2, 2), Hex(2, 3))]
    return HexMap(look, fitting(fields, ROOM), dict.fromkeys(fields, Terrain(SAND, SAND, depth=0.1)), edges)


@pytest.fixture
def table(look: UiStyle) -> Table:
    made = Table(look)
    shown = board(look)
    made.static_layer.add(shown)
    made.lay(*shown.items, on=shown)
    return made


def test_every_field_is_hit_where_it_is_seen(look: UiStyle) -> None:
    root, shown = Node(size=CANVAS), board(look)
    root.add(shown)
    for field, item in shown.fields.items():
        x, y = shown.layout.centre(field)
        assert hit.at(root, (x + 14, y - 18)) is item or field in {Hex(2, 2), Hex(3, 2), Hex(2, 3)}


def test_a_whole_map_lies_on_the_table_without_a_fault(table: Table) -> None:
    root = Node(size=CANVAS)
    root.add(table)
    assert not check(root, CANDLELIGHT, Box(0, 0, *CANVAS))


def test_fields_and_edges_are_found_by_their_coordinates_which_are_their_keys(table: Table) -> None:
    edge = edge_between(Hex(2, 3), Hex(2, 2))
    assert table.item(Hex(2, 2)) is not None and table.place_of(Hex(2, 2)) is not None
    road = table.item(edge)
    assert road is not None and isinstance(road.key, HexEdge) and table.item(Hex(99, 0)) is None
    assert len(table.items()) == 9 * 13 + 2


def test_an_edge_is_hit_over_both_of_its_fields(look: UiStyle) -> None:
    root, shown = Node(size=CANVAS), board(look)
    root.add(shown)
    for edge, item in shown.edges.items():
        assert hit.at(root, shown.layout.middle_of(edge)) is item
        for end in item.ends:
            assert shown.layout.at((item.x + end[0], item.y + end[1])) is not None


def test_a_field_knows_its_neighbours_as_far_as_the_map_goes(look: UiStyle) -> None:
    shown = board(look)
    assert len(shown.neighbours(Hex(3, 3))) == 6
    assert {item.field for item in shown.neighbours(from_offset(0, 0))} == {from_offset(0, 1), from_offset(1, 0)}


def test_what_stands_on_a_field_stands_in_its_middle_and_comes_and_goes_with_it(look: UiStyle) -> None:
    shown = board(look)
    field, house = shown.fields[Hex(3, 3)], Node(size=(30, 40))
    field.put(house)
    assert house.bounds().center == pytest.approx(shown.layout.centre(Hex(3, 3)), abs=0.01)


def test_by_arrows_every_field_of_a_row_is_reached_and_every_row(look: UiStyle) -> None:
    root, shown = Node(size=CANVAS), board(look)
    for edge in shown.edges.values():
        edge.focusable = False
    root.add(shown)
    focus = Focus(root)
    focus.give(shown.fields[from_offset(4, 0)])
    row = [focus.towards(Direction.RIGHT) for _ in range(12)]
    assert row == [shown.fields[from_offset(4, column)] for column in range(1, 13)]
    down = [focus.towards(Direction.DOWN) for _ in range(4)]
    assert down[3] is shown.fields[from_offset(8, 12)]
