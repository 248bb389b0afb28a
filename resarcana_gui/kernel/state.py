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
    """What is on the table. Only its primitives write to it: one method per event class, which also records the event
    when a log is attached. Search runs without a log and creates no events."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.viewer = viewer
        self.seats = seats
        self.log: list[Event] | None = None

    def watch(self) -> None:
        """Keep a log of the events from now on."""
        self.log = []

    def recorded(self) -> list[Event]:
        """The events since the log was begun, or since this was asked last; none without a log."""
        events = self.log
        if events is None:
            return []
        self.log = []
        return events

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing mutable, without a log."""

    @abstractmethod
    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        """Everything this state says, field by field: two states are the same when their facts are equal."""
