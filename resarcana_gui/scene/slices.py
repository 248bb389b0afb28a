"""Slices of streams: turned pieces of a strip, of whose pictures only the bands are kept in which anything is seen."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.transform import Point

BAND: Final = 96
"""How high a band is, in pixels."""


class Cut(NamedTuple):
    """A slice: how large all of it is, in pixels, and its bands with their corners. Premultiplied."""

    size: tuple[int, int]
    bands: tuple[tuple[pygame.Surface, tuple[int, int]], ...]


NOTHING: Final = Cut((1, 1), ())


def cut(piece: pygame.Surface, size: tuple[int, int], angle: float) -> Cut:
    """A piece in a size in pixels, clearer towards both ends, turned clockwise by an angle in degrees. What is turned
    fills less than half of its box."""
    turned = _turned(piece, size, angle)
    return Cut(turned.get_size(), tuple(_bands(turned, _outline(size, angle))))


def _turned(piece: pygame.Surface, size: tuple[int, int], angle: float) -> pygame.Surface:
    straight = resized(piece, size)
    straight.blit(_window(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(straight, -angle, 1)


def _bands(turned: pygame.Surface, outline: Sequence[Point]) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    width, height = turned.get_size()
    if height <= BAND:
        yield turned, (0, 0)
        return
    for top in range(0, height, BAND):
        low = min(top + BAND, height)
        across = _across(outline, top - height / 2 - 1, low - height / 2 + 1)
        left, right = max(0, int(min(across) + width / 2) - 1), min(width, int(max(across) + width / 2) + 2)
        if left < right:
            yield turned.subsurface((left, top, right - left, low - top)).copy(), (left, top)


def _outline(size: tuple[int, int], angle: float) -> list[Point]:
    """The corners of a box about the origin that is turned clockwise."""
    (x, y), turn = (size[0] / 2, size[1] / 2), math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return [(u * cos - v * sin, u * sin + v * cos) for u, v in ((-x, -y), (x, -y), (x, y), (-x, y))]


def _across(outline: Sequence[Point], top: float, low: float) -> list[float]:
    """Where an outline begins and ends between two heights, from side to side, among others."""
    found = [x for x, y in outline if top <= y <= low]
    for (x, y), (u, v) in pairwise((*outline, outline[0])):
        found += [x + (u - x) * (at - y) / (v - y) for at in (top, low) if min(y, v) < at < max(y, v)]
    return found or [0.0]


@lru_cache(maxsize=64)
def _window(size: tuple[int, int]) -> pygame.Surface:
    """White in the middle, clear at both ends: slices that overlap by half add up to one."""
    line = clear((size[0], 1))
    for x in range(size[0]):
        level = round(255 * (1 - abs((x + 0.5) / size[0] * 2 - 1)))
        line.set_at((x, 0), (level,) * 4)
    return pygame.transform.scale(line, size)
