"""Heads of familiars that are neither mages nor beasts, around an origin and looking towards -y."""

from __future__ import annotations

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.clockwork import eyeball, facing, iris, lid


def goblin(where: Point, skin: bpy.types.Material, *, size: float = 1.0) -> None:
    """A goblin's head with a hooked nose, long ears and a grin."""
    head, mouth, teeth = (Clay().place(where, (0, 0, 0), size) for _ in range(3))
    head.ball((0, 0, 0.08), (0.52, 0.5, 0.5)).ball((0, -0.12, -0.3), (0.42, 0.4, 0.28)).ball(
        (0, -0.32, -0.52), (0.17, 0.14, 0.14)
    )
    for s in (-1, 1):
        head.ball((s * 0.33, -0.32, -0.12), (0.17, 0.14, 0.14))
        head.tube([(s * 0.08, -0.46, 0.2), (s * 0.3, -0.46, 0.32), (s * 0.46, -0.3, 0.24)], [0.07, 0.09, 0.05], n=12)
        head.tube(
            [(s * 0.4, 0, 0.1), (s * 0.85, 0.02, 0.26), (s * 1.35, 0.05, 0.5)],
            [(0.1, 0.2), (0.07, 0.24), (0.01, 0.02)],
            n=14,
        )
    head.tube(
        [(0, -0.45, 0.14), (0, -0.72, 0.0), (0, -0.86, -0.16), (0, -0.8, -0.27)],
        [0.1, 0.12, 0.11, 0.05],
        n=16,
        side=(1, 0, 0),
    )
    head.tube([(0, 0.1, -0.3), (0, 0.1, -0.8)], [0.26, 0.3], n=16, side=(1, 0, 0))
    head.flesh(skin, voxel=0.03 * size, smooth=4)
    line = [(-0.36, -0.36, -0.22), (-0.2, -0.5, -0.34), (0, -0.56, -0.38), (0.2, -0.5, -0.34), (0.36, -0.36, -0.22)]
    mouth.tube(line, [0.02, 0.065, 0.08, 0.065, 0.02], n=12).mesh(m.stuff((0.06, 0.008, 0.008), 0.6))
    for k in range(7):
        x = -0.24 + 0.08 * k
        z, y = -0.3 - 0.09 * (1 - (x / 0.24) ** 2), -0.55 + 0.9 * x * x
        teeth.spike((x, y, z + 0.07), (x, y - 0.02, z - 0.04), 0.035)
    teeth.mesh(m.stuff((0.85, 0.78, 0.5), 0.35))
    base = Vector(where)
    for s in (-1, 1):
        way = Vector((0.05 * s, -1, -0.05))
        frame = facing(base + Vector((s * 0.21, -0.4, 0.12)) * size, way)
        eyeball(frame, way, 0.15 * size, iris((1.0, 0.65, 0.05), 1.2, (0.4, 0.4), 0.15 * size))
        lid(frame, 0.165 * size, skin, 0.62, slant=-18 * s)
