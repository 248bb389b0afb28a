"""Where every card lies, for a view: plain functions. The table moves its cards accordingly."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.rules.basic_moves import limit_of
from resarcana_gui.games.seasons.rules.codes import DRAFTING, LIBRARIES, LIMIT, MOST_GAUGE, NO_CARD, PACK
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.view.faces.face import held_id
from resarcana_gui.games.seasons.view.geometry.areas import Areas, RivalBoard
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.placements import (
    HALF,
    HAND_LEVEL,
    LYING,
    SHAPE,
    STEP,
    TALL,
    TURNED,
    Placement,
    Spots,
    fanned,
    grid,
    in_play,
    row,
)

SLOT: Final = 1.06
"""The room for one card in play, relative to its width."""
HOLLOW: Final = 0.5
"""The width of a free place, relative to that of a card."""
HOLLOW_ROOM: Final = 0.56
"""The room for it."""
WHOLE_FROM: Final = 108.0
"""The width from which the viewer's cards are whole."""
MOST_HELD: Final = 4
"""More cards than this are held as narrow ones."""
NARROWEST: Final = 58.0
WORTH: Final = 1.15
"""How much wider cards in two lines are to be than narrow ones in one, so that they are held in that way."""
HELD: Final = 1.45
"""Their shape: like narrow cards they show their name, their costs and their picture."""
HELD_GAP: Final = 8.0
"""Between them."""
TILT: Final = 2.2
PACK_WIDEST: Final = 196.0
PACK_TILT: Final = 1.2
KEPT_WIDEST: Final = 150.0
SOCKET_EDGE: Final = 24.0
"""What the tray is wider than its sockets."""
APART: Final = 36.0
"""Between the viewer's tray or crystals and the hand."""
SHOWN: Final = 190.0
"""The width of a card that is being summoned."""
DRAWN: Final = 230.0
"""The width of cards that are drawn to choose from."""
DRAWN_GAP: Final = 16.0
"""Between them, and between them and the prompt."""
ABOVE: Final = 45.0
"""The level of a card that is being paid for."""


def held_ids(view: State, seat: int) -> dict[str, list[int]]:
    """Return the ids of the cards that are not in play and that the viewer sees, by the name of their place: hand,
    summoning, drawn, pack, kept, second, third."""
    drawn = view.drawn if view.drawer == seat else []
    zones = {
        "hand": view.hand[seat], "drawn": drawn, "pack": view.pack[seat], "kept": view.kept[seat],
        "second": view.second[seat], "third": view.third[seat],
        "summoning": [view.summoning] if view.summoning != NO_CARD else [],
    }  # fmt: skip
    seen: Counter[int] = Counter()
    found: dict[str, list[int]] = {}
    for name, cards in zones.items():
        found[name] = []
        for card in cards:
            if card >= 0:
                found[name].append(held_id(card, min(seen[card], 1)))
                seen[card] += 1
    return found


def arrange(view: State, areas: Areas, *, sorting: bool = True) -> Spots:
    """Return the spot of every card that is face up for its viewer, by id. Cards that are being sorted into years have
    none, as controls show them; without `sorting` they lie as they were kept."""
    home, ids = areas.home, held_ids(view, areas.home)
    spots: Spots = {}
    for board in areas.boards:
        spots.update(rival_row(view, board)[0])
    if view.phase == DRAFTING:
        spots.update(_pack(ids["pack"], areas))
        spots.update(_kept(ids["kept"], areas))
        return spots
    if view.phase == LIBRARIES and view.kept[home]:
        return spots if sorting else {**spots, **_kept(ids["kept"], areas)}
    spots.update(own_row(view, areas)[0])
    spots.update(_hand(ids["hand"], hand_room(view, areas), areas.hand_width))
    spots.update(_drawn(ids["drawn"], areas))
    for card in ids["summoning"]:
        spots[card] = summoning_spot(view, areas)
    return spots


def free_places(view: State, seat: int) -> int:
    """Return how many more cards a seat has room for."""
    return max(0, min(view.gauge[seat], MOST_GAUGE) - len(view.play[seat]))


def own_row(view: State, areas: Areas) -> tuple[Spots, list[Box]]:
    """Return the spots of the viewer's cards in play, and the boxes of free places."""
    cards, free = view.play[areas.home], free_places(view, areas.home)
    turned = {card for card in cards if view.turned[card]}
    box = areas.row
    units = len(cards) + HOLLOW_ROOM * free
    width = min(areas.own_width, box.w / max(units, 1.0) / SLOT, (box.h - 8) / SHAPE)
    if width < WHOLE_FROM:
        return in_play(cards, turned, box, areas.own_width, 1e9, z=10.0), []
    return _laid(cards, turned, free, box, width, SHAPE, 10.0)


def rival_row(view: State, board: RivalBoard) -> tuple[Spots, list[Box]]:
    """Return the spots of a rival's cards in play, and the boxes of free places."""
    cards, free = view.play[board.seat], free_places(view, board.seat)
    turned, box = {card for card in cards if view.turned[card]}, board.cards
    units = len(cards) + HOLLOW_ROOM * free
    width = min(board.widest, box.w / max(units, 1.0) / SLOT, box.h / HALF)
    if width < board.least:
        free, units = 0, float(len(cards))
        width = min(board.widest, box.w / max(units, 1.0) / SLOT, box.h / HALF)
    if width < board.least:
        return in_play(cards, turned, box, board.widest, board.least, z=10.0, whole_from=math.inf), []
    return _laid(cards, turned, free, box, width, HALF, 10.0, left=len(cards) + free > 0)


def _laid(
    cards: Sequence[int], turned: set[int], free: int, box: Box, width: float, shape: float, z: float, *,
    left: bool = False,
) -> tuple[Spots, list[Box]]:  # fmt: skip
    """Return cards and free places side by side: in the middle of a box, or from its left edge."""
    step, hollow = width * SLOT, width * HOLLOW
    whole = len(cards) * step + free * width * HOLLOW_ROOM
    x = box.x if left else box.x + max(0.0, (box.w - whole) / 2)
    spots: Spots = {}
    for at, card in enumerate(cards):
        spot = Placement(x + width / 2, box.centery, width, 0.0, z + at * STEP, shape)
        if card in turned:
            spot = spot._replace(width=width * min(0.9, LYING * SHAPE / shape), angle=TURNED)
        spots[card] = spot
        x += step
    high = width * shape * 0.94
    places = [Box(x + at * width * HOLLOW_ROOM, box.centery - high / 2, hollow, high) for at in range(free)]
    return spots, places


def summoning_spot(view: State, areas: Areas) -> Placement:
    """Return where a card lies that is being paid for: over the next free place of its owner."""
    seat = view.active
    if seat == areas.home:
        places = own_row(view, areas)[1]
        x, y = (places[0].centerx, places[0].centery) if places else (areas.row.right - 90, areas.row.centery)
        return Placement(min(x + 40, areas.row.right - 100), y, min(SHOWN, areas.own_width), 0.0, ABOVE)
    board = next((each for each in areas.boards if each.seat == seat), areas.boards[0])
    places = rival_row(view, board)[1]
    x = places[0].centerx if places else board.cards.right - 60
    return Placement(min(x + 30, board.cards.right - 60), board.cards.centery, 110.0, 0.0, ABOVE, HALF)


def hand_room(view: State, areas: Areas) -> Box:
    """Return the room of the viewer's hand: also that of the sockets that only some cards give, while there are none
    and nothing lies there."""
    hand, home, corner = areas.hand, areas.home, areas.corner
    extra = max(limit_of(view, home), total(view.reserve[home])) > LIMIT
    left = hand.x if extra else max(corner.gems.right, corner.tray.x + LIMIT * corner.socket + SOCKET_EDGE) + APART
    return Box(left, hand.y, hand.right - left, hand.h)


def _hand(cards: Sequence[int], room: Box, widest: float) -> Spots:
    others = max(len(cards) - 1, 0)
    if len(cards) <= MOST_HELD:
        width = min(widest, room.h / SHAPE)
        apart = min(1.0, (room.w - width) / (others * width)) if others else 1.0
        return fanned(cards, room, width, apart, TILT, z=HAND_LEVEL)
    width = min(widest * 0.8, room.h / TALL, max(room.w / len(cards), NARROWEST))
    across = -(-len(cards) // 2)
    in_two = min(widest * 0.8, (room.h - HELD_GAP) / 2 / HELD, (room.w + HELD_GAP) / across - HELD_GAP)
    if in_two > WORTH * width:
        return _in_two_lines(cards, room, in_two, across)
    apart = min(1.0, (room.w - width) / (others * width))
    return fanned(cards, room, width, apart, TILT / 2, z=HAND_LEVEL, shape=TALL)


def _in_two_lines(cards: Sequence[int], room: Box, width: float, across: int) -> Spots:
    """Return the spots of cards in two lines in the middle of a room: their names are wider there than in one."""
    whole = Box(0, 0, across * (width + HELD_GAP) - HELD_GAP, 2 * width * HELD + HELD_GAP)
    whole.center = room.center
    return grid(cards, whole.topleft, across, width, (HELD_GAP, HELD_GAP), HAND_LEVEL, HELD)


def pack_room(areas: Areas) -> Box:
    """Return where the pack of a draft is fanned."""
    upper = areas.upper
    return Box(upper.x + 190, upper.y + 96, upper.w - 380, upper.h - 116)


def _pack(cards: Sequence[int], areas: Areas) -> Spots:
    room = pack_room(areas)
    width = min(PACK_WIDEST, room.w / max(len(cards), 1) / SLOT, room.h / SHAPE)
    return fanned(cards, room, width, SLOT, PACK_TILT, z=HAND_LEVEL)


def kept_boxes(areas: Areas) -> list[Box]:
    """Return the places of the nine cards that are kept in a draft."""
    lower = areas.lower
    right = areas.right_of(lower.right - 280)
    room = Box(lower.x + 60, lower.y + 76, right - lower.x - 60, lower.h - 130)
    width = min(KEPT_WIDEST, room.w / PACK / 1.1)
    step = room.w / PACK
    return [Box(room.x + at * step, room.y + 20, width, width * SHAPE) for at in range(PACK)]


def _kept(cards: Sequence[int], areas: Areas) -> Spots:
    boxes = kept_boxes(areas)
    return {
        card: Placement(*box.center, box.w, 0.0, 20.0 + at)
        for at, (card, box) in enumerate(zip(cards, boxes, strict=False))
    }


def drawn_room(areas: Areas) -> Box:
    """Return where cards lie that the viewer has drawn to choose from: before the clock, down to the prompt, and large
    enough to be read, over rivals' cards if need be."""
    high = min(DRAWN * SHAPE, areas.top_bar.y - areas.canvas.y - 3 * DRAWN_GAP)
    return Box(360, areas.top_bar.y - DRAWN_GAP - high, 1200, high)


def _drawn(cards: Sequence[int], areas: Areas) -> Spots:
    room = drawn_room(areas)
    width = min(room.h / SHAPE, room.w / len(cards) - DRAWN_GAP) if cards else 0.0
    left = room.centerx - (len(cards) * (width + DRAWN_GAP) - DRAWN_GAP) / 2
    return row(cards, (left, room.bottom - width * SHAPE), width, DRAWN_GAP, z=HAND_LEVEL + 10)
