"""Reading lessons from YAML::

    - name: first_turn
      options: {scenario: {...}}
      rivals: [{kind: pass}]
      steps:
        - {name: hello, light: [places]}
        - name: place_it
          light: [prism]
          until: {event: ArtifactPlaced, card: prism}
          reactions: {discarded: {event: CardDiscarded}}
        - {name: count, light: [rivals]}
      facts:
        count: {after: {active: 0}, holds: {token: 1}, figures: {yours: seats.0.points}}
      picture: prism
      solution: [{kind: place, component: prism}]

A reaction is said when it happens during its step, instead of the step's words; in a step that waits for nothing, when
it has just led there.

A condition is an event with fields, a `table` with paths, answers that are `impossible` when the learner may act, or
several of these; a list of conditions holds when any does.

`facts` say what a text says of the table, by the name of the text: what the table must show before it is said (`after`,
for steps) and as long as it is said (`holds`), and what stands for its placeholders (`figures`), all by path; and what
is lit then (`light`), if that is not what the step lights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

from resarcana_gui.documents import read_document
from resarcana_gui.kernel.codec import EVENT, JsonObject
from resarcana_gui.lessons.lesson import HAS, LEAST, MOST, Condition, Facts, Lesson, Reaction, Step

TABLE: Final = "table"
IMPOSSIBLE: Final = "impossible"
OF_NO_EVENT: Final = {EVENT, TABLE, IMPOSSIBLE}
KEYS: Final = {"name", "options", "rivals", "steps", "solution", "facts", "picture"}
STEP_KEYS: Final = {"name", "light", "until", "reactions"}
FACT_KEYS: Final = {"after", "holds", "figures", "light"}


class LessonError(ValueError):
    """A file of lessons is wrong; the message is one sentence."""


def read_lessons(path: Path) -> tuple[Lesson, ...]:
    """Return the lessons of a file, in its order. Raises LessonError, UnreadableError, DocumentError."""
    return tuple(
        _Reader(f"{path}: lesson {at + 1}").lesson(data) for at, data in enumerate(_list(path, read_document(path)))
    )


def _list(path: Path, data: object) -> Sequence[object]:
    if not isinstance(data, list):
        raise LessonError(f"{path} holds no list of lessons.")
    return data


def conditions_of(where: str, data: object) -> tuple[Condition, ...]:
    """Return the conditions in data that is one or a list of them; `where` begins an error's message. Raises
    LessonError."""
    return _Reader(where).conditions(data)


def shown_values(where: str, data: object) -> JsonObject:
    """Return values that a table must show, by path; `where` begins an error's message. Raises LessonError."""
    return _Reader(where).shown(data)


def _is_range(data: JsonObject) -> bool:
    """Return whether data is limits of a number, or names what a list has."""
    return data.keys() == {HAS} or (
        bool(data) and data.keys() <= {LEAST, MOST} and all(isinstance(limit, int) for limit in data.values())
    )


class _Reader:
    """Reads one lesson; `where` begins every error's message."""

    def __init__(self, where: str) -> None:
        self._where = where

    def lesson(self, data: object) -> Lesson:
        fields = self._mapping(data, KEYS)
        lesson = Lesson(
            self._word(fields, "name"),
            self._any_mapping(fields.get("options")),
            tuple(self._any_mapping(entry) for entry in self._sequence(fields.get("rivals", []))),
            tuple(self._step(entry) for entry in self._sequence(fields.get("steps"))),
            tuple(self._any_mapping(entry) for entry in self._sequence(fields.get("solution", []))),
            {name: self._facts(entry) for name, entry in self._any_mapping(fields.get("facts", {})).items()},
            self._word(fields, "picture") if "picture" in fields else "",
        )
        self._check(lesson)
        return lesson

    def _check(self, lesson: Lesson) -> None:
        """Fail if facts belong to no text, delay a reaction, which is about what has just happened, or could silence a
        step that has to be read."""
        steps = {step.name: step for step in lesson.steps}
        needed = {step.name for step in lesson.steps if step.reactions and not step.until}
        needed |= {step.name for step in lesson.steps[-1:] if not step.until}
        for name, facts in lesson.facts.items():
            if name not in lesson.texts():
                self._fail(f"there are facts of {name!r}, which is not said")
            if facts.after and name not in steps:
                self._fail(f"the reaction {name!r} cannot wait")
            if facts.holds and name in needed:
                self._fail(f"the step {name!r} has to be said in any case")

    def _facts(self, data: object) -> Facts:
        fields = self._mapping(data, FACT_KEYS)
        light = fields.get("light")
        return Facts(
            self.shown(fields.get("after", {})),
            self.shown(fields.get("holds", {})),
            {name: str(path) for name, path in self._any_mapping(fields.get("figures", {})).items()},
            None if light is None else tuple(map(str, self._sequence(light))),
        )

    def _step(self, data: object) -> Step:
        fields = self._mapping(data, STEP_KEYS)
        reactions = self._any_mapping(fields.get("reactions", {}))
        return Step(
            self._word(fields, "name"),
            tuple(str(name) for name in self._sequence(fields.get("light", []))),
            self.conditions(fields.get("until")),
            tuple(Reaction(name, self._condition(entry)) for name, entry in reactions.items()),
        )

    def conditions(self, data: object) -> tuple[Condition, ...]:
        if data is None:
            return ()
        return tuple(self._condition(entry) for entry in (data if isinstance(data, list) else [data]))

    def _condition(self, data: object) -> Condition:
        fields = self._any_mapping(data)
        event, table = fields.get(EVENT, ""), self.shown(fields.get(TABLE, {}))
        impossible = tuple(self._any_mapping(answer) for answer in self._sequence(fields.get(IMPOSSIBLE, [])))
        if not isinstance(event, str) or not (event or table or impossible):
            self._fail(f"{data!r} is not a condition")
        of_event = {name: value for name, value in fields.items() if name not in OF_NO_EVENT}
        if of_event and not event:
            self._fail(f"the condition {data!r} has fields of no event")
        return Condition(event, of_event, table, impossible)

    def shown(self, data: object) -> JsonObject:
        """Return values that a table must show, by path."""
        table = self._any_mapping(data)
        for wanted in table.values():
            if isinstance(wanted, dict) and not _is_range(wanted):
                self._fail(f"{wanted!r} is not a range")
        return table

    def _mapping(self, data: object, keys: set[str]) -> JsonObject:
        fields = self._any_mapping(data)
        for key in fields:
            if key not in keys:
                self._fail(f"there is no field {key!r}")
        return fields

    def _any_mapping(self, data: object) -> JsonObject:
        if not isinstance(data, Mapping):
            self._fail(f"{data!r} has no fields")
        return {str(key): value for key, value in data.items()}

    def _sequence(self, data: object) -> Sequence[object]:
        if not isinstance(data, list):
            self._fail(f"{data!r} is not a list")
        return data

    def _word(self, fields: JsonObject, name: str) -> str:
        value = fields.get(name)
        if not isinstance(value, str) or not value:
            self._fail(f"the {name} is missing")
        return value

    def _fail(self, what: str) -> NoReturn:
        raise LessonError(f"{self._where}: {what}.")
