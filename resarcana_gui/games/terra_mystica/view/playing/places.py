"""Where the screen and the questions put their controls on this table."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.view.geometry.areas import Areas
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table_view import TableLayout
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout

EDGE: Final = 6.0
KNOB: Final = 22.0
SMALL_KNOB: Final = 26.0
NOTES: Final = 46.0


def layout_of(areas: Areas) -> TableLayout:
    """Return the places for what every table has."""
    mat, whole = areas.mat, areas.canvas
    above = Box(whole.x, whole.y, whole.w, areas.middle.y - whole.y)
    below = Box(whole.x, areas.top_bar.bottom, whole.w, whole.bottom - areas.top_bar.bottom)
    return TableLayout(
        areas.top_bar, mat.confirm, mat.undo, areas.upper, SMALL_KNOB if areas.small else KNOB, None,
        [above, areas.middle, below], (mat.stock, mat.bowls), covers=True,
    )  # fmt: skip


def question_layout(scenery: Scenery) -> QuestionLayout:
    """Return the places for questions."""
    areas, mat = scenery.areas, scenery.areas.mat
    room = layout.inset(areas.canvas, EDGE, EDGE)
    notes = Box(mat.rows.x, mat.whole.y - NOTES - EDGE, mat.rows.w, NOTES)
    return QuestionLayout(
        room, mat.confirm, lambda count: areas.board, notes, scenery.place_of, scenery.seat_box,
        mat.exchanges.union(mat.specials), top=areas.top_bar.bottom,
    )  # fmt: skip
