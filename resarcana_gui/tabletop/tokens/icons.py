"""Icons for texts and faces: from the files of the game or the program, or else drawn by code."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, hex_code, luminance
from resarcana_gui.scene.drawing.surface_cache import MIB, SurfaceCache
from resarcana_gui.scene.glyphs import LINES, Glyph
from resarcana_gui.scene.images import drawn
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.surfaces import premultiplied
from resarcana_gui.scene.theme import Theme
from resarcana_gui.shipped import asset_path

DRAWN: Final = 6 * MIB
"""The bytes of cached icons: one window needs less than one MiB, the largest four."""
BLACK: Final = (0, 0, 0)
WHITE: Final = "#ffffff"
"""The colour in an icon's file that is replaced by the colour of the text."""
TOUCHES: Final = MappingProxyType(
    {"#ff9d5c": "#97330a", "#86dc8a": "#1c6427", "#7cc0ff": "#14558f", "#ff7a6a": "#a01a1c", "#ffd25e": "#7a4c00"}
)
"""Other colours in an icon's file: as they are on dark backgrounds, and on pale ones."""
PALE: Final = 0.5
"""The luminance from which an ink is one for dark backgrounds."""
_drawn: Final = SurfaceCache(DRAWN)


@dataclass(frozen=True)
class IconSet:
    """The icons of a game: each an .svg in its `icons/` or the program's, or else drawn by the game's code."""

    folder: str
    """The game's folder among the assets."""
    coloured: Collection[str]
    """Icons that keep their colours; the others take the colour of their text, except for touches of colour."""
    signs: Collection[str]
    """Other icons that can be drawn without a file."""
    draw: Callable[[str, int, Colour], pygame.Surface]
    """Draws an icon without a file in a square of this size in pixels, premultiplied; in an ink, if it takes one."""
    worn: Callable[[str, pygame.Surface], pygame.Surface] = lambda name, picture: picture
    """Returns a coloured icon from its file as it looks now."""
    look: Callable[[], Hashable] = lambda: None
    """Returns what that depends on: pictures made for another value are not used again."""

    def known(self, name: str) -> bool:
        """Return whether an icon has a file, or can be drawn."""
        return name in self.coloured or name in self.signs or icon_file(self.folder, name) is not None

    def in_ink(self, theme: Theme, ink: Colour | None = None) -> Icons:
        """Return all icons in the ink for one background: a theme's dark ones, or another."""
        return Icons(self, theme["ink"] if ink is None else ink)

    def icon(self, name: str) -> Drawing:
        """Return an icon that keeps its colours, on any background."""
        return Icon(self, name, BLACK)

    def picture(self, name: str, side: int, ink: Colour = BLACK) -> pygame.Surface:
        """Return an icon in a square of this size in pixels, in an ink."""
        loaded = drawn(icon_file(self.folder, name), side, {} if name in self.coloured else _inked(ink))
        if loaded is None:
            return self.draw(name, side, ink)
        shown = premultiplied(loaded)
        return self.worn(name, shown) if name in self.coloured else shown


@dataclass(frozen=True)
class Icon:
    """The drawing of one icon in one ink."""

    icons: IconSet
    name: str
    ink: Colour

    @property
    def key(self) -> Hashable:
        return ("icon", self.icons.folder, self.name, self.ink, self.icons.look())

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = max(1, min(size))
        return _drawn.get((self.key, side), lambda: self.icons.picture(self.name, side, self.ink))


class Icons:
    """All icons in the ink for one background, those of the interface included. Icons of one set in one ink are
    equal."""

    def __init__(self, icons: IconSet, ink: Colour) -> None:
        self._set: Final = icons
        self._ink: Final = ink
        self._icons: Final[dict[str, Drawing | None]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Icons) and self._set is other._set and self._ink == other._ink

    def __hash__(self) -> int:
        return hash((id(self._set), self._ink))

    def icon(self, name: str) -> Drawing | None:
        """Return the icon of a name; None for an unknown one."""
        if name not in self._icons:
            self._icons[name] = self._made(name)
        return self._icons[name]

    def inked(self, ink: Colour) -> Icons:
        """Return the icons in another ink."""
        return Icons(self._set, ink)

    def _made(self, name: str) -> Drawing | None:
        if self._set.known(name):
            return Icon(self._set, name, self._ink)
        return Glyph(name, self._ink, 0.14) if name in LINES else None


def _inked(ink: Colour) -> dict[str, str]:
    """Return the colours that replace those in the file of an icon with the ink of its text."""
    touches = {} if luminance(ink) > PALE else TOUCHES
    return {WHITE: hex_code(ink), **touches}


@cache
def icon_file(folder: str, name: str) -> Path | None:
    """Return the file of an icon: the game's own, or the program's; None if there is none."""
    return asset_path(folder, "icons", f"{name}.svg") or asset_path("icons", f"{name}.svg")
