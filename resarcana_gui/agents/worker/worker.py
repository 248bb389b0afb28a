"""The interface of a worker, which is asked a question and some time later has the agent's answer; and what agents are
sent: the events as their seat may see them, and only those new to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from resarcana_gui.agents.companion import Advice
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
        self._sent: dict[int, Sequence[Event]] = {}

    def message(self, request: Request) -> Message:
        """Return the message that brings the seat up to date. It must be delivered."""
        seat, events = request.seat, request.events
        sent = self._sent.get(seat, ())
        known = len(sent) if _continues(sent, events) else 0
        self._sent[seat] = events
        news = tuple(event.seen_by(seat) for event in events[known:])
        return Message(request.at, seat, known == 0, news, request.given)


def _continues(sent: Sequence[Event], events: Sequence[Event]) -> bool:
    """Return whether the events begin with those already sent. They are compared by identity, which is quick."""
    return len(sent) <= len(events) and all(old is new for old, new in zip(sent, events, strict=False))


class WorkerError(Exception):
    """There was no answer: the agent failed, or its process has ended."""


@dataclass(frozen=True)
class Reply:
    """The result of a question: an answer, or why there is none."""

    command: Command | None
    error: WorkerError | None = None
    confidence: float | None = None
    """How clear the answer was to the agent (see Agent.confidence)."""
    advice: Advice | None = None
    """What the companion advises, if it was asked."""


class Worker(Protocol):
    """Works on one question at a time. No method blocks, except where the agent runs in the caller's own process.

    An answer depends only on the agent, its seat, the position and what the seat sees there. When it is undone and
    played again, saved and loaded, or computed in another process, it is the same, unless the budget is a time span.
    """

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        """Start on the question to a seat at this position (a number of commands). `events` are all events up to
        there, setup included; the agent is shown only what its seat may see. An earlier question without an answer
        is dropped. The sequence must not be changed afterwards. With `given`, an answer that was given, the
        companion says how good it was."""
        ...

    def poll(self) -> Reply | None:
        """Return the answer to the latest question, once; None while there is none."""
        ...

    def drop(self) -> None:
        """Forget the question: there will be no answer to it."""
        ...

    def reset(self) -> None:
        """Rebuild the agents, in a fresh process, before the next question."""
        ...

    def close(self) -> None:
        """Stop for good."""
        ...
