"""A winged boot at a run, with its own past and future trailing behind it: the season moves by up to three."""

import math

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit import stage
from art.kit.clay import Clay
from art.seasons import ground


def boot(where: tuple[float, float, float], lean: float, hide: bpy.types.Material, *, whole: bool = True) -> None:
    """A boot with its toe to the right; if whole, with sole, cuff, buckle and a wing of gold at the ankle."""
    b = Clay().place(where, (0, lean, 0), 1.3)
    shaft = [(0, 0, 1.75), (0.02, 0, 1.3), (0.0, 0, 0.85), (0.02, 0, 0.45), (0.02, 0, 0.16)]
    b.tube(shaft, [0.4, 0.33, 0.28, 0.28, 0.24], n=20, side=(1, 0, 0))
    b.tube(
        [(-0.12, 0, 0.2), (0.25, 0, 0.3), (0.6, 0, 0.22), (0.98, 0, 0.16), (1.12, 0, 0.24)],
        [0.22, 0.3, 0.24, 0.16, 0.03],
        n=18,
    )
    b.flesh(hide, voxel=0.035, smooth=5)
    if not whole:
        return
    gold, sole, wing = (Clay().place(where, (0, lean, 0), 1.3) for _ in range(3))
    gold.lathe([(0.4, 1.68), (0.46, 1.7), (0.48, 1.84), (0.44, 1.86), (0.38, 1.8)], n=36)
    gold.lathe([(0.29, 0.72), (0.32, 0.74), (0.32, 0.84), (0.29, 0.86)], n=30).ball((0.2, -0.26, 0.79), 0.1)
    sole.tube([(-0.3, 0, -0.02), (0.3, 0, 0.02), (0.95, 0, 0.06)], [(0.22, 0.06), (0.26, 0.06), (0.14, 0.05)], n=14)
    sole.box((-0.2, 0, -0.1), (0.26, 0.36, 0.18))
    for k in range(9):
        a = math.radians(165 - 13 * k)
        root = Vector((-0.12 + 0.02 * k, -0.3, 0.7 + 0.03 * k))
        far = 1.25 - 0.09 * k
        tip = root + Vector((far * math.cos(a) * 0.95, -0.12, far * math.sin(a)))
        wing.leaf(root, tip, 0.24, normal=(0, -1, 0), curl=0.05, blunt=0.7)
    gold.mesh(m.gold())
    sole.mesh(m.stuff((0.05, 0.025, 0.015), 0.6), smooth=False, bevel=0.02)
    wing.mesh(m.stuff((0.95, 0.8, 0.5), 0.4, bump=0.1, dark=0.7), thick=0.02)


def scene() -> None:
    """Sets the picture up."""
    hide = m.stuff((0.36, 0.15, 0.05), 0.45, bump=0.3, scale=9, dark=0.5)
    for k in range(1, 4):
        ghost = m.soft((1, 0.6, 0.15), (0.7, 0.25, 0.02), 1.0 - 0.15 * k, thick=0.95 - 0.2 * k, tight=0.98)
        boot((0.3 - 0.72 * k, 0.3 + 0.2 * k, 0.3 + 0.05 * k), 14 - 9 * k, ghost, whole=False)
    boot((0.3, 0, 0.25), 14, hide)
    streaks = Clay()
    for k in range(7):
        z = 0.4 + 0.33 * k
        streaks.tube(
            [(-0.7 - 0.1 * (k % 3), 0.4, z), (-2.4 + 0.3 * (k % 4), 0.8, z - 0.1)], [0.022, 0.002], n=6, steps=2
        )
    streaks.mesh(m.glow((1, 0.7, 0.25), 1.2))
    stage.lamp((0.6, -1.4, 1.6), 20, (1, 0.8, 0.5))
    ground.item("amber", near=0.93)
