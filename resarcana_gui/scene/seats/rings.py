"""The parts of a medallion: a brass ring, a round picture, a gauge of segments."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.masks import WHITE, fineness, smooth, tinted
from resarcana_gui.scene.memory import kept_for_this_size
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.surfaces import clear, with_alpha
from resarcana_gui.scene.transform import Point

BRASS: Final = (214, 164, 86)
WEDGES: Final = 72
"""The number of wedges, each of its own brightness, that make a ring shine."""
GROOVE: Final = (24, 15, 9)
EMPTY: Final = (84, 64, 42)
GAP: Final = 3.0
"""Half of the gap between two segments, in degrees."""
VIGNETTE: Final = 0.55
KEPT: Final = 12
"""The number of kept rings, masks of them and masks of gauges: one for each size at a table."""


@dataclass(frozen=True)
class BrassRing:
    """A polished ring in a square box; `inner` is its inner radius as a share of the outer one."""

    inner: float
    colour: Colour = BRASS

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return _ring(min(size), self.inner, self.colour).copy()


@dataclass(frozen=True)
class RoundPicture:
    """A drawing cut to a disc, darker towards its edge. With `grey` it has no colours."""

    drawing: Drawing
    grey: bool = False

    @property
    def key(self) -> Hashable:
        return ("round", self.drawing.key, self.grey)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        picture = with_alpha(self.drawing.render((side, side), density))
        if self.grey:
            picture = pygame.transform.grayscale(picture)
        picture.blit(_shade(side), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(_disc(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture


@dataclass(frozen=True)
class Gauge:
    """A ring of segments in a groove, filled clockwise from the top. `inner` is as in `BrassRing`."""

    value: int
    most: int
    colour: Colour
    inner: float
    reach: int = 0
    """How many segments are shown in another colour where they are not filled: room that is not used."""
    reach_colour: Colour = (158, 128, 74)

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        whole = tinted(_groove(side, self.inner), GROOVE)
        segments = _segments(side, self.most, self.inner)
        empty = tinted(segments, mixed(EMPTY, (255, 255, 255), 0.12), EMPTY)
        whole.blit(empty, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        for value, colour in ((self.reach, self.reach_colour), (self.value, self.colour)):
            if value:
                filled = tinted(segments, mixed(colour, (255, 255, 255), 0.12), colour)
                pygame.draw.polygon(filled, (0, 0, 0, 0), self._unfilled(value, side / 2))
                whole.blit(filled, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole

    def _unfilled(self, value: int, middle: float) -> list[Point]:
        """Return a wedge that covers the segments beyond `value`, seen from the middle. Its edges lie between
        segments."""
        filled = min(value, self.most) / self.most
        turns = [filled + (1 - filled) * step / 36 for step in range(37)] if filled < 1 else [0.0] * 3
        return [(middle, middle), *(_spoke(middle, 2 * middle, 360 * turn - 90) for turn in turns)]


@dataclass(frozen=True)
class Disc:
    """A dark disc with a brass rim, the ground for signs and numbers."""

    top: Colour = (40, 28, 20)
    low: Colour = (18, 12, 9)
    rim: float = 0.14

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = min(size)
        whole = BrassRing(1 - 2 * self.rim).render((side, side), density)
        inner = round(side * (1 - self.rim))
        body = tinted(_disc(inner), self.top, self.low)
        whole.blit(body, ((side - inner) // 2, (side - inner) // 2), special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole


@kept_for_this_size(KEPT)
def _ring(side: int, inner: float, colour: Colour) -> pygame.Surface:
    ring = _shining(side, colour)
    ring.blit(_profile(side, inner), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    ring.blit(_groove(side, inner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return ring


def _shining(side: int, colour: Colour) -> pygame.Surface:
    """Return wedges about the middle, bright where they face the lamp."""
    whole, middle = clear((side, side)), side / 2
    for wedge in range(WEDGES):
        angle = 360 * wedge / WEDGES
        turn = math.radians(angle)
        level = 0.62 + 0.3 * math.cos(2 * turn + 2.3) + 0.22 * math.cos(3 * turn - 1.0)
        level = max(0.25, min(1.5, level - 0.35 * math.sin(turn) - 0.14 * math.cos(turn)))
        tone = [min(255, round(part * level * 1.1)) for part in colour]
        ends = [_spoke(middle, side, angle - 0.6), _spoke(middle, side, angle + 360 / WEDGES + 0.6)]
        pygame.draw.polygon(whole, (*tone, 255), [(middle, middle), *ends])
    return pygame.transform.box_blur(whole, max(1, side // 48))


def _profile(side: int, inner: float) -> pygame.Surface:
    """Return the shading of a rounded band: brightest in its middle."""
    whole = pygame.Surface((side, side), 0, 32)
    outer = side / 2
    for radius in range(math.ceil(outer), max(0, int(outer * inner) - 1), -1):
        share = max(0.0, min(1.0, (radius / outer - inner) / max(1 - inner, 0.01)))
        level = round(255 * (0.5 + 0.5 * math.sin(share * math.pi)))
        pygame.draw.circle(whole, (level, level, level), (outer, outer), radius)
    return whole


def _annulus(fine: pygame.Surface, inner: float) -> None:
    middle = fine.get_width() / 2
    pygame.draw.circle(fine, WHITE, (middle, middle), middle)
    pygame.draw.circle(fine, (0, 0, 0, 0), (middle, middle), middle * inner)


@kept_for_this_size(KEPT)
def _groove(side: int, inner: float) -> pygame.Surface:
    """Return a white ring, or a disc if there is no inner radius."""
    return smooth((side, side), lambda fine, _: _annulus(fine, inner), fineness(side))


@kept_for_this_size(KEPT)
def _segments(side: int, most: int, inner: float) -> pygame.Surface:
    """Return a white mask of all segments of a gauge. It is the same for every value."""

    def draw(fine: pygame.Surface, _scale: float) -> None:
        for index in range(most):
            _segment(fine, index, most, inner)

    return smooth((side, side), draw, fineness(side))


def _segment(fine: pygame.Surface, index: int, most: int, inner: float) -> None:
    middle, outer = fine.get_width() / 2, fine.get_width() / 2 * 0.985
    within, step = fine.get_width() / 2 * (inner + 0.015), 360 / most
    angles = _steps(index * step + GAP - 90, (index + 1) * step - GAP - 90)
    points = [_spoke(middle, outer, angle) for angle in angles]
    points += [_spoke(middle, within, angle) for angle in reversed(angles)]
    pygame.draw.polygon(fine, WHITE, points)


def _disc(side: int) -> pygame.Surface:
    return _groove(side, 0.0)


def _shade(side: int) -> pygame.Surface:
    """Return a shade that is white in the middle and darker towards the edge."""
    return pygame.transform.smoothscale(_coarse_shade(), (side, side))


@cache
def _coarse_shade() -> pygame.Surface:
    coarse = pygame.Surface((48, 48), 0, 32)
    for y in range(48):
        for x in range(48):
            far = math.hypot(x - 23.5, y - 23.5) / 24
            level = round(255 * (1 - VIGNETTE * max(0.0, min(1.0, (far - 0.6) / 0.4)) ** 2))
            coarse.set_at((x, y), (level, level, level))
    return coarse


def _spoke(middle: float, radius: float, angle: float) -> Point:
    return middle + radius * math.cos(math.radians(angle)), middle + radius * math.sin(math.radians(angle))


def _steps(start: float, end: float) -> list[float]:
    return [start + (end - start) * step / 12 for step in range(13)]
