"""How chips lie on what they concern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.asking.controls.chip import Chip

GAP: Final = 6.0
"""Between chips."""
OVER: Final = 10.0
"""How far a row of chips may reach beyond the item on each side."""
SUNK: Final = 0.4
"""How much of the last row reaches below the item, as a share of the row."""
NARROWEST: Final = 180.0
"""The least width for text, in pixels of the smallest window, however small the item is."""
WIDENED: Final = 1.25
"""The factor by which rows are widened where they would be too high together."""
LOWEST: Final = 2
"""From this row on, counted from 0, chips lie below the item rather than cover more of it."""


@dataclass(frozen=True)
class ChipGroup:
    """Chips about one item, and a label above them."""

    where: Callable[[], Box | None]
    """Returns where the item lies now; None if it is not visible."""
    chips: Sequence[Node]
    tag: Node | None = None

    def __post_init__(self) -> None:
        for chip in self.chips:
            if isinstance(chip, Control):
                chip.together = self

    @property
    def nodes(self) -> list[Node]:
        """Everything in the group."""
        return [*self.chips, *([self.tag] if self.tag is not None else [])]

    def lay(self, box: Box, room: Box) -> None:
        """Lay the visible chips on a box, in rows about as wide as it, with the label above; all within the room. The
        rows are wider where they would be higher than the room."""
        shown = [chip for chip in self.chips if chip.visible]
        for chip in shown:
            if isinstance(chip, Chip):
                chip.fit(max(box.w + 2 * OVER, NARROWEST * chip.look.pixel))
        tag = self.tag if self.tag is not None and self.tag.visible else None
        above = tag.height + GAP if tag is not None else 0.0
        rows = _rows_within(shown, box.w + 2 * OVER, room.w, room.h - above) if shown else []
        heights = [max(chip.height for chip in row) for row in rows]
        high = above + _high(rows)
        below = heights[-1] * SUNK if heights else 0.0
        below += sum(height + GAP for height in heights[LOWEST:])
        top = min(max(box.bottom + below - high, room.top), room.bottom - high)
        if tag is not None:
            tag.at = (_within(box.centerx - tag.width / 2, tag.width, room), top)
            top += tag.height + GAP
        for row, height in zip(rows, heights, strict=True):
            _lay_row(row, box.centerx, top, height, room)
            top += height + GAP


def _rows(chips: Sequence[Node], width: float) -> list[list[Node]]:
    rows: list[list[Node]] = [[]]
    for chip in chips:
        if rows[-1] and _wide([*rows[-1], chip]) > width:
            rows.append([])
        rows[-1].append(chip)
    return rows


def _rows_within(chips: Sequence[Node], width: float, widest: float, highest: float) -> list[list[Node]]:
    """Return rows of a width, or wider ones where they would be too high."""
    width = max(width, *(chip.width for chip in chips))
    rows = _rows(chips, width)
    while len(rows) > 1 and _high(rows) > highest and width < widest:
        width *= WIDENED
        rows = _rows(chips, width)
    return rows


def _high(rows: Sequence[Sequence[Node]]) -> float:
    """Return the height of all rows together."""
    return sum(max(chip.height for chip in row) for row in rows) + GAP * max(len(rows) - 1, 0)


def _wide(row: Sequence[Node]) -> float:
    return sum(chip.width for chip in row) + GAP * (len(row) - 1)


def _lay_row(row: Sequence[Node], middle: float, top: float, height: float, room: Box) -> None:
    wide = _wide(row)
    x = _within(middle - wide / 2, wide, room)
    for chip in row:
        chip.at = (x, top + (height - chip.height) / 2)
        x += chip.width + GAP


def _within(x: float, width: float, room: Box) -> float:
    return min(max(x, room.left), room.right - width)
