"""Movements that the scene does not have: a card that flips on its way, and one that swells."""

from __future__ import annotations

import math
from typing import Final

from resarcana_gui.scene.easing import Easing
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.node import Node
from resarcana_gui.tabletop.cards.card import CardNode

HALF: Final = 0.5


class TurnOver(NodeTween):
    """A card that is face down flips while it grows to its full size."""

    def __init__(self, card: CardNode, ms: int, easing: Easing) -> None:
        super().__init__(card, ms, easing)
        self._card = card

    def now(self) -> Values:
        return self._card.scale_y, 0.0

    def end(self, start: Values) -> Values:
        return 1.0, 1.0

    def show(self, values: Values) -> None:
        scale, share = values
        self._card.face_down = share < HALF
        self._card.scale_y = scale
        self._card.scale_x = scale * abs(math.cos(math.pi * share))


class Lift(NodeTween):
    """A card is lifted and laid down: larger, and so nearer, in the middle of its way."""

    def __init__(self, node: Node, height: float, ms: int, easing: Easing) -> None:
        """`height`: its greatest scale."""
        super().__init__(node, ms, easing)
        self._height = height

    def now(self) -> Values:
        return self.node.scale_y, 0.0

    def end(self, start: Values) -> Values:
        return 1.0, 1.0

    def show(self, values: Values) -> None:
        scale, share = values
        self.node.scale = 1.0 if share >= 1.0 else scale * (1.0 + self._height * math.sin(math.pi * share))
