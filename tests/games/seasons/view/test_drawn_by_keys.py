"""Choosing by keys among drawn cards, which lie over the cards of rivals."""

from __future__ import annotations

from resarcana_gui.games.seasons.rules.commands import Summon
from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.items.table_item import TableItem
from tests.games.seasons.described_table import seat
from tests.games.seasons.robot.test_answers import settled
from tests.screens.hands import Keyboard
from tools.headless_client import HeadlessClient, headless

RIVAL = ["amulet_of_water", "yjangs_forgotten_vase", "syllas_the_faithful", "naria_the_prophetess"]


def test_arrows_go_from_drawn_card_to_drawn_card_and_to_none_below_them() -> None:
    headless()
    client = HeadlessClient((1920, 1080), Settings(game="seasons", speed="instant"))
    seats = [seat(hand=["amulet_of_fire"], reserve="2F"), seat(*RIVAL)]
    screen = client.table(scenario={"seats": seats}, agent="random")
    table = settled(client, screen)
    summoned = next(each for each in screen.runner.legal(0) if isinstance(each, Summon))
    assert screen.controller.submit(summoned) is None
    table = settled(client, screen)
    drawn = held_ids(table.scenery.state, 0)["drawn"]
    reached = []
    for _ in range(4):
        Keyboard(client.shell, client.tick).press("right")
        client.wait(400)
        current = client.shell.stage.dispatcher.focus.current
        assert isinstance(current, TableItem)
        reached.append(current.key)
    assert len(drawn) == 4 and reached == drawn
