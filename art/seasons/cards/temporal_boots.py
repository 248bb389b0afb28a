"""A pair of winged boots at a run, their own past trailing behind them: the season moves by up to three."""

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.seasons import ground

HIGH: float = 0.34
"""How high the boots are above the dial."""


def _made(where: Point, lean: float) -> Clay:
    return Clay().place(where, (0, lean, 0), 1.02)


def boot(where: Point, lean: float, hide: bpy.types.Material, *, whole: bool = True) -> None:
    """A boot with its toe to the right, leaning forwards; if whole, with sole, cuff, straps and a wing."""
    b = _made(where, lean)
    b.tube(
        [(-0.08, 0, 2.0), (-0.04, 0, 1.5), (-0.02, 0, 1.0), (0.0, 0, 0.6), (0.02, 0, 0.3)],
        [0.43, 0.38, 0.31, 0.28, 0.26],
        n=20,
        side=(1, 0, 0),
    )
    b.ball((-0.05, 0, 0.3), (0.29, 0.27, 0.26))
    b.tube(
        [(-0.1, 0, 0.27), (0.3, 0, 0.36), (0.62, 0, 0.27), (0.95, 0, 0.22), (1.18, 0, 0.26)],
        [0.25, 0.3, 0.25, 0.21, 0.08],
        n=18,
    )
    b.flesh(hide, voxel=0.032, smooth=5)
    if whole:
        _trimmings(where, lean)
        _wing(where, lean)


def _trimmings(where: Point, lean: float) -> None:
    sole, gold, fold = _made(where, lean), _made(where, lean), _made(where, lean)
    for x, wide in ((-0.28, 0.2), (-0.1, 0.27), (0.1, 0.26), (0.3, 0.28), (0.5, 0.3), (0.7, 0.29), (0.9, 0.25)):
        sole.ball((x, 0, 0.06), (0.2, wide * 0.94, 0.06))
    sole.ball((1.06, 0, 0.1), (0.17, 0.17, 0.06)).flesh(m.stuff((0.06, 0.03, 0.02), 0.6), voxel=0.025, smooth=3)
    heel = _made(where, lean)
    heel.lathe([(0, 0.1), (0.25, 0.1), (0.23, -0.14), (0, -0.14)], n=24).mesh(m.stuff((0.05, 0.025, 0.015), 0.5))
    fold.lathe([(0.42, 2.02), (0.5, 2.0), (0.54, 1.72), (0.48, 1.68), (0.4, 1.74)], n=40)
    fold.mesh(m.stuff((0.5, 0.24, 0.09), 0.5, bump=0.3, scale=10, dark=0.5))
    for z, r in ((1.98, 0.5), (0.62, 0.315), (0.44, 0.32)):
        gold.lathe([(r - 0.02, z - 0.05), (r + 0.02, z - 0.05), (r + 0.03, z + 0.03), (r - 0.01, z + 0.04)], n=36)
    gold.ball((0.1, -0.31, 0.53), (0.1, 0.05, 0.13)).mesh(m.gold())


def _wing(where: Point, lean: float) -> None:
    """A wing at the ankle: three rows of feathers that point backwards and up."""
    for row, (count, long, wide, lift) in enumerate(((8, 1.3, 0.24, 0.0), (7, 0.82, 0.22, 0.05), (6, 0.44, 0.18, 0.1))):
        wing = _made(where, lean)
        for k in range(count):
            a = math.radians(172 - 74 * k / (count - 1))
            root = Vector((-0.02 + 0.05 * k / count, -0.36 - lift, 0.6 + 0.2 * k / count))
            far = long * (1.0 - 0.28 * abs(k / (count - 1) - 0.4))
            tip = root + Vector((far * math.cos(a), -0.1, far * math.sin(a)))
            wing.leaf(root, tip, wide, normal=(0, -1, 0), curl=0.06, blunt=0.8)
        shade = 0.86 + 0.07 * row
        wing.mesh(m.stuff((shade, shade * 0.97, shade * 0.9), 0.45, bump=0.1, dark=0.75), thick=0.022)


def scene() -> None:
    """Sets the picture up."""
    hide = m.stuff((0.33, 0.12, 0.045), 0.42, bump=0.3, scale=9, dark=0.5)
    for k in range(1, 4):
        ghost = m.soft((1, 0.66, 0.2), (0.75, 0.25, 0.02), 1.5 - 0.3 * k, thick=1.0 - 0.2 * k, tight=0.9)
        boot((-0.1 - 0.66 * k, 0.7 + 0.25 * k, HIGH + 0.03 * k), 12 - 12 * k, ghost, whole=False)
    boot((0.5, 0.75, HIGH + 0.14), 24, hide)
    boot((-0.3, -0.25, HIGH), 10, hide)
    streaks = Clay()
    for k in range(8):
        z = 0.5 + 0.3 * k
        streaks.tube(
            [(-0.5 - 0.12 * (k % 3), 0.5, z), (-2.6 + 0.3 * (k % 4), 0.9, z - 0.1)], [0.024, 0.002], n=6, steps=2
        )
    streaks.mesh(m.glow((1, 0.75, 0.3), 1.3))
    backdrops.sparks((1, 0.75, 0.3), (-0.6, -0.4, 1.4), (2.2, 0.6, 1.6), count=30, strength=0.8)
    stage.lamp((0.5, -1.8, 1.5), 20, (1, 0.85, 0.6))
    ground.item("amber", near=0.92)
