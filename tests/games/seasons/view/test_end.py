"""What the page of the result shows."""

from __future__ import annotations

import pytest

from resarcana_gui.games.seasons.rules.codes import GAME_OVER
from resarcana_gui.games.seasons.view.pages.final_score import FinalScore
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.settings import Settings
from tests.games.seasons.described_table import seat
from tools.headless_client import HeadlessClient, headless


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def test_cards_left_in_hand_lie_dimmed_beside_those_in_play() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons"))
    described = {"seats": [seat("purse_of_io", hand=["divine_chalice"]), seat(hand=["purse_of_io", "beggars_horn"])]}
    table = client.table(scenario=described, agent="random").view
    assert isinstance(table, SeasonsTable)
    view = table.scenery.state.clone()
    view.phase = GAME_OVER
    face = table.resources.faces.back("")
    page = FinalScore(table.resources, view, [0, 1], [face, face], (1200.0, 600.0))
    left = [node for node in page.walk() if isinstance(node, Sprite) and node.name == "left in hand"]
    assert len(left) == 3 and all(node.alpha < 1 for node in left)
    assert len([node for node in page.walk() if isinstance(node, Sprite) and node.name == "in play"]) == 1
