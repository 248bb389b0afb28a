"""A shard of crystal fallen from the sky, still smoking, shines in four colours: it costs nothing and gives any one."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay

COLOURS = ((1, 0.09, 0.008), (0.04, 0.7, 0.05), (0.02, 0.2, 1), (0.4, 0.04, 1))


def crystal(where: Vector, size: float, turn: tuple[float, float, float], stuff: bpy.types.Material) -> None:
    """A crystal of six uneven sides, its point up and its foot broken."""
    rings = ((0.3, -0.5), (0.44, 0.5), (0.4, 1.5), (0.26, 2.15))
    verts = [
        Vector((r * f * math.cos(a), r * f * math.sin(a), z + random.uniform(-0.16, 0.16)))
        for r, z in rings
        for a, f in ((math.pi * k / 3 + random.uniform(-0.12, 0.12), random.uniform(0.85, 1.15)) for k in range(6))
    ]
    verts.append(Vector((0.07, 0.02, 2.75)))
    faces = [
        (j * 6 + k, j * 6 + (k + 1) % 6, j * 6 + 6 + (k + 1) % 6, j * 6 + 6 + k) for j in range(3) for k in range(6)
    ]
    faces += [(18 + k, 18 + (k + 1) % 6, 24) for k in range(6)]
    Clay().place(where, turn, size).add(verts, faces).mesh(stuff, smooth=False, bevel=0.012 * size)


def crater() -> None:
    """Where it struck: a wall of clods, cracks that glow in its colours, smaller splinters."""
    earth = m.stone((0.085, 0.075, 0.08))
    for k in range(26):
        a = 2 * math.pi * k / 26 + random.uniform(-0.1, 0.1)
        far = 1.9 + random.uniform(-0.15, 0.35)
        size = random.uniform(0.22, 0.5) * (0.75 if math.sin(a) < -0.2 else 1.1)
        backdrops.rock(
            (far * math.cos(a), 0.1 + 0.8 * far * math.sin(a), 0.02),
            (size * 1.2, size, size * 0.8),
            earth,
            seed=k * 1.7,
            rough=0.5,
        )
    Clay().lathe([(0.0, -0.05), (0.8, 0.0), (1.5, 0.1), (2.1, 0.14)], (0, 0.1, 0), n=48).mesh(
        m.stone((0.05, 0.045, 0.05))
    )
    for k in range(12):
        a = 2 * math.pi * k / 12 + random.uniform(-0.15, 0.15)
        line, r = [], 0.25
        while r < random.uniform(1.3, 1.9):
            line.append((r * math.cos(a), 0.1 + 0.8 * r * math.sin(a), 0.03 + 0.06 * r))
            a, r = a + random.uniform(-0.16, 0.16), r + 0.22
        if len(line) > 2:
            radii = [0.035 * (1 - j / len(line)) + 0.004 for j in range(len(line))]
            Clay().tube(line, radii, n=7, steps=1).mesh(m.glow(COLOURS[k % 4], 1.4))


def beams() -> None:
    """Four lights leave it, each of one colour, and break into splinters."""
    heart = Vector((0.1, 0, 1.9))
    for k, (colour, end) in enumerate(
        zip(COLOURS, ((-2.7, 0.2, 3.3), (-2.6, 0.0, 1.5), (2.75, 0.0, 1.6), (2.8, 0.2, 3.4)), strict=True)
    ):
        way = Vector(end) - heart
        up = way.cross(Vector((0, 1, 0))).normalized()
        rays = Clay()
        for j in range(7):
            off = up * (j - 3) * 0.075
            rays.tube([heart, heart + way * 0.6 + off * 0.7, heart + way + off * 1.6], [0.03, 0.04, 0.004], n=9)
        rays.mesh(m.soft(colour, colour, 0.8, thick=0.32, tight=0.95)).visible_shadow = False
        for j in range(5):
            spot = heart + way * random.uniform(0.55, 1.0) + Vector([random.gauss(0, 0.16) for _ in range(3)])
            bit = Clay().place(
                spot, [random.uniform(0, 360) for _ in range(3)], random.uniform(0.07, 0.2) if j else 0.27
            )
            bit.lathe([(0.001, -1), (0.4, -0.1), (0.3, 0.4), (0.001, 0.9)], n=5).mesh(m.glow(colour, 1.0), smooth=False)
        stage.lamp(heart + way * (0.45 + 0.05 * k), 22, colour, size=0.2)


def scene() -> None:
    """Sets the picture up."""
    blend = tuple(tuple(0.85 * part for part in COLOURS[k]) for k in (1, 2, 3, 0, 2))
    crystal(Vector((0.05, 0, 0.25)), 1.18, (-4, 11, 12), m.opal(blend, 0.3, scale=0.8))
    for k, (x, y, size, lean, spin) in enumerate(
        (
            (-0.75, -0.1, 0.46, -28, 40),
            (0.8, -0.2, 0.4, 36, 10),
            (-0.35, -0.55, 0.28, -20, 80),
            (0.45, -0.6, 0.24, 30, 60),
            (0.7, 0.5, 0.55, 22, 5),
        )
    ):
        crystal(Vector((x, y, 0.12)), size, (8, lean, spin), m.opal((*blend[k:], *blend[:k]), 0.32, scale=1.3))
    crater()
    beams()
    smoke = Clay()
    for k in range(10):
        d = props.ring(k, 10, 0.9)
        line = [d + Vector((0.15 * (-1) ** (k + j) * j, 0.4 + 0.1 * j, 0.15 + 0.5 * j)) for j in range(5)]
        smoke.tube(line, [0.01, 0.14, 0.2, 0.2, 0.01], n=9)
    smoke.mesh(m.soft((0.5, 0.55, 0.75), (0.2, 0.22, 0.35), 0.3, thick=0.16, tight=0.9)).visible_shadow = False
    backdrops.floor(m.stone((0.06, 0.055, 0.06)))
    for x, size in ((-4.2, 2.0), (-1.6, 1.1), (1.8, 1.3), (4.4, 2.3)):
        backdrops.rock((x, 6.2, -0.3), (2.0, 0.8, size), m.stone((0.03, 0.032, 0.05)), seed=x, rough=0.5)
    backdrops.stars(at_y=7.5, count=220)
    backdrops.sparks((0.85, 0.92, 1), (0, -0.3, 2.0), (2.4, 0.6, 1.8), count=60, strength=3, size=0.014)
    backdrops.mist((0.35, 0.4, 0.7), at=(0, 2.8, 0.3), spread=(5, 0.6, 0.3), count=18, strength=0.22)
    backdrops.backdrop((0.09, 0.11, 0.3), (0.006, 0.007, 0.03), (0, 8, 2.2), 6.0, 0.9, cloud=0.6)
    stage.rig((1, 0.88, 0.74), (0.5, 0.65, 1), at=(0, 0, 1.6), power=0.95)
    stage.camera((0, -6.9, 2.3), (0, 0, 1.72), lens=48, f=2.8, focus=(0, -0.4, 1.8))
