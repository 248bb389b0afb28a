"""What there is to choose from before the first round is as large as can be, and can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from resarcana_gui.games.resarcana.view.geometry.areas import areas
from resarcana_gui.games.resarcana.view.geometry.offering import offered, room_for_hand
from resarcana_gui.tabletop.cards.plan import ROOMY

USUAL = areas(2, 0)
MOST = 17
"""The mage and the sixteen artifacts of a match."""


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_cards_to_choose_from_cover_neither_each_other_nor_anything_else(count: int, scale: float) -> None:
    boxes = offered(count, areas(2, 0, scale))
    assert len(boxes) == count
    assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]
    corner, whole = USUAL.corner, USUAL.canvas
    assert all(whole.contains(box) and not box.colliderect(corner.tray) for box in boxes)
    assert not [box for box in boxes if box.colliderect(corner.deck) or box.colliderect(corner.confirm)]


@pytest.mark.parametrize("count", range(1, MOST + 1))
def test_so_many_as_there_ever_are_can_be_read(count: int) -> None:
    assert all(box.w >= ROOMY for box in offered(count, USUAL))


def test_few_lie_in_one_row_where_the_own_components_will() -> None:
    assert all(USUAL.row.contains(box) for box in offered(9, USUAL))
    assert room_for_hand(9, USUAL) == USUAL.hand


def test_what_was_picked_is_still_seen_below_the_second_row() -> None:
    room, lowest = room_for_hand(MOST, USUAL), offered(MOST, USUAL)[-1]
    assert room.top > lowest.bottom and room.h >= 80
