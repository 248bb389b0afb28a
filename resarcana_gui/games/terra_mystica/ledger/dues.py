"""What a seat still has to take or use in a ledger: spades in hand, tiles, cult steps, a bridge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

THINGS: Final = (
    "spade", "cult", "favour", "bridge", "ordination", "dwelling", "trading_house", "sandstorm", "devotion", "town",
)  # fmt: skip
"""free spades; cult steps by an action; favour tiles; a paid bridge; workers to ordain; the Witches' flight; the
Swarmlings' upgrade; the sandstorm; the Cultists' step; town tiles are due on the table itself."""


class Dues:
    """The things that are due to one seat, by number."""

    def __init__(self) -> None:
        self._number: Final[dict[str, int]] = dict.fromkeys(THINGS, 0)
        self.flown = -1
        """The hex to which a tunnel or carpet was paid in this action."""

    def __getitem__(self, thing: str) -> int:
        return self._number[thing]

    def add(self, thing: str, number: int = 1) -> None:
        """More is due."""
        self._number[thing] += number

    def take(self, thing: str, number: int = 1) -> bool:
        """So many are used, where so many are due."""
        if number > self._number[thing]:
            return False
        self._number[thing] -= number
        return True

    def is_left(self, things: Iterable[str]) -> bool:
        """Whether any of some things is due."""
        return any(self._number[thing] for thing in things)

    def begin_action(self) -> None:
        """What a turn leaves unused is lost with the next action."""
        self.flown = -1
        for thing in ("cult", "bridge", "ordination", "dwelling", "trading_house", "sandstorm", "spade"):
            self._number[thing] = 0
