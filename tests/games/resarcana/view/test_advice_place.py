"""The advice at a real table: it covers nothing that is asked, and makes room for a choice that opens."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table.companion.advice_panel import AdvicePanel
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.playing.tabletop_view import TabletopView
from tools.headless_client import HeadlessClient
from tools.tour.record_stops import SampleCompanion

QUESTIONS = 14
"""How many questions are walked through."""


def panel_of(screen: TableScreen) -> AdvicePanel | None:
    return next((node for node in screen.walk() if isinstance(node, AdvicePanel) and node.shown), None)


def asked_at(client: HeadlessClient, screen: TableScreen) -> TabletopView:
    """Wait for a question with a choice to the viewer."""
    for _ in range(2000):
        client.tick()
        if screen.match.pending is None:
            break
        if screen.question_timing.shown and not screen.shell.look.queue.busy:
            if len(screen.match.legal()) > 1:
                break
            screen.controller.submit(screen.match.legal()[0])
    assert isinstance(screen.view, TabletopView)
    return screen.view


@pytest.mark.slow
@pytest.mark.parametrize(("size", "text", "seats"), [((1920, 1080), 100, 2), ((1280, 720), 100, 4)])
def test_advice_covers_nothing_that_is_asked_and_closes_when_a_choice_opens(
    size: tuple[int, int], text: int, seats: int
) -> None:
    client = HeadlessClient(size, Settings(game="resarcana", speed="instant", text_scale=text))
    client.matches.companion = SampleCompanion  # type: ignore[method-assign]
    screen, opened = client.table("standard", seats, seed=11), 0
    for _ in range(QUESTIONS):
        view = asked_at(client, screen)
        if screen.match.pending is None:
            break
        screen.advice.toggle()
        client.rest()
        panel = panel_of(screen)
        assert panel is not None
        areas = [*view.question_areas(), *view.answer_areas()]
        assert panel.bounds().collidelist(areas) < 0, [area for area in areas if panel.bounds().colliderect(area)]
        opened += opens_a_choice(client, screen, view)
        screen.advice.close()
        view.pointer.close_menu()
        screen.controller.submit(screen.match.legal()[-1])
    assert opened > 0


def opens_a_choice(client: HeadlessClient, screen: TableScreen, view: TabletopView) -> bool:
    """Open a menu beside an item, if any has several uses; the advice must be gone then."""
    items = [item for item in view.asker.items() if item.shown and len(view.asker.choices(item)) > 1]
    if not items:
        return False
    clicked: TableItem = items[0]
    view.pointer.click(clicked)
    if view.choosing is None:
        return False
    client.tick()
    assert panel_of(screen) is None and isinstance(view.choosing, Box)
    return True
