"""What takes longer because the machine is slower at the time is told as on the machine at its best."""

from __future__ import annotations

from random import Random

from tools.yardstick import Mark, Yardstick, quiet


def test_times_are_told_as_on_the_machine_at_its_best() -> None:
    dice = Random(1)
    slow = [1.0 if at % 100 < 50 else 1.8 for at in range(2000)]
    times = [5.0 + 10.0 * (dice.random() < 0.02) for _ in slow]
    marks = [Mark(0.5 * slower * dice.uniform(1.0, 1.05), 0.7 * slower * dice.uniform(1.0, 1.05)) for slower in slow]
    calm = quiet([ms * slower for ms, slower in zip(times, slow, strict=True)], marks)
    near = [abs(told - true) < 0.1 * true for told, true in zip(calm, times, strict=True)]
    assert sum(near) > 0.85 * len(near), "all but those beside a change"


def test_nothing_is_told_as_longer_than_it_took() -> None:
    dice = Random(2)
    times = [dice.uniform(1, 20) for _ in range(300)]
    marks = [Mark(dice.uniform(0.1, 3), dice.uniform(0.1, 3)) for _ in times]
    assert all(0 < told <= true for told, true in zip(quiet(times, marks), times, strict=True))


def test_a_yardstick_takes_some_time() -> None:
    assert all(ms > 0 for ms in Yardstick().mark())
