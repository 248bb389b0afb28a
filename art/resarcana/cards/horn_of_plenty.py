"""A horn of woven gold pours out fruit in the colours of the essences, and coins: any three, or a Gold, each turn."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.resarcana import essences


def horn(mouth: Vector) -> None:
    """The horn, curled, its mouth to the right."""
    line = [(-1.25, 0.3, 2.72), (-1.75, 0.3, 2.9), (-2.15, 0.3, 2.4), (-1.95, 0.2, 1.6), (-1.2, 0.1, 1.12)]
    line += [(-0.45, 0.0, 1.08), tuple(mouth)]
    radii = [0.02, 0.1, 0.22, 0.4, 0.58, 0.76, 0.98]
    Clay().tube(
        line, radii, n=72, steps=16, side=(0, 1, 0), ripple=lambda a, t: 1 + 0.035 * math.sin(9 * a + 120 * t)
    ).mesh(m.gold())
    way = (mouth - Vector(line[-2])).normalized()
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way)
    rope = [
        mouth + (across * math.cos(a) + up * math.sin(a)) * 0.99 + way * 0.03 * math.sin(a * 18)
        for a in (2 * math.pi * k / 144 for k in range(145))
    ]
    Clay().tube(rope, [0.075] * 145, n=12, steps=1).mesh(m.gold())
    Clay().ball(mouth + way * 0.02, (0.06, 0.8, 0.8)).mesh(m.stuff((0.03, 0.015, 0.005), 0.9))


def fruit(where: Vector, size: float, stuff: bpy.types.Material) -> None:
    """An apple or a plum with its stalk and a leaf."""
    tilt = (random.uniform(-50, 20), random.uniform(-40, 40), random.uniform(0, 90))
    skin = [
        (0.02, 0.72),
        (0.25, 0.86),
        (0.62, 0.8),
        (0.95, 0.35),
        (0.98, -0.1),
        (0.72, -0.66),
        (0.35, -0.86),
        (0, -0.8),
    ]
    body = Clay().place(where, tilt, size)
    body.lathe([(max(p.x, 0), p.y) for p in outline(skin)], n=36).mesh(stuff)
    stalk = Clay().place(where, tilt, size)
    stalk.tube([(0, 0, 0.7), (0.05, 0, 1.0), (0.14, 0, 1.2)], [0.05, 0.045, 0.07], n=8).mesh(m.wood())
    leaf = Clay().place(where, tilt, size)
    leaf.leaf((0.04, 0, 0.95), (0.8, -0.1, 1.25), 0.42, normal=(0, -0.6, 1), curl=-0.2)
    leaf.mesh(m.thin((0.06, 0.24, 0.03), 0.5, 0.35))


def outline(points: list[tuple[float, float]]) -> list[Vector]:
    """A smooth outline."""
    return along([(r, z, 0) for r, z in points], 4)


def grapes(where: Vector, way: Vector, colour: tuple[float, float, float]) -> None:
    """A bunch of grapes that hangs one way."""
    bunch = Clay()
    for k in range(46):
        t = k / 46
        off = Vector([random.gauss(0, 1) for _ in range(3)]).normalized() * 0.33 * (1 - 0.75 * t)
        bunch.ball(where + way * t + off, random.uniform(0.1, 0.125), n=16)
    bunch.mesh(m.stuff(colour, 0.16, sub=0.25, coat=0.6, dark=0.7))


def scene() -> None:
    """Sets the picture up."""
    mouth = Vector((0.28, -0.28, 1.08))
    horn(mouth)
    red, green, blue, violet = (
        m.stuff(c, 0.18, coat=0.7, bump=0.05, scale=9, dark=0.6, sub=0.05)
        for c in ((0.6, 0.035, 0.01), (0.16, 0.42, 0.03), (0.03, 0.1, 0.5), (0.2, 0.03, 0.38))
    )
    for x, y, z, size, stuff in (
        (0.7, -0.3, 1.62, 0.34, red),
        (0.55, -0.75, 1.12, 0.34, green),
        (1.1, -0.35, 1.15, 0.36, blue),
        (1.2, -0.85, 0.66, 0.36, red),
        (0.45, -0.95, 0.55, 0.33, violet),
        (1.75, -0.5, 0.4, 0.36, green),
        (1.65, -1.15, 0.32, 0.32, blue),
        (0.85, -1.45, 0.32, 0.33, red),
        (2.4, -0.75, 0.32, 0.32, red),
        (-0.1, -1.35, 0.3, 0.3, green),
        (1.55, 0.0, 0.95, 0.3, violet),
        (2.15, 0.1, 0.34, 0.34, violet),
    ):
        fruit(Vector((x, y, z)), size, stuff)
    grapes(Vector((0.2, -1.0, 1.35)), Vector((-0.1, -0.35, -0.85)), (0.14, 0.015, 0.24))
    grapes(Vector((1.15, -0.75, 1.5)), Vector((0.45, -0.35, -0.55)), (0.2, 0.42, 0.05))
    props.coins((1.0, -0.9, 0), 2.2, count=240, size=0.15, heap=0.35)
    props.coins((-0.9, -1.1, 0), 0.9, count=40, size=0.15, heap=0.1)
    leaves = Clay()
    for k in range(13):
        a = math.pi * (-0.15 + 1.1 * k / 12)
        root = mouth + Vector((0.1, -0.5, 0)) + Vector((0.2 * math.cos(a), 0, 0.75 * math.sin(a)))
        tip = root + Vector((0.22 + 0.2 * math.cos(a), -0.1, 0.34 * math.sin(a)))
        leaves.leaf(root, tip, 0.22, normal=(0.4, -1, 0.3), curl=0.15)
    leaves.mesh(m.thin((0.06, 0.25, 0.03), 0.5, 0.35))
    backdrops.floor(m.wood((0.11, 0.06, 0.03)))
    backdrops.sparks((1, 0.7, 0.2), (0.8, -0.6, 1.8), (2.4, 0.8, 1.8), count=70, strength=3, size=0.014)
    backdrops.backdrop((0.42, 0.25, 0.06), (0.02, 0.012, 0.006), (0.2, 6, 2.0), 4.8, 0.85)
    stage.lamp((0.9, -2.2, 1.7), 60, essences.GOLD)
    stage.rig((1, 0.85, 0.62), (1, 0.7, 0.3), at=(0.2, 0, 1.2), power=1.1)
    stage.camera((0.1, -6.7, 2.3), (0.12, 0, 1.35), lens=48, f=3.2, focus=(0.6, -0.7, 1.2))
