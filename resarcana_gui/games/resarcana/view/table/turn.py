"""Whose turn it is, to be seen at a glance: the board of who is asked lights up in that seat's colour, and a rival who
thinks has three points beside the name, which grow bright one after the other."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from resarcana_gui.games.resarcana.rules.codes import ACTING, GAME_OVER, NOBODY
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.look import Look
from resarcana_gui.scene.node import Node, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.transform import Box

POINTS: Final = 3
POINT: Final = 9.0
STEP: Final = 15.0
DIM: Final = 0.3


class Turn(Node):
    """Marks the boards of one scenery."""

    touchable = False

    def __init__(self, look: Look, scenery: Scenery) -> None:
        super().__init__(name="turn", z=6.0)
        self._scenery = scenery
        self._pace = look.pace
        self._passed = 0
        self.acting = NOBODY
        """The seat that is asked."""
        self.thinking = Thinking(look)
        """Beside the name of a rival that is asked."""
        self.add(self.thinking)

    def mark(self, state: State, choosable: Collection[int] = ()) -> None:
        """Show who is asked in a state, and which seats can be chosen as an answer."""
        self.acting = whose_doing(state)
        for seat, boards in self._scenery.boards.items():
            for board in boards:
                board.mark(acting=seat == self.acting, can_choose=seat in choosable)
        rival = self.acting not in (NOBODY, self._scenery.kit.home)
        if rival:
            self.thinking.at = self._scenery.heads[self.acting].after_name
        self.thinking.visible = rival

    def update(self, ms: int) -> None:
        """Time has passed, in milliseconds."""
        if not self.thinking.visible or self._pace.reduced:
            return
        self._passed += ms
        self.thinking.bright = self._passed // milliseconds("thinking") % (POINTS + 1)


class Thinking(Node):
    """Three points in a row."""

    touchable = False

    bright: Watched[int] = Watched()
    """So many of them are bright."""

    def __init__(self, look: Look) -> None:
        super().__init__(size=(POINTS * STEP, POINT), name="thinking")
        self.look = look
        self.bright = POINTS
        self.visible = False

    def draw(self, painter: Painter) -> None:
        colour = self.look.colour("ink")
        point = Panel(colour, colour, POINT / 2)
        for at in range(POINTS):
            painter.put(point, Box(at * STEP, 0, POINT, POINT), 1.0 if at < self.bright else DIM)


def whose_doing(state: State) -> int:
    """The seat that is asked, or whose action goes on; NOBODY once it has passed, and while all that happens is the
    game's doing: a round ends, another begins."""
    if state.phase == GAME_OVER:
        return NOBODY
    if state.stack:
        return state.stack[-1].seat
    active = state.active
    return active if active != NOBODY and state.phase == ACTING and not state.passed[active] else NOBODY
