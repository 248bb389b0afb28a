"""Where everything has its place that the screen and the questions lay on this table."""

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
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.geometry.spots import SHAPE, SLOT, WHOLE_FROM

EDGE: Final = 6.0
BELOW_ROW: Final = 12.0
"""How far cards to choose from reach down below the own row: to the hand."""
KEPT: Final = 1 / 3
"""How much of the own row its cards keep beside those to choose from, unless they need less."""
LARGE: Final = 1.5
BUTTON: Final = 58.0
LARGE_BUTTON: Final = 82.0
"""The room for a button above the piles, and in letters larger than that."""
DETAILS: Final = 66.0
"""The height that is free above the tray; more of them reach further up."""
KNOB: Final = 22.0
SMALL_KNOB: Final = 26.0
"""The radius of knobs, and in a small window."""
LIT: Final = 290.0
"""How far above and below the middle of the own row light fades."""
FAINT: Final = 0.24
"""How much of the light stays on the rivals' velvet: 4.5 to 1 for the smallest number there."""


def layout_of(areas: Areas) -> TableLayout:
    """The places for what every table has; keys lead from the rivals to the slate, to the own row and to the corner."""
    whole, slate, row = areas.canvas, areas.slate.whole, areas.row
    edges = (
        (whole.top, slate.top),
        (slate.top, slate.bottom),
        (areas.top_bar.bottom, row.bottom),
        (row.bottom, 2 * whole.h),
    )
    return TableLayout(
        areas.top_bar, areas.corner.confirm, areas.corner.undo, areas.theirs, SMALL_KNOB if areas.small else KNOB,
        areas.event_feed, [Box(whole.x, top, whole.w, low - top) for top, low in edges], (areas.corner.tray,),
        covers=True,
    )  # fmt: skip


def question_layout(scenery: Scenery) -> QuestionLayout:
    """The places for questions: on cards and boards, over the pool, and in the own corner; those of cards and counters
    are where they lie when asked for."""
    areas, corner = scenery.resources.areas, scenery.resources.areas.corner
    notes = Box(corner.tray.x, corner.tray.y - EDGE - DETAILS, corner.tray.w, DETAILS)
    return QuestionLayout(
        layout.inset(areas.canvas, EDGE, EDGE), corner.confirm, partial(_room_for, scenery), notes,
        scenery.place_of, partial(_seat, scenery), corner.deck.union(corner.discards),
        partial(_column, scenery), partial(_own_cards, scenery), areas.top_bar.bottom,
    )  # fmt: skip


def collect_layout(scenery: Scenery) -> QuestionLayout:
    """The same while a whole Collect phase is planned: the piles are not needed then, so the button is large."""
    return replace(question_layout(scenery), confirm=scenery.resources.areas.corner.collect, beside=None)


def own_half(areas: Areas) -> Sequence[LightSpot]:
    """What stays light while the viewer is asked about nothing but their own: from their row downwards; and a little of
    what rivals have, so that their numbers can be read."""
    middle, reach = areas.row.center, (2 * areas.canvas.w, LIT)
    theirs = LightSpot((middle[0], areas.canvas.top), reach, FAINT)
    return [theirs, *(LightSpot((middle[0], middle[1] + lower), reach, 1.0) for lower in (0.0, LIT / 2, LIT))]


def _room_for(scenery: Scenery, count: int) -> Box:
    """The room for cards to choose from, at the right end of the own row: their width is that of the own cards beside
    them, or what two rows of those leave. What they do can be read on them, unless a board beside the game takes that
    room."""
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
    """Its velvet, or the own corner: cards lie on the own row."""
    return scenery.boards[seat][-1].bounds()


def _own_cards(scenery: Scenery, laid_out: Box | None) -> Sequence[Box]:
    """Those in play and in hand, where they lie while others are laid out to choose from."""
    state, home, spots = scenery.state, scenery.areas.home, scenery.spots_beside(laid_out)
    return [spots[card].box() for card in (*state.play[home], *state.hand[home]) if card in spots]


def _column(scenery: Scenery, kind: int) -> Box | None:
    """The part of the tray in which essences of a type lie."""
    counter, tray = (
        scenery.heads[scenery.resources.home].pool.counters[kind].bounds(),
        scenery.resources.areas.corner.tray,
    )
    return Box(counter.x, tray.y + EDGE / 2, counter.w, tray.h - EDGE)
