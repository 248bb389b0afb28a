"""In the hand, what is pointed at lies above the others for as long."""

from __future__ import annotations

from resarcana_gui.games.resarcana.view.faces.card import CardNode
from resarcana_gui.games.resarcana.view.table.arrangement import HAND_LEVEL, RAISED


class Raising:
    """Knows how high those cards of the hand lie at rest that are pointed at."""

    def __init__(self) -> None:
        self._rest: dict[CardNode, float] = {}

    def hovered(self, node: CardNode, is_pointed_at: bool) -> None:
        """A card is pointed at now, by pointer or keys, or no longer."""
        if is_pointed_at and HAND_LEVEL <= node.z < RAISED:
            self._rest[node] = node.z
            node.z = RAISED
        elif not is_pointed_at and node.z == RAISED:
            node.z = self._rest.pop(node)
