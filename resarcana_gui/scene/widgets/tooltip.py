"""Short explanations beside what is pointed at, never over it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText, Texts
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import BODY, UiStyle

PAD: Final = 14.0
GAP: Final = 12.0
WIDEST: Final = 420.0
STYLE: Final = replace(BODY, size=20, on="panel_top")


class Tooltip(Texts):
    """The one tooltip of a screen, above everything. `explain` shows it, `hide` hides it."""

    text: Watched[str] = Watched(inner=True)

    def __init__(self, look: UiStyle) -> None:
        super().__init__(name="tooltip", z=1000.0)
        self.look = look
        self.text = ""
        self.visible = False
        self._target = self._canvas = Box(0, 0, 0, 0)
        self._spared: Sequence[Box] = ()

    def explain(self, text: str, target: Box, canvas: Box) -> None:
        """Show a text beside a box of the canvas: below, above, right or left of it, where there is room."""
        self.text = text
        scale = self.look.text.scale
        block = self.look.text.block(text, STYLE, WIDEST * scale)
        self.size = (block.width + 2 * PAD, block.height + 2 * PAD)
        self._target, self._canvas = target, canvas
        self._place()
        if not self.visible:
            self.visible, self.alpha = True, 0.0
            fade = Fade(self, 1.0, milliseconds("hover"), self.look.pace.easing(Use.FADE))
            self.look.queue.add(fade, INTERFACE)

    def spare(self, boxes: Sequence[Box]) -> None:
        """Set the areas not to cover from now on, if there is another place."""
        if boxes != self._spared:
            self._spared = boxes
            if self.visible:
                self._place()

    def _place(self) -> None:
        self.at = beside(self._target, self.size, self._canvas, self._spared).topleft

    def explain_node(self, text: str, node: Node, canvas: Box) -> None:
        """Show a text beside a node."""
        self.explain(text, node.bounds(), canvas)

    def hide(self) -> None:
        """Hide the tooltip."""
        self.visible = False

    def follow(self, hover: Hover[Control], canvas: Box) -> None:
        """Show the hint of any control that has been pointed at, or reached by keys, for long enough."""

        def changed(control: Control | None) -> None:
            if control is not None and control.hint:
                self.explain_node(control.hint, control, canvas)
            else:
                self.hide()

        hover.changed = changed

    def texts(self) -> Iterable[ShownText]:
        block = self.look.text.block(self.text, STYLE, WIDEST * self.look.text.scale)
        yield ShownText(block, PAD, PAD, STYLE)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.shadow(10.0), self.box.inflate(24, 24).move(0, 4))
        painter.put(self.look.panel(radius=10.0), self.box)
        self.draw_texts(painter)


def beside(target: Box, size: Point, canvas: Box, spared: Sequence[Box] = ()) -> Box:
    """Return the place for a box of a size beside a target on the canvas: below, above, right or left, the first
    with room that covers neither the target nor the spared areas. Otherwise the nearest free place, if need be over
    the last of the spared areas; otherwise the place where most of the box is visible."""
    width, height = size
    wished = [
        Box(target.centerx - width / 2, target.bottom + GAP, width, height),
        Box(target.centerx - width / 2, target.top - GAP - height, width, height),
        Box(target.right + GAP, target.centery - height / 2, width, height),
        Box(target.left - GAP - width, target.centery - height / 2, width, height),
    ]
    placed = [_inside(box, canvas, sideways=index < 2) for index, box in enumerate(wished)]
    for number in range(len(spared), -1, -1):
        kept = [target, *spared[:number]]
        free = [box for box in placed if _is_free(box, canvas, kept)] or _nearest(target, size, canvas, kept)
        if free:
            return free[0]
    return max(placed, key=lambda box: _seen(box, canvas))


def _is_free(box: Box, canvas: Box, kept: Sequence[Box]) -> bool:
    return bool(canvas.contains(box)) and not any(box.colliderect(other) for other in kept)


def _nearest(target: Box, size: Point, canvas: Box, kept: Sequence[Box]) -> list[Box]:
    """Return the free places, nearest first. A place lies against an edge of the canvas or of a spared area."""
    width, height = size
    lefts = [canvas.left, canvas.right - width, target.centerx - width / 2]
    tops = [canvas.top, canvas.bottom - height, target.centery - height / 2]
    lefts += [x for box in kept for x in (box.left - GAP - width, box.right + GAP)]
    tops += [y for box in kept for y in (box.top - GAP - height, box.bottom + GAP)]
    places = (Box(x, y, width, height) for x in lefts for y in tops)
    return sorted((box for box in places if _is_free(box, canvas, kept)), key=lambda box: _apart(box, target))


def _apart(one: Box, other: Box) -> float:
    """Return the distance between the centres of two boxes."""
    return math.hypot(one.centerx - other.centerx, one.centery - other.centery)


def _inside(box: Box, canvas: Box, *, sideways: bool) -> Box:
    """Return the box pushed onto the canvas along the target's side, never towards the target."""
    if sideways:
        return Box(min(max(box.x, canvas.left), max(canvas.right - box.w, canvas.left)), box.y, box.w, box.h)
    return Box(box.x, min(max(box.y, canvas.top), max(canvas.bottom - box.h, canvas.top)), box.w, box.h)


def _seen(box: Box, canvas: Box) -> float:
    part = box.clip(canvas)
    return part.w * part.h
