"""Answers at the terminal: one below the other, or in columns when there are many short ones."""

from __future__ import annotations

from resarcana_gui.app.terminal import MANY, WIDTH, menu_lines
from tests.app.conftest import Cli


def test_a_few_answers_stand_one_below_the_other() -> None:
    assert menu_lines(["Pass", "Place Prism"], 3) == ["   3  Pass", "   4  Place Prism"]


def test_many_short_answers_stand_in_columns_read_downwards() -> None:
    lines = menu_lines([f"Gain {number}" for number in range(MANY + 1)], 1)
    assert len(lines) == 2
    assert lines[0].split()[:4] == ["1", "Gain", "0", "3"]


def test_no_line_is_too_long() -> None:
    long = ["word " * 40, *(["some fairly long answer that fills half a line"] * 20)]
    assert max(map(len, menu_lines(long, 1))) <= WIDTH
    assert max(map(len, menu_lines(["x" * 40] * 25, 100))) <= WIDTH


def test_a_card_can_be_asked_about_by_name_and_by_number(cli: Cli) -> None:
    out = cli("text", "--seats", 2, "--agent", "random", "--seed", 4, typed="i thing\ni 1\nq\n").out
    assert "There is nothing to say about thing." in out
    assert "There is nothing to say about 1." in out
