"""A program that changes the player's files as a window does, to be attacked while it does:
`python -m tools.attack.writer KIND FOLDER NAME FIRST COUNT`, the kind being one of KINDS, or "all" in turn.

On standard output it says `wrote KIND ITEM` once a change is made. Two writers of one name do not run at the same time.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cached_property
from pathlib import Path
from typing import Final

from resarcana_gui.app.save_files import archive, lessons_file, new_path, puzzles_file
from resarcana_gui.games.plugin import discover
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.match.journal import Journal
from resarcana_gui.paths import PROGRAM
from resarcana_gui.puzzles.puzzle_progress import ALONE, PuzzleProgress
from resarcana_gui.records.archive import Archive
from resarcana_gui.settings import load, save
from tools.attack.victim import acknowledge

GAME: Final = "any"
"""The game that progress is noted for; nobody asks whether it exists."""
DAY: Final = date(2026, 1, 1)
DAYS: Final = 10_000
SLOTS: Final = 20
"""The number of keys and hints that each writer changes again and again: there is room for 200."""
LINES: Final = 5
"""Lines of each save."""
BROUGHT: Final = "brought"
"""The folder of finished games to be brought in, one for each name."""
COPIES: Final = "copies"


def day_of(number: int) -> date:
    """Return the day on which the puzzle of a number is solved."""
    return DAY + timedelta(days=number % DAYS)


class WritingWindow:
    """What a window knows of the player's files, and how it changes them. It reads them once, as windows do."""

    def __init__(self, folder: Path, name: str) -> None:
        self._folder: Final = folder
        self._name: Final = name
        self._solved: Final = PuzzleProgress(puzzles_file(GAME), GAME)
        self._learned: Final = LessonProgress(lessons_file(GAME), GAME)
        self._settings_path: Final = folder / PROGRAM / "settings.json"
        self._settings = load(self._settings_path, ("en",)).settings

    @cached_property
    def _archive(self) -> Archive:
        return archive(discover())

    def solve(self, number: int) -> str:
        """Solve a puzzle of the day."""
        self._solved.mark_solved(f"{self._name}{number}", ALONE, day_of(number))
        return f"{self._name}{number}"

    def learn(self, number: int) -> str:
        """Leave a lesson, and then finish it."""
        self._learned.mark_left(f"{self._name}{number}", 1, [{"kind": "draw"}])
        self._learned.mark_finished(f"{self._name}{number}")
        return f"{self._name}{number}"

    def choose(self, number: int) -> str:
        """Change a key, and see a hint."""
        before, slot = self._settings, f"{self._name}{number % SLOTS}"
        keys, hints = {**before.keys, slot: (str(number),)}, dict.fromkeys((*before.hints_seen, slot))
        self._settings = replace(before, keys=keys, hints_seen=tuple(hints))
        save(self._settings, self._settings_path, before)
        return f"{slot}={number}"

    def play(self, number: int) -> str:
        """Write the lines of a new save."""
        journal = Journal.create(new_path(GAME), [{"line": at} for at in range(2)])
        for at in range(LINES):
            journal.write({"line": at, "writer": self._name, "number": number})
        assert journal.trouble is None
        journal.close()
        return f"{journal.path.name}={journal.seal:08x}"

    def collect(self, number: int) -> str:
        """Bring in a finished game, delete it, bring it back, and copy it out."""
        record = self._archive.bring_in(self._folder / BROUGHT / f"{self._name}.jsonl")
        self._archive.catch_up()
        self._archive.delete(record)
        self._archive.restore(record)
        return f"{self._name}={self._archive.export(record, self._folder / COPIES).name}"


KINDS: Final[dict[str, Callable[[WritingWindow, int], str]]] = {
    "puzzles": WritingWindow.solve,
    "lessons": WritingWindow.learn,
    "settings": WritingWindow.choose,
    "saves": WritingWindow.play,
    "records": WritingWindow.collect,
}
"""What makes one change to each kind of file, and returns what was changed."""


def main(words: Sequence[str]) -> int:
    """Make the changes, one after another."""
    kind, folder, name, first, number = words
    window, kinds = WritingWindow(Path(folder), name), list(KINDS) if kind == "all" else [kind]
    for at in range(int(first), int(first) + int(number)):
        chosen = kinds[at % len(kinds)]
        acknowledge(f"wrote {chosen} {KINDS[chosen](window, at)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
