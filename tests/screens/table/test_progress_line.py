from __future__ import annotations

import pytest

from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.table.progress_line import ProgressLine


@pytest.mark.parametrize("width", [400.0, 260.0])
def test_round_and_phase_stand_beside_each_other_and_fit_into_their_room(width: float) -> None:
    progress = ProgressLine(UiStyle(), Box(0, 0, width, 52))
    progress.say("Round 4", "Comprobación de victoria")
    one, other = progress.texts()
    assert one.box.right <= other.box.left and other.box.right <= width + 1
    assert not one.block.overflow and not other.block.overflow
    assert progress.text == "Round 4, Comprobación de victoria"


def test_without_a_phase_there_is_one_text() -> None:
    progress = ProgressLine(UiStyle(), Box(0, 0, 300, 52))
    progress.say("Setup", "")
    assert [shown.block.text for shown in progress.texts()] == ["Setup"] and progress.text == "Setup"


def test_in_little_room_the_phase_stands_below_the_round() -> None:
    progress = ProgressLine(UiStyle(), Box(0, 0, 190, 52))
    progress.say("Year II, round 12", "Primavera")
    one, other = progress.texts()
    assert one.box.bottom <= other.box.top + 1 and one.box.left == other.box.left == 0
    assert not one.block.overflow and not other.block.overflow


def test_where_not_even_that_fits_the_round_stands_alone() -> None:
    progress = ProgressLine(UiStyle(), Box(0, 0, 190, 30))
    progress.say("Year II, round 12", "Primavera")
    assert [shown.block.text.replace("\u00a0", " ") for shown in progress.texts()] == ["Year II, round 12"]
