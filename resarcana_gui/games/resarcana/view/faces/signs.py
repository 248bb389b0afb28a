"""Drawn signs for what a component does, used where an icon has no file."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.scene.colour import Colour
from resarcana_gui.tabletop.tokens.icon_shapes import NAMELESS, IconShape, Points, arc, drawn

_CARD: Final[Points] = ((20, 10), (44, 10), (44, 54), (20, 54), (20, 10))
_LOW_CARD: Final[Points] = ((10, 34), (54, 34), (54, 58), (10, 58), (10, 34))
_LYING: Final[Points] = ((2, 38), (40, 38), (40, 62), (2, 62))
_UPRIGHT: Final[Points] = ((38, 4), (62, 4), (62, 60), (38, 60))
_LEAVES: Final = ((10, 18, 6), (6, 36, 6), (14, 52, 6), (54, 18, 6), (58, 36, 6), (50, 52, 6))
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
        "turn": IconShape((arc(30, 34, 24, -88, 66),), (_LYING, ((42, 36), (64, 36), (53, 56))), thick=7),
        "straighten": IconShape(
            (((34, 56), (20, 52), (13, 40), (13, 24)),), (_UPRIGHT, ((2, 26), (24, 26), (13, 6))), thick=7
        ),
        "passed": IconShape((), ((*arc(30, 34, 27, 80, 370), *arc(42, 22, 16, 333, 117)),)),
        "laurel": IconShape((arc(32, 34, 24, 20, 172), arc(32, 34, 24, 188, 340)), (), _LEAVES, thick=4),
        "then": IconShape((((6, 32), (56, 32)), ((36, 12), (57, 32), (36, 52)))),
        "turned": IconShape((((8, 22), (56, 22), (56, 46), (8, 46), (8, 22)),)),
        "place_on": IconShape((_LOW_CARD, ((32, 4), (32, 20))), (((20, 16), (44, 16), (32, 30)),)),
        "on_this": IconShape((_LOW_CARD,), dots=((32, 20, 13),)),
        "spent": IconShape((), (), ((22, 26, 15), (42, 38, 15))),
        "any_component": IconShape(
            (((6, 12), (28, 12), (28, 46), (6, 46), (6, 12)), ((36, 20), (58, 20), (58, 54), (36, 54), (36, 20))),
            thick=5,
        ),
        "other": IconShape(
            (((6, 12), (28, 12), (28, 46), (6, 46), (6, 12)),), (((36, 18), (60, 18), (60, 56), (36, 56)),), thick=5
        ),
        "all_discards": IconShape(
            (
                ((6, 26), (30, 26), (30, 56), (6, 56), (6, 26)),
                ((20, 14), (44, 14), (44, 26)),
                ((34, 36), (58, 36), (58, 60), (34, 60), (34, 36)),
            ),
            thick=5,
        ),
        "take": IconShape((_LOW_CARD, ((32, 28), (32, 14))), (((20, 18), (44, 18), (32, 3)),)),
        "react": IconShape((), (((36, 2), (12, 36), (28, 36), (22, 62), (52, 24), (35, 24)),)),
        "ignore": IconShape((), (_SHIELD,)),
        "destroy": IconShape((((14, 14), (50, 50)), ((50, 14), (14, 50))), thick=10),
        "discard": IconShape((((24, 8), (50, 8), (50, 44), (24, 44), (24, 8)),), (((4, 40), (30, 40), (17, 58)),)),
        "draw": IconShape((_CARD, ((32, 42), (32, 24))), (((23, 28), (41, 28), (32, 16)),), thick=5),
        "hand": IconShape((((8, 20), (26, 12), (38, 50), (20, 56), (8, 20)), ((34, 10), (54, 16), (44, 54), (38, 52)))),
        "discards": IconShape((((12, 24), (42, 24), (42, 58), (12, 58), (12, 24)), ((22, 14), (52, 14), (52, 48)))),
        "look": IconShape((arc(32, 46, 30, -62, 62), arc(32, 18, 30, 118, 242)), dots=((32, 32, 8),), thick=5),
        "attack": IconShape(
            (), (((8, 8), (22, 4), (30, 58)), ((27, 4), (41, 4), (40, 60)), ((46, 6), (58, 14), (48, 58)))
        ),
        "rival": IconShape((), (((8, 60), (12, 40), (32, 32), (52, 40), (56, 60)),), ((32, 18, 13),)),
        "points": IconShape((), (_STAR,)),
        "victory": IconShape((), (((6, 16), (18, 32), (32, 8), (46, 32), (58, 16), (54, 54), (10, 54)),)),
        "cost": IconShape((_CARD,), dots=((20, 18, 9), (20, 38, 9)), thick=5),
        "collect": IconShape((arc(32, 30, 24, 95, 265),), (((20, 20), (44, 20), (32, 36)),), thick=7),
        "claim": IconShape((((14, 62), (14, 4)),), (((14, 6), (56, 16), (14, 36)),), thick=7),
        "play": IconShape(
            (((16, 36), (16, 58), (48, 58), (48, 36)), ((32, 4), (32, 28))), (((18, 24), (46, 24), (32, 44)),)
        ),
        "this": IconShape((_CARD,), (((26, 16), (38, 16), (38, 48), (26, 48)),)),
        "dragon": IconShape(
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
        "creature": IconShape((), (), ((32, 44, 14), (12, 28, 7), (24, 14, 7), (41, 14, 7), (52, 28, 7))),
        "artifact": IconShape(
            (), (((16, 8), (48, 8), (44, 32), (36, 38), (36, 50), (46, 58), (18, 58), (28, 50), (28, 38), (20, 32)),)
        ),
        "mage": IconShape((), (((32, 2), (44, 40), (60, 46), (48, 54), (16, 54), (4, 46), (20, 40)),)),
        "monument": IconShape(
            (),
            (
                ((32, 4), (58, 20), (6, 20)),
                ((12, 24), (20, 24), (20, 50), (12, 50)),
                ((28, 24), (36, 24), (36, 50), (28, 50)),
                ((44, 24), (52, 24), (52, 50), (44, 50)),
                ((6, 54), (58, 54), (58, 60), (6, 60)),
            ),
        ),
        "place": IconShape(
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
        "item": IconShape((), (((26, 4), (38, 4), (38, 24), (54, 48), (50, 60), (14, 60), (10, 48), (26, 24)),)),
        "deck": IconShape(
            (
                ((10, 18), (42, 18), (42, 58), (10, 58), (10, 18)),
                ((16, 12), (48, 12), (48, 52)),
                ((22, 6), (54, 6), (54, 46)),
            ),
            thick=4,
        ),
        "more": IconShape((), (), ((12, 32, 7), (32, 32, 7), (52, 32, 7))),
    }
)
"""Every notion that has a sign, by its icon's name."""


def sign(name: str, side: int, colour: Colour) -> pygame.Surface:
    """Return a sign in a square with this side in pixels, premultiplied; an empty lozenge for a name that only has a
    file, which must be damaged if it is drawn here."""
    return drawn(SIGNS.get(name, NAMELESS), side, colour)
