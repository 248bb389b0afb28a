"""Who has the points that it takes to win: the round that is played then is the last."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules.codes import BETWEEN_GAMES, GAME_OVER, WINNING_POINTS
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.transform import Box

ROUND: Final = 12.0
WIDE: Final = 3.0
LIGHT: Final = 0.16
"""How strongly what lies within the ring is tinted."""


def deciding(view: State) -> frozenset[int]:
    """The seats that have enough points to win, while that has not been checked."""
    if view.phase in (GAME_OVER, BETWEEN_GAMES):
        return frozenset()
    return frozenset(seat for seat in range(view.seats) if points_of(view, seat) >= WINNING_POINTS)


class Ring(Node):
    """A ring of gold around a number."""

    touchable = False

    def __init__(self, look: Look, box: Box, name: str) -> None:
        super().__init__(at=box.topleft, size=box.size, name=name)
        self.look = look
        self.visible = False

    def draw(self, painter: Painter) -> None:
        gold = self.look.colour("gold")
        painter.put(Panel(gold, gold, ROUND, alpha=LIGHT), self.box)
        painter.put(Outline(gold, ROUND, WIDE), self.box)
