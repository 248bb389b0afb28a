"""Where the screen and the questions put their controls on this table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.areas import GAP, LEAST, Areas
from resarcana_gui.games.resarcana.view.geometry.arrangement import two_rows
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene import layout
from resarcana_gui.scene.dim_overlay import LightSpot
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.table_view import TableLayout
from resarcana_gui.tabletop.asking.controls import card_grid
from resarcana_gui.tabletop.asking.controls.large_answers import boxes_beside
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.geometry.placements import SHAPE, SLOT, WHOLE_FROM

EDGE: Final = 6.0
"""The distance of controls from the edges of their areas."""
BELOW_ROW: Final = 12.0
"""How far cards to choose from extend below the viewer's row: down to the hand."""
KEPT: Final = 1 / 3
"""How much of the viewer's row its cards keep beside those to choose from, unless they need less."""
LARGE: Final = 1.5
"""The text scale above which letters are large."""
BUTTON: Final = 58.0
"""The room for a button above the piles."""
LARGE_BUTTON: Final = 82.0
"""The room for a button above the piles, with letters larger than LARGE."""
DETAILS: Final = 66.0
"""The height that is free above the tray; more details extend further up."""
KNOB: Final = 22.0
"""The radius of round buttons."""
SMALL_KNOB: Final = 26.0
"""The radius of round buttons in a small window."""
LIT: Final = 290.0
"""How far above and below the middle of the viewer's row light fades."""
FAINT: Final = 0.24
"""How much of the light stays on the rivals' boards: a contrast of 4.5 to 1 for the smallest number there."""


def layout_of(areas: Areas) -> TableLayout:
    """Return the places for what every table has; keys lead from the rivals to the slate, to the viewer's row and to
    the corner."""
    whole, slate, row = areas.canvas, areas.slate.whole, areas.row
    edges = (
        (whole.top, slate.top),
        (slate.top, slate.bottom),
        (areas.top_bar.bottom, row.bottom),
        (row.bottom, 2 * whole.h),
    )
    return TableLayout(
        areas.top_bar, areas.corner.confirm, areas.corner.undo, areas.rivals_half, SMALL_KNOB if areas.small else KNOB,
        areas.event_feed, [Box(whole.x, top, whole.w, low - top) for top, low in edges], (areas.corner.tray,),
        covers=True,
    )  # fmt: skip


def question_layout(scenery: Scenery) -> QuestionLayout:
    """Return the places for questions: on cards and boards, over the pool, and in the viewer's corner. Cards and
    counters are looked up where they lie at the time."""
    areas, corner = scenery.resources.areas, scenery.resources.areas.corner
    notes = Box(corner.tray.x, corner.tray.y - EDGE - DETAILS, corner.tray.w, DETAILS)
    return QuestionLayout(
        layout.inset(areas.canvas, EDGE, EDGE), corner.confirm, partial(_room_for, scenery), notes,
        scenery.place_of, partial(_seat, scenery), corner.deck.union(corner.discards),
        partial(_column, scenery), partial(_avoided, scenery), _zones(areas), areas.top_bar.bottom,
    )  # fmt: skip


def _zones(areas: Areas) -> Sequence[Box]:
    """Return the parts of the table: the rivals' boards, the slate, the viewer's row, and all below it."""
    canvas, low = areas.canvas, areas.row.bottom + BELOW_ROW
    slate, row = (Box(canvas.x, box.y, canvas.w, box.h) for box in (areas.slate.whole, areas.row))
    row.h = low - row.y
    return [*(board.whole for board in areas.boards), slate, row, Box(canvas.x, low, canvas.w, canvas.bottom - low)]


def collect_layout(scenery: Scenery) -> QuestionLayout:
    """Return the same while a whole Collect phase is planned: the piles are not needed then, so the button is large."""
    return replace(question_layout(scenery), confirm=scenery.resources.areas.corner.collect, beside=None)


def own_half(areas: Areas) -> Sequence[LightSpot]:
    """Return what stays light while the viewer is asked only about their own components: everything from their row
    down, and the rivals' boards a little, so that their numbers are legible."""
    middle, reach = areas.row.center, (2 * areas.canvas.w, LIT)
    theirs = LightSpot((middle[0], areas.canvas.top), reach, FAINT)
    return [theirs, *(LightSpot((middle[0], middle[1] + lower), reach, 1.0) for lower in (0.0, LIT / 2, LIT))]


def answers_to_attack(scenery: Scenery, count: int) -> Sequence[Box]:
    """Return the places of the answers to an attack: on the slate, beside the attacker."""
    assault, slate = scenery.assault, scenery.areas.slate.whole
    return boxes_beside(layout.inset(slate, EDGE, EDGE), assault.looming if assault is not None else None, count)


def _room_for(scenery: Scenery, count: int) -> Box:
    """Return the room for cards to choose from, at the right end of the viewer's row: they are as wide as the
    viewer's cards beside them, or as two rows of those permit. Their texts are legible, unless a panel beside the
    game takes that room."""
    areas, own = scenery.areas, len(scenery.state.play[scenery.areas.home])
    row, top, larger = areas.row, areas.top_bar.bottom, scenery.look.text.scale > LARGE
    low = min(row.bottom + BELOW_ROW, areas.corner.deck.top - (LARGE_BUTTON if larger else BUTTON))
    width = row.w / (count + own) / SLOT
    if width < WHOLE_FROM:
        width = (row.w - two_rows(own, row)) / count - card_grid.GAP
    kept = max(LEAST, min(two_rows(own, row), row.w * KEPT)) + GAP
    most = (row.w - kept - 2 * card_grid.EDGE + card_grid.GAP) / count - card_grid.GAP
    readable = WHOLE_FROM * scenery.look.pixel + 0.5
    width = min(max(width, readable), most, (low - top - 2 * card_grid.EDGE) / SHAPE)
    wide = count * (width + card_grid.GAP) - card_grid.GAP + 2 * card_grid.EDGE
    return Box(row.right - wide, top, wide, low - top)


def _seat(scenery: Scenery, seat: int) -> Box | None:
    """Return the board of a rival, or the viewer's corner: the viewer's row is covered by cards."""
    return scenery.boards[seat][-1].bounds()


def _avoided(scenery: Scenery, laid_out: Box | None) -> Sequence[Box]:
    """Return the areas of the viewer's cards in play and in hand, where they lie while others are laid out to choose
    from, and of a panel beside the game."""
    state, home, placements = scenery.state, scenery.areas.home, scenery.spots_beside(laid_out)
    own = [placements[card].box() for card in (*state.play[home], *state.hand[home]) if card in placements]
    return [*own, *filter(None, (scenery.kept_clear,))]


def _column(scenery: Scenery, kind: int) -> Box | None:
    """Return the part of the tray in which essences of a type lie."""
    counter, tray = (
        scenery.heads[scenery.resources.home].pool.counters[kind].bounds(),
        scenery.resources.areas.corner.tray,
    )
    return Box(counter.x, tray.y + EDGE / 2, counter.w, tray.h - EDGE)
