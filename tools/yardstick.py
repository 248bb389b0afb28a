"""A yardstick for times on a machine that others use too: a fixed piece of work, measured beside what is measured.

On a shared machine the same loop takes from one to two times as long, from one second to the next. So each time is also
told as it would be if the machine were always as fast as at its best, by how long the yardstick took around it.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

LOOPS: Final = 4000
COPIED: Final = (1920, 1080)
"""The work: a loop of Python, and a picture of this size that is copied. Frames are made of such things."""
AROUND: Final = 6
"""So many marks before a time, and as many after it, tell how fast the machine was."""
BEST: Final = 0.05
"""The share of the marks that are faster than what counts as the machine's best."""


class Mark(NamedTuple):
    """Milliseconds that the yardstick took."""

    loop: float
    copy: float


class Yardstick:
    """The work that is always the same."""

    def __init__(self) -> None:
        self._from, self._to = (pygame.Surface(COPIED, 0, 32) for _ in range(2))

    def mark(self) -> Mark:
        """Do it twice, and tell how long the second time took: before the first, caches hold what was measured."""
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
    """Times as they would be on the machine at its best: as much shorter as the marks around each took longer than the
    best ones, in the mean of both kinds of work. One mark for each time."""
    best = Mark(*(_best([mark[kind] for mark in marks]) for kind in range(2)))
    return [ms * min(1.0, _share(marks[max(0, at - AROUND) : at + AROUND + 1], best)) for at, ms in enumerate(times)]


def _share(marks: Sequence[Mark], best: Mark) -> float:
    """How much of the time that marks took the best ones take."""
    return statistics.mean(best[kind] / statistics.median([mark[kind] for mark in marks]) for kind in range(2))


def _best(found: Sequence[float]) -> float:
    return sorted(found)[int(len(found) * BEST)]
