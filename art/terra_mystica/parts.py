"""Which pictures the scripts of Terra Mystica make: the size of the portraits, and all others, part by part."""

from __future__ import annotations

from pathlib import Path

from art.places import ASSETS, SCRATCH, Part

GAME = ASSETS / "terra_mystica"
RAW = SCRATCH / "interface"
"""Where Blender leaves what is then made a part."""
SAMPLES = 10
"""Per pixel of a portrait: heads evenly lit, so that few are enough for the denoiser."""
SIDE = 512

COLOURS = {
    "yellow": "FACE54",
    "brown": "B06C38",
    "black": "544A62",
    "blue": "4692F4",
    "green": "5CBE52",
    "grey": "CED2D8",
    "red": "E84230",
    "wood": "DEC69E",
}
"""The lacquers, in sRGB; the plain wood is nobody's, for texts."""
PIECES = ("dwelling", "trading_house", "temple", "sanctuary", "stronghold", "priest", "marker")
TERRAINS = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")


def size_of(_slug: str) -> tuple[int, int]:
    """How wide and high a finished portrait is, in pixels."""
    return SIDE, SIDE


def _part(name: str, *made: Path) -> Part:
    return Part(name, f"art.terra_mystica.interface.{name}", made)


PARTS = (
    _part("pieces", *(GAME / "pieces" / f"{name}-{colour}.webp" for colour in COLOURS for name in PIECES)),
    _part("title", GAME / "scenes" / "title.jpg", GAME / "scenes" / "title.yaml"),
    _part("title_circle", GAME / "scenes" / "title_circle.webp"),
    _part("lands", *(GAME / "lands" / f"{name}-{number}.webp" for name in TERRAINS for number in (0, 1))),
)
