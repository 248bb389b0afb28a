"""What players and strangers hand to the program: short runs of the attacks."""

from __future__ import annotations

import signal

import pytest

from resarcana_gui.games.plugin import first_game
from tools.attack import forgery_attack, gift_attack, number_attack


@pytest.mark.slow
def test_whatever_is_dropped_or_pasted_is_taken_or_refused_with_a_sentence() -> None:
    report = gift_attack.attack(0.004, 2, first_game())
    assert report.broken == []
    assert report.figures["given"] == 8 and report.figures["refused"]


@pytest.mark.slow
def test_forged_saves_are_refused_or_can_be_told_and_played_on() -> None:
    report = forgery_attack.attack(0.003, 1, first_game())
    assert report.broken == []
    assert report.figures["forged"] == 12 and report.figures["refused"]


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="nothing ends a line that takes too long")
def test_odd_numbers_on_the_command_line_are_refused_soon_and_with_a_sentence() -> None:
    assert number_attack.attack(0.02, 1, first_game()).broken == []
