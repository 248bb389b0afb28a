"""The words of the game as numbers: terrain, structures, cults."""

from __future__ import annotations

from typing import Final

DESERT: Final = 0
PLAINS: Final = 1
SWAMP: Final = 2
LAKES: Final = 3
FOREST: Final = 4
MOUNTAINS: Final = 5
WASTELAND: Final = 6
TERRAINS: Final = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
"""In the order of the wheel; after the last comes the first."""
LETTERS: Final = "YUKBGSR"
"""The letters of the terrains in the map's file, in the same order."""
WHEEL: Final = 7

NOTHING: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
STRUCTURES: Final = ("nothing", "dwelling", "trading_house", "temple", "stronghold", "sanctuary")
VALUES: Final = (0, 1, 2, 2, 3, 3)
"""What each structure counts for power and towns."""
PIECES: Final = (0, 8, 4, 3, 1, 1)
"""How many of each structure a player has."""
PRIESTS: Final = 7
BRIDGES: Final = 3

CULTS: Final = ("fire", "water", "earth", "air")
CULT_COUNT: Final = 4
TOP: Final = 10
"""The last step of a cult track, which takes a key."""
SPACES: Final = (3, 2, 2, 2)
"""How many steps a priest brings on each order space of a cult."""
