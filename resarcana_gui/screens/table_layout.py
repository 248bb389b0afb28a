"""How a game's table lies on the canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.transform import Box


@dataclass(frozen=True)
class TableLayout:
    """The areas of the canvas that every table has."""

    rail: Box
    """From left to right: the log's pictures, the plate, round buttons, and the progress of the game."""
    confirm: Box
    """The place of buttons that submit an answer, and of the one to the result."""
    undo: Box
    log: Box
    """The area that the open log covers."""
    knob: float
    """The radius of round buttons."""
    wing: Box | None = None
    """The area of the latest deeds, if the window is wide enough for one beside the table."""
    areas: Sequence[Box] = ()
    """The areas that keys lead to one after another; by default those above and below the rail."""
    weighed: Sequence[Box] = ()
    """What players look at to decide; tips avoid it if they can."""
    covers: bool = False
    """Whether the table has a ground of its own that covers the canvas."""


USUAL: Final = TableLayout(
    Box(0, 0, 1920, 52), Box(1658, 892, 178, 84), Box(1668, 996, 158, 44), Box(130, 64, 1660, 460), 22.0
)
"""The layout for a table that leaves room along the upper edge and in the lower right corner."""
