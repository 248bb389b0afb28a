"""The layout of a card face, for a width in canvas pixels."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from resarcana_gui.scene.text import MINIMUM
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.geometry.spots import SHAPE

DESIGN: Final = 480.0
"""The width of the design that all cards are scaled from."""
RIM: Final = 12.0
"""The width of the rim in the design; window and field lie INNER inside the edge."""
INNER: Final = 20.0
LARGE_FROM: Final = 200.0
TABLE_FROM: Final = 84.0
HELD_UP: Final = 236.0
"""The width of a card that is held up for everybody before it is used."""
ROOMY: Final = 116.0
"""From this width on, cards on the table show what they do, in lines."""


class Detail(Enum):
    """How much a face shows."""

    SMALL = 0
    """The picture, its plate, and points."""
    TABLE = 1
    """Picture and name, and as much else as is legible."""
    LARGE = 2
    """Everything."""
    HALF = 3
    """Name, picture and points of half a card; of a tall one its costs, too."""


def detail(width: float, pixel: float = 1.0) -> Detail:
    """The detail of a card of a width, where a pixel of the window is so long on the canvas."""
    if width >= LARGE_FROM * pixel:
        return Detail.LARGE
    return Detail.TABLE if width >= TABLE_FROM else Detail.SMALL


LEAST_SEAL: Final = 26.0
"""The least side of a seal. On low cards it does not grow with the letters: it would lie on the end of the name."""


class Plan(NamedTuple):
    """Boxes and sizes in canvas pixels, the card's corner at 0, 0. Without a field, its box has no height."""

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
    """The height of half a card and of a tall one; any other is as high as its shape says."""

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
        """Whether it is a narrow card that is higher, for its width, than any other."""
        return self.height > self.width * SHAPE

    @property
    def radius(self) -> float:
        """The radius of the card's corners."""
        return 22 * self.unit


def large(width: float, scale: float = 1.0, *, told: bool = True) -> Plan:
    """The whole card, in the proportions of the design; with a larger picture when there are no lines."""
    unit = width / DESIGN
    split = 402 if told else 596
    return Plan(
        width, Detail.LARGE, _box(12, 12, 468, 68, unit), _box(20, 72, 460, split, unit),
        _box(20, split + 8, 460, 652, unit), readable(40 * unit * scale), readable(46 * unit * scale),
        max(60 * unit, 32), max(60 * unit, 30), max(84 * unit, 40),
    )  # fmt: skip


def on_table(width: float, title: float, field: float, scale: float = 1.0, pixel: float = 1.0) -> Plan:
    """A card on the table, with the given heights of title and field; the picture has the rest. `pixel` is how long a
    pixel of the window is on the canvas."""
    unit, height = width / DESIGN, width * SHAPE
    title_box = Box(RIM * unit, RIM * unit, width - 2 * RIM * unit, title)
    top, low = (title_box.bottom + 2 * unit, height - INNER * unit) if title else (RIM * unit, height - RIM * unit)
    side = INNER * unit if title else RIM * unit
    field_box = Box(side, low - field, width - 2 * side, field)
    window = Box(side, top, width - 2 * side, low - top - (field + 2 * unit if field else 0.0))
    roomy, larger = width >= ROOMY * pixel, max(scale, pixel)
    return Plan(
        width, detail(width, pixel), title_box, window, field_box, readable(MINIMUM * scale),
        readable(MINIMUM * scale), (32 if roomy else 28) * larger, (28 if roomy else 26) * pixel,
        (40 if roomy else 34) * scale,
    )  # fmt: skip


def half(width: float, shape: float, title: float, scale: float = 1.0) -> Plan:
    """Half a card or a tall one, with a title of this height; the picture has the rest."""
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
    """A legible letter size."""
    return max(MINIMUM, round(size))


def _box(left: float, top: float, right: float, low: float, unit: float) -> Box:
    return Box(left * unit, top * unit, (right - left) * unit, (low - top) * unit)
