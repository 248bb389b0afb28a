"""Texts and icons for faces, in the colours of their materials, for one style of the interface."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, contrast
from resarcana_gui.scene.text import IconSource
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine
from resarcana_gui.tabletop.cards.face_layout import DESIGN
from resarcana_gui.tabletop.cards.pictures import BackgroundJobs, half_size_picture, picture, picture_for
from resarcana_gui.tabletop.cards.style import Hue, Material, Style

ROOM: Final = 1.35
"""The greatest text scale on cards, which have only so much room."""
TITLE: Final = (40, 22, 400, 36)
"""Where the background of names is sampled in the design: left, top, width and height."""
FIELD: Final = (60, 440, 360, 180)
"""Where the background of lines is sampled in the design: left, top, width and height."""
PALE: Final = (250, 242, 226)
"""The ink on dark backgrounds."""


class Inks:
    """The materials of a style, and the text engines that write on them."""

    def __init__(self, look: UiStyle, style: Style, icons: IconSource | None = None) -> None:
        """`icons`, if given, are for dark backgrounds."""
        self.style: Final = style
        self.version: Final = look.version
        self.theme: Final = look.theme
        self.scale: Final = min(look.text.scale, ROOM)
        self.pixel: Final = look.pixel
        self.key: Final[Hashable] = (look.theme.name, self.scale, self.pixel)
        self.on_dark: Final = TextEngine(
            look.theme, 1.0, icons if icons is not None else style.icons.in_ink(look.theme)
        )
        """Writes on pictures and dark plates."""
        self._engines: Final[dict[Colour, TextEngine]] = {}

    @property
    def plain(self) -> bool:
        """Whether surfaces are plain, for better visibility."""
        return not self.theme.worn

    def material(self, name: str) -> Material:
        """Return the material of a frame, or black and white where surfaces are plain."""
        if self.plain:
            white, black = self.theme["parchment"], self.theme["parchment_ink"]
            return Material(Hue(white, white, black), white, white, black, black)
        return self.style.materials[name]

    def frame(self, name: str, width: float) -> pygame.Surface | None:
        """Return the picture of a frame for a card of this width in pixels; None if there is none, or surfaces are
        plain."""
        return None if self.plain else picture_for(width, self.style.folder, "frames", f"{name}.webp")

    def frame_ready(self, name: str, width: float, jobs: BackgroundJobs) -> bool:
        """Return whether `frame` would take only a moment; if not, the picture is read in the background."""
        parts = (self.style.folder, "frames", f"{name}.webp")
        half = None if self.plain else half_size_picture(*parts)
        return half is None or half.get_width() >= width or jobs.done(parts, lambda: picture(*parts))

    def on_title(self, name: str) -> TextEngine:
        """Return the engine for names on a frame, in a legible ink."""
        return self._in_ink(self._ink(name, TITLE))

    def on_field(self, name: str) -> TextEngine:
        """Return the engine for lines on a frame's field."""
        return self._in_ink(self._ink(name, FIELD))

    def _ink(self, name: str, part: tuple[int, int, int, int]) -> Colour:
        ink = self.material(name).ink
        ground = None if self.plain else _ground(self.style.folder, name, part)
        return ink if ground is None or contrast(ink, ground) >= contrast(PALE, ground) else PALE

    def _in_ink(self, ink: Colour) -> TextEngine:
        """Return an engine for texts and icons whose `parchment_ink` is the given ink."""
        if ink not in self._engines:
            theme = Theme(f"{self.theme.name} in {ink}", {**self.theme.colours, "parchment_ink": ink}, self.theme.worn)
            self._engines[ink] = TextEngine(theme, 1.0, self.style.icons.in_ink(theme, ink))
        return self._engines[ink]


@cache
def _ground(folder: str, name: str, part: tuple[int, int, int, int]) -> Colour | None:
    """Return the average colour of a part of a frame's picture; None if there is no picture."""
    frame = half_size_picture(folder, "frames", f"{name}.webp")
    if frame is None:
        return None
    unit = frame.get_width() / DESIGN
    red, green, blue, _ = pygame.transform.average_color(frame, pygame.Rect([round(side * unit) for side in part]))
    return red, green, blue
