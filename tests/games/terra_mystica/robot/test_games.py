"""Whole games in the window, by input events alone: a hand that uses whatever can be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.screens.game_over import GameOver
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.pages.figure_table import FigureTable
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse, UnreachableError
from tools.headless_client import HeadlessClient, headless
from tools.tour.record_stops import SampleCompanion

MOST = 20_000
"""Steps within which a game must have ended."""
STUCK = 250
"""Uses of something within which a question must be answered."""
ADVISED = 3
"""At how many kinds of questions the advice is opened at least; at others something always moves."""
SURE = 0.4
"""How often the confirming button is used as soon as it can be."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


class Robot:
    """Plays for the first seat: it uses at random what is lit or offered, until the question is answered."""

    def __init__(self, setup: str, seats: int, seed: int, language: str, hand: type[Hand]) -> None:
        self.client = HeadlessClient((1280, 720), Settings(game="terra_mystica", language=language, speed="instant"))
        self.screen = self.client.table(setup, seats, seed=seed, agent="random")
        self.hand = hand(self.client.shell, self.client.tick)
        self.dice = Random(seed)
        self.asked: Counter[str] = Counter()
        self.advised: set[str] = set()
        self.client.matches.companion = SampleCompanion  # type: ignore[method-assign]

    def play(self) -> None:
        """Play to the end of the game. Raises AssertionError where a question cannot be answered."""
        idle = 0
        for _ in range(MOST):
            if isinstance(self.client.shell.screen, GameOver):
                return
            view, steps = self.screen.view, len(self.screen.match.history.steps)
            assert isinstance(view, MysticaTable)
            pending = self.screen.match.pending
            if view.asker.controls is None:
                self.client.tick(100)
                continue
            assert isinstance(pending, Question)
            if pending.KIND not in self.advised:
                self._look_at_advice(pending)
            usable = list(self._usable(view))
            if usable:
                self._use(usable)
            else:
                self.client.tick(50)
            answered = len(self.screen.match.history.steps) > steps
            idle = 0 if answered else idle + 1
            self.asked[pending.KIND] += answered
            assert idle < STUCK, f"{pending.KIND} is not answered; there is {[each.name for each in usable]}"
        raise AssertionError("the game does not end")

    def _look_at_advice(self, pending: Question) -> None:
        """Open the advice on a question, and put it away again, by hand; later if something still moves."""
        knobs = (node for node in self.screen.walk() if isinstance(node, Control) and node.name == "advice")
        knob = next(knobs, None)
        if knob is None or not self.screen.question_timing.shown:
            return
        try:
            assert [self._toggle_advice(knob) for _ in range(2)] == [True, False], pending
        except UnreachableError:
            self.screen.advice.close()
        else:
            self.advised.add(pending.KIND)

    def _toggle_advice(self, knob: Control) -> bool:
        """Use the knob, or on a keyboard its key. Return whether the advice is open then."""
        if isinstance(self.hand, Keyboard):
            self.hand.press("a")
        else:
            self.hand.use(knob)
        return self.screen.advice.open

    def _use(self, usable: list[Control]) -> None:
        sure = [each for each in usable if each.name == "confirm"]
        chosen = self.dice.choice(sure if sure and self.dice.random() < SURE else usable)
        try:
            self.hand.use(chosen)
        except UnreachableError:
            self.client.tick(50)  # something still moves, or a menu lies above it

    def _usable(self, table: MysticaTable) -> Iterator[Control]:
        """Yield what can be used: the controls of the question, and what it is about on the table."""
        asking, controls = table.asker.asking, table.asker.controls
        if table.pointer.menu is not None:
            yield from _controls(table.pointer.menu)
            return
        assert controls is not None
        yield from _controls(controls)
        if asking is None:
            return
        for key in asking.choices:
            item = table.scenery.item(key)
            if item is not None and item.shown and item.reachable:
                yield item


def _controls(root: Node) -> Iterator[Control]:
    for node in root.walk():
        if isinstance(node, Control) and node.focusable and node.enabled and node.reachable and node.name != "undo":
            yield node


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setup", "seats", "seed", "language", "hand"),
    [("standard", 2, 3, "es", Keyboard), ("colours", 5, 5, "en", Mouse), ("first", 2, 4, "es", Gamepad)],
)
def test_a_whole_game_is_played(setup: str, seats: int, seed: int, language: str, hand: type[Hand]) -> None:
    robot = Robot(setup, seats, seed, language, hand)
    robot.play()
    assert robot.screen.match.outcome is not None
    assert robot.asked["turn"] > 6
    assert "turn" in robot.advised and len(robot.advised) >= ADVISED
    _the_end_page_adds_up(robot)


def _the_end_page_adds_up(robot: Robot) -> None:
    """Every row's figures make its total, the totals are the game's points, and the winners are lit."""
    outcome = robot.screen.match.outcome
    table = next(node for node in robot.client.shell.root.walk() if isinstance(node, FigureTable))
    assert outcome is not None
    assert all(sum(row.figures[:-1]) == row.figures[-1] for row in table.rows)  # type: ignore[arg-type]
    assert sorted(row.figures[-1] or 0 for row in table.rows) == sorted(outcome.points)
    assert sum(row.lit for row in table.rows) == outcome.places.count(1)
