"""What can be used: nodes that take pointers and keys, can have the focus, and say why they cannot be used now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from resarcana_gui.scene.events import Event
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box, Point


class ShownText(NamedTuple):
    """A text that a node shows, and where in its own space; the layout check reads it."""

    block: TextBlock
    x: float
    y: float
    style: TextStyle

    @property
    def box(self) -> Box:
        """Where it is."""
        return Box(self.x, self.y, self.block.width, self.block.height)


class Texts(Node):
    """A node that shows texts, which it says in `texts`."""

    def texts(self) -> Iterable[ShownText]:
        """Every text that it shows now."""
        return ()

    def draw_texts(self, painter: Painter, alpha: float = 1.0) -> None:
        """Draw them."""
        for shown in self.texts():
            painter.put(shown.block, shown.box, alpha)


class Control(Texts):
    """A node that can be used, by pointer and by keys alike.

    The stage sets `hovered`, `pressed` and `focused`, and hands it events until it answers that it took one; what it
    does not take goes to what it lies on.
    """

    touchable = True
    focusable = True
    """Whether keys can reach it."""
    overlaps = False
    """Whether it may lie on others of its kind and still be used: cards in a hand."""
    holds_focus = False
    """Whether keys that lead from one control to the next stay on it, once they are there; a pointer goes anywhere."""
    takes_text = False
    """Whether letters that are typed are meant for it while it has the focus."""
    sound = ""
    """What is heard when it is used; empty for what is heard of in other ways."""

    enabled: Watched[bool] = Watched(inner=True)
    hovered: Watched[bool] = Watched(inner=True)
    pressed: Watched[bool] = Watched(inner=True)
    focused: Watched[bool] = Watched(inner=True)
    """Whether it has the focus and shows it: only keys make the ring visible."""

    def __init__(self, look: Look, *, size: Point = (0.0, 0.0), at: Point = (0.0, 0.0), name: str = "") -> None:
        super().__init__(size=size, at=at, name=name)
        self.look = look
        self.enabled = True
        self.hovered = self.pressed = self.focused = False
        self.reason = ""
        """Why it cannot be used now, in a sentence."""
        self.tip = ""
        """What it does, in a sentence; shown when it is pointed at for a moment."""

    @property
    def hint(self) -> str:
        """What to show about it when it is pointed at: why not, or else what it does."""
        return self.reason if not self.enabled and self.reason else self.tip

    def allow(self) -> None:
        """It can be used now."""
        self.enabled, self.reason = True, ""

    def forbid(self, reason: str) -> None:
        """It cannot be used now, and why not, in a sentence."""
        self.enabled, self.reason = False, reason

    def handle(self, event: Event) -> bool:
        """Take an event, or answer False."""
        return False

    def activate(self) -> None:
        """Do what a click or Enter does."""

    def focus_changed(self, has: bool) -> None:
        """It was given the focus, or lost it; whether that is to be seen is another matter."""

    def focus_within(self, control: Control) -> None:
        """It, or a control that lies on it, was given the focus."""

    def draw_ring(self, painter: Painter, radius: float = 12.0) -> None:
        """Draw the focus ring, if it has the focus: outside its box, so that it hides nothing."""
        if self.focused:
            painter.put(self.look.ring(radius + 4), self.box.inflate(8, 8))
