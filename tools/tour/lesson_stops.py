"""The stops at lessons: their list, and the first steps of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from resarcana_gui.games.plugin import Plugin
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.scripted_agent import matching_answers
from resarcana_gui.screens.lessons.lesson_table import LessonTable, start_lesson
from resarcana_gui.screens.lessons.lessons_page import LessonsPage
from tools.headless_client import HeadlessClient
from tools.tour.stop import Stop

LONGEST: Final = 400
"""Frames within which a lesson must have gone on."""


def lessons(stage: HeadlessClient) -> None:
    """The list of lessons."""
    stage.shell.show(LessonsPage(stage.shell))


def take(stage: HeadlessClient, lesson: Lesson, steps: int) -> LessonTable:
    """Take a lesson up to one of its steps, by its own solution."""
    table = next(table for table in walk(stage, lesson) if table.run.at >= steps)
    stage.rest()
    return table


def walk(stage: HeadlessClient, lesson: Lesson) -> Iterator[LessonTable]:
    """Yield the steps of a lesson up to the last, by its own solution: its table at rest, after everything that is
    done or read."""
    match, step = start_lesson(stage.shell, lesson)
    table = LessonTable(stage.shell, stage.game, lesson, match, step)
    stage.shell.show(table)
    answers = list(lesson.solution)
    for _ in range(LONGEST):
        stage.rest()
        yield table
        if table.run.at == len(lesson.steps) - 1:
            break
        if table.run.waits_for_learner:
            table.read_on()
        elif table.caught_up and match.pending is not None and match.pending.seat == 0:
            table.controller.submit(matching_answers(match.game, match.legal(), answers.pop(0))[0])
        stage.tick()


def stops(plugin: Plugin) -> list[Stop]:
    """Return the list of a game's lessons, and every lesson at its first step and in its middle."""
    found = [Stop("lessons", lessons)] if plugin.lessons() else []
    for lesson in plugin.lessons():
        middle = len(lesson.steps) // 2
        for name, at in (("begin", 0), ("middle", middle)):
            found.append(Stop(f"lesson-{lesson.name}-{name}", partial(take, lesson=lesson, steps=at)))
    return found
