"""How far a training is, in lines."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

LINES = 20
"""About how many lines a step prints."""


@dataclass
class Progress:
    """Prints how far a step is, and how long it will take still."""

    say: Callable[[str], None]
    name: str
    began: float = field(default_factory=time.perf_counter)

    def through(self, number: int, what: str) -> Iterator[int]:
        """Count to a number, with a line now and then."""
        every = max(1, number // LINES)
        for done in range(1, number + 1):
            yield done
            if done % every == 0 or done == number:
                gone = time.perf_counter() - self.began
                left = gone / done * (number - done)
                self.say(f"{self.name}: {done} of {number} {what}, {gone:.0f} s gone, {left:.0f} s to go")
