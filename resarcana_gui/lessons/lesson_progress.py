"""A learner's progress in the lessons, in a small file."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.shared_file import Damage, SharedFile

MOST_ANSWERS: Final = 1000
DONE: Final = "done"
STEP: Final = "step"
ANSWERS: Final = "answers"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LessonState:
    """The progress in one lesson."""

    done: bool = False
    """Whether it was ever completed."""
    step: int = 0
    """The step at which it was left, ..."""
    answers: tuple[JsonObject, ...] = ()
    """... after these answers of all seats, as plain data."""

    @property
    def begun(self) -> bool:
        """Whether it was left before its end."""
        return self.step > 0 or bool(self.answers)


class LessonProgress:
    """The progress in all lessons of one game. Without a path, or where nothing can be written, it lasts as long as
    the program runs. What other windows have finished stays finished."""

    def __init__(self, path: Path | None, game: str) -> None:
        self._game: Final = game
        self._file: Final = SharedFile(path, partial(_usable, game))

    @property
    def damage(self) -> Damage | None:
        """What was wrong with the file; None if nothing was."""
        return self._file.damage

    def __getitem__(self, lesson: str) -> LessonState:
        plain = self._file.data.get(self._game, {}).get(lesson, {})
        return LessonState(plain.get(DONE, False), plain.get(STEP, 0), tuple(plain.get(ANSWERS, ())))

    def mark_left(self, lesson: str, step: int, answers: Sequence[JsonObject]) -> None:
        """Note that a lesson was left before its end."""
        self._put(lesson, {STEP: step, ANSWERS: list(answers)})

    def restart(self, lesson: str) -> None:
        """Note that a lesson that was left is to start again."""
        self._put(lesson, {STEP: 0, ANSWERS: []})

    def mark_finished(self, lesson: str) -> None:
        """Note that a lesson was completed."""
        self._put(lesson, {DONE: True, STEP: 0, ANSWERS: []})

    def _put(self, lesson: str, changed: JsonObject) -> None:
        try:
            self._file.update(partial(_change, self._game, lesson, changed))
        except OSError as error:
            _log.warning("how far the lessons are cannot be kept: %s", error)


def _change(game: str, lesson: str, changed: JsonObject, data: dict[str, Any]) -> None:
    lessons = data.setdefault(game, {})
    lessons[lesson] = {DONE: False, **lessons.get(lesson, {}), **changed}


def _usable(game: str, data: dict[str, Any]) -> dict[str, Any]:
    """Return the data without invalid lessons. One whose step alone is invalid stays done."""
    lessons = data.get(game)
    if not isinstance(lessons, dict):
        return {name: value for name, value in data.items() if name != game}
    return {**data, game: {name: _entry(entry) for name, entry in lessons.items() if isinstance(entry, dict)}}


def _entry(entry: dict[str, Any]) -> dict[str, Any]:
    wrong = set() if isinstance(entry.get(DONE, False), bool) else {DONE}
    if not _is_place(entry.get(STEP), entry.get(ANSWERS)):
        wrong |= {STEP, ANSWERS}
    return {name: value for name, value in entry.items() if name not in wrong}


def _is_place(step: object, answers: object) -> bool:
    if type(step) is not int or step < 0 or not isinstance(answers, list) or len(answers) > MOST_ANSWERS:
        return False
    return all(isinstance(answer, dict) for answer in answers)
