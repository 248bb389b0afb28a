from __future__ import annotations

import pytest

from resarcana_gui.agents.worker import Reply
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.timing import Pace, Speed, milliseconds
from resarcana_gui.screens.match_runner import MatchRunner
from resarcana_gui.screens.table.question_timing import PonderTimer, ponder_time
from tests.screens.test_match_runner import Table
from tests.toy.records import DRAW

CLOSE, CLEAR = 0.0, 1.0


class Thinker:
    """Somebody who ponders, on a clock that stands still."""

    def __init__(self, speed: Speed = Speed.NORMAL) -> None:
        self.clock = FakeClock()
        self.pace = Pace(speed)
        self.timer = PonderTimer(self.clock, self.pace)

    def time(self, at: int, confidence: float | None) -> int:
        """How many milliseconds it lasts."""
        begin = self.clock.now()
        while self.timer.lasts(at, confidence):
            self.clock.step(10)
        return self.clock.now() - begin


def test_a_close_choice_takes_longer_than_a_clear_one() -> None:
    thinker = Thinker()
    times = [thinker.time(at, confidence) for at, confidence in enumerate([CLEAR, 0.5, CLOSE])]
    assert times[0] == milliseconds("glance") and times[2] == milliseconds("ponder")
    assert times[0] < times[1] < times[2]


def test_an_answer_without_a_choice_takes_no_time() -> None:
    assert Thinker().time(3, None) == 0


@pytest.mark.parametrize("confidence", [-1.0, 0.0, 0.3, 1.0, 7.0])
def test_no_choice_takes_less_than_a_glance_or_more_than_pondering(confidence: float) -> None:
    assert milliseconds("glance") <= ponder_time(confidence) <= milliseconds("ponder")


def test_speed_and_the_key_that_hurries_are_respected() -> None:
    assert Thinker(Speed.INSTANT).time(0, CLOSE) == 0
    assert Thinker(Speed.FAST).time(0, CLOSE) == milliseconds("ponder") / 2.5
    hurried = Thinker()
    hurried.pace.held = True
    assert hurried.time(0, CLOSE) == milliseconds("ponder") / 4


def test_a_machine_seems_to_think_until_its_time_is_over_and_then_acts() -> None:
    table, clock = Table(), FakeClock()
    timer = PonderTimer(clock, Pace())
    table.runner = MatchRunner(
        table.match, lambda: table.worker, table.diary, lambda: table.behind, shows_thinking=timer.lasts
    )
    table.runner.update()
    table.worker.reply = Reply(table.answer(DRAW), confidence=CLOSE)
    table.behind = True
    clock.step(10_000)
    table.runner.update()
    table.behind = False
    table.runner.update()
    assert table.runner.thinking == 1 and not table.match.history.steps
    clock.step(milliseconds("ponder"))
    table.runner.update()
    assert table.match.history.steps[0].command.KIND == DRAW
