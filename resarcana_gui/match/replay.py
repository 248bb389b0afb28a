"""Stepping through a game that was played."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import EVERYONE, State
from resarcana_gui.match.history import History


class Replay:
    """A cursor in a history. It moves by commands, actions or single events, and shows the table there as one viewer
    saw it. It never changes the history."""

    def __init__(self, history: History, viewer: int = EVERYONE) -> None:
        self._history = history
        self._viewer = viewer
        self.at = 0

    @property
    def end(self) -> int:
        """The last position: the number of commands."""
        return len(self._history.steps)

    def go(self, at: int) -> int:
        """Move to a position, or to the nearest one."""
        self.at = max(0, min(at, self.end))
        return self.at

    def forward(self) -> Sequence[Event]:
        """Move forward by one command. Return its events as the viewer saw them; at the end there are none."""
        if self.at == self.end:
            return ()
        self.at += 1
        return self._seen(self._history.steps[self.at - 1].events)

    def back(self) -> int:
        """Move back by one command."""
        return self.go(self.at - 1)

    def next_action(self) -> int:
        """Move to the start of the next action, or to the end."""
        later = [action.start for action in self._history.actions() if action.start > self.at]
        return self.go(min(later, default=self.end))

    def previous_action(self) -> int:
        """Move to the start of the previous action."""
        earlier = [action.start for action in self._history.actions() if action.start < self.at]
        return self.go(max(earlier, default=0))

    def state(self, events_more: int = 0) -> State:
        """Return the table here, or a number of single events further on."""
        state = self._history.state(self.at, self._viewer)
        events = self._history.steps[self.at].events if self.at < self.end else ()
        for event in self._seen(events[:events_more]):
            event.fold(state)
        return state

    def events(self) -> Sequence[Event]:
        """Return all that happened up to here, including the setup, as the viewer saw it."""
        return self._seen(self._history.events(self.at))

    def _seen(self, events: Sequence[Event]) -> Sequence[Event]:
        return events if self._viewer == EVERYONE else [event.seen_by(self._viewer) for event in events]
