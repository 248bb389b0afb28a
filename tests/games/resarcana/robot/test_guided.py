"""A robot takes every lesson and solves puzzles as a hand does it: by mouse, by keys and by game controller."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from resarcana_gui.games.plugin import discover, first_game
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.i18n import languages
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.lessons.scripted_agent import matching_answers
from resarcana_gui.puzzles.puzzle import Standing
from resarcana_gui.screens.lessons.lesson_table import GO_ON, LessonTable, start_lesson
from resarcana_gui.screens.puzzles.puzzle_table import PuzzleTable
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.question_controls import QuestionControls
from resarcana_gui.tabletop.cards.card import CardNode
from tests.games.resarcana.robot.performer import PATIENCE, Performer, control
from tests.lessons.guided import HANDS, by_every_hand
from tests.screens.hands import Hand
from tools.headless_client import HeadlessClient
from tools.tour.puzzle_stops import begin

SIZE = (640, 360)
LESSONS = discover()[first_game()].lessons()
LONGEST = 400
"""Frames until a lesson has to be over."""


class Guided(Performer):
    """Answers as a solution does."""

    def __init__(self, stage: HeadlessClient, hand: type[Hand], solution: Sequence[JsonObject]) -> None:
        super().__init__(hand(stage.shell, stage.tick), Random(1))
        self.left = [*solution]

    def follow(self, screen: TableScreen) -> None:
        """Give the next answer; what is collected is chosen at once, and given without a hand."""
        assert isinstance(screen.view, ResArcanaTable)
        match = screen.match
        answer = matching_answers(match.game, match.legal(), self.left.pop(0))[0]
        assert isinstance(answer, Answer)
        before = len(match.history.steps)
        if isinstance(screen.view.asker.controls, QuestionControls):
            self.perform(screen.view, answer)
        else:
            screen.controller.submit(answer)
        assert match.history.steps[before].command == answer

    def _choose_along(self, table: ResArcanaTable, controls: QuestionControls) -> None:
        wanted = self.left.pop(0).get("component")
        cards = [node for node in controls.walk() if isinstance(node, CardNode)]
        number = table.resources.cards.numbers[wanted] if isinstance(wanted, str) else cards[0].card
        before = table.asker.controls
        for _ in range(PATIENCE):
            self.hand.use(next(node for node in cards if node.card == number))
            if table.asker.controls is not before:
                return
            self.hand.wait()


def client(language: str) -> HeadlessClient:
    return HeadlessClient(SIZE, Settings(language=language, speed="instant", second_thought="none"))


@pytest.mark.parametrize(("lesson", "hand", "language"), by_every_hand(LESSONS))
def test_every_lesson_is_taken_by_every_hand(lesson: Lesson, hand: type[Hand], language: str) -> None:
    stage = client(language)
    match, step = start_lesson(stage.shell, lesson)
    table = LessonTable(stage.shell, stage.game, lesson, match, step)
    stage.shell.show(table)
    robot = Guided(stage, hand, lesson.solution)
    for _ in range(LONGEST):
        stage.rest()
        if stage.shell.screen is not table:
            break
        if table.run.waits_for_learner:
            robot.hand.use(control(stage.shell.root, GO_ON))
        elif table.caught_up and match.pending is not None and match.pending.seat == 0:
            robot.follow(table)
        stage.tick()
    assert stage.matches.learned[lesson.name].done and not robot.left


@pytest.mark.parametrize(("number", "hand"), list(enumerate([*HANDS] * len(languages()))))
def test_a_puzzle_is_solved_by_hand_and_leads_to_the_next(number: int, hand: type[Hand]) -> None:
    stage = client([*languages()][number % len(languages())])
    puzzle = stage.shell.matches.puzzles(stage.game)[number]
    table = begin(stage, puzzle)
    robot = Guided(stage, hand, puzzle.solution)
    while robot.left:
        robot.follow(table)
        stage.rest()
    assert table.standing is Standing.SOLVED
    robot.hand.use(control(stage.shell.root, "next"))
    following = stage.shell.screen
    assert isinstance(following, PuzzleTable) and following.puzzle.name != puzzle.name
