"""Leather with a seam, and brass: the surfaces of pages, dialogs and plates, which match the table."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.ground.region import Region
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle

BROWN: Final = (38, 27, 20)
THREAD: Final = (128, 101, 64)
RADIUS: Final = 22.0
SEAM: Final = 11.0
"""How far inside the edge the seam runs."""
HALF: Final = (128, 128, 128)
NO_SHADOW: Final = (1.0, 0.0, 0.0)


@dataclass(frozen=True)
class LeatherPanel:
    """A piece of leather with round corners."""

    colour: Colour = BROWN
    thread: Colour = THREAD

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole, place = clear(size), (0.0, 0.0, size[0] / density, size[1] / density)
        piece = Region("leather", self.colour, place, RADIUS, self.thread, SEAM, 1.0, shadow=NO_SHADOW)
        piece.lay(whole, Box(place), density, 1.0)
        piece.sew(whole, Box(place), density)
        return whole


@dataclass(frozen=True)
class BrushedBrass:
    """A panel of brushed brass."""

    panel: Panel
    polish: int = 0
    """How much light fills its scratches, from 0 to 255."""

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = self.panel.render(size, density)
        relief = covered("brass", HALF, size, density, 1.0)
        relief.blit(relief.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        relief.fill([self.polish] * 3, special_flags=pygame.BLEND_RGB_ADD)
        whole.blit(relief, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return whole


def framed(look: UiStyle) -> Drawing:
    """Return the surface of a page or dialog: leather, or a panel with a line around it where the theme is plain."""
    return LeatherPanel() if look.theme.worn else look.panel(radius=16.0, edge=2.5)
