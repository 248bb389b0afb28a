"""The icons in texts: what is paid and gained, cults, structures, terrains. A file of the same name among the assets is
shown instead of what is drawn here."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

import pygame

from resarcana_gui.games.terra_mystica.components.words import STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.view.faces.palette import LANDS, NEUTRAL
from resarcana_gui.games.terra_mystica.view.faces.pieces import turned_piece
from resarcana_gui.games.terra_mystica.view.faces.shapes import (
    Fill,
    Layers,
    Line,
    Oval,
    Sign,
    around,
    bow,
    box,
    layered,
    mask,
)
from resarcana_gui.games.terra_mystica.view.faces.signs import TERRAIN_SIGNS
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.masks import tinted
from resarcana_gui.scene.seats.seat_styles import WORN
from resarcana_gui.scene.surfaces import PREMULTIPLIED, clear, resized
from resarcana_gui.tabletop.tokens.icons import IconSet

GAME: Final = "terra_mystica"
"""The name of the game's folder among the assets."""
DARK: Final = (30, 18, 10)
GOLD: Final = (252, 206, 92)


def _star(radius: float, inner: float, points: int = 5) -> Fill:
    return Fill(
        tuple(
            around(50, 50, radius if at % 2 == 0 else inner, at * 180 / points - 90) for at in range(2 * points)
        )
    )  # fmt: skip


def _grown(radius: float, sides: int, turn: float = 0.0) -> Fill:
    return Fill(tuple(around(50, 50, radius, at * 360 / sides + turn) for at in range(sides)))


def _gust(width: float) -> Sign:
    return (
        Line(((8, 40), (66, 40)), width), bow(66, 27, 13, -150, 90, width), Line(((18, 60), (78, 60)), width),
        bow(78, 74, 14, -90, 150, width), Line(((8, 80), (46, 80)), width),
    )  # fmt: skip


_FLAME: Final = ((50, 2), (70, 28), (84, 50), (80, 78), (62, 96), (38, 96), (20, 78), (18, 54), (30, 36), (38, 46))
_DROP: Final = ((50, 2), (78, 46), (84, 64), (76, 86), (50, 97), (24, 86), (16, 64), (22, 46))
_GATE: Final = (
    (8, 92), (8, 42), (20, 42), (20, 30), (34, 30), (34, 42), (42, 42), (42, 14), (58, 14), (58, 42), (66, 42),
    (66, 30), (80, 30), (80, 42), (92, 42), (92, 92),
)  # fmt: skip


def _shrunk(points: tuple[tuple[float, float], ...], share: float, down: float = 0.0) -> Fill:
    return Fill(tuple((50 + (x - 50) * share, 50 + (y - 50) * share + down) for x, y in points))


COLOURED_LAYERS: Final[MappingProxyType[str, Layers]] = MappingProxyType(
    {
        "coin": (
            ((96, 58, 14), (Oval(50, 52, 44),)), (GOLD, (Oval(50, 49, 43),)), ((196, 138, 40), (Oval(50, 49, 34),)),
            ((236, 180, 66), (Oval(50, 51, 32),)), ((255, 232, 150), (Fill(((50, 30), (66, 49), (50, 68), (34, 49))),)),
            ((168, 110, 26), (Fill(((50, 40), (58, 49), (50, 58), (42, 49))),)),
        ),
        "worker": (
            (DARK, (Fill(((50, 6), (90, 26), (90, 72), (50, 94), (10, 72), (10, 26))),)),
            ((246, 226, 190), (Fill(((50, 11), (84, 28), (50, 46), (16, 28))),)),
            ((206, 170, 120), (Fill(((15, 32), (48, 50), (48, 88), (15, 69))),)),
            ((150, 112, 70), (Fill(((52, 50), (85, 32), (85, 69), (52, 88))),)),
        ),
        "priest": (
            ((40, 20, 18), (Fill(((50, 2), (72, 26), (70, 44), (86, 94), (14, 94), (30, 44), (28, 26))),)),
            ((250, 240, 220), (Fill(((50, 9), (66, 27), (64, 42), (36, 42), (34, 27))),)),
            ((60, 40, 40), (Oval(50, 33, 9, 11),)),
            ((236, 222, 196), (Fill(((36, 46), (64, 46), (79, 89), (21, 89))),)),
            ((196, 60, 48), (Fill(((45, 50), (55, 50), (58, 89), (42, 89))),)),
        ),
        "power": (
            ((40, 14, 64), (Oval(50, 50, 46),)), ((126, 66, 206), (Oval(50, 50, 42),)),
            ((164, 104, 240), (Oval(50, 44, 33, 29),)), ((244, 226, 255), (_star(30, 11, 4),)),
        ),
        "point": (
            ((90, 12, 14), (Oval(50, 50, 46),)), ((190, 40, 36), (Oval(50, 50, 42),)),
            ((150, 24, 24), (Oval(50, 50, 33),)), ((255, 222, 150), (_star(27, 11),)),
        ),
        "spade": (
            (DARK, (Line(((50, 8), (50, 56)), 16), Line(((34, 9), (66, 9)), 15),
                    Fill(((24, 44), (76, 44), (74, 74), (50, 98), (26, 74))))),
            ((222, 168, 98), (Line(((50, 8), (50, 52)), 9), Line(((36, 9), (64, 9)), 8))),
            ((214, 220, 228), (Fill(((30, 50), (70, 50), (68, 71), (50, 89), (32, 71))),)),
            ((158, 166, 178), (Fill(((50, 50), (70, 50), (68, 71), (50, 89))),)),
        ),
        "ship": (
            (DARK, (Fill(((6, 62), (94, 62), (78, 90), (22, 90))),)),
            ((206, 150, 84), (Fill(((14, 66), (86, 66), (75, 85), (25, 85))),)),
            ((240, 220, 180), (box(46, 6, 53, 64),)), ((250, 242, 224), (Fill(((56, 8), (88, 54), (56, 54))),)),
            ((196, 210, 226), (Fill(((42, 18), (42, 54), (16, 54))),)),
        ),
        "key": (
            ((60, 36, 8), (Oval(28, 50, 26), box(46, 41, 96, 59))),
            ((250, 206, 96), (Oval(28, 50, 21), Oval(28, 50, 10, hole=True), box(46, 45, 92, 55), box(72, 55, 79, 74),
                              box(84, 55, 91, 70))),
        ),
        "bridge": (
            ((244, 214, 160), (bow(50, 80, 36, 180, 360, 11), Line(((6, 52), (94, 52)), 12),
                               *(Line(((x, 52), (x, 32)), 6) for x in (16, 39, 61, 84)),
                               Line(((10, 32), (90, 32)), 6))),
        ),
        "town": (
            ((60, 34, 8), (Fill(_GATE),)), ((250, 214, 120), (_shrunk(_GATE, 0.87, 1),)),
            ((90, 50, 14), (Oval(50, 76, 9, 12), box(41, 76, 59, 88))),
        ),
        "fire": (
            ((150, 24, 12), (Fill(_FLAME),)), ((244, 98, 36), (_shrunk(_FLAME, 0.8, 4),)),
            ((255, 220, 110), (_shrunk(_FLAME, 0.44, 18),)),
        ),
        "water": (
            ((14, 44, 110), (Fill(_DROP),)), ((64, 150, 244), (_shrunk(_DROP, 0.84, 1),)),
            ((190, 226, 255), (Oval(40, 64, 9, 14),)),
        ),
        "earth": (
            ((48, 30, 14), (_grown(47, 6, 30),)), ((150, 104, 58), (_grown(40, 6, 30),)),
            ((222, 178, 110), (Fill(((50, 20), (76, 66), (24, 66))),)),
            ((110, 74, 40), (Fill(((50, 82), (32, 66), (68, 66))),)),
        ),
        "air": (((40, 48, 92), _gust(16)), ((222, 232, 252), _gust(9))),
        "action": (
            ((70, 34, 8), (_grown(46, 8, 22.5),)), ((240, 150, 50), (_grown(40, 8, 22.5),)),
            ((255, 246, 220), (Fill(((56, 18), (30, 56), (46, 56), (40, 84), (70, 44), (53, 44))),)),
        ),
    }
)  # fmt: skip
"""Icons that keep their colours, by name."""
SIGNS: Final[MappingProxyType[str, Sign]] = MappingProxyType(
    {
        "passed": (Oval(46, 50, 40), Oval(62, 42, 36, hole=True)),
        "then": (Fill(((30, 22), (72, 50), (30, 78))),),
        "burn": (Line(((24, 24), (76, 76)), 12), Line(((76, 24), (24, 76)), 12)),
        "order": (Fill(((50, 8), (62, 24), (60, 40), (76, 92), (24, 92), (40, 40), (38, 24))),),
    }
)
"""Icons in the ink of their text."""
LAND_INKS: Final[tuple[Colour, ...]] = ((64, 40, 14), *[(255, 250, 236)] * 4, (36, 34, 40), (255, 250, 236))
STRUCTURE_ICONS: Final = STRUCTURES[1:]


def any_cult(side: int) -> pygame.Surface:
    """Return a disc in the colours of the four cults."""
    colours = ((244, 98, 36), (64, 150, 244), (176, 124, 70), (222, 232, 252))
    quarters = [(colour, (_quarter(at),)) for at, colour in enumerate(colours)]
    return layered([(DARK, (Oval(50, 50, 48),)), *quarters], side)


def _quarter(at: int) -> Fill:
    return Fill(((50, 50), *(around(50, 50, 44, -45 + 90 * at + turn) for turn in range(0, 91, 10))))


def land_icon(terrain: int, side: int) -> pygame.Surface:
    """Return a hexagon in the colour of a terrain, with its sign."""
    whole = layered([(DARK, (_grown(50, 6, 30),)), (LANDS[terrain], (_grown(45, 6, 30),))], side)
    inner = max(1, round(side * 0.62))
    sign = tinted(mask(TERRAIN_SIGNS[terrain], (inner, inner)), LAND_INKS[terrain])
    whole.blit(sign, (round((side - inner) / 2),) * 2, special_flags=PREMULTIPLIED)
    return whole


def structure_icon(structure: int, side: int, colour: Colour = NEUTRAL) -> pygame.Surface:
    """Return a structure, as large as a square allows."""
    piece = turned_piece(STRUCTURES[structure], colour, side * 1.2)
    inked = piece.subsurface(piece.get_bounding_rect())
    share = side / max(inked.get_size())
    small = resized(
        inked, (max(1, math.floor(inked.get_width() * share)), max(1, math.floor(inked.get_height() * share)))
    )
    whole = clear((side, side))
    whole.blit(small, ((side - small.get_width()) // 2, side - small.get_height()), special_flags=PREMULTIPLIED)
    return whole


def drawn_icon(name: str, side: int, ink: Colour) -> pygame.Surface:
    """Return an icon without a file, in a square with this side in pixels."""
    if name in COLOURED_LAYERS:
        return layered(COLOURED_LAYERS[name], side)
    if name == "cult":
        return any_cult(side)
    if name in TERRAINS:
        return land_icon(TERRAINS.index(name), side)
    if name in STRUCTURE_ICONS:
        return structure_icon(STRUCTURES.index(name), side)
    return tinted(mask(SIGNS[name], (side, side)), ink)


COLOURED: Final = frozenset({*COLOURED_LAYERS, *TERRAINS, *STRUCTURE_ICONS, "cult"})
ICONS: Final = IconSet(GAME, COLOURED, frozenset(SIGNS), drawn_icon, look=lambda: WORN.name)
