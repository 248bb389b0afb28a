"""What lies and grows on the ground of the sea."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point


def coral(clay: Clay, foot: Point, way: Point, radius: float, forks: int) -> None:
    """A stem of coral that forks so many times."""
    a, step = Vector(foot), Vector(way)
    tip = a + step
    clay.tube([a, a + step * 0.5 + Vector((0.03, 0, 0.02)), tip], [radius, radius * 0.85, radius * 0.7], n=9)
    clay.ball(tip, radius * 0.8, n=9)
    for side in (-1, 1) if forks else ():
        turned = Vector((step.x + side * random.uniform(0.4, 0.7) * step.length, step.y * 0.6, step.z * 0.9)) * 0.8
        coral(clay, tip, turned, radius * 0.72, forks - 1)


def fan(where: Point, size: float, material: bpy.types.Material, *, turn: float = 0) -> None:
    """A sea fan: a flat lace of twigs."""
    lace = Clay().place(where, (0, 0, turn), size)
    for k in range(15):
        a = math.radians(20 + 10 * k)
        way = Vector((math.cos(a), 0, math.sin(a))) * (0.85 + 0.15 * math.sin(k * 2.3))
        bend = Vector((0.07 * math.sin(k * 1.9), 0, 0))
        lace.tube([(0, 0, 0), way * 0.35 + bend, way * 0.7 - bend, way], [0.04, 0.026, 0.02, 0.006], n=7)
        for t in (0.4, 0.55, 0.7, 0.85):
            off = Vector((-way.z, 0, way.x)) * 0.14 * (1 if k % 2 else -1)
            lace.tube([way * t, way * t + off + way * 0.07], [0.016, 0.008], n=6, steps=2)
    lace.mesh(material)


def jellyfish(where: Point, size: float, colour: Sequence[float], *, lean: float = 0) -> None:
    """A bell of light with long threads below."""
    bell, threads = Clay().place(where, (0, lean, 0), size), Clay().place(where, (0, lean, 0), size)

    def dome(u: float, v: float) -> Point:
        a, b = 2 * math.pi * u, v * 1.75
        r = math.sin(b) * (1 + 0.05 * v * math.sin(a * 8))
        return (r * math.cos(a), r * math.sin(a), 0.85 * math.cos(b))

    bell.grid(dome, 48, 16, wrap=True)
    for k in range(14):
        a = 2 * math.pi * k / 14
        root = Vector((0.75 * math.cos(a), 0.75 * math.sin(a), -0.1))
        sway = Vector((0.3 * math.sin(k * 2.1), 0, 0))
        threads.tube(
            [
                root,
                root * 0.9 + sway * 0.5 - Vector((0, 0, 0.8)),
                root * 0.8 - sway - Vector((0, 0, 1.7)),
                root * 0.6 + sway - Vector((0, 0, 2.5)),
            ],
            [0.05, 0.04, 0.03, 0.004],
            n=7,
        )
    dim = tuple(c * 0.6 for c in colour)
    bell.mesh(m.soft(dim, tuple(colour), 0.9, thick=0.35, tight=1.0)).visible_shadow = False
    threads.mesh(m.soft(tuple(colour), dim, 0.6, thick=0.5, tight=1.0)).visible_shadow = False


def clam(where: Point, size: float, pearl: bpy.types.Material, *, turn: float = 0, gape: float = 48) -> Vector:
    """An open clam with a pearl in it. Answers where the pearl is."""
    for upper in (False, True):
        shell = Clay().place(where, (0, 0, turn), size)
        shell.turn = shell.turn @ Clay().place((0, 0.42, 0.3), (-gape if upper else 0, 0, 0)).turn

        def half(u: float, v: float, upper: bool = upper) -> Point:
            a = math.pi * (0.08 + 0.84 * u)
            rib = 1 + 0.07 * v * math.cos(u * math.pi * 12)
            x, y = 1.05 * v * math.cos(a) * rib, -0.95 * v * math.sin(a) * rib
            deep = 0.32 * (1 - (2 * v - 1) ** 2) ** 0.5 + 0.05 * v * math.cos(u * math.pi * 12)
            return (x, y, deep if upper else -deep)

        shell.grid(half, 90, 18).mesh(m.stuff((0.5, 0.42, 0.4), 0.4, bump=0.3, scale=6, dark=0.5), thick=0.05)
    spot = Clay().place(where, (0, 0, turn), size).turn @ Vector((0, -0.1, 0.34))
    Clay().ball(spot, 0.3 * size, n=36).mesh(pearl)
    return spot


def bubbles(columns: Sequence[Point], *, count: int = 30, high: float = 4.0) -> None:
    """Bubbles that rise in columns."""
    pearls = Clay()
    for x, y, z in columns:
        for _ in range(count):
            t = random.random()
            spread = 0.06 + 0.12 * t
            spot = (x + random.gauss(0, spread), y + random.gauss(0, spread), z + high * t)
            pearls.ball(spot, random.uniform(0.015, 0.045), n=10)
    pearls.mesh(m.glass((0.7, 0.9, 1), shine=0.08))
