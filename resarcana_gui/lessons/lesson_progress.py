"""How far a learner has come in each lesson, in a small file of their own."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from resarcana_gui.files import UnreadableError, read_bytes, replace_file
from resarcana_gui.kernel.codec import JsonObject

MOST_ANSWERS: Final = 1000

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LessonState:
    """How far one lesson is."""

    done: bool = False
    """Whether it was ever taken to its end."""
    step: int = 0
    """Where it was left, ..."""
    answers: tuple[JsonObject, ...] = ()
    """... after these answers of everybody's, as plain data."""

    @property
    def begun(self) -> bool:
        """Whether it was left on the way."""
        return self.step > 0 or bool(self.answers)


class LessonProgress:
    """How far all lessons of one game are. Without a path, or where nothing can be written, it lasts as long as the
    program runs."""

    def __init__(self, path: Path | None, game: str) -> None:
        self._path: Final = path
        self._game: Final = game
        self._states: Final = _read(path, game)

    def __getitem__(self, lesson: str) -> LessonState:
        return self._states.get(lesson, LessonState())

    def left(self, lesson: str, step: int, answers: Sequence[JsonObject]) -> None:
        """A lesson was left on the way."""
        self._put(lesson, replace(self[lesson], step=step, answers=tuple(answers)))

    def anew(self, lesson: str) -> None:
        """A lesson that was left is to be begun again."""
        self._put(lesson, LessonState(done=self[lesson].done))

    def finished(self, lesson: str) -> None:
        """A lesson was taken to its end."""
        self._put(lesson, LessonState(done=True))

    def _put(self, lesson: str, state: LessonState) -> None:
        self._states[lesson] = state
        if self._path is None:
            return
        plain = {
            name: {"done": each.done, "step": each.step, "answers": list(each.answers)}
            for name, each in self._states.items()
        }
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self._path, json.dumps({self._game: plain}).encode())
        except OSError as error:
            _log.warning("how far the lessons are cannot be kept: %s", error)


def _read(path: Path | None, game: str) -> dict[str, LessonState]:
    if path is None:
        return {}
    try:
        data = json.loads(read_bytes(path))[game]
        return {name: _state(entry) for name, entry in data.items()}
    except UnreadableError as error:
        if not error.missing:
            _log.warning("the lessons begin anew: %s", error)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        _log.warning("the lessons begin anew: %s (%s)", path, error)
    return {}


def _state(data: JsonObject) -> LessonState:
    """Raises ValueError, TypeError, KeyError."""
    step, answers = data["step"], data["answers"]
    if not isinstance(step, int) or not isinstance(answers, list) or len(answers) > MOST_ANSWERS or step < 0:
        raise ValueError("no such place in a lesson")
    if not all(isinstance(answer, dict) for answer in answers):
        raise ValueError("no answers")
    return LessonState(data["done"] is True, step, tuple(answers))
