"""Where the buttons of questions stand at this table, and which keys they show."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.view.asking.asked_question import END_TURN
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.chip import Chip
from tests.games.seasons.robot.test_answers import begin
from tools.headless_client import HeadlessClient, headless

LARGE = (1920, 1080)
SIZES = [((1280, 720), 100), ((1280, 720), 150), (LARGE, 100), (LARGE, 150)]


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def asked(kind: str, size: tuple[int, int], language: str = "en", text: int = 100) -> SeasonsTable:
    """The table with a kind of question."""
    client = HeadlessClient(size, Settings(game="seasons", language=language, speed="instant", text_scale=text))
    _, table = begin(client, kind)
    client.rest()
    return table


def buttons(table: SeasonsTable) -> list[Button]:
    """The buttons of the question."""
    assert table.asker.controls is not None
    return [node for node in table.asker.controls.walk() if isinstance(node, Button) and node.shown]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 125])
def test_the_button_that_ends_the_turn_keeps_its_key_beside_the_bonuses(language: str, text: int) -> None:
    (end,) = (each for each in buttons(asked("turn", LARGE, language, text)) if each.name == END_TURN)
    assert end.key == "E"
    assert not any(shown.block.overflow for shown in end.texts())


@pytest.mark.parametrize("kind", ["pay", "play_hand"])
def test_cancelling_stands_beside_the_bonuses_and_not_over_cards_in_play(kind: str) -> None:
    table = asked(kind, LARGE, "es", 150)
    (cancel,) = (each for each in buttons(table) if each.name == CANCEL)
    assert not cancel.bounds().colliderect(table.resources.areas.row)
    assert cancel.bounds().collidelist([coin.bounds() for coin in table.scenery.coins]) < 0


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_bonus_for_two_cards_is_a_button_that_covers_neither_bonuses_nor_undo(
    size: tuple[int, int], text: int
) -> None:
    table = asked("draw", size, "es", text)
    (bonus,) = buttons(table)
    assert bonus.bounds().collidelist([coin.bounds() for coin in table.scenery.coins if coin.visible]) < 0
    assert not bonus.bounds().colliderect(table.layout.undo)
    assert table.asker.controls is not None
    assert len([node for node in table.asker.controls.walk() if isinstance(node, Chip)]) == 1
