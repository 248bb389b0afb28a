"""The panel of a question: in its corner, as large as it must be, never in the way of the rest."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.asking.panels.site import Shape, Site

PAD: Final = 15.0
GAP: Final = 10.0
BETWEEN: Final = 18.0
"""Between two columns."""
FEET: Final = 252.0
"""The least width of the second column, at the usual text size."""
WIDEST_SECOND: Final = 0.58
"""Its greatest width, relative to the panel's."""
GROWING: Final = 0.55
"""How much wider it is when texts are twice as large, relative to its width."""
LOWEST_HEAD: Final = 96.0
"""The question does not shrink below this height by smaller letters, when very large ones leave no room."""
LOWEST_BODY: Final = 120.0
"""The least height of a scrolled part."""
Z: Final = 70.0
"""Above the cards on the table, below what is carried over them."""


class Parts(NamedTuple):
    """The content of a panel: heads at the top, feet at the bottom, and between them a body, which scrolls if it is too
    long. With two columns the feet stand beside the body, or beside the heads without one."""

    heads: Sequence[Node]
    body: Node | None
    feet: Sequence[Node]


class AskingFrame(Control):
    """Shows parts, in the shape of its site that covers least."""

    focusable = False

    def __init__(self, look: Look, site: Site, name: str) -> None:
        super().__init__(look, name=name)
        self.z = Z
        self.on_laid: Callable[[], object] | None = None
        """Called when its size has changed: what lies below may have to give way."""
        self._site: Final = site
        self._shape = next(site.shapes(look.text.scale))
        self._split = True
        """Whether there is a body, below heads as wide as the panel."""
        self._head_limit = math.inf
        self._beside = True
        self._least = 0.0
        """The least width of the body."""
        self.surface = Surface(look, (1.0, 1.0), "frame")
        self.add(self.surface)
        self._parts = Parts((), None, ())
        self._area: ScrollArea | None = None
        self.bare = False
        """Whether nothing of it is seen but a button: the table says what is asked."""

    @property
    def said(self) -> str:
        """The question, if the table has to say it; otherwise the panel does."""
        return ""

    @property
    def start(self) -> Control | None:
        """The control that has the focus at first, invisibly; None for none."""
        return None

    def act(self, action: str) -> bool:
        """Handle an action's key. Returns whether it means anything here."""
        return False

    def click(self, subject: int) -> bool:
        """A thing that no choice concerns was clicked on the table. Returns whether that means anything here."""
        return False

    # ------------------------------------------------------------------------------------------------- its parts

    def head(self, text: str, style: TextStyle) -> Label:
        """The question, as large as possible."""
        label = Label(self.look, text, style, width=self.head_room)
        if label.height <= self._head_limit:
            return label
        return Label(self.look, text, style, width=self.head_room, height=self._head_limit)

    @property
    def head_room(self) -> float:
        """The width for heads."""
        return _room(self._shape) if self._split else self.body_room

    @property
    def body_room(self) -> float:
        """The width for the body."""
        return self._body_room(self._shape)

    @property
    def feet_room(self) -> float:
        """The width for feet."""
        return self._second(self._shape) if self._shape.beside else _room(self._shape)

    def _body_room(self, shape: Shape) -> float:
        return _room(shape) - self._second(shape) - BETWEEN if shape.beside else _room(shape)

    def _second(self, shape: Shape) -> float:
        """The width of a second column: wider when the body does not need the room."""
        spare = min(_room(shape) - BETWEEN - self._least, _room(shape) * WIDEST_SECOND)
        return max(FEET * (1.0 + GROWING * (self.look.text.scale - 1.0)), spare)

    def compose(
        self, parts: Callable[[], Parts], *, split: bool = True, least: float = 0.0, beside: bool = True
    ) -> None:
        """Show new parts. They are made for one shape after the other until one fits; `split` is whether there is a
        body, `least` its least width, and `beside` whether feet may stand beside it."""
        self._split, self._least, self._beside, self._head_limit = split, least, beside, math.inf
        needed: dict[Shape, float] = {}
        made = Parts((), None, ())
        for shape in self._wide_enough():
            self._shape = shape
            made = parts()
            needed[shape] = self._needed(made)
            if needed[shape] <= self._site.box.h:
                break
        best = self._site.best(needed)
        if best != self._shape:
            self._shape = best
            made = parts()
        over = self._needed(made, LOWEST_BODY) - self._site.most
        if over > 0 and made.heads:
            self._head_limit = max(made.heads[0].height - over, LOWEST_HEAD)
            made = parts()
        self._fill(made)

    def _wide_enough(self) -> list[Shape]:
        """The shapes in which the body has enough room; otherwise the widest."""
        found = list(self._site.shapes(self.look.text.scale, beside=self._beside))
        return [shape for shape in found if self._body_room(shape) >= self._least] or found[-1:]

    def _fill(self, parts: Parts) -> None:
        self.surface.clear()
        self.surface.blank = False
        self._parts, self._area = parts, None
        self.surface.add(*parts.heads, *([parts.body] if parts.body is not None else []), *parts.feet)
        self.lay()

    # --------------------------------------------------------------------------------------------------- places

    def lay(self) -> None:
        """Lay out the parts again after their sizes changed."""
        if self._lay_bare():
            return
        body = self._parts.body
        needed, least = self._needed(self._parts), self._needed(self._parts, LOWEST_BODY)
        height = needed if body is None else min(needed, max(self._site.most, least))
        self.size = self.surface.size = (self._shape.width, height)
        self.at = (self._site.box.right - self.width, self._site.box.bottom - height)
        if body is not None and (needed > height or self._area is not None):
            self._scroll(body, min(body.height, self._left_for_body(height)))
        self._stack()
        if self.on_laid is not None:
            self.on_laid()

    def _lay_bare(self) -> bool:
        """With no more than a button, it lies in the place of buttons, if the table has one: there is no panel then."""
        place, feet = self._site.button, self._parts.feet
        self.bare = place is not None and self._parts.body is None and len(feet) <= 1
        if place is None or not self.bare:
            return False
        self.size, self.at = place.size, place.topleft
        self.surface.size = self.size
        self.surface.clear()
        self.surface.blank = True
        for button in feet:
            button.at, button.size = (0.0, 0.0), place.size
            self.surface.add(button)
        if self.on_laid is not None:
            self.on_laid()
        return True

    def _needed(self, parts: Parts, scrolled: float = math.inf) -> float:
        """The height of the parts in the current shape, with at most this much of the body."""
        heads, feet = _height(parts.heads), _height(parts.feet)
        body = min(parts.body.height, scrolled) if parts.body is not None else 0.0
        if not self._shape.beside:
            return _joined(heads, body, feet) + 2 * PAD
        return (_joined(heads, max(body, feet)) if self._split else max(heads, feet)) + 2 * PAD

    def _left_for_body(self, height: float) -> float:
        """The height left for the body on a panel of a height."""
        feet = 0.0 if self._shape.beside else _height(self._parts.feet)
        return height - 2 * PAD - sum(other + GAP for other in (_height(self._parts.heads), feet) if other)

    def _scroll(self, body: Node, height: float) -> None:
        """Give the body the available height, and let it scroll."""
        if self._area is None:
            self._area = ScrollArea(self.look, (self.body_room, height), name="body")
            self._area.content.add(body)
            body.at = (0.0, 0.0)
            self.surface.add(self._area)
        self._area.size = (self.body_room, height)
        self._area.fit(body.height)

    def _stack(self) -> None:
        heads, body, feet = self._parts
        middle = self._area if self._area is not None else body
        left, low = PAD + 2, self.height - PAD
        y = _down(heads, left, self.head_room, PAD)
        right = left + self.body_room + BETWEEN if self._shape.beside else left
        _up(feet, right, self.feet_room, low)
        if middle is not None:
            free = low - y - middle.height if self._shape.beside else 0.0
            _down([middle], left, self.body_room, y + max(0.0, free / 2))


def stacked(parts: Sequence[Node], width: float, gap: float = GAP) -> Node:
    """Parts below each other, centred in a width."""
    whole, y = Node(), 0.0
    for part in parts:
        ax, ay = part.anchor
        part.at = ((width - part.width) / 2 + ax * part.width, y + ay * part.height)
        y += part.height + gap
        whole.add(part)
    whole.size = (width, max(0.0, y - gap))
    return whole


def _room(shape: Shape) -> float:
    """The width of a part that is alone on its line."""
    return shape.width - 2 * PAD - 4


def _height(parts: Sequence[Node]) -> float:
    return sum(part.height for part in parts) + GAP * max(len(parts) - 1, 0)


def _joined(*heights: float) -> float:
    """The height of parts below each other; those without height do not count."""
    there = [height for height in heights if height]
    return sum(there) + GAP * max(len(there) - 1, 0)


def _down(parts: Sequence[Node], left: float, width: float, y: float) -> float:
    """Place parts below each other in a column; returns where the next would begin."""
    for part in parts:
        part.at = (left + (width - part.width) / 2, y)
        y += part.height + GAP
    return y


def _up(parts: Sequence[Node], left: float, width: float, low: float) -> None:
    """Place parts in a column above a line."""
    for part in reversed(parts):
        low -= part.height
        part.at = (left + (width - part.width) / 2, low)
        low -= GAP
