"""A region of the table: a piece of one material with round corners, lying on what is below it."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.ground.materials import Material, covered
from resarcana_gui.scene.masks import smooth
from resarcana_gui.scene.shapes import Halo, Outline
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Point

DASH: Final = (15.0, 8.0)
"""The length of a stitch and of the gap to the next, in canvas pixels."""
THICK: Final = 2.0


@dataclass(frozen=True)
class Region:
    """A piece of one material. Lengths are canvas pixels. It may reach beyond the canvas; what lies outside is not
    drawn."""

    material: Material
    colour: Colour
    place: tuple[float, float, float, float]
    """Left, top, width, height."""
    radius: float = 34.0
    seam: Colour | None = None
    """The colour of the thread along the edge; None for stone."""
    inset: float = 14.0
    """The distance of the seam from the edge."""
    thread: float = 0.42
    """The opacity of the seam's colour; the rest is the colour of the material."""
    bevel: float = 3.0
    shadow: tuple[float, float, float] = (20.0, 12.0, 0.8)
    """The shadow below: its softness, its offset downwards, and its darkness."""

    @property
    def box(self) -> Box:
        """The place as a box."""
        return Box(self.place)

    def lay(self, surface: pygame.Surface, area: Box, density: float, gain: float) -> None:
        """Draw everything except the seam on a surface that shows an area of the canvas."""
        for _ in self.laying(surface, area, density, gain):
            pass

    def laying(self, surface: pygame.Surface, area: Box, density: float, gain: float) -> Iterator[None]:
        """Draw the same in steps of a few milliseconds, between which a frame can be drawn."""
        x, y = round((self.box.x - area.x) * density), round((self.box.y - area.y) * density)
        size = (round(self.box.w * density), round(self.box.h * density))
        self._cast(surface, (x, y), size, density)
        yield
        piece = covered(self.material, self.colour, size, density, gain)
        self._raise(piece, density)
        yield
        cut = _mask(size, self.radius * density)
        yield
        cut.blit(piece, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        yield
        surface.blit(cut, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def sew(self, surface: pygame.Surface, area: Box, density: float) -> None:
        """Draw the seam. It is drawn after the light was applied, so that the pale thread is visible far from the
        lamp too."""
        if self.seam is not None:
            place = Box(
                (self.box.x - area.x) * density, (self.box.y - area.y) * density,
                self.box.w * density, self.box.h * density,
            )  # fmt: skip
            for start, end in _stitches(place, self.radius * density, self.inset * density, density):
                _stitch(surface, self.seam, self.thread, (start, end), density)

    def outline(self, surface: pygame.Surface, area: Box, density: float, colour: Colour) -> None:
        """Draw the edge alone, for high contrast."""
        x, y = round((self.box.x - area.x) * density), round((self.box.y - area.y) * density)
        size = (round(self.box.w * density), round(self.box.h * density))
        surface.blit(
            Outline(colour, self.radius, 2.0).render(size, density), (x, y), special_flags=pygame.BLEND_PREMULTIPLIED
        )

    def _cast(self, surface: pygame.Surface, at: tuple[int, int], size: tuple[int, int], density: float) -> None:
        soft, down, dark = self.shadow
        reach = round(2 * soft * density)
        halo = Halo((0, 0, 0), self.radius, 2 * soft, alpha=dark).render(
            (size[0] + 2 * reach, size[1] + 2 * reach), density
        )
        place = (at[0] - reach, at[1] - reach + round(down * density))
        surface.blit(halo, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _raise(self, piece: pygame.Surface, density: float) -> None:
        """Draw light along the upper edge and dark along the lower one."""
        steps, radius = max(1, round(self.bevel * density)), round(self.radius * density)
        width, height = piece.get_size()
        high = min(height, max(steps, round(radius * 0.6)))
        upper, lower = clear((width, high)), clear((width, high))
        for step in range(steps):
            share = 1.0 - step / steps
            corner = max(1, radius - step)
            around = pygame.Rect(step, step, width - 2 * step, height - 2 * step)
            level = round(46 * share)
            pygame.draw.rect(upper, (level, level, level, 0), around, 1, border_radius=corner)
            around.top -= height - high
            pygame.draw.rect(lower, (0, 0, 0, round(120 * share)), around, 1, border_radius=corner)
        piece.blit(upper, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        piece.blit(lower, (0, height - high), special_flags=pygame.BLEND_PREMULTIPLIED)


def _mask(size: tuple[int, int], radius: float) -> pygame.Surface:
    """Return a white mask with round corners. Only the corners are drawn enlarged for smooth edges, which saves
    memory."""
    whole = clear(size)
    whole.fill((255, 255, 255, 255))
    side = max(1, math.ceil(radius))
    disc = smooth(
        (2 * side, 2 * side),
        lambda fine, scale: pygame.draw.circle(
            fine, (255, 255, 255, 255), (side * scale, side * scale), radius * scale
        ),
    )
    for right in (0, 1):
        for low in (0, 1):
            corner = (right * (size[0] - side), low * (size[1] - side))
            whole.fill((0, 0, 0, 0), (*corner, side, side))
            whole.blit(disc, corner, (right * side, low * side, side, side))
    return whole


def _stitches(place: Box, radius: float, inset: float, density: float) -> Iterator[tuple[Point, Point]]:
    """Return the two ends of each stitch of a seam inside the edge of a place."""
    box = place.inflate(-2 * inset, -2 * inset)
    return _dashes(box, max(radius - inset, 1.0), DASH[0] * density, DASH[1] * density)


def _stitch(surface: pygame.Surface, colour: Colour, share: float, ends: tuple[Point, Point], density: float) -> None:
    """Draw a short thread with its shadow, in the light of the material."""
    (left, top), (right, low) = ends
    middle = (round((left + right) / 2), round((top + low) / 2))
    if not surface.get_rect().collidepoint(middle):
        return
    red, green, blue, _ = surface.get_at(middle)
    thick = max(1, round(THICK * density))
    pygame.draw.line(
        surface, (red // 2, green // 2, blue // 2), (left, top + density), (right, low + density), thick + 1
    )
    pygame.draw.line(surface, mixed((red, green, blue), colour, share), *ends, thick)


def _dashes(box: Box, radius: float, dash: float, gap: float) -> Iterator[tuple[Point, Point]]:
    """Yield short lines along a box with round corners, as many as fit evenly."""
    path = list(_outline(box, radius))
    reached = [0.0, *accumulate(math.dist(one, other) for one, other in pairwise(path))]
    number = max(1, round(reached[-1] / (dash + gap)))
    step = reached[-1] / number
    for index in range(number):
        start = index * step
        yield _along(path, reached, start), _along(path, reached, start + step * dash / (dash + gap))


def _outline(box: Box, radius: float) -> Iterator[Point]:
    corners = (
        (box.right - radius, box.top + radius, -90),
        (box.right - radius, box.bottom - radius, 0),
        (box.left + radius, box.bottom - radius, 90),
        (box.left + radius, box.top + radius, 180),
    )
    first: Point | None = None
    for x, y, angle in corners:
        for turn in range(0, 91, 6):
            at = (
                x + radius * math.cos(math.radians(angle + turn)),
                y + radius * math.sin(math.radians(angle + turn)),
            )
            first = first or at
            yield at
    if first is not None:
        yield first


def _along(path: Sequence[Point], reached: Sequence[float], distance: float) -> Point:
    """Return the point at a distance along a path. `reached` has the distance of each corner."""
    at = min(bisect_right(reached, distance), len(path) - 1)
    share = (distance - reached[at - 1]) / ((reached[at] - reached[at - 1]) or 1.0)
    (x, y), (to_x, to_y) = path[at - 1], path[at]
    return x + (to_x - x) * share, y + (to_y - y) * share
