"""Arrows walk a grid of hexagons, straight up and down as far as it is shifted from row to row."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.focus import Direction, Focus
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.polygon import regular
from resarcana_gui.scene.ui_style import UiStyle

WIDE, SIDE = 86.6, 100.0


def field(look: UiStyle, row: int, column: int, *, flat: bool) -> Control:
    """A field of a grid: odd rows, or odd columns of one with flat tops, are shifted by half a field."""
    across, down = column * WIDE + (row % 2) * WIDE / 2, row * SIDE * 0.75
    at, size = ((down, across), (SIDE, WIDE)) if flat else ((across, down), (WIDE, SIDE))
    made = Control(look, size=size, at=at, name=f"{row} {column}")
    made.outline = regular((size[0] / 2, size[1] / 2), SIDE / 2, 6, 0.0 if flat else -90.0)
    return made


def grid(look: UiStyle, *, flat: bool = False) -> tuple[Focus, dict[str, Control]]:
    root = Node(size=(1000, 1000))
    fields = [field(look, row, column, flat=flat) for row in range(5) for column in range(5)]
    root.add(*fields)
    return Focus(root), {each.name: each for each in fields}


def walked(focus: Focus, *directions: Direction) -> list[str]:
    names = []
    for direction in directions:
        at = focus.towards(direction)
        assert at is not None
        names.append(at.name)
    return names


@pytest.mark.parametrize("column", range(1, 4))
def test_up_and_down_zigzag_and_two_steps_lead_straight(look: UiStyle, column: int) -> None:
    focus, fields = grid(look)
    focus.give(fields[f"4 {column}"])
    up = walked(focus, *[Direction.UP] * 4)
    assert [name[0] for name in up] == ["3", "2", "1", "0"]
    assert up[1] == f"2 {column}" and up[3] == f"0 {column}"
    assert walked(focus, *[Direction.DOWN] * 4)[3] == f"4 {column}"


def test_to_the_side_the_way_stays_in_its_row_to_the_end(look: UiStyle) -> None:
    focus, fields = grid(look)
    focus.give(fields["2 0"])
    assert walked(focus, *[Direction.RIGHT] * 5) == ["2 1", "2 2", "2 3", "2 4", "2 4"]
    focus.give(fields["3 4"])
    assert walked(focus, *[Direction.LEFT] * 4) == ["3 3", "3 2", "3 1", "3 0"]


def test_a_grid_with_flat_tops_is_walked_the_other_way_round(look: UiStyle) -> None:
    focus, fields = grid(look, flat=True)
    focus.give(fields["0 2"])
    assert walked(focus, *[Direction.RIGHT] * 4)[1::2] == ["2 2", "4 2"]
    assert walked(focus, *[Direction.UP] * 3) == ["4 1", "4 0", "4 0"]


def test_after_a_step_to_the_side_the_new_column_counts(look: UiStyle) -> None:
    focus, fields = grid(look)
    focus.give(fields["4 1"])
    _, there = walked(focus, Direction.UP, Direction.RIGHT)
    assert walked(focus, Direction.UP, Direction.UP)[1] == f"1 {there[2]}"
