"""Learned weights on disk: tables with named rows and columns, so that they survive new components.

A file is a line of JSON (names, scale, and what else is worth knowing), and the values as 16-bit numbers, row by row,
compressed.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from resarcana_gui.files import read_bytes
from resarcana_gui.paths import DamagedFileError

SCALE: Final = 1000
"""A weight is stored in thousandths; none is beyond 32."""
LARGEST: Final = 32767
TYPE: Final = "h"


def write_table(
    path: Path, rows: list[str], columns: list[str], values: list[list[float]], about: Mapping[str, object]
) -> None:
    """Write a table; rows of zeros are left out. Raises OSError."""
    kept = [at for at, row in enumerate(values) if any(row)]
    body = array(TYPE)
    for at in kept:
        body.extend([_stored(value) for value in values[at]])
    if sys.byteorder == "big":
        body.byteswap()
    head = {"rows": [rows[at] for at in kept], "columns": columns, "about": dict(about)}
    packed = zlib.compress(json.dumps(head).encode() + b"\n" + body.tobytes(), 9)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed)


def _stored(value: float) -> int:
    return max(-LARGEST, min(LARGEST, round(value * SCALE)))


def read_table(path: Path, rows: list[str], columns: list[str], step: float = 1 / SCALE) -> dict[int, list[float]]:
    """The rows of a table that are not zero, by their place in these rows, in these columns, rounded to whole steps;
    what the file does not know is 0. Raises UnreadableError and DamagedFileError."""
    try:
        head, _, body = zlib.decompress(read_bytes(path)).partition(b"\n")
        names = json.loads(head)
        numbers = array(TYPE)
        numbers.frombytes(body)
        if len(numbers) != len(names["rows"]) * len(names["columns"]):
            raise ValueError("the size is wrong")
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise DamagedFileError(f"{path} holds no weights of an opponent: {error}.") from error
    if sys.byteorder == "big":
        numbers.byteswap()
    return _arranged(numbers, names["rows"], names["columns"], rows, columns, round(step * SCALE))


def _arranged(
    numbers: array[int], old_rows: list[str], old_columns: list[str], rows: list[str], columns: list[str], step: int
) -> dict[int, list[float]]:
    places = {name: at for at, name in enumerate(rows)}
    found: dict[int, list[float]] = {}
    width = len(old_columns)
    for at, name in enumerate(old_rows):
        if name in places:
            values = [round(number / step) * step / SCALE for number in numbers[at * width : (at + 1) * width]]
            found[places[name]] = values if old_columns == columns else _moved(values, old_columns, columns)
    return found


def _moved(values: list[float], old: list[str], new: list[str]) -> list[float]:
    known = dict(zip(old, values, strict=True))
    return [known.get(name, 0.0) for name in new]
