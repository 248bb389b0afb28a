"""A die on the table, at rest on a face or on its way."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import WHITE, softened, tinted
from resarcana_gui.scene.node import CENTRE, Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.polygon import hull
from resarcana_gui.scene.surfaces import clear
from resarcana_gui.scene.transform import Box, Point, square_about
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.dice.die_body import Camera, Rotation
from resarcana_gui.tabletop.dice.die_drawing import DiePicture, DieStyle
from resarcana_gui.tabletop.items.table_item import Key, TableItem

SHADOW: Final = 0.42
"""The opacity of its shadow where it rests; it grows paler with its height."""
INNER: Final = 0.66
"""The part of the shadow that is not soft, relative to its width."""


class Die(TableItem):
    """A die, positioned by its middle on the table. `turned` is its rotation, `height_above` its height above the
    table, in edges of its body."""

    draggable = True
    turned: Watched[Rotation] = Watched(inner=True)
    height_above: Watched[float] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, key: Key | None, style: DieStyle, edge: float, *, face: int = 0, yaw: float = 14.0,
        at: Point = (0.0, 0.0), name: str = "die",
    ) -> None:  # fmt: skip
        """`edge`: the length of an edge, in canvas pixels; `face`: the one on top; `yaw`: its rotation on the table,
        in degrees."""
        side = 2 * style.body.radius * edge
        super().__init__(look, key, size=(side, side), at=at, name=name)
        self.anchor = CENTRE
        self.style: Final = style
        self.edge_length: Final = edge
        self.camera: Final = Camera()
        self.rest_on(face, yaw)

    @property
    def face(self) -> int:
        """The face that is on top."""
        return self.style.body.on_top(self.turned)

    def rest_on(self, face: int, yaw: float = 14.0) -> None:
        """Put it at rest with a face on top, rotated on the table by the yaw, in degrees."""
        self.turned, self.height_above = self.style.body.showing(face, yaw), 0.0
        seen = [self.camera.seen(self.turned.apply(corner)) for corner in self.style.body.corners]
        middle = self.width / 2
        self.outline = hull((middle + x * self.edge_length, middle + y * self.edge_length) for x, y in seen)

    def draw(self, painter: Painter) -> None:
        self._draw_shadow(painter)
        up = self.height_above * self.edge_length * self.camera.towards[1] + self.lift
        self.draw_ground(painter)
        painter.put(
            DiePicture(self.style, self.turned, self.camera), self.box.move(0, -up), 0.5 if self.dimmed else 1.0
        )
        self.draw_marks(painter)

    def _draw_shadow(self, painter: Painter) -> None:
        """Draw its shadow on the table, softer and further away the higher it is."""
        far = self.height_above
        x, y = self.width / 2 + 0.3 * far * self.edge_length, self.height * 0.62
        box = square_about((x, y), self.width * (0.56 + 0.1 * far))
        flat = Box(box.x, box.y + box.h * 0.15, box.w, box.h * 0.7)
        painter.put(_Spot((0, 0, 0)), flat, SHADOW / (1 + far))


@dataclass(frozen=True)
class _Spot:
    """A round shadow with a soft edge."""

    colour: Colour

    @property
    def key(self) -> Hashable:
        return ("die shadow", self.colour)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        side = max(24, max(size) // 2)
        mask = clear((side, side))
        pygame.draw.circle(mask, WHITE, (side / 2, side / 2), side * INNER / 2)
        return pygame.transform.smoothscale(tinted(softened(mask, round(side * (1 - INNER) / 2)), self.colour), size)
