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

Place = tuple[int, int]
"""Row and column of a hex, river counted."""


class Board:
    """The map. The rows and bridges must have been checked (see map_file)."""

    def __init__(self, rows: Sequence[str], bridges: Sequence[tuple[str, str]]) -> None:
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
        self._touching: Final = {place: _beside(place, places) for place in places}
        land, river = _places(self.land), _places(self.river)
        self.near: Final = [_mask(land, self._touching[place]) for place in self.land]
        """The land hexes that share a side with each land hex."""
        self.beside_river: Final = [_mask(land, self._touching[place]) for place in self.river]
        """The land hexes that each river hex touches."""
        self.rivers_beside: Final = [_found(river, self._touching[place]) for place in self.land]
        """The river hexes that each land hex touches."""
        self.by_ship: Final = [[self._shipped(hexagon, ship, land) for hexagon in self.land] for ship in range(7)]
        """By shipping (0 to 6) and land hex: the land hexes reached over that many river hexes at most."""
        self.within: Final = [[self._within(place, far, land) for place in self.land] for far in range(6)]
        """By distance (0 to 5) and land hex: the land hexes at that distance at most, itself not counted."""
        self.sites: Final = [(self.numbers[one], self.numbers[other]) for one, other in bridges]
        """The two ends of each bridge site."""
        self.site_names: Final = [f"{one}:{other}" for one, other in bridges]

    def _shipped(self, start: Place, ship: int, land: dict[Place, int]) -> int:
        reached, seen, edge = 0, {start}, [start]
        for _ in range(ship):
            edge = [place for at in edge for place in self._touching[at] if place not in land and place not in seen]
            seen.update(edge)
            for place in edge:
                reached |= _mask(land, self._touching[place])
        return reached & ~(1 << land[start])

    def _within(self, start: Place, far: int, land: dict[Place, int]) -> int:
        reached = {start}
        for _ in range(far):
            reached |= {place for at in reached for place in self._touching[at]}
        return _mask(land, reached - {start})


def bits(hexes: int) -> list[int]:
    """The numbers of the bits that are set, in ascending order."""
    found: list[int] = []
    while hexes:
        low = hexes & -hexes
        found.append(low.bit_length() - 1)
        hexes ^= low
    return found


def _places(hexes: Sequence[Place]) -> dict[Place, int]:
    return {place: at for at, place in enumerate(hexes)}


def _names(land: Sequence[Place]) -> list[str]:
    names: list[str] = []
    for at, (row, _) in enumerate(land):
        number = 1 + sum(other == row for other, _ in land[:at])
        names.append(f"{'ABCDEFGHI'[row]}{number}")
    return names


def _beside(place: Place, places: Sequence[Place]) -> list[Place]:
    """The hexes that share a side with one; every second row lies half a hex further right."""
    row, column = place
    shift = row % 2
    wanted = {(row, column - 1), (row, column + 1)}
    wanted |= {(row + up, column + shift - 1 + right) for up in (-1, 1) for right in (0, 1)}
    return [other for other in places if other in wanted]


def _mask(numbers: dict[Place, int], places: Sequence[Place] | set[Place]) -> int:
    return sum(1 << numbers[place] for place in set(places) if place in numbers)


def _found(numbers: dict[Place, int], places: Sequence[Place]) -> list[int]:
    return [numbers[place] for place in places if place in numbers]
