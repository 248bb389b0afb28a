"""Random changes to a save, from blunt to subtle."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.match.save_lines import SEAL_LENGTH, Chain

SNIPPETS: Final = (b"", b"9", b"-1", b"[", b"}", b"null", b'"', b"\n", b"\xff", b"1e999", b"\\ud800", b"NaN")
NUMBERS: Final = (-1, 0, 1, 2, 3, 7, 15, 99, 1 << 31, 1 << 59, -(1 << 59))
ESSENCES: Final = ("", "1E", "2G", "9L 9D", "63E", "1X", "1L 1D 1C 1E 1G")


def changed(content: bytes, chance: random.Random) -> bytes:
    """Return the save with one change; often its checksums are repaired, so that the change is not noticed at once."""
    change = chance.choice((_bytes, _resealed_bytes, _lines, _value, _value, _value, _events, _events))
    return change(content, chance)


def _bytes(content: bytes, chance: random.Random) -> bytes:
    """Change some bytes, and leave the checksums as they are."""
    changed_bytes = bytearray(content)
    for _ in range(chance.randrange(1, 5)):
        start = chance.randrange(len(changed_bytes))
        changed_bytes[start : start + chance.randrange(40)] = chance.choice(SNIPPETS)
    return bytes(changed_bytes)


def _resealed_bytes(content: bytes, chance: random.Random) -> bytes:
    return resealed(_bytes(content, chance).split(b"\n")[:-1])


def _lines(content: bytes, chance: random.Random) -> bytes:
    """Remove, duplicate or move a line."""
    lines = content.split(b"\n")[:-1]
    one, other = chance.randrange(1, len(lines)), chance.randrange(1, len(lines))
    kind = chance.randrange(3)
    if kind == 0:
        del lines[one]
    elif kind == 1:
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return resealed(lines)


def _value(content: bytes, chance: random.Random) -> bytes:
    """Replace one value anywhere in a line, mostly by one of its own type."""

    def change(data: object) -> None:
        holder = chance.choice([found for found in _holders(data) if found])
        if isinstance(holder, dict):
            name = chance.choice(list(holder))
            holder[name] = _another(holder[name], data, chance)
        else:
            at = chance.randrange(len(holder))
            holder[at] = _another(holder[at], data, chance)

    return _with_a_line(content, chance, change)


def _events(content: bytes, chance: random.Random) -> bytes:
    """Remove, duplicate or move an event."""

    def change(data: object) -> None:
        assert isinstance(data, dict)
        events = data.get("events", data.get("setup"))
        if not isinstance(events, list) or not events:
            return
        event = events.pop(chance.randrange(len(events)))
        for _ in range(chance.randrange(3)):
            events.insert(chance.randrange(len(events) + 1), event)

    return _with_a_line(content, chance, change)


def _with_a_line(content: bytes, chance: random.Random, change: Callable[[object], None]) -> bytes:
    lines = [unsealed(line) for line in content.split(b"\n")[:-1]]
    at = chance.randrange(len(lines))
    data = json.loads(lines[at])
    change(data)
    lines[at] = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    return resealed(lines)


def _another(value: object, line: object, chance: random.Random) -> object:
    """Return a similar value; texts are mostly taken from the same line."""
    if chance.random() < 0.1:
        return chance.choice((None, True, [], {}, "", 0, -1, 1.5))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return chance.choice((value + 1, value - 1, *NUMBERS))
    if isinstance(value, str):
        others = [other for holder in _holders(line) for other in _values(holder) if isinstance(other, str)]
        return chance.choice((*others, *ESSENCES))
    if isinstance(value, list) and value:
        return chance.sample(value, chance.randrange(len(value) + 1))
    return value


def _holders(data: object) -> list[dict[str, object] | list[object]]:
    """Return every object and list inside, itself included."""
    if not isinstance(data, dict | list):
        return []
    return [data, *(found for value in _values(data) for found in _holders(value))]


def _values(holder: dict[str, object] | list[object]) -> list[object]:
    return list(holder.values()) if isinstance(holder, dict) else holder


def unsealed(line: bytes) -> bytes:
    """Return a line without its checksum."""
    return line[:-SEAL_LENGTH] + b"}" if line[-SEAL_LENGTH:].startswith(b',"check":"') else line


def resealed(lines: Sequence[bytes]) -> bytes:
    """Return a file of these lines, with correct checksums."""
    chain = Chain()
    return b"".join(
        chain.sealed_bytes(plain if (plain := unsealed(line)).endswith(b"}") else plain + b"}") for line in lines
    )
