"""What opponents are told: the events as their seat may see them, and only those that are new to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from resarcana_gui.kernel.event import Event


@dataclass(frozen=True)
class Problem:
    """A question to a seat, and everything that happened before it."""

    at: int
    """How many commands there were before it."""
    seat: int
    events: Sequence[Event]


@dataclass(frozen=True)
class Letter:
    """A question as it is sent to its seat."""

    at: int
    seat: int
    afresh: bool
    """Whether the events begin with the first of all, and what was told before is void."""
    events: tuple[Event, ...]
    """As the seat sees them."""


class News:
    """Remembers what each seat has been told. After an undo, the seat is told everything again."""

    def __init__(self) -> None:
        self._told: dict[int, Sequence[Event]] = {}

    def letter(self, problem: Problem) -> Letter:
        """What to tell a seat to bring it up to date. The letter must be delivered."""
        seat, events = problem.seat, problem.events
        told = self._told.get(seat, ())
        known = len(told) if _goes_on(told, events) else 0
        self._told[seat] = events
        return Letter(problem.at, seat, known == 0, tuple(event.seen_by(seat) for event in events[known:]))


def _goes_on(told: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether the events begin with those that were told: with the very same objects, which is quick to see."""
    return len(told) <= len(events) and all(old is new for old, new in zip(told, events, strict=False))
