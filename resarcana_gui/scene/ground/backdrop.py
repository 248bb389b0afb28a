"""The ground of a table: wood, the regions on it, an inlaid circle, and the light of the lamp on all of it."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.ground.light import GAIN, Lamp, haze, prepare_light, shine
from resarcana_gui.scene.ground.materials import covered
from resarcana_gui.scene.ground.region import Region
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.surfaces import faded, premultiplied, resized
from resarcana_gui.scene.transform import Box

BOARDS: Final = (44, 33, 26)
"""The colour of the wood at the bottom."""
LINES: Final = (255, 255, 255)
NIGHT: Final = (0, 0, 0)
KEPT: Final = 2
"""The number of inlays whose light is kept: that of the table and that of pages."""

Baking: TypeAlias = Generator[None, None, list[pygame.Surface]]
"""Pictures in the making: each step takes some milliseconds."""


@dataclass(frozen=True)
class Inlay:
    """A picture of light inlaid in the ground, in a square about a point: its file, side and strength."""

    file: Path
    middle: tuple[float, float]
    side: float
    strength: float = 0.16


@dataclass(frozen=True)
class Ground:
    """A drawing of the whole canvas, without alpha. `plain` leaves out light and material: black with white edges."""

    area: tuple[float, float, float, float]
    """The part of the canvas plane that is shown: left, top, width, height, in canvas pixels."""
    regions: tuple[Region, ...]
    lamp: Lamp
    inlay: Inlay | None = None
    wood: Colour = BOARDS
    plain: bool = False

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return self.lit(size, (self.lamp,))[0]

    def lit(self, size: tuple[int, int], lamps: Sequence[Lamp]) -> list[pygame.Surface]:
        """Return one picture for each of these lamps. Each further lamp takes a tenth of the time of the first."""
        return finished(self.baking(size, lamps))

    def baking(self, size: tuple[int, int], lamps: Sequence[Lamp]) -> Baking:
        """Make the same pictures in steps, between which a frame can be drawn."""
        area = Box(self.area)
        density = size[0] / area.w
        if self.plain:
            return [self._lines(size, area, density)] * len(lamps)
        dark = covered("wood", self.wood, size, density, GAIN)
        for region in self.regions:
            yield
            yield from region.laying(dark, area, density, GAIN)
        yield
        inlay, pictures = None if self.inlay is None else _inlaid(self.inlay, density), []
        for lamp in lamps:
            whole = dark if lamp is lamps[-1] else dark.copy()
            yield from self._in_light(whole, lamp, inlay)
            pictures.append(whole)
        return pictures

    def _in_light(
        self, whole: pygame.Surface, lamp: Lamp, inlay: pygame.Surface | None
    ) -> Generator[None, None, None]:  # fmt: skip
        area = Box(self.area)
        density = whole.get_width() / area.w
        prepare_light(lamp, area)
        yield
        shine(whole, lamp, area)
        yield
        for region in self.regions:
            region.sew(whole, area, density)
        yield
        if self.inlay is not None and inlay is not None:
            (x, y), half = self.inlay.middle, inlay.get_width() / 2
            at = (round((x - area.x) * density - half), round((y - area.y) * density - half))
            whole.blit(inlay, at, special_flags=pygame.BLEND_RGB_ADD)
        yield
        yield from _haze(whole, lamp, area, density)

    def _lines(self, size: tuple[int, int], area: Box, density: float) -> pygame.Surface:
        whole = pygame.Surface(size, 0, 32)
        whole.fill(NIGHT)
        for region in self.regions:
            region.outline(whole, area, density, LINES)
        return whole


def finished(baking: Baking) -> list[pygame.Surface]:
    """Return what comes of all steps."""
    while True:
        try:
            next(baking)
        except StopIteration as end:
            pictures: list[pygame.Surface] = end.value
            return pictures


@kept_for_this_size(KEPT)
def _inlaid(inlay: Inlay, density: float) -> pygame.Surface | None:
    """Return the light of an inlay, to be added. It is kept, as decoding its file takes longer than all else."""
    picture = decoded(inlay.file)
    if picture is None:
        return None
    side = round(inlay.side * density)
    return faded(resized(premultiplied(picture), (side, side)), inlay.strength)


def _haze(whole: pygame.Surface, lamp: Lamp, area: Box, density: float) -> Generator[None, None, None]:
    """Add the haze around the middle of the light."""
    width, height = round(2.4 * lamp.radii[0] * density), round(2.4 * lamp.radii[1] * density)
    x, y = (lamp.at[0] - area.x) * density, (lamp.at[1] - area.y) * density
    light = haze((width, height), lamp.haze, lamp.glow)
    yield
    whole.blit(light, (round(x - width / 2), round(y - height / 2)), special_flags=pygame.BLEND_RGB_ADD)
