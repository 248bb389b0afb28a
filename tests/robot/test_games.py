"""Whole games, by input events alone."""

from __future__ import annotations

from collections import Counter

import pytest

from resarcana_gui.games.resarcana.rules.codes import QUESTIONS
from resarcana_gui.scene.timing import Speed
from resarcana_gui.settings import Settings
from resarcana_gui.tools.backstage import Backstage
from tests.robot.hands import Hand, Keyboard, Mouse
from tests.robot.player import Robot

GAMES: list[tuple[str, int, int, type[Hand], str, int]] = [
    ("first", 2, 1, Mouse, "en", 1),
    ("standard", 2, 2, Mouse, "es", 2),
    ("standard", 3, 1, Keyboard, "es", 3),
    ("draft", 2, 1, Keyboard, "en", 4),
    ("draft", 4, 2, Mouse, "es", 5),
    ("match", 2, 1, Mouse, "en", 6),
    ("tight", 2, 1, Keyboard, "en", 7),
    ("first", 4, 4, Mouse, "en", 8),
]


@pytest.mark.parametrize(("setup", "seats", "people", "hand", "language", "seed"), GAMES)
def test_a_whole_game_is_played(
    setup: str, seats: int, people: int, hand: type[Hand], language: str, seed: int
) -> None:
    stage = Backstage(settings=Settings(language=language))
    stage.shell.look.pace.speed = Speed.INSTANT
    robot = Robot(stage, stage.table(setup, seats, people=people, seed=seed), hand, seed=seed, whims=0.08)
    robot.play()
    assert robot.asked["turn"] > 3
