"""The ribbon: the latest deeds as pictures, each with an icon of what was done, the newest at the right. Pointing at
one explains it; a click shows the table at that moment."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.seat_styles import SeatStyle
from resarcana_gui.scene.shapes import Outline, Panel
from resarcana_gui.scene.sprite import Emblem
from resarcana_gui.scene.surfaces import with_alpha
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import UiStyle

SHOWN: Final = 8
GAP: Final = 9.0
ROUND: Final = 9.0
FADING: Final = 0.09
"""How much paler each picture is than the next newer one."""
PALEST: Final = 0.45
STRIP: Final = 0.44
"""The height of the dark strip with the icons, as a share of the tile's: 16 pixels for an icon in the smallest
window."""
SIGN: Final = 0.9
"""The size of an icon, as a share of the strip's height."""
LOW_STRIP: Final = 0.34
"""The height of the strip below an emblem, whose symbol lies above it."""
ON_TILE: Final = 0.96
"""The size of an emblem's symbol, as a share of the height above the strip."""
EDGE: Final = 0.06
"""The margin of the icons, as a share of the tile."""
NIGHT: Final = Panel((10, 7, 7), (10, 7, 7), 0.0, alpha=0.82)
BARE: Final = Panel((48, 36, 28), (24, 17, 13), ROUND)
"""The background of a deed without a picture."""


class Deed(NamedTuple):
    """Something that a seat did."""

    sentence: str
    """In markup."""
    at: int
    """The position in the history that it led to."""
    style: SeatStyle
    """The style of the seat that did it."""
    picture: Drawing | None
    sign: Drawing | None = None
    """The icon of what was done."""


@dataclass(frozen=True)
class Tile:
    """A deed's picture with round corners, and below it the signs of its seat and of what was done."""

    picture: Drawing | None
    style: SeatStyle
    sign: Drawing | None = None

    @property
    def key(self) -> Hashable:
        return ("deed", *(each and each.key for each in (self.picture, self.sign)), self.style)

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        ground = self.picture.ground if isinstance(self.picture, Emblem) else None
        below = BARE if self.picture is None else self.picture if ground is None else Panel(ground, ground)
        tile = with_alpha(below.render(size, density))
        for drawing, box in self._signs(*size):
            tile.blit(drawing.render(box.size, density), box, special_flags=pygame.BLEND_PREMULTIPLIED)
        mask = Panel((255, 255, 255), (255, 255, 255), ROUND).render(size, density)
        tile.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return tile

    def _signs(self, wide: int, high: int) -> Iterator[tuple[Drawing, pygame.Rect]]:
        """Return what lies on the picture, and where. Without a picture, the icon of the deed takes its place, or
        else the sign of the seat. The symbol of an emblem lies above the strip, whole."""
        low = round(high * (LOW_STRIP if isinstance(self.picture, Emblem) else STRIP))
        strip = pygame.Rect(0, high - low, wide, low)
        above = pygame.Rect(0, 0, wide, strip.top)
        side, edge = round(strip.h * SIGN), round(wide * EDGE)
        if self.picture is not None:
            yield NIGHT, strip
        if isinstance(self.picture, Emblem):
            yield self.picture.symbol, _square(above, round(above.h * ON_TILE))
        if self.picture is None and self.sign is None:
            yield self.style.sign, _square(pygame.Rect(0, 0, wide, high), round(high * 0.5))
            return
        left, right = strip.copy(), strip.copy()
        left.w = right.w = side
        left.left, right.right = edge, wide - edge
        yield self.style.sign, _square(left, round(side * 0.84))
        if self.sign is not None:
            yield self.sign, _square(right if self.picture is not None else above, side)


def _square(area: pygame.Rect, side: int) -> pygame.Rect:
    box = pygame.Rect(0, 0, side, side)
    box.center = area.center
    return box


class DeedNode(Control):
    """One picture of the ribbon."""

    focusable = False

    deed: Watched[Deed | None] = Watched(inner=True)
    chosen: Watched[bool] = Watched(inner=True)
    """Whether the table shows the position after the deed."""

    def __init__(self, look: UiStyle, ribbon: Ribbon, side: float, at: Point, name: str) -> None:
        super().__init__(look, size=(side, side), at=at, name=name)
        self.anchor = CENTRE
        self._ribbon: Final = ribbon
        self.deed, self.chosen, self.visible = None, False, False

    @property
    def hint(self) -> str:
        return self.deed.sentence if self.deed is not None else ""

    def activate(self) -> None:
        if self.deed is not None:
            self._ribbon.on_seek(self.deed.at)

    def draw(self, painter: Painter) -> None:
        if self.deed is None:
            return
        painter.put(self.look.shadow(ROUND, 5.0), self.box.inflate(10, 10).move(0, 4))
        painter.put(Tile(self.deed.picture, self.deed.style, self.deed.sign), self.box)
        lit = self.hovered or self.chosen
        colour = self.look.colour("hot") if lit else self.deed.style.colour
        painter.put(Outline(colour, ROUND + 2, 3.0 if lit else 2.0), self.box.inflate(4, 4))


class Ribbon(Node):
    """The pictures of the latest deeds."""

    def __init__(
        self, look: UiStyle, right: Point, left: float, side: float, newest: float, on_seek: Callable[[int], object]
    ) -> None:
        """`right` is the middle of its right edge, and `left` the furthest that it extends to. Pictures have a side
        of `side`, the newest of `newest`. `on_seek` receives the position of a deed."""
        super().__init__(name="ribbon")
        self.on_seek: Final = on_seek
        x, self.deeds = right[0], list[DeedNode]()
        for number in range(SHOWN):
            wide = side if number else newest
            if x - wide < left:
                break
            node = DeedNode(look, self, wide, (x - wide / 2, right[1]), f"deed {number}")
            node.alpha = max(PALEST, 1.0 - FADING * number)
            self.deeds.append(node)
            x -= wide + GAP
        self.add(*self.deeds)

    def show(self, deeds: Sequence[Deed]) -> None:
        """Show the latest of these deeds."""
        for number, node in enumerate(self.deeds):
            node.deed = deeds[-1 - number] if number < len(deeds) else None
            node.visible = node.deed is not None

    def mark(self, at: int | None) -> None:
        """Mark the past position that the table shows; None for the present."""
        for node in self.deeds:
            node.chosen = node.deed is not None and node.deed.at == at
