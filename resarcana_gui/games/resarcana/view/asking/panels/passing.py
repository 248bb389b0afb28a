"""What a panel asks along with a choice that brings about a question of its own: passing, and the next magic item."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Answer, subject
from resarcana_gui.games.resarcana.rules.turns import item_of
from resarcana_gui.games.resarcana.view.asking.asking import Asking
from resarcana_gui.games.resarcana.view.asking.choice import Choice
from resarcana_gui.games.resarcana.view.asking.panels.cards import card_grid
from resarcana_gui.games.resarcana.view.asking.panels.frame import AskingFrame, Parts
from resarcana_gui.games.resarcana.view.faces.face import Faces
from resarcana_gui.scene.action import Call, Wait
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.timing import milliseconds
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label

WARNED: Final = TextStyle(21, colour="gold")


class Following:
    """Asks what comes along with a choice: one card of several ends both. No card is taken before there was time to see
    them: the second click of a double click must not choose unseen."""

    def __init__(self, asking: Asking, choice: Choice, done: Callable[[Answer], object]) -> None:
        """`done` is called with what was chosen along."""
        self.choice: Final = choice
        self._asking: Final = asking
        self._done: Final = done
        self._seen = False

    def wait(self, frame: AskingFrame) -> None:
        """From now on the cards can be seen; soon they can be chosen."""
        frame.look.queue.add(Wait(milliseconds("rest")) + Call(self._allow), INTERFACE)

    def parts(self, frame: AskingFrame, faces: Faces, asked: TextStyle, back: Callable[[float], Button]) -> Parts:
        """What is asked, what would be lost, the cards, and the way back."""
        voice, seat = self._asking.voice, self.choice.command.seat
        question = voice.text("asking.pass_for", card=voice.card(item_of(self._asking.view, seat)))
        heads: list[Node] = [frame.head(question, asked)]
        if self.choice.warning:
            heads.append(Label(frame.look, self.choice.warning, WARNED, width=frame.head_room))
        answers = {subject(answer): answer for answer in self.choice.then}
        grid = card_grid(frame.look, faces, sorted(answers), frame.body_room, lambda card: self._choose(answers[card]))
        return Parts(heads, grid, [back(frame.feet_room)])

    def _choose(self, answer: Answer) -> None:
        if self._seen:
            self._done(answer)

    def _allow(self) -> None:
        self._seen = True
