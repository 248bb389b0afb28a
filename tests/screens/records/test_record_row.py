"""Rows of lists: what stands in their discs keeps to them in every size of text."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.lessons.lessons_page import LessonRow
from resarcana_gui.screens.records.record_row import RecordRow

RIM = 0.75
"""How much of a disc lies inside its rim."""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_points_stand_inside_their_disc_and_words_beside_it(scale: float) -> None:
    words = ("Won against Argos", "11 : 8 points", "2026-02-25")
    row = RecordRow(UiStyle(text_scale=scale), "row", [], won=True, points="11", words=words, width=1600, on_open=list)
    disc, (points, name, *_) = row._disc(), row.texts()
    assert disc.scale_by(RIM).contains(points.box) and name.box.left > disc.right
    assert disc.top >= 0 and disc.bottom <= row.height


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_lessons_number_stands_inside_its_disc_and_words_beside_it(scale: float) -> None:
    row = LessonRow(UiStyle(text_scale=scale), 5, ("A plan", "Win."), "", done=False, width=1600, on_open=list)
    disc, (title, *_, number) = row._disc(), row.texts()
    assert disc.scale_by(RIM).contains(number.box) and title.box.left > disc.right
