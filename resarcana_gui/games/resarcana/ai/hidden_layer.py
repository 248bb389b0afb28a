"""The policy's hidden layer, which captures what several rows mean together for an answer."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from resarcana_gui.agents.learned.weights_file import ZERO, read_rounded
from resarcana_gui.games.resarcana.ai.answer_keys import column_names
from resarcana_gui.games.resarcana.ai.situation import row_names
from resarcana_gui.games.resarcana.cards.tables import CardSet

UNITS: Final = 32
"""The number of units of the hidden layer."""

STEP: Final = 0.02
"""The resolution of the weights on both sides of the layer."""

SQUARE: Final = STEP * STEP
"""The logit of one step of a unit times one step of a weight."""

_LANE: Final = 2
"""The bytes in which one unit is summed: with one-byte weights there is room for 256 rows. Fewer hold at once: some
twenty, and up to three for each component that a seat owns, holds or can claim."""
_BYTES: Final = UNITS * _LANE
_NUMBER: Final = 5
"""The number of bits of a unit's number."""
_MASK: Final = UNITS - 1


class HiddenLayer:
    """A layer of ReLU units between the rows that hold and the logits of the answers.

    The weights of a row are one whole number with two bytes for each unit, so that one addition sums all 32 units.
    """

    def __init__(self, into: Sequence[bytes], constant: bytes, out: Sequence[bytes]) -> None:
        """`into` holds the weights of each row, `constant` those that always count, `out` those of each column; a
        byte for each unit, in steps around ZERO."""
        self._into: Final = [_spread(weights) for weights in into]
        self._constant: Final = _spread(constant)
        self._out: Final = list(out)

    def active(self, held: list[int]) -> list[int]:
        """Return the units that are active while these rows hold. Each is packed in one int: its number in the
        lowest _NUMBER bits, and above them its activation in steps."""
        into = self._into
        body = sum([into[row] for row in held], self._constant).to_bytes(_BYTES, "little")
        nothing: i64 = ZERO * (len(held) + 1)
        found: list[int] = []
        for number in range(UNITS):
            at: i64 = _LANE * number
            low: i64 = body[at]
            high: i64 = body[at + 1]
            unit: i64 = low + (high << 8) - nothing
            if unit > 0:
                found.append(int((unit << _NUMBER) + number))
        return found

    def added(self, active: list[int], column: int) -> float:
        """Return what these units add to the logit of an answer in one of its columns."""
        weights = self._out[column]
        steps: i64 = 0
        for each in active:
            unit: i64 = each
            weight: i64 = weights[unit & _MASK]
            steps += (unit >> _NUMBER) * (weight - ZERO)
        return SQUARE * float(steps)


def _spread(weights: bytes) -> int:
    """Return the weights of all units as one number."""
    return int.from_bytes(b"".join([bytes([weight, 0]) for weight in weights]), "little")


def layer_rows(slugs: list[str]) -> list[str]:
    """Return the names of a layer's rows in its file: those into the units, and those out of them."""
    into = [f"in {name}" for name in row_names(slugs)]
    return [*into, "constant", *[f"out {name}" for name in column_names(slugs)]]


def layer_columns() -> list[str]:
    """Return the names of a layer's columns in its file."""
    return [f"unit {number}" for number in range(UNITS)]


def read_hidden_layer(path: Path, cards: CardSet) -> HiddenLayer:
    """Return a learned layer. Raises OSError and DamagedFileError."""
    slugs = [component.slug for component in cards.components]
    body = read_rounded(path, layer_rows(slugs), layer_columns(), STEP)
    weights = [body[at : at + UNITS] for at in range(0, len(body), UNITS)]
    rows = len(row_names(slugs))
    return HiddenLayer(weights[:rows], weights[rows], weights[rows + 1 :])
