"""Figures stand in rows and columns, and can be counted up."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.check import check
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.timing import Pace
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.pages.figure_table import FigureColumn, FigureRow, FigureTable

COLUMNS = [FigureColumn("Map"), FigureColumn("Cults"), FigureColumn("Total", total=True)]
ROWS = [FigureRow("Ada", (48, 22, 70), lit=True), FigureRow("Glaux", (51, None, 51))]


def table_of(look: UiStyle, width: float = 600.0) -> FigureTable:
    return FigureTable(look, COLUMNS, ROWS, width)


def words(table: FigureTable) -> list[str]:
    return [shown.block.text for shown in table.texts()]


def test_every_figure_stands_under_its_heading_to_the_right(look: UiStyle) -> None:
    table = table_of(look)
    assert words(table) == ["Map", "Cults", "Total", "Ada", "48", "22", "70", "Glaux", "51", "\N{EN DASH}", "51"]
    boxes = {shown.block.text: shown.box for shown in table.texts()}
    assert boxes["22"].right == pytest.approx(boxes["Cults"].right, abs=2)
    assert boxes["48"].centery < boxes["Glaux"].centery


def test_columns_count_up_one_after_the_other(look: UiStyle) -> None:
    table = table_of(look)
    look.queue.add(table.count_up())
    seen = []
    while not look.queue.idle:
        look.queue.update(10)
        seen.append(table.revealed)
    assert sorted(set(seen)) == [0, 1, 2, 3] and seen == sorted(seen)
    assert words(table).count("70") == 1


def test_in_reduced_motion_all_of_it_is_there_at_once() -> None:
    look = UiStyle(pace=Pace(reduced=True))
    table = table_of(look)
    look.queue.add(table.count_up())
    assert table.revealed == 3


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_can_be_read_in_every_size_of_text(scale: float) -> None:
    look = UiStyle(text_scale=scale)
    root, surface = Node(size=CANVAS), Surface(look, (900, 300), at=(40, 40))
    surface.add(table_of(look, 900))
    root.add(surface)
    assert not check(root, CANDLELIGHT, Box(0, 0, *CANVAS))


def test_a_row_with_too_few_figures_is_refused(look: UiStyle) -> None:
    with pytest.raises(ValueError, match="2 figures for 3 columns"):
        FigureTable(look, COLUMNS, [FigureRow("Ada", (1, 2))], 600)
