"""What was put by, and what was seen go in the draft."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.state_fields import PASSES
from resarcana_gui.games.seasons.view.faces.face import number_of
from resarcana_gui.games.seasons.view.pages.packs_page import PACKS
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.tabletop.cards.card import CardNode
from tests.games.seasons.robot.test_answers import settled
from tests.games.seasons.robot.test_games import Robot
from tests.screens.hands import Gamepad, Hand, Keyboard, Mouse
from tools.headless_client import headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def listed(table: SeasonsTable) -> list[int]:
    """The cards on the open page."""
    panel = table.book.panel
    assert panel is not None and panel.page.name == PACKS
    known = [node.known for node in panel.walk() if isinstance(node, CardNode)]
    return sorted(number_of(each) for each in known if isinstance(each, int))


@pytest.mark.parametrize("hand", [Mouse, Keyboard, Gamepad])
def test_in_the_draft_a_button_shows_the_cards_that_were_passed_on_and_not_seen_again(hand: type[Hand]) -> None:
    robot = Robot("magician", 3, 5, "en", hand)
    table = robot.table
    assert not table.packs.visible
    robot.play(4)
    table = settled(robot.client, robot.screen)
    robot.hand.use(table.packs)
    view = robot.screen.match.view(0)
    assert isinstance(view, State) and view.passed[0]
    assert listed(table) == sorted(each % PASSES for each in view.passed[0])
    robot.hand.press("escape")
    assert table.book.panel is None


def test_later_a_library_opens_the_page_with_both_libraries_and_the_cards_passed_on() -> None:
    robot = Robot("magician", 2, 3, "es", Mouse)
    robot.play(13)
    table = settled(robot.client, robot.screen)
    assert not table.packs.visible
    robot.hand.use(table.scenery.libraries[0])
    view = robot.screen.match.view(0)
    assert isinstance(view, State)
    passed = [each % PASSES for each in view.passed[0]]
    assert listed(table) == sorted([*view.second[0], *view.third[0], *passed])
    robot.client.rest()
    assert table.book.covering is not None
    assert not any(table.book.covering.colliderect(box) for box in table.grower.boxes())
