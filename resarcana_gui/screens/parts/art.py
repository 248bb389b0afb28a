"""A game's own pictures on pages: at the edge of a row, above a page, in a small square. They fade into what they lie
on, so that words beside them can be read."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

import pygame

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing, Painter, is_ready
from resarcana_gui.scene.seats.rings import BrassRing, RoundPicture
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.surfaces import clear, with_alpha
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle

STEPS: Final = 64
"""The steps in which a picture fades."""
WHITE: Final = (255, 255, 255)


@dataclass(frozen=True)
class FadedArt:
    """A picture that fills a box with round corners, and fades out towards the left, the right or the bottom."""

    art: Drawing
    left: float = 0.0
    """The share of the width in which it fades towards the left, ..."""
    low: float = 0.0
    """... the share of the height, ..."""
    right: float = 0.0
    """... and the share of the width towards the right."""
    radius: float = 10.0
    strength: float = 1.0
    """Its opacity, from 0 to 1."""

    @property
    def key(self) -> Hashable:
        return ("faded art", self.art.key, self.left, self.low, self.right, self.radius, self.strength)

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether drawing it takes only a moment."""
        return is_ready(self.art, size)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        whole = with_alpha(self.art.render(size, density))
        whole.blit(
            _fading(size, self.left, self.right, self.low, self.strength), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
        )
        corners = Panel(WHITE, WHITE, self.radius).render(size, density)
        whole.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return whole


@lru_cache(maxsize=8)
def _fading(size: tuple[int, int], left: float, right: float, low: float, strength: float) -> pygame.Surface:
    """Return a mask that is white and becomes transparent towards the left, the right and the lower edge."""
    grid = clear((STEPS, STEPS))
    across = [_share(x / (STEPS - 1), left) * _share(1 - x / (STEPS - 1), right) for x in range(STEPS)]
    down = [_share(1 - y / (STEPS - 1), low) for y in range(STEPS)]
    for y, lit in enumerate(down):
        for x, share in enumerate(across):
            level = round(255 * share * lit * strength)
            grid.set_at((x, y), (level, level, level, level))
    return pygame.transform.smoothscale(grid, size)


def _share(at: float, fade: float) -> float:
    """Return the strength at a share of the way from an edge, near which it fades, softly at both ends."""
    if not fade or at >= fade:
        return 1.0
    share = at / fade
    return share * share * (3 - 2 * share)


def draw_art(painter: Painter, look: UiStyle, art: FadedArt, box: Box) -> None:
    """Draw a picture in a box once it has been read; nothing in high contrast."""
    if look.theme.worn:
        painter.put_or_stand_in(art, box, _nothing(), ready=art.ready)


@cache
def _nothing() -> pygame.Surface:
    return clear((1, 1))


class ArtNode(Node):
    """Shows a picture behind other things."""

    touchable = False

    def __init__(self, look: UiStyle, art: FadedArt, size: Point) -> None:
        super().__init__(size=size, name="art")
        self._look, self._art = look, art

    def draw(self, painter: Painter) -> None:
        draw_art(painter, self._look, self._art, self.box)


class Portrait(Node):
    """A face in a brass ring."""

    def __init__(self, picture: Drawing, side: float) -> None:
        super().__init__(size=(side, side), name="portrait")
        self._picture: Final = RoundPicture(picture)

    def draw(self, painter: Painter) -> None:
        painter.put(BrassRing(0.88), self.box)
        painter.put(self._picture, self.box.scale_by(0.88))
