"""Every tip of a table lies beside what it is about, and beside what is asked, at every size of the text."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.viewport import WHOLE
from tests.games.resarcana.view.table.test_stepping_aside import Seat


@pytest.mark.parametrize(("scale", "language"), [(100, "en"), (200, "es")])
@pytest.mark.parametrize("paying", [False, True])
def test_no_tip_covers_the_question_or_what_it_is_about(scale: int, paying: bool, language: str) -> None:
    seat = Seat(paying=paying, text_scale=scale, language=language)
    seat.stage.rest()
    shell, controls = seat.stage.shell, seat.controls
    explained = 0
    for control in shell.root.walk():
        if isinstance(control, Control) and control.reachable and control.hint and WHOLE.colliderect(control.bounds()):
            shell.messages.explain(control.hint, control)
            tip = shell.tips.tooltip.bounds()
            assert not any(tip.colliderect(box.inflate(-2, -2)) for box in controls.boxes()), control
            assert not tip.colliderect(control.bounds().inflate(-2, -2)), control
            assert WHOLE.contains(tip), control
            explained += 1
    assert explained > 10


def test_a_tip_gives_way_to_a_question_that_comes_while_it_is_read() -> None:
    seat = Seat()
    shell, (place,) = seat.stage.shell, seat.controls.boxes()
    seat.table.ask(None)
    seat.stage.tick()
    spot = Control(shell.look, size=(60, 40), at=place.move(10, -60).topleft, name="spot")
    seat.table.add(spot)
    shell.messages.explain(
        "What stands here is explained in several words, so that it is as wide as tips become.", spot
    )
    assert shell.tips.tooltip.bounds().colliderect(place)
    seat.screen.question_timing.drop()
    seat.screen.observer.asks()
    seat.stage.tick()
    assert not shell.tips.tooltip.bounds().colliderect(place)
