"""A lesson as it is taken: where the learner is, and what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson import Lesson, Step


class LessonRun:
    """Told what happens, it knows what to say. It never hinders anything."""

    def __init__(self, lesson: Lesson, at: int = 0, position: int = 0) -> None:
        """It may begin at a later step and position, as when it was left before."""
        self.lesson: Final = lesson
        self.at = at
        """The number of the step."""
        self._position = position
        """How many answers there have been."""
        self._began: Final = [0] * at + [position]
        """The position at which each step began, as far as that is known."""
        self.said: str | None = None
        """The reaction that was said last in this step."""
        self._reacted: set[str] = set()
        self._table: JsonObject = {}

    @property
    def step(self) -> Step | None:
        """The current step; none at the end."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def words(self) -> str | None:
        """The name of what is said; None at the end."""
        return self.said if self.said is not None or self.step is None else self.step.name

    @property
    def over(self) -> bool:
        """Whether every step has been taken."""
        return self.step is None

    @property
    def by_hand(self) -> bool:
        """Whether the learner has to say when to go on."""
        return self.step is not None and not self.step.until

    def found(self, table: JsonObject, answers: Sequence[JsonObject] | None = None) -> None:
        """The learner sits down, perhaps where the lesson was left, at this table and with these answers."""
        self._table = table
        if self.step is not None:
            self._react(self.step, [None], answers)

    def go_on(self) -> None:
        """The learner goes on. Only where nothing is waited for."""
        if self.by_hand:
            self._next()

    def rewound(self, position: int) -> None:
        """Answers were taken back up to a position: steps that began after it are to be taken again."""
        self._position = position
        self._table = {}
        while len(self._began) > 1 and self._began[-1] > position:
            self._began.pop()
        self.at = len(self._began) - 1
        self.said = None
        self._reacted.clear()

    def happened(
        self, events: Iterable[JsonObject], table: JsonObject, answers: Sequence[JsonObject] | None = None
    ) -> bool:
        """The next answer has led to these events, this is the table now, and the learner may give these answers if an
        action of theirs is asked for. Returns whether something else is to be said. Steps are taken one at a time, as
        what comes next is to be read first; what the table shows already is not waited for."""
        self._position += 1
        self._table = table
        heard = [*events, None]
        step = self.step
        if step is None:
            return False
        if any(condition.holds(event, table) for condition in step.until for event in heard):
            self._next()
            if self.step is not None and self.by_hand:
                self._react(self.step, heard, answers)  # it is about what has just been done
            return True
        return self._react(step, heard, answers)

    def meanwhile(self, events: Iterable[JsonObject], table: JsonObject) -> str | None:
        """What is said while the learner is still at an action that has led to these events so far, to this table: what
        was said already, or what speaks to the action. None while that depends on how the action ends."""
        step = self.step
        heard = [*events]
        open_end = False
        for reaction in step.reactions if step is not None else ():
            if reaction.name not in self._reacted and any(reaction.when.holds(event, table) for event in heard):
                return None if open_end else reaction.name
            open_end |= bool(reaction.when.impossible)
        return self.words

    def _react(self, step: Step, heard: Sequence[JsonObject | None], answers: Sequence[JsonObject] | None) -> bool:
        """Speak to what was done; if there is more to say than one thing, the one that is written first."""
        for reaction in step.reactions:
            if reaction.name not in self._reacted and any(
                reaction.when.holds(event, self._table, answers) for event in heard
            ):
                self._reacted.add(reaction.name)
                self.said = reaction.name
                return True
        return False

    def _next(self) -> None:
        self.at += 1
        self._began.append(self._position)
        self.said = None
        self._reacted.clear()
        if self.step is not None and any(condition.holds(None, self._table) for condition in self.step.until):
            self._next()
