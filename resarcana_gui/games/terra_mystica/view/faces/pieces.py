"""Turned pieces, seen obliquely from above: structures, priests, markers of the cults. Each is a profile that is turned
on a lathe: heights and radii in units of which the piece's box is told. A picture among the assets replaces it."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import Final, TypeAlias

import pygame

from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, resized

Profile: TypeAlias = tuple[tuple[float, float], ...]
FLAT: Final = 0.44
"""The height of a circle seen obliquely, relative to its width."""
FINE: Final = 3
WIDE: Final = 2.1
"""The width of a picture, in units."""
HIGH: Final = 2.6
FOOT: Final = 2.1
"""How far below the upper edge of its picture the middle of a piece's foot lies, in units."""
BRASS: Final = (206, 160, 86)
WHITE: Final = (255, 255, 255)
BLACK: Final = (0, 0, 0)

PROFILES: Final[MappingProxyType[str, Profile]] = MappingProxyType(
    {
        "dwelling": ((0, 0.66), (0.1, 0.66), (0.12, 0.5), (0.5, 0.48), (0.52, 0.72), (0.6, 0.68), (1.2, 0.04)),
        "trading_house": (
            (0, 0.66), (0.1, 0.66), (0.13, 0.48), (0.4, 0.58), (0.72, 0.6), (1.02, 0.46), (1.04, 0.68), (1.14, 0.68),
            (1.16, 0.3), (1.3, 0.26),
        ),
        "temple": (
            (0, 0.72), (0.12, 0.72), (0.15, 0.5), (0.26, 0.28), (0.36, 0.26), (0.44, 0.44), (0.56, 0.57), (0.74, 0.62),
            (0.92, 0.56), (1.06, 0.4), (1.13, 0.2), (1.17, 0.1), (1.66, 0.03),
        ),
        "sanctuary": (
            (0, 1.0), (0.16, 1.0), (0.2, 0.9), (0.42, 0.88), (0.46, 0.98), (0.56, 0.96), (0.6, 0.72), (0.8, 0.68),
            (0.98, 0.54), (1.1, 0.34), (1.14, 0.16), (1.22, 0.2), (1.36, 0.03),
        ),
        "stronghold": (
            (0, 0.94), (0.16, 0.94), (0.22, 0.76), (0.8, 0.66), (1.06, 0.68), (1.12, 0.88), (1.24, 0.88),
        ),
        "priest": (
            (0, 0.5), (0.1, 0.5), (0.14, 0.36), (0.62, 0.2), (0.68, 0.3), (0.74, 0.2), (0.86, 0.29), (1.0, 0.27),
            (1.16, 0.03),
        ),
        "marker": ((0, 0.6), (0.1, 0.64), (0.34, 0.64), (0.46, 0.58)),
    }
)  # fmt: skip
MERLONS: Final = ((-0.7, 0.1), (-0.36, -0.22), (0.36, -0.22), (0.7, 0.1), (0.0, 0.36))
"""The merlons on the stronghold's wall: their places across and down, in units of its radius."""


@dataclass(frozen=True)
class Piece:
    """The drawing of a piece in a lacquer. Its box is WIDE by HIGH units; the foot's middle lies FOOT units down."""

    kind: str
    colour: Colour

    @property
    def key(self) -> Hashable:
        return "turned piece", self.kind, self.colour

    def render(self, size: tuple[int, int], density: float) -> pygame.Surface:
        return resized(turned_piece(self.kind, self.colour, size[0] / WIDE), (max(1, size[0]), max(1, size[1])))


def turned_piece(kind: str, colour: Colour, unit: float) -> pygame.Surface:
    """Return a piece whose unit is this many pixels."""
    size = (max(2, round(WIDE * unit)), max(2, round(HIGH * unit)))
    fine = clear((size[0] * FINE, size[1] * FINE))
    fine_unit = fine.get_width() / WIDE
    _turn(fine, PROFILES[kind], colour, fine_unit)
    if kind == "stronghold":
        _wall(fine, colour, fine_unit)
    _light(fine)
    return resized(_edged(fine, max(2, round(fine_unit * 0.05))), size)


def _turn(fine: pygame.Surface, profile: Profile, colour: Colour, unit: float) -> None:
    """Lay one disc over the other, from the foot to the top; what faces up is lighter than what faces the viewer."""
    middle, foot = fine.get_width() / 2, FOOT * unit
    for (low, wide), (high, narrow) in pairwise(profile):
        steps = max(1, round((high - low) * unit))
        up = min(1.0, max(0.0, (wide - narrow) / max(high - low, 0.01)) * 0.8)
        body = BRASS if high <= profile[1][0] else colour
        tone = mixed(mixed(body, BLACK, 0.2 * (1 - up)), WHITE, 0.1 * up)
        for step in range(steps + 1):
            share = step / steps
            _disc(
                fine,
                (middle, foot - (low + (high - low) * share) * unit),
                (wide + (narrow - wide) * share) * unit,
                tone,
            )
    high, wide = profile[-1]
    _disc(fine, (middle, foot - high * unit), wide * unit, mixed(colour, WHITE, 0.2))


def _disc(fine: pygame.Surface, middle: tuple[float, float], radius: float, colour: Colour) -> None:
    box = (middle[0] - radius, middle[1] - radius * FLAT, 2 * radius, 2 * radius * FLAT)
    pygame.draw.ellipse(fine, (*colour, 255), box)


def _wall(fine: pygame.Surface, colour: Colour, unit: float) -> None:
    """Put merlons around the top of the stronghold."""
    high, radius = PROFILES["stronghold"][-1]
    middle, top = fine.get_width() / 2, (FOOT - high) * unit
    _disc(fine, (middle, top), radius * unit * 0.72, mixed(colour, BLACK, 0.55))
    for across, down in sorted(MERLONS, key=lambda place: place[1]):
        x, y, wide = middle + across * radius * unit, top + down * radius * unit, 0.17 * unit
        pygame.draw.rect(fine, (*mixed(colour, BLACK, 0.22), 255), (x - wide, y - 0.3 * unit, 2 * wide, 0.34 * unit))
        pygame.draw.ellipse(
            fine, (*mixed(colour, WHITE, 0.25), 255), (x - wide, y - 0.37 * unit, 2 * wide, 0.15 * unit)
        )


def _light(fine: pygame.Surface) -> None:
    """Let light fall from the left: bright a quarter of the way across, dark at the right edge."""
    strip = clear((5, 1))
    for at, level in enumerate((214, 255, 236, 168, 96)):
        strip.set_at((at, 0), (level, level, level, 255))
    fine.blit(pygame.transform.smoothscale(strip, fine.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _edged(fine: pygame.Surface, width: int) -> pygame.Surface:
    """Return the piece with a dark line around it, which tells it from the ground."""
    dark = fine.copy()
    dark.fill((14, 9, 8, 255), special_flags=pygame.BLEND_RGBA_MIN)
    dark.fill((255, 255, 255, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole = clear(fine.get_size())
    for x, y in ((-width, 0), (width, 0), (0, -width), (0, width), (-width, -width), (width, width)):
        whole.blit(dark, (x, y), special_flags=PREMULTIPLIED)
    whole.blit(fine, (0, 0), special_flags=PREMULTIPLIED)
    return whole
