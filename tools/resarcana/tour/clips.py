"""The clips of the documentation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.rules.commands import Answer, Claim, UsePower
from resarcana_gui.scene.timing import Speed
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.animation_stops import BATTLE, choose
from tools.resarcana.tour.games import new
from tools.tour.clip import Clip
from tools.tour.stop import screen_of, seat_at

PAUSE: Final = 60
"""Frames that a player waits before acting."""
SCRIPT: Final[tuple[tuple[type[Answer], str], ...]] = ((UsePower, "fire_dragon"), (Claim, ""))


def battle(stage: HeadlessClient) -> None:
    """Show a table of three, one of them a person."""
    stage.shell.look.pace.speed = Speed.NORMAL
    seat_at(stage, new(stage, 3, {"scenario": BATTLE}))


def perform(answers: tuple[tuple[type[Answer], str], ...]) -> Callable[[HeadlessClient], None]:
    """Return a function that performs the answers one after the other, each a while after the person is asked."""
    left, quiet = list(answers), 0

    def go_on(stage: HeadlessClient) -> None:
        nonlocal quiet
        asked = (pending := screen_of(stage).match.pending) is not None and pending.seat == 0
        quiet = quiet + 1 if asked and not stage.shell.look.queue.busy else 0
        if quiet >= PAUSE and left:
            choose(stage, *left.pop(0))

    return go_on


CLIPS: Final = {"turn": Clip(battle, perform(SCRIPT), seconds=13.5)}
"""The clips of the documentation by name."""
