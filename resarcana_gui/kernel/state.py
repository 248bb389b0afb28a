"""The state of a game: the truth, or what one seat knows of it. One class serves both."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Value

EVERYONE: Final = -1
"""The viewer of the truth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The contents of a table. Only its primitives write to it: one method per event class, which also records the
    event when a log is attached. Searches run without a log and create no events."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.log: list[Event] | None = None

    def watch(self) -> None:
        """Start a log of the events from now on."""
        self.log = []

    def recorded(self) -> list[Event]:
        """Return the events since the log was started or last read here; empty without a log."""
        events = self.log
        if events is None:
            return []
        self.log = []
        return events

    @abstractmethod
    def clone(self) -> State:
        """Return a copy that shares nothing mutable, without a log."""

    @abstractmethod
    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        """Return everything this state says, field by field. Two states are the same when their facts are equal."""
