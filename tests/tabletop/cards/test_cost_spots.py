"""Where the tokens of a cost stand, beside a plate and a seal."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest

from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.cards.cost_spots import CLOSEST, LEAST, cost_spots

SIDE: Final = 40.0
SEAL: Final = Box(100.0, 60.0, 40.0, 40.0)
PLATE: Final = Box(20.0, 70.0, 70.0, 28.0)


def test_tokens_stand_below_each_other_where_there_is_room() -> None:
    spots = cost_spots(3, Box(6.0, 6.0, 140.0, 200.0), SIDE, [])
    assert {spot.left for spot in spots} == {6.0} and spots[0].bottom <= spots[1].top < spots[2].top


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("height", [92.0, 104.0])
def test_in_a_low_picture_they_hide_neither_each_other_nor_seal_and_plate(count: int, height: float) -> None:
    room = Box(6.0, 6.0, 140.0, height)
    for taken in ([], [SEAL], [PLATE], [PLATE, SEAL]):
        spots = cost_spots(count, room, SIDE, taken)
        assert len(spots) == count and all(spot.w >= LEAST for spot in spots)
        assert not any(spot.clip(box).w for spot in spots for box in taken)
        for one, other in combinations(spots, 2):
            apart = max(abs(one.left - other.left), abs(one.top - other.top))
            assert apart >= CLOSEST * one.w - 0.1
