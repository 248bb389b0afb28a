"""The question that a choice leads to, asked along with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.tabletop.asking.choice import Choice, FollowUp
from resarcana_gui.tabletop.asking.controls.asking_controls import AskingControls, Parts
from resarcana_gui.tabletop.asking.controls.card_grid import CardGrid, Naming
from resarcana_gui.tabletop.cards.faces import Faces


class FollowUpAsker:
    """Asks what a choice leads to: one of several cards answers both. Cards can only be chosen after a moment, so that
    the second click of a double click does not choose unseen."""

    def __init__(self, choice: Choice, asked: FollowUp, done: Callable[[Command], object], naming: Naming) -> None:
        """`done` is called with the second answer."""
        self.choice: Final = choice
        self._asked: Final = asked
        self._done: Final = done
        self._naming: Final = naming
        self._seen = False

    def wait(self, face: AskingControls) -> None:
        """The cards are visible from now on; soon they can be chosen."""
        face.look.queue.add(Wait(milliseconds("rest")) + Call(self._allow), INTERFACE)

    def parts(self, face: AskingControls, faces: Faces, back: Button) -> Parts:
        """The question, what would be lost, the cards, and the way back."""
        cards = sorted(self._asked.cards)
        grid = CardGrid(
            face.look, faces, cards, face.layout.spread(len(cards)), self._choose, naming=self._naming
        )  # fmt: skip
        lost = [f"[gold|{self.choice.warning}]"] if self.choice.warning else []
        return Parts(self._asked.sentence, [back], body=grid, lines=lost)

    def _choose(self, card: int) -> None:
        if self._seen:
            self._done(self._asked.cards[card])

    def _allow(self) -> None:
        self._seen = True
