"""Animals. They stand in the plane y = 0 and look towards -x; Clay.place turns and moves them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point, at

Leg = Sequence[Point]

# A rearing horse's legs, from the shoulder or the hip to the tip of the hoof.
REARING: list[Leg] = [
    [(-0.78, -0.2, 1.4), (-1.12, -0.24, 1.22), (-1.62, -0.22, 1.3), (-1.72, -0.22, 0.86), (-1.58, -0.22, 0.7)],
    [(-0.78, 0.2, 1.4), (-1.0, 0.24, 1.1), (-1.46, 0.22, 0.98), (-1.32, 0.22, 0.58), (-1.14, 0.22, 0.5)],
    [(0.85, -0.2, 1.45), (0.66, -0.26, 1.0), (1.02, -0.24, 0.62), (0.86, -0.24, 0.2), (0.74, -0.24, 0.02)],
    [(0.85, 0.2, 1.45), (0.9, 0.26, 0.98), (1.3, 0.24, 0.68), (1.34, 0.24, 0.24), (1.24, 0.24, 0.04)],
]


def horse(
    coat: bpy.types.Material,
    hoof: bpy.types.Material,
    *,
    legs: Sequence[Leg] = REARING,
    turn: Point = (0, 0, 0),
    where: Point = (0, 0, 0),
) -> None:
    """A horse with its neck arched; its mane and tail grow along MANE and TAIL."""
    b, hoofs = Clay().place(where, turn), Clay().place(where, turn)
    b.tube(
        [(-0.8, 0, 1.58), (-0.3, 0, 1.5), (0.3, 0, 1.56), (0.9, 0, 1.62)],
        [(0.31, 0.38), (0.35, 0.42), (0.31, 0.33), (0.28, 0.34)],
        n=20,
    )
    b.ball((0.92, 0, 1.62), (0.4, 0.31, 0.37)).ball((0.98, 0.13, 1.56), (0.33, 0.2, 0.38), mirror=True)
    b.ball((-0.84, 0, 1.52), (0.33, 0.27, 0.42)).ball((-0.98, 0.12, 1.42), (0.2, 0.15, 0.24), mirror=True)
    neck = [(-0.66, 0, 1.68), (-0.98, 0, 2.08), (-1.13, 0, 2.46), (-1.14, 0, 2.76)]
    b.tube(neck, [(0.24, 0.48), (0.17, 0.34), (0.13, 0.24), (0.11, 0.17)], n=18)
    head = [(-1.1, 0, 2.8), (-1.28, 0, 2.68), (-1.5, 0, 2.44), (-1.72, 0, 2.2), (-1.82, 0, 2.08)]
    b.tube(head, [(0.1, 0.13), (0.13, 0.19), (0.115, 0.16), (0.095, 0.115), (0.09, 0.1)], n=16)
    b.ball((-1.2, 0.05, 2.58), (0.16, 0.08, 0.19), mirror=True).ball(
        (-1.8, 0.05, 2.1), (0.075, 0.05, 0.08), mirror=True
    )
    b.ball((-1.68, 0, 2.03), (0.09, 0.07, 0.06)).ball((-1.37, 0.1, 2.68), (0.07, 0.05, 0.05), mirror=True)
    b.spike((-1.06, 0.08, 2.88), (-1.04, 0.12, 3.16), 0.065, mirror=True)
    for leg in legs:
        fore = leg[0][0] < 0
        b.tube(leg, [0.21, 0.145, 0.075, 0.052, 0.06] if fore else [0.3, 0.18, 0.075, 0.055, 0.06], n=14)
        b.ball(leg[0], (0.2, 0.13, 0.28) if fore else (0.3, 0.16, 0.36)).ball(leg[2], 0.088).ball(leg[3], 0.068)
        way = (Vector(leg[-1]) - Vector(leg[-2])).normalized()
        foot = Vector(leg[-1])
        hoofs.tube([foot, foot + way * 0.09, foot + way * 0.18], [0.07, 0.1, 0.12], n=14)
    b.flesh(coat, voxel=0.026, smooth=5)
    hoofs.mesh(hoof)
    dark = Clay().place(where, turn)
    dark.ball((-1.4, 0.115, 2.63), (0.05, 0.03, 0.045), mirror=True).ball(
        (-1.87, 0.075, 2.11), (0.025, 0.02, 0.03), mirror=True
    )
    dark.mesh(m.stuff((0.008, 0.008, 0.012), 0.08))


MANE: list[Point] = [(-1.16, 0, 2.9), (-0.98, 0, 2.76), (-0.88, 0, 2.44), (-0.66, 0, 2.1), (-0.42, 0, 1.88)]
TAIL: list[Point] = [(1.24, 0, 1.8), (1.27, 0, 1.72)]


def fur(
    body: bpy.types.Object,
    *,
    count: int = 26000,
    long: float = 0.05,
    thick: float = 0.006,
    lie: Point = (0.5, 0, -0.35),
) -> None:
    """Hair all over a body, of the body's own colour, lying towards `lie`."""
    body.modifiers.new("fur", "PARTICLE_SYSTEM")
    system = body.particle_systems[0]
    system.seed = 3
    hairs = system.settings
    hairs.type, hairs.count, hairs.hair_step = "HAIR", count, 3
    hairs.hair_length, hairs.root_radius, hairs.tip_radius, hairs.radius_scale = long, 1.0, 0.1, thick
    hairs.normal_factor, hairs.object_align_factor = long / 8, [v * long / 4 for v in lie]
    hairs.factor_random = long / 12
    hairs.material = 1


def plumes(
    clay: Clay,
    line: Sequence[Point],
    ways: Sequence[Point],
    lengths: Sequence[float],
    width: float,
    count: int,
    *,
    normal: Point = (0, -1, 0),
) -> None:
    """A row of feathers along a line; way and length change along it."""
    for k in range(count):
        t = k / max(count - 1, 1)
        root, way = at(line, t), at(ways, t).normalized()
        long = at([(v, 0, 0) for v in lengths], t).x
        clay.leaf(
            root + Vector(normal) * 0.012 * (k % 2), root + way * long, width, normal=normal, curl=0.08, blunt=0.62
        )


def bird_wing(
    line: Sequence[Point],
    ways: Sequence[Point],
    size: float,
    dark: bpy.types.Material,
    mid: bpy.types.Material,
    light: bpy.types.Material,
    *,
    normal: Point = (0, -1, 0),
) -> None:
    """A spread wing: long quills, coverts above them, down along the arm. The line runs from shoulder to tip."""
    n = Vector(normal)
    quills, coverts, down = Clay(), Clay(), Clay()
    plumes(quills, line, ways, [0.75 * size, 0.85 * size, 1.1 * size, 1.25 * size], 0.19 * size, 22, normal=normal)
    lifted = [Vector(p) + n * 0.05 for p in line]
    plumes(coverts, lifted, ways, [0.46 * size, 0.5 * size, 0.55 * size, 0.5 * size], 0.17 * size, 24, normal=normal)
    higher = [Vector(p) + n * 0.1 for p in line]
    plumes(down, higher, ways, [0.24 * size, 0.26 * size, 0.26 * size, 0.2 * size], 0.14 * size, 26, normal=normal)
    down.tube(
        higher, [0.1 * size, 0.09 * size, 0.07 * size, 0.02 * size][: len(line)] + [0.02 * size] * (len(line) - 4), n=10
    )
    quills.mesh(dark)
    coverts.mesh(mid)
    down.mesh(light)


def fish_tail(
    line: Sequence[Point],
    radii: Sequence[float],
    skin: bpy.types.Material,
    fin: bpy.types.Material,
    *,
    fluke: float = 0.9,
    normal: Point = (0, -1, 0),
) -> None:
    """A fish's tail along a line, with a fluke of two lobes at its end."""
    Clay().tube(line, radii, n=24, steps=10).mesh(skin)
    end, way = Vector(line[-1]), (at(line, 1) - at(line, 0.94)).normalized()
    across = way.cross(Vector(normal)).normalized()
    fans = Clay()
    for k in range(15):
        s = -1 + 2 * k / 14
        lean = (way * (1 - 0.35 * abs(s)) + across * s * 1.1).normalized()
        long = fluke * (0.5 + 0.5 * abs(s) ** 0.7)
        fans.leaf(end - way * 0.08, end + lean * long, 0.2 * fluke, normal=normal, curl=0.1 * math.sin(k), blunt=0.7)
    fans.mesh(fin)
