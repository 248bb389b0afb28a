"""Streams along a curve: fire, water, wind, smoke. One is cut across into slices, each drawn once for every phase of
its flow, so that a frame only has to put them side by side."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.easing import Easing, linear
from resarcana_gui.scene.images import decoded
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.surfaces import clear, premultiplied, resized
from resarcana_gui.scene.threads import Start, Work, beside
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.shipped import asset_path

STEP: Final = 34.0
"""The distance between the middles of two slices, in canvas pixels. Each slice is twice as long, and fades towards both
ends."""
PHASES: Final = 4
STRETCH: Final = 1.15
"""Pixels of the tile per canvas pixel along the stream."""
AHEAD: Final = 5
"""How many slices are drawn in a frame before they are needed, where frames take as long as they take; ..."""
BESIDE: Final = 16
"""... and how many at once are being drawn beside the frames."""
SAMPLES: Final = 40
HALO: Final = (16, 12, 8)
"""How far its shine is blurred, again and again, in pixels of the tile."""
LAYERS: Final = ((0, 0), (70, 1), (140, 1))
"""For each colour: how much light is taken away first, and how often the rest is doubled."""

Slice: TypeAlias = tuple[int, int, float]
"""Which slice, its phase, and pixels per canvas pixel."""


@dataclass(frozen=True)
class Strip:
    """Flowing light: a tile from assets/breath in three colours, from its edges to its core, which add up."""

    tile: str
    colours: tuple[Colour, Colour, Colour]
    body: float = 0.0
    """How much it hides of what is behind it: from 0, mere light, to 1."""


class Course:
    """A curve from one point to another, measured along its length."""

    def __init__(self, start: Point, way: Point, end: Point) -> None:
        """`way` is where it bends to."""
        self.points: Final = tuple(_between(start, way, end, at / SAMPLES) for at in range(SAMPLES + 1))
        self._far: Final = (0.0, *accumulate(math.dist(one, other) for one, other in pairwise(self.points)))
        self.length: Final = max(self._far[-1], 1.0)

    def at(self, far: float) -> tuple[Point, float]:
        """The point at a distance along it, and the direction there, in degrees."""
        index = min(max(bisect_left(self._far, far), 1), SAMPLES)
        (x, y), (u, v) = self.points[index - 1], self.points[index]
        piece = self._far[index] - self._far[index - 1]
        share = (far - self._far[index - 1]) / piece if piece else 0.0
        return (x + (u - x) * share, y + (v - y) * share), math.degrees(math.atan2(v - y, u - x))


class Stream(Node):
    """What flows along a course, narrow at its start and wide at its end. While `reach` is 0 it only gets ready."""

    reach: Watched[float] = Watched(inner=True)
    """How much of its course it has come, from 0 to 1."""
    since: Watched[float] = Watched(inner=True)
    """The share of its course that it has left behind."""
    phase: Watched[int] = Watched(inner=True)

    def __init__(
        self, strip: Strip, course: Course, narrow: float, wide: float, start: Start = beside
    ) -> None:  # fmt: skip
        """`narrow` and `wide`: how broad it is at its ends, in canvas pixels. `start` begins work in another thread."""
        super().__init__(name="stream")
        self._strip: Final = strip
        self.course: Final = course
        self._ends: Final = (narrow, wide)
        self._start: Final = start
        self._count: Final = int(course.length / STEP) + 1
        self._slices: dict[Slice, pygame.Surface] = {}
        self._jobs: dict[Slice, Future[pygame.Surface]] = {}
        """What is being drawn beside the frames."""
        self.reach, self.since, self.phase = 0.0, 0.0, 0

    def draw(self, painter: Painter) -> None:
        density = round(painter.matrix.scales[0], 3)
        ready = self._get_ready(density, hurried=painter.hurried)
        if not self.reach:
            if not ready:
                painter.unfinished()
            return
        for index in range(self._count):
            clearness = self._clearness(index * STEP)
            if clearness > 0:
                picture = self._slice(index, density)
                x, y = painter.matrix.apply(self.course.at(index * STEP)[0])
                width, height = picture.get_size()
                painter.blit(picture, (round(x - width / 2), round(y - height / 2)), clearness)

    def _clearness(self, far: float) -> float:
        head, tail = self.reach * self.course.length, self.since * self.course.length
        return max(0.0, min(1.0, (head - far) / STEP + 0.5, (far - tail) / STEP + (0.5 if self.since else 1.0)))

    def _get_ready(self, density: float, *, hurried: bool) -> bool:
        """Draw the next few slices, or have them drawn. Returns whether there are all."""
        for key in [key for key, job in self._jobs.items() if job.done()]:
            self._slices[key] = self._jobs.pop(key).result()
        missing = [key for key in self._keys(density) if key not in self._slices]
        if hurried:
            for key in missing[:BESIDE]:
                if key not in self._jobs:
                    self._jobs[key] = self._start(self._cut(*key))
        elif not self.reach:
            for key in missing[:AHEAD]:
                self._slices[key] = self._cut(*key)()
        return not missing

    def _keys(self, density: float) -> Iterator[Slice]:
        """All slices in the order in which they are needed, more or less."""
        return ((index, phase, density) for phase in range(PHASES) for index in range(self._count))

    def _slice(self, index: int, density: float) -> pygame.Surface:
        """A slice in the phase that it has now; or in another, if only that is there while others are being drawn."""
        phases = [self.phase, *(range(PHASES) if self._jobs else ())]
        for phase in phases:
            if (index, phase, density) in self._slices:
                return self._slices[index, phase, density]
        key = (index, self.phase, density)
        made = self._slices[key] = self._cut(*key)()
        return made

    def _cut(self, index: int, phase: int, density: float) -> Work:
        """Cuts a piece of the strip in its size, clearer towards both ends, turned along the course."""
        far = index * STEP
        tile = _coloured(self._strip)
        if tile is None:
            return lambda: clear((1, 1))
        whole = tile.get_width() // 2
        left = int((far - STEP) * STRETCH - phase * whole / PHASES) % whole
        piece = tile.subsurface((left, 0, round(2 * STEP * STRETCH), tile.get_height())).copy()
        broad = self._ends[0] + (self._ends[1] - self._ends[0]) * min(1.0, far / self.course.length) ** 0.8
        size = (max(2, round(2 * STEP * density)), max(2, round(broad * density)))
        window, angle = _window(size), -self.course.at(far)[1]

        def work() -> pygame.Surface:
            cut = resized(piece, size)
            cut.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return pygame.transform.rotozoom(cut, angle, 1)

        return work


class Flow(NodeTween):
    """A stream flows on until it has come so far, and left so much behind."""

    def __init__(self, stream: Stream, reach: float, since: float, ms: int, easing: Easing = linear) -> None:
        super().__init__(stream, ms, easing)
        self._stream = stream
        self._to = (reach, since, float(ms))

    def now(self) -> Values:
        return self._stream.reach, self._stream.since, 0.0

    def end(self, start: Values) -> Values:
        return self._to

    def show(self, values: Values) -> None:
        self._stream.reach, self._stream.since, passed = values
        self._stream.phase = int(passed // milliseconds("flow")) % PHASES


@lru_cache(maxsize=8)
def _coloured(strip: Strip) -> pygame.Surface | None:
    """Two tiles of a strip side by side, premultiplied."""
    picture = decoded(asset_path("breath", f"{strip.tile}.webp"))
    if picture is None:
        return None
    light = premultiplied(picture)
    whole = _halo(light, strip.colours[0])
    for colour, (less, doubled) in zip(strip.colours, LAYERS, strict=True):
        whole.blit(_layer(light, colour, less, doubled, strip.body), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    twice = clear((2 * light.get_width(), light.get_height()))
    twice.blit(whole, (0, 0))
    twice.blit(whole, (light.get_width(), 0))
    return twice


def _halo(light: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The shine about it."""
    soft = light
    for reach in HALO:
        soft = pygame.transform.box_blur(soft, reach)
    soft.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return soft


def _layer(light: pygame.Surface, colour: Colour, less: int, doubled: int, body: float) -> pygame.Surface:
    piece = light.copy()
    piece.fill((less,) * 4, special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(doubled):
        piece.blit(piece.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    piece.fill((*colour, round(255 * body)), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


@lru_cache(maxsize=64)
def _window(size: tuple[int, int]) -> pygame.Surface:
    """White in the middle, clear at both ends: slices that overlap by half add up to one."""
    line = clear((size[0], 1))
    for x in range(size[0]):
        level = round(255 * (1 - abs((x + 0.5) / size[0] * 2 - 1)))
        line.set_at((x, 0), (level,) * 4)
    return pygame.transform.scale(line, size)


def _between(start: Point, way: Point, end: Point, share: float) -> Point:
    keeps = 1 - share
    return (
        keeps * keeps * start[0] + 2 * keeps * share * way[0] + share * share * end[0],
        keeps * keeps * start[1] + 2 * keeps * share * way[1] + share * share * end[1],
    )
