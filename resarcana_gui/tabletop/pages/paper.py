"""Parchment: the background of notes, and the text engine for it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.masks import soft_mask
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import stretched
from resarcana_gui.scene.theme import Theme
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.wrapping import TextEngine

INKS: Final = {
    "ink": "parchment_ink",
    "ink_soft": "parchment_soft",
    "gold": "parchment_head",
    "accent": "parchment_head",
    "good": "parchment_ink",
    "bad": "parchment_head",
}
"""The colours on parchment in place of those of texts written for dark backgrounds."""
WHITE: Final = (255, 255, 255)
HALF: Final = (128, 128, 128)
"""The colour in which the relief is drawn before it is tinted."""
RELIEF: Final = 0.4
"""The strength of the relief, low enough for texts to be legible."""
WORN: Final = 16.0
"""How far in from its edges it is darkened."""
EDGES: Final = (196, 182, 158)
"""The share of its colour that is left at the edges, of 255 for each channel."""


@dataclass(frozen=True)
class Sheet:
    """A piece of parchment with round corners; a plain panel with a line around it where surfaces are plain."""

    colour: Colour
    edge: Colour
    plain: bool
    radius: float = 10.0

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        if self.plain:
            return Panel(self.colour, self.colour, self.radius, 2.0, self.edge, self.edge).render(size, density)
        whole = Panel(WHITE, WHITE, self.radius).render(size, density)
        whole.blit(self._grain(size, density), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        self._age(whole, density)
        return whole

    def _age(self, whole: pygame.Surface, density: float) -> None:
        """Darken it towards its edges."""
        size, reach, radius = whole.get_size(), max(2, round(WORN * density)), round(self.radius * density)
        border = 2 * reach + radius
        pale = stretched(
            soft_mask(2 * border + 4, reach, radius), size, (border, border), plain=min(size) >= 2 * border
        )
        floor = pygame.Surface(size, 0, 32)
        floor.fill(EDGES)
        pale.fill([255 - level for level in EDGES], special_flags=pygame.BLEND_RGB_MULT)
        floor.blit(pale, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        whole.blit(floor, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _grain(self, size: tuple[int, int], density: float) -> pygame.Surface:
        """Return the relief of the material in this colour, bright enough for a bright colour."""
        relief = covered("parchment", HALF, size, density, 1.0)
        relief.blit(relief.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        relief.fill([round(255 * RELIEF)] * 3, special_flags=pygame.BLEND_RGB_MULT)
        relief.fill([255 - round(255 * RELIEF)] * 3, special_flags=pygame.BLEND_RGB_ADD)
        relief.fill(self.colour, special_flags=pygame.BLEND_RGB_MULT)
        return relief


class Paper:
    """Parchment and its text engine, which follow the interface's style."""

    def __init__(self, look: UiStyle) -> None:
        self.look: Final = look
        self._version = -1
        self._engine = look.text

    @property
    def text(self) -> TextEngine:
        """Sets texts in dark ink, with icons to match."""
        if self._version != self.look.version:
            self._version, self._engine = self.look.version, _dark(self.look)
        return self._engine

    @property
    def sheet(self) -> Sheet:
        """The drawing of the parchment."""
        theme = self.look.theme
        return Sheet(theme["parchment_top"], theme["parchment_soft"], plain=not theme.worn)


def _dark(look: UiStyle) -> TextEngine:
    theme = look.theme
    inks = {name: theme[ink] for name, ink in INKS.items()}
    dark = Theme(f"{theme.name} on parchment", {**theme.colours, **inks}, theme.worn)
    return TextEngine(dark, look.text.scale, look.text.icons.inked(dark["ink"]))
