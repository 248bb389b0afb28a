"""The scrubber: a slider over all positions of a game, with a description of the position shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene import hit
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import Dragged, DragStarted, Dropped, Event, KeyDown, PointerDown
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel, PlainBox
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, SMALL, TARGET, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.slider import KNOB, TRACK
from resarcana_gui.scene.widgets.toggle import knob_of
from resarcana_gui.screens import actions
from resarcana_gui.screens.log.match_log import Timeline, Turn

TICK: Final = Box(0, 0, 3, 12)
CROWDED: Final = 7.0
"""Round marks closer than this to the previous one are left out."""


class ScrubberTrack(Control):
    """The slider. `on_seek` receives a position, or None for the present; the track does not move by itself. Arrows
    go from turn to turn, Home to the start, End to the present."""

    at_shown: Watched[int | None] = Watched(inner=True)
    """The position that the table shows; None for the present."""

    def __init__(self, look: UiStyle, width: float, on_seek: Callable[[int | None], object], name: str) -> None:
        super().__init__(look, size=(width, TARGET), name=name)
        self.on_seek = on_seek
        self.timeline = Timeline()
        self.at_shown = None

    def fill(self, timeline: Timeline) -> None:
        """Set the turns of the game."""
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
            self._travel(line.earlier(at) if chord == "left" else line.clamped(0))
        elif chord in {"right", "end"}:
            self._travel(line.later(at) if chord == "right" else None)
        else:
            return False
        return True

    def _point(self, point: Point) -> None:
        inner = hit.into(self, point)
        if inner is not None and self.timeline.last:
            share = (inner[0] - KNOB / 2) / (self.width - KNOB)
            self._travel(self.timeline.clamped(round(min(max(share, 0.0), 1.0) * self.timeline.last)))

    def _travel(self, at: int | None) -> None:
        if at != self.at_shown:
            self.on_seek(at)

    def _ticks(self) -> list[float]:
        """Return the positions of the round marks on the x axis."""
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


GAP: Final = 8.0
WORDS: Final = 66.0
"""The height of the description, at a text scale of 1: three lines."""
LEAST: Final = 52.0
"""The minimum height of the buttons, for two lines of text."""


class Scrubber(Node):
    """The slider with buttons for the previous turn, the next turn and the present. `on_seek` receives a position,
    or None for the present; the caller then calls `show`."""

    def __init__(
        self,
        look: UiStyle,
        texts: Catalog,
        width: float,
        on_seek: Callable[[int | None], object],
        bindings: Bindings | None = None,
    ) -> None:
        super().__init__(name="scrubber")
        self.look, self._texts = look, texts
        self.on_seek = on_seek
        self.words = Label(
            look,
            "",
            SMALL,
            width=width,
            height=WORDS * look.text.scale,
            name="when",
        )
        self.track = ScrubberTrack(look, width, on_seek, "whole game")
        self.track.tip = texts.text("log.scrubber")
        self._bindings = bindings
        self._newest = "now"
        """The catalogue's word for the last position: "now", or "end" once the game is over."""
        self.track.y = self.words.height + 2
        self._lay_buttons(width, self.track.y + self.track.height + GAP)
        self.add(self.words, self.track, self.back, self.forth, self.present)
        self.size = (width, self.present.y + self.present.height)
        self.show(None)

    @property
    def timeline(self) -> Timeline:
        """The turns of the game."""
        return self.track.timeline

    def fill(self, turns: Sequence[Turn], last: int) -> None:
        """Set the turns so far, in order, and the current position."""
        self.track.fill(Timeline(turns, last))
        self.show(self.track.at_shown if self.track.at_shown is None else self.timeline.clamped(self.track.at_shown))

    def end(self) -> None:
        """Name the last position the end, since the game is over."""
        if self._newest != "end":
            self._newest = "end"
            self.present.text = self._texts.text("log.end")
            self.present.tip = partial(self._tip, "end", actions.NOW)
            self.show(self.track.at_shown)

    def show(self, at: int | None) -> None:
        """Show a position; None for the present."""
        self.track.at_shown = at
        self.words.style = replace(SMALL, colour="gold" if at is not None else "ink_soft")
        self.words.write(self.when(at))
        for button, able in (
            (self.back, (at if at is not None else self.timeline.last) > 0),
            (self.forth, at is not None),
            (self.present, at is not None),
        ):
            button.enabled = able
        self._sign(self.back, "left")
        self._sign(self.forth, "right")
        self.present.icon = UiIcon("last", self.look.colour("gold" if self.present.enabled else "off_ink"))

    def earlier(self) -> None:
        """Go to the previous turn."""
        if self.back.enabled:
            self.on_seek(self.timeline.earlier(self.track.at_shown))

    def later(self) -> None:
        """Go to the next turn, or to the present."""
        if self.forth.enabled:
            self.on_seek(self.timeline.later(self.track.at_shown))

    def now(self) -> None:
        """Return to the present."""
        if self.present.enabled:
            self.on_seek(None)

    def return_text(self, at: int) -> str:
        """Return the description of a position, and of where one returns to from it."""
        return self._return_text(self.when(at))

    def short_return_text(self, at: int) -> str:
        """Return the same with the round only, for the prompt."""
        turn = self.timeline.turn(at)
        if turn is None:
            return self._return_text(self._texts.text("log.at_start"))
        key = "log.setup" if turn.round == 0 else "log.round"
        return self._return_text(self._texts.text(key, round=turn.round))

    def _return_text(self, when: str) -> str:
        return self._texts.text(f"log.to_{self._newest}", when=when)

    def when(self, at: int | None) -> str:
        """Return the description of a position."""
        if at is None:
            return self._texts.text(f"log.is_{self._newest}")
        turn = self.timeline.turn(at)
        if turn is None:
            return self._texts.text("log.at_start")
        key = "in_setup" if turn.round == 0 else "before" if at == turn.at else "during"
        whose = ".you" if turn.yours else ".other"
        return self._texts.text(f"log.{key}{whose}", round=turn.round, name=escaped(turn.name))

    def _lay_buttons(self, width: float, y: float) -> None:
        self.back = self._button("earlier", self.earlier, actions.EARLIER)
        self.forth = self._button("later", self.later, actions.LATER)
        self.present = Button(self.look, self._texts.text("log.now"), self.now, style=BODY, name="now")
        height = max(LEAST, self.present.height)
        for button in (self.back, self.forth):
            button.size = (TARGET, height)
        self.present.size = (width - 2 * (TARGET + GAP), height)
        self.present.tip = partial(self._tip, "now", actions.NOW)
        for button, x in ((self.back, 0.0), (self.forth, TARGET + GAP), (self.present, 2 * (TARGET + GAP))):
            button.at = (x, y)

    def _button(self, name: str, act: Callable[[], object], action: str) -> Button:
        button = Button(self.look, "", act, name=name)
        button.tip = partial(self._tip, name, action)
        return button

    def _sign(self, button: Button, name: str) -> None:
        button.icon = Glyph(name, self.look.colour("gold" if button.enabled else "off_ink"))

    def _tip(self, name: str, action: str) -> str:
        key = self._bindings.hint(action) if self._bindings is not None else ""
        return f"{self._texts.text(f'log.{name}')} ({key})" if key else self._texts.text(f"log.{name}")
