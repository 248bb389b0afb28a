"""Walls that one would like to walk through."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point


def arch(
    where: Point,
    width: float,
    height: float,
    material: bpy.types.Material | None = None,
    *,
    thick: float = 0.34,
    deep: float = 0.5,
    clay: Clay | None = None,
) -> None:
    """A round arch of blocks: `width` from the middle to a pillar, `height` up to where it begins to curve."""
    one, c = clay or Clay(), Vector(where)
    rows = max(int(height / 0.42), 1)
    for side in (-1, 1):
        for k in range(rows):
            size = (thick + random.uniform(0, 0.04), deep + random.uniform(0, 0.05), height / rows * 0.95)
            one.box(c + Vector((side * width, 0, (k + 0.5) * height / rows)), size)
        one.box(c + Vector((side * width, 0, height)), (thick * 1.4, deep * 1.25, 0.12))
    stones = 13
    for k in range(stones):
        a = math.pi * (k + 0.5) / stones
        keep = one.turn.copy()
        spot = c + Vector((width * math.cos(a), 0, height + 0.06 + width * math.sin(a)))
        one.turn = keep @ Clay().place(spot, (0, 90 - math.degrees(a), 0)).turn
        big = 1.25 if k == stones // 2 else 1.0
        one.box((0, 0, 0), (math.pi * width / stones * 0.94, deep * big, thick * big))
        one.turn = keep
    if clay is None:
        one.mesh(material or m.stone(), smooth=False, bevel=0.03)


def column(
    where: Point, radius: float, height: float, material: bpy.types.Material | None = None, *, flutes: int = 16
) -> None:
    """A fluted column with base and capital."""
    r, h = radius, height
    stuff = material or m.stone()
    Clay().lathe([(r, 0.25), (r, h * 0.5), (r * 0.88, h - 0.25)], where, n=96, flutes=flutes, deep=0.1).mesh(stuff)
    ends = [(0, 0), (r * 1.4, 0), (r * 1.4, 0.12), (r * 1.15, 0.16), (r * 1.2, 0.24), (r, 0.3)]
    top = [(r * 0.85, h - 0.3), (r * 1.1, h - 0.22), (r * 1.05, h - 0.18), (r * 1.4, h - 0.1), (r * 1.45, h), (0, h)]
    Clay().lathe(ends, where).lathe(top, where).mesh(stuff)


def stairs(
    where: Point,
    width: float,
    steps: int,
    material: bpy.types.Material | None = None,
    *,
    rise: float = 0.16,
    run: float = 0.3,
) -> None:
    """Steps that lead away from the camera and up (down, with a rise below 0)."""
    flight, c = Clay(), Vector(where)
    for k in range(steps):
        flight.box(c + Vector((0, run * k, rise * (k + 0.5) - 0.5)), (width, run * 1.02, abs(rise) + 1.0))
    flight.mesh(material or m.stone(), smooth=False, bevel=0.02)


def wall(
    where: Point,
    width: float,
    height: float,
    material: bpy.types.Material | None = None,
    *,
    block: float = 0.55,
    deep: float = 0.3,
    turn: float = 0,
) -> None:
    """A wall of hewn blocks, no two quite in line."""
    blocks = Clay().place(where, (0, 0, turn))
    rows, count = int(height / (block * 0.55)), int(width / block) + 1
    for j in range(rows):
        for k in range(count + 1):
            x = (k - count / 2 + 0.5 * (j % 2)) * block
            out = random.uniform(-0.03, 0.03)
            blocks.box((x, out, (j + 0.5) * block * 0.55), (block * 0.96, deep, block * 0.52))
    blocks.mesh(material or m.stone(), smooth=False, bevel=0.025)


def tower(
    where: Point,
    radius: float,
    height: float,
    material: bpy.types.Material | None = None,
    *,
    roof: bpy.types.Material | None = None,
    window: bpy.types.Material | None = None,
    windows: int = 3,
) -> None:
    """A round tower with battlements or, given a material, a pointed roof; its windows shine."""
    r, h, stuff = radius, height, material or m.stone()
    body, lights = Clay().place(where), Clay().place(where)
    body.lathe([(r * 1.25, 0), (r, h * 0.12), (r * 0.92, h * 0.85), (r * 1.15, h * 0.9), (r * 1.15, h), (0, h)], n=40)
    for k in range(12):
        a = 2 * math.pi * k / 12
        body.box((r * 1.08 * math.cos(a), r * 1.08 * math.sin(a), h + r * 0.12), (r * 0.3, r * 0.3, r * 0.26))
    body.mesh(stuff, smooth=False, bevel=0.01)
    if roof:
        Clay().place(where).lathe([(r * 1.3, h), (r * 0.62, h + r * 1.1), (0.01, h + r * 2.9)], n=36).mesh(roof)
    for k in range(windows):
        z, a = h * (0.28 + 0.5 * k / max(windows, 1)), -math.pi / 2 + (k % 3 - 1) * 0.55
        lights.tube(
            [
                (r * 0.95 * math.cos(a), r * 0.95 * math.sin(a), z),
                (r * 0.95 * math.cos(a), r * 0.95 * math.sin(a), z + r * 0.42),
            ],
            [r * 0.13, r * 0.12],
            n=10,
        )
    lights.mesh(window or m.glow((1, 0.6, 0.2), 3))


def pyramid(where: Point, half: float, height: float, material: bpy.types.Material, *, steps: int = 18) -> None:
    """A pyramid of courses of stone."""
    courses, c = Clay(), Vector(where)
    for k in range(steps):
        wide, thick = 2 * half * (1 - k / steps), height / steps
        courses.box(c + Vector((0, 0, (k + 0.5) * thick)), (wide, wide, thick * 0.97))
    courses.mesh(material, smooth=False, bevel=0.012)
