"""The map as numbers: land hexes, river hexes, bridge sites, and who is how far from whom.

Land hexes count from 0, row by row from the left, river hexes too. Sets of land hexes are ints with bit h for hex h.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import LETTERS

FARTHEST_SHIP: Final = 6
"""The most river hexes that any ship crosses: the Mermaids' five, and one by a bonus card."""
FARTHEST_SKIP: Final = 5
"""The farthest hex that any carpet reaches: it skips four."""

LOW_BITS: Final = 60
"""Sets are taken apart in halves of so many bits: compiled, larger numbers are several times slower."""
LOW: Final = (1 << LOW_BITS) - 1
POWERS_APART: Final = 67
"""A number by which all powers of two of a half leave different rests."""
BIT_OF: Final = [0] * POWERS_APART
"""The bit by the rest that its power of two leaves."""
for _bit in range(LOW_BITS):
    BIT_OF[(1 << _bit) % POWERS_APART] = _bit

Place = tuple[int, int]
"""Row and column of a hex, river counted."""


class Board:
    """The map, without bridge sites until they are added. The rows must have been checked (see map_file)."""

    def __init__(self, rows: Sequence[str]) -> None:
        places = [(row, column) for row, text in enumerate(rows) for column in range(len(text))]
        self.rows: Final = tuple(rows)
        self.land: Final = [place for place in places if rows[place[0]][place[1]] != "~"]
        """The place of each land hex."""
        self.river: Final = [place for place in places if rows[place[0]][place[1]] == "~"]
        self.terrain: Final = [LETTERS.index(rows[row][column]) for row, column in self.land]
        """The printed terrain of each land hex."""
        self.names: Final = _names(self.land)
        self.river_names: Final = [f"r{at}" for at in range(len(self.river))]
        self.numbers: Final = {name: at for at, name in enumerate(self.names)}
        self._touching: Final = {place: _beside(place, set(places)) for place in places}
        land, river = _places(self.land), _places(self.river)
        self.near: Final = [_mask(land, self._touching[place]) for place in self.land]
        """The land hexes that share a side with each land hex."""
        self.beside_river: Final = [_mask(land, self._touching[place]) for place in self.river]
        """The land hexes that each river hex touches."""
        self.rivers_beside: Final = [_found(river, self._touching[place]) for place in self.land]
        """The river hexes that each land hex touches."""
        shipped = [self._shipped(place, land) for place in self.land]
        self.by_ship: Final = [[each[ship] for each in shipped] for ship in range(FARTHEST_SHIP + 1)]
        """By shipping (0 to 6) and land hex: the land hexes reached over that many river hexes at most."""
        around = [self._around(place, land) for place in self.land]
        self.within: Final = [[each[far] for each in around] for far in range(FARTHEST_SKIP + 1)]
        """By distance (0 to 5) and land hex: the land hexes at that distance at most, itself not counted."""
        self.sites: Final[list[tuple[int, int]]] = []
        """The two ends of each bridge site."""
        self.site_names: Final[list[str]] = []

    def add_site(self, one: str, other: str) -> None:
        """A place for a bridge between two land hexes."""
        self.sites.append((self.numbers[one], self.numbers[other]))
        self.site_names.append(f"{one}:{other}")

    def _shipped(self, start: Place, land: dict[Place, int]) -> list[int]:
        """The land hexes that are reached over 0, 1, 2, ... river hexes at most."""
        reached, seen, edge, found = 0, {start}, {start}, [0]
        for _ in range(FARTHEST_SHIP):
            edge = {place for at in edge for place in self._touching[at] if place not in land} - seen
            seen |= edge
            for place in edge:
                reached |= _mask(land, self._touching[place])
            found.append(reached & ~(1 << land[start]))
        return found

    def _around(self, start: Place, land: dict[Place, int]) -> list[int]:
        """The land hexes at a distance of 0, 1, 2, ... at most."""
        reached, found = {start}, [0]
        for _ in range(FARTHEST_SKIP):
            reached = reached.union(*(self._touching[at] for at in reached))
            found.append(_mask(land, reached - {start}))
        return found


def bits(hexes: int) -> list[int]:
    """The numbers of the bits that are set, in ascending order."""
    found: list[int] = []
    low, high = hexes & LOW, hexes >> LOW_BITS
    while low:
        found.append(BIT_OF[(low & -low) % POWERS_APART])
        low &= low - 1
    while high:
        found.append(LOW_BITS + BIT_OF[(high & -high) % POWERS_APART])
        high &= high - 1
    return found


def _places(hexes: Sequence[Place]) -> dict[Place, int]:
    return {place: at for at, place in enumerate(hexes)}


def _names(land: Sequence[Place]) -> list[str]:
    names: list[str] = []
    for at, (row, _) in enumerate(land):
        number = 1 + sum(other == row for other, _ in land[:at])
        names.append(f"{'ABCDEFGHI'[row]}{number}")
    return names


def _beside(place: Place, places: set[Place]) -> list[Place]:
    """The hexes that share a side with one; every second row lies half a hex further right."""
    row, column = place
    shift = row % 2
    wanted = [(row, column - 1), (row, column + 1)]
    wanted += [(row + up, column + shift - 1 + right) for up in (-1, 1) for right in (0, 1)]
    return sorted(other for other in wanted if other in places)


def _mask(numbers: dict[Place, int], places: Sequence[Place] | set[Place]) -> int:
    return sum(1 << numbers[place] for place in set(places) if place in numbers)


def _found(numbers: dict[Place, int], places: Sequence[Place]) -> list[int]:
    return [numbers[place] for place in places if place in numbers]
