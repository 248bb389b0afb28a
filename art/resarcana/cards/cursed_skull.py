"""A skull on old books, violet fire in its sockets: a thread of Life is drawn in, Elan, Calm and Death stream out."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.bones import great_skull
from art.kit.clay import Clay
from art.resarcana import essences

WHERE, TURN, SIZE = (0.05, 0, 1.9), (8, 0, 20), 1.28


def here(x: float, y: float, z: float) -> Vector:
    """A point of the skull in the world."""
    return Clay().place(WHERE, TURN, SIZE).turn @ Vector((x, y, z))


def stream(colour: tuple[float, float, float], start: Vector, end: Vector, bend: float) -> None:
    """A cord of many threads, wound, from one point to another."""
    cords, way = Clay(), end - start
    up = way.cross(Vector((0, 1, 0))).normalized()
    for k in range(9):
        line = []
        for i in range(10):
            t = i / 9
            wide, turn = 0.19 * math.sin(math.pi * (0.12 + 0.8 * t)) * t**0.5, 0.7 * k + 4.6 * t
            line.append(
                start
                + way * t
                + up * bend * math.sin(math.pi * t)
                + (up * math.cos(turn) + Vector((0, 1, 0)) * math.sin(turn)) * wide
            )
        cords.tube(line, [0.006] + [0.034] * 8 + [0.004], n=9, steps=5)
    cords.mesh(m.soft(colour, tuple(c * 0.6 for c in colour), 1.15, thick=0.75)).visible_shadow = False
    motes = Clay()
    for _ in range(22):
        t = random.random()
        spot = start + way * t + up * bend * math.sin(math.pi * t) + Vector([random.gauss(0, 0.16) for _ in range(3)])
        motes.ball(spot, random.uniform(0.012, 0.03), n=8)
    motes.mesh(m.glow(colour, 1.5)).visible_shadow = False


def curse() -> None:
    """Fire in the sockets, a crack in the brow that glows, what goes in and what comes out."""
    for s in (-1, 1):
        socket = here(s * 0.21, -0.42, 0.03)
        Clay().ball(socket + Vector((0, 0.02, 0)), 0.062).mesh(m.glow((0.5, 0.06, 1), 2.0))
        Clay().ball(socket, 0.17).mesh(
            m.soft((0.35, 0.03, 0.95), (0.1, 0.01, 0.4), 0.8, thick=0.4)
        ).visible_shadow = False
        stage.lamp(socket + Vector((0, -0.3, 0.05)), 4, essences.DEATH, size=0.06)
    crack = Clay()
    for line in (
        [(0.12, -0.5, 0.34), (0.05, -0.47, 0.48), (0.14, -0.36, 0.62), (0.04, -0.22, 0.73), (0.1, 0.0, 0.79)],
        [(0.14, -0.36, 0.62), (0.24, -0.31, 0.62), (0.28, -0.2, 0.68)],
        [(0.05, -0.47, 0.48), (-0.06, -0.46, 0.53)],
    ):
        radii = [0.024 - 0.02 * k / (len(line) - 1) for k in range(len(line))]
        crack.tube(
            [here(1.05 * x, 0.1 + 1.05 * (y - 0.1), 0.3 + 1.05 * (z - 0.3)) for x, y, z in line], radii, n=8, steps=2
        )
    crack.mesh(m.glow((0.5, 0.06, 1), 1.8))
    mouth, crown = here(0, -0.5, -0.5), here(0.1, -0.1, 0.76)
    stream((0.04, 0.75, 0.04), mouth, Vector((-3.4, -0.5, 1.5)), 0.5)
    stream((1, 0.1, 0.008), crown, Vector((3.3, -0.3, 4.1)), -0.35)
    stream((0.03, 0.2, 1), crown, Vector((3.5, -0.3, 2.9)), -0.6)
    stream((0.35, 0.03, 0.95), crown, Vector((3.5, -0.4, 1.7)), -0.95)
    stage.lamp(mouth + Vector((-0.3, -0.4, 0)), 8, essences.LIFE, size=0.1)


def scene() -> None:
    """Sets the picture up."""
    bone = m.stuff((0.7, 0.6, 0.4), 0.45, bump=0.55, scale=6, dark=0.35, light=1.2, sub=0.06)
    great_skull(Clay().place(WHERE, TURN, SIZE), jaw=9, bone=bone)
    props.book((0, 0, 0), 1.9, 8, (0.12, 0.04, 0.03))
    props.book((0.06, 0.05, 0.42), 1.6, -14, (0.05, 0.03, 0.11))
    curse()
    for x, y, high in ((-1.55, 0.2, 0.6), (-1.9, -0.3, 0.35), (1.6, 0.1, 0.45), (1.95, 0.5, 0.8)):
        props.candle((x, y, 0), high, 0.11)
    architecture.arch((0, 2.6, 0), 2.1, 1.9, m.stone((0.12, 0.1, 0.14)), thick=0.42)
    backdrops.floor(m.wood((0.1, 0.06, 0.035)))
    backdrops.mist((0.3, 0.1, 0.6), at=(0, 1.4, 0.3), spread=(3, 0.6, 0.3), count=16, strength=0.22)
    backdrops.sparks((0.6, 0.25, 1), (0, -0.2, 2.4), (2.2, 0.6, 1.6), count=40, strength=2.5, size=0.013)
    backdrops.backdrop((0.17, 0.05, 0.34), (0.007, 0.004, 0.014), (0, 6, 2.3), 4.2, 0.85)
    stage.rig((1, 0.8, 0.58), (0.5, 0.25, 1), at=(0, 0, 1.8), power=1.0)
    stage.camera((0, -6.0, 2.2), (0.02, 0, 1.8), lens=50, f=2.8, focus=(0, -0.6, 1.8))
