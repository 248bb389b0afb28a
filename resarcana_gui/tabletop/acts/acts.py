"""Acts: for each kind of event a function that applies it to the table and returns its animation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeAlias, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Later, Together, Wait
from resarcana_gui.scene.timing import stagger
from resarcana_gui.tabletop.acts.beats import Beat, Beats
from resarcana_gui.tabletop.table.table import Table

T = TypeVar("T", bound=Table)

Act: TypeAlias = Callable[[T, Any], Action]
"""Folds an event into the table's own view, and returns its animation."""


def _one(event: Event) -> int:
    return 1


class Acts(Generic[T]):
    """The acts of one game."""

    def __init__(
        self,
        acts: Mapping[type[Event], Act[T]],
        beats: Beats | None = None,
        steps: Mapping[str, int] | None = None,
        size: Callable[[Event], int] = _one,
    ) -> None:
        """`steps`: for families of events that move things one after the other, the milliseconds between two starts;
        `size` is the number of things an event moves."""
        self.by_event: Final = dict(acts)
        self._beats: Final = beats or Beats()
        self._steps: Final = dict(steps or {})
        self._size: Final = size

    def beats(self, events: Iterable[Event]) -> list[Beat]:
        """The events in order, grouped into beats."""
        return self._beats.of(events)

    def of(self, table: T, beat: Beat) -> Action:
        """Apply every event of a beat to a table, in order, and return the animation: several things of a kind start in
        quick succession, everything else together. Raises KeyError for an event without an act."""
        step, before, parts = self._steps.get(self._beats.family(beat), 0), 0, []
        for event in beat:
            action = self.by_event[type(event)](table, event)
            parts.append(Wait(stagger(before, step)) + action)
            before += 0 if isinstance(event, self._beats.leading) else self._size(event)
        return Together(*parts) + Later(table.rearranged)  # moved by one event, and back by another
