"""A note hangs beside its item, and hides nothing that one compares with it as long as there is another place."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.playing.note_placement import BESIDE, Kept, note_place

ROOM = Box(0, 0, 1920, 1080)
SIZE = (336.0, 200.0)
CARD = Box(700, 540, 256, 360)


def placed(*kept: Kept, item: Box = CARD) -> Box:
    return Box(*note_place(SIZE, item, ROOM, kept).at, *SIZE)


def test_the_neighbour_at_the_right_stays_visible() -> None:
    neighbour = Box(960, 560, 180, 250)
    assert placed().left == CARD.right + BESIDE
    assert placed(Kept(neighbour, 3.0)).right == CARD.left - BESIDE


def test_between_two_neighbours_it_hangs_beyond_one_or_above() -> None:
    neighbours = [Box(515, 560, 180, 250), Box(960, 560, 180, 250)]
    note = placed(*(Kept(box, 3.0) for box in neighbours))
    assert note.collidelist([*neighbours, CARD]) < 0


def test_words_count_more_than_a_neighbour_and_that_more_than_anything_else() -> None:
    left, right = Box(0, 0, 699, 1080), Box(957, 0, 963, 1080)
    above, below = Box(0, 0, 1920, 535), Box(0, 905, 1920, 175)
    for sides, away in (((3.0, 6.0), "left"), ((6.0, 3.0), "right")):
        kept = [Kept(left, sides[0]), Kept(right, sides[1]), Kept(above, 9.0), Kept(below, 9.0)]
        note = placed(*kept)
        assert (note.right <= CARD.left) == (away == "left")


boxes = st.builds(
    Box, st.floats(0, 1700), st.floats(0, 900), st.floats(20, 400), st.floats(20, 400)
)  # fmt: skip


@given(
    st.lists(st.builds(Kept, boxes, st.sampled_from([1.0, 3.0, 6.0])), max_size=12),
    st.floats(0, 1664),
    st.floats(0, 720),
)
def test_it_lies_in_the_room_and_never_on_its_item(kept: list[Kept], x: float, y: float) -> None:
    item = Box(x, y, 256, 360)
    note = placed(*kept, item=item)
    assert ROOM.contains(note) and not note.colliderect(item)


@pytest.mark.parametrize("at", [0.0, 832.0, 1664.0])
def test_something_that_fits_beside_an_area_hides_nothing_of_it(at: float) -> None:
    area = Box(at, 300, 256, 500)
    item = Box(at + 100, 400, 60, 60)
    note = Box(*note_place(SIZE, item, ROOM, [Kept(Box(0, 0, 50, 50), 6.0)], area).at, *SIZE)
    assert not note.colliderect(area)


def test_beside_an_area_it_hangs_where_the_item_is_near() -> None:
    area, kept = Box(480, 100, 960, 700), [Kept(Box(0, 0, 400, 1080), 1.0), Kept(Box(1500, 0, 400, 1080), 1.0)]
    left, right = (
        Box(*note_place(SIZE, Box(x, 400, 80, 80), ROOM, kept, area).at, *SIZE) for x in (500.0, 1340.0)
    )  # fmt: skip
    assert left.right <= area.left and right.left >= area.right
