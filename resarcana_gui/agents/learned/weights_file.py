"""Files of learned weights: tables whose rows and columns have names, so that they survive new components.

A file is a line of JSON (the names, and remarks) and the values row by row, all compressed. Training writes exact
files with 16-bit numbers; the installed ones are rounded to bytes, in steps that the file names.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from resarcana_gui.compiled import is_compiled
from resarcana_gui.files import read_bytes
from resarcana_gui.paths import DamagedFileError

SCALE: Final = 1000
"""Exact weights are stored in units of 1/SCALE; none is beyond 32."""
LARGEST: Final = 32767
TYPE: Final = "h"
ZERO: Final = 128
"""The byte that stands for 0."""
SUM_IN_LOOP: Final = is_compiled()
"""Whether summing weights in a loop is fastest, as it is when compiled. Plain Python picks them all at once."""


def write_table(
    path: Path, rows: list[str], columns: list[str], values: list[list[float]], about: Mapping[str, object]
) -> None:
    """Write an exact table, leaving out rows of zeros. Raises OSError."""
    kept = [at for at, row in enumerate(values) if any(row)]
    body = array(TYPE)
    for at in kept:
        body.extend([_stored(value) for value in values[at]])
    if sys.byteorder == "big":
        body.byteswap()
    _write(path, {"rows": [rows[at] for at in kept], "columns": columns, "about": dict(about)}, body.tobytes())


def _stored(value: float) -> int:
    return max(-LARGEST, min(LARGEST, round(value * SCALE)))


def _write(path: Path, head: Mapping[str, object], body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(zlib.compress(json.dumps(head).encode() + b"\n" + body, 9))


def read_table(path: Path, rows: list[str], columns: list[str]) -> dict[int, list[float]]:
    """Return the rows of an exact table that are not zero, by their index in `rows`, with the values in the order of
    `columns`; names the file lacks are 0. Raises UnreadableError and DamagedFileError."""
    head, body = _read(path)
    numbers = _numbers(path, head, body)
    old = head["columns"]
    places = {name: at for at, name in enumerate(rows)}
    found: dict[int, list[float]] = {}
    for at, name in enumerate(head["rows"]):
        if name in places:
            values = [number / SCALE for number in numbers[at * len(old) : (at + 1) * len(old)]]
            if old != columns:
                known = dict(zip(old, values, strict=True))
                values = [known.get(column, 0.0) for column in columns]
            found[places[name]] = values
    return found


def _read(path: Path) -> tuple[dict[str, Any], bytes]:
    try:
        text, _, body = zlib.decompress(read_bytes(path)).partition(b"\n")
        head = json.loads(text)
        size = len(head["rows"]) * len(head["columns"]) * (1 if "step" in head else 2)
        if len(body) != size:
            raise ValueError("the size is wrong")
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise DamagedFileError(f"{path} holds no weights of an opponent: {error}.") from error
    return head, body


def _numbers(path: Path, head: dict[str, Any], body: bytes) -> array[int]:
    if "step" in head:
        raise DamagedFileError(f"{path} holds no weights of an opponent: these are rounded, and exact ones are needed.")
    numbers = array(TYPE)
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def write_rounded(source: Path, target: Path, step: float) -> None:
    """Write an exact table again, rounded to whole steps. Raises OSError and DamagedFileError."""
    head, body = _read(source)
    _write(target, {**head, "step": step}, rounded([one / SCALE for one in _numbers(source, head, body)], step))


def rounded(values: list[float], step: float) -> bytes:
    """Return weights as bytes, in whole steps around ZERO, clipped to the range of a byte."""
    if not any(values):
        return bytes([ZERO]) * len(values)
    half = ZERO + 0.5
    return bytes([max(0, min(255, int(value / step + half))) for value in values])


def read_rounded(path: Path, rows: list[str], columns: list[str], step: float) -> bytes:
    """Return a table in whole steps, row by row, in the order of `rows` and `columns`; names the file lacks are 0.
    An exact file is rounded. Raises UnreadableError and DamagedFileError."""
    head, body = _read(path)
    if "step" not in head:
        body = rounded([one / SCALE for one in _numbers(path, head, body)], step)
    elif head["step"] != step:
        raise DamagedFileError(f"{path} holds no weights of an opponent: the steps are {head['step']}, not {step}.")
    old = head["columns"]
    known = {name: body[at * len(old) : (at + 1) * len(old)] for at, name in enumerate(head["rows"])}
    if old != columns:
        places = {name: at for at, name in enumerate(old)}
        order = itemgetter(*(places.get(name, len(old)) for name in columns))
        known = {name: bytes(order(row + bytes([ZERO]))) for name, row in known.items()}
    nothing = bytes([ZERO]) * len(columns)
    return b"".join([known.get(name, nothing) for name in rows])
