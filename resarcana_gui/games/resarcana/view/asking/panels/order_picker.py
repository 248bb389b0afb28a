"""Cards to be put in an order: by dragging them, or by the arrows below them."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.panels.cards import EDGE, SMALLEST, grid
from resarcana_gui.games.resarcana.view.asking.panels.cards import GAP as BETWEEN
from resarcana_gui.games.resarcana.view.asking.panels.picker import Picker
from resarcana_gui.games.resarcana.view.asking.panels.steps import StepButton
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.scene import hit
from resarcana_gui.scene.look import SMALL, TARGET, Look
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.actions import CARD_LEFT, CARD_RIGHT
from resarcana_gui.tabletop.cards.card import CardNode

PLACE: Final = TextStyle(20, SMALL.face, "ink_soft", align="centre")
GAP: Final = 6.0


class OrderPicker(Picker):
    """The cards from the one that will lie on top, at the left."""

    def __init__(self, look: Look, faces: Faces, asking: Asking, width: float) -> None:
        super().__init__("order")
        self._asking: Final = asking
        self.model: Final = asking.order()
        self._latest = self.model.cards[0]
        self._boxes: Final = grid(len(self.model.cards), width, len(self.model.cards))
        self._cards: Final = {card: self._card(look, faces, card) for card in self.model.cards}
        labels = [self._label(look, at, box) for at, box in enumerate(self._boxes)]
        top = self._boxes[0].bottom + GAP + max(label.height for label in labels) + GAP
        arrows = [arrow for at, box in enumerate(self._boxes) for arrow in self._arrows(look, at, box, top)]
        self.add(*labels, *arrows, *self._cards.values())
        self.size = (width, top + TARGET)
        self._show()

    @classmethod
    def least(cls, asking: Asking) -> float:
        number = len(asking.order().cards)
        return number * (SMALLEST + BETWEEN) - BETWEEN + 2 * EDGE

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self._asking.voice.text("asking.put_back")

    def act(self, action: str) -> bool:
        """The keys move the card that has the focus, or else the one that was moved last, at first the topmost."""
        step = {CARD_LEFT: -1, CARD_RIGHT: 1}.get(action, 0)
        if not step:
            return False
        self._latest = next((card for card, node in self._cards.items() if node.focused), self._latest)
        at = self.model.cards.index(self._latest)
        self.move(at, at + step)
        return True

    def move(self, start: int, to: int) -> bool:
        """Take a card to another place. Whether there is one."""
        if not 0 <= to < len(self._boxes):
            return False
        self._latest = self.model.cards[start]
        self.model.move(start, to)
        self._show()
        self.changed_by_hand()
        return True

    def _card(self, look: Look, faces: Faces, card: int) -> CardNode:
        slug = faces.cards.components[card].slug
        node = CardNode(look, faces, card, self._boxes[0].w, name=f"card {slug}")
        node.mark = "can"
        node.on_drag_start = node.on_drag = partial(self._dragged, card)
        node.on_drop = partial(self._dropped, card)
        return node

    def _label(self, look: Look, at: int, box: Box) -> Label:
        text = self._asking.voice.text("asking.on_top") if at == 0 else str(at + 1)
        return Label(look, text, PLACE, at=(box.x, box.bottom + GAP), width=box.w)

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
        """Let every card lie at its place."""
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
