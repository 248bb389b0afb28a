"""The demo of Seasons: the owl explains it, once everything it speaks of was seen."""

from __future__ import annotations

import pytest

from resarcana_gui.screens.demo.demo_table import DemoTable, start_demo
from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.items.table_item import TableItem
from tools.headless_client import LONG_FRAME, HeadlessClient, headless


@pytest.mark.slow
def test_what_the_owl_says_is_to_be_seen_and_covers_no_card_and_no_die() -> None:
    headless()
    settings = Settings(game="seasons", language="es", text_scale=200)
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
            cards = [node for node in screen.view.walk() if isinstance(node, TableItem) and node.shown]
            assert not [card.name for card in cards if card.bounds().colliderect(said.inflate(-1, -1))]
        spoke = screen.board.speaking
    assert remarks > 2
