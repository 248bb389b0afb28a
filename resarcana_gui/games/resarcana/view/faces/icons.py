"""Icons for texts and faces: from the files of the program, or drawn by code where there is none."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.games.resarcana.cards.essences import NAMES
from resarcana_gui.games.resarcana.view.faces import gems
from resarcana_gui.games.resarcana.view.faces.palette import ESSENCES
from resarcana_gui.games.resarcana.view.faces.signs import SIGNS, sign
from resarcana_gui.scene.cache import MIB, SurfaceCache
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.images import drawn
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import tinted
from resarcana_gui.scene.surfaces import premultiplied
from resarcana_gui.scene.theme import Theme
from resarcana_gui.shipped import found

GAME: Final = "resarcana"
"""The folder of the game's files among the assets."""
MIXES: Final = {"any": NAMES, **{f"not_{name}": tuple(other for other in NAMES if other != name) for name in NAMES}}
"""An essence of one of several types, by the name of its icon."""
COLOURED: Final = frozenset({*NAMES, *MIXES})
"""Icons that keep their colours; the others take the colour of the text that they stand in."""
DRAWN: Final = 6 * MIB
"""So many bytes of icons are kept as they were drawn: those of one window take less than one, of the largest four."""
_drawn: Final = SurfaceCache(DRAWN)


@dataclass(frozen=True)
class Icon:
    """The drawing of one icon in one ink."""

    name: str
    ink: Colour

    @property
    def key(self) -> Hashable:
        return ("icon", self.name, self.ink)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = max(1, min(size))
        return _drawn.get((self.name, self.ink, side), lambda: _picture(self.name, side, self.ink))


class Icons:
    """Every icon in the ink of one ground: `ink` for dark ones, `parchment_ink` for light ones, or any colour."""

    def __init__(self, theme: Theme, ink: Colour | None = None) -> None:
        self._ink: Final = theme["ink"] if ink is None else ink
        self._icons: Final[dict[str, Drawing | None]] = {}

    def icon(self, name: str) -> Drawing | None:
        """The icon of a name; None when nothing is known of it."""
        if name not in self._icons:
            self._icons[name] = self._made(name)
        return self._icons[name]

    def _made(self, name: str) -> Drawing | None:
        if known(name):
            return Icon(name, self._ink)
        return Glyph(name, self._ink, 0.14) if name in LINES else None


def known(name: str) -> bool:
    """Whether an icon has a file, or can be drawn."""
    return name in COLOURED or name in SIGNS or file(name) is not None


@cache
def file(name: str) -> Path | None:
    """The file of an icon: the game's own, or the program's."""
    return found(GAME, "icons", f"{name}.svg") or found("icons", f"{name}.svg")


def _picture(name: str, side: int, ink: Colour) -> pygame.Surface:
    if name in COLOURED:
        return coloured(name, side)
    loaded = _from_file(name, side)
    return sign(name, side, ink) if loaded is None else tinted(loaded, ink)


def essence_icon(name: str) -> Drawing:
    """An icon that keeps its colours, whatever it stands on: one of COLOURED."""
    return Icon(name, (0, 0, 0))


def coloured(name: str, side: int) -> pygame.Surface:
    """An icon that keeps its colours, in a square of a side in pixels. Raises KeyError for what is not in COLOURED."""
    loaded = _from_file(name, side)
    if loaded is not None:
        return loaded
    if name in ESSENCES:
        return gems.gem(name, side)
    return gems.disc(side, [ESSENCES[part].body for part in MIXES[name]])


def _from_file(name: str, side: int) -> pygame.Surface | None:
    picture = drawn(file(name), side)
    return None if picture is None else premultiplied(picture)
