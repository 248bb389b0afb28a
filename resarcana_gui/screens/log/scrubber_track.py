"""The track of the scrubber: a slider over all positions of a game, with a mark where each round begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.scene import hit
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Dragged, DragStarted, Dropped, Event, KeyDown, PointerDown
from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel, PlainBox
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.slider import KNOB, TRACK
from resarcana_gui.scene.widgets.toggle import knob_of
from resarcana_gui.screens.log.timeline import Timeline

TICK: Final = Box(0, 0, 3, 12)
CROWDED: Final = 7.0
"""Marks closer to the previous one than this are left out."""


class ScrubberTrack(Control):
    """`on_seek` gets a position, or None for now; the track does not move by itself. Arrows go from turn to turn, Home
    to the start, End to now."""

    at_shown: Watched[int | None] = Watched(inner=True)
    """The position that the table shows; None for the present."""

    def __init__(self, look: Look, width: float, on_seek: Callable[[int | None], object], name: str) -> None:
        super().__init__(look, size=(width, TARGET), name=name)
        self.on_seek = on_seek
        self.timeline = Timeline()
        self.at_shown = None

    def fill(self, timeline: Timeline) -> None:
        """The course of the game has changed."""
        self.timeline = timeline
        self.changed(inner=True)

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown):
            return self._key(event.chord)
        if isinstance(event, PointerDown | DragStarted | Dragged):
            self._point((event.x, event.y))
            return True
        return isinstance(event, Dropped)

    def draw(self, painter: Painter) -> None:
        track, knob = self._track(), self._knob()
        painter.put(self.look.well(TRACK / 2), track)
        theme = self.look.theme
        filled = Panel(theme["edge_top"], theme["edge_low"], TRACK / 2)
        painter.put(filled, Box(track.x, track.y, max(knob.centerx - track.x, TRACK), TRACK))
        for x in self._ticks():
            painter.put(PlainBox(self.look.colour("well_edge")), Box(x - TICK.w / 2, track.bottom + 2, TICK.w, TICK.h))
        if self.hovered or self.pressed:
            painter.put(self.look.glow("hot", KNOB / 2, 10), knob.inflate(20, 20))
        painter.put(knob_of(self.look, KNOB), knob)
        self.draw_ring(painter)

    def _key(self, chord: str) -> bool:
        line, at = self.timeline, self.at_shown
        if chord in {"left", "home"}:
            self._travel(line.earlier(at) if chord == "left" else line.known(0))
        elif chord in {"right", "end"}:
            self._travel(line.later(at) if chord == "right" else None)
        else:
            return False
        return True

    def _point(self, point: Point) -> None:
        inner = hit.into(self, point)
        if inner is not None and self.timeline.last:
            share = (inner[0] - KNOB / 2) / (self.width - KNOB)
            self._travel(self.timeline.known(round(min(max(share, 0.0), 1.0) * self.timeline.last)))

    def _travel(self, at: int | None) -> None:
        if at != self.at_shown:
            self.on_seek(at)

    def _ticks(self) -> list[float]:
        """Where the marks of the rounds are."""
        ticks: list[float] = []
        for _, at in self.timeline.rounds():
            x = self._where(at)
            if not ticks or x - ticks[-1] >= CROWDED:
                ticks.append(x)
        return ticks

    def _where(self, at: int) -> float:
        return KNOB / 2 + (self.width - KNOB) * (at / self.timeline.last if self.timeline.last else 1.0)

    def _track(self) -> Box:
        return Box(KNOB / 2, self.height / 2 - TRACK / 2, self.width - KNOB, TRACK)

    def _knob(self) -> Box:
        x = self._where(self.timeline.last if self.at_shown is None else self.at_shown)
        return Box(x - KNOB / 2, (self.height - KNOB) / 2, KNOB, KNOB)
