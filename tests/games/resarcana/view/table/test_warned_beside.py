"""The warning of what passing loses hides none of the cards that it is about, in the largest letters either."""

from __future__ import annotations

import pytest

from resarcana_gui.screens import actions
from resarcana_gui.settings import Settings
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import new, table_of
from tools.tour.stop import seat_at

OWN = {"mage": "seer", "item": "calm_elan", "pool": "9E 9L 9C 9D 9G", "play": ["dragons_lair", "chalice_of_life"]}
RIVALS = [
    {"mage": "duelist", "item": "research"},
    {"mage": "witch", "item": "alchemy"},
    {"mage": "druid", "item": "protection"},
]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_at_four_seats_it_lies_between_the_own_cards_and_the_tray(size: tuple[int, int], language: str) -> None:
    stage = HeadlessClient(size, Settings(speed="instant", text_scale=200, language=language))
    seat_at(stage, new(stage, 4, {"scenario": {"seats": [OWN, *RIVALS], "active": 0}}))
    stage.rest()
    table = table_of(stage)
    assert table.asker.controls is not None
    table.asker.controls.act(actions.PASS)
    stage.rest()
    (warning,) = [node for node in table.asker.controls.walk() if node.name == "details"]
    cards = [node.bounds() for node in table.scenery.cards.values() if node.shown]
    assert not any(warning.bounds().colliderect(card) for card in cards)
