"""A robot takes every lesson at the real table, in one language after the other, and nothing of it is ever hidden or
unreadable."""

from __future__ import annotations

from itertools import cycle

import pytest

from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.i18n import languages
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.lesson_progress import LessonProgress
from resarcana_gui.scene.control import Control
from resarcana_gui.screens.parts.teacher_speech import Speech
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


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [((1280, 720), "es"), ((1920, 1080), "en")])
def test_in_no_lesson_what_is_said_covers_anything_that_is_asked_or_used(size: tuple[int, int], language: str) -> None:
    headless()
    stage = HeadlessClient(size, Settings(language=language, speed="instant", second_thought="none"))
    covered: dict[str, list[str]] = {}
    for lesson in LESSONS:
        for at in range(len(lesson.steps)):
            stage.matches.learned = LessonProgress(None, stage.game)  # from its beginning
            table = take(stage, lesson, at)
            assert table.view is not None
            speech = next(node for node in table.walk() if isinstance(node, Speech))
            used = [node for node in table.walk() if isinstance(node, Control) and node.shown and node.focusable]
            boxes = [(node.name, node.bounds()) for node in used if speech not in node.lineage()]
            boxes += [("what is asked", box) for box in table.view.asked_at()]
            here = speech.bounds().inflate(-1, -1)
            covered[f"{lesson.name} {at}"] = [name for name, box in boxes if here.colliderect(box)]
    assert len(covered) > 30
    assert {where: names for where, names in covered.items() if names} == {}
