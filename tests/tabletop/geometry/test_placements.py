"""Where cards lie in rows, grids, hands and piles."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.placements import (
    HALF,
    LOW,
    LYING,
    SHAPE,
    TIGHTEST,
    TURNED,
    WHOLE_FROM,
    Placement,
    fanned,
    grid,
    hand,
    in_play,
    pile,
    row,
)

ROOM = Box(100, 50, 600, 400)
WIDE = Box(100, 50, 900, 400)


def test_a_spot_covers_the_box_of_a_straight_card() -> None:
    assert Placement(200, 300, 100).box() == Box(150, 230, 100, 140)
    assert Placement(200, 300, 100, shape=2.0).box() == Box(150, 200, 100, 200)


def test_a_row_begins_in_its_corner_and_leaves_gaps() -> None:
    placements = row([7, 3, 5], ROOM.topleft, 100, 10, z=2.0)
    assert [placements[card].at for card in (7, 3, 5)] == [(150, 120), (260, 120), (370, 120)]
    assert {placement.z for placement in placements.values()} == {2.0}
    assert row([], ROOM.topleft, 100, 10) == {}


def test_a_grid_is_in_reading_order_in_the_shape_of_its_cards() -> None:
    placements = grid(range(3), (0, 0), 2, 100, (10, 20), shape=0.5)
    assert [placement.at for placement in placements.values()] == [(50, 25), (160, 25), (50, 95)]


def test_the_last_card_of_a_pile_lies_on_top() -> None:
    placements = pile([1, 2, 3], Placement(10, 20, 70, z=1.0))
    assert placements[3].z > placements[2].z > placements[1].z == 1.0
    assert {placement.at for placement in placements.values()} == {(10, 20)}


@pytest.mark.parametrize("count", range(1, 12))
def test_cards_of_a_hand_get_narrower_before_they_overlap(count: int) -> None:
    placements = list(hand(range(count), ROOM, 164, 140).values())
    apart = [after.x - before.x >= before.width for before, after in pairwise(placements)]
    assert all(apart) or placements[0].width == 140
    assert [placement.z for placement in placements] == list(range(count))
    assert all(
        ROOM.left <= placement.box().left + 1e-6 and placement.box().right <= ROOM.right + 1e-6
        for placement in placements
    )


def test_turning_a_card_in_play_moves_no_other() -> None:
    straight, lying = (in_play(range(5), turned, WIDE, 158) for turned in ((), (2,)))
    assert [placement.at for placement in straight.values()] == [placement.at for placement in lying.values()]
    assert (lying[2].angle, lying[2].width) == (TURNED, straight[2].width * LYING)
    assert all(lying[card] == straight[card] for card in (0, 1, 3, 4))


def test_half_a_card_keeps_its_name_legible_when_it_turns() -> None:
    straight, turned = (in_play(range(9), which, Box(0, 0, 900, 110), 158)[2] for which in ((), (2,)))
    assert straight.shape == turned.shape == HALF
    assert turned.width / straight.width > 0.85 and turned.width * HALF <= straight.width


@pytest.mark.parametrize("count", [9, 10, 12])
def test_rather_than_narrow_ones_low_cards_lie_in_two_rows(count: int) -> None:
    room = Box(10, 20, 556, 116)
    one_row, placements = (in_play(range(count), {1}, room, 102, least) for least in (0.0, 83.0))
    assert placements[0].width > 83 > one_row[0].width and placements[0].shape < LOW
    boxes = [placements[card].box() for card in range(count) if card != 1]
    assert all(room.inflate(1, 1).contains(box) for box in boxes)
    assert not any(one.inflate(-1, -1).colliderect(other) for one, other in combinations(boxes, 2))
    assert [round(box.y) for box in boxes] == sorted(round(box.y) for box in boxes)


def test_a_low_card_that_is_turned_has_as_much_room_as_before() -> None:
    straight, turned = (in_play(range(10), which, Box(0, 0, 556, 116), 102, 83.0)[2] for which in ((), (2,)))
    assert (turned.at, turned.angle) == (straight.at, TURNED)
    assert turned.box().size == pytest.approx((straight.box().h, straight.box().w))


@settings(max_examples=60)
@given(st.integers(1, 20), st.sampled_from([(1728.0, 272.0), (1116.0, 176.0), (556.0, 116.0)]))
def test_cards_in_play_fit_into_their_box_and_keep_apart(count: int, size: tuple[float, float]) -> None:
    box = Box(10, 20, *size)
    placements = list(in_play(range(count), (), box, 196.0).values())
    assert all(after.x - before.x >= before.width * TIGHTEST - 0.01 for before, after in pairwise(placements))
    assert box.inflate(1, 1).contains(placements[0].box().unionall([placement.box() for placement in placements]))
    limits = 196.0, box.h / placements[0].shape, box.w / count / TIGHTEST
    assert placements[0].width == pytest.approx(min(limits))
    assert placements[0].shape == (SHAPE if min(196.0, box.h / SHAPE, box.w / count / TIGHTEST) >= WHOLE_FROM else HALF)


@given(st.integers(1, 12), st.floats(0.5, 1.0))
def test_a_fan_lies_in_the_middle_of_its_room_each_card_above_the_one_before(count: int, apart: float) -> None:
    placements = list(fanned(range(count), ROOM, 90, apart).values())
    assert sum(placement.x for placement in placements) / count == pytest.approx(ROOM.centerx)
    assert all(after.x - before.x == pytest.approx(90 * apart) for before, after in pairwise(placements))
    assert [placement.z for placement in placements] == list(range(count))
