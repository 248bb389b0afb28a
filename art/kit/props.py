"""Things that stand about in a magician's room."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit import stage
from art.kit.clay import Clay, Point, along, at


def ring(k: int, count: int, radius: float = 1.0, start: float = 0.0) -> Vector:
    """The k-th of so many points around a circle."""
    a = 2 * math.pi * k / count + start
    return Vector((radius * math.cos(a), radius * math.sin(a), 0))


def flame(where: Point, size: float = 1.0, material: bpy.types.Material | None = None, *, tongues: int = 9) -> None:
    """A fire of several tongues; put a lamp beside it."""
    fire, foot = Clay(), Vector(where)
    for k in range(tongues):
        out = ring(k, tongues, 0.24 * size * (k % 3) / 2, k)
        high = size * (1.15 - 0.3 * (k % 3)) * random.uniform(0.8, 1.1)
        sway = Vector((random.uniform(-0.14, 0.14), random.uniform(-0.1, 0.1), 0)) * size
        r = 0.15 * size * random.uniform(0.8, 1.15)
        line = [
            foot + out,
            foot + out * 1.25 + Vector((0, 0, high * 0.3)),
            foot + out * 0.7 + sway + Vector((0, 0, high * 0.65)),
            foot + out * 0.35 - sway * 0.6 + Vector((0, 0, high)),
        ]
        fire.tube(line, [r * 0.5, r, r * 0.55, 0.004], n=14, side=(1, 0, 0))
    fire.mesh(material or m.fire()).visible_shadow = False


def candle(where: Point, height: float = 0.5, radius: float = 0.1, *, lit: bool = True, power: float = 6) -> None:
    """A candle with wax run down, lit as a rule."""
    body, c = Clay(), Vector(where)
    body.lathe(
        [
            (0, 0),
            (radius * 1.35, 0),
            (radius * 1.1, 0.04),
            (radius, height * 0.4),
            (radius, height),
            (radius * 0.8, height - 0.02),
            (0, height - 0.03),
        ],
        c,
        n=24,
    )
    for k in range(5):
        top = c + ring(k, 5, radius, k * 1.3) + Vector((0, 0, height))
        body.tube([top, top - Vector((0, 0, height * random.uniform(0.15, 0.6)))], [0.022, 0.032], n=8)
    body.mesh(m.wax())
    if lit:
        tip = c + Vector((0, 0, height + 0.02))
        Clay().tube(
            [tip, tip + Vector((0, 0, 0.07)), tip + Vector((0.01, 0, 0.2))], [0.015, 0.04, 0.002], n=12, side=(1, 0, 0)
        ).mesh(m.glow((1, 0.55, 0.14), 4))
        stage.lamp(tip + Vector((0, -0.05, 0.16)), power, (1, 0.55, 0.2), size=0.05)


def book(
    where: Point, size: float = 1.0, turn: float = 0, colour: Sequence[float] = (0.25, 0.05, 0.04), *, tilt: float = 0
) -> None:
    """A closed book with gold at its corners, lying flat unless tilted."""
    covers, pages, fittings = (Clay().place(where, (tilt, 0, turn), size) for _ in range(3))
    covers.box((0, 0, 0.02), (0.7, 0.95, 0.035)).box((0, 0, 0.2), (0.7, 0.95, 0.035)).box(
        (-0.345, 0, 0.11), (0.035, 0.95, 0.2)
    )
    pages.box((0.0, 0, 0.11), (0.64, 0.88, 0.15))
    for x in (-0.3, 0.3):
        for y in (-0.42, 0.42):
            fittings.box((x, y, 0.2), (0.13, 0.13, 0.05))
    covers.mesh(m.stuff(tuple(colour), 0.5, bump=0.3, scale=16), smooth=False, bevel=0.012)
    pages.mesh(m.parchment(), smooth=False)
    fittings.mesh(m.gold(), smooth=False, bevel=0.01)


def open_book(where: Point, size: float = 1.0, turn: Point = (0, 0, 0)) -> None:
    """An open book, written on."""
    pages, lines = Clay().place(where, turn, size), Clay().place(where, turn, size)

    def leaf(side: int, lift: float, u: float, v: float) -> Point:
        return (side * u * 0.62, (v - 0.5) * 0.9, lift + 0.13 * math.sin(math.pi * min(u * 1.15, 1)) * (1 - 0.35 * u))

    for side in (-1, 1):
        pages.grid(lambda u, v, s=side: leaf(s, 0.0, u, v), 14, 2)
        for k in range(9):
            low = 0.1 + 0.09 * k
            lines.grid(lambda u, v, s=side, y=low: leaf(s, 0.006, 0.12 + u * 0.72, y + v * 0.028), 10, 2)
    pages.mesh(m.parchment())
    lines.mesh(m.stuff((0.06, 0.03, 0.02), 0.9))


def skull(
    where: Point,
    size: float = 1.0,
    turn: Point = (0, 0, 0),
    *,
    eyes: bpy.types.Material | None = None,
    jaw: bool = True,
) -> list[bpy.types.Object]:
    """A human skull that looks towards -y."""
    head, holes, teeth = (Clay().place(where, turn, size) for _ in range(3))
    head.ball((0, 0.06, 0.14), (0.23, 0.28, 0.23)).ball((0, -0.1, 0.06), (0.2, 0.17, 0.18))
    head.ball((0.13, -0.17, -0.02), (0.07, 0.06, 0.06)).ball((-0.13, -0.17, -0.02), (0.07, 0.06, 0.06))
    head.tube([(-0.17, -0.17, 0.13), (0, -0.235, 0.12), (0.17, -0.17, 0.13)], [0.045, 0.05, 0.045], side=(0, 0, 1))
    head.tube([(0, -0.17, -0.02), (0, -0.2, -0.12)], [(0.11, 0.08), (0.1, 0.07)], side=(1, 0, 0))
    if jaw:
        head.tube(
            [(-0.17, 0.0, -0.02), (-0.15, -0.06, -0.18), (0, -0.19, -0.25), (0.15, -0.06, -0.18), (0.17, 0, -0.02)],
            [0.035, 0.045, 0.055, 0.045, 0.035],
            side=(0, 1, 0),
        )
    made = [head.flesh(m.bone(), voxel=0.018 * size, smooth=4)]
    for s in (-1, 1):
        holes.ball((s * 0.092, -0.205, 0.045), (0.066, 0.06, 0.062))
    holes.tube([(0, -0.235, 0.0), (0, -0.25, -0.05)], [(0.008, 0.02), (0.035, 0.02)], side=(1, 0, 0))
    made.append(holes.mesh(m.stuff((0.012, 0.009, 0.008), 0.9)))
    for k in range(6):
        for z in (-0.14, -0.195) if jaw else (-0.14,):
            teeth.ball((-0.08 + 0.032 * k, -0.245 + 0.35 * (-0.08 + 0.032 * k) ** 2 * 8, z), (0.015, 0.014, 0.026), n=8)
    made.append(teeth.mesh(m.stuff((0.8, 0.72, 0.52), 0.4)))
    if eyes:
        Clay().place(where, turn, size).ball((0.092, -0.25, 0.045), 0.028).ball((-0.092, -0.25, 0.045), 0.028).mesh(
            eyes
        )
    return made


def bone(a: Point, b: Point, radius: float = 0.05, clay: Clay | None = None) -> None:
    """A long bone."""
    one, p, q = clay or Clay(), Vector(a), Vector(b)
    one.tube(
        [p, p + (q - p) * 0.2, p + (q - p) * 0.8, q], [radius * 1.2, radius * 0.7, radius * 0.7, radius * 1.2], n=10
    )
    for end in (p, q):
        for s in (-1, 1):
            one.ball(end + Vector((s * radius * 0.8, 0, s * radius * 0.5)), radius * 1.15, n=10)
    if clay is None:
        one.mesh(m.bone())


def chain(
    a: Point, b: Point, *, sag: float = 0.4, link: float = 0.13, material: bpy.types.Material | None = None
) -> None:
    """A chain that hangs between two points."""
    p, q = Vector(a), Vector(b)
    line = [p, (p + q) / 2 - Vector((0, 0, sag)), q]
    count = max(int((q - p).length * 1.15 / (link * 1.35)), 2)
    links = Clay()
    for k in range(count):
        c, way = at(line, k / count), (at(line, min((k + 1) / count, 1)) - at(line, max(k - 1, 0) / count)).normalized()
        side = way.cross(Vector((0, 0, 1) if k % 2 else (0, 1, 0.3))).normalized()
        oval = [
            c + way * (link * math.cos(t)) + side * (link * 0.6 * math.sin(t))
            for t in (i * math.pi / 6 for i in range(13))
        ]
        links.tube(oval, [link * 0.2] * 13, n=8, steps=2)
    links.mesh(material or m.iron())


def coins(where: Point, spread: float = 0.6, *, count: int = 60, size: float = 0.1, heap: float = 0.35) -> None:
    """A heap of gold coins."""
    pile, c = Clay(), Vector(where)
    for _ in range(count):
        a, far = random.uniform(0, 6.28), spread * random.random() ** 0.7
        high = heap * (1 - far / spread) * random.random() ** 0.5
        pile.place(
            c + Vector((far * math.cos(a), far * math.sin(a), high + 0.02)),
            [random.uniform(-35, 35), random.uniform(-35, 35), 0],
            size,
        )
        pile.lathe(
            [(0, -0.14), (0.95, -0.14), (1, -0.1), (1, 0.1), (0.95, 0.14), (0.8, 0.14), (0.77, 0.1), (0, 0.1)], n=22
        )
    pile.mesh(m.gold(), smooth=False)


def plinth(where: Point, radius: float = 0.6, height: float = 0.6, material: bpy.types.Material | None = None) -> None:
    """A round stone plinth."""
    r, h = radius, height
    profile = [
        (0, 0),
        (r * 1.15, 0),
        (r * 1.15, h * 0.16),
        (r * 0.95, h * 0.24),
        (r * 0.9, h * 0.76),
        (r * 1.1, h * 0.86),
        (r * 1.1, h),
        (0, h),
    ]
    Clay().lathe(profile, where, n=56).mesh(material or m.stone(), smooth=False, bevel=0.01)


def chalice(
    where: Point, size: float = 1.0, gems: bpy.types.Material | None = None, metal: bpy.types.Material | None = None
) -> None:
    """A cup on a stem with gems around it; its rim is 2.2 sizes high."""
    cup = Clay().place(where, (0, 0, 0), size)
    shape = [
        (0, 0),
        (0.72, 0),
        (0.74, 0.05),
        (0.6, 0.11),
        (0.3, 0.22),
        (0.13, 0.4),
        (0.11, 0.55),
        (0.24, 0.62),
        (0.27, 0.7),
        (0.24, 0.78),
        (0.11, 0.85),
        (0.14, 0.98),
        (0.42, 1.1),
        (0.68, 1.32),
        (0.8, 1.62),
        (0.84, 2.0),
        (0.9, 2.18),
        (0.88, 2.22),
        (0.84, 2.2),
        (0.78, 2.0),
        (0.72, 1.6),
        (0.5, 1.3),
        (0, 1.2),
    ]
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 4)]
    cup.lathe([(max(r, 0), z) for r, z in smooth], n=72)
    for z, r in ((1.5, 0.775), (1.78, 0.835)):
        cup.tube([ring(k, 40, r) + Vector((0, 0, z)) for k in range(41)], [0.022] * 41, n=8, steps=2)
    cup.mesh(metal or m.gold())
    if gems:
        stones = Clay().place(where, (0, 0, 0), size)
        for k in range(14):
            stones.ball(ring(k, 14, 0.815, 0.2) + Vector((0, 0, 1.64)), (0.075, 0.075, 0.09))
        stones.mesh(gems)
