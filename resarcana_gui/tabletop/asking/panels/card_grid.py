"""Cards to choose from, shown where their names would stand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.asking.card_lists import CardsModel
from resarcana_gui.tabletop.asking.panels.picker import Picker
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.geometry.spots import SHAPE

GAP: Final = 10.0
EDGE: Final = 8.0
"""So much room is left around the cards for their light."""
LARGEST: Final = 150.0
SMALLEST: Final = 130.0
"""A card to choose is so wide at least: what it does can be read then."""

LEAST: Final = 2 * SMALLEST + GAP + 2 * EDGE
"""What two of them need in width."""

Naming = Callable[[int], str]
"""How the nodes of cards are called."""


def numbered(card: int) -> str:
    """The name of a card's node, for a game that does not call it otherwise."""
    return f"card {card}"


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


class CardGrid(Node):
    """Cards that can be clicked, as high as they need."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        cards: Iterable[int],
        width: float,
        clicked: Callable[[int], object],
        naming: Naming = numbered,
    ) -> None:
        super().__init__(name="cards")
        shown = list(cards)
        boxes = grid(len(shown), width)
        self.cards: Final = [
            CardNode(look, faces, card, box.w, at=box.center, name=naming(card))
            for card, box in zip(shown, boxes, strict=True)
        ]
        for card, node in zip(shown, self.cards, strict=True):
            node.mark = "can"
            node.on_click = lambda card=card: clicked(card)
        self.add(*self.cards)
        self.size = (width, (boxes[-1].bottom if boxes else 0.0) + EDGE)


class CardsPicker(Picker):
    """Several cards of one's hand: a click chooses one, or lets it go."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        model: CardsModel[Command],
        width: float,
        told: Callable[[Command | None], str],
        naming: Naming = numbered,
    ) -> None:
        """`told` says what an answer does; of None, that cards are still to be chosen."""
        super().__init__("cards")
        self.model: Final = model
        self._told: Final = told
        self._grid: Final = CardGrid(look, faces, model.hand, width, self.click, naming)
        self.add(self._grid)
        self.size = self._grid.size

    @property
    def command(self) -> Command | None:
        return self.model.command

    @property
    def caption(self) -> str:
        return self._told(self.model.command)

    def click(self, subject: int) -> bool:
        if not self.model.toggle(subject):
            return False
        for node in self._grid.cards:
            node.mark = "chosen" if node.card in self.model.chosen else "can"
        self.changed_by_hand()
        return True
