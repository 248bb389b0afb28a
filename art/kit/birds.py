"""Birds: a hawk in flight, a songbird on its branch."""

from __future__ import annotations

import random

from mathutils import Vector

from art.kit import materials as m
from art.kit.beasts import bird_wing, plumes
from art.kit.clay import Clay, Point


def hawk(where: Point, size: float = 1.0, turn: Point = (0, 0, 0)) -> None:
    """A hawk that swoops towards the viewer: wings wide, talons out, its head turned to the left."""
    dark, mid, light = (
        m.stuff(c, 0.6, bump=0.3, scale=9, stretch=(1, 1, 1), dark=0.45, light=1.4)
        for c in ((0.085, 0.042, 0.018), (0.2, 0.1, 0.04), (0.36, 0.2, 0.09))
    )
    base = Clay().place(where, turn, size).turn
    for s in (-1, 1):
        line = [
            base @ Vector(p)
            for p in ((s * 0.2, 0.05, 0.25), (s * 0.85, 0.05, 0.62), (s * 1.45, 0, 0.86), (s * 2.0, -0.05, 1.0))
        ]
        ways = [(s * 0.05, 0.1, -1), (s * 0.22, 0.1, -1), (s * 0.75, 0.05, -0.7), (s * 1.0, 0, 0.12)]
        bird_wing(line, ways, size, dark, mid, light)
    body, beak, black, eyes, talons, breast = (Clay() for _ in range(6))
    for clay in (body, beak, black, eyes, talons, breast):
        clay.turn = base
    body.tube(
        [(0, 0.3, -0.75), (0, 0.1, -0.35), (0, -0.05, 0.1), (0, -0.12, 0.42), (-0.03, -0.25, 0.68)],
        [0.1, 0.25, 0.33, 0.25, 0.17],
        n=20,
        side=(1, 0, 0),
    )
    body.ball((-0.05, -0.3, 0.74), (0.19, 0.19, 0.18)).flesh(light, voxel=0.03, smooth=3)
    for row in range(7):
        z = 0.42 - 0.14 * row
        for k in range(9):
            a = (k - 4) / 4.5 + 0.1 * (row % 2)
            r = 0.36 - 0.02 * abs(row - 3)
            root = (
                Vector((r * a * 1.05, -0.14 - r * (1 - a * a) ** 0.5 + 0.035 * row, z))
                if abs(a) < 1
                else Vector((r * a, 0, z))
            )
            breast.leaf(root, root + Vector((0.03 * a, 0.02, -0.24)), 0.13, normal=(a, -1, 0.1), curl=-0.05)
    breast.mesh(m.stuff((0.55, 0.38, 0.2), 0.6, bump=0.2, scale=12, dark=0.35, light=1.2))
    beak.tube(
        [(-0.18, -0.38, 0.74), (-0.28, -0.46, 0.74), (-0.36, -0.52, 0.66), (-0.35, -0.52, 0.58)],
        [0.075, 0.065, 0.035, 0.004],
        n=12,
    )
    beak.mesh(m.stuff((0.5, 0.3, 0.04), 0.3, dark=0.3))
    for x, y in ((-0.19, -0.4), (-0.02, -0.49)):
        eyes.ball((x, y, 0.79), 0.042)
        black.ball((x - 0.012, y - 0.03, 0.79), 0.022)
        black.tube([(x + 0.05, y - 0.01, 0.85), (x - 0.06, y - 0.03, 0.82)], [0.03, 0.015])
    eyes.mesh(m.glow((1, 0.55, 0.03), 1.4))
    black.mesh(m.stuff((0.01, 0.008, 0.006), 0.2))
    for s in (-1, 1):
        foot = Vector((s * 0.2, -0.5, -0.62))
        talons.tube([(s * 0.15, 0.0, -0.4), (s * 0.2, -0.3, -0.52), foot], [0.12, 0.06, 0.05])
        for dx, dy in ((-0.16, -0.2), (0, -0.28), (0.16, -0.2), (0, 0.15)):
            talons.tube(
                [foot, foot + Vector((dx * 0.7, dy, 0.05)), foot + Vector((dx, dy * 1.3, -0.14))],
                [0.045, 0.036, 0.004],
                n=8,
            )
    talons.mesh(m.stuff((0.55, 0.36, 0.06), 0.4, bump=0.4, scale=24))
    for long, stuff, y in ((1.05, dark, 0.3), (0.8, mid, 0.25), (0.5, light, 0.2)):
        tail = Clay()
        tail.turn = base
        roots = [(-0.2, y, -0.5), (0, y, -0.56), (0.2, y, -0.5)]
        plumes(tail, roots, [(-0.95, 0.2, -0.85), (0, 0.2, -1), (0.95, 0.2, -0.85)], [long] * 3, 0.19, 11)
        tail.mesh(stuff)


def songbird(where: Point, size: float = 1.0, turn: Point = (0, 0, 0)) -> Vector:
    """A small round bird that sings to the left, beak open. Answers where its song begins."""
    brown = m.stuff((0.24, 0.115, 0.045), 0.65, bump=0.3, scale=14, dark=0.55)
    pale = m.stuff((0.62, 0.5, 0.34), 0.65, bump=0.3, scale=16, dark=0.7)
    rust = m.stuff((0.36, 0.11, 0.03), 0.6, bump=0.3, scale=12, dark=0.5)
    base = Clay().place(where, turn, size).turn

    def new() -> Clay:
        clay = Clay()
        clay.turn = base
        return clay

    new().tube(
        [(0.62, 0, 0.28), (0.3, 0, 0.3), (-0.1, 0, 0.45), (-0.35, 0, 0.72), (-0.42, 0, 0.95)],
        [0.1, 0.29, 0.36, 0.27, 0.2],
        n=22,
    ).ball((-0.42, 0, 1.0), (0.23, 0.21, 0.21)).flesh(brown, voxel=0.025, smooth=4)
    new().tube(
        [(0.25, 0, 0.2), (-0.12, 0, 0.34), (-0.42, 0, 0.62), (-0.52, 0, 0.85)], [0.2, 0.31, 0.22, 0.12], n=20
    ).flesh(pale, voxel=0.025, smooth=4)
    downy = new()
    for _ in range(260):
        t, a = random.random(), random.uniform(-1.4, 1.4)
        x, z = -0.5 + 0.62 * t, 0.84 - 0.6 * t
        out = Vector((-0.55, -abs(a), -0.25)).normalized()
        root = Vector((x + 0.02, 0, z)) + Vector((-0.16 * (1 - abs(a) / 1.6), -0.23 * abs(a) / 1.4 - 0.02, -0.1))
        downy.leaf(root, root + Vector((0.05, -0.01, -0.1)), 0.05, normal=out)
    downy.mesh(pale)
    for s in (-1, 1):
        wing, n = new(), Vector((0, s, 0.1))
        for row, (long, wide) in enumerate(((0.72, 0.13), (0.42, 0.12), (0.22, 0.11))):
            for k in range(7 - row):
                root = Vector((-0.2 + 0.055 * k, s * (0.33 + 0.02 * row), 0.72 - 0.06 * k)) + n * 0.01 * k
                wing.leaf(root, root + Vector((long, -s * 0.1, -0.32 * long - 0.02 * k)), wide, normal=n)
        wing.mesh(brown)
    tail = new()
    for k in range(5):
        tail.leaf((0.5, 0, 0.34), (1.22, (k - 2) * 0.09, 0.56 - 0.03 * abs(k - 2)), 0.13, normal=(0, -0.6, 1))
    tail.mesh(rust)
    beak = new()
    beak.spike((-0.58, 0, 1.04), (-0.86, 0, 1.17), 0.06).spike((-0.57, 0, 0.98), (-0.8, 0, 0.94), 0.05)
    beak.mesh(m.stuff((0.3, 0.18, 0.05), 0.35))
    new().ball((-0.51, -0.175, 1.06), 0.045).ball((-0.51, 0.175, 1.06), 0.045).mesh(
        m.stuff((0.006, 0.004, 0.004), 0.05)
    )
    new().ball((-0.53, -0.212, 1.08), 0.012).mesh(m.glow((1, 0.9, 0.7), 3))
    legs = new()
    for s in (-1, 1):
        legs.tube([(0.02, s * 0.1, 0.12), (-0.02, s * 0.1, -0.12)], [0.03, 0.025])
        for dx in (-0.12, 0.1):
            legs.tube(
                [(-0.02, s * 0.1, -0.1), (-0.02 + dx, s * 0.1, -0.1), (-0.02 + dx * 1.3, s * 0.1, -0.2)],
                [0.025, 0.025, 0.008],
            )
    legs.mesh(m.stuff((0.3, 0.16, 0.08), 0.5))
    return base @ Vector((-0.9, 0, 1.06))


def feather_quill(nib: Vector, tip: Vector, wide: float) -> None:
    """A goose's feather to write with, its point at `nib`."""
    way = (tip - nib).normalized()
    across = way.cross(Vector((0, 1, 0))).normalized()
    middle = nib.lerp(tip, 0.55) + across * 0.06
    spine, barbs = Clay(), Clay()
    spine.tube([nib, middle, tip], [0.006, 0.016, 0.004], n=8)
    for k in range(34):
        t = 0.3 + 0.7 * k / 33
        root = nib.lerp(tip, t) + across * (0.24 * t * (1 - t))
        long = wide * (0.35 + 0.65 * (1 - t) ** 0.6)
        for s in (-1, 1):
            barbs.leaf(root, root + (across * s * 0.6 + way * 0.8) * long, 0.05, normal=(0, -1, 0.1 * s), curl=0.05)
    spine.mesh(m.bone())
    barbs.mesh(m.thin((0.75, 0.72, 0.66), 0.6, 0.35))
