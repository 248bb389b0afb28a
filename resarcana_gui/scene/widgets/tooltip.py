"""Short explanations beside what is pointed at, and never over it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText, Texts
from resarcana_gui.scene.hover import Hover
from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point

PAD: Final = 14.0
GAP: Final = 12.0
WIDEST: Final = 420.0
STYLE: Final = replace(BODY, size=20, on="panel_top")


class Tooltip(Texts):
    """One for a whole screen, above everything: `explain` shows it, `hide` hides it."""

    text: Watched[str] = Watched(inner=True)

    def __init__(self, look: Look) -> None:
        super().__init__(name="tooltip", z=1000.0)
        self.look = look
        self.text = ""
        self.visible = False

    def explain(self, text: str, target: Box, canvas: Box) -> None:
        """Show a text beside a box of the canvas: below, above, right or left of it, where there is room."""
        self.text = text
        scale = self.look.text.scale
        block = self.look.text.block(text, STYLE, WIDEST * scale)
        self.size = (block.width + 2 * PAD, block.height + 2 * PAD)
        self.at = beside(target, self.size, canvas).topleft
        if not self.visible:
            self.visible, self.alpha = True, 0.0
            fade = Fade(self, 1.0, milliseconds("hover"), self.look.pace.easing(Use.FADE))
            self.look.queue.add(fade, INTERFACE)

    def explain_node(self, text: str, node: Node, canvas: Box) -> None:
        """Show a text beside a node."""
        self.explain(text, node.bounds(), canvas)

    def hide(self) -> None:
        """Show nothing."""
        self.visible = False

    def follow(self, hover: Hover[Control], canvas: Box) -> None:
        """Explain whatever is pointed at for long enough, or reached by keys, and has something to say."""

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


def beside(target: Box, size: Point, canvas: Box) -> Box:
    """Where a box of a size goes beside a target on the canvas without covering it: below, above, right, left, in
    this order where there is room; else where most of it can be seen."""
    width, height = size
    wished = [
        Box(target.centerx - width / 2, target.bottom + GAP, width, height),
        Box(target.centerx - width / 2, target.top - GAP - height, width, height),
        Box(target.right + GAP, target.centery - height / 2, width, height),
        Box(target.left - GAP - width, target.centery - height / 2, width, height),
    ]
    placed = [_inside(box, canvas, sideways=index < 2) for index, box in enumerate(wished)]
    free = [box for box in placed if canvas.contains(box) and not box.colliderect(target)]
    return free[0] if free else max(placed, key=lambda box: _seen(box, canvas))


def _inside(box: Box, canvas: Box, *, sideways: bool) -> Box:
    """Pushed onto the canvas along the target's side, never towards the target."""
    if sideways:
        return Box(min(max(box.x, canvas.left), max(canvas.right - box.w, canvas.left)), box.y, box.w, box.h)
    return Box(box.x, min(max(box.y, canvas.top), max(canvas.bottom - box.h, canvas.top)), box.w, box.h)


def _seen(box: Box, canvas: Box) -> float:
    part = box.clip(canvas)
    return part.w * part.h
