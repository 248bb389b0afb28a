"""How a frame of a card is painted: an edge of its material, grounds for name and powers, and a window.

The design is 480 wide and 672 high. Name, window and powers keep their boxes for every kind, and between them there is
nothing that would suffer when a smaller card draws them out.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.interface.frame_materials import Ground, Kind
from art.interface.paint.outline import Array, inside_box, plane, ridge, rise
from art.interface.paint.relief import between, image, lit
from art.interface.render import resized

WIDE, HIGH, CORNER = 480, 672, 22
TITLE, WINDOW, FIELD = (12, 12, 468, 68), (20, 72, 460, 402), (20, 410, 460, 652)
SIZE = (720, 1008)
FINE = 3.0
"""It is painted with so many pixels to a unit."""


@dataclass(frozen=True)
class Sheet:
    """A card's places: how deep inside the card, its title, its window and its field they are."""

    x: Array
    y: Array
    card: Array
    title: Array
    window: Array
    field: Array

    @classmethod
    def blank(cls) -> Sheet:
        """An empty card."""
        x, y = plane(WIDE, HIGH, FINE)
        boxes = [
            inside_box(x, y, *part) for part in (((0, 0, WIDE, HIGH), CORNER), (TITLE, 11), (WINDOW, 3), (FIELD, 6))
        ]
        return cls(x, y, *boxes)

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        rows, columns = self.x.shape
        return rows, columns


def frame(kind: Kind) -> Image.Image:
    """The frame of a kind."""
    sheet = Sheet.blank()
    rim = kind.rim(sheet.x, sheet.y, sheet.card)
    bead = _bead(sheet)
    height = rim.height * (1 - bead) + FINE * 2.2 * bead + FINE * 3.0 * rise(sheet.card, 0, 3.0)
    colour = between(rim.colour, kind.bead, np.clip(bead * 1.6, 0, 1))
    metal = np.maximum(rim.metal, np.clip(bead * 1.6, 0, 1))
    made = lit(colour, height, metal=metal, gloss=20, shine=0.5)
    made *= (0.5 + 0.5 * rise(sheet.card, 0, 2.2))[..., None]
    for ground, depth in ((kind.title, sheet.title), (kind.field, sheet.field)):
        made = _laid(made, ground, depth)
    return resized(image(*_opened(made, sheet)), SIZE)


def _bead(sheet: Sheet) -> Array:
    """Thin raised lines: along the edge, around the window, and around both grounds."""
    lines = [ridge(sheet.card, 1.9, 1.9), ridge(sheet.window, -1.8, 1.8)]
    lines += [ridge(depth, -0.4, 1.4) for depth in (sheet.title, sheet.field)]
    return np.max(lines, axis=0)


def _laid(made: Array, ground: Ground, depth: Array) -> Array:
    """A ground let into the frame: its rim lies in shadow at the top and on the left."""
    colour = ground(depth.shape)
    shade = 0.62 + 0.38 * rise(depth, 0, 7)
    lower = 0.5 + 0.5 * np.clip(np.roll(depth, (round(3 * FINE), round(2 * FINE)), (0, 1)) / 5, 0, 1)
    inlaid = colour * (shade * (0.7 + 0.3 * lower))[..., None]
    return between(made, inlaid, rise(depth, -0.35, 0.35))


def _opened(made: Array, sheet: Sheet) -> tuple[Array, Array]:
    """The window cut out; the frame throws a little shadow into it."""
    hole = rise(sheet.window, -0.3, 0.3)
    shadow = 0.62 * np.exp(-np.maximum(sheet.window, 0) / 5.5) + 0.2 * np.exp(-np.maximum(sheet.y - 72, 0) / 16)
    alpha = (1 - hole) + hole * np.clip(shadow, 0, 0.85) * (sheet.window < 46)
    outer = rise(sheet.card, -0.35, 0.35)
    return made * (1 - hole)[..., None], alpha * outer
