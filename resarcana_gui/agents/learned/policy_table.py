"""A policy as a table of weights learned in self-play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from operator import add, itemgetter
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from resarcana_gui.agents.learned.weights_file import SUM_IN_LOOP, ZERO, read_rounded
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

STEP: Final = 0.05
"""The resolution of the weights."""
WITHIN: Final = bytes([max(0, min(255, both - ZERO)) for both in range(2 * 255 + 1)])
"""The byte of the sum of two weights, clipped, indexed by the sum of their bytes."""


class PolicyTable:
    """A table with a row for every fact about a situation and a column for every answer. The logit of an answer is the
    sum of its weights in the rows that hold, over all its columns.

    A column is a string of bytes, one weight in each: the weights that are summed for one answer lie side by side in
    memory, which makes it ten times as fast as a table of numbers.
    """

    def __init__(self, height: int, width: int) -> None:
        """All weights are 0 at first. `height` is the number of rows, `width` that of columns."""
        self.height: Final = height
        self.width: Final = width
        self.columns: Final = [bytes([ZERO]) * height for _ in range(width)]

    @abstractmethod
    def rows(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[int]:
        """Return the rows that hold when a seat is asked and may give these answers."""

    @abstractmethod
    def answer_columns(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[list[int]]:
        """Return the columns of each answer."""

    def logits(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[float]:
        """Return the logit of each answer."""
        held = self.rows(state, pending, answers)
        return self.logits_of_columns(held, self.answer_columns(state, pending, answers))

    def logits_of_columns(self, held: list[int], answer_columns: list[list[int]]) -> list[float]:
        """Return the logit of each answer, given the rows that hold and the columns of each answer."""
        found: list[float] = []
        for several in answer_columns:
            steps = 0
            for at in several:
                steps += summed(self.columns[at], held)
            found.append(STEP * float(steps))
        return found

    def read(self, path: Path, row_names: list[str], column_names: list[str]) -> None:
        """Take the weights of a file. Raises OSError and DamagedFileError."""
        body = read_rounded(path, row_names, column_names, STEP)
        for at in range(self.width):
            self.columns[at] = body[at :: self.width]

    def add_table(self, added: PolicyTable, rows: int) -> None:
        """Add the weights of another table in the first rows."""
        for at, more in enumerate(added.columns):
            mine = self.columns[at]
            first = bytes(map(WITHIN.__getitem__, map(add, mine[:rows], more)))
            self.columns[at] = first + mine[rows:]


def summed(weights: bytes, held: list[int]) -> int:
    """Return the sum of a column's weights in these rows, in steps."""
    if not SUM_IN_LOOP and len(held) > 1:
        picked: tuple[int, ...] = itemgetter(*held)(weights)
        return sum(picked) - ZERO * len(held)
    steps: i64 = 0
    for row in held:
        weight: i64 = weights[row]
        steps += weight - ZERO
    return int(steps)
