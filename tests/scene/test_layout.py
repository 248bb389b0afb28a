# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from resarcana_gui.scene import layout
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS, Viewport

WHOLE = Box(100, 50, 600, 400)


def test_rows_and_columns_line_up() -> None:
    sizes = [(100.0, 40.0), (50.0, 20.0)]
    assert layout.row(WHOLE, sizes, 10) == [Box(100, 230, 100, 40), Box(210, 240, 50, 20)]
    assert layout.row(WHOLE, sizes, 10, align=1.0, cross=0.0)[1].right == WHOLE.right
    assert layout.column(WHOLE, sizes, 10) == [Box(100, 50, 100, 40), Box(100, 100, 50, 20)]
    assert layout.row(WHOLE, []) == []


def test_boxes_are_cut_by_lengths_and_shares() -> None:
    first, second, third = layout.columns(WHOLE, [200, 0.75, 0.25], 20)
    assert (first.w, second.w, third.w) == (200, 270, 90) and third.right == WHOLE.right
    assert [part.h for part in layout.rows(WHOLE, [100, 1.0], 50)] == [100, 250]
    assert [part.w for part in layout.columns(WHOLE, [300, 500])] == [300, 500]


def test_a_grid_is_in_reading_order() -> None:
    cells = layout.grid(WHOLE, 5, 3, 12)
    assert [(cell.x, cell.y) for cell in cells[:2]] == [(100, 50), (304, 50)]
    assert cells[3].x == 100 and cells[3].y > cells[0].bottom
    with pytest.raises(ValueError, match="column"):
        layout.grid(WHOLE, 5, 0)


@given(st.integers(0, 40), st.floats(10, 600))
def test_no_card_of_a_spread_leaves_its_box(count: int, width: float) -> None:
    spots = layout.spread(WHOLE, count, width, 10)
    assert all(WHOLE.left - 0.1 <= spot.x - width / 2 and spot.x + width / 2 <= WHOLE.right + 0.1 for spot in spots)
    assert len(spots) == count


def test_few_cards_of_a_spread_do_not_overlap() -> None:
    spots = layout.spread(WHOLE, 3, 100, 10)
    assert [spot.x for spot in spots] == [290, 400, 510]


@given(st.integers(0, 20))
def test_a_fan_is_symmetric_and_highest_in_the_middle(count: int) -> None:
    spots = layout.fan(WHOLE, count, 120)
    assert sum(spot.angle for spot in spots) == pytest.approx(0, abs=1e-6)
    assert [spot.y for spot in spots] == pytest.approx([spot.y for spot in reversed(spots)])
    if count > 2:
        assert spots[count // 2].y <= spots[0].y and spots[0].angle >= -14


def test_a_node_takes_the_box_it_is_given() -> None:
    node = Node(anchor=CENTRE)
    layout.place(node, WHOLE)
    assert node.bounds() == WHOLE


def test_boxes_are_inset() -> None:
    assert layout.inset(WHOLE, 10) == Box(110, 60, 580, 380)
    assert layout.inset(WHOLE, 10, 0) == Box(110, 50, 580, 400)


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3840, 2160), (1000, 1000), (2560, 1080), (0, 0)])
def test_the_canvas_fits_into_every_window_and_points_find_back(window: tuple[int, int]) -> None:
    viewport = Viewport(window)
    assert viewport.box.inflate(0.5, 0.5).contains(Box(0, 0, *CANVAS))
    shown = viewport.shown
    assert shown.left >= -1 and shown.right <= viewport.window[0] + 1
    assert viewport.to_canvas(viewport.to_window((123, 456))) == pytest.approx((123, 456))


@pytest.mark.parametrize(
    ("window", "beyond"),
    [((1920, 1080), (0, 0)), ((1366, 768), (0, 0)), ((1920, 1200), (0, 120)), ((1280, 800), (0, 120)),
     ((2520, 1080), (600, 0)), ((3440, 1440), (600, 0)), ((2560, 1080), (600, 0)), ((1280, 1024), (0, 456)),
     ((1024, 768), (0, 360)), ((1200, 1600), (0, 1480)), ((1080, 1920), (0, 2332)), ((500, 2000), (0, 2400))],
)  # fmt: skip
def test_what_lies_beyond_the_canvas_is_seen_in_windows_of_other_shapes(
    window: tuple[int, int], beyond: tuple[int, int]
) -> None:
    assert Viewport(window).beyond == beyond


def test_where_a_window_is_full_there_are_no_bars_and_elsewhere_equal_ones() -> None:
    assert Viewport((1920, 1200)).shown == Box(0, 0, 1920, 1200)
    assert Viewport((2520, 1080)).box == Box(-300, 0, 2520, 1080)
    assert Viewport((2560, 1080)).shown == Box(20, 0, 2520, 1080)
    assert Viewport((2560, 1080)).to_canvas((0, 0))[0] == -320


@pytest.mark.parametrize("count", range(1, 12))
def test_cards_in_a_fan_overlap_only_when_there_are_too_many(count: int) -> None:
    box = Box(0, 0, 548, 282)
    spots = layout.fan(box, count, 164)
    steps = [after.x - before.x for before, after in pairwise(spots)]
    assert all((step >= 164) is (count <= 3) for step in steps)
    assert spots[0].x - 82 >= box.left - 1e-6 and spots[-1].x + 82 <= box.right + 1e-6
