from __future__ import annotations

import pytest

from resarcana_gui.games.plugin import first_game
from tools.attack.save_attack import attack


@pytest.mark.slow
def test_saves_that_were_changed_at_random_are_refused_or_can_be_played_on() -> None:
    report = attack(0.004, 3, first_game())
    assert report.broken == []
    assert report.figures["changed"] == 12
    assert report.figures["refused"] and report.figures["played on"]
