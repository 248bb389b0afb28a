"""Controls: nodes that take pointer and key input, can have the focus, and say why they are disabled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias, overload

from resarcana_gui.scene.events import Event
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import Polygon
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle


class ShownText(NamedTuple):
    """A text that a node shows, and its place in the node's own space, for the layout check."""

    block: TextBlock
    x: float
    y: float
    style: TextStyle

    @property
    def box(self) -> Box:
        """The box of the text."""
        return Box(self.x, self.y, self.block.width, self.block.height)


Wording: TypeAlias = str | Callable[[], str]
"""A text, or a function that makes it each time it is read: texts that name keys change when another device is used."""


class WordingAttribute:
    """An attribute that is set to a `Wording` and read as a text."""

    def __set_name__(self, owner: type[Node], name: str) -> None:
        self._name = f"_{name}"

    @overload
    def __get__(self, node: None, owner: type[Node]) -> WordingAttribute: ...
    @overload
    def __get__(self, node: Node, owner: type[Node]) -> str: ...
    def __get__(self, node: Node | None, owner: type[Node]) -> str | WordingAttribute:
        if node is None:
            return self
        words: Wording = node.__dict__[self._name]
        return words if isinstance(words, str) else words()

    def __set__(self, node: Node, words: Wording) -> None:
        node.__dict__[self._name] = words


class Texts(Node):
    """A node that shows texts, listed in `texts`."""

    may_sink = False
    """Whether its lower part may lie below the canvas for a while, as of cards that are out of the way."""

    def texts(self) -> Iterable[ShownText]:
        """Return every text that it shows now."""
        return ()

    def draw_texts(self, painter: Painter, alpha: float = 1.0) -> None:
        """Draw all of `texts`."""
        for shown in self.texts():
            painter.put(shown.block, shown.box.inflate(0, 2 * shown.block.spill), alpha)


class Control(Texts):
    """A node that can be used by pointer and by keys alike.

    The stage sets `hovered`, `pressed` and `focused`, and passes it events. Events that it does not handle go to its
    parent.
    """

    touchable = True
    focusable = True
    """Whether keys can reach it."""
    together: object = None
    """The thing that it is a part of, if any, which may be a control around it. Tab visits all its parts before it
    goes on, and arrows up and down lead from a part to that control."""
    overlaps = False
    """Whether it may overlap others of its kind and still be usable, as cards in a hand do."""
    holds_focus = False
    """Whether keys that move the focus stay inside it once the focus is there. A pointer is not restricted."""
    takes_text = False
    """Whether typed letters go to it while it has the focus."""
    outline: Polygon | None = None
    """The outline in its own space and within its box, if the control is not a box. The layout check reads it."""
    sound = ""
    """The sound of its use; empty if it is played elsewhere."""

    tip = WordingAttribute()
    """What it does, in a sentence. Shown when it is pointed at for a moment."""
    enabled: Watched[bool] = Watched(inner=True)
    hovered: Watched[bool] = Watched(inner=True)
    pressed: Watched[bool] = Watched(inner=True)
    focused: Watched[bool] = Watched(inner=True)
    """Whether it has the focus and shows it. The ring is visible only while keys are used."""

    def __init__(self, look: UiStyle, *, size: Point = (0.0, 0.0), at: Point = (0.0, 0.0), name: str = "") -> None:
        super().__init__(size=size, at=at, name=name)
        self.look = look
        self.enabled = True
        self.hovered = self.pressed = self.focused = False
        self.reason = ""
        """Why it is disabled, in a sentence."""
        self.tip = ""

    @property
    def hint(self) -> str:
        """The text of the tooltip: why it is disabled, or else what it does."""
        return self.reason if not self.enabled and self.reason else self.tip

    def allow(self) -> None:
        """Enable it."""
        self.enabled, self.reason = True, ""

    def forbid(self, reason: str) -> None:
        """Disable it. `reason` says why, in a sentence."""
        self.enabled, self.reason = False, reason

    def handle(self, event: Event) -> bool:
        """Handle an event, or return False to pass it on."""
        return False

    def activate(self) -> None:
        """Do what a click or Enter does."""

    def focus_changed(self, has: bool) -> None:
        """Called when it has gained or lost the focus, visibly or not."""

    def typed_at(self) -> Box | None:
        """Return where on the canvas typed text goes in now, for the system's input methods; None if it takes none."""
        return None

    def focus_within(self, control: Control) -> None:
        """Called when it, or a control inside it, has gained the focus."""

    def draw_ring(self, painter: Painter, radius: float = 12.0) -> None:
        """Draw the focus ring, if it has the focus, outside its box, so that the ring hides nothing."""
        if self.focused:
            painter.put(self.look.ring(radius + 4), self.box.inflate(8, 8))
