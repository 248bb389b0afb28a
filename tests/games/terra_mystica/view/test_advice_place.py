"""The advice at the table of Terra Mystica: it hides nothing that can be clicked, and shows what its lines name."""

from __future__ import annotations

import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.terra_mystica import plugin
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table.companion.advice_panel import AdvicePanel
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tools.headless_client import HeadlessClient, headless
from tools.tour.record_stops import SampleCompanion

MOST = 1500
"""Frames within which enough kinds of questions must have been asked."""
KINDS = 6
"""How many kinds of questions the first rounds ask at least, some of them with a choice only now and then."""
CORNER = 0.12
"""The share of its box that a hexagon leaves empty in a corner."""
LAYOUTS = [((1280, 720), "es", 100, 4), ((1920, 1080), "en", 100, 2), ((1920, 1080), "es", 200, 3)]
"""Windows, languages, sizes of text and seats with which the advice is looked at."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def table(size: tuple[int, int], language: str, text: int, seats: int) -> tuple[HeadlessClient, TableScreen]:
    settings = Settings(game="terra_mystica", language=language, speed="instant", text_scale=text)
    client = HeadlessClient(size, settings)
    client.matches.companion = SampleCompanion  # type: ignore[method-assign]
    return client, client.table("standard", seats, seed=5, agent="greedy")


def share_hidden(area: Box, panel: Box) -> float:
    common = area.clip(panel)
    return common.w * common.h / (area.w * area.h)


def panel_of(screen: TableScreen) -> AdvicePanel:
    return next(node for node in screen.walk() if isinstance(node, AdvicePanel) and node.shown)


def asks(screen: TableScreen) -> bool:
    ready = screen.question_timing.shown and not screen.shell.look.queue.busy
    return ready and screen.match.pending_for(0) is not None


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language", "text", "seats"), LAYOUTS)
def test_advice_hides_nothing_that_can_be_clicked(size: tuple[int, int], language: str, text: int, seats: int) -> None:
    client, screen = table(size, language, text, seats)
    player, asked = plugin().agent("greedy", 1), set[str]()
    for _ in range(MOST):
        client.tick(100)
        if len(asked) >= KINDS:
            break
        pending = screen.match.pending_for(0)
        if pending is None or not asks(screen):
            continue
        if pending.KIND not in asked and len(screen.match.legal_for(0)) > 1:
            asked.add(pending.KIND)
            looks_at_advice(client, screen)
        screen.controller.submit(player.choose(screen.match.view(0), pending, Budget()))
    assert len(asked) >= KINDS, asked


def looks_at_advice(client: HeadlessClient, screen: TableScreen) -> None:
    """Open the advice, look where it lies, and close it."""
    view = screen.view
    assert isinstance(view, TabletopView)
    screen.advice.toggle()
    client.rest()
    panel = panel_of(screen).bounds()
    needed = [view.layout.top_bar, view.layout.confirm, view.layout.undo, *view.answer_areas(), *view.question_areas()]
    assert not [area for area in needed if share_hidden(area, panel) > CORNER], screen.match.pending_for(0)
    screen.advice.close()


def test_a_line_lets_the_hex_or_faction_grow_that_it_names() -> None:
    client, screen = table((1280, 720), "en", 100, 2)
    while not asks(screen):
        client.tick(100)
    view = screen.view
    assert isinstance(view, TabletopView)
    for sentence, key in (("Halflings", ("faction", 7)), ("Nothing", None)):
        view.subjects.highlight(sentence)
        assert view.grower.shown == key
