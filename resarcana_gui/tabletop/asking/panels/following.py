"""The question that a choice leads to, asked along with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.tabletop.asking.choice import Choice, FollowUp
from resarcana_gui.tabletop.asking.panels.card_grid import CardGrid, Naming
from resarcana_gui.tabletop.asking.panels.frame import AskingFrame, Parts
from resarcana_gui.tabletop.cards.faces import Faces

WARNED: Final = TextStyle(21, colour="gold")


class Following:
    """Asks it: one of several cards answers both. Cards can only be chosen after a moment, so that the second click of
    a double click does not choose unseen."""

    def __init__(self, choice: Choice, asked: FollowUp, done: Callable[[Command], object], naming: Naming) -> None:
        """`done` is called with the second answer."""
        self.choice: Final = choice
        self._asked: Final = asked
        self._done: Final = done
        self._naming: Final = naming
        self._seen = False

    def wait(self, frame: AskingFrame) -> None:
        """The cards are visible from now on; soon they can be chosen."""
        frame.look.queue.add(Wait(milliseconds("rest")) + Call(self._allow), INTERFACE)

    def parts(self, frame: AskingFrame, faces: Faces, asked: TextStyle, back: Callable[[float], Button]) -> Parts:
        """The question, what would be lost, the cards, and the way back."""
        heads: list[Node] = [frame.head(self._asked.sentence, asked)]
        if self.choice.warning:
            heads.append(Label(frame.look, self.choice.warning, WARNED, width=frame.head_room))
        grid = CardGrid(
            frame.look, faces, sorted(self._asked.cards), frame.body_room, self._choose, naming=self._naming
        )
        return Parts(heads, grid, [back(frame.feet_room)])

    def _choose(self, card: int) -> None:
        if self._seen:
            self._done(self._asked.cards[card])

    def _allow(self) -> None:
        self._seen = True
