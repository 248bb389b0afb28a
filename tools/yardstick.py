"""A yardstick for times on a machine that others use too: a fixed piece of work, measured alongside.

On a shared machine the same loop takes from one to two times as long, from one second to the next. So each time is
also given as it would be if the machine were always as fast as at its best, judged by how long the yardstick took
around it.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

LOOPS: Final = 4000
COPIED: Final = (1920, 1080)
"""The work is a loop of Python and a copy of a picture of this size, as frames consist of such things."""
AROUND: Final = 6
"""The number of marks before a time, and after it, by which the machine's speed is judged."""
BEST: Final = 0.05
"""The share of the marks that are faster than what counts as the machine's best."""


class Mark(NamedTuple):
    """Milliseconds that the yardstick took."""

    loop: float
    copy: float


class Yardstick:
    """The fixed piece of work."""

    def __init__(self) -> None:
        self._from, self._to = (pygame.Surface(COPIED, 0, 32) for _ in range(2))

    def mark(self) -> Mark:
        """Do the work twice, and return how long the second time took: before the first, caches hold what was
        measured."""
        self._work()
        return self._work()

    def _work(self) -> Mark:
        began, total = time.perf_counter(), 0
        for number in range(LOOPS):
            total += number * number % 7
        looped = time.perf_counter()
        self._to.blit(self._from, (0, 0))
        return Mark((looped - began) * 1000, (time.perf_counter() - looped) * 1000)


def quiet(times: Sequence[float], marks: Sequence[Mark]) -> list[float]:
    """Return times as they would be on the machine at its best, with one mark given for each time: as much shorter
    as the marks around each took longer than the best ones, in the mean of both kinds of work."""
    best = Mark(*(_best([mark[kind] for mark in marks]) for kind in range(2)))
    return [ms * min(1.0, _share(marks[max(0, at - AROUND) : at + AROUND + 1], best)) for at, ms in enumerate(times)]


def _share(marks: Sequence[Mark], best: Mark) -> float:
    """Return the share of the time of these marks that the best ones take."""
    return statistics.mean(best[kind] / statistics.median([mark[kind] for mark in marks]) for kind in range(2))


def _best(found: Sequence[float]) -> float:
    return sorted(found)[int(len(found) * BEST)]
