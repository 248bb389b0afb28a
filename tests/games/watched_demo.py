"""A game's demo, watched for what the owl says."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.demo.demo_table import DemoTable, start_demo
from resarcana_gui.screens.parts.teacher_speech import Speech
from resarcana_gui.settings import Settings
from tools.headless_client import LONG_FRAME, HeadlessClient, headless

REMARKS = 3
FRAMES = 1500
"""How long the owl has for so many remarks."""


def remarks(game: str) -> Iterator[tuple[DemoTable, Box]]:
    """Yield the screen of a demo with large texts as each of the first remarks begins, and the area of the remark.
    Everything that has happened is to be seen by then."""
    headless()
    stage, spoke, said = HeadlessClient((1280, 720), Settings(game=game, language="es", text_scale=200)), False, 0
    start_demo(stage.shell)
    screen = stage.shell.screen
    assert isinstance(screen, DemoTable) and screen.view is not None and screen.board is not None
    for _ in range(FRAMES):
        stage.tick(LONG_FRAME)
        if screen.board.speaking and not spoke:
            table = screen.match.game.table
            assert table(screen.view.picture()) == table(screen.match.view(screen.viewer))
            yield screen, next(node for node in screen.board.walk() if isinstance(node, Speech)).bounds()
            said += 1
            if said == REMARKS:
                return
        spoke = screen.board.speaking
    raise AssertionError(f"the owl has said only {said} remarks")
