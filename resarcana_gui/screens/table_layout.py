"""How a game's table lies on the canvas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.transform import Box


@dataclass(frozen=True)
class TableLayout:
    """Where the parts that every table has lie on the canvas."""

    rail: Box
    """Right across: the log's pictures, the plate, knobs, and how far the game is."""
    confirm: Box
    """The place of buttons that hand something in, and of the way to the result."""
    undo: Box
    log: Box
    """What the log covers while it is read."""
    knob: float
    """The radius of knobs."""
    wing: Box | None = None
    """Where the last deeds are told, if the window is so wide that there is room beside the table."""
    areas: Sequence[Box] = ()
    """The parts that keys lead to one after another; without any, what lies above the rail, and what below."""
    weighed: Sequence[Box] = ()
    """What is looked at to decide: tips lie elsewhere, if they can."""
    covers: bool = False
    """Whether the table has a ground of its own, which covers the canvas."""


USUAL: Final = TableLayout(
    Box(0, 0, 1920, 52), Box(1658, 892, 178, 84), Box(1668, 996, 158, 44), Box(130, 64, 1660, 460), 22.0
)
"""For a table that leaves room there: along the upper edge, and in the lower right corner."""
