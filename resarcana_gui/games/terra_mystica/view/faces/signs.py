"""The signs of terrains and factions, so that none is told by its colour alone."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final

from resarcana_gui.games.terra_mystica.view.faces.shapes import Fill, Line, Oval, Part, Sign, around, bow, box, mirrored


def _wave(y: float, width: float = 9.0) -> Line:
    return Line(tuple((10 + 2.5 * at, y + 8 * math.sin(0.39 * at)) for at in range(33)), width)


def _ear(x: float) -> list[Part]:
    leaves: list[Part] = [Line(((x, 90), (x, 30)), 6), Oval(x, 20, 5, 9)]
    for y in (24, 40, 56):
        leaves.append(Fill(((x, y + 14), (x - 13, y), (x - 10, y + 14))))
        leaves.append(Fill(((x, y + 14), (x + 13, y), (x + 10, y + 14))))
    return leaves


def _reed(x: float, high: float) -> list[Part]:
    return [Line(((x, 78), (x, high + 24)), 5), Oval(x, high + 16, 7, 16)]


_RAYS: Final = tuple(Line((around(50, 40, 24, angle), around(50, 40, 34, angle)), 6) for angle in range(180, 361, 36))
TERRAIN_SIGNS: Final[tuple[Sign, ...]] = (
    (Oval(50, 40, 17), *_RAYS, box(10, 42, 90, 60, hole=True), Line(((12, 52), (88, 52)), 6), _wave(72, 7)),
    (*_ear(28), *_ear(50), *_ear(72)),
    (*_reed(34, 16), *_reed(52, 8), *_reed(70, 24), Line(((44, 78), (26, 48)), 5), Line(((60, 78), (82, 50)), 5),
     Line(((14, 84), (86, 84)), 8)),
    (_wave(30), _wave(52), _wave(74)),
    (box(45, 70, 55, 92), Fill(((50, 8), (76, 42), (24, 42))), Fill(((50, 26), (82, 74), (18, 74)))),
    (Fill(((6, 84), (38, 20), (58, 58), (66, 44), (94, 84))),
     Fill(((38, 20), (48, 42), (40, 50), (34, 42), (28, 48), (26, 44)), hole=True)),
    (Line(((50, 92), (50, 46), (30, 20)), 8), Line(((50, 56), (72, 24)), 8), Line(((40, 32), (46, 14)), 6),
     Line(((63, 38), (82, 40)), 6), Line(((37, 30), (20, 34)), 6), Line(((24, 92), (76, 92)), 7)),
)  # fmt: skip
"""Sun over dunes, ears of corn, reeds, waves, a fir, two peaks, a bare tree: in the order of the terrain wheel."""

_FIN: Final = ((50, 48), (40, 42), (22, 40), (10, 30), (3, 10), (18, 14), (34, 17), (45, 24), (50, 32))


def _ray(angle: float) -> Fill:
    return Fill((around(50, 50, 28, angle - 8), around(50, 50, 46, angle), around(50, 50, 28, angle + 8)))


def _arrow(angle: float) -> list[Part]:
    head = Fill((around(50, 50, 32, angle - 15), around(50, 50, 48, angle), around(50, 50, 32, angle + 15)))
    return [Line(((50, 50), around(50, 50, 34, angle)), 6), head]


def _tooth(angle: float) -> Fill:
    corners = ((30, -14), (46, -9), (46, 9), (30, 14))
    return Fill(tuple(around(50, 50, radius, angle + more) for radius, more in corners))


def _fish(x: float, y: float) -> list[Part]:
    return [Oval(x, y, 22, 13), Fill(((x - 18, y), (x - 32, y - 12), (x - 32, y + 12))),
            Oval(x + 10, y - 3, 3.5, hole=True)]  # fmt: skip


FACTION_SIGNS: Final = MappingProxyType[str, Sign](
    {
        "alchemists": (
            Fill(((42, 10), (58, 10), (58, 40), (84, 84), (78, 92), (22, 92), (16, 84), (42, 40))),
            Fill(((40, 58), (60, 58), (72, 80), (28, 80)), hole=True), Oval(46, 70, 5), Oval(58, 74, 4),
            box(36, 6, 64, 14),
        ),
        "darklings": (
            Oval(48, 50, 40), Oval(66, 42, 34, hole=True),
            Fill(((70, 30), (74, 42), (86, 46), (74, 50), (70, 62), (66, 50), (54, 46), (66, 42))),
        ),
        "auren": (Oval(50, 50, 24), Oval(50, 50, 16, hole=True), Oval(50, 50, 8), *map(_ray, range(0, 360, 45))),
        "witches": (
            Fill(((52, 6), (74, 66), (26, 66))), Fill(((52, 6), (34, 26), (44, 40))), Oval(50, 72, 44, 11),
            Fill(((30, 56), (71, 56), (74, 65), (26, 65)), hole=True), Fill(((30, 60), (71, 60), (72, 66), (28, 66))),
        ),
        "chaosmagicians": (
            *(part for angle in range(0, 360, 45) for part in _arrow(angle)), Oval(50, 50, 10),
            Oval(50, 50, 5, hole=True),
        ),
        "giants": (
            Oval(50, 24, 15),
            Fill(((20, 44), (80, 44), (92, 78), (78, 82), (70, 60), (70, 94), (54, 94), (50, 78), (46, 94), (30, 94),
                  (30, 60), (22, 82), (8, 78))),
        ),
        "cultists": (
            Fill(((50, 6), (96, 88), (4, 88))), Fill(((50, 24), (82, 80), (18, 80)), hole=True), Oval(50, 62, 22, 12),
            Oval(50, 62, 8, hole=True), Oval(50, 62, 4),
        ),
        "halflings": (
            Fill(((4, 88), (14, 54), (34, 30), (66, 30), (86, 54), (96, 88))), Oval(50, 66, 21, hole=True),
            Oval(50, 66, 17), Oval(50, 66, 12, hole=True), Oval(58, 66, 4), box(68, 16, 76, 40),
        ),
        "dwarves": (Fill(((16, 14), (84, 14), (90, 26), (84, 42), (16, 42), (10, 28))), box(44, 42, 56, 94)),
        "engineers": (*map(_tooth, range(0, 360, 45)), Oval(50, 50, 34), Oval(50, 50, 15, hole=True)),
        "fakirs": (
            Fill(((6, 50), (34, 40), (62, 52), (94, 36), (86, 62), (60, 74), (32, 62), (10, 72))),
            Line(((14, 60), (34, 51), (60, 63), (84, 50)), 5, hole=True),
            *(Line(((x, y), (x - 3, y + 12)), 4) for x, y in ((10, 72), (32, 64), (60, 74), (84, 62))),
            Oval(50, 20, 9), Fill(((36, 46), (64, 48), (56, 28), (44, 28))),
        ),
        "nomads": (
            Fill(((50, 14), (94, 84), (6, 84))), Fill(((50, 40), (64, 84), (36, 84)), hole=True),
            Line(((50, 14), (60, 4)), 4), Line(((50, 14), (40, 4)), 4), Line(((6, 88), (94, 88)), 6),
        ),
        "mermaids": (
            Fill(_FIN), Fill(mirrored(_FIN)), Fill(((43, 38), (57, 38), (62, 56), (74, 76), (26, 76), (38, 56))),
            bow(50, 46, 10, 30, 150, 4, hole=True), bow(50, 58, 14, 35, 145, 4, hole=True), _wave(84, 8),
            Line(((26, 96), (74, 96)), 5),
        ),
        "swarmlings": (*_fish(50, 26), *_fish(28, 60), *_fish(72, 68)),
    }
)  # fmt: skip
"""The sign of each faction, by its id."""
