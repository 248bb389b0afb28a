"""Where cards lie in rows, grids, hands and piles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import LYING, SHAPE, TURNED, Spot, fitted, grid, hand, pile, row, tableau

ROOM = Box(100, 50, 600, 400)


def test_a_spot_covers_the_box_of_a_straight_card() -> None:
    assert Spot(200, 300, 100).box() == Box(150, 230, 100, 140)
    assert Spot(200, 300, 100).box(shape=2.0) == Box(150, 200, 100, 200)


def test_a_row_begins_in_its_corner_and_leaves_gaps() -> None:
    spots = row([7, 3, 5], ROOM.topleft, 100, 10, z=2.0)
    assert [spots[card].at for card in (7, 3, 5)] == [(150, 120), (260, 120), (370, 120)]
    assert {spot.z for spot in spots.values()} == {2.0}
    assert row([], ROOM.topleft, 100, 10) == {}


def test_a_grid_is_in_reading_order_in_the_shape_of_its_cards() -> None:
    spots = grid(range(3), (0, 0), 2, 100, (10, 20), shape=0.5)
    assert [spot.at for spot in spots.values()] == [(50, 25), (160, 25), (50, 95)]


def test_the_last_card_of_a_pile_lies_on_top() -> None:
    spots = pile([1, 2, 3], Spot(10, 20, 70, z=1.0))
    assert spots[3].z > spots[2].z > spots[1].z == 1.0
    assert {spot.at for spot in spots.values()} == {(10, 20)}


@pytest.mark.parametrize("count", range(1, 12))
def test_cards_of_a_hand_get_narrower_before_they_overlap(count: int) -> None:
    spots = list(hand(range(count), ROOM, 164, 140).values())
    apart = [after.x - before.x >= before.width for before, after in pairwise(spots)]
    assert all(apart) or spots[0].width == 140
    assert [spot.z for spot in spots] == list(range(count))
    assert all(ROOM.left <= spot.box().left + 1e-6 and spot.box().right <= ROOM.right + 1e-6 for spot in spots)


def test_turning_a_card_in_play_moves_no_other() -> None:
    straight, lying = (tableau(range(5), turned, ROOM, 158, 96) for turned in ((), (2,)))
    assert [spot.at for spot in straight.values()] == [spot.at for spot in lying.values()]
    assert (lying[2].angle, lying[2].width) == (TURNED, straight[2].width * LYING)
    assert all(lying[card] == straight[card] for card in (0, 1, 3, 4))


def test_no_card_in_play_is_narrower_than_the_least() -> None:
    spots = tableau(range(30), {0}, Box(0, 0, 300, 60), 128, 44, least=44)
    assert {spot.width for spot in spots.values()} == {44}


@settings(max_examples=60)
@given(st.integers(1, 20), st.sampled_from([(1244.0, 238.0), (900.0, 196.0), (390.0, 110.0)]))
def test_cards_in_play_fit_into_their_box_and_keep_apart(count: int, size: tuple[float, float]) -> None:
    box = Box(0, 0, *size)
    width, across = fitted(count, box, 158.0, 96.0)
    rows = -(-count // across)
    assert width * across <= box.w + 0.5
    assert rows * width * SHAPE <= box.h + 0.5
