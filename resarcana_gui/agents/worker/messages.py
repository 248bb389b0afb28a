"""What agents are sent: the events as their seat may see them, and only those new to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event


@dataclass(frozen=True)
class Request:
    """A question to a seat, and everything that happened before it."""

    at: int
    """The number of commands before it."""
    seat: int
    events: Sequence[Event]
    given: Command | None = None
    """An answer to judge; None to look for the best one."""


@dataclass(frozen=True)
class Message:
    """A request as it is sent to its seat."""

    at: int
    seat: int
    from_start: bool
    """Whether the events begin with the very first one, so that everything sent before is void."""
    events: tuple[Event, ...]
    """The events as the seat sees them."""
    given: Command | None = None


class EventFeed:
    """Remembers what each seat has been sent. After an undo, the seat is sent everything again."""

    def __init__(self) -> None:
        self._told: dict[int, Sequence[Event]] = {}

    def message(self, request: Request) -> Message:
        """Return the message that brings the seat up to date. It must be delivered."""
        seat, events = request.seat, request.events
        told = self._told.get(seat, ())
        known = len(told) if _continues(told, events) else 0
        self._told[seat] = events
        news = tuple(event.seen_by(seat) for event in events[known:])
        return Message(request.at, seat, known == 0, news, request.given)


def _continues(told: Sequence[Event], events: Sequence[Event]) -> bool:
    """Return whether the events begin with those already sent. They are compared by identity, which is quick."""
    return len(told) <= len(events) and all(old is new for old, new in zip(told, events, strict=False))
