"""An item on a table, which can be pointed at, explained, clicked and dragged. Cards, piles, fields, dice and tokens
are kinds of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TypeAlias

from resarcana_gui.scene.control import Control, WordingAttribute
from resarcana_gui.scene.events import RIGHT, Dragged, DragStarted, Dropped, Event, LetGo, LongPressed, PointerDown
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import has_inside
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.items import marks

Key: TypeAlias = Hashable
"""Names an item in questions and choices: a game uses numbers, strings, or small frozen classes of its own."""
Called: TypeAlias = Callable[[], object]
CalledAt: TypeAlias = Callable[[Point], object]


class _Hovered(Watched[bool]):
    """Whether an item is pointed at; tells the item when that changes."""

    def __set__(self, node: Node, value: bool) -> None:
        before = node.__dict__.get(self._name, False)
        super().__set__(node, value)
        if value != before and isinstance(node, TableItem) and node.on_hover is not None:
            node.on_hover(value or node.focused)


class TableItem(Control):
    """An item that questions can be about, by its `key`; without one nothing can be asked about it.

    A kind of item draws itself, and calls `draw_ground` first and `draw_marks` last, which show what can be done with
    it along its `outline`. Callbacks, all optional: `on_click`, `on_menu` (right click, long press), `on_drag_start`,
    `on_drag`, `on_drop` (each with the point on the canvas), `on_let_go` (a drag has ended without a drop) and
    `on_hover` (with whether it is pointed at, by pointer or keys). A table sets them when the item is put on it.
    """

    draggable = False
    """Whether it can be dragged."""
    note_clear_of: Box | None = None
    """What its note must not cover, on the canvas, such as the map that it is a field of; None for only itself."""
    touched = False
    """Whether its neighbours touch it, like fields of a grid: its marks then stay inside its outline."""
    corner = 8.0
    """The radius of the corners of its marks, if its outline is its box."""

    hovered = _Hovered(inner=True)
    mark: Watched[str] = Watched(inner=True)
    """What can be done with it: one of `marks.MARKS`."""
    dimmed: Watched[bool] = Watched(inner=True)
    """Whether it has no part in the question."""
    lift: Watched[float] = Watched()
    """How far it is drawn above its hit area, in canvas pixels."""
    description = WordingAttribute()
    """Its name and state, in sentences without markup: read out when it is pointed at."""
    note = WordingAttribute()
    """The text of the note beside it when it is pointed at: one sentence per line, with markup."""

    def __init__(
        self, look: UiStyle, key: Key | None, *, size: Point = (0.0, 0.0), at: Point = (0.0, 0.0), name: str = ""
    ) -> None:
        self.on_hover: Callable[[bool], object] | None = None
        super().__init__(look, size=size, at=at, name=name)
        self.key = key
        self.mark, self.dimmed, self.lift = "none", False, 0.0
        self.description = self.note = ""
        self.on_click: Called | None = None
        self.on_menu: Called | None = None
        self.on_drag_start: CalledAt | None = None
        self.on_drag: CalledAt | None = None
        self.on_drop: CalledAt | None = None
        self.on_let_go: Called | None = None

    @property
    def known(self) -> Key | None:
        """The key by which it is explained; None while nobody may know what it is, as for a face-down card."""
        return self.key

    def enlarged(self, width: float) -> TableItem | None:
        """Return an item of this width that looks like it and cannot be used, positioned by its centre, to be shown
        while it is pointed at; None for an item that only gets a note."""
        return None

    def imitate(self, other: TableItem) -> None:
        """Look like the item that this one is enlarged from, after it has changed."""
        self.mark, self.focused = other.mark, other.focused

    # ------------------------------------------------------------------------------------------------- being used

    def contains(self, point: Point) -> bool:
        return super().contains(point) and (self.outline is None or has_inside(self.outline, point))

    def activate(self) -> None:
        if self.on_click is not None:
            self.on_click()

    def focus_changed(self, has: bool) -> None:
        if self.on_hover is not None:
            self.on_hover(self.hovered or self.focused)

    def handle(self, event: Event) -> bool:
        if isinstance(event, LongPressed) or (isinstance(event, PointerDown) and event.button == RIGHT):
            return _called(self.on_menu)
        if isinstance(event, LetGo):
            return _called(self.on_let_go)
        for kind, callback in self._drags():
            if isinstance(event, kind) and callback is not None:
                callback((event.x, event.y))
                return True
        return False

    def _drags(self) -> Iterator[tuple[type[DragStarted | Dragged | Dropped], CalledAt | None]]:
        yield DragStarted, self.on_drag_start
        yield Dragged, self.on_drag
        yield Dropped, self.on_drop

    # ---------------------------------------------------------------------------------------------------- showing

    def draw_ground(self, painter: Painter) -> None:
        """Draw the light below it: that of its mark, or of the pointer."""
        marks.draw_light(painter, self.look, self.mark, self.edge, hovered=self.hovered)

    def draw_marks(self, painter: Painter) -> None:
        """Draw its mark and the focus over it, along its outline."""
        marks.draw_along(painter, self.look, self.mark, self.edge, focused=self.focused)

    @property
    def edge(self) -> marks.Edge:
        """Return the outline that marks are drawn along."""
        return marks.Edge(self.box, self.corner, self.outline, self.touched)


def _called(callback: Called | None) -> bool:
    if callback is None:
        return False
    callback()
    return True
