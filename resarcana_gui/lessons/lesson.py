"""The classes of a written lesson.

Conditions are compared as plain data (`Codec.write`, `Game.table`), so that any game can be taught.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from resarcana_gui.kernel.codec import EVENT, Json, JsonObject

LEAST: Final = "least"
MOST: Final = "most"
HAS: Final = "has"
SEPARATOR: Final = "."


@dataclass(frozen=True)
class Condition:
    """A condition of a lesson: an event with certain fields, a property of the table, or answers that can no longer
    be given. Everything that is given must hold."""

    event: str = ""
    """The kind of an event that has just happened; empty if it does not matter."""
    fields: Mapping[str, Json] = field(default_factory=dict)
    """Values that the event must have. A list means any of several."""
    table: Mapping[str, Json] = field(default_factory=dict)
    """What the table must show, by path: `seats.0.points` with a value, or with `{least: 3}` or
    `{most: 3}`; `seats.0.hand` with `{has: prism}`."""
    impossible: tuple[JsonObject, ...] = ()
    """Answers of which the learner, who may act, can give none; fields that are left out do not matter."""

    def holds(self, event: JsonObject | None, table: JsonObject, answers: Sequence[JsonObject] | None = None) -> bool:
        """Return whether it holds after an event (None for no event, as when a step begins). `answers` are those
        that the learner may give; None unless an action of theirs is asked for."""
        if self.event and (event is None or event.get(EVENT) != self.event):
            return False
        if self.event and not all(_fits(event.get(name), wanted) for name, wanted in self.fields.items()):  # type: ignore[union-attr]
            return False
        if self.impossible and (answers is None or any(map(self._allows, answers))):
            return False
        return shows(table, self.table)

    def _allows(self, answer: JsonObject) -> bool:
        return any(wanted.items() <= answer.items() for wanted in self.impossible)


def value_at(table: JsonObject, path: str) -> Json:
    """Return the value at a path of names and numbers; None if there is none."""
    here: Json = table
    for part in path.split(SEPARATOR):
        if isinstance(here, dict):
            here = here.get(part)
        elif isinstance(here, list) and part.lstrip("-").isdigit() and -len(here) <= int(part) < len(here):
            here = here[int(part)]
        else:
            return None
    return here


def _fits(value: Json, wanted: Json) -> bool:
    if isinstance(wanted, dict):
        if HAS in wanted:
            return isinstance(value, list) and wanted[HAS] in value
        return isinstance(value, int) and all(_within(value, end, limit) for end, limit in wanted.items())
    return value in wanted if isinstance(wanted, list) else value == wanted


def _within(value: int, end: str, limit: Json) -> bool:
    assert isinstance(limit, int)
    return value >= limit if end == LEAST else value <= limit


@dataclass(frozen=True)
class Reaction:
    """Something that is said when something happens, once in a step."""

    name: str
    """The name of its text."""
    when: Condition


@dataclass(frozen=True)
class Step:
    """Something that is said, and what must happen before the next step."""

    name: str
    """The name of its text."""
    light: tuple[str, ...] = ()
    """What is lit up while it is said: names that the game's table knows."""
    until: tuple[Condition, ...] = ()
    """Conditions of which any ends the step; without any, the learner does."""
    reactions: tuple[Reaction, ...] = ()


@dataclass(frozen=True)
class Facts:
    """What a text says of the table, as data, so that nothing is said that is not to be seen."""

    after: Mapping[str, Json] = field(default_factory=dict)
    """What the table must show, by path, before the text of a step is said. Until then nothing is said, and everybody
    plays on."""
    holds: Mapping[str, Json] = field(default_factory=dict)
    """What must be so while it is said. Where it is not, a step that is only read is passed over, and any other text
    is not said."""
    figures: Mapping[str, str] = field(default_factory=dict)
    """The placeholders of the text, each with the path of the number that it stands for."""
    light: tuple[str, ...] | None = None
    """What is lit while it is said; None for what the step lights."""

    def values(self, table: JsonObject) -> dict[str, Json]:
        """Return the figures, as a table shows them."""
        return {name: value_at(table, path) for name, path in self.figures.items()}


NO_FACTS: Final = Facts()


def shows(table: JsonObject, wanted: Mapping[str, Json]) -> bool:
    """Return whether a table shows certain values, by path."""
    return all(_fits(value_at(table, path), value) for path, value in wanted.items())


@dataclass(frozen=True)
class Lesson:
    """One lesson. The learner has the first seat."""

    name: str
    options: Mapping[str, object]
    """The game's options, with the table that it begins with."""
    rivals: tuple[JsonObject, ...]
    """The rivals' preferred answers: each gives the first of these that is possible."""
    steps: tuple[Step, ...]
    solution: tuple[JsonObject, ...]
    """The learner's answers, in order, that lead to the end; for tests and for learners who are stuck."""
    facts: Mapping[str, Facts] = field(default_factory=dict)
    """What its texts say of the table, by the name of the text."""
    picture: str = ""
    """The name of its picture, as the game's table knows it; empty for none."""

    def facts_of(self, text: str | None) -> Facts:
        """Return what a text says of the table."""
        return self.facts.get(text or "", NO_FACTS)

    def texts(self) -> list[str]:
        """Return the names of all texts that are said, in order."""
        return [name for step in self.steps for name in (step.name, *(reaction.name for reaction in step.reactions))]
