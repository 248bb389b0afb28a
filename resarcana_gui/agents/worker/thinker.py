"""What thinks for the machine opponents: it is asked, and some time later it has an answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event


class ThinkerError(Exception):
    """There was no answer: the opponent failed, or its process has ended."""


@dataclass(frozen=True)
class Thought:
    """The result of a question: an answer, or why there is none."""

    command: Command | None
    error: ThinkerError | None = None


class Thinker(Protocol):
    """Thinks about one question at a time. No method waits, but for an opponent that thinks in the caller's process.

    An answer depends on the opponent, its seat, the position and what the seat sees there, and on nothing else
    that happened: taken back and played again, saved and loaded, or thought in another process, it is the same answer,
    as long as the budget is no time span.
    """

    def ask(self, at: int, seat: int, events: Sequence[Event]) -> None:
        """Begin to think about what is asked of a seat: at which position (a number of commands), and everything that
        happened up to there, the setup too. The opponent is shown no more of it than its seat may see. The question
        before, if it is not answered yet, is dropped. The sequence must not be changed afterwards."""
        ...

    def poll(self) -> Thought | None:
        """The answer to the latest question, returned once; None while there is none."""
        ...

    def drop(self) -> None:
        """Forget the question: no answer to it will come."""
        ...

    def renew(self) -> None:
        """Rebuild the opponents, in a fresh process, for the next question."""
        ...

    def close(self) -> None:
        """Stop thinking, for good."""
        ...
