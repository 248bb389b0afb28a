"""Reading what is left of a damaged JSON object, entry by entry. Any module may import this one.

An entry counts if its name, its value and what follows are intact: a number at which a file ends may have had more
digits. Objects and lists of texts are kept in part; every other list, whose items mean something only together,
completely or not at all.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, TypeAlias

JsonObject: TypeAlias = dict[str, Any]

DEEPEST: Final = 20
"""How deep objects may be nested; ours are four deep."""
OPENING: Final = re.compile(r"\s*\{?")
SPACE: Final = re.compile(r"[\s,]*")
KEY: Final = re.compile(r'"((?:[^"\\]|\\.){0,1000}+)"\s*:\s*')
DAMAGE: Final = re.compile(r'.[^,}"]*', re.DOTALL)
"""What is skipped where an entry should begin, ..."""
DAMAGED_ITEM: Final = re.compile(r".[^,\]]*", re.DOTALL)
"""... and where an item should."""
OPENINGS: Final = ("{", "[")
END: Final = re.compile(r"\s*(?:[,}\]]|$)")
UNREADABLE: Final = "\ufffd"
"""Stands for bytes that are no text."""
DECODER: Final = json.JSONDecoder()
DAMAGED: Final = object()
"""Stands for a value that cannot be read."""


def salvaged(content: bytes) -> JsonObject:
    """Return the entries of a JSON object that can still be read; perhaps none."""
    text = content.decode("utf-8-sig", "replace")
    return _entries(text, _end(OPENING, text, 0), 0)[0]


def _entries(text: str, at: int, depth: int) -> tuple[JsonObject, int]:
    """Return the entries of an object from a place in it on, and where it ends."""
    found: JsonObject = {}
    while (at := _end(SPACE, text, at)) < len(text):
        if text[at] == "}":
            return found, at + 1
        key = KEY.match(text, at)
        if key is None:
            at = _end(DAMAGE, text, at)
            continue
        value, at = _value(text, key.end(), depth)
        name = _name(key)
        if value is not DAMAGED and name is not None:
            found[name] = value
    return found, at


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    """Return where a match at a place ends; that place if there is none."""
    found = pattern.match(text, at)
    return at if found is None else found.end()


def _name(key: re.Match[str]) -> str | None:
    try:
        name: str = json.loads(f'"{key[1]}"')
    except ValueError:
        return None
    return None if UNREADABLE in name else name


def _value(text: str, at: int, depth: int) -> tuple[Any, int]:
    """Return the value at a place, or DAMAGED, and where to go on."""
    if text[at : at + 1] in OPENINGS and depth == DEEPEST:
        return DAMAGED, at
    if text.startswith("{", at):
        return _entries(text, at + 1, depth + 1)
    try:
        value, end = DECODER.raw_decode(text, at)
    except (ValueError, RecursionError):
        return _texts(text, at + 1, depth + 1) if text.startswith("[", at) else (DAMAGED, at)
    cut = end == len(text) and not isinstance(value, str | list)
    if cut or END.match(text, end) is None or UNREADABLE in text[at:end]:
        return DAMAGED, at
    return value, end


def _texts(text: str, at: int, depth: int) -> tuple[Any, int]:
    """Return the intact items of a damaged list from a place in it on, or DAMAGED unless they are texts, and where
    it ends."""
    items: list[Any] = []
    while (at := _end(SPACE, text, at)) < len(text) and text[at] != "]" and KEY.match(text, at) is None:
        item, end = _value(text, at, depth)
        items.append(item)
        at = _end(DAMAGED_ITEM, text, end) if item is DAMAGED else end
    whole = [item for item in items if item is not DAMAGED]
    only_texts = bool(whole) and all(isinstance(item, str) for item in whole)
    return whole if only_texts else DAMAGED, at + text.startswith("]", at)
