"""In the hand, what is pointed at rises a little, and lies above the others for as long."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.arrangement import HAND_LEVEL, RAISED
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.motion import Glide
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.tabletop.cards.card import CardNode

LIFT: Final = 12.0
"""How far it rises. What it is pointed at does not move, so that it does not rise from under the pointer."""


class Raising:
    """Knows how high those cards of the hand lie at rest that are pointed at."""

    def __init__(self, look: Look) -> None:
        self._look: Final = look
        self._rest: Final[dict[CardNode, float]] = {}

    def hovered(self, node: CardNode, is_pointed_at: bool) -> None:
        """A card is pointed at now, by pointer or keys, or no longer."""
        if is_pointed_at and HAND_LEVEL <= node.z < RAISED:
            self._rest[node] = node.z
            node.z = RAISED
            self._lift(node, LIFT)
        elif not is_pointed_at and node in self._rest:
            rest = self._rest.pop(node)
            if node.z == RAISED:  # else it has gone elsewhere since
                node.z = rest
            self._lift(node, 0.0)

    def _lift(self, node: CardNode, to: float) -> None:
        ms, ease = milliseconds("hover"), self._look.pace.easing(Use.ENTER)
        self._look.queue.add(Glide(lambda: node.lift, partial(setattr, node, "lift"), to, ms, ease), INTERFACE)
