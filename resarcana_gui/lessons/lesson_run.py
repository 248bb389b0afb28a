"""A lesson in progress: the current step, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson import Facts, Lesson, Step, shows


class LessonRun:
    """Follows what happens at the table and decides what to say: only what the table shows. It never restricts the
    learner."""

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
        self.waits_for_table = False
        """Whether the step is only said once the table shows what it speaks of."""

    @property
    def step(self) -> Step | None:
        """The current step; None at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def text_name(self) -> str | None:
        """The name of the text to be said; None at the end, and while there is nothing to say that is so."""
        return self.true_text(self._table)

    def true_text(self, table: JsonObject) -> str | None:
        """Return the name of the current text; None if the table does not show what it says."""
        step = self.step
        if step is None or (self.waits_for_table and not self._is_seen(table)):
            return None
        names = [name for name in (self.reaction, step.name) if name is not None]
        return next((name for name in names if self._holds(name, table)), None)

    def facts(self, name: str) -> Facts:
        """Return what a text says of the table."""
        return self.lesson.facts_of(name)

    @property
    def is_over(self) -> bool:
        """Whether every step has been taken."""
        return self.step is None

    @property
    def waits_for_learner(self) -> bool:
        """Whether the step ends when the learner goes on."""
        return self.step is not None and not self.step.until and not self.waits_for_table

    def start(self, table: JsonObject, answers: Sequence[JsonObject] | None = None) -> None:
        """Start at this table with these possible answers, or resume the lesson there."""
        self._table = table
        self._settle()
        if self.step is not None:
            self._react(self.step, [None], answers)

    def go_on(self, answers: Sequence[JsonObject] | None = None) -> None:
        """Go on to the next step, if this one waits for nothing else. `answers` are those that the learner may give if
        an action of theirs is asked for: what the step asks may be impossible already."""
        if self.waits_for_learner:
            self._next()
            if self.step is not None and not self.waits_for_table:
                self._react(self.step, [None], answers)

    def rewind(self, position: int, table: JsonObject) -> None:
        """Note that answers were taken back up to a position and its table. Steps that began after it are repeated."""
        self._position = position
        self._table = table
        while len(self._began) > 1 and self._began[-1] > position:
            self._began.pop()
        self.at = len(self._began) - 1
        self.reaction = None
        self._reacted.clear()
        self._settle()

    def observe(
        self, events: Iterable[JsonObject], table: JsonObject, answers: Sequence[JsonObject] | None = None
    ) -> bool:
        """Take in the next answer: the events it led to, the table now, and the answers the learner may give if an
        action of theirs is asked for. Return whether there is something new to say. Steps are taken one at a time,
        so that each can be read; a condition that the table meets already is not waited for."""
        self._position += 1
        self._table = table
        heard = [*events, None]
        before, waited = self.step, self.waits_for_table
        if waited:
            self._settle()
        step = self.step
        if step is None or self.waits_for_table:
            return False
        self._forget_untrue(answers)
        if step is before:
            if not any(condition.holds(event, table) for condition in step.until for event in heard):
                return self._react(step, heard, answers) or waited
            self._next()
        if self.step is not None and self.waits_for_learner:
            self._react(self.step, heard, answers)  # the new step is about what was just done
        return True

    def text_during_action(self, events: Iterable[JsonObject], table: JsonObject) -> str | None:
        """Return what is said in the middle of the learner's action that has led to these events and this table so
        far: a reaction to the action, or else what was said already. None while that depends on how the action ends."""
        step = self.step
        heard = [*events]
        open_end = False
        for reaction in step.reactions if step is not None else ():
            said = reaction.name in self._reacted or not self._holds(reaction.name, table)
            if not said and any(reaction.when.holds(event, table) for event in heard):
                return None if open_end else reaction.name
            open_end |= bool(reaction.when.impossible)
        return self.true_text(table)

    def _react(self, step: Step, heard: Sequence[JsonObject | None], answers: Sequence[JsonObject] | None) -> bool:
        """Say the first matching reaction that was not said yet, and return whether there is one."""
        for reaction in step.reactions:
            said = reaction.name in self._reacted or not self._holds(reaction.name, self._table)
            if not said and any(reaction.when.holds(event, self._table, answers) for event in heard):
                self._reacted.add(reaction.name)
                self.reaction = reaction.name
                return True
        return False

    def _next(self) -> None:
        self.at += 1
        self._began.append(self._position)
        self.reaction = None
        self._reacted.clear()
        self._settle()

    def _settle(self) -> None:
        """Wait for the table if the step is about something that was not seen yet; pass over steps that have nothing
        to say that is so, and those that wait for what is there already."""
        self.waits_for_table = not self._is_seen(self._table)
        if self._is_idle():
            self._next()

    def _forget_untrue(self, answers: Sequence[JsonObject] | None) -> None:
        """Take back a reaction that is no longer so: of the table, or of the learner's possible answers."""
        step = self.step
        when = next((each.when for each in step.reactions if each.name == self.reaction), None) if step else None
        if when is not None and not replace(when, event="", fields={}).holds(None, self._table, answers or ()):
            self.reaction = None

    def _is_seen(self, table: JsonObject) -> bool:
        """Return whether a table shows what must have been seen before the step is said."""
        return self.step is None or shows(table, self.facts(self.step.name).after)

    def _is_idle(self) -> bool:
        """Return whether there is nothing to wait for in this step, and nothing to say. The last step, which ends the
        lesson, always remains."""
        step = self.step
        if step is None or self.waits_for_table:
            return False
        if step.until:
            return any(condition.holds(None, self._table) for condition in step.until)
        return self.at < len(self.lesson.steps) - 1 and not self._holds(step.name, self._table)

    def _holds(self, name: str, table: JsonObject) -> bool:
        """Return whether a table shows what a text says."""
        return shows(table, self.facts(name).holds)
