from __future__ import annotations

import pytest

from resarcana_gui.agents.companion import Advice, Line
from resarcana_gui.agents.companion.advice import CERTAIN
from resarcana_gui.agents.companion.steadiness import STEP, Steadiness
from tests.agents.nim import Take

FIRST, SECOND, UNSEEN = (Take(0, stones) for stones in (1, 2, 3))


def advice(best: float, second: float = 0.1) -> Advice:
    lines = (Line(FIRST, best, 0.02), Line(SECOND, second, 0.02, best - second))
    return Advice(lines, (best, (1 - best) / 2, (1 - best) / 2))


def test_between_own_answers_what_is_told_is_the_mean_of_what_was_found() -> None:
    steady = Steadiness()
    assert steady.told(4, advice(0.4), lambda _: FIRST) == advice(0.4)
    told = steady.told(5, advice(0.6, 0.5), lambda _: FIRST)
    assert told.best.chance == pytest.approx(0.5) and sum(told.chances) == pytest.approx(1.0)
    assert told.lines[1].behind == pytest.approx(told.best.chance - told.lines[1].chance) and told.lines[1].behind > 0
    again = steady.told(6, advice(0.6, 0.5), lambda _: FIRST)
    assert 0.5 < again.best.chance < 0.55  # of three estimates now


def test_what_was_found_otherwise_is_approached_in_small_steps() -> None:
    steady, told = Steadiness(), [0.09]
    steady.told(0, advice(told[0], 0.05), lambda _: FIRST)
    for at in range(1, 9):
        told.append(steady.told(at, advice(0.97), lambda _: FIRST).best.chance)
        assert 0.0 < told[-1] - told[-2] <= STEP + 1e-9
    assert told[-1] > 0.6


def test_the_answer_that_was_given_is_what_counts() -> None:
    steady = Steadiness()
    steady.told(4, advice(0.8, 0.3), lambda _: None)
    assert steady.told(5, advice(0.3, 0.2), lambda _: SECOND).best.chance == pytest.approx(0.3)


def test_after_an_event_or_an_answer_that_was_not_told_of_or_an_undo_it_begins_anew() -> None:
    for at, led_from in ((5, None), (5, UNSEEN), (4, FIRST), (3, FIRST)):
        steady = Steadiness()
        steady.told(4, advice(0.2), lambda _: FIRST)
        assert steady.told(at, advice(0.9), lambda _, led=led_from: led) == advice(0.9)  # type: ignore[misc]


def test_what_is_proved_is_told_at_once_and_moves_nothing_else() -> None:
    steady = Steadiness()
    steady.told(4, advice(0.4), lambda _: FIRST)
    assert steady.told(5, advice(CERTAIN), lambda _: FIRST).best.chance == CERTAIN
    assert steady.told(6, advice(0.9), lambda _: FIRST).best.chance == 0.9
