"""A silver horse rears before the wheel of the stars; its mane streams in the colours it brings: Elan, Life or Calm."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.beasts import MANE, TAIL, horse
from art.kit.clay import Clay, Point, at
from art.resarcana import essences


def _lights() -> list[bpy.types.Material]:
    """Elan, Life and Calm."""
    return [
        m.soft((1, 0.12, 0.01), (0.75, 0.03, 0.004), 0.95, thick=0.85, tight=0.95),
        m.soft((0.06, 0.7, 0.05), (0.01, 0.3, 0.02), 0.6, thick=0.85, tight=0.95),
        m.soft((0.03, 0.22, 1), (0.01, 0.06, 0.6), 1.0, thick=0.85, tight=0.95),
    ]


def _stream(line: list[Point], way: Point, long: float, count: int, place: Clay, *, drop: float, fan: float) -> None:
    """Locks of light that are blown one way and swing together, with stars caught in them."""
    parts, dust = [Clay(), Clay(), Clay()], Clay()
    dust.turn = place.turn
    for k in range(count):
        t = (k + random.random()) / count
        root, reach = at(line, t), long * random.uniform(0.55, 1.1)
        blow = Vector(way).normalized() + Vector((0, 0, fan * (0.5 - t)))
        drift, phase = random.gauss(0, 0.07), 5 * t + random.gauss(0, 0.35)
        points = [
            root
            + blow * reach * s
            + Vector((0, drift * 2 * s - 0.05, 0.17 * s * math.sin(phase - 5.2 * s) + drift * s - drop * s * s))
            for s in (0, 0.2, 0.4, 0.6, 0.8, 1)
        ]
        part = parts[min(max(int(t * 3 + random.gauss(0, 0.22)), 0), 2)]
        part.turn = place.turn
        r = random.uniform(0.016, 0.034)
        part.tube(points, [r * 0.7, r * 1.2, r * 1.3, r, r * 0.6, 0.002], n=8, steps=4)
        if k % 5 == 0:
            dust.ball(points[random.randint(2, 5)], random.uniform(0.008, 0.02), n=8)
    for part, light in zip(parts, _lights(), strict=True):
        part.mesh(light)
    dust.mesh(m.glow((1, 0.95, 0.85), 3))


def scene() -> None:
    """Sets the picture up."""
    turn, where = (0, 24, 0), (0.0, 0, 0.28)
    coat = m.stuff((0.55, 0.58, 0.68), 0.42, 0.15, bump=0.08, scale=9, dark=0.7, light=1.2, coat=0.2, sheen=0.3)
    horse(coat, m.gold(), turn=turn, where=where)
    placed = Clay().place(where, turn)
    _stream(MANE, (1, 0, 0.3), 1.5, 300, placed, drop=0.5, fan=0.35)
    _stream(TAIL, (1, 0, 0.35), 1.35, 150, placed, drop=1.0, fan=0.7)
    things.circle((0.55, 2.6, 2.15), 2.3, m.glow((0.05, 0.14, 0.5), 0.9), turn=(90, 0, 0), points=12, thick=0.007)
    backdrops.stars(count=200)
    backdrops.sparks((1, 0.8, 0.4), (-1.35, -0.2, 1.95), (0.5, 0.3, 0.5), count=40, size=0.014)
    backdrops.mist((0.3, 0.45, 0.9), at=(0, 0.8, -0.15), spread=(3.5, 1.2, 0.2), count=22, strength=0.3)
    backdrops.backdrop((0.06, 0.15, 0.5), (0.004, 0.006, 0.02), (-0.5, 7, 2.5), 5.6, 0.9, cloud=0.7)
    stage.rig((1, 0.93, 0.85), (0.35, 0.55, 1), at=(0, 0, 1.9), power=1.25)
    stage.lamp((0.6, -0.7, 3.2), 22, essences.ELAN)
    stage.camera((-1.6, -7.9, 1.5), (0.1, 0, 1.86), lens=50, f=2.8)
