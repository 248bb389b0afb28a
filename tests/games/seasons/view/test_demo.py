"""The demo of Seasons: the owl explains it, once everything it speaks of was seen."""

from __future__ import annotations

import pytest

from resarcana_gui.tabletop.items.table_item import TableItem
from tests.games.watched_demo import remarks


@pytest.mark.slow
def test_what_the_owl_says_is_to_be_seen_and_covers_no_card_and_no_die() -> None:
    for screen, area in remarks("seasons"):
        assert screen.view is not None
        cards = [node for node in screen.view.walk() if isinstance(node, TableItem) and node.shown]
        assert not [card.name for card in cards if card.bounds().colliderect(area.inflate(-1, -1))]
