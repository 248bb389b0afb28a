"""The same work many times, on several processes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def done_by(processes: int, work: Callable[[T], R], tasks: Iterable[T], chunk: int = 1) -> Iterator[R]:
    """What the work gives for each task, in order, as soon as it is there; with one process it is done right here.

    Work and tasks are sent to the others, `chunk` tasks at a time. They are started afresh, never forked: a copy of a
    process in which other threads run may hold a lock for ever that one of those threads had.
    """
    if processes == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))
    try:
        yield from pool.map(work, tasks, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)
