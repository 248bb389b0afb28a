"""Lines that report the progress of a long piece of work."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")

LINES = 20
"""About how many lines a piece of work prints."""


@dataclass
class Progress:
    """Prints how much is done, and the estimated time left."""

    say: Callable[[str], None]
    name: str
    began: float = field(default_factory=time.perf_counter)

    def through(self, number: int, what: str) -> Iterator[int]:
        """Count to a number, with a line now and then."""
        return self.of(range(1, number + 1), number, what)

    def of(self, things: Iterable[T], number: int, what: str) -> Iterator[T]:
        """Yield the items, `number` in all, with a line now and then. An item counts when the caller has finished
        with it."""
        every = max(1, number // LINES)
        for done, thing in enumerate(things, 1):
            yield thing
            if done % every == 0 or done == number:
                gone = time.perf_counter() - self.began
                left = gone / done * (number - done)
                self.say(f"{self.name}: {done} of {number} {what}, {gone:.0f} s gone, {left:.0f} s to go")
