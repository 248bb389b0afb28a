"""A table's ground: wood, the regions on it, a circle let into them, and the lamp's light on all of that."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.ground.light import GAIN, Lamp, haze, shine
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.ground.region import Region
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.surfaces import faded, premultiplied, resized
from resarcana_gui.scene.transform import Box

BOARDS: Final = (44, 33, 26)
"""The colour of the wood below everything."""
HAZE: Final = (255, 206, 140)
LINES: Final = (255, 255, 255)
NIGHT: Final = (0, 0, 0)


@dataclass(frozen=True)
class Inlay:
    """A picture of light let into the ground, in a square about a point: its file, side and strength."""

    file: Path
    middle: tuple[float, float]
    side: float
    strength: float = 0.16


@dataclass(frozen=True)
class Ground:
    """A drawing of the whole canvas, without alpha. `plain` leaves out light and material: black, with white edges."""

    area: tuple[float, float, float, float]
    """The part of the plane that it shows: left, top, width, height, in canvas pixels."""
    regions: tuple[Region, ...]
    lamp: Lamp
    inlay: Inlay | None = None
    wood: Colour = BOARDS
    plain: bool = False

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        area = Box(self.area)
        density = size[0] / area.w
        if self.plain:
            return self._lines(size, area, density)
        whole = covered("wood", self.wood, size, density, GAIN)
        for region in self.regions:
            region.lay(whole, area, density, GAIN)
        shine(whole, self.lamp, area)
        self._inlay(whole, area, density)
        self._haze(whole, area, density)
        return whole

    def _lines(self, size: tuple[int, int], area: Box, density: float) -> pygame.Surface:
        whole = pygame.Surface(size, 0, 32)
        whole.fill(NIGHT)
        for region in self.regions:
            region.outline(whole, area, density, LINES)
        return whole

    def _inlay(self, whole: pygame.Surface, area: Box, density: float) -> None:
        picture = decoded(self.inlay.file) if self.inlay is not None else None
        if self.inlay is None or picture is None:
            return
        side = round(self.inlay.side * density)
        drawn = faded(resized(premultiplied(picture), (side, side)), self.inlay.strength)
        x, y = self.inlay.middle
        at = (round((x - area.x) * density - side / 2), round((y - area.y) * density - side / 2))
        whole.blit(drawn, at, special_flags=pygame.BLEND_RGB_ADD)

    def _haze(self, whole: pygame.Surface, area: Box, density: float) -> None:
        """The air shines about the middle of the light."""
        width, height = round(2.4 * self.lamp.radii[0] * density), round(2.4 * self.lamp.radii[1] * density)
        x, y = (self.lamp.at[0] - area.x) * density, (self.lamp.at[1] - area.y) * density
        light = haze((width, height), HAZE, self.lamp.glow)
        whole.blit(light, (round(x - width / 2), round(y - height / 2)), special_flags=pygame.BLEND_RGB_ADD)
