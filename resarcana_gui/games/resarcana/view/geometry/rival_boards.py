"""The rivals' boards: a piece of velvet for each rival, side by side along the upper edge."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.games.resarcana.view.geometry.table_lines import Canvas
from resarcana_gui.scene.transform import Box, Point

EDGES: Final = (60.0, 1860.0)
"""The left and right edges of several boards."""
BETWEEN: Final = 30.0
"""Between two boards."""
BEYOND: Final = 40.0
"""How far they extend beyond the far edge of the table."""
ROW_TOP: Final = 8.0
"""The distance from the top of an only rival's board to its cards."""
ROOMY: Final = 200.0
"""The height for components from which they may be whole and wide, however small the window."""
ROOMY_WIDEST: Final = 180.0
"""The greatest width of a component there."""
ASIDE: Final = 39.0
"""How much further to each side the components of the acting rival may lie: over the gap to the next board."""
LARGER: Final = 1.16
"""How much wider its components may be."""
CLEAR: Final = 2.0
"""The least distance between them and the slate."""
LEAST: Final = 83.0
"""The width of a card below which long names would be cut."""
LEAST_IN_SMALL: Final = 96.0
"""The same in a small window."""


@dataclass(frozen=True)
class RivalBoard:
    """A rival's part of the table."""

    seat: int
    whole: Box
    """The visible part of its velvet."""
    middle: Point
    """The middle of its medallion."""
    radius: float
    """The radius of the medallion's face."""
    name: Box
    pool: Box
    piles: Box
    """How many cards lie where."""
    deed: Box
    """What it did last, in a sentence."""
    cards: Box
    """Its components in play."""
    widest: float
    """The greatest width of a component."""
    least: float
    """Components that would be narrower than this lie in two rows."""

    def with_more_room(self, low: float) -> RivalBoard:
        """Return the board with more room for components, down to `low` and over the gaps beside it: that of one of
        several rivals, while it acts."""
        cards = Box(self.cards.x - ASIDE, self.cards.y, self.cards.w + 2 * ASIDE, low - CLEAR - self.cards.y)
        return replace(self, cards=cards, widest=LARGER * self.widest)

    @property
    def roomy(self) -> bool:
        """Whether it has the height for whole components, as on a tall canvas."""
        return self.cards.h > ROOMY


def rival_boards(seats: int, home: int, low: float, canvas: Canvas) -> tuple[RivalBoard, ...]:
    """Return the rivals' boards, from the viewer's left, clockwise; their lower edge is at `low`."""
    boards = _laid_out(seats, home, low, canvas)
    return tuple(replace(board, widest=ROOMY_WIDEST) if board.roomy else board for board in boards)


def _laid_out(seats: int, home: int, low: float, canvas: Canvas) -> tuple[RivalBoard, ...]:
    rivals = [(home + step) % seats for step in range(1, seats)]
    top, least = canvas.box.y, LEAST_IN_SMALL if canvas.small else LEAST
    if len(rivals) == 1:
        return ((_small if canvas.small else _wide)(rivals[0], top, low, least),)
    wide = (EDGES[1] - EDGES[0] - BETWEEN * (len(rivals) - 1)) / len(rivals)
    return tuple(
        _narrow(seat, Box(EDGES[0] + at * (wide + BETWEEN), top, wide, low - top), least)
        for at, seat in enumerate(rivals)
    )


def _wide(seat: int, top: float, low: float, least: float) -> RivalBoard:
    """Return the board of an only rival, with its cards beside its name."""
    return RivalBoard(
        seat, Box(60, top, 1800, low - top), (156, top + 100), 74, Box(258, top + 12, 440, 50),
        Box(258, top + 66, 380, 42), Box(258, top + 108, 260, 44), Box(258, top + 152, 440, 30),
        Box(716, top + ROW_TOP, 1116, low - top - 24), 122, least,
    )  # fmt: skip


def _small(seat: int, top: float, low: float, least: float) -> RivalBoard:
    return RivalBoard(
        seat, Box(36, top, 1848, low - top), (126, top + 84), 69, Box(222, top + 8, 270, 56),
        Box(222, top + 64, 420, 50), Box(500, top + 10, 200, 50), Box(222, top + 118, 480, 46),
        Box(716, top + 6, 1152, low - top - 18), 132, least,
    )  # fmt: skip


def _narrow(seat: int, whole: Box, least: float) -> RivalBoard:
    """Return the board of one of several rivals, with its cards below its name."""
    x, y, roomy = whole.x, whole.y, whole.w > 800
    radius = 50.0 if roomy else 46.0
    left = x + 2 * radius + 52
    right = whole.right - 14
    piles = Box(right - 190, y + 4, 190, 44)
    return RivalBoard(
        seat, whole, (x + radius + 24, y + 62), radius, Box(left, y + 4, piles.x - left - 6, 44),
        Box(left, y + 48, min(right - left, 420), 36), piles, Box(left, y + 83, right - left, 31),
        Box(x + 12, y + 114, whole.w - 24, whole.h - 122), 112 if roomy else 102, least,
    )  # fmt: skip
