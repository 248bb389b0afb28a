"""Somebody who does the slow things, so that the picture never waits for a sound."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Final, Protocol, TypeAlias

Job: TypeAlias = Callable[[], None]

PATIENCE: Final = 2.0
"""Seconds that the end of a program waits for a job under way."""


class Hands(Protocol):
    """Does what it is given, one thing after the other."""

    def do(self, job: Job) -> None:
        """Do this, now or soon."""

    def close(self) -> None:
        """Finish; what was not begun is left undone."""


class Worker:
    """Hands of their own: a thread that begins with the first job."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._open = True

    def do(self, job: Job) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        self._jobs.put(job)

    def close(self) -> None:
        self._open = False
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None and self._open:
            job()
