"""Which puzzles were tried and solved, in a small file."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

from resarcana_gui.salvage import JsonObject
from resarcana_gui.shared_file import Damage, SharedFile

ALONE: Final = 3
HINTED: Final = 2
SHOWN: Final = 1
"""The stars for a puzzle: solved alone, with a hint, after its solution was shown."""
STARS: Final = (SHOWN, HINTED, ALONE)
SOLVED: Final = "solved"
DAYS: Final = "days"
TRIED: Final = "tried"
KINDS: Final = {SOLVED: dict, DAYS: list, TRIED: list}
"""The type of each part of the file."""

_log = logging.getLogger(__name__)


class PuzzleProgress:
    """The progress in all puzzles of one game. Without a path, or where nothing can be written, it lasts while the
    program runs. What other windows have solved is seen at the latest when something is solved here."""

    def __init__(self, path: Path | None, game: str) -> None:
        self._game: Final = game
        self._file: Final = SharedFile(path, partial(_usable, game), collecting=[DAYS, TRIED])

    @property
    def damage(self) -> Damage | None:
        """What was wrong with the file; None if nothing was."""
        return self._file.damage

    def stars(self, puzzle: str) -> int:
        """Return the stars of a puzzle, by its name; 0 if it is not solved."""
        stars: int = self._part(SOLVED, {}).get(puzzle, 0)
        return stars

    def tried(self, puzzle: str) -> bool:
        """Return whether a puzzle was tried, by its name."""
        return puzzle in self._part(TRIED, [])

    @property
    def days(self) -> Collection[date]:
        """The days on which the puzzle of the day was solved."""
        return {date.fromisoformat(day) for day in self._part(DAYS, [])}

    def mark_solved(self, puzzle: str, stars: int, day: date | None = None) -> None:
        """Note that a puzzle was solved; `day` if it was that day's. Stars are never lost."""
        self._update(partial(_solve, self._game, puzzle, stars, day))

    def mark_tried(self, puzzle: str) -> None:
        """Note that a puzzle was tried."""
        if not self.tried(puzzle):
            self._update(partial(_try, self._game, puzzle))

    def _update(self, change: Callable[[JsonObject], object]) -> None:
        try:
            self._file.update(change)
        except OSError as error:
            _log.warning("which puzzles are solved cannot be kept: %s", error)

    def _part(self, name: str, empty: Any) -> Any:
        return self._file.data.get(self._game, {}).get(name, empty)


def _solve(game: str, puzzle: str, stars: int, day: date | None, data: JsonObject) -> None:
    part = data.setdefault(game, {})
    solved, days = part.setdefault(SOLVED, {}), part.setdefault(DAYS, [])
    solved[puzzle] = max(stars, solved.get(puzzle, 0))
    if day is not None and day.isoformat() not in days:
        days.append(day.isoformat())


def _try(game: str, puzzle: str, data: JsonObject) -> None:
    tried = data.setdefault(game, {}).setdefault(TRIED, [])
    if puzzle not in tried:
        tried.append(puzzle)


def _usable(game: str, data: JsonObject) -> JsonObject:
    """Return the data without invalid stars and days."""
    part = data.get(game)
    if not isinstance(part, dict):
        return {name: value for name, value in data.items() if name != game}
    right: JsonObject = {name: value for name, value in part.items() if isinstance(value, KINDS.get(name, object))}
    if SOLVED in right:
        right[SOLVED] = {name: stars for name, stars in right[SOLVED].items() if stars in STARS and type(stars) is int}
    if DAYS in right:
        right[DAYS] = [day for day in right[DAYS] if _is_day(day)]
    if TRIED in right:
        right[TRIED] = [name for name in right[TRIED] if isinstance(name, str)]
    return {**data, game: right}


def _is_day(day: object) -> bool:
    try:
        return isinstance(day, str) and date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False
