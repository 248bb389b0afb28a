"""Where the regions of the table begin and end, from the top, and how large cards are there: for a number of seats,
a shape of the canvas, and a size of the texts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.tabletop.geometry import placements
from resarcana_gui.tabletop.geometry.placements import SHAPE

ASKING_ROOM: Final = 8.0
"""How much higher the top bar is at twice the text size. The slate's upper edge gives it: no card gets smaller."""
WORDY: Final = 1.5
"""The largest text scale with words beside pictures that tell as much: captions, and names of what is one's own."""
SLATE_EDGE: Final = 8.0
"""The distance from the slate's lower edge to the cards on it, and without captions from the upper one."""
ONLY_OWN: Final = 120.0
"""Up to this additional height of the canvas, all of it is the viewer's."""
SMALL_WORDY: Final = WORDY * 0.75
"""The same in a small window, where all texts are larger by a third."""
TO_VELVET: Final = {2: 0.16}
"""The rivals' share of additional height, by the number of seats."""
TO_SEVERAL: Final = 0.3
"""The same with several rivals."""
TO_SLATE: Final = 0.16
"""The slate's share of it."""
TO_HAND: Final = 0.42
"""The hand's share of what is left; the viewer's row gets the rest."""
MOST_TO_HAND: Final = 50.0
"""Up to this while the hand lies between tray and piles, where it has no more width."""
HAND_APART_FROM: Final = 900.0
"""The additional height from which the hand lies above tray and piles, in the whole width."""
TO_HAND_APART: Final = 0.5
"""The hand's share there: no less height than beside them."""
WIDEST_PLACE: Final = {False: 156.0, True: 176.0}
"""The greatest width of a Place of Power beside eight magic items, by whether the window is small."""
WIDEST_CARD: Final = 300.0
"""The greatest width of a card of the viewer's, however tall the canvas is."""


@dataclass(frozen=True)
class Canvas(placements.Canvas):
    """The canvas of this table."""

    @property
    def apart(self) -> bool:
        """Whether it is so tall that the hand lies above what else is the viewer's, in the whole width."""
        return self.taller >= HAND_APART_FROM


@dataclass(frozen=True)
class Lines:
    """Heights on the canvas, and widths of cards."""

    velvet: float
    """The lower edge of the rivals' boards."""
    slate: float
    slate_low: float
    top_bar: float
    top_bar_low: float
    mat: float
    row: float
    row_low: float
    place_width: float
    item_width: float
    hand_width: float = 172.0
    own_width: float = 196.0

    def down(self, by: float) -> Lines:
        """Return the lines with everything above the viewer's row moved down."""
        return replace(
            self, velvet=self.velvet + by, slate=self.slate + by, slate_low=self.slate_low + by,
            top_bar=self.top_bar + by, top_bar_low=self.top_bar_low + by, mat=self.mat + by, row=self.row + by,
        )  # fmt: skip


TWO: Final = Lines(200, 214, 464, 468, 520, 524, 534, 806, 150, 68)
"""A table with one rival."""
MORE: Final = Lines(256, 266, 480, 483, 535, 538, 548, 806, 140, 64)
"""A table with two or three rivals."""
SMALL: Final = Lines(177, 189, 410, 412, 464, 468, 483, 753, 144, 69, 186, 198)
"""A small window with one rival: wider cards, fewer words."""
SMALL_MORE: Final = Lines(264, 270, 488, 490, 542, 546, 553, 805, 144, 64, 176, 198)
"""A small window with two or three rivals."""


def lines_of(seats: int, text_scale: float, canvas: Canvas) -> Lines:
    """Return the lines of a table. No card is smaller on it with larger texts, nor on a taller canvas."""
    lines = {(True, False): TWO, (False, False): MORE, (True, True): SMALL}.get((seats == 2, canvas.small), SMALL_MORE)
    larger = ASKING_ROOM * (text_scale - 1.0)
    lines = replace(lines, slate_low=lines.slate_low - larger, top_bar=lines.top_bar - larger).down(canvas.box.y)
    return _taller(_without_captions(lines, canvas) if is_large(text_scale, canvas) else lines, seats, canvas)


def is_large(text_scale: float, canvas: Canvas) -> bool:
    """Return whether texts are so large that ornament gives way to them."""
    return text_scale > (SMALL_WORDY if canvas.small else WORDY)


def _without_captions(lines: Lines, canvas: Canvas) -> Lines:
    """Return the lines with cards on the slate that are as high as it is."""
    fitting = (lines.slate_low - lines.slate - 2 * SLATE_EDGE) / SHAPE
    return replace(lines, place_width=max(lines.place_width, min(fitting, WIDEST_PLACE[canvas.small])))


def _taller(lines: Lines, seats: int, canvas: Canvas) -> Lines:
    """Return the lines with the canvas's additional height divided among them."""
    velvet = canvas.taller * TO_VELVET.get(seats, TO_SEVERAL) if canvas.taller > ONLY_OWN else 0.0
    most = (WIDEST_PLACE[canvas.small] - lines.place_width) * SHAPE
    slate = min(canvas.taller * TO_SLATE, most) if canvas.taller > ONLY_OWN else 0.0
    left = canvas.taller - velvet - slate
    hand = left * TO_HAND_APART if canvas.apart else min(left * TO_HAND, MOST_TO_HAND)
    held = hand / SHAPE if canvas.apart else lines.hand_width + hand / 2
    lines = replace(lines.down(velvet + slate), velvet=lines.velvet + velvet, slate=lines.slate + velvet)
    return replace(
        lines, row_low=lines.row_low + canvas.taller / 2 - hand, place_width=lines.place_width + slate / SHAPE,
        own_width=min(lines.own_width + (left - hand) / 3, WIDEST_CARD),
        hand_width=min(held, WIDEST_CARD),
    )  # fmt: skip
