"""Several people at one screen: in no frame of a game is anything to be seen of a hand but that of whoever looks."""

from __future__ import annotations

import pygame
import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.card import CardNode
from tools.chosen_game import quick_agent
from tools.headless_client import HeadlessClient

SIZE = (480, 270)
TIMES = 3
"""How often the screen is handed over."""
STAYS = 5
"""The number of frames until somebody lifts the curtain."""
LONGEST = 2000


def table_of(screen: TableScreen) -> ResArcanaTable:
    assert isinstance(screen.view, ResArcanaTable)
    return screen.view


def with_and_without_the_table(stage: HeadlessClient, screen: TableScreen) -> tuple[bytes, bytes]:
    view, seen = table_of(screen), []
    for view.visible in (False, True):
        seen.append(pygame.image.tobytes(stage.shell.stage.picture(SIZE), "RGB"))
    return seen[0], seen[1]


def others_shown(screen: TableScreen) -> list[int | None]:
    """The cards in hands of others that lie face up."""
    hands = screen.match.history.state().hand  # type: ignore[attr-defined]
    theirs = {card for seat, hand in enumerate(hands) if seat != screen.viewer for card in hand}
    nodes = [node for node in table_of(screen).walk() if isinstance(node, CardNode) and node.shown]
    return [node.card for node in nodes if not node.face_down and node.card in theirs]


@pytest.mark.slow
def test_nothing_of_the_next_hand_is_seen_before_the_curtain_is_lifted_nor_of_another_at_any_time() -> None:
    stage = HeadlessClient(SIZE, Settings(speed="fast", second_thought="none"))
    screen = stage.table("standard", 2, people=2, seed=11)
    player = stage.plugin.agent(quick_agent(stage.plugin), 1)
    handed_over = stays = 0
    for _ in range(LONGEST):
        curtain = next((node for node in stage.shell.overlay.children if isinstance(node, Curtain)), None)
        pending = screen.match.pending
        assert pending is not None
        if curtain is not None and not curtain.lifted:
            hidden, seen = with_and_without_the_table(stage, screen)
            assert seen == hidden
            stays += 1
            if stays > STAYS:
                curtain.lift()
        else:
            handed_over, stays = handed_over + bool(stays), 0
            assert others_shown(screen) == []
            if handed_over == TIMES:
                return
            if screen.runner.asked_person == screen.viewer and not stage.shell.look.queue.busy:
                screen.controller.submit(player.choose(screen.match.view(pending.seat), pending, Budget()))
        stage.tick(50)
    raise AssertionError(f"handed over {handed_over} times only")
