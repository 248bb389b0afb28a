"""The classes of a written lesson."""

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
    """Something that is said, and what must happen before the next step."""

    name: str
    """The name of its text."""
    light: tuple[str, ...] = ()
    """What is lit up while it is said: names that the game's table knows."""
    until: tuple[Condition, ...] = ()
    """Conditions of which any ends the step; without any, the learner does."""
    reactions: tuple[Reaction, ...] = ()


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

    def texts(self) -> list[str]:
        """Return the names of all texts that are said, in order."""
        return [name for step in self.steps for name in (step.name, *(reaction.name for reaction in step.reactions))]
