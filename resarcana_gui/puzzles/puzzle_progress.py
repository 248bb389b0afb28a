"""Which puzzles were solved, in a small file of its own."""

from __future__ import annotations

import json
import logging
from collections.abc import Collection
from datetime import date
from pathlib import Path
from typing import Final

from resarcana_gui.files import UnreadableError, read_bytes, replace_file

ALONE: Final = 3
HINTED: Final = 2
SHOWN: Final = 1
"""The stars for a puzzle: solved alone, with a hint, after its solution was shown."""
SOLVED: Final = "solved"
DAYS: Final = "days"

_log = logging.getLogger(__name__)


class PuzzleProgress:
    """How far all puzzles of one game are. Without a path, or where nothing can be written, it lasts while the program
    runs. A file that cannot be read begins anew, and so does any part of it."""

    def __init__(self, path: Path | None, game: str) -> None:
        self._path: Final = path
        self._game: Final = game
        data = _read(path, game)
        self._stars: Final = _stars(data.get(SOLVED))
        self._days: Final = _days(data.get(DAYS))

    def stars(self, puzzle: str) -> int:
        """The stars of a puzzle, by its name; 0 for one that is open."""
        return self._stars.get(puzzle, 0)

    @property
    def days(self) -> Collection[date]:
        """The days on which the puzzle of the day was solved."""
        return self._days

    def solved(self, puzzle: str, stars: int, day: date | None = None) -> None:
        """A puzzle was solved; `day` when it was that day's. Stars are never lost."""
        self._stars[puzzle] = max(stars, self.stars(puzzle))
        if day is not None:
            self._days.add(day)
        self._write()

    def _write(self) -> None:
        if self._path is None:
            return
        plain = {SOLVED: self._stars, DAYS: sorted(day.isoformat() for day in self._days)}
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._path, json.dumps({self._game: plain}).encode())
        except OSError as error:
            _log.warning("which puzzles are solved cannot be kept: %s", error)


def _read(path: Path | None, game: str) -> dict[str, object]:
    if path is None:
        return {}
    try:
        data = json.loads(read_bytes(path))[game]
        return data if isinstance(data, dict) else {}
    except UnreadableError as error:
        if not error.missing:
            _log.warning("the puzzles begin anew: %s", error)
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        _log.warning("the puzzles begin anew: %s (%s)", path, error)
    return {}


def _stars(data: object) -> dict[str, int]:
    entries = data.items() if isinstance(data, dict) else ()
    return {name: stars for name, stars in entries if stars in (SHOWN, HINTED, ALONE)}


def _days(data: object) -> set[date]:
    found = set()
    for text in data if isinstance(data, list) else ():
        try:
            found.add(date.fromisoformat(text))
        except (ValueError, TypeError):
            _log.warning("%r is no day", text)
    return found
