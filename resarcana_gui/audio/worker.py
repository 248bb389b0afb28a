"""Somebody who does the slow things, so that the picture never waits for a sound."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, Protocol, TypeAlias

Job: TypeAlias = Callable[[], None]

PATIENCE: Final = 1.0
"""Seconds that the end of a program waits for a job under way."""
NAME: Final = "sound"
"""What the threads are called."""


class Hands(Protocol):
    """Does what it is given, one thing after the other."""

    def do(self, job: Job) -> None:
        """Do this, now or soon."""

    def close(self, last: Job, patience: float | None) -> bool:
        """Leave undone what was not begun, and do one last thing, if anything was ever done. Whether that is over,
        after waiting at most so many seconds; without a bound when None."""
        ...


class Worker:
    """Hands of their own: a thread that begins with the first job."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._open = True
        self._last: Job | None = None

    def do(self, job: Job) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name=NAME, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def close(self, last: Job, patience: float | None) -> bool:
        self._last = last
        self._open = False
        self._jobs.put(None)
        if self._thread is None:
            return True
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _work(self) -> None:
        try:
            while (job := self._jobs.get()) is not None and self._open:
                job()
        finally:
            if self._last is not None:
                self._last()


def working() -> bool:
    """Whether any of these threads has not ended."""
    return any(thread.name == NAME for thread in threading.enumerate())
