"""The seal behind the points of a card."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.masks import WHITE, smooth, tinted
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.theme import Theme
from resarcana_gui.tabletop.cards.pictures import picture

WAX: Final = ((196, 58, 44), (124, 24, 22), (60, 8, 10))
"""Light, body and shade of the wax."""
EVEN: Final = 0.8
"""The radius, relative to the whole, below which a disc is round; the wax around it is not."""


@dataclass(frozen=True)
class Seal:
    """A seal of red wax, or of the game's own picture; a plain dark disc where surfaces are plain."""

    theme: Theme
    folder: str
    """The game's folder among the assets, which may have a picture of a seal."""

    @property
    def key(self) -> Hashable:
        return ("seal", self.folder, self.theme.name)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        found = picture(self.folder, "seals", "points.webp") if self.theme.worn else None
        return resized(found, size) if found is not None else self._drawn(size)

    def _drawn(self, size: tuple[int, int]) -> pygame.Surface:
        light, body, deep = WAX
        whole = clear(size)
        for reach, top, low in ((1.0, body, deep), (0.9, light, body), (0.74, deep, body), (0.68, body, (140, 34, 28))):
            mask = smooth(size, _blob(reach))
            whole.blit(tinted(mask, top, low), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole


def _blob(reach: float) -> Callable[[pygame.Surface, float], None]:
    """Return a function that draws a disc which is not quite round."""

    def draw(surface: pygame.Surface, _fine: float) -> None:
        middle = pygame.Vector2(surface.get_width() / 2, surface.get_height() / 2)
        points = [
            middle + pygame.Vector2(middle.x * _radius(angle, reach), 0).rotate(angle) for angle in range(0, 360, 5)
        ]
        pygame.draw.polygon(surface, WHITE, points)

    return draw


def _radius(degrees: float, reach: float) -> float:
    angle = math.radians(degrees)
    return reach * (1.0 if reach < EVEN else 0.95 + 0.05 * math.sin(angle * 7 + 1) * math.sin(angle * 3))
