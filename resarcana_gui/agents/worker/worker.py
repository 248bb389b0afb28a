"""The interface of a worker: it is asked a question, and some time later it has the agent's answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from resarcana_gui.agents.companion import Advice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event


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
