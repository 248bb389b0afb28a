"""Sliders: one of many values in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene import hit
from resarcana_gui.scene.control import Control, ShownText
from resarcana_gui.scene.events import Dragged, DragStarted, Dropped, Event, KeyDown, PointerDown, Wheeled
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, TARGET, UiStyle
from resarcana_gui.scene.widgets.toggle import knob_of

KNOB: Final = 30.0
TRACK: Final = 10.0
VALUE: Final = TextStyle(22, colour="gold", align="right")


class Slider(Control):
    """A value from `low` to `high` in steps. Its name stands above on the left; the value, written by `wording`, on
    the right. Arrows change it by one step, page keys by ten; Home and End go to the ends."""

    value: Watched[float] = Watched(inner=True)

    def __init__(
        self,
        look: UiStyle,
        text: str,
        on_change: Callable[[float], object] | None = None,
        *,
        low: float = 0.0,
        high: float = 100.0,
        step: float = 1.0,
        value: float = 0.0,
        wording: Callable[[float], str] = "{:g}".format,
        width: float = 320.0,
        at: Point = (0.0, 0.0),
    ) -> None:
        super().__init__(look, at=at, name=text)
        self.text = text
        self.on_change = on_change
        self.low, self.high, self.step = low, high, step
        self.wording = wording
        self.value = value
        line = look.text.measure(text, BODY)[1]
        self.size = (width, line + TARGET)

    def change(self, value: float) -> None:
        """Set the nearest valid value. Reports a change."""
        steps = round((min(max(value, self.low), self.high) - self.low) / self.step)
        nearest = min(self.low + steps * self.step, self.high)
        if nearest != self.value:
            self.value = nearest
            if self.on_change is not None:
                self.on_change(nearest)

    def handle(self, event: Event) -> bool:
        if not self.enabled:
            return False
        if isinstance(event, KeyDown):
            return self._key(event)
        if isinstance(event, PointerDown | DragStarted | Dragged):
            return self._point((event.x, event.y))
        if isinstance(event, Wheeled) and self.focused:
            self.change(self.value + self.step * (1 if event.up > 0 else -1))
            return True
        return isinstance(event, Dropped)

    def texts(self) -> Iterable[ShownText]:
        value = self.look.text.block(self.wording(self.value), VALUE)
        yield ShownText(value, self.width - value.width, 0, VALUE)
        style = BODY if self.enabled else replace(BODY, colour="off_ink")
        yield ShownText(self.look.text.block(self.text, style, self.width - value.width - 8, value.height), 0, 0, style)

    def draw(self, painter: Painter) -> None:
        track, knob = self._track(), self._knob()
        painter.put(self.look.well(TRACK / 2), track)
        if self.enabled:
            theme = self.look.theme
            filled = Panel(theme["edge_top"], theme["edge_low"], TRACK / 2)
            painter.put(filled, Box(track.x, track.y, max(knob.centerx - track.x, TRACK), TRACK))
            if self.hovered or self.pressed:
                painter.put(self.look.glow("hot", KNOB / 2, 10), knob.inflate(20, 20))
        painter.put(knob_of(self.look, KNOB), knob, 1.0 if self.enabled else 0.5)
        self.draw_texts(painter, 1.0 if self.enabled else 0.8)
        self.draw_ring(painter)

    def _key(self, event: KeyDown) -> bool:
        steps = {"left": -1, "right": 1, "pageup": 10, "pagedown": -10}.get(event.chord)
        if steps is not None:
            self.change(self.value + steps * self.step)
        elif event.chord in {"home", "end"}:
            self.change(self.low if event.chord == "home" else self.high)
        else:
            return False
        return True

    def _point(self, point: Point) -> bool:
        inner = hit.into(self, point)
        if inner is not None:
            share = (inner[0] - KNOB / 2) / (self.width - KNOB)
            self.change(self.low + share * (self.high - self.low))
        return True

    def _track(self) -> Box:
        return Box(KNOB / 2, self.height - TARGET / 2 - TRACK / 2, self.width - KNOB, TRACK)

    def _knob(self) -> Box:
        share = (self.value - self.low) / (self.high - self.low) if self.high > self.low else 0.0
        track = self._track()
        return Box(track.x + track.w * share - KNOB / 2, track.centery - KNOB / 2, KNOB, KNOB)
