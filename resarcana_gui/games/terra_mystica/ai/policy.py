"""A learned policy: by how many points Greedy values an action of a turn too low (more than 0) or too high, compared
with the other actions that are open to the seat.

It is linear: what an action is and brings are the columns, the seat's situation the rows, and each column has a weight
in every row. Only differences between actions of one turn mean anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from resarcana_gui.games.terra_mystica.ai.policy_facts import COLUMNS, ROWS, columns_of, rows_of
from resarcana_gui.games.terra_mystica.ai.weights import usable
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.paths import assets

FILE: Final = ("terra_mystica", "opponents", "policy.yaml")
"""The file among the assets."""


class Policy:
    """The learned weights."""

    def __init__(self, weights: list[list[float]]) -> None:
        """The weights in points, a list by ROWS for each of COLUMNS."""
        self.weights: Final = weights

    def points(self, before: State, after: State, seat: int, line: Sequence[Answer]) -> float:
        """Return by how many points a seat's action is better than it seems to Greedy: the tables before and after it,
        and the answers that it consists of."""
        rows = rows_of(before, seat)
        found = 0.0
        for column, amount in enumerate(columns_of(before, after, seat, line)):
            if amount != 0.0:
                weights = self.weights[column]
                for row in range(len(rows)):
                    found += amount * rows[row] * weights[row]
        return found


def policy_from(data: object) -> Policy:
    """Return the policy that a file's data describe. Raises ValueError with the first mistake."""
    if not isinstance(data, dict) or not isinstance(told := data.get("columns"), dict):
        raise ValueError("there are no columns")
    if data.get("rows") != list(ROWS):
        raise ValueError(f"the rows must be {', '.join(ROWS)}")
    strange = sorted(str(name) for name in told if name not in COLUMNS)
    if strange:
        raise ValueError(f"there is no column {strange[0]!r}")
    return Policy([_weights(name, told.get(name)) for name in COLUMNS])


def _weights(name: str, value: object) -> list[float]:
    if not isinstance(value, list) or len(value) != len(ROWS):
        raise ValueError(f"{name} must be a list of {len(ROWS)} numbers")
    for each in value:
        if isinstance(each, bool) or not isinstance(each, (int, float)):
            raise ValueError(f"{name} must be a list of {len(ROWS)} numbers, and {each!r} is none")
    return [float(each) for each in value]


def read_policy(path: Path) -> Policy:
    """Return the policy of a file. Raises DamagedFileError."""
    return usable(path, "policy", policy_from)


@cache
def load_policy() -> Policy:
    """Return the policy that comes with the program. Raises DamagedFileError and MissingFileError."""
    return read_policy(assets(*FILE))
