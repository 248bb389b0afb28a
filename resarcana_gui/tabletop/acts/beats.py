"""Beats: related events that are seen together, like a price and the card it pays for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import TypeAlias

from resarcana_gui.kernel.event import Event

Beat: TypeAlias = tuple[Event, ...]
Kinds: TypeAlias = tuple[type[Event], ...]


@dataclass(frozen=True)
class Beats:
    """Which events of a game belong together."""

    families: Mapping[type[Event], str] = field(default_factory=dict)
    """Events that are seen together with others of their family; every other event is a beat of its own."""
    opening: Kinds = ()
    """Events that begin a beat, even after others of their family."""
    closing: Kinds = ()
    """Events that end one."""
    of_one_seat: AbstractSet[str] = frozenset()
    """Families whose events in one beat are all of one seat."""
    leading: Kinds = ()
    """Events that are invisible by themselves, and belong to what follows."""

    def of(self, events: Iterable[Event]) -> list[Beat]:
        """The events in order, grouped into beats."""
        found: list[list[Event]] = []
        for event in events:
            if found and self._belongs(event, found[-1]):
                found[-1].append(event)
            else:
                found.append([event])
        return [tuple(beat) for beat in found]

    def family(self, beat: Sequence[Event]) -> str:
        """The family of an event; empty for an event that stands alone."""
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
