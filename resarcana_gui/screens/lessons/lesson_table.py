"""The table of a lesson: the teacher speaks, what is mentioned is highlighted, and the learner plays freely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from resarcana_gui.kernel.codec import CodecError, JsonObject
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_run import LessonRun
from resarcana_gui.match.history import Step as HistoryStep
from resarcana_gui.match.match import Match
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.parts.speech_placement import best_placed
from resarcana_gui.screens.parts.teacher_speech import (
    SPEECH_LEVEL,
    WIDTHS_BENEATH,
    LightRings,
    Speech,
    speech_in,
)
from resarcana_gui.screens.parts.triumph import celebrate
from resarcana_gui.screens.player_messages import Answer
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.shell import Shell
from resarcana_gui.screens.table.table_screen import TableScreen

GO_ON: Final = "go on"
"""The name of the button in the teacher's speech."""
WIDTHS_BESIDE: Final = (560.0, 392.0)
"""The widths to try for the speech, at a text scale of 1, with the words beside the face."""
IN_ROOM: Final = 440.0
"""The width of the room that the table keeps for the speech, likewise, ..."""
LARGE: Final = 1.3
IN_LARGE: Final = 560.0
"""... and from the text scale LARGE on."""
WIDEST: Final = 1.6


class LessonTable(TableScreen):
    """The table of one lesson. Esc leaves it; the progress is kept."""

    explains: ClassVar[bool] = False

    def __init__(self, shell: Shell, game: str, lesson: Lesson, match: Match, step: int) -> None:
        """The match is where the lesson was left, at this step."""
        super().__init__(shell, game, match, viewer=0)
        self.presenter.begun = True
        self.run: Final = LessonRun(lesson, step, len(match.history.steps))
        self._told = len(match.history.steps)
        self.run.start(self._table(), self._answers())
        self._kept = False
        self._speaking: tuple[object, ...] = ()
        self._worded_as: str | None = None
        self.read = ""
        """The words of the speech."""
        self._stood = Box()
        self._board = Node(name="lesson", z=SPEECH_LEVEL)
        self._lights: LightRings | None = None

    @property
    def caught_up(self) -> bool:
        """Whether the lesson has processed everything that happened, except for an action still in progress."""
        return self._told == len(self.match.history.steps) or self._in_the_middle()

    @property
    def board_width(self) -> float:
        scale = self.shell.look.text.scale
        return (IN_LARGE if scale >= LARGE else IN_ROOM) * min(scale, WIDEST)

    def build(self) -> None:
        super().build()
        self._board = Node(name="lesson", z=SPEECH_LEVEL)
        self._speaking = ()
        assert self.view is not None
        self.view.add(self._board)
        self.reach.boards.append(self._board)
        self._speak()

    def update(self, ms: int) -> None:
        self.model.reading = self.run.waits_for_learner
        self.runner.paused = self.past_position is not None or self._waits()
        super().update(ms)
        self._follow()
        if self._lights is not None:
            self._lights.follow()

    def ended(self) -> None:
        """Do nothing: the lesson goes on, with last words about the end."""

    def pause(self) -> None:
        """Leave the lesson, once the learner has said so; after its last step there is nothing to ask."""
        text = self.shell.text
        if self._last:
            self._leave_lesson()
        elif not self.shell.messages.asking:
            answers: list[Answer] = [(text("lessons.leave"), self._leave_lesson), (text("lessons.stay"), None)]
            self.shell.messages.ask(text("lessons.leaving"), text("lessons.kept"), answers)

    def _leave_lesson(self) -> None:
        self._keep()
        self.shell.routes.lessons(leave=True)

    def left(self) -> None:
        self._keep()
        super().left()

    def read_on(self) -> None:
        """Go on after the learner has read the speech."""
        if self.run.is_over or (self.run.waits_for_learner and self.run.at == len(self.run.lesson.steps) - 1):
            self._finish()
        elif self.run.waits_for_learner:
            self.run.go_on(self._answers())
            self._speak()

    # ------------------------------------------------------------------------------------------------- following

    def _waits(self) -> bool:
        """Return whether rivals wait until the learner has read the speech."""
        return self.run.waits_for_learner or (self._is_behind and not self._in_the_middle())

    @property
    def _is_behind(self) -> bool:
        """Whether the lesson has yet to process something that happened."""
        return self._told < len(self.match.history.steps)

    def _follow(self) -> None:
        """Process what the learner has seen, one answer at a time, and keep the speech out of the way of questions."""
        steps = self.match.history.steps
        if len(steps) < self._told:
            self._told = len(steps)
            self.run.rewind(self._told, self._table())
            self._speak()
        elif len(steps) > self._told and not self.shell.look.queue.busy and not self._in_the_middle():
            self._hear()
        elif not self.shell.look.queue.busy:
            self._speak()
        elif self.match.pending is None or self._is_outdated():
            self._board.visible = False  # it must not cover the result, nor be read when it is no longer so

    def _is_outdated(self) -> bool:
        """Return whether something happens that may change what the speech says of the table."""
        facts = self.run.facts(self._worded_as or "")
        return self._is_behind and bool(facts.holds or facts.figures)

    def _in_the_middle(self) -> bool:
        """Return whether the learner is answering further questions of an action of their own."""
        pending = self.model.pending
        return pending is not None and pending.seat == self.viewer and self.match.in_action()

    def _hear(self) -> None:
        step = self.match.history.steps[self._told]
        self._told += 1
        # The reaction is about an action, of which this is a later step.
        spoken_to = self.run.reaction is not None and not step.opens
        if self.run.waits_for_learner and step.seat == self.viewer and not self._last and not spoken_to:
            self.run.go_on()
        self.run.observe(self._seen(step), self._table(), self._answers())
        self._speak()

    def _table(self) -> JsonObject:
        """Return the table as the learner sees it, after the steps processed so far."""
        return self._table_at(self._told)

    def _table_at(self, position: int) -> JsonObject:
        table = self.match.game.table(self.match.history.state(position, self.viewer))
        return self.shell.games[self.game].lesson_table(table)

    def _answers(self) -> list[JsonObject] | None:
        """Return the learner's legal answers, if the next action is theirs."""
        match, pending = self.match, self.model.pending
        if self._told < len(match.history.steps) or pending is None or pending.seat != self.viewer or match.in_action():
            return None
        return [match.game.codec.write(answer) for answer in match.legal_for(self.viewer)]

    @property
    def _last(self) -> bool:
        return self.run.at >= len(self.run.lesson.steps) - 1

    def _finish(self) -> None:
        shell = self.shell
        shell.matches.lesson_progress(self.game).mark_finished(self.run.lesson.name)
        self._kept = True
        shell.sounds.play("win")
        following = self._following()
        if following is not None:
            shell.routes.lesson(following)
        else:
            shell.routes.new_game()
        celebrate(shell.look, shell.root)

    def _following(self) -> Lesson | None:
        """Return the next lesson, if any."""
        lessons = list(self.shell.matches.lessons(self.game))
        at = next(at for at, lesson in enumerate(lessons) if lesson.name == self.run.lesson.name)
        return lessons[at + 1] if at + 1 < len(lessons) else None

    def _keep(self) -> None:
        """Save the progress, unless the lesson is over."""
        if self._kept:
            return
        self._kept = True
        progress, game = self.shell.matches.lesson_progress(self.game), self.match.game
        if self._last:
            progress.mark_finished(self.run.lesson.name)
        else:
            answers = [game.codec.write(step.command) for step in self.match.history.steps[: self._told]]
            progress.mark_left(self.run.lesson.name, self.run.at, answers)

    # -------------------------------------------------------------------------------------------------- speaking

    def _speak(self) -> None:
        """Show the current speech and highlight what it mentions. It makes way for questions and for cards that
        arrive."""
        if self.run.is_over or self.view is None:
            return
        run, steps = self.run, len(self.match.history.steps)
        speaking = (run.at, run.reaction, self._told, steps, *self.view.question_areas())
        if self._speaking == speaking:
            return
        words = self._words()
        anew = self._speaking[:1] != speaking[:1] or words != self._worded_as
        self._speaking = speaking
        self._board.visible = False  # or it would count as something to avoid
        if words is None:
            # What to say depends on how the action ends, or on what is still to be seen.
            self._worded_as = None
            return
        self._worded_as = words
        self.read, read = self._said_as(words), self.read
        speech = self._speech()
        asked = self.view.question_areas()
        stands = Box(*speech.at, *speech.size)
        self._board.visible = anew or not self._in_the_way(stands, asked)  # an old text has been read
        if anew or stands != self._stood or read != self.read:
            self._put(speech)

    @property
    def said(self) -> str | None:
        """The name of the text that is shown; None while there is none."""
        return self._worded_as if self._board.visible else None

    def _words(self) -> str | None:
        """Return the name of the current text; during an action, of the text that reacts to it so far."""
        steps = self.match.history.steps
        if not self._is_behind:
            return self.run.text_name
        events = [event for step in steps[self._told :] for event in self._seen(step)]
        return self.run.text_during_action(events, self._table_at(len(steps)))

    def _seen(self, step: HistoryStep) -> list[JsonObject]:
        """Return the events of a step as the learner sees them, as plain data."""
        return [self.match.game.codec.write(event.seen_by(self.viewer)) for event in step.events]

    def _in_the_way(self, stands: Box, asked: Sequence[Box]) -> bool:
        """Return whether the speech covers the question or, while an action is being answered, lies outside the room
        kept for it."""
        outside = self.room is not None and not self.room.contains(stands)
        return bool(stands.collidelistall([*asked])) or (outside and self._in_the_middle())

    def _put(self, speech: Speech) -> None:
        """Replace the speech."""
        self._stood = Box(*speech.at, *speech.size)
        self._board.clear()
        self._lights = LightRings(self.shell, self.lit)
        self._board.add(self._lights, speech)
        speech.alpha = 0.01
        fade = Fade(speech, 1.0, milliseconds("dialog_in"), self.shell.look.pace.easing(Use.FADE))
        self.shell.look.queue.add(fade, INTERFACE)
        if self.run.waits_for_learner:
            self.give_focus(GO_ON)

    def lit(self) -> list[Box]:
        """Return the areas of everything that the speech mentions."""
        view, step = self.view, self.run.step
        if view is None or step is None or self._worded_as is None:
            return []
        light = self.run.facts(self._worded_as).light
        names = dict.fromkeys((*(step.light if light is None else light), *view.subjects.mentioned(self.read)))
        return [box for name in names for box in view.subjects.boxes(name)]

    def _said_as(self, name: str) -> str:
        """Return a text with the figures that the table shows."""
        shell = self.shell
        figures = self.run.facts(name).values(self._table_at(len(self.match.history.steps)))
        return shell.games[self.game].lesson_text(f"{self.run.lesson.name}.{name}", shell.settings.language, **figures)

    def _speech(self) -> Speech:
        """Return the speech, placed where it covers as little as possible of what can be used, and least of all what
        it mentions."""
        view = self.view
        assert view is not None
        important = [*self.lit(), *view.question_areas()]
        in_room = speech_in(self.room, important, self._worded) if self.room is not None else None
        if in_room is not None:
            return in_room
        scale = min(self.shell.look.text.scale, WIDEST)
        speeches = [self._worded(width * scale) for width in WIDTHS_BESIDE]
        speeches += [self._worded(width * scale, beneath=True) for width in WIDTHS_BENEATH]
        speech = best_placed(speeches, view.layout, self, important)
        assert isinstance(speech, Speech)
        return speech

    def _worded(self, width: float, *, beneath: bool = False, close: int = 0) -> Speech:
        shell, lesson = self.shell, self.run.lesson
        language = shell.settings.language
        teacher = shell.games[self.game].teacher(language)
        above = shell.text("lessons.step", number=self.run.at + 1, steps=len(lesson.steps))
        button = (shell.text(self._button_key()), self.read_on)
        return Speech(
            shell.look, teacher.picture if teacher is not None else None, self.read, above,
            button if self.run.waits_for_learner else None, width=width, beneath=beneath, close=close,
        )  # fmt: skip

    def _button_key(self) -> str:
        """Return the key of the button's label."""
        if not self._last:
            return "lessons.go_on"
        return "lessons.next" if self._following() is not None else "how.begin"


def start_lesson(shell: Shell, lesson: Lesson) -> tuple[Match, int]:
    """Return the match and the step where the lesson was left; those at its beginning if it was never begun, or if
    the saved answers are no longer legal. Raise OptionsError."""
    state = shell.matches.lesson_progress(shell.chosen)[lesson.name]
    match = _fresh(shell, lesson)
    if state.step < len(lesson.steps) and _replayed(match, state.answers):
        return match, state.step
    return _fresh(shell, lesson), 0


def _fresh(shell: Shell, lesson: Lesson) -> Match:
    """Return the match at its beginning. The rival is the first character that is not the teacher."""
    language = shell.settings.language
    teacher = shell.game.teacher(language)
    rival = next(name for name in shell.game.character_names(language) if teacher is None or name != teacher.name)
    learner = shell.settings.player_name or usual_person(language, 0, 1)
    return shell.matches.lesson(shell.chosen, lesson, (learner, rival))


def _replayed(match: Match, answers: Sequence[JsonObject]) -> bool:
    """Give the saved answers; return whether all of them were legal."""
    for answer in answers:
        try:
            match.submit(match.game.codec.read_command(answer))
        except (Refused, CodecError, ValueError):
            return False
    return True
