"""Cards to choose from, shown in place of their names."""

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
"""Room around the cards for their glow."""
LARGEST: Final = 150.0
SMALLEST: Final = 130.0
"""The least width of a card to choose, so that it can be read."""

LEAST: Final = 2 * SMALLEST + GAP + 2 * EDGE
"""The width two of them need."""

Naming = Callable[[int], str]
"""How nodes of cards are named."""


def numbered(card: int) -> str:
    """The usual name of a card's node."""
    return f"card {card}"


def across(count: int, width: float) -> int:
    """How many of these cards lie side by side: as many as fit, in even rows."""
    most = max(1, int((width - 2 * EDGE + GAP) // (SMALLEST + GAP)))
    rows = math.ceil(count / most)
    return math.ceil(count / max(rows, 1))


def grid(count: int, width: float, columns: int = 0) -> list[Box]:
    """Boxes for cards in rows of a given number, or as many as fit; the last row is centred."""
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
    """Clickable cards, as high as they need."""

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
    """Several cards of the player's hand: a click chooses or unchooses one."""

    def __init__(
        self,
        look: Look,
        faces: Faces,
        model: CardsModel[Command],
        width: float,
        told: Callable[[Command | None], str],
        naming: Naming = numbered,
    ) -> None:
        """`told` says what an answer does or, for None, that cards are still to be chosen."""
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
