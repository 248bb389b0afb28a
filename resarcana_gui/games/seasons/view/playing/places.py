"""Where the screen and the questions put their controls on this table."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.seasons.rules.codes import space_of
from resarcana_gui.games.seasons.view.asking.asked_question import OWN_ROW, SEAL
from resarcana_gui.games.seasons.view.geometry.areas import Areas
from resarcana_gui.games.seasons.view.geometry.arrangement import drawn_room, held_ids, kept_boxes
from resarcana_gui.games.seasons.view.table.scenery import DISCARDS, Scenery
from resarcana_gui.games.seasons.view.table.tray import column
from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.screens.table_view import TableLayout
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.items.table_item import Key
from resarcana_gui.tabletop.playing.item_drag import Zones

EDGE: Final = 6.0
DETAILS: Final = 46.0
KNOB: Final = 22.0
SMALL_KNOB: Final = 26.0
ASIDE: Final = 1.6
"""How many times as far to the side as a space of the clock lies what asks about it, so that chips for neighbouring
spaces do not cover each other."""


def layout_of(areas: Areas) -> TableLayout:
    """Return the places for what every table has."""
    whole, slate, row = areas.canvas, areas.slate, areas.row
    edges = (
        (whole.top, slate.top), (slate.top, slate.bottom), (areas.top_bar.bottom, row.bottom),
        (row.bottom, 2 * whole.h),
    )  # fmt: skip
    return TableLayout(
        areas.top_bar, areas.corner.confirm, areas.corner.undo, areas.upper, SMALL_KNOB if areas.small else KNOB,
        areas.event_feed, [Box(whole.x, top, whole.w, low - top) for top, low in edges], (areas.corner.gems,),
        covers=True,
    )  # fmt: skip


def zones(areas: Areas) -> Zones:
    """Return the place of each drop target on the canvas."""
    discards = areas.piles[1]
    around = square_about((discards.x, discards.y), discards.radius * SHAPE + 10)
    return {OWN_ROW: areas.row, SEAL: areas.corner.medallion.box.union(areas.corner.gems), DISCARDS: around}


def split_rooms(areas: Areas) -> tuple[Box, Box]:
    """Return where the nine cards lie before they are sorted, and the room of the three years."""
    upper, lower, confirm = areas.upper, areas.lower, areas.corner.confirm
    top = areas.canvas.y + 74
    above = Box(upper.x + 40, top, upper.w - 80, upper.bottom - top - 6)
    right = areas.right_of(confirm.x - 60)
    return above, Box(lower.x + 20, lower.y + 16, right - lower.x - 20, lower.h - 36)


def packs_corner(areas: Areas) -> Point:
    """Return the upper left corner of the button for the packs that the viewer saw: below the cards that it keeps."""
    first = kept_boxes(areas)[0]
    return first.x, first.bottom + 48


def question_layout(scenery: Scenery) -> QuestionLayout:
    """Return the places for questions: on cards, dice and boards, over the tray, and in the viewer's corner."""
    areas, corner = scenery.areas, scenery.areas.corner
    tray = tray_box(areas)
    notes = Box(tray.x, tray.y - EDGE - DETAILS, tray.w, DETAILS)
    beside = corner.libraries[0].unionall([corner.libraries[1], *(coin.box for coin in corner.coins)])
    return QuestionLayout(
        layout.inset(areas.canvas, EDGE, EDGE), corner.confirm, lambda count: drawn_room(areas), notes,
        partial(_item, scenery), lambda seat: scenery.boards[seat][-1].bounds(), beside, partial(_column, scenery),
        zones=(areas.row,), top=areas.top_bar.bottom,
    )  # fmt: skip


def tray_box(areas: Areas) -> Box:
    """Return where energies are chosen: over the tray and the gems below it."""
    tray, gems = areas.corner.tray, areas.corner.gems
    return Box(tray.x, tray.y, max(gems.w, 416.0), gems.bottom - tray.y)


def _column(scenery: Scenery, energy: int) -> Box | None:
    return column(tray_box(scenery.areas), energy) if energy < 4 else None


def _item(scenery: Scenery, key: Key) -> Box | None:
    """Return where an item lies; for a way to move the marker, the space where it leads; nowhere for a bonus, and for a
    card that the viewer has drawn, which chips would hide: buttons say what can be done with it."""
    if isinstance(key, int) and key in held_ids(scenery.state, scenery.resources.home)["drawn"]:
        return None
    if isinstance(key, tuple) and key[0] == "bonus":
        return None
    if isinstance(key, tuple) and key[0] == "move":
        box = scenery.clock.space_box(space_of(scenery.state.p + int(key[1])))
        middle = scenery.resources.areas.clock[0]
        return box.move((ASIDE - 1) * (box.centerx - middle), 0)
    return scenery.place_of(key)
