"""Texts that explain themselves have fewer words rather than smaller letters."""

from __future__ import annotations

from dataclasses import replace

from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.tabletop.pages.tips import TipLabel
from tests.for_each import for_each

LONG, SHORT, BARE, SHORTEST = (
    "Next Collect: 3 Elan, 2 Life, 2 Calm",
    "Next: 3 Elan, 2 Life, 2 Calm",
    "3, 2, 2",
    "Next: 7",
)


@for_each("room", [(310.0, LONG), (250.0, SHORT), (230.0, BARE), (120.0, BARE), (20.0, SHORTEST)])
def test_a_text_is_told_in_fewer_words_before_its_letters_become_smaller(room: tuple[float, str]) -> None:
    label = TipLabel(UiStyle(), replace(SMALL, size=20), Box(0, 0, room[0], 30), "income")
    label.write(LONG, "What comes next.", (SHORT, BARE), SHORTEST)
    assert label.text == room[1] and label.tip == "What comes next."


def test_where_there_is_only_one_text_it_is_told() -> None:
    label = TipLabel(UiStyle(), SMALL, Box(0, 0, 40, 30), "income")
    for text in (LONG, ""):
        label.write(text)
        assert label.text == text


def test_a_text_is_told_in_fewer_words_rather_than_on_two_lines() -> None:
    label = TipLabel(UiStyle(), replace(SMALL, size=20), Box(0, 0, 250, 60), "income")
    label.write(LONG, "", (SHORT,))
    assert label.text == SHORT
    label.write(LONG, "", (f"{SHORT} and more",))
    assert label.text == LONG
