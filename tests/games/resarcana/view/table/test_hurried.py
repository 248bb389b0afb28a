"""On a machine too slow for every frame, the picture is still right once it rests."""

from __future__ import annotations

from operator import sub

import pygame

from resarcana_gui.agents.agent import Budget
from resarcana_gui.scene.drawing.frame_budget import FrameBudget
from resarcana_gui.scene.timing import Speed
from tests.scene.hurry import Tired, settle
from tools.headless_client import HeadlessClient

ROUNDING = 3
"""Layers that are laid upon each other in another order differ by so much at most, of 255."""


def test_a_table_that_has_no_time_comes_to_look_as_it_should() -> None:
    stage = HeadlessClient((1280, 720), budget=FrameBudget(Tired()))
    screen = stage.table(seats=3, seed=2)
    for prepare in stage.shell.stage.warmups:
        while prepare():
            continue
    stage.shell.look.pace.speed = Speed.INSTANT
    player = stage.plugin.agent("greedy", 2)
    for _ in range(60):
        asked = screen.match.pending
        if asked is not None and screen.runner.asked_person is not None and not stage.shell.look.queue.busy:
            screen.controller.submit(player.choose(screen.match.view(asked.seat), asked, Budget()))
        stage.tick()
        stage.shell.stage.draw(stage.surface)
    stage.shell.look.queue.settle()
    settle(stage.shell.stage, stage.surface, most=400)
    whole = stage.shell.stage.picture()
    one, two = (pygame.image.tobytes(surface, "RGB") for surface in (stage.surface, whole))
    assert max(map(abs, map(sub, one, two))) <= ROUNDING
