"""Where the screen's own things lie on a game's table."""

from __future__ import annotations

from dataclasses import dataclass

from resarcana_gui.scene.transform import Box


@dataclass(frozen=True)
class Furniture:
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


def usual() -> Furniture:
    """For a table that leaves room there: along the upper edge, and in the lower right corner."""
    return Furniture(
        Box(0, 0, 1920, 52), Box(1658, 892, 178, 84), Box(1668, 996, 158, 44), Box(130, 64, 1660, 460), 22.0
    )
