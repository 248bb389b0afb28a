"""The regions of the table: nothing overlaps, everything is seen, nothing is too small, whoever plays and however large
window and texts are."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from resarcana_gui.games.resarcana.view.geometry.areas import Areas, areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import place_boxes
from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET
from resarcana_gui.tabletop.geometry.placements import SHAPE, TIGHTEST, in_play
from tools.headless_client import HeadlessClient

HEIGHTS = (0, 60, 120, 360, 896, 900, 1480, 2332)
CANVASES = st.sampled_from(
    [
        *(Canvas(taller=taller, small=small) for taller in HEIGHTS for small in (False, True)),
        Canvas(wider=300), Canvas(wider=600),
    ]
)  # fmt: skip
SEATS = st.integers(2, 4)
SCALES = st.sampled_from([1.0, 1.25, 1.5, 2.0])


@st.composite
def tables(draw: st.DrawFn) -> Areas:
    seats = draw(SEATS)
    return areas(seats, draw(st.integers(0, seats - 1)), draw(SCALES), draw(CANVASES))


def parts(table: Areas) -> list[Box]:
    """What may not overlap."""
    slate, corner = table.slate, table.corner
    heads = [part for board in table.boards for part in (board.name, board.pool, board.piles, board.cards)]
    rows = [*place_boxes(table), slate.monuments, slate.deck, slate.items]
    own = [corner.name, corner.tray, corner.deck, corner.discards, corner.confirm, corner.undo]
    return [*heads, *rows, table.top_bar, table.row, table.hand, *own]


@settings(max_examples=80)
@given(tables())
def test_no_two_parts_of_the_table_overlap_and_all_of_them_are_seen(table: Areas) -> None:
    for one, other in combinations(parts(table), 2):
        shared = one.clip(other)
        assert shared.w <= 0.5 or shared.h <= 0.5, (one, other)
    assert all(table.canvas.inflate(1, 1).contains(part) for part in parts(table))


@given(tables())
def test_every_part_lies_on_what_it_belongs_to(table: Areas) -> None:
    for board in table.boards:
        assert all(
            board.whole.inflate(1, 1).contains(part) for part in (board.name, board.pool, board.piles, board.cards)
        )
    slate = table.slate.whole.inflate(1, 1)
    assert all(slate.contains(part) for part in (*place_boxes(table), table.slate.deck, table.slate.items))
    assert all(table.mat.contains(part) for part in (table.row, table.corner.tray, table.corner.confirm))


@given(tables())
def test_what_is_clicked_is_large_enough_and_own_cards_say_what_they_do(table: Areas) -> None:
    clicked = [table.corner.confirm, table.corner.undo, *(board.piles for board in table.boards)]
    assert all(min(box.w, box.h) >= TARGET for box in clicked)
    assert table.row.h / SHAPE > 130 and table.hand.h > table.hand_width


@given(SEATS, SCALES, CANVASES)
def test_whoever_looks_sees_the_same_regions_and_the_rivals_clockwise(seats: int, scale: float, canvas: Canvas) -> None:
    every = [areas(seats, home, scale, canvas) for home in range(seats)]
    for home, table in enumerate(every):
        assert [board.whole for board in table.boards] == [board.whole for board in every[0].boards]
        assert [board.seat for board in table.boards] == [(home + step) % seats for step in range(1, seats)]


@given(tables(), st.integers(1, 12))
def test_own_components_are_as_large_as_their_row_allows(table: Areas, count: int) -> None:
    placements = list(in_play(range(count), (), table.row, table.own_width).values())
    width = placements[0].width
    bounds = (table.own_width, table.row.w / count / TIGHTEST, table.row.h / SHAPE)
    assert abs(width - min(bounds)) < 0.01 and width > 116
    assert table.row.inflate(1, 1).contains(placements[0].box().union(placements[-1].box()))


@given(tables(), st.integers(1, 14), st.sampled_from([True, False]))
def test_rivals_components_stay_on_their_velvet(table: Areas, count: int, turned: bool) -> None:
    for board in table.boards:
        lying = range(count) if turned else ()
        placements = list(in_play(range(count), lying, board.cards, board.widest, board.least).values())
        for placement in placements:
            wide, high = placement.width, placement.width * placement.shape
            box = Box(0, 0, high, wide) if turned else Box(0, 0, wide, high)
            box.center = placement.at
            assert board.whole.inflate(1, 1).contains(box)
            assert box.w > 74, "names have room"


@pytest.mark.parametrize(("window", "beyond"), [((960, 600), (0, 120)), ((1260, 540), (600, 0))])
def test_the_table_is_laid_out_anew_for_a_window_of_another_shape(
    window: tuple[int, int], beyond: tuple[int, int]
) -> None:
    stage = HeadlessClient((960, 540))
    screen = stage.table()
    stage.shell.stage.resize(window)
    stage.tick()
    assert isinstance(screen.view, ResArcanaTable)
    assert screen.view.scenery.areas == areas(2, 0, 1.0, Canvas(*beyond, small=True))
