"""Chips keep to their card's part of the table, with the largest letters in the smallest window too."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.settings import Settings
from tools.headless_client import headless
from tools.tour.run import stops
from tools.tour.stop import screen_of, visit

STOPS = stops()
KINDS = ["ask-collect-essences", "ask-settle-curse", "ask-choose-rival", "ask-choose-deck"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 100), ((1280, 720), 200)])
def test_chips_lie_in_the_part_of_the_table_in_which_their_card_lies(
    kind: str, size: tuple[int, int], scale: int
) -> None:
    headless()
    view = screen_of(visit(STOPS[kind], Settings(speed="instant", language="es", text_scale=scale), size)).view
    assert isinstance(view, ResArcanaTable) and view.asker.controls is not None
    groups = view.asker.controls.parts.groups
    assert groups
    for group in groups:
        item = group.where()
        assert item is not None
        zone = view.asker.controls.layout.zone(item)
        assert zone != view.asker.controls.layout.room
        assert all(zone.contains(node.bounds()) for node in group.nodes if node.visible)
