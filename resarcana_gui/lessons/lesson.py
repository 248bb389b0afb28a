"""A lesson, as it was written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.conditions import Condition


@dataclass(frozen=True)
class Reaction:
    """Something that is said when something happens, once in a step."""

    name: str
    """The name of its text."""
    when: Condition


@dataclass(frozen=True)
class Step:
    """Something that is said, and what has to happen until the next."""

    name: str
    """The name of its text."""
    light: tuple[str, ...] = ()
    """What is spoken of: names that the game's table knows."""
    until: tuple[Condition, ...] = ()
    """Any of these; without one, until the learner goes on."""
    reactions: tuple[Reaction, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """One lesson. The learner has the first seat."""

    name: str
    options: Mapping[str, object]
    """The game's options, with the table that it begins with."""
    rivals: tuple[JsonObject, ...]
    """What the others prefer to answer: the first of these that they can."""
    steps: tuple[Step, ...]
    solution: tuple[JsonObject, ...]
    """Answers that lead to the end, for tests and for whoever is stuck: each is the learner's next one."""

    def texts(self) -> list[str]:
        """The names of everything that is said, in order."""
        return [name for step in self.steps for name in (step.name, *(reaction.name for reaction in step.reactions))]
