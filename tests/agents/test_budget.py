from __future__ import annotations

import math

import pytest

from resarcana_gui.agents.agent import Budget


@pytest.mark.parametrize("iterations", [-1, 1.5, "3"])
def test_iterations_that_are_no_number_from_0_up_are_refused(iterations: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        Budget(iterations=iterations)  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [-1, -0.5, math.nan, "3"])
def test_seconds_that_are_no_number_from_0_up_are_refused(seconds: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        Budget(seconds=seconds)  # type: ignore[arg-type]


def test_a_refused_budget_is_told_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^A budget's iterations are a whole number from 0 up\.$"):
        Budget(iterations=-1)
    with pytest.raises(ValueError, match=r"^A budget's seconds are a number from 0 up\.$"):
        Budget(seconds=-1)


def test_a_budget_may_be_left_open() -> None:
    assert (Budget().iterations, Budget().seconds) == (None, None)
    assert (Budget(0, 0.5).iterations, Budget(0, 0.5).seconds) == (0, 0.5)
