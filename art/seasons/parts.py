"""Which pictures the scripts of Seasons make: how large those of the cards are, and all others, part by part."""

from __future__ import annotations

from pathlib import Path

from art.places import ASSETS, SCRATCH, Part

GAME = ASSETS / "seasons"
SCENES = GAME / "scenes"
RAW = SCRATCH / "interface"
"""Where Blender leaves what is then made a part."""
TOKENS = ("air", "water", "fire", "earth", "crystal")
FRAMES = ("item", "familiar")
BACKS = ("power", "library_2", "library_3")
SAMPLES = 9
"""Per pixel of a card's picture: these scenes are simple and evenly lit, so that few are enough for the denoiser."""


def size_of(_slug: str) -> tuple[int, int]:
    """How wide and high a finished picture is, in pixels."""
    return 640, 480


def _part(name: str, *made: Path) -> Part:
    return Part(name, f"art.seasons.interface.{name}", made)


def _webps(folder: str, *names: str) -> Part:
    return _part(folder, *(GAME / folder / f"{name}.webp" for name in names))


PARTS = (
    Part("icons", "art.seasons.interface.icons.build", (GAME / "icons" / "air.svg",)),
    _webps("tokens", *TOKENS),
    _webps("frames", *FRAMES),
    _webps("backs", *BACKS),
    _webps("seals", "crystal"),
    _part("title", SCENES / "title.jpg", SCENES / "title.yaml"),
    _part("title_circle", SCENES / "title_circle.webp"),
)
