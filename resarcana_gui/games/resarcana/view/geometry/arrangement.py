"""Where every card lies, for a view: plain functions. The table moves its cards accordingly."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.tables import ITEM, MAGE, MONUMENT, PLACE
from resarcana_gui.games.resarcana.rules.codes import CHOOSING_MAGES, COLLECTING, IN_DECK
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.geometry.areas import GAP, Areas, Slate
from resarcana_gui.games.resarcana.view.geometry.setup_areas import picked, setup_spots
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.placements import (
    BETWEEN,
    HALF,
    HAND_LEVEL,
    SHAPE,
    SLOT,
    TALL,
    WHOLE_FROM,
    Placement,
    Spots,
    fanned,
    grid,
    in_play,
    pile,
    row,
)

HAND_APART: Final = {4: 0.95}
"""The least distance of neighbours in a hand of so many cards, relative to their width: they overlap before they get
narrower. Other hands do not overlap. In a small window, four cards are wide enough then to show what they do; five
would not be."""
MOST_HELD: Final = 5
"""More cards than this are held as narrow ones, side by side, which show names rather than what the cards do."""
WIDE_ENOUGH: Final = 160.0
"""Unless each has this width all the same."""
HAND_EDGE: Final = 14.0
"""How much of the room many cards leave beside tray and piles: the outer ones are tilted most."""
NARROWEST: Final = 58.0
"""The least width of narrow cards; with less room they overlap."""
SUNK: Final = 0.44
"""How far the hand sinks below the edge while everybody collects, relative to the height of a card: names stay
legible."""
HAND_TILT: Final = 1.8
"""Degrees from one card of the hand to the next."""
MOST_ITEMS: Final = 6
"""The most items of the usual size."""
SMALLER: Final = 62 / 68
"""The width of more items, relative to the usual."""
ITEM_GAP: Final = 10.0
"""Between two items."""
MOST_PLACES: Final = 5
"""The most Places of Power in a game."""
OWN_WHOLE_FROM: Final = 92.0
"""The width from which the viewer's components are whole; in a small window they are from WHOLE_FROM."""
MOST_ROWS: Final = 4
"""The most rows of a seat's components, where there is height for them."""
ROOMY: Final = 1.17
"""The distance of a rival's cards where there is room, relative to their width."""

KIND_ORDER: Final = {MAGE: 0, ITEM: 1, PLACE: 4, MONUMENT: 3}
"""The order in play: the mage, the item, artifacts, monuments, Places of Power."""


def arrange(view: State, areas: Areas) -> Spots:
    """Return the spot of every card that is face up for its viewer, by component."""
    home = areas.home
    placements: Spots = {}
    slate = areas.slate
    places = row(places_in_game(view), slate.places.topleft, slate.card, GAP, z=1.0)
    placements.update((card, placement) for card, placement in places.items() if card in view.places)
    placements.update(row(view.display, slate.monuments.topleft, slate.card, GAP, z=1.0))
    placements.update(_items(sorted(view.items), slate))
    for board in areas.boards:
        theirs = [*in_order(view, board.seat), *picked(view, board.seat)]
        whole_from = WHOLE_FROM if board.roomy or not areas.small else math.inf
        placements.update(_play(view, theirs, board.cards, board.widest, board.least, whole_from))
        placements.update(_shown(view, board.seat, board.cards))
    own = in_order(view, home)
    placements.update(_own(view, [*own, *_mages(view, home)], areas.row, areas.own_width, small=areas.small))
    placements.update(pile(view.discards[home], pile_spot(areas.corner.discards)))
    placements.update(_hand(view, home, areas.hand, areas.hand_width))
    placements.update(setup_spots(view, own, areas))
    return {card: placement for card, placement in placements.items() if card >= 0}


def places_in_game(view: State) -> list[int]:
    """Return all Places of Power of this game, in their order in the centre: a claimed one leaves a gap, so that the
    others stay in place."""
    components = view.cards.components
    claimed = (number for row in view.play for number in row if components[number].kind == PLACE)
    return sorted([*view.places, *claimed])


def place_boxes(areas: Areas) -> list[Box]:
    """Return the places for Places of Power on the slate."""
    box, wide = areas.slate.places, areas.slate.card
    return [Box(box.x + at * (wide + GAP), box.y, wide, wide * SHAPE) for at in range(MOST_PLACES)]


def pile_spot(box: Box) -> Placement:
    """Return the place of one of the viewer's piles."""
    return Placement(*box.center, box.w, z=1.0)


def in_order(view: State, seat: int) -> list[int]:
    """Return a seat's components in play, by kind, each kind in the order in which it came."""
    components = view.cards.components
    return sorted(view.play[seat], key=lambda number: KIND_ORDER.get(components[number].kind, 2))


def _items(items: Sequence[int], slate: Slate) -> Spots:
    """Return the items' spots in three columns; in four of smaller cards before everybody has taken one."""
    across, width = (3, slate.item) if len(items) <= MOST_ITEMS else (4, slate.item * SMALLER)
    high = slate.items.h - 2 * width * SHAPE
    left = slate.items.centerx - (across * (width + ITEM_GAP) - ITEM_GAP) / 2
    return grid(items, (left, slate.items.y), across, width, (ITEM_GAP, max(high, 2.0)), z=1.0)


def _play(
    view: State, cards: Sequence[int], box: Box, widest: float, least: float, whole_from: float = WHOLE_FROM
) -> Spots:  # fmt: skip
    return in_play(
        cards, _turned(view, cards), box, widest, least, z=10.0, apart=ROOMY, whole_from=whole_from, most_rows=MOST_ROWS
    )


def _own(view: State, cards: Sequence[int], box: Box, widest: float, *, small: bool) -> Spots:
    """Return the spots of the viewer's components, whole as long as they can show what they do."""
    whole_from = WHOLE_FROM if small else OWN_WHOLE_FROM
    return in_play(cards, _turned(view, cards), box, widest, z=10.0, whole_from=whole_from, most_rows=MOST_ROWS)


def two_rows(count: int, box: Box) -> float:
    """Return the width of two rows of so many half cards that fill the height of a box."""
    return -(-count // 2) * (box.h - BETWEEN) / 2 / HALF * SLOT + GAP


def _turned(view: State, cards: Sequence[int]) -> set[int]:
    return {card for card in cards if view.turned[card]}


def _shown(view: State, seat: int, box: Box) -> Iterator[tuple[int, Placement]]:
    """Yield the card of a rival's hand that it shows while it pays."""
    if view.shown in view.hand[seat]:
        yield view.shown, Placement(box.right - 60, box.centery, 110.0, z=40.0)


def _mages(view: State, home: int) -> list[int]:
    """Return the mages to choose from; only the chosen one, once it is chosen."""
    chosen, mages = view.chosen[home], view.offer[home]
    return [chosen] if chosen in mages else list(mages)


def _hand(view: State, home: int, room: Box, widest: float) -> Spots:
    cards = list(view.hand[home])
    if not cards and view.phase == CHOOSING_MAGES:
        cards = [card for card in view.cards.artifacts if view.zone[card] == IN_DECK and view.owner[card] == home]
    room = room if len(cards) < MOST_HELD else room.inflate(-HAND_EDGE, 0)
    held = _wide if len(cards) <= MOST_HELD or _wide(len(cards), room, widest)[0] >= WIDE_ENOUGH else _narrow
    width, apart, shape = held(len(cards), room, widest)
    sunk = room.move(0, width * shape * SUNK) if view.phase == COLLECTING else room
    return fanned(cards, sunk, width, apart, HAND_TILT, z=HAND_LEVEL, shape=shape)


def _wide(count: int, room: Box, widest: float) -> tuple[float, float, float]:
    """Return the width of each card of the hand, the distance between neighbours relative to that, and the shape."""
    others = max(count - 1, 0)
    width = min(widest, room.h / SHAPE, room.w / (1 + others * HAND_APART.get(count, 1.0)))
    return width, min(1.0, (room.w - width) / (others * width)) if others else 1.0, SHAPE


def _narrow(count: int, room: Box, widest: float) -> tuple[float, float, float]:
    """Return the same for many cards."""
    width = min(widest, room.h / TALL, max(room.w / count, NARROWEST))
    return width, min(1.0, (room.w - width) / ((count - 1) * width)), TALL
