"""The areas of the table on the canvas, for two to four seats, from the rivals' boards at the top to the viewer's
corner at the bottom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.view.geometry.rival_boards import RivalBoard, rival_boards
from resarcana_gui.games.resarcana.view.geometry.table_lines import SLATE_EDGE, Canvas, Lines, is_large, lines_of
from resarcana_gui.scene import layout
from resarcana_gui.scene.transform import Box, square_about
from resarcana_gui.tabletop.geometry.placements import SHAPE

CAPTION: Final = 30.0
"""The height of the captions above the rows of the slate."""
GAP: Final = 12.0
"""Between two cards of the slate."""
DECK: Final = 0.78
"""The width of the monument deck, relative to a monument."""
EDGE: Final = 36.0
"""The distance from the edge of the viewer's mat to the row on it."""
SMALL_EDGE: Final = 18.0
"""The same in a small window, where ten cards still show what they do."""
PILE_WIDTH: Final = 112.0
"""The width of the viewer's piles."""
BADGE: Final = 64.0
"""The same where they are badges."""
PILE_LABEL: Final = 30.0
"""The height of the captions below the viewer's piles."""
COLLECT: Final = (370.0, 94.0)
"""The size of the button that collects."""
HAND: Final = Box(700, 0, 692, 0)
"""The area of the hand: from the tray to the piles."""
AROUND: Final = 1.5
"""How far a medallion extends around its middle, relative to the radius of its face."""
MAT: Final = 900.0
"""Half of the usual width of the viewer's mat."""
SMALL_MAT: Final = 924.0
"""The same in a small window."""
WIDEST_MAT: Final = 1100.0
"""The same in the widest windows."""
SLATE: Final = 70.0
"""How much less half of the slate's width is."""
SMALL_SLATE: Final = 24.0
"""The same in a small window."""


LEAST: Final = 160.0
"""The least width of the viewer's row and of the hand: where an area kept clear would leave less, they overlap it."""
FEED_WIDTH: Final = 280.0
"""The least width in which sentences have room."""
FEED_EDGE: Final = 18.0
"""The distance from the event feed to what is around it."""


class Circle(NamedTuple):
    """The middle of a medallion, and the radius of its face."""

    x: float
    y: float
    radius: float

    @property
    def box(self) -> Box:
        """All that shows of it: its ring, and the light around that."""
        return square_about((self.x, self.y), self.radius * AROUND)


@dataclass(frozen=True)
class Slate:
    """The middle of the table, with the rows that lie on it."""

    whole: Box
    places: Box
    monuments: Box
    deck: Box
    """The monument deck."""
    items: Box
    card: float
    """The width of a Place of Power and of a monument."""
    item: float
    """The width of a magic item if there are six; more are smaller."""
    captioned: bool
    """Whether there is room for captions above the rows."""


@dataclass(frozen=True)
class Corner:
    """What belongs to the viewer: who they are, and what they have."""

    medallion: Circle
    name: Box
    tray: Box
    """The pool."""
    income: Box
    """What they collect next."""
    deck: Box
    discards: Box
    confirm: Box
    """The place of every button that hands something in: Pass, Collect, Pay, Done."""
    undo: Box

    @property
    def collect(self) -> Box:
        """The place of the button that collects: large, over the piles, which are hidden then."""
        wide, high = max(COLLECT[0], 2 * self.confirm.w), COLLECT[1]
        return Box(self.confirm.right - wide, self.confirm.bottom - high, wide, high)


@dataclass(frozen=True)
class Areas:
    """The areas of one table; `home` is the viewer."""

    home: int
    canvas: Box
    """All that is visible."""
    small: bool
    """Whether the window is so small that everything is larger on the canvas, and there are fewer words."""
    boards: tuple[RivalBoard, ...]
    """The rivals' areas, from the viewer's left."""
    slate: Slate
    top_bar: Box
    """The wood between the halves: the log's pictures, the prompt, the buttons."""
    mat: Box
    """The viewer's leather, which extends below the canvas."""
    row: Box
    """The room for the viewer's components in play."""
    corner: Corner
    hand: Box
    hand_width: float
    """The width of a card of the hand, while there are few."""
    own_width: float
    """The greatest width of a component in play."""

    @property
    def event_feed(self) -> Box | None:
        """The bare wood to the left of the rivals' boards; None where it is too narrow for sentences."""
        left, right = self.canvas.x + FEED_EDGE, min(board.whole.x for board in self.boards) - FEED_EDGE
        if right - left < FEED_WIDTH:
            return None
        return Box(
            left,
            self.canvas.y + FEED_EDGE,
            right - left,
            self.slate.whole.y - self.canvas.y - 2 * FEED_EDGE,
        )

    def row_end(self, width: float) -> Box:
        """Return the right end of the viewer's row in this width, from the top bar down to the piles."""
        right = self.mat.right - GAP
        return Box(right - width, self.row.y, width, self.corner.deck.y - GAP - self.row.y)

    def keeping_clear(self, area: Box) -> Areas:
        """Return the same areas with one at the right end of the row kept clear of the viewer's components, and of the
        hand if it extends that far down."""
        row, hand = (
            Box(box.x, box.y, max(min(box.right, area.x - GAP) - box.x, LEAST), box.h)
            if area.bottom > box.y + GAP
            else box
            for box in (self.row, self.hand)
        )
        return replace(self, row=row, hand=hand)

    def giving_room(self, seat: int | None) -> Areas:
        """Return the same areas with more room for one of several rivals; for any other seat they stay as they are."""
        if len(self.boards) == 1 or seat is None:
            return self
        low = self.slate.whole.y
        boards = (board.with_more_room(low) if board.seat == seat else board for board in self.boards)
        return replace(self, boards=tuple(boards))

    @property
    def rivals_half(self) -> Box:
        """The rivals' half with the slate: the log covers it while it is read."""
        return Box(self.mat.x, self.canvas.y + 8, self.mat.w, self.top_bar.y - self.canvas.y - 12)


def areas(seats: int, home: int, text_scale: float = 1.0, canvas: Canvas = Canvas()) -> Areas:  # noqa: B008 - a value
    """Return the areas of a table for this many seats, as `home` sees it."""
    lines, whole = lines_of(seats, text_scale, canvas), canvas.box
    half = min((SMALL_MAT if canvas.small else MAT) + canvas.wider / 2, WIDEST_MAT)
    middle = half - (SMALL_SLATE if canvas.small else SLATE)
    mat = Box(960 - half, lines.mat, 2 * half, whole.bottom + 40 - lines.mat)
    edge = SMALL_EDGE if canvas.small else EDGE
    row = Box(mat.x + edge, lines.row, mat.w - 2 * edge, lines.row_low - lines.row)
    large = is_large(text_scale, canvas)
    corner = _corner(whole, canvas.small, large)
    boards = rival_boards(seats, home, lines.velvet, canvas)
    return Areas(
        home, whole, canvas.small, boards, _slate(middle, lines, seats > 2 or canvas.small or large),
        Box(whole.x, lines.top_bar, whole.w, lines.top_bar_low - lines.top_bar), mat, row, corner,
        _hand(corner, lines, mat if canvas.apart else None, whole), lines.hand_width, lines.own_width,
    )  # fmt: skip


def _slate(half: float, lines: Lines, brief: bool) -> Slate:
    """Return the slate with its rows side by side in the middle."""
    whole = Box(960 - half, lines.slate, 2 * half, lines.slate_low - lines.slate)
    card, item, caption = lines.place_width, lines.item_width, 0.0 if brief else CAPTION
    top = whole.bottom - SLATE_EDGE - card * SHAPE
    wide = layout.row(
        Box(whole.x, top, whole.w, card * SHAPE),
        [(5 * card + 4 * GAP, 1), (2 * card + GAP, 1), (card * DECK, 1), (3 * item + 20, 1)],
        align=0.5, gap=28.0,
    )  # fmt: skip
    places, monuments, deck, items = (Box(box.x, top, box.w, card * SHAPE) for box in wide)
    high = deck.w * SHAPE
    return Slate(
        whole, places.move(-14, 0), monuments, Box(deck.x - 12, top + card * SHAPE - high, deck.w, high), items, card,
        item, caption > 0,
    )  # fmt: skip


def _corner(whole: Box, small: bool, large: bool) -> Corner:
    """Return the viewer's corner, measured from the lower edge of the canvas. With `large` texts medallion and piles
    are badges: numbers and buttons get their room."""
    low = whole.bottom
    if large:
        return _large_corner(low, 684.0 if small else 694.0)
    if small:
        return Corner(
            Circle(147, low - 140, 88), Box(300, low - 274, 400, 44), Box(294, low - 230, 390, 141),
            Box(300, low - 80, 376, 48), *_piles(1440, 1567, low - 130), Box(1690, low - 200, 180, 84),
            Box(1690, low - 102, 180, 56),
        )  # fmt: skip
    return Corner(
        Circle(166, low - 144, 92), Box(318, low - 260, 380, 50), Box(314, low - 206, 380, 140),
        Box(318, low - 62, 370, 52), *_piles(1452, 1576, low - 136), Box(1658, low - 188, 178, 84),
        Box(1668, low - 84, 158, 44),
    )  # fmt: skip


def _large_corner(low: float, right: float) -> Corner:
    """Return the corner with large texts, with a tray that reaches to `right`, as with usual ones."""
    piles = layout.rows(Box(1560 - BADGE / 2, low - 214, BADGE, 2 * BADGE * SHAPE + GAP), [1.0, 1.0], GAP)
    return Corner(
        Circle(118, low - 144, 66), Box(226, low - 260, 470, 50), Box(222, low - 206, right - 222, 140),
        Box(226, low - 62, 470, 52), piles[0], piles[1], Box(1656, low - 190, 200, 88), Box(1656, low - 94, 200, 70),
    )  # fmt: skip


def _piles(deck: float, discards: float, y: float) -> tuple[Box, Box]:
    high = PILE_WIDTH * SHAPE
    one, other = (Box(x - PILE_WIDTH / 2, y - high / 2, PILE_WIDTH, high) for x in (deck, discards))
    return one, other


def _hand(corner: Corner, lines: Lines, above: Box | None, whole: Box) -> Box:
    """Return the area between the tray and the piles, below the viewer's row; the hand's lower edge may lie a little
    below the canvas. On a tall canvas it lies in the whole width of the mat `above` them."""
    top = lines.row_low + 10
    if above is not None:
        return Box(above.x + EDGE, top, above.w - 2 * EDGE, corner.name.y - GAP - top)
    left = max(corner.tray.right + 10, HAND.x)
    right = corner.deck.x - 8
    return Box(left, top, right - left, whole.bottom - lines.row_low - 12)
