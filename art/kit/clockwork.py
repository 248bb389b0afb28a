"""Wheels and arms of brass: what artificers build with."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.props import ring


def brass() -> bpy.types.Material:
    """Worn brass, greener than gold."""
    return m.stuff((0.72, 0.42, 0.13), 0.3, 1.0, bump=0.15, scale=12, dark=0.4, light=1.15)


def gear(
    where: Point,
    radius: float,
    material: bpy.types.Material | None = None,
    *,
    teeth: int = 16,
    turn: Point = (90, 0, 0),
    thick: float = 0.18,
    spokes: int = 6,
) -> None:
    """A toothed wheel with spokes; it faces the viewer unless turned, and is as thick as that part of its radius."""
    wheel = Clay().place(where, turn, radius)
    h, stuff = thick / 2, material or brass()
    wheel.lathe([(0.66, -h), (0.88, -h), (0.88, h), (0.66, h), (0.66, -h)], n=64)
    wheel.lathe([(0, -h * 1.3), (0.2, -h * 1.3), (0.2, h * 1.3), (0.1, h * 1.6), (0, h * 1.6)], n=32)
    base = wheel.turn.copy()
    for k in range(teeth + spokes):
        tooth = k < teeth
        angle = 360 * k / teeth if tooth else 360 * (k - teeth) / spokes
        wheel.turn = base @ Clay().place((0, 0, 0), (0, 0, angle)).turn
        if tooth:
            wheel.box((0.93, 0, 0), (0.18, 3.0 / teeth, thick))
        else:
            wheel.box((0.43, 0, 0), (0.52, 0.1, thick * 0.6))
    wheel.mesh(stuff, smooth=False, bevel=0.012 * radius)


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


def goggles(where: Point, lens: bpy.types.Material, *, turn: float = 0, size: float = 1.0) -> None:
    """Round goggles on a strap, around a head of the usual size."""
    frames, glass = Clay().place(where, (0, 0, turn), size), Clay().place(where, (0, 0, turn), size)
    for s in (-1, 1):
        rim = [(s * 0.115 + 0.095 * math.cos(a), -0.3, 0.04 + 0.095 * math.sin(a)) for a in _turn(24)]
        frames.tube(rim, [0.028] * len(rim), n=8, steps=2)
        frames.tube([(s * 0.115, -0.2, 0.04), (s * 0.115, -0.3, 0.04)], [0.1, 0.1], n=20)
        glass.ball((s * 0.115, -0.3, 0.04), (0.085, 0.03, 0.085))
    frames.mesh(brass())
    glass.mesh(lens)
    strap = Clay().place(where, (0, 0, turn), size)
    strap.lathe([(0.268, 0.0), (0.275, 0.01), (0.275, 0.08), (0.268, 0.09)], (0, 0.02, 0), n=40)
    strap.mesh(m.stuff((0.05, 0.025, 0.012), 0.7))


def _turn(count: int) -> list[float]:
    return [2 * math.pi * k / count for k in range(count + 1)]
