"""Shows onboarding tips during a real game: one sentence about something the first time that it happens, where it
hides no question. A tip waits until the player is asked, since what rivals do meanwhile has to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.event import Event
from resarcana_gui.lessons.onboarding import OnboardingTip, triggered
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.screens.parts.speech_placement import apart, best_placed
from resarcana_gui.screens.parts.teacher_speech import (
    SPEECH_LEVEL,
    WIDTHS_BENEATH,
    LightRings,
    Speech,
    SpeechPointer,
)
from resarcana_gui.screens.table.table_model import TableModel

WIDTHS: Final = (520.0, 392.0)
"""The widths to try with the words beside the face."""
LOW: Final = (500.0, 560.0)
"""Further widths for large texts, where the tip should be low, ..."""
NARROW: Final = (250.0, 275.0)
"""... and where it should be narrow."""
WIDEST: Final = 1.6


class OnboardingTips(Node):
    """Lies over one table. A tip stays until it is closed, or until the player has had time to read it and acts;
    each is shown once."""

    def __init__(self, model: TableModel) -> None:
        super().__init__(name="onboarding", z=SPEECH_LEVEL)
        self._model: Final = model
        self._heard = len(model.match.history.steps)
        self._due: tuple[OnboardingTip, list[str]] | None = None
        """The tip to show as soon as there is room, and the names of what it mentions."""
        self._shown = 0
        """How long the tip has been visible, in milliseconds."""
        self._needed = 0
        self._checked = -1
        """The position at which the tip was found to be so."""
        self._laid: tuple[object, ...] = ()
        self._lights: LightRings | None = None

    @property
    def saying(self) -> bool:
        """Whether a tip is shown."""
        return bool(self.children) and self.visible

    @property
    def tip(self) -> OnboardingTip | None:
        """The tip that is shown, or waits for room."""
        return None if self._due is None else self._due[0]

    def close(self) -> bool:
        """Close the tip; return whether there was one."""
        said = self.saying
        self.clear()
        self._due = self._lights = None
        return said

    def update(self, ms: int) -> None:
        """Let time pass, in milliseconds."""
        model = self._model
        self._step_aside(model.view.veiled or (model.shell.look.queue.busy and not model.question_timing.shown))
        if self.visible:
            self._shown += ms
        if not self._may_speak():
            self.close()
            self._heard = len(model.match.history.steps)
        elif not model.shell.look.queue.busy:
            self._hear()
            self._check()
            if self.saying or (model.question_timing.shown and model.runner.asked_person == model.viewer):
                self._make_room()
        if self._lights is not None:
            self._lights.follow()

    def _step_aside(self, aside: bool) -> None:
        """Hide the tip while something happens or is asked that has to be seen."""
        if self.visible == aside:
            self.visible = not aside
            self._fade(self)

    def _fade(self, node: Node) -> None:
        shell = self._model.shell
        node.alpha = 0.01
        fade = Fade(node, 1.0, milliseconds("dialog_in"), shell.look.pace.easing(Use.FADE))
        shell.look.queue.add(fade, INTERFACE)

    def _may_speak(self) -> bool:
        model = self._model
        return model.shell.settings.hints and not model.over and not model.covered and model.past_position is None

    def _hear(self) -> None:
        steps = self._model.match.history.steps
        if len(steps) < self._heard:
            self.close()  # what the tip was about has been undone
            self._heard = len(steps)
        while self._heard < len(steps):
            step = steps[self._heard]
            self._heard += 1
            if step.seat == self._model.viewer and self._shown > self._needed:
                self.close()
            if self._due is None:
                self._find([event.seen_by(self._model.viewer) for event in step.events])

    def _check(self) -> None:
        """Drop a tip that is not, or no longer, so. It is not remembered unless it was shown."""
        if self._due is not None and self._checked != self._heard:
            self._checked = self._heard
            if not self._due[0].is_so(self._table(), self._model.viewer):
                self.close()

    def _find(self, events: list[Event]) -> None:
        """Find the first event that a tip not shown yet belongs to."""
        match, known = self._model.match, self._model.shell.settings.hints_seen
        unsaid = [tip for tip in self._model.ui.onboarding() if self._remembered(tip) not in known]
        occasions = {condition.event for tip in unsaid for condition in tip.when}
        for event in events:
            if type(event).__name__ in occasions:
                written = match.game.codec.write(event)
                tip = next(triggered(unsaid, written, self._model.viewer, self._table), None)
                if tip is not None:
                    self._due, self._checked = (tip, tip.lit(written)), -1
                    return

    def _table(self) -> JsonObject:
        """Return the table after the last step processed, as lessons refer to it."""
        model, match = self._model, self._model.match
        return model.ui.lesson_table(match.game.table(match.history.state(self._heard, model.viewer)))

    # -------------------------------------------------------------------------------------------------- speaking

    def _make_room(self) -> None:
        """Show the tip that is due, out of the way of the current question."""
        asked = self._model.view.question_areas()
        if self._due is None or self._laid == (self._due, *map(tuple, asked)):
            return
        self._laid = (self._due, *map(tuple, asked))
        before = self.saying
        self.clear()
        self._lights = None
        tip, lit = self._due
        speech = self._placed(tip, self._boxes(lit), asked)
        if not any(Box(*speech.at, *speech.size).colliderect(box) for box in asked):
            self._say(tip, speech, lit, fades=not before)

    def _boxes(self, lit: list[str]) -> list[Box]:
        return [box for name in lit for box in self._model.view.subjects.boxes(name)]

    def _say(self, tip: OnboardingTip, speech: Speech, lit: list[str], *, fades: bool) -> None:
        shell = self._model.shell
        self._lights = LightRings(shell, partial(self._boxes, lit))
        self.add(self._lights)
        if boxes := self._boxes(lit):
            self.add(SpeechPointer(shell, speech.box.move(*speech.at), min(boxes, key=partial(apart, speech.bounds()))))
        self.add(speech)
        if fades:
            self._fade(speech)
            self._shown = 0
            shell.change(hints_seen=(*shell.settings.hints_seen, self._remembered(tip)))

    def _placed(self, tip: OnboardingTip, lit: list[Box], asked: Sequence[Box]) -> Speech:
        model, shell = self._model, self._model.shell
        language, scale = shell.settings.language, min(shell.look.text.scale, WIDEST)
        teacher = model.ui.teacher(language)
        words = model.ui.onboarding_text(tip.name, language)
        self._needed = milliseconds("reading") + milliseconds("word") * len(words.split())
        face = teacher.picture if teacher is not None else None
        button, most_key = (shell.text("hints.read"), self.close), shell.bindings.hint(CANCEL)
        forms = [(width, False, 0) for width in WIDTHS] + [(width, True, 0) for width in WIDTHS_BENEATH]
        if scale > 1:  # smaller letters hide less
            forms += [(width, True, 1) for width in (*WIDTHS_BENEATH, *LOW, *NARROW)]
        above = shell.text("hints.above")
        speeches = [
            Speech(
                shell.look, face, words, above, button, width=width * scale, key=self._key, most_key=most_key,
                beneath=beneath, close=close,
            )
            for width, beneath, close in forms
        ]  # fmt: skip
        important = [*lit, *asked, *model.view.answer_areas()]
        speech = best_placed(speeches, model.view.layout, model.view, important, about=lit)
        assert isinstance(speech, Speech)
        return speech

    def _key(self) -> str:
        """Return the key that closes the tip; none while the same key would cancel an answer."""
        if self._model.view.cancels:
            return ""
        for node in self._model.view.walk():
            if isinstance(node, Control) and node.name == CANCEL and node.reachable:
                return ""
        return self._model.shell.bindings.hint(CANCEL)

    def _remembered(self, tip: OnboardingTip) -> str:
        return f"{self._model.game}/{tip.name}"
