"""Where everything is on a card face, for a width in canvas pixels."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from resarcana_gui.scene.text import MINIMUM
from resarcana_gui.scene.transform import Box

SHAPE: Final = 1.4
"""How tall a card is, for its width."""
DESIGN: Final = 480.0
"""The width of the design that large cards are scaled from."""
LARGE_FROM: Final = 200.0
TABLE_FROM: Final = 84.0
ROOMY: Final = 120.0
"""From this width on, cards on the table show what they cost and do beside their picture."""


class Detail(Enum):
    """How much a face shows."""

    SMALL = 0
    """The picture, and points."""
    TABLE = 1
    """Picture and name, and as much else as can be read."""
    LARGE = 2
    """Everything."""


def detail(width: float) -> Detail:
    """What a card of a width shows."""
    if width >= LARGE_FROM:
        return Detail.LARGE
    return Detail.TABLE if width >= TABLE_FROM else Detail.SMALL


class Plan(NamedTuple):
    """Boxes and sizes in canvas pixels, the card's corner at 0, 0."""

    width: float
    detail: Detail
    radius: float
    rim: float
    title: Box
    window: Box
    field: Box
    name_size: int
    line_size: int
    cost_side: float
    plate_height: float
    seal_side: float

    @property
    def height(self) -> float:
        """How tall the card is."""
        return self.width * SHAPE


def large(width: float) -> Plan:
    """The whole card."""
    unit = width / DESIGN
    return Plan(
        width, Detail.LARGE, 22 * unit, 12 * unit,
        _box(12, 12, 468, 68, unit), _box(20, 72, 460, 402, unit), _box(20, 410, 460, 652, unit),
        at_least(40 * unit), at_least(38 * unit), max(52 * unit, 26), max(60 * unit, 28), max(84 * unit, 34),
    )  # fmt: skip


def on_table(width: float, title: float, field: float, scale: float = 1.0) -> Plan:
    """A card on the table, whose title and field of powers have heights of their own; the picture has the rest."""
    height, rim = width * SHAPE, max(3.0, round(width * 0.026))
    inner = width - 2 * rim
    title_box = Box(rim, rim, inner, title)
    window = Box(rim, rim + title, inner, height - 2 * rim - title - field)
    field_box = Box(rim, window.bottom, inner, field)
    roomy = width >= ROOMY
    return Plan(
        width, detail(width), width * 0.055, rim, title_box, window, field_box,
        at_least(MINIMUM * scale), at_least(MINIMUM * scale),
        28 if roomy else 24, 28 if roomy else 25, 38 if roomy else 32,
    )  # fmt: skip


def at_least(size: float) -> int:
    """A size of letters that can be read."""
    return max(MINIMUM, round(size))


def _box(left: float, top: float, right: float, low: float, unit: float) -> Box:
    return Box(left * unit, top * unit, (right - left) * unit, (low - top) * unit)
