"""More of what magicians own: vessels, weapons, instruments, and what lies about in vaults and graves."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit import props
from art.kit.clay import Clay, Point, along


def flask(where: Point, size: float, liquid: bpy.types.Material, *, tall: float = 1.0, fill: float = 0.55) -> None:
    """A round flask of glass with something in it that shines."""
    shape = [
        (0.02, 0.0),
        (0.34, 0.03),
        (0.5, 0.3),
        (0.46, 0.6),
        (0.26, 0.82),
        (0.12, 0.95),
        (0.11, 1.25 * tall),
        (0.17, 1.3 * tall),
    ]
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 5)]
    Clay().place(where, (0, 0, 0), size).lathe(smooth, n=40).mesh(m.glass((0.9, 0.95, 1)), thick=0.02)
    inside = [(r * 0.88, z + 0.02) for r, z in smooth if z <= fill]
    Clay().place(where, (0, 0, 0), size).lathe([(0, 0.03), *inside, (0, inside[-1][1])], n=40).mesh(liquid)


def staff(foot: Point, top: Point, head: bpy.types.Material, *, radius: float = 0.04, claw: bool = True) -> None:
    """A gnarled staff with a stone in its head."""
    a, b = Vector(foot), Vector(top)
    rod, way = Clay(), (b - a).normalized()
    bend = [
        a.lerp(b, t) + Vector((0.03 * math.sin(t * 9), 0.02 * math.cos(t * 7), 0)) for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
    ]
    rod.tube(bend, [radius, radius * 1.15, radius * 0.95, radius * 1.2, radius, radius * 1.3], n=10, side=(1, 0, 0))
    if claw:
        for k in range(4):
            out = props.ring(k, 4, 1.0, 0.4)
            rod.tube(
                [b, b + out * 0.13 + way * 0.08, b + out * 0.12 + way * 0.24, b + out * 0.03 + way * 0.3],
                [0.03, 0.03, 0.022, 0.006],
                n=8,
            )
    rod.mesh(m.wood())
    Clay().ball(b + way * 0.15, 0.1, n=24).mesh(head)


def sword(where: Point, size: float = 1.0, turn: Point = (0, 0, 0), blade: bpy.types.Material | None = None) -> None:
    """A long sword, its point at +z, its guard at the origin, its flat towards -y."""
    iron, hilt, grip = (Clay().place(where, turn, size) for _ in range(3))
    edge = [(0.11, 0.0), (0.1, 1.2), (0.085, 1.9), (0.0, 2.3)]
    verts: list[Point] = []
    for w, z in edge:
        verts += [(-w, 0, z), (0, -0.028, z), (w, 0, z), (0, 0.028, z)]
    iron.add(
        verts,
        [(k * 4 + i, k * 4 + (i + 1) % 4, k * 4 + 4 + (i + 1) % 4, k * 4 + 4 + i) for k in range(3) for i in range(4)],
    )
    iron.mesh(blade or m.steel(), smooth=False)
    hilt.tube(
        [(-0.42, 0, 0.08), (-0.2, 0, -0.02), (0, 0, 0), (0.2, 0, -0.02), (0.42, 0, 0.08)],
        [0.05, 0.035, 0.06, 0.035, 0.05],
        n=12,
    )
    hilt.ball((-0.42, 0, 0.1), 0.065).ball((0.42, 0, 0.1), 0.065).ball((0, 0, -0.62), (0.1, 0.07, 0.1))
    hilt.mesh(m.gold())
    grip.tube(
        [(0, 0, -0.03), (0, 0, -0.3), (0, 0, -0.55)],
        [0.048, 0.056, 0.046],
        n=12,
        side=(1, 0, 0),
        ripple=lambda _, t: 1 + 0.1 * math.sin(t * 50),
    )
    grip.mesh(m.stuff((0.12, 0.04, 0.02), 0.6))


def eye(where: Point, size: float, shine: bpy.types.Material) -> None:
    """The sign of sight: an almond of gold around a shining pupil, seen from the front."""
    lids, c = Clay(), Vector(where)
    for s in (-1, 1):
        line = [c + Vector((x, 0, s * 0.42 * (1 - (x) ** 2))) * size for x in (-1, -0.6, 0, 0.6, 1)]
        lids.tube(line, [0.012 * size, 0.05 * size, 0.06 * size, 0.05 * size, 0.012 * size], n=9)
    lids.mesh(m.gold())
    Clay().ball(c, (0.27 * size, 0.12 * size, 0.27 * size)).mesh(shine)
    Clay().ball(c - Vector((0, 0.1 * size, 0)), (0.11 * size, 0.05 * size, 0.15 * size)).mesh(
        m.stuff((0.004, 0.004, 0.006), 0.1)
    )


def circle(
    where: Point,
    radius: float,
    material: bpy.types.Material,
    *,
    turn: Point = (0, 0, 0),
    points: int = 5,
    thick: float = 0.012,
) -> None:
    """A magic circle with a star in it, lying flat unless turned."""
    lines = Clay().place(where, turn, radius)
    for r in (1.0, 0.9):
        lines.tube([props.ring(k, 48, r) for k in range(49)], [thick] * 49, n=6, steps=1)
    step = 2 if points > 4 else 1
    for k in range(points):
        ends = [props.ring(j, points, 0.9, math.pi / 2) for j in (k, k + step)]
        lines.tube(ends, [thick] * 2, n=8, steps=1, side=(0, 0, 1))
    for k in range(24):
        a, b = props.ring(k, 24, 0.9), props.ring(k, 24, 1.0 if k % 2 else 0.95)
        lines.tube([a, b], [thick * 0.7] * 2, n=5, steps=1)
    lines.mesh(material)


def lantern(where: Point, size: float, shine: bpy.types.Material | None = None) -> None:
    """A lantern with a roof and six bars, a flame in it; `where` is its middle."""
    frame = Clay().place(where, (0, 0, 0), size)
    for z, r in ((-0.62, 0.42), (0.5, 0.42)):
        frame.lathe([(0, z - 0.06), (r, z - 0.06), (r + 0.04, z), (r, z + 0.06), (0, z + 0.06)], n=6)
    frame.lathe([(0.46, 0.56), (0.3, 0.72), (0.1, 0.9), (0.06, 1.0), (0, 1.02)], n=6)
    for k in range(6):
        a = math.pi * k / 3
        x, y = 0.38 * math.cos(a), 0.38 * math.sin(a)
        frame.tube([(x, y, -0.6), (x, y, 0.5)], [0.035, 0.035], n=6, steps=1)
    frame.mesh(m.gold(), smooth=False)
    flame = [(0, 0, -0.5), (0, 0, -0.28), (0, 0, 0.0), (0.02, 0, 0.36)]
    drop = Clay().place(where, (0, 0, 0), size).tube(flame, [0.05, 0.19, 0.17, 0.004], n=16, steps=6, side=(1, 0, 0))
    drop.mesh(shine or m.glow((1, 0.5, 0.12), 4)).visible_shadow = False


def shelves(where: Point, width: float, height: float, *, rows: int = 5, deep: float = 0.35) -> None:
    """A bookcase, full."""
    c, frame = Vector(where), Clay()
    colours = ((0.2, 0.04, 0.03), (0.05, 0.09, 0.06), (0.04, 0.05, 0.14), (0.2, 0.12, 0.05), (0.1, 0.03, 0.09))
    books = [Clay() for _ in colours]
    for x in (-width / 2, width / 2):
        frame.box(c + Vector((x, 0, height / 2)), (0.09, deep, height))
    for k in range(rows + 1):
        frame.box(c + Vector((0, 0, k * height / rows)), (width, deep, 0.06))
        x = -width / 2 + 0.08
        while k < rows and x < width / 2 - 0.12:
            thick, tall = random.uniform(0.05, 0.12), random.uniform(0.55, 0.85) * height / rows
            place = c + Vector((x + thick / 2, random.uniform(-0.06, 0.02), k * height / rows + 0.03 + tall / 2))
            random.choice(books).box(place, (thick * 0.92, deep * 0.7, tall))
            x += thick + (0.14 if random.random() < 0.05 else 0)
    frame.mesh(m.wood(), smooth=False, bevel=0.01)
    for part, colour in zip(books, colours, strict=True):
        part.mesh(m.stuff(colour, 0.55, bump=0.2, scale=12), smooth=False, bevel=0.012)


def vines(
    points: Sequence[Point], *, leaf: float = 0.12, count: int = 60, colour: Sequence[float] = (0.05, 0.2, 0.03)
) -> None:
    """A plant that hangs or climbs along a line."""
    stem, leaves = Clay(), Clay()
    stem.tube(points, [0.025] * len(points), n=7)
    line = along(points, 12)
    for _ in range(count):
        root = random.choice(line)
        way = Vector([random.gauss(0, 1) for _ in range(3)]) + Vector((0, -0.5, -0.4))
        leaves.leaf(
            root,
            root + way.normalized() * leaf * random.uniform(0.7, 1.5),
            leaf * 0.8,
            normal=(random.gauss(0, 0.5), -1, 0.5),
            curl=0.2,
        )
    stem.mesh(m.wood())
    leaves.mesh(m.thin(tuple(colour), 0.5, 0.35))


def chest(where: Point, size: float = 1.0, turn: Point = (0, 0, 0), *, lid: float = 55, gold: bool = True) -> None:
    """A treasure chest bound in iron, its lid open by an angle, gold in it."""
    wooden, bands = Clay().place(where, turn, size), Clay().place(where, turn, size)
    for y in (-0.36, 0.36):
        wooden.box((0, y, 0.3), (1.2, 0.07, 0.6))
    for x in (-0.57, 0.57):
        wooden.box((x, 0, 0.3), (0.07, 0.72, 0.6))
        bands.box((x * 0.96, -0.4, 0.3), (0.14, 0.03, 0.62)).box((x, 0, 0.3), (0.1, 0.8, 0.08))
    wooden.box((0, 0, 0.2), (1.1, 0.7, 0.3))
    bands.box((0, -0.4, 0.05), (1.22, 0.03, 0.09)).box((0, -0.4, 0.56), (1.22, 0.03, 0.09)).box(
        (0, -0.42, 0.5), (0.2, 0.05, 0.24)
    )
    upper, rims = Clay().place((0, 0, 0)), Clay().place((0, 0, 0))
    hinge = Clay().place(where, turn, size).turn @ Clay().place((0, 0.38, 0.62), (-lid, 0, 0)).turn
    upper.turn = rims.turn = hinge

    def curve(u: float, v: float) -> Point:
        a = math.pi * u
        return ((v - 0.5) * 1.2, -0.38 + 0.38 * math.cos(a), 0.3 * math.sin(a))

    upper.grid(curve, 14, 2).mesh(m.wood((0.2, 0.09, 0.035)), thick=0.05)
    for x in (-0.55, 0, 0.55):
        rims.tube(
            [(x, curve(u / 8, 0)[1], curve(u / 8, 0)[2]) for u in range(9)],
            [(0.07, 0.02)] * 9,
            n=8,
            steps=2,
            side=(1, 0, 0),
        )
    rims.mesh(m.iron())
    wooden.mesh(m.wood((0.2, 0.09, 0.035)), smooth=False, bevel=0.015)
    bands.mesh(m.iron(), smooth=False, bevel=0.008)
    if gold:
        inside = Clay().place(where, turn, size).turn @ Vector((0, 0, 0.4))
        props.coins(inside, 0.42 * size, count=70, size=0.09 * size, heap=0.3 * size)


def gem(
    where: Point,
    size: float,
    material: bpy.types.Material,
    *,
    sides: int = 6,
    turn: Point = (0, 0, 0),
    tall: float = 1.0,
) -> None:
    """A cut stone, pointed above and below."""
    cut = [(0.001, -1.0 * tall), (0.55, -0.35 * tall), (0.62, 0.05), (0.5, 0.45 * tall), (0.001, 1.0 * tall)]
    Clay().place(where, turn, size).lathe(cut, n=sides).mesh(material, smooth=False)
