"""Cards to be put in order: by dragging, or by the arrows below them."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene import hit
from resarcana_gui.scene.look import SMALL, TARGET, Look
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import CARD_LEFT, CARD_RIGHT
from resarcana_gui.tabletop.asking.card_lists import OrderModel
from resarcana_gui.tabletop.asking.panels.card_grid import EDGE, SMALLEST, Naming, grid, numbered
from resarcana_gui.tabletop.asking.panels.card_grid import GAP as BETWEEN
from resarcana_gui.tabletop.asking.panels.picker import Picker
from resarcana_gui.tabletop.asking.panels.steps import StepButton
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.tell.voice import Words

PLACE: Final = TextStyle(20, SMALL.face, "ink_soft", align="centre")
GAP: Final = 6.0


def least_for_order(number: int) -> float:
    """The least width for this many cards."""
    return number * (SMALLEST + BETWEEN) - BETWEEN + 2 * EDGE


class OrderPicker(Picker):
    """The cards, from the one that will lie on top, at the left."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        model: OrderModel[Command],
        width: float,
        words: Words,
        caption: str,
        naming: Naming = numbered,
    ) -> None:
        """`caption`: what confirming does."""
        super().__init__("order")
        self.model: Final = model
        self._caption: Final = caption
        self._naming: Final = naming
        self._latest = model.cards[0]
        self._boxes: Final = grid(len(model.cards), width, len(model.cards))
        self._cards: Final = {card: self._card(look, faces, card) for card in model.cards}
        places = [words.text("asking.on_top"), *map(str, range(2, len(self._boxes) + 1))]
        labels = [
            Label(look, place, PLACE, at=(box.x, box.bottom + GAP), width=box.w)
            for place, box in zip(places, self._boxes, strict=True)
        ]
        top = self._boxes[0].bottom + GAP + max(label.height for label in labels) + GAP
        arrows = [arrow for at, box in enumerate(self._boxes) for arrow in self._arrows(look, at, box, top)]
        self.add(*labels, *arrows, *self._cards.values())
        self.size = (width, top + TARGET)
        self._show()

    @property
    def command(self) -> Command | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self._caption

    def act(self, action: str) -> bool:
        """Keys move the focused card, or else the one moved last, at first the top one."""
        step = {CARD_LEFT: -1, CARD_RIGHT: 1}.get(action, 0)
        if not step:
            return False
        self._latest = next((card for card, node in self._cards.items() if node.focused), self._latest)
        at = self.model.cards.index(self._latest)
        self.move(at, at + step)
        return True

    def move(self, start: int, to: int) -> bool:
        """Move a card to another place. Returns whether there is one."""
        if not 0 <= to < len(self._boxes):
            return False
        self._latest = self.model.cards[start]
        self.model.move(start, to)
        self._show()
        self.changed_by_hand()
        return True

    def _card(self, look: Look, faces: Faces, card: int) -> CardNode:
        node = CardNode(look, faces, card, self._boxes[0].w, name=self._naming(card))
        node.mark = "can"
        node.on_drag_start = node.on_drag = partial(self._dragged, card)
        node.on_drop = partial(self._dropped, card)
        return node

    def _arrows(self, look: Look, at: int, box: Box, top: float) -> list[StepButton]:
        """To the left and to the right, where there is a place."""
        size = ((box.w - GAP) / 2, TARGET)
        found = []
        for to, sign, x in ((at - 1, "left", box.x), (at + 1, "right", box.x + size[0] + GAP)):
            if 0 <= to < len(self._boxes):
                arrow = StepButton(look, sign, partial(self.move, at, to), size, name=f"move {at} {sign}")
                arrow.at = (x, top)
                found.append(arrow)
        return found

    def _show(self) -> None:
        """Put every card in its place."""
        for card, box in zip(self.model.cards, self._boxes, strict=True):
            self._cards[card].at, self._cards[card].z = box.center, 1.0

    def _dragged(self, card: int, point: Point) -> None:
        inner = hit.into(self, point)
        if inner is not None:
            self._cards[card].at, self._cards[card].z = (inner[0], self._boxes[0].centery), 2.0

    def _dropped(self, card: int, point: Point) -> None:
        inner = hit.into(self, point)
        x = inner[0] if inner is not None else 0.0
        nearest = min(range(len(self._boxes)), key=lambda at: abs(self._boxes[at].centerx - x))
        self.move(self.model.cards.index(card), nearest)
