"""Streams along a curve: fire, water, wind, smoke. A stream is cut across into slices. Each slice is drawn once for
every phase of the flow, so that a frame only has to put the slices side by side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.path import FlightPath
from resarcana_gui.scene.pixel_snap import centred
from resarcana_gui.scene.strip import Strip, coloured
from resarcana_gui.scene.surfaces import clear, resized
from resarcana_gui.scene.timing import Easing, linear, milliseconds

STEP: Final = 34.0
"""The distance between the middles of two slices, in canvas pixels. Each slice is twice as long and fades towards
both ends."""
PHASES: Final = 4
STRETCH: Final = 1.15
"""Pixels of the tile per canvas pixel along the stream."""

Slice: TypeAlias = tuple[int, int, float]
"""The index of a slice, its phase, and the pixels per canvas pixel."""


class Stream(Node):
    """A stream along a path, narrow at its start and wide at its end. While `reach` is 0 its slices are only
    prepared."""

    reach: Watched[float] = Watched(inner=True)
    """The share of the path that its head has covered, from 0 to 1."""
    since: Watched[float] = Watched(inner=True)
    """The share of the path that its tail has left, from 0 to 1."""
    phase: Watched[int] = Watched(inner=True)

    def __init__(self, strip: Strip, path: FlightPath, narrow: float, wide: float) -> None:
        """`narrow` and `wide` are the widths at its two ends, in canvas pixels."""
        super().__init__(name="stream")
        self._strip: Final = strip
        self.path: Final = path
        self._ends: Final = (narrow, wide)
        self._places: Final = [path.at(index * STEP)[0] for index in range(int(path.length / STEP) + 1)]
        """The middles of its slices, in canvas pixels."""
        self._slices: Final[dict[Slice, pygame.Surface]] = {}
        self.reach, self.since, self.phase = 0.0, 0.0, 0

    def draw(self, painter: Painter) -> None:
        density = round(painter.matrix.scales[0], 3)
        if not self._get_ready(painter, density) and not self.reach:
            painter.unfinished()
        for index, place in enumerate(self._places):
            opacity = self._opacity(index * STEP)
            if self.reach and opacity > 0:
                shown = self._slice(index, density)
                painter.blit(shown, centred(painter.matrix.apply(place), shown.get_size()), opacity)

    def _opacity(self, far: float) -> float:
        head, tail = self.reach * self.path.length, self.since * self.path.length
        return max(0.0, min(1.0, (head - far) / STEP + 0.5, (far - tail) / STEP + (0.5 if self.since else 1.0)))

    def _get_ready(self, painter: Painter, density: float) -> bool:
        """Draw slices in the order in which they are needed, as long as there is time. Return whether all are drawn."""
        for phase in range(PHASES):
            for index in range(len(self._places)):
                if (index, phase, density) not in self._slices:
                    if not painter.may_bake():
                        return False
                    self._make(index, phase, density)
        return True

    def _slice(self, index: int, density: float) -> pygame.Surface:
        """Return a slice in the current phase, or in another phase if only that one is drawn."""
        for phase in (self.phase, *range(PHASES)):
            if (index, phase, density) in self._slices:
                return self._slices[index, phase, density]
        return self._make(index, self.phase, density)

    def _make(self, index: int, phase: int, density: float) -> pygame.Surface:
        """Cut a piece of the strip in its size, turned along the path."""
        made = self._slices[index, phase, density] = self._cut(index * STEP, phase, density)
        return made

    def _cut(self, far: float, phase: int, density: float) -> pygame.Surface:
        tile = coloured(self._strip)
        if tile is None:
            return clear((1, 1))
        whole = tile.get_width() // 2
        left = int((far - STEP) * STRETCH - phase * whole / PHASES) % whole
        piece = tile.subsurface((left, 0, round(2 * STEP * STRETCH), tile.get_height()))
        broad = self._ends[0] + (self._ends[1] - self._ends[0]) * min(1.0, far / self.path.length) ** 0.8
        size = (max(2, round(2 * STEP * density)), max(2, round(broad * density)))
        straight = resized(piece, size)
        straight.blit(_window(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(straight, -self.path.at(far)[1], 1)


class Flow(NodeTween):
    """Moves a stream's head and tail to the shares `reach` and `since` of its path."""

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


@lru_cache(maxsize=64)
def _window(size: tuple[int, int]) -> pygame.Surface:
    """Return a mask that is white in the middle and clear at both ends. Slices that overlap by half add up to one."""
    line = clear((size[0], 1))
    for x in range(size[0]):
        level = round(255 * (1 - abs((x + 0.5) / size[0] * 2 - 1)))
        line.set_at((x, 0), (level,) * 4)
    return pygame.transform.scale(line, size)
