"""Where everything lies on the table of this game, for a number of seats and a shape of the canvas.

A small window has a canvas of the same size on which everything is larger: other lines, the same parts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.tabletop.geometry.placements import SHAPE, USUAL, Canvas

AROUND: Final = 1.3
"""How far a medallion's light reaches, relative to its radius."""
GAP: Final = 12.0
TALLEST: Final = 120.0
"""Up to this much more height of the canvas is used."""
ASKING_ROOM: Final = 44.0
"""How much higher the top bar is at twice the text size: the prompt takes two lines."""
FEED_WIDTH: Final = 280.0
"""The least width in which sentences have room."""
FEED_EDGE: Final = 18.0
CLOSE: Final = 6.0
"""Between that area and the edge of the leather."""
LEAST: Final = 160.0
"""The least width of the viewer's row beside an area kept clear."""
BETWEEN: Final = 30.0
"""Between two rivals' boards."""


class Circle(NamedTuple):
    """A round thing: its middle and radius."""

    x: float
    y: float
    radius: float

    @property
    def box(self) -> Box:
        """All that shows of it, with its light."""
        return square_about((self.x, self.y), self.radius * AROUND)


@dataclass(frozen=True)
class RivalBoard:
    """A rival's part of the table."""

    seat: int
    whole: Box
    medallion: Circle
    name: Box
    counts: Box
    """Gauge, hand, libraries and bonuses, in a line."""
    tray: Box
    """The sockets of its reserve."""
    deed: Box
    """What it did last."""
    die: Circle
    cards: Box
    widest: float
    """The greatest width of a card in play."""
    least: float
    """Cards that would be narrower than this lie in two rows."""


@dataclass(frozen=True)
class Corner:
    """What belongs to the viewer besides the cards."""

    medallion: Circle
    name: Box
    tray: Box
    socket: float
    """The distance from one socket to the next."""
    gems: Box
    score: Box
    """The line below: what the points would be now."""
    coins: tuple[Circle, ...]
    """The four bonuses."""
    beads: Box
    libraries: tuple[Box, Box]
    confirm: Box
    undo: Box


@dataclass(frozen=True)
class Areas:
    """The areas of one table; `home` is the viewer."""

    home: int
    canvas: Box
    small: bool
    boards: tuple[RivalBoard, ...]
    slate: Box
    felt: Box
    die: float
    """The edge of a die on the felt."""
    clock: Circle
    prices: Box
    piles: tuple[Circle, Circle]
    """The draw pile and the discards: the middle of each, and half its width."""
    top_bar: Box
    mat: Box
    cog: Circle
    """The viewer's die."""
    row: Box
    own_width: float
    corner: Corner
    hand: Box
    hand_width: float
    clear: Box | None = None
    """An area at the right end of the row that is kept clear."""

    @property
    def event_feed(self) -> Box | None:
        """The bare wood left of the rivals' boards; None where it is too narrow for sentences."""
        left, right = self.canvas.x + FEED_EDGE, min(board.whole.x for board in self.boards) - FEED_EDGE
        high = self.slate.y - self.canvas.y - 2 * FEED_EDGE
        return None if right - left < FEED_WIDTH else Box(left, self.canvas.y + FEED_EDGE, right - left, high)

    @property
    def upper(self) -> Box:
        """Everything above the top bar: packs of a draft lie there, and the open log covers it."""
        return Box(self.mat.x, self.canvas.y + 8, self.mat.w, self.top_bar.y - self.canvas.y - 12)

    @property
    def lower(self) -> Box:
        """The viewer's leather, as far as it is visible."""
        return Box(self.mat.x, self.mat.y, self.mat.w, self.canvas.bottom - self.mat.y)

    def row_end(self, width: float) -> Box:
        """Return the right end of the viewer's row in this width."""
        right, coin = self.mat.right - GAP, self.corner.coins[0]
        top, low = self.row.y - CLOSE, min(coin.y - coin.radius - CLOSE, self.hand.y + GAP)
        return Box(right - width, top, width, low - top)

    def right_of(self, edge: float) -> float:
        """Return where something that may reach to an edge ends, beside the area that is kept clear."""
        return edge if self.clear is None else min(edge, self.clear.x - GAP)

    def keeping_clear(self, area: Box) -> Areas:
        """Return the same areas with one at the right end of the row kept clear of the viewer's cards."""
        row, hand = (
            Box(box.x, box.y, max(min(box.right, area.x - GAP) - box.x, LEAST), box.h)
            if area.bottom > box.y + GAP
            else box
            for box in (self.row, self.hand)
        )
        return replace(self, row=row, hand=hand, clear=area)


class Lines(NamedTuple):
    """Heights on the canvas."""

    velvet: float
    slate: float
    slate_low: float
    top_bar: float
    top_bar_low: float
    mat: float
    row: float
    row_low: float


TWO: Final = Lines(188, 206, 462, 468, 520, 524, 534, 806)
MORE: Final = Lines(246, 256, 482, 485, 537, 540, 550, 812)
SMALL_TWO: Final = Lines(177, 186, 420, 426, 478, 482, 492, 752)
SMALL_MORE: Final = Lines(250, 256, 468, 470, 522, 526, 533, 776)


def _lines(seats: int, text_scale: float, canvas: Canvas) -> Lines:
    by = {(True, False): TWO, (False, False): MORE, (True, True): SMALL_TWO}
    lines, top = by.get((seats == 2, canvas.small), SMALL_MORE), canvas.box.y
    larger, hand = ASKING_ROOM * (text_scale - 1.0), min(canvas.taller, TALLEST) * 0.4
    return Lines(
        lines.velvet + top, lines.slate + top, lines.slate_low + top, lines.top_bar + top,
        lines.top_bar_low + top + larger, lines.mat + top + larger, lines.row + top + larger,
        lines.row_low + canvas.taller / 2 - hand,
    )  # fmt: skip


def areas(seats: int, home: int, text_scale: float = 1.0, canvas: Canvas = USUAL) -> Areas:
    """Return the areas of a table for this many seats, as `home` sees it."""
    lines, whole, small = _lines(seats, text_scale, canvas), canvas.box, canvas.small
    half = min((936.0 if small else 900.0) + canvas.wider / 2, 1150.0)
    mat = Box(960 - half, lines.mat, 2 * half, whole.bottom + 40 - lines.mat)
    wide = 840.0 if small else 830.0
    slate = Box(960 - wide, lines.slate, 2 * wide, lines.slate_low - lines.slate)
    edge = 165.0 if small else 202.0
    row = Box(mat.x + edge, lines.row, mat.w - edge - 36, lines.row_low - lines.row)
    cog = 66.0 if small else 84.0
    corner = _corner(whole, small)
    return Areas(
        home, whole, small, _boards(seats, home, lines.velvet, canvas, text_scale), slate, _felt(slate, small),
        _die_edge(small, seats), _clock(slate, seats, small), _prices(slate, small), _piles(slate, small),
        Box(whole.x, lines.top_bar, whole.w, lines.top_bar_low - lines.top_bar), mat,
        Circle(mat.x + (86 if small else 106), row.centery - 20, cog), row, 190.0, corner,
        _hand(corner, lines, whole), 168.0 if small else 160.0,
    )  # fmt: skip


def _die_edge(small: bool, seats: int) -> float:
    """Return the length of a die's edge, so that all dice lie beside each other on the felt, however turned."""
    if seats > 2:
        return 66.0 if small else 74.0
    return 74.0 if small else 78.0


def _felt(slate: Box, small: bool) -> Box:
    wide = 520.0 if small else 570.0
    return Box(slate.x + 36, slate.y + 20, wide, slate.h - 40)


def _clock(slate: Box, seats: int, small: bool) -> Circle:
    radius = min(150.0 if seats == 2 and not small else 134.0, slate.h / 2 + 14)
    return Circle(960, slate.centery - 8, radius)


def _prices(slate: Box, small: bool) -> Box:
    """Return the room of the prices now and, below, of those of the next season."""
    left = 1130.0 if small else 1160.0
    return Box(left, slate.y + 14, 384, slate.h - 28)


def _piles(slate: Box, small: bool) -> tuple[Circle, Circle]:
    y, half = slate.centery - 10, 46.0 if slate.h > 245 else 40.0
    right = slate.right - (58 if small else 62)
    return Circle(right - 2 * half - 16, y, half), Circle(right, y, half)


def _corner(whole: Box, small: bool) -> Corner:
    """Return the viewer's corner, measured from the lower edge of the canvas."""
    low = whole.bottom
    if small:
        coins = tuple(Circle(1466 + 53 * at, low - 262, 26.0) for at in range(4))
        libraries = (Box(1458, low - 166, 84, 84 * SHAPE), Box(1568, low - 166, 84, 84 * SHAPE))
        return Corner(
            Circle(146, low - 147, 88), Box(294, low - 306, 470, 50), Box(288, low - 252, 0, 76), 56.0,
            Box(288, low - 162, 470, 68), Box(294, low - 86, 470, 44), coins, Box(1462, low - 222, 240, 40), libraries,
            Box(1690, low - 200, 180, 84), Box(1690, low - 102, 180, 56),
        )  # fmt: skip
    coins = tuple(Circle(1449 + 55 * at, low - 230, 25.0) for at in range(4))
    libraries = (Box(1432, low - 161, 76, 76 * SHAPE), Box(1530, low - 161, 76, 76 * SHAPE))
    return Corner(
        Circle(166, low - 144, 92), Box(308, low - 262, 480, 46), Box(302, low - 210, 0, 72), 54.0,
        Box(302, low - 124, 402, 66), Box(310, low - 56, 420, 44), coins, Box(1426, low - 199, 226, 32), libraries,
        Box(1642, low - 188, 202, 84), Box(1664, low - 80, 158, 44),
    )  # fmt: skip


def _hand(corner: Corner, lines: Lines, whole: Box) -> Box:
    left = corner.tray.x + 10 * corner.socket + 56
    right = corner.libraries[0].x - 20
    return Box(left, lines.row_low + 14, right - left, whole.bottom - lines.row_low - 18)


def _boards(seats: int, home: int, low: float, canvas: Canvas, text_scale: float) -> tuple[RivalBoard, ...]:
    """Return the rivals' boards from the viewer's left, clockwise; their lower edge is at `low`."""
    rivals, top = [(home + step) % seats for step in range(1, seats)], canvas.box.y
    least = 96.0 if canvas.small or text_scale > 1.0 else 80.0
    if len(rivals) == 1:
        return (_wide(rivals[0], top, low, least, canvas.small),)
    wide = (1800.0 - BETWEEN * (len(rivals) - 1)) / len(rivals)
    return tuple(
        _narrow(seat, Box(60 + at * (wide + BETWEEN), top, wide, low - top), least) for at, seat in enumerate(rivals)
    )


def _wide(seat: int, top: float, low: float, least: float, small: bool) -> RivalBoard:
    """Return the board of an only rival, with its cards beside its name."""
    whole = Box(36, top, 1848, low - top) if small else Box(60, top, 1800, low - top)
    left = 222.0 if small else 256.0
    return RivalBoard(
        seat, whole, Circle(126, top + 84, 66) if small else Circle(156, top + 90, 70),
        Box(left, top + 10, 180, 48), Box(left + 186, top + 12, 320, 46), Box(left, top + 66, 430, 40),
        Box(left, top + 112, 430, 56), Circle(left + 470, top + 106, 37.0),
        Box(left + 538, top + 12, whole.right - left - 562, low - top - 28), 124, least,
    )  # fmt: skip


def _narrow(seat: int, whole: Box, least: float) -> RivalBoard:
    """Return the board of one of several rivals, with its cards below its name."""
    x, y, roomy = whole.x, whole.y, whole.w > 800
    radius = 52.0 if roomy else 46.0
    left, right = x + 2 * radius + 36, whole.right - 14
    counts = min(300.0, (right - left) * 0.62)
    return RivalBoard(
        seat, whole, Circle(x + radius + 18, y + 62, radius), Box(left, y + 5, right - left - counts - 8, 44),
        Box(right - counts, y + 5, counts, 44), Box(left, y + 52, right - left - 76, 34),
        Box(left, y + 83, right - left - 76, 44), Circle(right - 40, y + 86, 27.0),
        Box(x + 16, y + 126, whole.w - 32, whole.h - 136), 112 if roomy else 100, least,
    )  # fmt: skip


def middle_of(box: Box) -> Point:
    """Return the middle of a box."""
    return box.centerx, box.centery
