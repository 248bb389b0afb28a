"""Where everything lies on the table of Terra Mystica, for a number of seats and a shape of the canvas: rivals above,
the map in the middle between two wings, the viewer's own mat below. Where the canvas is much taller than wide, the map
takes its whole width, and the wings lie below the map.

A small window has a canvas of the same size on which everything is larger: other lines, the same parts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.tabletop.geometry.placements import USUAL, Canvas

GAP: Final = 14.0
"""Between rivals."""
EDGE: Final = 10.0
"""Inside the edge of a wing."""
WIDEST_WING: Final = 520.0
ROUNDS: Final = 6
CULTS: Final = 4
MORE_MAT: Final = 0.4
"""The share of more height of the canvas that the viewer's mat gets."""
MOST_TALLER: Final = 360.0
"""How much taller a canvas counts for the viewer's mat: in windows higher than 4 to 3 all else goes to the middle."""
LARGER: Final = 50.0
"""How much wider buttons are at twice the text size."""
EXCHANGES: Final = 240.0
"""The greatest height of all exchanges."""
OFFERS: Final = 76.0
"""The width of what shows which offers are accepted without asking."""
LARGEST_MEDALLION: Final = 90.0
"""The greatest radius of the viewer's medallion: a larger one would leave no room for tiles."""
BELOW: Final = 40.0
"""How far the viewer's mat reaches below the canvas."""
PLANK: Final = 44.0
"""The least height of a plank of a round that is not the current one."""
ACTIONS: Final = 98.0
"""The height of the power actions."""
TALLEST_CARD: Final = 190.0
"""Bonus cards are not higher; a taller canvas gives planks more room."""
UPRIGHT: Final = 1000.0
"""A canvas that is so much taller than usual has its wings below the map."""
BESIDE: Final = 880.0
"""The greatest height of the board between the wings, and of the wings."""
BELOW_MAP: Final = (645.0, 740.0)
"""The least and the greatest height of wings below the map."""
MAP_HIGH: Final = 1200.0
"""The height of the board that leaves no room at the sides of the map."""
TALLEST_BOARD: Final = 1360.0
LEFT_SHARE: Final = 0.58
"""The left wing's share of the width, below the map."""
BROAD: Final = 800.0
"""A left wing of this width has its rounds beside its actions and cards."""
ACTIONS_SHARE: Final = 0.26
"""The share of its height that its actions have then."""
TALLEST_BROAD_CARD: Final = 340.0
FEED_WIDTH: Final = 280.0
"""The least width in which sentences have room."""
SPEECH: Final = 540.0
"""How wide a teacher's words may be."""
WHOLE_RIVAL: Final = 1200.0
"""A rival's part of this width shows everything."""
ROWS_OF_RIVAL: Final = 500.0
NARROW_RIVAL: Final = 640.0
"""A rival's part of less width tells nothing twice."""


class Disc(NamedTuple):
    """A round thing: its middle and radius."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True)
class RivalPlace:
    """A rival's part of the table."""

    seat: int
    whole: Box
    medallion: Disc
    name: Box
    stock: Box
    state: Box
    """Tracks and keys."""
    more: Box | None
    """Buildings and income, if there is room."""
    deed: Box
    rows: Box | None = None
    """The places of its pieces, if there is room; `more` has its income then."""
    tiles: Box | None = None
    """Bonus card and tiles, if there is room."""


@dataclass(frozen=True)
class LeftWing:
    """Rounds, power actions, bonus cards."""

    whole: Box
    rounds: Box
    now: float
    """The height of the current round's plank."""
    plank: float
    actions_title: Box
    actions: Box
    cards_title: Box
    cards: Box


@dataclass(frozen=True)
class RightWing:
    """Cults with their order spaces, favour tiles, town tiles."""

    whole: Box
    columns: tuple[Box, ...]
    """A column for each cult, from its capital to its foot."""
    step: float
    orders: tuple[Box, ...]
    favours: Box
    towns: Box


@dataclass(frozen=True)
class Mat:
    """The viewer's own part."""

    whole: Box
    medallion: Disc
    name: Box
    stock: Box
    bowls: Box
    offers: Box
    """Which offers of power are accepted without asking."""
    income: Box
    rows: Box
    """The pieces that are left, in two rows."""
    tracks: Box
    card: Box
    tiles: Box
    specials: Box
    exchanges: Box
    confirm: Box
    undo: Box


@dataclass(frozen=True)
class Areas:
    """The areas of one table; `home` is the viewer."""

    home: int
    canvas: Box
    small: bool
    rivals: tuple[RivalPlace, ...]
    left: LeftWing
    right: RightWing
    board: Box
    """The slab that the map is carved into."""
    middle: Box
    """Everything between the rivals and the top bar."""
    top_bar: Box
    mat: Mat

    @property
    def map(self) -> Box:
        """The room of the map's hexes."""
        return layout.inset(self.board, 22, 16)

    @property
    def upper(self) -> Box:
        """Everything above the top bar: the open log covers it."""
        return Box(self.canvas.x + 24, self.canvas.y + 8, self.canvas.w - 48, self.top_bar.y - self.canvas.y - 12)

    @property
    def speech_room(self) -> Box:
        """Where a teacher speaks: over the right part of the map, where nothing happens in lessons."""
        inner = layout.inset(self.board, EDGE, EDGE)
        return Box(inner.right - SPEECH, inner.y, SPEECH, inner.h)


class Lines(NamedTuple):
    """Heights on the canvas."""

    rivals: float
    middle: float
    middle_low: float
    bar_low: float


LARGE: Final = Lines(135, 142, 787, 845)
SMALL: Final = Lines(135, 141, 768, 828)


def areas(seats: int, home: int, canvas: Canvas = USUAL, text_scale: float = 1.0) -> Areas:
    """Return the areas of a table for this many seats, as `home` sees it."""
    whole, small = canvas.box, canvas.small
    lines, upright = SMALL if small else LARGE, canvas.taller >= UPRIGHT
    more_mat = MORE_MAT * min(canvas.taller, MOST_TALLER)
    rivals = _rivals(seats, home, Box(whole.x + 24, whole.y, whole.w - 48, lines.rivals), 2 if upright else seats)
    top = rivals[-1].whole.bottom + lines.middle - lines.rivals
    low = whole.bottom - CANVAS[1] + lines.middle_low - more_mat
    middle = Box(whole.x, top, whole.w, low - top)
    wing = min(WIDEST_WING, (408.0 if not small else 430.0) + canvas.wider / 2)
    left, board, right = _under_each_other(middle) if upright else _beside_each_other(middle, wing)
    bar = Box(whole.x, low + 2, whole.w, lines.bar_low - lines.middle_low - 2)
    return Areas(
        home, whole, small, rivals, _left_wing(left, small), _right_wing(right), board, middle, bar,
        _mat(whole, bar.bottom + 4, small, text_scale),
    )  # fmt: skip


def _beside_each_other(middle: Box, wing: float) -> tuple[Box, Box, Box]:
    """Return the left wing, the board and the right wing, in a row as high as they can use."""
    high = min(middle.h, BESIDE)
    left = Box(max(middle.x + 14, 960 - 528 - 14 - wing), middle.y + (middle.h - high) / 2, wing, high)
    right = Box(middle.right - (left.x - middle.x) - wing, left.y, wing, high)
    return left, Box(left.right + 10, left.y - 2, right.x - left.right - 20, high + 4), right


def _under_each_other(middle: Box) -> tuple[Box, Box, Box]:
    """Return the left wing, the board and the right wing: the board above, with the wings below it side by side."""
    least, most = BELOW_MAP
    high = min(max(middle.h - MAP_HIGH - 10, least), most)
    board = Box(middle.x + 14, middle.y, middle.w - 28, min(middle.h - high - 10, TALLEST_BOARD))
    gap = (middle.h - high - board.h) / 3
    board.y += gap
    wide = board.w - 10
    left = Box(board.x, board.bottom + gap, wide * LEFT_SHARE, high)
    return left, board, Box(left.right + 10, left.y, wide - left.w, high)


def _rivals(seats: int, home: int, first: Box, across: int) -> tuple[RivalPlace, ...]:
    """Return the rivals' parts from the viewer's left, clockwise: in rows of so many, the first row in this box."""
    others = [(home + step) % seats for step in range(1, seats)]
    found: list[RivalPlace] = []
    for start in range(0, len(others), across):
        row = others[start : start + across]
        room = first.move(0, start // across * (first.h + GAP))
        boxes = layout.columns(room, [1.0] * len(row), gap=GAP)
        found += [_rival(seat, box) for seat, box in zip(row, boxes, strict=True)]
    return tuple(found)


def _rival(seat: int, box: Box) -> RivalPlace:
    high = box.h
    radius = high * 0.34
    left, right = box.x + 2 * radius + 44, box.right - 14
    roomy = box.w >= NARROW_RIVAL
    wide = min(430.0, (right - left) * 0.58) if roomy else right - left
    row = (high - 2) / 3
    name = Box(left, box.y + 1, wide * (1.0 if roomy else 0.62), row)
    stock = Box(left, name.bottom, wide, row)
    state = Box(left, stock.bottom, wide if roomy else wide * 0.54, row)
    if not roomy:
        deed = Box(state.right + 8, state.y, right - state.right - 8, row)
        return RivalPlace(
            seat, box, Disc(box.x + radius + 22, box.y + high / 2 - 2, radius), name, stock, state, None, deed
        )
    beside = left + wide + 16
    if box.w >= WHOLE_RIVAL:
        return _whole_rival(seat, box, Disc(box.x + radius + 22, box.y + high / 2 - 2, radius), (name, stock, state))
    more = Box(beside, name.y, right - beside, 2 * row)
    deed = Box(beside, state.y, right - beside, row)
    return RivalPlace(
        seat, box, Disc(box.x + radius + 22, box.y + high / 2 - 2, radius), name, stock, state, more, deed
    )


def _whole_rival(seat: int, box: Box, medallion: Disc, lines: tuple[Box, Box, Box]) -> RivalPlace:
    """Return the part of an only rival, which has room for everything."""
    name, stock, state = lines
    left, right, high = name.right + 16, box.right - 24, box.h - 22
    rows = Box(right - 0.26 * (right - left) - ROWS_OF_RIVAL - 16, box.y + 8, ROWS_OF_RIVAL, high)
    tiles = Box(rows.right + 16, rows.y, right - rows.right - 16, high)
    more, deed = Box(left, name.y, rows.x - left - 16, 2 * name.h), Box(left, state.y, rows.x - left - 16, state.h)
    return RivalPlace(seat, box, medallion, name, stock, state, more, deed, rows, tiles)


def _left_wing(box: Box, small: bool) -> LeftWing:
    inner = layout.inset(box, EDGE, EDGE)
    now, title = 78.0 if small else 82.0, 28.0
    if inner.w >= BROAD:
        return _broad_left_wing(box, inner, title)
    used = (ROUNDS - 1) * (PLANK + 5) + now + 2 * title + ACTIONS + 7 + TALLEST_CARD
    more = max(0.0, inner.h - used) / ROUNDS
    rounds = Box(inner.x, inner.y, inner.w, (ROUNDS - 1) * (PLANK + more + 5) + now + more)
    first = Box(inner.x + 4, rounds.bottom + 4, inner.w, title)
    actions = Box(inner.x, first.bottom, inner.w, ACTIONS)
    second = Box(inner.x + 4, actions.bottom + 3, inner.w, title)
    cards = Box(inner.x, second.bottom, inner.w, inner.bottom - second.bottom)
    return LeftWing(box, rounds, now + more, PLANK + more, first, actions, second, cards)


def _broad_left_wing(box: Box, inner: Box, title: float) -> LeftWing:
    """Return the wing with the rounds at its left, and actions and cards at its right."""
    rounds, other = layout.columns(inner, [1.0, 1.0], gap=16)
    plank = (inner.h - (ROUNDS - 1) * 5) / (ROUNDS + 0.2)
    first = Box(other.x + 4, other.y, other.w, title)
    actions = Box(other.x, first.bottom, other.w, inner.h * ACTIONS_SHARE)
    second = Box(other.x + 4, actions.bottom + 8, other.w, title)
    cards = Box(other.x, second.bottom, other.w, min(other.bottom - second.bottom, TALLEST_BROAD_CARD))
    return LeftWing(box, rounds, 1.2 * plank, plank, first, actions, second, cards)


def _right_wing(box: Box) -> RightWing:
    inner = layout.inset(box, EDGE, EDGE - 2)
    order, favours, towns = 32.0, 3 * 44.0 + 10.0, 44.0
    towns_box = Box(inner.x, inner.bottom - towns, inner.w, towns)
    favour_box = Box(inner.x, towns_box.y - favours - 4, inner.w, favours)
    columns = layout.columns(Box(inner.x, inner.y, inner.w, favour_box.y - order - 6 - inner.y), [1.0] * CULTS, gap=8)
    orders = tuple(Box(each.x, each.bottom + 2, each.w, order) for each in columns)
    step = (columns[0].h - 42) / 11
    return RightWing(box, tuple(columns), step, orders, favour_box, towns_box)


def _mat(whole: Box, top: float, small: bool, text_scale: float) -> Mat:
    half = min(917.0, whole.w / 2 - 30) if not small else whole.w / 2 - 16
    box = Box(960 - half, top, 2 * half, whole.bottom + BELOW - top)
    high, x = whole.bottom - top, box.x
    radius = min(high * 0.33, LARGEST_MEDALLION)
    left = x + 2 * radius + 56
    row = (high - 10) / 5
    more = LARGER * (text_scale - 1.0)
    rows = Box(left + 342, top + 10, 490 - more, high - 66)
    tracks = Box(rows.x, rows.bottom + 4, rows.w, high - rows.h - 20)
    card = Box(rows.right + 18, top + 14, 112, high * 0.62)
    right = card.right + 14
    undo = Box(box.right - 234, whole.bottom - 66, 192, 48)
    confirm = Box(box.right - 252 - more, undo.y - 96, 228 + more, 78)
    specials = Box(confirm.x - 216 - 0.8 * more, top + 12, 200, 48)
    return Mat(
        box, Disc(x + radius + 30, top + high / 2 - 2, radius), Box(left, top + 4, 336, row),
        Box(left, top + 4 + row, 336, row), Box(left, top + 6 + 2 * row, 336 - OFFERS - 8, 2 * row - 2),
        Box(left + 336 - OFFERS, top + 12 + 2 * row, OFFERS, 46),
        Box(left, whole.bottom - row - 2, 336, row), rows, tracks, card,
        Box(right, top + 12, specials.x - right - 12, high - 22), specials,
        Box(specials.x, specials.bottom + 8, specials.w, min(whole.bottom - specials.bottom - 18, EXCHANGES)), confirm,
        undo,
    )  # fmt: skip
