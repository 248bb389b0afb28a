"""Acts: for each kind of event, a function that applies it to the table and returns its animation. Related events,
such as a price and the card it pays for, are grouped into beats that are seen together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Later, Together, Wait
from resarcana_gui.scene.timing import stagger
from resarcana_gui.tabletop.table.table import Table

Beat: TypeAlias = tuple[Event, ...]
Kinds: TypeAlias = tuple[type[Event], ...]


@dataclass(frozen=True)
class Beats:
    """Groups the events of a game that belong together."""

    families: Mapping[type[Event], str] = field(default_factory=dict)
    """The family of each event that is seen together with others of the family; every other event is a beat of its
    own."""
    opening: Kinds = ()
    """Events that begin a beat, even after others of their family."""
    closing: Kinds = ()
    """Events that end a beat."""
    of_one_seat: AbstractSet[str] = frozenset()
    """Families of which one beat has events of one seat only."""
    leading: Kinds = ()
    """Events that are invisible by themselves, and join the beat that follows."""

    def of(self, events: Iterable[Event]) -> list[Beat]:
        """Return the events in order, grouped into beats."""
        found: list[list[Event]] = []
        for event in events:
            if found and self._belongs(event, found[-1]):
                found[-1].append(event)
            else:
                found.append([event])
        return [tuple(beat) for beat in found]

    def family(self, beat: Sequence[Event]) -> str:
        """Return the family of a beat; empty for an event that stands alone."""
        return next((self.families.get(type(event), "") for event in beat if not isinstance(event, self.leading)), "")

    def _belongs(self, event: Event, beat: Sequence[Event]) -> bool:
        last = beat[-1]
        if isinstance(last, self.leading) and len(beat) == 1:
            return True
        own = self.families.get(type(event), "")
        if not own or own != self.family(beat) or isinstance(event, self.opening) or isinstance(last, self.closing):
            return False
        return own not in self.of_one_seat or _is_of_one_seat((*beat, event))


def _is_of_one_seat(events: Iterable[Event]) -> bool:
    seats = {getattr(event, "seat", None) for event in events}
    return len(seats - {None}) <= 1


T = TypeVar("T", bound=Table)

Act: TypeAlias = Callable[[T, Any], Action]
"""Applies an event to the table's own state, and returns its animation."""


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
        """`steps`: milliseconds between two starts, for each family of events that move things one after the other.
        `size` returns how many things an event moves."""
        self.by_event: Final = dict(acts)
        self._beats: Final = beats or Beats()
        self._steps: Final = dict(steps or {})
        self._size: Final = size

    def beats(self, events: Iterable[Event]) -> list[Beat]:
        """Return the events in order, grouped into beats."""
        return self._beats.of(events)

    def of(self, table: T, beat: Beat) -> Action:
        """Apply every event of a beat to a table, in order, and return the animation: things of a family that has
        steps start one shortly after the other, everything else together. Raises KeyError for an event without an
        act."""
        step, before, parts = self._steps.get(self._beats.family(beat), 0), 0, []
        for event in beat:
            action = self.by_event[type(event)](table, event)
            parts.append(Wait(stagger(before, step)) + action)
            before += 0 if isinstance(event, self._beats.leading) else self._size(event)
        return Together(*parts) + Later(table.rearrange)  # moved by one event, and back by another
