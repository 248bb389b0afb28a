"""A lesson in progress: the current step, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson import Lesson, Step


class LessonRun:
    """Follows what happens at the table and decides what to say. It never restricts the learner."""

    def __init__(self, lesson: Lesson, at: int = 0, position: int = 0) -> None:
        """A lesson that was left before resumes at a step and position."""
        self.lesson: Final = lesson
        self.at = at
        """The number of the step."""
        self._position = position
        """The number of answers so far."""
        self._began: Final = [0] * at + [position]
        """The position at which each step began, as far as that is known."""
        self.reaction: str | None = None
        """The last reaction that was said in this step."""
        self._reacted: set[str] = set()
        self._table: JsonObject = {}

    @property
    def step(self) -> Step | None:
        """The current step; None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def text_name(self) -> str | None:
        """The name of the text to be said; None at the end."""
        return self.reaction if self.reaction is not None or self.step is None else self.step.name

    @property
    def is_over(self) -> bool:
        """Whether every step has been taken."""
        return self.step is None

    @property
    def waits_for_learner(self) -> bool:
        """Whether the step ends when the learner goes on."""
        return self.step is not None and not self.step.until

    def start(self, table: JsonObject, answers: Sequence[JsonObject] | None = None) -> None:
        """Start at this table with these possible answers, or resume the lesson there."""
        self._table = table
        if self.step is not None:
            self._react(self.step, [None], answers)

    def go_on(self) -> None:
        """Go on to the next step, if this one waits for nothing else."""
        if self.waits_for_learner:
            self._next()

    def rewind(self, position: int) -> None:
        """Note that answers were taken back up to a position. Steps that began after it are repeated."""
        self._position = position
        self._table = {}
        while len(self._began) > 1 and self._began[-1] > position:
            self._began.pop()
        self.at = len(self._began) - 1
        self.reaction = None
        self._reacted.clear()

    def observe(
        self, events: Iterable[JsonObject], table: JsonObject, answers: Sequence[JsonObject] | None = None
    ) -> bool:
        """Take in the next answer: the events it led to, the table now, and the answers the learner may give if an
        action of theirs is asked for. Return whether there is something new to say. Steps are taken one at a time,
        so that each can be read; a condition that the table meets already is not waited for."""
        self._position += 1
        self._table = table
        heard = [*events, None]
        step = self.step
        if step is None:
            return False
        if any(condition.holds(event, table) for condition in step.until for event in heard):
            self._next()
            if self.step is not None and self.waits_for_learner:
                self._react(self.step, heard, answers)  # the new step is about what was just done
            return True
        return self._react(step, heard, answers)

    def text_during_action(self, events: Iterable[JsonObject], table: JsonObject) -> str | None:
        """Return what is said in the middle of the learner's action that has led to these events and this table so
        far: a reaction to the action, or else what was said already. None while that depends on how the action ends."""
        step = self.step
        heard = [*events]
        open_end = False
        for reaction in step.reactions if step is not None else ():
            if reaction.name not in self._reacted and any(reaction.when.holds(event, table) for event in heard):
                return None if open_end else reaction.name
            open_end |= bool(reaction.when.impossible)
        return self.text_name

    def _react(self, step: Step, heard: Sequence[JsonObject | None], answers: Sequence[JsonObject] | None) -> bool:
        """Say the first matching reaction that was not said yet, and return whether there is one."""
        for reaction in step.reactions:
            if reaction.name not in self._reacted and any(
                reaction.when.holds(event, self._table, answers) for event in heard
            ):
                self._reacted.add(reaction.name)
                self.reaction = reaction.name
                return True
        return False

    def _next(self) -> None:
        self.at += 1
        self._began.append(self._position)
        self.reaction = None
        self._reacted.clear()
        if self.step is not None and any(condition.holds(None, self._table) for condition in self.step.until):
            self._next()
