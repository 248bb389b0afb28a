"""Reading achievements from YAML:

    no_monuments: {won: 1, monuments: {most: 0}}
    five_mages: {won: 1, different: mage, times: 5}
    three_in_a_row: {won: 1, in_a_row: true, times: 3}

A number is a least value. `setup`, `times`, `in_a_row` and `different` are words of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.documents import read_document
from resarcana_gui.records.achievements import Achievement, Range

WORDS: Final = ("setup", "times", "in_a_row", "different", "picture")
ENDS: Final = ("least", "most")


class AchievementsError(ValueError):
    """A file of achievements is wrong; the message is one sentence."""


def read_achievements(path: Path) -> Sequence[Achievement]:
    """Return the achievements of a file, in its order. Raises AchievementsError, UnreadableError, DocumentError."""
    data = read_document(path)
    if not isinstance(data, dict):
        raise AchievementsError(f"{path} holds no achievements by name.")
    return [_achievement(str(name), entry) for name, entry in data.items()]


def _achievement(name: str, entry: object) -> Achievement:
    if not isinstance(entry, dict):
        raise AchievementsError(f"The achievement {name!r} has no conditions.")
    conditions = {str(key): _range(name, value) for key, value in entry.items() if key not in WORDS}
    return Achievement(
        name,
        conditions,
        _word(name, entry, "setup"),
        _times(name, entry.get("times", 1)),
        entry.get("in_a_row", False) is True,
        _word(name, entry, "different"),
        _word(name, entry, "picture"),
    )


def _range(name: str, value: object) -> Range:
    if isinstance(value, int) and not isinstance(value, bool):
        return Range(least=value)
    if isinstance(value, dict) and value and all(end in ENDS and isinstance(at, int) for end, at in value.items()):
        return Range(value.get("least"), value.get("most"))
    raise AchievementsError(f"The achievement {name!r} has a condition that is not a range: {value!r}.")


def _word(name: str, entry: dict[object, object], key: str) -> str | None:
    value = entry.get(key)
    if value is not None and not isinstance(value, str):
        raise AchievementsError(f"The achievement {name!r} has a {key} that is not a word: {value!r}.")
    return value


def _times(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise AchievementsError(f"The achievement {name!r} has to happen at least once, not {value!r} times.")
    return value
