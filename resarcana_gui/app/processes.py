"""Running one function over many items, in several processes."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final, TypeVar

from resarcana_gui.agents.outside.process_group import end_all

T = TypeVar("T")
R = TypeVar("R")

SPAWN: Final = get_context("spawn")
"""Processes are started afresh, never forked: a copy of a process with other threads may hold one of their locks
forever."""

AHEAD: Final = 4
"""The number of chunks that wait for each process, so that none runs out of work."""


def parallel_map(processes: int, work: Callable[[T], R], tasks: Iterable[T], chunk: int = 1) -> Iterator[R]:
    """Yield the work's result for each task, in order, as soon as it is available. With one process the work is done in
    this one.

    Work and tasks are sent to the others, `chunk` tasks at a time. The others end with this process, however it
    ends: each holds one end of a pipe whose other end is here, and nothing is ever sent through it.
    """
    if processes == 1:
        yield from map(work, tasks)
        return
    lifeline, held = SPAWN.Pipe(duplex=False)
    pool = ProcessPoolExecutor(processes, mp_context=SPAWN, initializer=_live_by, initargs=(lifeline,))
    try:
        yield from _in_order(pool, processes * AHEAD, work, tasks, chunk)
    except BaseException:
        held.close()  # unfinished work is no longer needed
        raise
    finally:
        pool.shutdown()
        held.close()
        lifeline.close()


def _in_order(
    pool: ProcessPoolExecutor, ahead: int, work: Callable[[T], R], tasks: Iterable[T], chunk: int
) -> Iterator[R]:
    """Yield the results of the tasks, with this many chunks in flight at a time."""
    under_way: deque[Future[list[R]]] = deque()
    rest = iter(tasks)
    while some := list(islice(rest, chunk)):
        with _interrupted_later():
            under_way.append(pool.submit(_each, work, some))
        if len(under_way) == ahead:
            yield from under_way.popleft().result()
    while under_way:
        yield from under_way.popleft().result()


def _each(work: Callable[[T], R], tasks: list[T]) -> list[R]:
    return [work(task) for task in tasks]


def _live_by(lifeline: Connection) -> None:
    """Make sure, first thing in a process, that it ends when the pipe does. Ctrl-C is for its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    end_all()
    os._exit(1)


@contextmanager
def _interrupted_later() -> Iterator[None]:
    """Block Ctrl-C inside the block. A process started there inherits this, and so is not interrupted before it has
    begun; systems without signal masks cannot guarantee that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
