"""Learns the policy by ridge regression: within every turn, by how much more each action was missed than the others."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np

from resarcana_gui.files import replace_file
from resarcana_gui.games.terra_mystica.ai.policy import Policy
from resarcana_gui.games.terra_mystica.ai.policy_facts import COLUMNS, ROWS
from resarcana_gui.paths import DamagedFileError
from tools.terra_mystica.train.policy_games import Floats, Lesson

RIDGE: Final = 300.0
"""How strongly weights are drawn to 0: as much as so many actions with the fact that were missed by nothing."""
MOST_MISSED: Final = 15.0
"""A larger difference counts as this one: it was mostly chance."""
WEIGHTS: Final = len(COLUMNS) * len(ROWS)
HEAD: Final = "# By how much Greedy misjudges actions: see resarcana_gui/games/terra_mystica/ai/policy.py.\n"


class Sums:
    """All that is kept of lessons: the sums that the regression needs."""

    def __init__(self) -> None:
        self.products: Floats = np.zeros((WEIGHTS, WEIGHTS))
        """Of facts with each other."""
        self.missed: Floats = np.zeros(WEIGHTS)
        """Of facts with what was missed."""
        self.turns = 0

    def learn(self, lesson: Lesson) -> None:
        """Add a lesson."""
        facts = lesson.facts - lesson.facts.mean(axis=0)
        missed = np.clip(lesson.missed - lesson.missed.mean(), -MOST_MISSED, MOST_MISSED)
        self.products += facts.T @ facts
        self.missed += facts.T @ missed
        self.turns += 1

    def add(self, other: Sums) -> None:
        """Add all that other lessons taught."""
        self.products += other.products
        self.missed += other.missed
        self.turns += other.turns

    def policy(self) -> Policy:
        """Return what they teach."""
        found = np.linalg.solve(self.products + RIDGE * np.eye(WEIGHTS), self.missed)
        return Policy(found.reshape(len(COLUMNS), len(ROWS)).tolist())

    def write(self, path: Path) -> None:
        """Write a file, completely or not at all. Raises OSError."""
        file = BytesIO()
        np.savez_compressed(file, products=self.products, missed=self.missed, turns=self.turns)
        replace_file(path, file.getvalue())


def read_sums(paths: Iterable[Path]) -> Sums:
    """Return the sums of several files together. Raises DamagedFileError, OSError."""
    found = Sums()
    for path in paths:
        found.add(_read(path))
    return found


def _read(path: Path) -> Sums:
    found = Sums()
    try:
        with np.load(path) as told:
            found.products, found.missed, found.turns = told["products"], told["missed"], int(told["turns"])
    except (ValueError, KeyError, EOFError) as error:
        raise DamagedFileError(f"{path} has no usable lessons: {error}.") from None
    return found


def written_policy(policy: Policy, about: dict[str, int]) -> str:
    """Return the text of a policy's file: a line for each column, with a number for each row."""
    lines = [f"  {name}: [{_numbers(weights)}]" for name, weights in zip(COLUMNS, policy.weights, strict=True)]
    return f"{HEAD}made: {about}\nrows: [{', '.join(ROWS)}]\ncolumns:\n" + "\n".join(lines) + "\n"


def _numbers(weights: list[float]) -> str:
    return ", ".join(f"{weight:.2f}" for weight in weights)
