"""Signs for what a component does, as thick lines and filled shapes in a square of side 64: the stand-ins for icons."""

from __future__ import annotations

import math
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.shapes import WHITE, smooth, tinted

Points = tuple[tuple[float, float], ...]


class Sign(NamedTuple):
    """Lines are drawn with round ends, fills as they are; an arc is middle, radius, from and to in degrees."""

    lines: tuple[Points, ...] = ()
    fills: tuple[Points, ...] = ()
    dots: tuple[tuple[float, float, float], ...] = ()
    thick: float = 6.0


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Points:
    """Points on a circle, from an angle to another; 0 is up, clockwise."""
    steps = max(2, round(abs(end - start) / 10))
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple((x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in angles)


_CARD: Final[Points] = ((20, 10), (44, 10), (44, 54), (20, 54), (20, 10))
_LOW_CARD: Final[Points] = ((10, 34), (54, 34), (54, 58), (10, 58), (10, 34))
_SHIELD: Final[Points] = (
    (32, 5), (54, 13), (54, 30), (49, 44), (41, 53), (32, 59), (23, 53), (15, 44), (10, 30), (10, 13),
)  # fmt: skip
_STAR: Final[Points] = tuple(
    (
        32 + (28 if at % 2 == 0 else 12) * math.sin(at * math.pi / 5),
        33 - (28 if at % 2 == 0 else 12) * math.cos(at * math.pi / 5),
    )
    for at in range(10)
)

SIGNS: Final = MappingProxyType(
    {
        "turn": Sign((_arc(32, 34, 21, 300, 540),), (((30, 1), (52, 15), (30, 28)),), thick=7),
        "straighten": Sign((_arc(32, 34, 21, 60, -180),), (((34, 1), (12, 15), (34, 28)),), thick=7),
        "then": Sign((((6, 32), (56, 32)), ((36, 12), (57, 32), (36, 52)))),
        "turned": Sign((((8, 22), (56, 22), (56, 46), (8, 46), (8, 22)),)),
        "place_on": Sign((_LOW_CARD, ((32, 4), (32, 20))), (((20, 16), (44, 16), (32, 30)),)),
        "on_this": Sign((_LOW_CARD,), dots=((32, 20, 13),)),
        "spent": Sign((), (), ((22, 26, 15), (42, 38, 15))),
        "any_component": Sign(
            (((6, 12), (28, 12), (28, 46), (6, 46), (6, 12)), ((36, 20), (58, 20), (58, 54), (36, 54), (36, 20))),
            thick=5,
        ),
        "other": Sign(
            (((6, 12), (28, 12), (28, 46), (6, 46), (6, 12)),), (((36, 18), (60, 18), (60, 56), (36, 56)),), thick=5
        ),
        "all_discards": Sign(
            (
                ((6, 26), (30, 26), (30, 56), (6, 56), (6, 26)),
                ((20, 14), (44, 14), (44, 26)),
                ((34, 36), (58, 36), (58, 60), (34, 60), (34, 36)),
            ),
            thick=5,
        ),
        "take": Sign((_LOW_CARD, ((32, 28), (32, 14))), (((20, 18), (44, 18), (32, 3)),)),
        "react": Sign((), (((36, 2), (12, 36), (28, 36), (22, 62), (52, 24), (35, 24)),)),
        "ignore": Sign((), (_SHIELD,)),
        "destroy": Sign((((14, 14), (50, 50)), ((50, 14), (14, 50))), thick=10),
        "discard": Sign((((24, 8), (50, 8), (50, 44), (24, 44), (24, 8)),), (((4, 40), (30, 40), (17, 58)),)),
        "draw": Sign((_CARD, ((32, 42), (32, 24))), (((23, 28), (41, 28), (32, 16)),), thick=5),
        "hand": Sign((((8, 20), (26, 12), (38, 50), (20, 56), (8, 20)), ((34, 10), (54, 16), (44, 54), (38, 52)))),
        "discards": Sign((((12, 24), (42, 24), (42, 58), (12, 58), (12, 24)), ((22, 14), (52, 14), (52, 48)))),
        "look": Sign((_arc(32, 46, 30, -62, 62), _arc(32, 18, 30, 118, 242)), dots=((32, 32, 8),), thick=5),
        "attack": Sign((), (((8, 8), (22, 4), (30, 58)), ((27, 4), (41, 4), (40, 60)), ((46, 6), (58, 14), (48, 58)))),
        "rival": Sign((), (((8, 60), (12, 40), (32, 32), (52, 40), (56, 60)),), ((32, 18, 13),)),
        "points": Sign((), (_STAR,)),
        "victory": Sign((), (((6, 16), (18, 32), (32, 8), (46, 32), (58, 16), (54, 54), (10, 54)),)),
        "cost": Sign((_CARD,), dots=((20, 18, 9), (20, 38, 9)), thick=5),
        "collect": Sign((_arc(32, 30, 24, 95, 265),), (((20, 20), (44, 20), (32, 36)),), thick=7),
        "claim": Sign((((14, 62), (14, 4)),), (((14, 6), (56, 16), (14, 36)),), thick=7),
        "play": Sign(
            (((16, 36), (16, 58), (48, 58), (48, 36)), ((32, 4), (32, 28))), (((18, 24), (46, 24), (32, 44)),)
        ),
        "this": Sign((_CARD,), (((26, 16), (38, 16), (38, 48), (26, 48)),)),
        "dragon": Sign(
            (),
            (
                (
                    (4, 40),
                    (20, 28),
                    (24, 8),
                    (34, 22),
                    (52, 18),
                    (60, 40),
                    (46, 38),
                    (52, 52),
                    (36, 46),
                    (20, 58),
                    (24, 44),
                ),
            ),
        ),
        "creature": Sign((), (), ((32, 44, 14), (12, 28, 7), (24, 14, 7), (41, 14, 7), (52, 28, 7))),
        "artifact": Sign(
            (), (((16, 8), (48, 8), (44, 32), (36, 38), (36, 50), (46, 58), (18, 58), (28, 50), (28, 38), (20, 32)),)
        ),
        "mage": Sign((), (((32, 2), (44, 40), (60, 46), (48, 54), (16, 54), (4, 46), (20, 40)),)),
        "monument": Sign(
            (),
            (
                ((32, 4), (58, 20), (6, 20)),
                ((12, 24), (20, 24), (20, 50), (12, 50)),
                ((28, 24), (36, 24), (36, 50), (28, 50)),
                ((44, 24), (52, 24), (52, 50), (44, 50)),
                ((6, 54), (58, 54), (58, 60), (6, 60)),
            ),
        ),
        "place": Sign(
            (),
            (
                (
                    (8, 60),
                    (8, 14),
                    (16, 14),
                    (16, 22),
                    (26, 22),
                    (26, 6),
                    (38, 6),
                    (38, 22),
                    (48, 22),
                    (48, 14),
                    (56, 14),
                    (56, 60),
                ),
            ),
        ),
        "item": Sign((), (((26, 4), (38, 4), (38, 24), (54, 48), (50, 60), (14, 60), (10, 48), (26, 24)),)),
        "deck": Sign(
            (
                ((10, 18), (42, 18), (42, 58), (10, 58), (10, 18)),
                ((16, 12), (48, 12), (48, 52)),
                ((22, 6), (54, 6), (54, 46)),
            ),
            thick=4,
        ),
        "more": Sign((), (), ((12, 32, 7), (32, 32, 7), (52, 32, 7))),
    }
)
"""Every notion that has a sign, by the name of its icon."""
NAMELESS: Final = Sign((((32, 8), (56, 32), (32, 56), (8, 32), (32, 8)),))


def sign(name: str, side: int, colour: Colour) -> pygame.Surface:
    """A sign in a square of a side in pixels, premultiplied; an empty lozenge for a name that only has a file, which is
    damaged when it is drawn here."""
    shape = SIGNS.get(name, NAMELESS)
    return tinted(smooth((side, side), lambda surface, _: _draw(surface, shape)), colour)


def _draw(surface: pygame.Surface, shape: Sign) -> None:
    unit = surface.get_width() / 64
    for line in shape.lines:
        _stroke(surface, [pygame.Vector2(point) * unit for point in line], shape.thick * unit)
    for fill in shape.fills:
        pygame.draw.polygon(surface, WHITE, [pygame.Vector2(point) * unit for point in fill])
    for x, y, radius in shape.dots:
        pygame.draw.circle(surface, WHITE, (x * unit, y * unit), radius * unit)


def _stroke(surface: pygame.Surface, points: list[pygame.Vector2], thick: float) -> None:
    """A thick line through points, round at its ends and corners."""
    for start, end in pairwise(points):
        across = (end - start).normalize().rotate(90) * (thick / 2)
        pygame.draw.polygon(surface, WHITE, [start + across, end + across, end - across, start - across])
    for point in points:
        pygame.draw.circle(surface, WHITE, point, thick / 2)
