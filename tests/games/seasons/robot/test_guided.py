"""A robot takes every lesson as a hand does it: by mouse, by keys and by game controller. It leaves one in the middle,
comes back, and takes wrong answers back."""

from __future__ import annotations

from itertools import cycle, islice
from random import Random

import pytest

from resarcana_gui.games.plugin import discover
from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.scripted_agent import matching_answers
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.lessons.lesson_table import GO_ON, LessonTable
from resarcana_gui.screens.lessons.lessons_page import LessonsPage
from resarcana_gui.screens.title import Title
from resarcana_gui.settings import Settings
from tests.games.seasons.robot.performer import Performer, control
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import HeadlessClient

HANDS = (Mouse, Keyboard, Gamepad)
LESSONS = discover()["seasons"].lessons()
LONGEST = 600
"""Frames until a lesson has to be over."""


class Guided:
    """Takes lessons of Seasons with one hand."""

    def __init__(self, hand: type[Hand], language: str) -> None:
        settings = Settings(game="seasons", language=language, speed="instant", second_thought="none")
        self.client = HeadlessClient((1280, 720), settings)
        self.hand = hand(self.client.shell, self.client.tick)

    @property
    def table(self) -> LessonTable:
        screen = self.client.shell.screen
        assert isinstance(screen, LessonTable)
        return screen

    def open(self, number: int) -> LessonTable:
        """Open a lesson from the title."""
        self.client.shell.show(Title(self.client.shell))
        self.click("how to play")
        self.click(f"lesson {number}")
        return self.table

    def click(self, name: str) -> None:
        self.client.rest()
        self.hand.use(control(self.client.shell.root, name))
        self.client.rest()

    def give(self, wanted: JsonObject) -> int:
        """Give an answer with these fields. Return how many that makes: both libraries are chosen at once."""
        match, view = self.table.match, self.table.view
        assert isinstance(view, SeasonsTable)
        answer = matching_answers(match.game, match.legal_for(0), wanted)[0]
        assert isinstance(answer, Answer)
        before = len(match.history.steps)
        Performer(self.hand, Random(1)).perform(view, answer)
        assert match.history.steps[before].command == answer
        self.client.rest()
        return sum(step.seat == 0 for step in match.history.steps[before:])

    def is_asked(self) -> bool:
        view = self.table.view
        assert isinstance(view, SeasonsTable)
        return bool(self.table.match.legal_for(0)) and view.asker.asking is not None

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
                del answers[: self.give(answers[0])]
        raise AssertionError(f"the lesson stands still at {table.run.step}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("number", "hand", "language"),
    [
        (number, hand, told)
        for number in range(len(LESSONS))
        for hand, told in zip(HANDS, islice(cycle(languages()), number, None), strict=False)
    ],
    ids=lambda part: getattr(part, "__name__", part),
)
def test_a_lesson_is_taken_by_hand_from_the_title_to_its_end(number: int, hand: type[Hand], language: str) -> None:
    guided, lesson = Guided(hand, language), LESSONS[number]
    guided.open(number)
    answers = list(lesson.solution)
    guided.follow(answers)
    progress = guided.client.matches.lesson_progress("seasons")
    assert progress[lesson.name].done and answers == []
    following = guided.client.shell.screen
    if number + 1 < len(LESSONS):
        assert isinstance(following, LessonTable) and following.run.lesson is LESSONS[number + 1]
    else:
        assert isinstance(following, LessonsPage)
    guided.client.shell.show(Title(guided.client.shell))
    how = control(guided.client.shell.root, "how to play")
    assert isinstance(how, Button) and "1" in how.text and "5" in how.text


def named(name: str) -> tuple[int, Lesson]:
    number = next(at for at, lesson in enumerate(LESSONS) if lesson.name == name)
    return number, LESSONS[number]


def test_whoever_leaves_in_the_middle_comes_back_to_the_same_step() -> None:
    guided, (number, lesson) = Guided(Keyboard, "en"), named("summoning")
    guided.open(number)
    answers = list(lesson.solution)
    guided.follow(answers, until="activate")
    guided.hand.press("escape")
    guided.client.rest()
    assert guided.client.shell.messages.asking
    guided.hand.press("return")  # leave
    guided.client.rest()
    assert isinstance(guided.client.shell.screen, LessonsPage)
    guided.click(f"lesson {number}")
    assert guided.table.run.step is not None and guided.table.run.step.name == "activate"
    guided.follow(answers)
    assert guided.client.matches.lesson_progress("seasons")[lesson.name].done


@pytest.mark.parametrize(
    ("name", "until", "wrong", "said"),
    [
        ("summoning", "first", {"kind": "summon", "card": "purse_of_io"}, "purse_first"),
        ("crystals", "earth", {"kind": "crystallise", "energies": "1F"}, "fire"),
        ("ending", "crystallise", {"kind": "use_bonus", "bonus": "gauge"}, "raised"),
    ],
)
def test_a_wrong_answer_is_told_and_taken_back_with_z(name: str, until: str, wrong: JsonObject, said: str) -> None:
    guided, (number, lesson) = Guided(Mouse, "es"), named(name)
    guided.open(number)
    answers = list(lesson.solution)
    guided.follow(answers, until=until)
    guided.client.rest()
    guided.give(wrong)
    guided.client.rest()
    assert guided.table.run.reaction == said and guided.table.said == said
    guided.hand.press("z")
    guided.client.rest()
    assert guided.table.said == until
    guided.follow(answers)
    assert guided.client.matches.lesson_progress("seasons")[lesson.name].done and answers == []
