"""Work that takes longer than a frame has, done in the background, one piece after the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

Job: TypeAlias = Callable[[], object]


class BackgroundJobs:
    """Jobs by key. One that fails counts as done: whoever needs its result does it again, and sees why."""

    def __init__(self) -> None:
        self._asked: Final[set[Hashable]] = set()
        self._done: Final[set[Hashable]] = set()
        self._jobs: Final = SimpleQueue[tuple[Hashable, Job]]()
        self._thread: Thread | None = None

    def done(self, key: Hashable, job: Job) -> bool:
        """Whether the job of this key has been done; it will be, if nobody asked before."""
        if key in self._done:
            return True
        if key not in self._asked:
            self._asked.add(key)
            self._jobs.put((key, job))
            self._begin()
        return False

    def forget(self, key: Hashable) -> None:
        """Its result is no longer there: it is done again when somebody asks."""
        self._asked.discard(key)
        self._done.discard(key)

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="background jobs", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while True:
            key, job = self._jobs.get()
            with suppress(Exception):  # it is met again where it can be told
                job()
            self._done.add(key)
