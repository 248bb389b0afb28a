"""Switches: on or off."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, TARGET, UiStyle

TRACK: Final = (64.0, 34.0)
GAP: Final = 14.0


class Toggle(Control):
    """A switch with its name beside it. The side of the knob, a tick and the colour all show whether it is on."""

    sound = "tick"

    on: Watched[bool] = Watched(inner=True)
    slid: Watched[float] = Watched(inner=True)
    """The position of the knob, from 0 to 1."""

    def __init__(
        self,
        look: UiStyle,
        text: str,
        on_change: Callable[[bool], object] | None = None,
        *,
        on: bool = False,
        at: Point = (0.0, 0.0),
        width: float | None = None,
    ) -> None:
        super().__init__(look, at=at, name=text)
        self.text = text
        self.on_change = on_change
        self.on, self.slid = on, float(on)
        self._width = width
        needed, height = look.text.measure(text, BODY, None if width is None else width - TRACK[0] - GAP)
        self.size = (width if width is not None else needed + TRACK[0] + GAP, max(TARGET, height))

    def activate(self) -> None:
        self.on = not self.on
        ease = self.look.pace.easing(Use.TABLE)
        glide = Glide(self._where, self._slide, float(self.on), milliseconds("switch"), ease)
        self.look.queue.add(glide, INTERFACE)
        if self.on_change is not None:
            self.on_change(self.on)

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(self.text, BODY, self.width - TRACK[0] - GAP, self.height)
        yield ShownText(block, TRACK[0] + GAP, (self.height - block.height) / 2, BODY)

    def draw(self, painter: Painter) -> None:
        track = Box(0, (self.height - TRACK[1]) / 2, *TRACK)
        painter.put(self.look.well(TRACK[1] / 2), track)
        painter.put(self.look.panel("primary", radius=TRACK[1] / 2), track, self.slid)
        tick = Box(track.x + 10, track.centery - 10, 20, 20)
        painter.put(Glyph("check", self.look.colour("ink")), tick, self.slid)
        self._draw_knob(painter, track)
        self.draw_texts(painter, 1.0 if self.enabled else 0.55)
        self.draw_ring(painter)

    def _draw_knob(self, painter: Painter, track: Box) -> None:
        side = TRACK[1] - 8
        knob = Box(track.x + 4 + (TRACK[0] - side - 8) * self.slid, track.y + 4, side, side)
        if self.hovered and self.enabled:
            painter.put(self.look.glow("hot", side / 2, 8), knob.inflate(16, 16))
        painter.put(knob_of(self.look, side), knob, 1.0 if self.enabled else 0.5)

    def _where(self) -> float:
        return self.slid

    def _slide(self, value: float) -> None:
        self.slid = value


def knob_of(look: UiStyle, side: float) -> Panel:
    """Return a drawing of a round golden knob."""
    theme = look.theme
    return Panel(theme["knob_top"], theme["knob_low"], side / 2, 1.5, theme["knob_top"], theme["edge_dark"])
