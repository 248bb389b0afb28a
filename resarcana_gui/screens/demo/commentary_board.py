"""The commentary of a demo: one remark at a time, beside what it is about, for as long as reading it takes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.game_ui import Character, Commentator, Remark
from resarcana_gui.screens.parts.speech_placement import best_placed
from resarcana_gui.screens.parts.teacher_speech import LightRing, Speech, speech_in
from resarcana_gui.screens.table.table_model import TableModel

WIDTHS: Final = (560.0, 392.0)
"""The widths to try for a remark, at a text scale of 1."""
WIDEST: Final = 1.6
IN_ROOM: Final = 440.0
"""The width of the room that a table keeps for remarks, likewise."""


class CommentaryBoard(Node):
    """Shows remarks over one table. It passes every action to the commentator once it has been seen; few lead to a
    remark."""

    def __init__(
        self, model: TableModel, commentator: Commentator, speaker: Character | None, room: Box | None = None
    ) -> None:
        """`room` is the area that the table keeps free for remarks, if any."""
        super().__init__(name="commentary", z=60.0)
        self._model: Final = model
        self._commentator: Final = commentator
        self._speaker: Final = speaker
        self._room: Final = room
        self._heard = len(model.match.history.steps)
        self._said: set[str] = set()
        self._left = 0.0

    @property
    def speaking(self) -> bool:
        """Whether a remark is shown; the game waits for it to be read."""
        return self._left > 0

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds; the fast-forward key shortens the reading, too."""
        model = self._model
        if self._left > 0:
            self._left -= ms * model.shell.look.pace.rate
            if self._left <= 0:
                self.clear()
        elif not model.shell.look.queue.busy and self._acted():
            self._hear()

    def _acted(self) -> bool:
        """Return whether there is a complete action that the commentator has not heard."""
        match = self._model.match
        pending = match.pending
        return len(match.history.steps) > self._heard and (pending is None or match.game.opens_action(pending))

    def _hear(self) -> None:
        steps = self._model.match.history.steps
        viewer, new = self._model.viewer, steps[self._heard :]
        self._heard = len(steps)
        remarks = self._commentator.hear([event.seen_by(viewer) for step in new for event in step.events])
        chosen = next((each for each in remarks if each.again or each.kind not in self._said), None)
        if chosen is not None:
            self._say(chosen)

    def _say(self, remark: Remark) -> None:
        shell, view = self._model.shell, self._model.view
        self._said.add(remark.kind)
        self._left = milliseconds("reading") + milliseconds("word") * len(remark.words.split())
        boxes = [box for name in remark.about for box in view.subjects.boxes(name)]
        self.add(*(LightRing(shell, box) for box in boxes))
        speech = self._speech(remark.words, boxes)
        speech.alpha = 0.01
        self.add(speech)
        fade = Fade(speech, 1.0, milliseconds("dialog_in"), shell.look.pace.easing(Use.FADE))
        shell.look.queue.add(fade, INTERFACE)

    def _speech(self, words: str, about: Sequence[Box]) -> Node:
        """Return the remark, in the room kept for it if there is one and it fits beside what it is about."""
        worded = partial(self._worded, words)
        in_room = speech_in(self._room, about, worded) if self._room is not None else None
        view = self._model.view
        return in_room or best_placed(self._speeches(words), view.layout, view, about)

    def _speeches(self, words: str) -> Sequence[Node]:
        scale = min(self._model.shell.look.text.scale, WIDEST)
        return [self._worded(words, width * scale) for width in WIDTHS]

    def _worded(self, words: str, width: float, *, close: int = 0, beneath: bool = False) -> Speech:
        look, speaker = self._model.shell.look, self._speaker
        face, name = (speaker.picture, speaker.name) if speaker is not None else (None, "")
        return Speech(look, face, words, name, None, width=width, close=close, beneath=beneath)
