"""Several people at one screen: whoever looks sees their own hand and libraries, and nobody sees anything through the
curtain."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

import pygame
import pytest

from resarcana_gui.agents.agent import Budget
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import in_play, number_of
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.screens.table.curtain import Curtain
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.cards.card import CardNode
from tools.headless_client import HeadlessClient, headless

SIZE = (480, 270)
STAYS = 3
"""The number of frames until somebody lifts the curtain."""
LONGEST = 4000
HIDDEN_FIELDS = ("hand", "second", "third", "kept", "pack")
"""What of a seat the others do not see."""


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def table_of(screen: TableScreen) -> SeasonsTable:
    assert isinstance(screen.view, SeasonsTable)
    return screen.view


def with_and_without_the_table(client: HeadlessClient, screen: TableScreen) -> tuple[bytes, bytes]:
    view, seen = table_of(screen), []
    for view.visible in (False, True):
        seen.append(pygame.image.tobytes(client.shell.stage.picture(SIZE), "RGB"))
    return seen[0], seen[1]


def secrets(screen: TableScreen) -> AbstractSet[int]:
    """The cards that others hold, and that whoever looks neither holds nor knows to be there."""
    truth, view = screen.match.history.state(), screen.match.view(screen.viewer)
    assert isinstance(truth, State) and isinstance(view, State)
    held = {card for field in HIDDEN_FIELDS for seat in getattr(truth, field) for card in seat}
    known = {card for field in HIDDEN_FIELDS for seat in getattr(view, field) for card in seat}
    return held - known


def held_face_up(screen: TableScreen) -> AbstractSet[int]:
    """The cards that lie face up and are not in play."""
    nodes = [
        node for node in table_of(screen).walk() if isinstance(node, CardNode) and node.shown and not node.face_down
    ]
    return {number_of(node.card) for node in nodes if node.card is not None and not in_play(node.card)}


@pytest.mark.slow
@pytest.mark.parametrize(("setup", "times"), [("apprentice", 3), ("archmage", 6)])
def test_nothing_of_another_hand_is_seen_before_or_after_the_curtain_is_lifted(setup: str, times: int) -> None:
    client = HeadlessClient(SIZE, Settings(game="seasons", speed="instant", second_thought="none"))
    screen = client.table(setup, 2, people=2, seed=11)
    player, handed_over, stays = client.plugin.agent("greedy", 1), 0, 0
    looked = 0
    for _ in range(LONGEST):
        curtain = next((node for node in client.shell.overlay.children if isinstance(node, Curtain)), None)
        if curtain is not None and not curtain.lifted:
            if not stays:
                hidden, seen = with_and_without_the_table(client, screen)
                assert seen == hidden
            stays += 1
            if stays > STAYS:
                curtain.lift()
        else:
            handed_over, stays = handed_over + bool(stays), 0
            assert not held_face_up(screen) & secrets(screen)
            looked += bool(held_face_up(screen) and secrets(screen))
            if handed_over == times:
                break
            pending = screen.match.pending_for(screen.viewer)
            if pending is not None and screen.runner.asked_person == screen.viewer:
                screen.controller.submit(player.choose(screen.match.view(pending.seat), pending, Budget()))
        client.tick(50)
    assert handed_over == times and looked > times
