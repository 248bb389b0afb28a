"""Questions answered by sorting things into named groups, such as cards into the years in which they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.tabletop.items.table_item import Key


@dataclass(frozen=True)
class PartitionGroup:
    """A group: its name, and how many things it holds."""

    name: str
    """Markup."""
    most: int
    least: int = 0


class PartitionModel:
    """Things by their keys, each in a group or in none yet."""

    def __init__(
        self, things: Sequence[Key], groups: Sequence[PartitionGroup],
        answer: Callable[[tuple[tuple[Key, ...], ...]], Command | None],
    ) -> None:  # fmt: skip
        """`answer` makes the answer from the things of each group, in the order in which they came; None if that is
        not allowed. Raises ValueError when the groups cannot hold all things, or need more than there are."""
        if not sum(group.least for group in groups) <= len(things) <= sum(group.most for group in groups):
            raise ValueError(f"{len(things)} things do not fit into {groups}.")
        self.things: Final = tuple(things)
        self.groups: Final = tuple(groups)
        self._answer: Final = answer
        self._in: Final[dict[Key, int]] = {}

    @property
    def placed(self) -> Mapping[Key, int]:
        """The group of each thing that is in one."""
        return self._in

    def members(self, group: int | None) -> list[Key]:
        """Return the things in a group, in the order in which they came, or those in none."""
        if group is None:
            return [thing for thing in self.things if thing not in self._in]
        return [thing for thing, found in self._in.items() if found == group]

    def has_room(self, group: int) -> bool:
        """Return whether a group can hold one more."""
        return len(self.members(group)) < self.groups[group].most

    def put(self, thing: Key, group: int | None) -> bool:
        """Put a thing into a group, or back into none. Return whether there is room; otherwise nothing changes.
        Raises KeyError for an unknown thing, IndexError for an unknown group."""
        if thing not in self.things:
            raise KeyError(thing)
        if group is None:
            self._in.pop(thing, None)
            return True
        if self._in.get(thing) == group:
            return True
        if not self.has_room(group):
            return False
        self._in.pop(thing, None)
        self._in[thing] = group
        return True

    def swap(self, thing: Key, other: Key) -> None:
        """Exchange two things; one of them may be in no group."""
        one, two = self._in.get(thing), self._in.get(other)
        if one == two:
            return
        kept = [(other if key == thing else thing if key == other else key, group) for key, group in self._in.items()]
        self._in.clear()
        self._in.update(kept)

    def onwards(self, thing: Key, step: int = 1) -> bool:
        """Put a thing into the next group with room, or with -1 into the previous one; after the last group it is in
        none again. Return whether it has moved."""
        places: list[int | None] = [None, *range(len(self.groups))]
        start = places.index(self._in.get(thing))
        for far in range(1, len(places)):
            place = places[(start + step * far) % len(places)]
            if place is None or self.has_room(place):
                return self.put(thing, place)
        return False

    @property
    def complete(self) -> bool:
        """Whether everything is sorted, and every group has enough."""
        enough = all(len(self.members(at)) >= group.least for at, group in enumerate(self.groups))
        return enough and len(self._in) == len(self.things)

    @property
    def command(self) -> Command | None:
        """The answer; None while it is not complete."""
        if not self.complete:
            return None
        return self._answer(tuple(tuple(self.members(at)) for at in range(len(self.groups))))
