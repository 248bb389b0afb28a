"""Clockwork: wheels with teeth, the keys that wind it up, arms with claws."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import bpy
from mathutils import Matrix, Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.props import ring


def brass() -> bpy.types.Material:
    """Brass, polished where it is touched."""
    return m.stuff((0.8, 0.5, 0.17), 0.24, 1.0, bump=0.1, scale=10, dark=0.5, light=1.1)


def copper() -> bpy.types.Material:
    """Copper, a little dull."""
    return m.stuff((0.72, 0.27, 0.12), 0.3, 1.0, bump=0.12, scale=9, dark=0.45, light=1.1)


def gear(
    where: Point,
    radius: float,
    material: bpy.types.Material,
    *,
    teeth: int = 12,
    turn: Point = (90, 0, 0),
    thick: float = 0.12,
    spokes: int = 5,
    frame: Matrix | None = None,
) -> None:
    """A toothed wheel; unless turned, it is seen from the front. `frame` is where and how its machine stands."""
    base = (frame or Matrix.Identity(4)) @ Clay().place(where, turn, radius).turn
    wheel, t = Clay(), thick / radius / 2
    wheel.turn = base
    wheel.lathe([(0.68, -t), (0.88, -t), (0.88, t), (0.68, t), (0.68, -t)], n=48)
    wheel.lathe([(0, -t * 1.5), (0.2, -t * 1.5), (0.22, 0), (0.2, t * 1.5), (0, t * 1.5)], n=24)
    for k in range(teeth):
        wheel.turn = base @ Matrix.Rotation(2 * math.pi * k / teeth, 4, "Z")
        wheel.box((0.94, 0, 0), (0.2, 2.6 / teeth, 2 * t))
    for k in range(spokes):
        wheel.turn = base @ Matrix.Rotation(2 * math.pi * (k + 0.3) / spokes, 4, "Z")
        wheel.box((0.44, 0, 0), (0.56, 0.13, 1.5 * t))
    wheel.mesh(material, smooth=False, bevel=0.012)


def winding_key(shaft: Point, end: Point, size: float, material: bpy.types.Material, *, lean: float = 35) -> None:
    """A key like a butterfly at the end of a shaft, leaning (degrees) as if it had just been turned."""
    a, b = Vector(shaft), Vector(end)
    way = (b - a).normalized()
    flat = way.cross(Vector((0, 0, 1))).normalized()
    up = flat.cross(way)
    s, c = math.sin(math.radians(lean)), math.cos(math.radians(lean))
    out, across = up * c + flat * s, flat * c - up * s
    key = Clay()
    key.tube([a, b, b + way * 0.3 * size], [0.11 * size, 0.11 * size, 0.14 * size], n=20)
    for side in (-1, 1):
        middle = b + way * 0.18 * size + out * side * 0.62 * size
        oval = [
            middle + (out * 0.5 * math.cos(t) + across * 0.4 * math.sin(t)) * size
            for t in (2 * math.pi * k / 36 for k in range(37))
        ]
        key.tube(oval, [0.13 * size] * 37, n=14, steps=1, side=way)
    key.ball(b + way * 0.18 * size, 0.22 * size)
    key.mesh(material)


def arm(line: Sequence[Point], radius: float = 0.06, material: bpy.types.Material | None = None) -> None:
    """A jointed arm along a line, with a claw of three fingers at its end."""
    points, stuff = [Vector(p) for p in line], material or brass()
    rods, joints = Clay(), Clay()
    for a, b in pairwise(points):
        rods.tube([a, a.lerp(b, 0.5), b], [radius, radius * 0.7, radius * 0.9], n=12, side=(1, 0, 0))
        off = (b - a).cross(Vector((0, 1, 0))).normalized() * radius * 1.5
        rods.tube([a + off, b + off], [radius * 0.3] * 2, n=8, steps=2)
        joints.ball(b, radius * 1.5)
    end, way = points[-1], (points[-1] - points[-2]).normalized()
    across = way.cross(Vector((0.3, 1, 0.2))).normalized()
    for k in range(3):
        turned = ring(k, 3)
        out = across * turned.x + way.cross(across) * turned.y
        rods.tube(
            [end, end + out * radius * 3 + way * radius * 2, end + out * radius * 2.4 + way * radius * 5.5],
            [radius * 0.6, radius * 0.5, radius * 0.1],
            n=8,
        )
    rods.mesh(stuff)
    joints.mesh(m.iron())
