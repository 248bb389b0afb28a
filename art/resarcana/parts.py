"""Which pictures Res Arcana's scripts make: how large those of the cards are, and all others, part by part."""

from __future__ import annotations

import re
from pathlib import Path

from art.places import ASSETS, ROOT, SCRATCH, Part

GAME = ASSETS / "resarcana"
RAW = SCRATCH / "interface"
"""Where Blender leaves what is then made a part."""
COMPONENTS = ROOT / "cards.yaml"
ESSENCES = ("elan", "life", "calm", "death", "gold")
BACKS = ("artifact", "monument", "mage", "item", "place")
FRAMES = (*BACKS, "creature", "dragon")
SCENES = GAME / "scenes"
SAMPLES = 44
"""Per pixel of a card's picture."""


def kinds() -> dict[str, str]:
    """The section of cards.yaml that each component stands in: artifacts, mages, items, monuments or places."""
    found, section = {}, ""
    for line in COMPONENTS.read_text(encoding="utf-8").splitlines():
        if head := re.match(r"(\w+):$", line):
            section = head[1]
        elif entry := re.match(r"  - id: (\w+)", line):
            found[entry[1]] = section
    return found


def size_of(slug: str) -> tuple[int, int]:
    """How wide and high a finished picture is, in pixels: Places of Power are shown larger than the rest."""
    return (800, 600) if kinds().get(slug) == "places" else (640, 480)


def _part(name: str, *made: Path) -> Part:
    return Part(name, f"art.resarcana.interface.{name}", made)


def _webps(folder: str, *names: str) -> Part:
    return _part(folder, *(GAME / folder / f"{name}.webp" for name in names))


PARTS = (
    Part("icons", "art.resarcana.interface.icons.build", (GAME / "icons" / "elan.svg",)),
    _webps("tokens", *ESSENCES),
    _webps("frames", *FRAMES),
    _webps("backs", *BACKS),
    _webps("seals", "points", "first_player", "passed"),
    _part("title", SCENES / "title.jpg", SCENES / "title.yaml"),
    _part("title_circle", SCENES / "title_circle.webp"),
    _webps("particles", "spark", "ember", "smoke", "glint"),
)
