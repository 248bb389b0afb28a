"""Text in columns for a terminal."""

from __future__ import annotations

from resarcana_gui.tabletop.tell.text_columns import WIDTH, column, grid, row, spread


def test_long_lists_go_on_in_the_next_line() -> None:
    lines = row("Label", ["word" * 5] * 10)
    assert len(lines) > 1 and max(map(len, lines)) <= WIDTH


def test_cells_stand_beside_each_other_as_long_as_they_fit() -> None:
    assert grid([]) == []
    assert grid(["a", "b"]) == ["  a  b"]
    assert len(grid(["x" * 60, "y"])) == 2


def test_a_label_stands_before_the_first_line_only() -> None:
    assert column("Hand", ["one", "two"]) == ["  Hand             one", " " * 19 + "two"]


def test_both_ends_of_a_line_are_used() -> None:
    assert spread("left", "right") == "left" + " " * (WIDTH - 9) + "right"
