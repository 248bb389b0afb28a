"""What the layout check finds at the table of Terra Mystica, in windows of every shape and with the largest texts."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.terra_mystica.rules.questions import AskCard, AskFaction, AskStart, AskTurn
from resarcana_gui.games.terra_mystica.view.playing.mystica_table import MysticaTable
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.timing import Speed
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient, headless

ANSWERS = 8
"""How many answers of the first seat are given: setup, and a turn or two."""
WINDOWS: Mapping[str, tuple[tuple[int, int], int, Settings]] = {
    "usual": ((1920, 1080), 2, Settings(game="terra_mystica", text_scale=200, language="es")),
    "small": ((1280, 720), 5, Settings(game="terra_mystica", language="es")),
    "high contrast": ((1280, 720), 4, Settings(game="terra_mystica", text_scale=200, high_contrast=True)),
    "4:3": ((1024, 768), 3, Settings(game="terra_mystica", text_scale=130, language="es")),
    "21:9": ((2560, 1080), 5, Settings(game="terra_mystica")),
    "4K": ((3840, 2160), 4, Settings(game="terra_mystica", language="es")),
    "tall": ((768, 1366), 4, Settings(game="terra_mystica", language="es")),
}
LOOKED_AT = (AskFaction, AskStart, AskCard, AskTurn)
"""What is asked in every game."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


@pytest.mark.slow
@pytest.mark.parametrize("window", WINDOWS)
def test_before_the_first_round_and_at_the_own_turn_nothing_is_cut_and_nothing_overlaps(window: str) -> None:
    size, seats, settings = WINDOWS[window]
    client = HeadlessClient(size, settings)
    screen, agent = client.table("standard", seats, agent="greedy"), client.plugin.agent("greedy", 3)
    client.shell.look.pace.speed = Speed.INSTANT
    seen, given = set[type[object]](), 0
    while given < ANSWERS:
        view, pending = screen.view, screen.match.pending_for(0)
        if isinstance(view, MysticaTable) and view.asker.asking is not None and pending is not None:
            if type(pending) not in seen and isinstance(pending, LOOKED_AT):
                seen.add(type(pending))
                client.tick(100)
                client.shell.look.queue.settle()
                lands = view.scenery.map.fields
                assert [land.focusable for land in lands] == [not isinstance(pending, AskFaction)] * len(lands)
                assert not report(check(client.shell.root, client.shell.look.theme, client.shell.seen))
            assert screen.controller.submit(agent.choose(screen.match.view(0), pending, Budget(iterations=1))) is None
            given += 1
        client.tick(100)
    assert seen == {*LOOKED_AT}
