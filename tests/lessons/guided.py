"""A learner who takes lessons by hand: mouse, keys or game controller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from typing import TypeAlias

import pytest
from _pytest.mark import ParameterSet

from resarcana_gui.i18n import languages
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.scripted_agent import matching_answers
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.lessons.lesson_table import GO_ON, LessonTable
from resarcana_gui.screens.lessons.lessons_page import LessonsPage
from resarcana_gui.screens.setup.new_game import NewGame
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import HeadlessClient

HANDS: Sequence[type[Hand]] = (Mouse, Keyboard, Gamepad)
LONGEST = 600
"""Frames until a lesson has to be over."""
Perform: TypeAlias = Callable[[Hand, TabletopView, Command, JsonObject | None], object]
"""Gives an answer on a table by hand; the last parameter is the next answer of the lesson's solution, if any."""


def by_every_hand(lessons: Sequence[Lesson]) -> list[ParameterSet]:
    """Return every lesson with every hand, as parameters; each hand reads another language in the next lesson."""
    return [
        pytest.param(lesson, hand, language, id=f"{lesson.name}-{hand.__name__}-{language}")
        for number, lesson in enumerate(lessons)
        for hand, language in zip(HANDS, islice(cycle(languages()), number, None), strict=False)
    ]


def control(root: Node, name: str) -> Control:
    """Return the control of a name below a node that can be reached. Raises LookupError."""
    for node in root.walk():
        if isinstance(node, Control) and node.name == name and node.reachable:
            return node
    raise LookupError(f"there is no {name!r}: {[n.name for n in root.walk() if isinstance(n, Control) and n.shown]}")


class Guided:
    """Takes lessons of one game with one hand."""

    def __init__(self, game: str, hand: type[Hand], language: str, perform: Perform) -> None:
        settings = Settings(game=game, language=language, speed="instant", second_thought="none")
        self.client = HeadlessClient((1280, 720), settings)
        self.hand = hand(self.client.shell, self.client.tick)
        self.lessons = list(self.client.plugin.lessons())
        self._perform = perform

    @property
    def table(self) -> LessonTable:
        screen = self.client.shell.screen
        assert isinstance(screen, LessonTable)
        return screen

    @property
    def view(self) -> TabletopView:
        assert isinstance(self.table.view, TabletopView)
        return self.table.view

    def open(self, name: str) -> Lesson:
        """Open a lesson from the title."""
        number = [lesson.name for lesson in self.lessons].index(name)
        self.client.shell.show(Title(self.client.shell))
        self.click("how to play")
        self.click(f"lesson {number}")
        assert self.table.run.lesson is self.lessons[number]
        return self.lessons[number]

    def click(self, name: str) -> None:
        self.client.rest()
        self.hand.use(control(self.client.shell.root, name))
        self.client.rest()

    def give(self, wanted: JsonObject, following: JsonObject | None = None) -> int:
        """Give an answer with these fields. Return how many that makes: some choices answer several questions."""
        match = self.table.match
        answer = matching_answers(match.game, match.legal_for(0), wanted)[0]
        before = len(match.history.steps)
        self._perform(self.hand, self.view, answer, following)
        assert match.history.steps[before].command == answer
        self.client.rest()
        return sum(step.seat == 0 for step in match.history.steps[before:])

    def is_asked(self) -> bool:
        return bool(self.table.match.legal_for(0)) and self.view.asker.asking is not None

    def follow(self, answers: list[JsonObject], until: str = "") -> None:
        """Go on by the solution, up to a step or the end of the lesson."""
        table = self.table
        for _ in range(LONGEST):
            self.client.tick()
            if self.client.shell.screen is not table or (table.run.step and table.run.step.name == until):
                return
            if self.client.shell.look.queue.busy or not table.caught_up:
                continue
            if table.run.waits_for_learner:
                self.click(GO_ON)
            elif self.is_asked():
                del answers[: self.give(answers[0], answers[1] if answers[1:] else None)]
        raise AssertionError(f"the lesson stands still at {table.run.step}")

    def is_done(self, lesson: Lesson) -> bool:
        """Return whether a lesson counts as taken."""
        return self.client.matches.lesson_progress(self.client.game)[lesson.name].done


def take_from_title(guided: Guided, name: str) -> None:
    """Take a lesson from the title to its end: the next one follows, or after the last a game, and the title counts
    it."""
    lesson = guided.open(name)
    answers = list(lesson.solution)
    guided.follow(answers)
    assert guided.is_done(lesson) and answers == []
    later = guided.lessons[guided.lessons.index(lesson) + 1 :]
    shown = guided.client.shell.screen
    assert shown.run.lesson is later[0] if isinstance(shown, LessonTable) else not later
    assert later or isinstance(shown, NewGame)
    guided.client.shell.show(Title(guided.client.shell))
    how = control(guided.client.shell.root, "how to play")
    assert isinstance(how, Button) and "1" in how.text and str(len(guided.lessons)) in how.text


def leave_and_come_back(guided: Guided, name: str, step: str) -> None:
    """Leave a lesson at a step with Esc, and take it to its end from the same step."""
    lesson = guided.open(name)
    answers = list(lesson.solution)
    guided.follow(answers, until=step)
    guided.hand.press("escape")
    guided.client.rest()
    assert guided.client.shell.messages.asking
    guided.hand.press("return")  # leave
    guided.client.rest()
    assert isinstance(guided.client.shell.screen, LessonsPage)
    guided.click(f"lesson {guided.lessons.index(lesson)}")
    assert guided.table.run.step is not None and guided.table.run.step.name == step
    guided.follow(answers)
    assert guided.is_done(lesson)


def take_back(guided: Guided, name: str, step: str, wrong: JsonObject, said: str) -> None:
    """Give a wrong answer at a step: the teacher says so, and Z takes it back."""
    lesson = guided.open(name)
    answers = list(lesson.solution)
    guided.follow(answers, until=step)
    guided.client.rest()
    guided.give(wrong)
    guided.client.rest()
    assert guided.table.said == said
    guided.hand.press("z")
    guided.client.rest()
    assert guided.table.said == step
    guided.follow(answers)
    assert guided.is_done(lesson) and answers == []
