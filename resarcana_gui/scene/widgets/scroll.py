"""Areas that scroll content longer than themselves, by wheel, dragging and keys."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene import hit
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import (
    Dragged,
    DragStarted,
    Dropped,
    Event,
    KeyDown,
    LetGo,
    PointerDown,
    PointerUp,
    Wheeled,
)
from resarcana_gui.scene.focus import Direction, boxes, focusable, nearest
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle

NOTCH: Final = 90.0
"""The distance of one notch of the wheel, or of one arrow key, in canvas pixels."""
BAR: Final = 12.0
AROUND: Final = 12.0
"""The margin kept visible around the focused control, in canvas pixels."""
LEAFING: Final = frozenset({"pageup", "pagedown", "home", "end"})
"""The keys that scroll the main area of a page, whatever has the focus."""
ARROWS: Final = {"up": (Direction.UP, -NOTCH), "down": (Direction.DOWN, NOTCH)}
GRIP: Final = 44.0
"""The width of the strip in which a press grabs the scroll bar."""


class ScrollArea(Control):
    """Shows a part of `content`. Give the height of the content to `fit`."""

    offset: Watched[float] = Watched(inner=True)
    """How far the content is scrolled."""

    def __init__(self, look: UiStyle, size: Point, *, at: Point = (0.0, 0.0), name: str = "") -> None:
        super().__init__(look, size=size, at=at, name=name)
        self.clips = True
        self.offset = 0.0
        self.content = Node(name="content")
        self.add(self.content)
        self._inner: Control | None = None
        """The focused control, if it lies in the content."""
        self._grip: float | None = None
        self._from = (0.0, 0.0)

    @property
    def scrolled(self) -> float:
        return self.offset

    @property
    def furthest(self) -> float:
        """The greatest offset."""
        return max(0.0, self.content.height - self.height)

    @property
    def room(self) -> float:
        """The width of the content, beside the scroll bar."""
        return self.width - BAR - 12.0

    def fit(self, height: float) -> None:
        """Set the height of the content."""
        self.content.size = (self.room, height)
        self.go(self.offset)

    def go(self, offset: float) -> None:
        """Scroll to an offset, or as near to it as possible."""
        self.offset = min(max(offset, 0.0), self.furthest)
        self.content.y = -self.offset

    def glide(self, offset: float) -> None:
        """Scroll to an offset in a short animation."""
        target = min(max(offset, 0.0), self.furthest)
        ms, ease = milliseconds("scroll"), self.look.pace.easing(Use.ENTER)
        self.look.queue.add(Glide(lambda: self.offset, self.go, target, ms, ease), INTERFACE)

    def reveal(self, box: Box) -> None:
        """Scroll until a box of the content is visible."""
        if box.top < self.offset:
            self.go(box.top)
        elif box.bottom > self.offset + self.height:
            self.go(box.bottom - self.height)

    def leaf(self, event: Event) -> bool:
        """Scroll by page keys, Home and End, whatever has the focus. Return whether the event was one of them."""
        return isinstance(event, KeyDown) and event.chord in LEAFING and self.handle(event)

    def focus_within(self, control: Control) -> None:
        self._inner = control if control is not self else None
        if self._inner is not None and control.focused:
            self.reveal(self._place(control).inflate(0, 2 * AROUND))

    def handle(self, event: Event) -> bool:
        if isinstance(event, Wheeled):
            return self._by(-event.up * NOTCH)
        if isinstance(event, KeyDown):
            return self._key(event)
        if isinstance(event, PointerDown):
            self._from = (event.y, self.offset)
            return self._take_bar(event)
        return self._drag(event)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.well(), self.box)

    def paint_children(self, painter: Painter) -> None:
        super().paint_children(painter)
        if self.furthest > 0:
            theme = self.look.theme
            thumb = Panel(theme["edge_top"], theme["edge_low"], BAR / 2)
            painter.put(thumb, self._thumb(), 1.0 if self.hovered or self._grip is not None else 0.8)
        if self.focused:  # drawn inside the edge, because everything outside is clipped
            painter.put(self.look.ring(8.0), self.box)

    def _by(self, far: float) -> bool:
        before = self.offset
        self.go(before + far)
        return self.offset != before

    def _key(self, event: KeyDown) -> bool:
        if event.chord in ARROWS:
            direction, far = ARROWS[event.chord]
            return not self._leads_on(direction) and self._by(far)
        page = self.height * 0.9
        leaps = {"pageup": -page, "pagedown": page, "home": -self.furthest, "end": self.furthest}
        return event.chord in leaps and self._by(leaps[event.chord])

    def _leads_on(self, direction: Direction) -> bool:
        """Return whether an arrow moves the focus from the focused control to another one in the content. It does
        while the focused one is visible."""
        inner = self._inner
        if inner is None or not inner.shown or self.content not in inner.lineage():
            return False
        place = self._place(inner)
        seen = place.bottom > self.offset and place.top < self.offset + self.height
        return seen and nearest(inner, boxes(focusable(self.content)), direction) is not None

    def _place(self, control: Control) -> Box:
        """Return the box of a control in the content."""
        inner, outer, scale = control.bounds(), self.content.bounds(), self.world().scales[1] or 1.0
        return Box(0, (inner.top - outer.top) / scale, 1, inner.h / scale)

    def _take_bar(self, event: PointerDown) -> bool:
        inner = hit.into(self, (event.x, event.y))
        if inner is None or self.furthest == 0 or inner[0] < self.width - GRIP:
            return False
        thumb = self._thumb()
        self._grip = inner[1] - thumb.y if thumb.top <= inner[1] <= thumb.bottom else thumb.h / 2
        self._pull(inner[1])
        return True

    def _drag(self, event: Event) -> bool:
        if isinstance(event, Dropped | LetGo | PointerUp):
            self._grip = None
            return not isinstance(event, PointerUp)
        if not isinstance(event, DragStarted | Dragged) or self.furthest == 0:
            return False
        if self._grip is not None:
            inner = hit.into(self, (event.x, event.y))
            self._pull(inner[1] if inner is not None else 0.0)
        else:
            scale = self.world().scales[1]
            self.go(self._from[1] + (self._from[0] - event.y) / (scale or 1.0))
        return True

    def _pull(self, y: float) -> None:
        """Move the bar with the pointer that drags it."""
        free = self.height - 12.0 - self._thumb().h
        if self._grip is not None and free > 0:
            self.go((y - self._grip - 6.0) / free * self.furthest)

    def _thumb(self) -> Box:
        length = max(40.0, (self.height - 12) * self.height / max(self.content.height, 1.0))
        share = self.offset / self.furthest if self.furthest else 0.0
        return Box(self.width - BAR - 6, 6 + (self.height - 12 - length) * share, BAR, length)
