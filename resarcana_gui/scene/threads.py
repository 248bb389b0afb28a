"""Pictures that are made in threads beside the frames. Scaling and turning leave the interpreter to others. Work on
copies: SDL refuses to draw a surface that another thread has locked."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import Final, TypeAlias, TypeVar

import pygame

Work: TypeAlias = Callable[[], pygame.Surface]
Start: TypeAlias = Callable[[Work], "Future[pygame.Surface]"]
"""Begins work that makes a picture."""

Made = TypeVar("Made")

MOST_THREADS: Final = 3
TURN: Final = 0.001
"""For so many seconds a thread has the interpreter before another that waits gets it: a third of a frame, as usual, is
too long for the one that draws."""


def take_short_turns() -> None:
    """Let threads that make pictures hold up the frames for as short as they can. Call it at the start."""
    sys.setswitchinterval(TURN)


def beside(work: Callable[[], Made]) -> Future[Made]:
    """Begin work in another thread."""
    return _threads().submit(work)


@cache
def _threads() -> ThreadPoolExecutor:
    """As many threads as there are other processors."""
    number = max(1, min(MOST_THREADS, (os.cpu_count() or 2) - 1))
    return ThreadPoolExecutor(number, thread_name_prefix="stretching")
