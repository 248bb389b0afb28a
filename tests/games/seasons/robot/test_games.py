"""Whole games in the window, by input events alone: every answer of one seat is drawn by chance, and given by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.scene.events import RIGHT, PointerDown, PointerMoved, PointerUp, Resized, Wheeled
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.screens.table.companion.advice_panel import AdvicePanel
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.pause import Pause
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.pages.figure_table import FigureTable
from tests.games.seasons.robot.performer import Performer, given_at_once
from tests.lessons.guided import control
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import HeadlessClient
from tools.tour.record_stops import SampleCompanion

MOST = 20_000
"""Steps within which a game must have ended."""
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080))


class Robot:
    """Plays for the people at a table. Now and then it does something else first: it undoes, resizes, clicks about,
    looks back."""

    def __init__(
        self, setup: str, seats: int, seed: int, language: str, hand: type[Hand], *, people: int = 1, whims: float = 0.0
    ) -> None:
        self.client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, speed="instant"))
        self.screen = self.client.table(setup, seats, seed=seed, agent="random", people=people)
        self.hand = hand(self.client.shell, self.client.tick)
        self.dice = Random(seed)
        self.performer = Performer(self.hand, self.dice)
        self.whims = whims
        self.client.matches.companion = SampleCompanion  # type: ignore[method-assign]
        self.undone = self.advised = 0
        self.asked: Counter[str] = Counter()

    @property
    def table(self) -> SeasonsTable:
        """The game's own table as it is shown now."""
        assert isinstance(self.screen.view, SeasonsTable)
        return self.screen.view

    def play(self, answers: int | None = None) -> None:
        """Play to the end of the game, or until so many answers are given."""
        for _ in range(MOST):
            if isinstance(self.client.shell.screen, GameOver) or self.asked.total() == answers:
                return
            above = next((node for node in self.client.shell.overlay.children if node.reachable), None)
            if isinstance(above, Curtain):
                self.client.tick(300)
                self.hand.use(control(above, "lift"))
            elif isinstance(above, Pause):
                self.hand.use(control(above, "resume"))
            elif self.table.asker.controls is None:
                self.client.tick(100)
            else:
                self._go_on()
        raise AssertionError("the game does not end")

    def _go_on(self) -> None:
        """Give an answer, perhaps after a whim."""
        pending, before = self.screen.match.pending, len(self.screen.match.history.steps)
        if self.dice.random() < self.whims:
            self.dice.choice(self._all_whims())()
            if self.screen.match.pending != pending or self.table.asker.controls is None:
                return
        assert isinstance(pending, Question) and self.table.asker.asking is not None
        before = len(self.screen.match.history.steps)
        legal = [each for each in self.table.asker.asking.answers if isinstance(each, Answer)]
        meant = self.dice.choice([each for each in legal if given_at_once(self.table, each)])
        self.performer.perform(self.table, meant)
        self.asked[pending.KIND] += 1
        steps = self.screen.match.history.steps
        assert len(steps) > before and steps[before].command == meant, f"{meant!r} was meant, not {steps[before:]}"

    # ------------------------------------------------------------------------------------------------- whims

    def _all_whims(self) -> list[Callable[[], object]]:
        return [self._undo, self._cancel, self._resize, self._click_about, self._travel, self._ask_advice]

    def _undo(self) -> None:
        assert self.screen.hud is not None
        if self.screen.hud.undo.enabled and self.undone < 40:
            self.undone += 1
            self.hand.use(self.screen.hud.undo)

    def _cancel(self) -> None:
        if self.screen.controller.can_cancel() and self.undone < 40:
            self.undone += 1
            self.hand.press("escape")
            self.hand.press("escape")

    def _resize(self) -> None:
        self.client.shell.stage.send(Resized(*self.dice.choice(SIZES)))
        self.client.tick()

    def _click_about(self) -> None:
        """Click with the right button, which only looks."""
        for _ in range(4):
            x, y = self.dice.uniform(0, 1920), self.dice.uniform(0, 1080)
            for event in (PointerMoved(x, y), PointerDown(x, y, RIGHT), PointerUp(x, y, RIGHT)):
                self.client.shell.stage.send(event)
            self.client.shell.stage.send(Wheeled(x, y, self.dice.choice((-1, 1))))
            self.client.tick()
        for _ in range(3):
            if self.table.book.large is None:
                break
            self.hand.press("escape")

    def _ask_advice(self) -> None:
        """Ask for advice, and close it: it lies on the canvas, and covers neither the prompt nor a button."""
        self.hand.press("a")
        self.client.tick()
        panel = next((node for node in self.screen.walk() if isinstance(node, AdvicePanel) and node.shown), None)
        if panel is not None:
            layout, box = self.table.layout, panel.bounds()
            assert self.client.shell.seen.contains(box)
            assert not any(box.colliderect(each) for each in (layout.top_bar, layout.confirm, layout.undo))
            self.advised += 1
        self.hand.press("a")

    def _travel(self) -> None:
        for key in self.dice.choices((",", "."), k=4):
            self.hand.press(key)
        self.hand.press("end")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setup", "seats", "seed", "language", "hand"),
    [("apprentice", 2, 3, "es", Keyboard), ("magician", 3, 5, "en", Mouse), ("archmage", 2, 4, "es", Gamepad)],
)
def test_a_whole_game_is_played(setup: str, seats: int, seed: int, language: str, hand: type[Hand]) -> None:
    robot = Robot(setup, seats, seed, language, hand)
    robot.play()
    assert robot.screen.match.outcome is not None
    assert robot.asked["turn"] > 3 and robot.asked["take_die"] > 3
    _the_end_page_adds_up(robot)


def _the_end_page_adds_up(robot: Robot) -> None:
    """Every row's figures make its total, the totals are the game's points, and the winners are lit."""
    outcome = robot.screen.match.outcome
    table = next(node for node in robot.client.shell.root.walk() if isinstance(node, FigureTable))
    assert outcome is not None
    assert all(sum(row.figures[:5]) == row.figures[-1] for row in table.rows)  # type: ignore[arg-type]
    assert sorted(row.figures[-1] or 0 for row in table.rows) == sorted(outcome.points)
    assert sum(row.lit for row in table.rows) == outcome.places.count(1)


@pytest.mark.parametrize(("hand", "seed"), [(Mouse, 1), (Keyboard, 2)])
def test_two_people_at_one_screen_undo_resize_look_back_click_about_and_go_on(hand: type[Hand], seed: int) -> None:
    robot = Robot("apprentice", 3, seed, "es", hand, people=2, whims=0.4)
    robot.play(answers=40)
    assert robot.advised and (robot.undone or hand is Mouse)
