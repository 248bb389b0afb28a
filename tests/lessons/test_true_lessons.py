"""Whatever way a lesson is taken, the teacher says nothing but what the table shows at that moment."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from resarcana_gui.lessons.lesson import SEPARATOR, Lesson, shows
from resarcana_gui.lessons.scripted_agent import matching_answers
from resarcana_gui.screens.lessons.lesson_table import LessonTable, start_lesson
from resarcana_gui.settings import Settings
from tests.lessons.written import named, written_lessons
from tools.headless_client import LONG_FRAME, HeadlessClient, headless

LESSONS: Final = written_lessons()
SIZE: Final = (640, 360)
WRONG_WAYS: Final = 4
LONGEST: Final = 60
"""The answers after which a wrong way has gone far enough."""
FRAMES: Final = 6000
HELD_BACK: Final = 0.3
"""How often somebody takes an answer back who tries everything."""


class Learner:
    """Takes a lesson by its own solution, or tries whatever the seed says, and checks every frame."""

    def __init__(self, game: str, lesson: Lesson, seed: int | None) -> None:
        headless()
        self.stage = HeadlessClient(SIZE, Settings(game=game, speed="normal", second_thought="none"))
        self.ui = self.stage.shell.game
        self.lesson = lesson
        match, step = start_lesson(self.stage.shell, lesson)
        self.table = LessonTable(self.stage.shell, self.stage.game, lesson, match, step)
        self.stage.shell.show(self.table)
        self.dice = None if seed is None else Random(seed)
        self.solution = list(lesson.solution)
        self.answers = 0
        self.said: dict[str, str] = {}
        self.wrong: list[str] = []
        self.to_light: set[tuple[int, str]] = set()
        """What is to be lit in each step, ..."""
        self.lit: set[tuple[int, str]] = set()
        """... and what was."""

    def take(self) -> None:
        """Go through the lesson."""
        for _ in range(FRAMES):
            self.stage.tick(LONG_FRAME)
            busy = self.stage.shell.look.queue.busy
            if not busy:
                self.check()
            if not busy and self.is_done():
                return
            if not busy and self.table.caught_up:
                self.go_on()
        raise AssertionError(f"the lesson stands still at {self.table.run.step}")

    def is_done(self) -> bool:
        run, over = self.table.run, self.table.match.pending is None
        last = run.at == len(self.lesson.steps) - 1 and run.lesson.steps[-1].name in self.said
        return last or self.answers >= LONGEST or (over and self.table.caught_up and not run.waits_for_learner)

    def go_on(self) -> None:
        """Read, or answer."""
        table, pending = self.table, self.table.match.pending
        reads = self.dice is None or self.dice.random() < 0.8
        if table.run.waits_for_learner and (reads or pending is None or pending.seat != 0):
            table.read_on()
        elif pending is not None and pending.seat == 0:
            self.answers += 1
            if self.dice is not None and self.dice.random() < HELD_BACK and not table.back.no_undo():
                table.back.undo()
            else:
                table.controller.submit(self.answer())

    def answer(self) -> Command:
        match = self.table.match
        if self.dice is None:
            return matching_answers(match.game, match.legal(), self.solution.pop(0))[0]
        return self.dice.choice(match.legal())

    def check(self) -> None:
        """Compare what is said with the table that is shown."""
        table, name = self.table, self.table.said
        if name is None or table.view is None:
            return
        ui, facts = self.ui, self.lesson.facts_of(name)
        shown = ui.lesson_table(table.match.game.table(table.view.picture()))
        words = ui.lesson_text(f"{self.lesson.name}.{name}", "en", **facts.values(shown))
        if name not in self.said and not shows(shown, facts.after):
            self.wrong.append(f"{name} came too early")
        if not shows(shown, facts.holds):
            self.wrong.append(f"{name} is not so: {facts.holds}")
        if words != table.read:
            self.wrong.append(f"{name} says {table.read!r}, not {words!r}")
        self.said[name] = words
        named = self.named(name)
        self.to_light |= {(table.run.at, each) for each in named}
        self.lit |= {(table.run.at, each) for each in named if table.view.subjects.boxes(each)}

    def named(self, text: str) -> Sequence[str]:
        """Return what a text says that it lights, but for cards that may not be in play yet."""
        step, light = self.table.run.step, self.lesson.facts_of(text).light
        names = step.light if light is None and step is not None else light or ()
        return [name for name in names if SEPARATOR not in name]


@pytest.mark.slow
@pytest.mark.parametrize("seed", [None, *range(WRONG_WAYS)])
@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_the_teacher_says_what_the_table_shows(game: str, lesson: Lesson, seed: int | None) -> None:
    learner = Learner(game, lesson, seed)
    learner.take()
    assert learner.wrong == [] and len(learner.said) > 3
    if seed is None:
        assert learner.answers == len(lesson.solution) and lesson.steps[-1].name in learner.said
        assert learner.to_light == learner.lit


def texts(language: str) -> Iterator[tuple[str, Sequence[str], str]]:
    """The names of all texts, the figures that they declare, and their words, with the figures' names in brackets."""
    for game, lesson in LESSONS:
        for name in lesson.texts():
            figures = list(lesson.facts_of(name).figures)
            marked = {figure: f"<{figure}>" for figure in figures}
            words = discover()[game].ui().lesson_text(f"{lesson.name}.{name}", language, **marked)
            yield f"{game}, {lesson.name}.{name}", figures, words


@pytest.mark.parametrize("language", languages())
def test_every_figure_comes_from_the_table_or_a_card_and_every_one_is_said(language: str) -> None:
    assert [name for name, _, words in texts(language) if re.search(r"\d|…", words)] == []
    for name, figures, words in texts(language):
        assert [figure for figure in figures if f"<{figure}>" not in words] == [], name


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_there_is_a_number_for_every_figure_at_the_beginning(game: str, lesson: Lesson) -> None:
    plugin = discover()[game]
    session = Session.start(plugin.game(), dict(lesson.options), lesson.name)
    table = plugin.ui().lesson_table(plugin.game().table(session.observe(0)))
    for name in lesson.texts():
        values = lesson.facts_of(name).values(table)
        assert all(isinstance(value, int) for value in values.values()), (name, values)
