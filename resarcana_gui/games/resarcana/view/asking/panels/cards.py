"""Cards to choose from, shown where their names would stand."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.panels.picker import Picker
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.games.resarcana.view.tell.command_text import command_text
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.geometry.spots import SHAPE

GAP: Final = 10.0
EDGE: Final = 8.0
"""So much room is left around the cards for their light."""
LARGEST: Final = 150.0
SMALLEST: Final = 130.0
"""A card to choose is so wide at least: what it does can be read then."""

LEAST: Final = 2 * SMALLEST + GAP + 2 * EDGE
"""What two of them need in width."""


def across(count: int, width: float) -> int:
    """How many of so many cards lie beside each other: as many as have room, the rows as even as can be."""
    most = max(1, int((width - 2 * EDGE + GAP) // (SMALLEST + GAP)))
    rows = math.ceil(count / most)
    return math.ceil(count / max(rows, 1))


def grid(count: int, width: float, columns: int = 0) -> list[Box]:
    """Boxes for so many cards in rows, so many in each or as many as have room; the last row in the middle."""
    columns = columns or max(1, across(count, width))
    wide = min(LARGEST, (width - 2 * EDGE - GAP * (columns - 1)) / columns)
    boxes = []
    for at in range(count):
        row, column = divmod(at, columns)
        beside = min(columns, count - row * columns)
        left = (width - beside * wide - (beside - 1) * GAP) / 2
        boxes.append(Box(left + column * (wide + GAP), EDGE + row * (wide * SHAPE + GAP), wide, wide * SHAPE))
    return boxes


def card_grid(look: Look, faces: Faces, cards: Sequence[int], width: float, clicked: Callable[[int], object]) -> Node:
    """Cards that can be clicked."""
    boxes, whole = grid(len(cards), width), Node(name="cards")
    for card, box in zip(cards, boxes, strict=True):
        node = CardNode(look, faces, card, box.w, at=box.center, name=f"card {faces.cards.components[card].slug}")
        node.mark = "can"
        node.on_click = lambda card=card: clicked(card)
        whole.add(node)
    whole.size = (width, (boxes[-1].bottom if boxes else 0.0) + EDGE)
    return whole


class CardsPicker(Picker):
    """Several cards of one's hand: a click chooses one, or lets it go."""

    def __init__(self, look: Look, faces: Faces, asking: Asking, width: float) -> None:
        super().__init__("cards")
        self._asking: Final = asking
        self.model: Final = asking.cards()
        shown = card_grid(look, faces, self.model.hand, width, self.click)
        self._nodes: Final = [node for node in shown.children if isinstance(node, CardNode)]
        self.add(shown)
        self.size = shown.size

    @classmethod
    def least(cls, asking: Asking) -> float:
        return LEAST

    @property
    def command(self) -> Answer | None:
        return self.model.command

    @property
    def caption(self) -> str:
        asking, command = self._asking, self.model.command
        if command is None:
            return asking.voice.plural("asking.cards_remaining", self.model.remaining)
        return command_text(asking.voice, command, asking.view)

    def click(self, component: int) -> bool:
        if not self.model.toggle(component):
            return False
        for node in self._nodes:
            node.mark = "chosen" if node.card in self.model.chosen else "can"
        self.changed_by_hand()
        return True
