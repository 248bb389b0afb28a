"""Attack: progress, settings and the index of records are truncated, emptied, or have bits flipped, with a copy of
the last good file beside them and without. What is still there is read, the damaged file is put aside and reported
once, and what is written afterwards is there with all the rest."""

from __future__ import annotations

import json
import logging
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, TypeAlias

from resarcana_gui.files import read_bytes, replace_file
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.puzzles.puzzle_progress import ALONE, PuzzleProgress
from resarcana_gui.records.archive_index import INDEX, Entry, read_index, write_index
from resarcana_gui.settings import load, save
from resarcana_gui.settings.values import Settings
from resarcana_gui.shared_file import copy_of
from tools.attack.damage import changed
from tools.attack.part import Part, Report

DAMAGES: Final = 2000
"""The number of damages to all files together, at size 1."""
ENTRIES: Final = 90
GAME: Final = "any"
NAMES: Final = [f"entry{at}" for at in range(ENTRIES)]
LATER: Final = "later"
WITH: Final = "lost_with_a_copy"
WITHOUT: Final = "cut_off_without_one"
BY_BITS: Final = "lost_by_bits_without_one"
"""The total number of entries that were lost."""

Read: TypeAlias = Callable[[Path], tuple[Mapping[str, object], bool]]
"""Returns the entries of a file by name, and whether damage was reported."""


@dataclass(frozen=True)
class Kind:
    """A kind of file: how an entry is added to it, and how it is read."""

    add: Callable[[Path, str], object]
    read: Read
    told: bool = True
    """Whether damage is reported. A file that only saves time is made again silently."""
    copied: bool = True
    """Whether there is a copy."""


def solve(path: Path, name: str) -> None:
    """Note a solved puzzle."""
    PuzzleProgress(path, GAME).mark_solved(name, ALONE)


def solved(path: Path) -> tuple[Mapping[str, object], bool]:
    """Return the stars of puzzles."""
    progress = PuzzleProgress(path, GAME)
    return {name: progress.stars(name) for name in (*NAMES, LATER) if progress.stars(name)}, progress.damage is not None


def learn(path: Path, name: str) -> None:
    """Note a finished lesson."""
    LessonProgress(path, GAME).mark_finished(name)


def learned(path: Path) -> tuple[Mapping[str, object], bool]:
    """Return which lessons are finished."""
    progress = LessonProgress(path, GAME)
    return {name: True for name in (*NAMES, LATER) if progress[name].done}, progress.damage is not None


def choose(path: Path, name: str) -> None:
    """Note a key."""
    save(Settings(keys={name: ("x",)}), path, Settings())


def chosen(path: Path) -> tuple[Mapping[str, object], bool]:
    """Return the keys."""
    found = load(path, ("en",))
    return found.settings.keys, found.trouble is not None


def note(path: Path, name: str) -> None:
    """Note a file that is no finished game."""
    (path.parent / name).touch()
    write_index(path.parent, {name: Entry((1, 2), None)})


def noted(path: Path) -> tuple[Mapping[str, object], bool]:
    """Return what is in the index of records."""
    return read_index(path.parent), False


KINDS: Final = {
    "puzzles.json": Kind(solve, solved),
    "lessons.json": Kind(learn, learned),
    "settings.json": Kind(choose, chosen),
    INDEX: Kind(note, noted, told=False, copied=False),
}
WAYS: Final = ("truncated", "empty", "flipped")


def attack(size: float, seed: int, game: str) -> Report:
    """Damage files DAMAGES times at size 1."""
    chance, cases = random.Random(seed), list(product(KINDS, WAYS, (True, False)))
    figures = {"damages": max(len(cases), round(size * DAMAGES)), "noticed": 0, WITH: 0, WITHOUT: 0, BY_BITS: 0}
    broken: list[str] = []
    with tempfile.TemporaryDirectory() as folder, quiet():
        trials = {name: Trial(Path(folder) / name, kind) for name, kind in KINDS.items()}
        for at in range(figures["damages"]):
            name, way, copied = cases[at % len(cases)]
            wrong = trials[name].damaged(
                changed(trials[name].whole, way, chance), copied and KINDS[name].copied, figures
            )
            broken += [f"{name}, {way}, damage {at} of seed {seed}: {sentence}" for sentence in wrong]
    return Report(figures, broken)


@contextmanager
def quiet() -> Iterator[None]:
    """Keep warnings out of the log inside the block: each damage has one."""
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)


class Trial:
    """Damages one file again and again."""

    def __init__(self, path: Path, kind: Kind) -> None:
        self._path: Final = path
        self._kind: Final = kind
        for name in NAMES:
            kind.add(path, name)
        self.whole: Final = read_bytes(path)
        self._entries: Final = dict(kind.read(path)[0])

    def damaged(self, content: bytes, copied: bool, figures: dict[str, int]) -> list[str]:
        """Write this content, with a copy of the sound file beside it or without, and return what is wrong
        afterwards."""
        self._prepare(content, copied)
        found, told = self._kind.read(self._path)
        if is_object(content):  # a value has changed, which nobody can notice
            return []
        lost = sum(found.get(name) != value for name, value in self._entries.items())
        figures["noticed"] += 1
        figures[WITH if copied else WITHOUT if self.whole.startswith(content) else BY_BITS] += lost
        wrong = [*self._untold(content, told), *self._unwritten(found)]
        if lost > (0 if copied else self._unreadable(content)):
            wrong.append(f"{lost} entries are lost")
        return wrong

    def _prepare(self, content: bytes, copied: bool) -> None:
        for path in self._path.parent.glob(f"{self._path.name}*"):
            path.unlink()
        replace_file(self._path, content)
        if copied:
            replace_file(copy_of(self._path), self.whole)

    def _unreadable(self, content: bytes) -> int:
        """Return how many entries may be lost without a copy: those that are not there, and all of them if a bit
        differs."""
        same = self.whole.startswith(content)
        return 1 + len(self._entries) - content.count(b'"entry') if same else len(self._entries)

    def _untold(self, content: bytes, told: bool) -> list[str]:
        if not self._kind.told:
            return []
        aside = [read_bytes(path) for path in self._path.parent.glob(f"{self._path.name}*.damaged")]
        wrong = [] if aside == [content] else [f"{len(aside)} files were put aside"]
        return wrong + ([] if told and not self._kind.read(self._path)[1] else ["it is not told once"])

    def _unwritten(self, found: Mapping[str, object]) -> list[str]:
        before = {name: value for name, value in found.items() if name in self._entries}
        self._kind.add(self._path, LATER)
        after = self._kind.read(self._path)[0]
        return [] if LATER in after and before.items() <= after.items() else ["writing has changed more"]


def is_object(content: bytes) -> bool:
    """Return whether this is what a file may hold."""
    try:
        return isinstance(json.loads(content.decode()), dict)
    except ValueError:
        return False


PART: Final = Part(
    "torn", "progress, settings and the index of records, truncated, emptied or with bits flipped", attack
)
