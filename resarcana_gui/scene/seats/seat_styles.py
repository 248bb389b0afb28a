"""What tells seats apart: a colour and a sign each, so that nothing is said by colour alone."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import smooth, tinted
from resarcana_gui.scene.theme import CANDLELIGHT
from resarcana_gui.scene.transform import Point

THICK: Final = 0.11
"""How thick a line of a sign is, for its side."""
UP: Final = ((0.5, 0.12), (0.92, 0.84), (0.08, 0.84))
DOWN: Final = ((0.5, 0.88), (0.92, 0.16), (0.08, 0.16))


@dataclass(frozen=True)
class Sign:
    """A triangle that points up or down, perhaps crossed by a line: the alchemists' signs of the elements."""

    colour: Colour
    up: bool
    crossed: bool

    @property
    def key(self) -> Hashable:
        return self

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return tinted(smooth(size, self._lines), self.colour)

    def _lines(self, fine: pygame.Surface, _scale: float) -> None:
        width, height = fine.get_size()
        corners = [(x * width, y * height) for x, y in (UP if self.up else DOWN)]
        thick = max(1, round(THICK * width))
        _closed(fine, corners, thick)
        if self.crossed:
            y = height * (0.52 if self.up else 0.48)
            pygame.draw.line(fine, (255, 255, 255, 255), (0.16 * width, y), (0.84 * width, y), thick)


@dataclass(frozen=True)
class SeatStyle:
    """How one seat is marked wherever it is spoken of."""

    name: str
    """The name of its colour in every theme, for texts."""
    up: bool
    crossed: bool

    @property
    def colour(self) -> Colour:
        """Its colour, on materials and in the light of candles."""
        return CANDLELIGHT[self.name]

    @property
    def sign(self) -> Sign:
        """Its sign, in its colour."""
        return Sign(self.colour, self.up, self.crossed)


WATER: Final = SeatStyle("water", up=False, crossed=False)
AIR: Final = SeatStyle("air", up=True, crossed=True)
EARTH: Final = SeatStyle("earth", up=False, crossed=True)
FIRE: Final = SeatStyle("fire", up=True, crossed=False)
STYLES: Final[Sequence[SeatStyle]] = (WATER, AIR, EARTH, FIRE)
"""The viewer's own, then the others clockwise."""


def style_of(seat: int, home: int, seats: int) -> SeatStyle:
    """How a seat is marked for the one that looks from `home`."""
    return STYLES[(seat - home) % seats % len(STYLES)]


def _closed(fine: pygame.Surface, corners: Sequence[Point], thick: int) -> None:
    """A closed line with round corners."""
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        pygame.draw.line(fine, (255, 255, 255, 255), start, end, thick)
        pygame.draw.circle(fine, (255, 255, 255, 255), start, thick / 2)
