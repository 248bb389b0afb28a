"""The panel that questions stand on: as wide as its corner, as high as it has to be, never in the way of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.surface import Surface

PAD: Final = 15.0
GAP: Final = 10.0
HIGHEST: Final = 840.0
"""Above this what is in the middle is scrolled."""
HIGHEST_WITHOUT_BODY: Final = 1044.0
"""What has no part that could be scrolled may cover more."""
WIDENING: Final = 0.6
"""How much wider it gets when texts are twice as large, for its width."""
Z: Final = 70.0
"""Above the cards on the table, below what is carried over them."""


class AskingFrame(Control):
    """Shows parts below each other: heads at the top, feet at the bottom, and between them a body, which is scrolled
    when all of it is too much."""

    focusable = False

    def __init__(self, look: Look, box: Box, name: str) -> None:
        """It stands in the lower right corner of the box, as wide as the box unless texts are large."""
        super().__init__(look, name=name)
        self.z = Z
        self._box: Final = box
        self.surface = Surface(look, (1.0, 1.0), "frame")
        self.add(self.surface)
        self._heads: list[Node] = []
        self._feet: list[Node] = []
        self._body: Node | None = None
        self._area: ScrollArea | None = None

    @property
    def start(self) -> Control | None:
        """The control to have the focus at first, unseen; None when it takes none."""
        return None

    def act(self, action: str) -> bool:
        """Do what an action's key means here. Whether it means anything."""
        return False

    def click(self, component: int) -> bool:
        """A component was clicked on the table that no choice is about. Whether it means anything here."""
        return False

    @property
    def room(self) -> float:
        """How wide its parts may be."""
        return self._wide() - 2 * PAD - 4

    def fill(self, heads: Sequence[Node], body: Node | None, feet: Sequence[Node]) -> None:
        """Show these parts in place of those before."""
        self.surface.clear()
        self._heads, self._body, self._feet, self._area = list(heads), body, list(feet), None
        self.surface.add(*heads, *([body] if body is not None else []), *feet)
        self.lay()

    def lay(self) -> None:
        """Place the parts anew: their sizes changed."""
        parts = [*self._heads, *([self._body] if self._body is not None else []), *self._feet]
        needed = sum(part.height for part in parts) + GAP * (len(parts) - 1) + 2 * PAD
        height = min(needed, HIGHEST if self._body is not None else HIGHEST_WITHOUT_BODY)
        self.size = self.surface.size = (self._wide(), height)
        self.at = (self._box.right - self.width, self._box.bottom - height)
        if self._body is not None and (needed > height or self._area is not None):
            self._scroll(self._body, self._body.height - max(0.0, needed - height))
        self._stack()

    def _wide(self) -> float:
        return self._box.w * (1.0 + WIDENING * (self.look.text.scale - 1.0))

    def _scroll(self, body: Node, height: float) -> None:
        """Give the body as much height as there is, and let it be scrolled."""
        if self._area is None:
            self._area = ScrollArea(self.look, (self.room, height), name="body")
            self._area.content.add(body)
            body.at = (0.0, 0.0)
            self.surface.add(self._area)
        self._area.size = (self.room, height)
        self._area.fit(body.height)

    def _stack(self) -> None:
        y = PAD
        middle = self._area if self._area is not None else self._body
        for part in [*self._heads, *([middle] if middle is not None else [])]:
            part.at = (PAD + 2 + (self.room - part.width) / 2, y)
            y += part.height + GAP
        y = self.height - PAD
        for part in reversed(self._feet):
            y -= part.height
            part.at = (PAD + 2 + (self.room - part.width) / 2, y)
            y -= GAP


def stacked(parts: Sequence[Node], width: float, gap: float = GAP) -> Node:
    """Parts below each other, each in the middle of a width."""
    whole, y = Node(), 0.0
    for part in parts:
        ax, ay = part.anchor
        part.at = ((width - part.width) / 2 + ax * part.width, y + ay * part.height)
        y += part.height + gap
        whole.add(part)
    whole.size = (width, max(0.0, y - gap))
    return whole
