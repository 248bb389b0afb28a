"""A robot takes every lesson at the real table, in one language after the other, and nothing of it is ever hidden or
unreadable."""

from __future__ import annotations

from itertools import cycle

import pytest

from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.i18n import languages
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.settings import Settings
from resarcana_gui.tools.headless_client import HeadlessClient, headless
from resarcana_gui.tools.tour.lesson_stops import take

LESSONS = discover()[first_game()].lessons()


@pytest.mark.parametrize(
    ("lesson", "language"),
    list(zip(LESSONS, cycle(languages()), strict=False)),
    ids=lambda part: getattr(part, "name", part),
)
def test_a_lesson_is_taken_to_its_end(lesson: Lesson, language: str) -> None:
    headless()
    stage = HeadlessClient(settings=Settings(language=language, speed="instant", second_thought="none"))
    table = take(stage, lesson, len(lesson.steps) - 1)
    assert table.run.at == len(lesson.steps) - 1
    table.read_on()
    assert stage.matches.learned[lesson.name].done
