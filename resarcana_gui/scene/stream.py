"""Streams along a curve: fire, water, wind, smoke. One is cut across into slices, each drawn once for every phase of
its flow, so that a frame only has to put them side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from typing import Final, TypeAlias

from resarcana_gui.scene import allowance as frame
from resarcana_gui.scene.course import Course
from resarcana_gui.scene.easing import Easing, linear
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.slices import NOTHING, Cut, cut
from resarcana_gui.scene.strip import Strip, coloured
from resarcana_gui.scene.threads import beside
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.whole_stream import WholeStream

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
TOGETHER: Final = 8
"""How many of their bands are put together in a frame."""

Start: TypeAlias = Callable[[Callable[[], Cut]], "Future[Cut]"]
Slice: TypeAlias = tuple[int, int, float]
"""Which slice, its phase, and pixels per canvas pixel."""


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
        self._places: Final = [course.at(index * STEP)[0] for index in range(int(course.length / STEP) + 1)]
        """The middles of its slices, in canvas pixels."""
        self._slices: dict[Slice, Cut] = {}
        self._jobs: dict[Slice, Future[Cut]] = {}
        """What is being drawn beside the frames."""
        self._tile: Future[Cut] | None = None
        """The strip that slices are cut from, which is coloured before them."""
        self._wholes: dict[tuple[int, float], WholeStream] = {}
        """All slices in one, by phase and density."""
        self.reach, self.since, self.phase = 0.0, 0.0, 0

    def draw(self, painter: Painter) -> None:
        density = round(painter.matrix.scales[0], 3)
        ready = self._get_ready(density, hurried=painter.hurried)
        if painter.hurried and not self.since:
            ready = painter.has_time("stream", frame.SLOW) and self._put_together(density) and ready
        whole = self._wholes.get((self.phase, density))
        if not self.reach:
            if not ready:
                painter.unfinished()
        elif self.reach == 1.0 and whole is not None and whole.complete and not self.since:
            for piece, corner in whole.pieces(painter.matrix):
                painter.blit(piece, corner)
        else:
            self._draw_slices(painter, density)

    def _draw_slices(self, painter: Painter, density: float) -> None:
        for index, place in enumerate(self._places):
            clearness = self._clearness(index * STEP)
            if clearness > 0:
                (width, height), bands = self._slice(index, density)
                x, y = painter.matrix.apply(place)
                left, top = round(x - width / 2), round(y - height / 2)
                for band, (across, down) in bands:
                    painter.blit(band, (left + across, top + down), clearness)

    def _put_together(self, density: float) -> bool:
        """Put a few more slices together: when it has come all its way, it is shown in a few pieces. Returns whether
        that is done for every phase."""
        for phase in range(PHASES):
            whole = self._wholes.get((phase, density)) or self._begun(phase, density)
            if whole is None or not whole.complete:
                if whole is not None:
                    whole.add(TOGETHER)
                return False
        return True

    def _begun(self, phase: int, density: float) -> WholeStream | None:
        """Begin to put a phase together, if there are all of its slices."""
        keys = [(index, phase, density) for index in range(len(self._places))]
        if not all(key in self._slices for key in keys):
            return None
        ends = [min(1.0, (self.course.length - index * STEP) / STEP + 0.5) for index in range(len(self._places))]
        whole = WholeStream([self._slices[key] for key in keys], self._places, ends, density)
        self._wholes[phase, density] = whole
        return whole

    def _clearness(self, far: float) -> float:
        head, tail = self.reach * self.course.length, self.since * self.course.length
        return max(0.0, min(1.0, (head - far) / STEP + 0.5, (far - tail) / STEP + (0.5 if self.since else 1.0)))

    def _get_ready(self, density: float, *, hurried: bool) -> bool:
        """Draw the next few slices, or have them drawn. Returns whether there are all."""
        if hurried and self._tile is None:
            self._tile = self._start(self._colour)
        if hurried and self._tile is not None and not self._tile.done():
            return False
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
        return ((index, phase, density) for phase in range(PHASES) for index in range(len(self._places)))

    def _slice(self, index: int, density: float) -> Cut:
        """A slice in the phase that it has now; or in another, if only that is there while others are being drawn."""
        waits = self._jobs or (self._tile is not None and not self._tile.done())
        phases = [self.phase, *(range(PHASES) if waits else ())]
        for phase in phases:
            if (index, phase, density) in self._slices:
                return self._slices[index, phase, density]
        key = (index, self.phase, density)
        made = self._slices[key] = self._cut(*key)()
        return made

    def _cut(self, index: int, phase: int, density: float) -> Callable[[], Cut]:
        """Cuts a piece of the strip in its size, turned along the course."""
        tile, far = coloured(self._strip), index * STEP
        if tile is None:
            return lambda: NOTHING
        whole = tile.get_width() // 2
        left = int((far - STEP) * STRETCH - phase * whole / PHASES) % whole
        piece = tile.subsurface((left, 0, round(2 * STEP * STRETCH), tile.get_height())).copy()
        broad = self._ends[0] + (self._ends[1] - self._ends[0]) * min(1.0, far / self.course.length) ** 0.8
        size = (max(2, round(2 * STEP * density)), max(2, round(broad * density)))
        return partial(cut, piece, size, self.course.at(far)[1])

    def _colour(self) -> Cut:
        """Make what slices are cut from, which takes long the first time."""
        coloured(self._strip)
        return NOTHING


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
