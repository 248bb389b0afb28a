"""Learned weights on disk: tables with named rows and columns, so that they survive new components.

A file is a line of JSON (names, and what else is worth knowing), and the values row by row, compressed. Training writes
exact files, with 16-bit numbers; what is installed is rounded to bytes, in steps that the file names.
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
"""An exact weight is stored in thousandths; none is beyond 32."""
LARGEST: Final = 32767
TYPE: Final = "h"
ZERO: Final = 128
"""The byte that stands for 0."""
IN_STEPS: Final = is_compiled()
"""Whether adding up one weight after the other is quickest. In plain Python they are taken all at once."""


def write_table(
    path: Path, rows: list[str], columns: list[str], values: list[list[float]], about: Mapping[str, object]
) -> None:
    """Write an exact table; rows of zeros are left out. Raises OSError."""
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
    """The rows of an exact table that are not zero, by their place in these rows, in these columns; what the file does
    not know is 0. Raises UnreadableError and DamagedFileError."""
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
    """Weights as bytes, in whole steps around ZERO; the largest there are for those beyond."""
    if not any(values):
        return bytes([ZERO]) * len(values)
    half = ZERO + 0.5
    return bytes([max(0, min(255, int(value / step + half))) for value in values])


def read_rounded(path: Path, rows: list[str], columns: list[str], step: float) -> bytes:
    """A table in whole steps, row by row, in these rows and columns; what the file does not know is 0. It may be exact
    in the file. Raises UnreadableError and DamagedFileError."""
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
