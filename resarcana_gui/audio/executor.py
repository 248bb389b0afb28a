"""Running slow jobs in the background, so that the picture never waits for a sound."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, Protocol, TypeAlias

Job: TypeAlias = Callable[[], None]

CLOSE_TIMEOUT: Final = 1.0
"""Seconds that the program waits at its end for a running job."""
NAME: Final = "sound"
"""The name of the threads."""


class Executor(Protocol):
    """Runs jobs one after the other."""

    def submit(self, job: Job) -> None:
        """Run this job, now or soon."""

    def close(self, last: Job, timeout: float | None) -> bool:
        """Drop the jobs that have not begun and run one last job, if any job ever ran. Wait at most `timeout`
        seconds, forever if None, and return whether all jobs have ended."""
        ...


class ThreadExecutor:
    """Runs jobs in a thread of its own, which starts with the first job."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._open = True
        self._last: Job | None = None

    def submit(self, job: Job) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name=NAME, daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def close(self, last: Job, timeout: float | None) -> bool:
        self._last = last
        self._open = False
        self._jobs.put(None)
        if self._thread is None:
            return True
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def _work(self) -> None:
        try:
            while (job := self._jobs.get()) is not None and self._open:
                job()
        finally:
            if self._last is not None:
                self._last()


def any_running() -> bool:
    """Return whether any of these threads is still alive."""
    return any(thread.name == NAME for thread in threading.enumerate())
