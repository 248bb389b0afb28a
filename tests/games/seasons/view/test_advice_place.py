"""The advice at the table of Seasons: at every kind of question of a game it hides nothing that can be clicked."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table.companion.advice_panel import AdvicePanel
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tools.headless_client import HeadlessClient
from tools.tour.record_stops import SampleCompanion

MOST = 3000
"""Frames within which enough kinds of questions must have been asked."""
KINDS = 7
"""How many kinds of questions a game asks at least, some of them with a choice only now and then."""

HIDDEN = 1 / 3
"""The share of one group that may be hidden where the three libraries fill the table; no card is."""


def share_hidden(area: Box, panel: Box) -> float:
    common = area.clip(panel)
    return common.w * common.h / (area.w * area.h)


def panel_of(screen: TableScreen) -> AdvicePanel | None:
    return next((node for node in screen.walk() if isinstance(node, AdvicePanel) and node.shown), None)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "text", "seats"), [((1280, 720), "es", 100, 4), ((1920, 1080), "en", 100, 2)]
)
def test_at_every_kind_of_question_advice_hides_nothing_that_can_be_clicked(
    size: tuple[int, int], language: str, text: int, seats: int
) -> None:
    settings = Settings(game="seasons", language=language, speed="instant", text_scale=text)
    client, asked = HeadlessClient(size, settings), set[str]()
    client.matches.companion = SampleCompanion  # type: ignore[method-assign]
    screen = client.table("archmage", seats, seed=11, agent="random")
    for _ in range(MOST):
        client.tick(100)
        pending = screen.match.pending_for(0)
        if len(asked) >= KINDS or screen.match.outcome is not None:
            break
        if pending is None or not screen.question_timing.shown or screen.shell.look.queue.busy:
            continue
        legal = screen.match.legal_for(0)
        if pending.KIND not in asked and len(legal) > 1:
            asked.add(pending.KIND)
            looks_at_advice(client, screen)
        screen.controller.submit(next((each for each in legal if each.KIND in ("summon", "activate")), legal[0]))
    assert len(asked) >= KINDS, asked


def looks_at_advice(client: HeadlessClient, screen: TableScreen) -> None:
    """Open the advice, look where it lies, and close it."""
    view = screen.view
    assert isinstance(view, TabletopView)
    screen.advice.toggle()
    client.rest()
    panel = panel_of(screen)
    assert panel is not None
    covered = [area for area in view.answer_areas() if panel.bounds().colliderect(area)]
    covered += [area for area in view.question_areas() if share_hidden(area, panel.bounds()) > HIDDEN]
    assert not covered, (screen.match.pending_for(0), panel.bounds(), covered)
    screen.advice.close()
