"""The cards that a world does not show yet."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.drafting import kinds_of
from resarcana_gui.games.seasons.rules.state import State


class Unseen:
    """The cards that nobody has been found to hold yet: how many of each kind."""

    def __init__(self, world: State) -> None:
        """Start with all copies of the level, less those that can be seen."""
        self._left = [0] * world.cards.count
        for number in kinds_of(world):
            self._left[number] = COPIES
        for play in world.play:
            for copy in play:
                self._left[copy // COPIES] -= 1
        for pile in piles_of(world):
            for number in pile:
                if number >= 0:
                    self._left[number] -= 1
        if world.summoning >= 0:
            self._left[world.summoning] -= 1

    def take(self, number: int) -> bool:
        """Take a card of this kind, if there is one."""
        if self._left[number] <= 0:
            return False
        self._left[number] -= 1
        return True

    def all(self) -> list[int]:
        """Return all cards that are left."""
        return [number for number, count in enumerate(self._left) for _ in range(max(0, count))]


def piles_of(world: State) -> list[list[int]]:
    """Return every list of cards in which some may be hidden."""
    found = [world.pile, world.discards, world.drawn]
    for seat in range(world.seats):
        found += [world.hand[seat], world.second[seat], world.third[seat], world.kept[seat], world.pack[seat]]
    return found
