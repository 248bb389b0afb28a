"""Where the regions of the table begin and end, from the top, and how large cards are there: for a number of seats,
a shape of the canvas, and a size of the texts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.viewport import CANVAS

TALLEST: Final = 120.0
"""Up to this much additional height of the canvas is used, mostly for the viewer's cards."""
TO_ROW: Final = 70.0 / TALLEST
"""The share of it that the viewer's row gets; the hand gets the rest."""
ASKING_ROOM: Final = 44.0
"""How much higher the top bar is at twice the text size: the prompt takes two lines."""


@dataclass(frozen=True)
class Canvas:
    """How much larger than usual the canvas is, and whether the window is so small that everything must be larger on
    it."""

    wider: float = 0.0
    taller: float = 0.0
    small: bool = False

    @property
    def box(self) -> Box:
        """All that is visible; the usual canvas is in its middle."""
        return Box(
            -self.wider / 2, -self.taller / 2, CANVAS[0] + self.wider, CANVAS[1] + self.taller
        )  # fmt: skip


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
MORE: Final = Lines(238, 248, 480, 483, 535, 538, 548, 806, 140, 64)
"""A table with two or three rivals."""
SMALL: Final = Lines(177, 189, 410, 412, 464, 468, 483, 753, 144, 69, 186, 198)
"""A small window with one rival: wider cards, fewer words."""
SMALL_MORE: Final = Lines(250, 257, 466, 468, 520, 524, 531, 783, 138, 64, 176, 198)
"""A small window with two or three rivals."""


def lines_of(seats: int, text_scale: float, canvas: Canvas) -> Lines:
    """Return the lines of a table."""
    lines = {(True, False): TWO, (False, False): MORE, (True, True): SMALL}.get((seats == 2, canvas.small), SMALL_MORE)
    larger = ASKING_ROOM * (text_scale - 1.0)
    lines = replace(
        lines, top_bar_low=lines.top_bar_low + larger, mat=lines.mat + larger, row=lines.row + larger
    ).down(canvas.box.y)  # fmt: skip
    taller = min(canvas.taller, TALLEST)
    hand = (1.0 - TO_ROW) * taller
    return replace(
        lines, row_low=lines.row_low + canvas.taller / 2 - hand, own_width=lines.own_width + taller / 5,
        hand_width=lines.hand_width + hand / 2,
    )  # fmt: skip
