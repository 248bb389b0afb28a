"""The demo of Terra Mystica: the owl explains it, once everything it speaks of was seen."""

from __future__ import annotations

import pytest

from resarcana_gui.screens.demo.demo_table import DemoTable, start_demo
from resarcana_gui.screens.parts.teacher_speech import LightRing, Speech
from resarcana_gui.settings import Settings
from tools.headless_client import LONG_FRAME, HeadlessClient, headless


@pytest.mark.slow
def test_what_the_owl_says_is_to_be_seen_and_does_not_cover_what_it_is_about() -> None:
    headless()
    settings = Settings(game="terra_mystica", language="es", text_scale=200)
    stage, remarks, spoke = HeadlessClient((1280, 720), settings), 0, False
    start_demo(stage.shell)
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.view is not None and screen.board is not None
    for _ in range(500):
        stage.tick(LONG_FRAME)
        if screen.board.speaking and not spoke:
            remarks += 1
            shown, happened = screen.view.picture(), screen.match.view(screen.viewer)
            assert screen.match.game.table(shown) == screen.match.game.table(happened)
            said = next(node for node in screen.board.walk() if isinstance(node, Speech)).bounds()
            lit = [node.bounds() for node in screen.board.walk() if isinstance(node, LightRing)]
            assert said.inflate(-1, -1).collidelist(lit) < 0
            assert screen.view.layout.top_bar.collidelist([said]) < 0
        spoke = screen.board.speaking
    assert remarks > 2
