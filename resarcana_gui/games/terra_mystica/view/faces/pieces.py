"""Turned pieces, seen obliquely from above: structures, priests, markers of the cults. All pictures show them at one
scale, so a piece's box is told in units: half the width of a sanctuary is a little less than one."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.view.faces.palette import INK_NAMES, LACQUERS
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.seats.seat_styles import WORN
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, resized, shaded_anew
from resarcana_gui.tabletop.cards.pictures import picture

GAME: Final = "terra_mystica"
WOOD: Final = "wood"
"""The lacquer, in the names of pictures, of what is nobody's."""
UNIT: Final = 80.0
"""A unit in the pictures' pixels."""
WIDE: Final = 152 / UNIT
"""The width of a picture, in units."""
HIGH: Final = 240 / UNIT
FOOT: Final = 204 / UNIT
"""How far below the upper edge of its picture the middle of a piece's foot lies, in units."""
EDGE: Final = 0.04
"""The dark line around a piece, which tells it from the ground, in units."""


@dataclass(frozen=True)
class Piece:
    """A piece in a lacquer, or of plain wood. Its box is WIDE by HIGH units; the foot's middle lies FOOT units down."""

    kind: str
    colour: Colour

    @property
    def key(self) -> Hashable:
        return "turned piece", self.kind, self.colour

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return turned_piece(self.kind, self.colour, size[0] / WIDE)


def turned_piece(kind: str, colour: Colour, unit: float) -> pygame.Surface:
    """Return a piece whose unit is this many pixels; a plain disc where its picture is missing."""
    size = (max(2, round(WIDE * unit)), max(2, round(HIGH * unit)))
    lacquer = INK_NAMES[LACQUERS.index(colour)] if colour in LACQUERS else WOOD
    found = picture(GAME, "pieces", f"{kind}-{lacquer}.webp")
    if found is not None and lacquer != WOOD and WORN.name in LACQUERS.others:
        found = shaded_anew(found, colour, mixed(colour, (0, 0, 0), 0.75))
    return _edged(_disc(size, colour) if found is None else resized(found, size), max(1, round(EDGE * unit)))


def _disc(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    whole, middle = clear(size), (size[0] // 2, round(size[1] * FOOT / HIGH))
    pygame.draw.circle(whole, colour, middle, min(middle[0], size[1] - middle[1]))
    return whole


def _edged(piece: pygame.Surface, width: int) -> pygame.Surface:
    """Return the piece with a dark line around it."""
    dark = piece.copy()
    dark.fill((14, 9, 8, 255), special_flags=pygame.BLEND_RGBA_MIN)
    whole = clear(piece.get_size())
    for x, y in ((-width, 0), (width, 0), (0, -width), (0, width)):
        whole.blit(dark, (x, y), special_flags=PREMULTIPLIED)
    whole.blit(piece, (0, 0), special_flags=PREMULTIPLIED)
    return whole
