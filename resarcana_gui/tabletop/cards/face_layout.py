"""The layout of a card face, for a width in canvas pixels."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from resarcana_gui.scene.text import MINIMUM
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.placements import SHAPE

DESIGN: Final = 480.0
"""The width of the design that all cards are scaled from."""
RIM: Final = 12.0
"""The width of the rim in the design."""
INNER: Final = 20.0
"""How far window and field lie inside the edge, in the design."""
LARGE_FROM: Final = 200.0
"""The width from which a face shows everything, in pixels of the smallest window."""
TABLE_FROM: Final = 84.0
"""The width from which a face shows a name, in canvas pixels."""
HELD_UP: Final = 236.0
"""The width of a card that is held up for everybody, in canvas pixels."""
ROOMY: Final = 116.0
"""The width from which costs, plate and seal on a card on the table have their full size."""


class Detail(Enum):
    """How much a face shows."""

    SMALL = 0
    """The picture, its plate, and points."""
    TABLE = 1
    """Picture and name, and as much else as is legible."""
    LARGE = 2
    """Everything."""
    HALF = 3
    """Name, picture and points of half a card; on a tall one also its costs."""


def detail(width: float, pixel: float = 1.0) -> Detail:
    """Return the detail of a card of a width; `pixel` is the length of a window's pixel on the canvas."""
    if width >= LARGE_FROM * pixel:
        return Detail.LARGE
    return Detail.TABLE if width >= TABLE_FROM else Detail.SMALL


INTO_FIELD: Final = 8.0
"""How far a plate or seal on a small card reaches into the field below the picture."""
LEAST_SEAL: Final = 26.0
"""The least side of a seal. On low cards it does not grow with the letters, as it would cover the end of the name."""


class Plan(NamedTuple):
    """Boxes and sizes in canvas pixels, with the card's corner at 0, 0. Without a field, the height of its box is 0."""

    width: float
    detail: Detail
    title: Box
    window: Box
    field: Box
    name_size: int
    line_size: int
    cost_side: float
    plate_height: float
    seal_side: float
    height: float = 0.0
    """The height of half a card or a tall one; 0 for others, whose shape gives it."""

    @property
    def unit(self) -> float:
        """The length of a pixel of the design."""
        return self.width / DESIGN

    @property
    def card(self) -> Box:
        """The whole card."""
        return Box(0, 0, self.width, self.height or self.width * SHAPE)

    @property
    def tall(self) -> bool:
        """Whether it is a narrow card, higher for its width than others."""
        return self.height > self.width * SHAPE

    @property
    def radius(self) -> float:
        """The radius of the card's corners."""
        return 22 * self.unit


def large(width: float, scale: float = 1.0, *, told: bool = True) -> Plan:
    """Return the plan of a whole card in the proportions of the design; with a larger picture if there are no lines."""
    unit = width / DESIGN
    split = 402 if told else 596
    return Plan(
        width, Detail.LARGE, _box(12, 12, 468, 68, unit), _box(20, 72, 460, split, unit),
        _box(20, split + 8, 460, 652, unit), readable(40 * unit * scale), readable(46 * unit * scale),
        max(60 * unit, 32), max(60 * unit, 30), max(84 * unit, 40),
    )  # fmt: skip


def on_table(width: float, title: float, field: float, scale: float = 1.0, pixel: float = 1.0) -> Plan:
    """Return the plan of a card on the table, with the given heights of title and field; the picture has the rest.
    `pixel` is the length of a window's pixel on the canvas."""
    unit, height = width / DESIGN, width * SHAPE
    title_box = Box(RIM * unit, RIM * unit, width - 2 * RIM * unit, title)
    top, low = (title_box.bottom + 2 * unit, height - INNER * unit) if title else (RIM * unit, height - RIM * unit)
    side = INNER * unit if title else RIM * unit
    field_box = Box(side, low - field, width - 2 * side, field)
    window = Box(side, top, width - 2 * side, low - top - (field + 2 * unit if field else 0.0))
    roomy, larger = width >= ROOMY * pixel, max(scale, pixel)
    seal = min((40 if roomy else 34) * scale, max(window.h + INTO_FIELD, LEAST_SEAL * scale))
    return Plan(
        width, detail(width, pixel), title_box, window, field_box, readable(MINIMUM * scale),
        readable(MINIMUM * scale), (32 if roomy else 28) * larger, (28 if roomy else 26) * pixel,
        seal,
    )  # fmt: skip


def half(width: float, shape: float, title: float, scale: float = 1.0) -> Plan:
    """Return the plan of half a card or a tall one, with a title of this height; the picture has the rest."""
    unit, height = width / DESIGN, width * shape
    title_box = Box(RIM * unit, RIM * unit, width - 2 * RIM * unit, title)
    window = Box(RIM * unit, title_box.bottom + 2 * unit, width - 2 * RIM * unit, 0.0)
    window.h = height - RIM * unit - window.y
    field = Box(window.x, window.bottom, window.w, 0.0)
    seal = min(34 * scale, max(window.h + 4, LEAST_SEAL))
    return Plan(
        width, Detail.HALF, title_box, window, field, readable(MINIMUM), readable(MINIMUM), 28, 26, seal, height
    )  # fmt: skip


def readable(size: float) -> int:
    """Return a legible letter size."""
    return max(MINIMUM, round(size))


def _box(left: float, top: float, right: float, low: float, unit: float) -> Box:
    return Box(left * unit, top * unit, (right - left) * unit, (low - top) * unit)
