"""Three fairies on the wing that carry off a crystal larger than themselves: whoever uses a card pays them."""

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground

GEM = Vector((0, -0.1, 1.35))


def fairy(
    where: tuple[float, float, float], lean: float, dress: tuple[float, float, float], hair: tuple[float, float, float]
) -> None:
    """A fairy whose hands reach down to the gem; she leans by degrees."""
    place = (where, (0, lean, 0), 1.0)
    skin, gown, locks, wings = (Clay().place(*place) for _ in range(4))
    skin.ball((0, -0.03, 0.36), (0.17, 0.17, 0.19)).tube(
        [(0, 0, 0.22), (0, 0, 0.1)], [0.055, 0.07], n=10, side=(1, 0, 0)
    )
    gown.tube(
        [(0, 0, 0.14), (0, 0, -0.12), (0, 0, -0.26), (0, 0.03, -0.62)],
        [0.12, 0.1, 0.13, 0.3],
        n=24,
        side=(1, 0, 0),
        ripple=lambda a, t: 1 + 0.12 * t * math.sin(7 * a),
    )
    side = 1 if lean >= 0 else -1
    hand = gown.turn.inverted() @ (GEM + Vector((0.3 * (where[0] > 0) - 0.3 * (where[0] < 0), -0.12, 0.25)))
    for s in (-1, 1):
        shoulder = Vector((s * 0.11, -0.02, 0.1))
        target = hand + Vector((0.08 * s, 0, 0))
        skin.tube(
            [shoulder, shoulder.lerp(target, 0.5) + Vector((0.05 * s, -0.08, 0)), target], [0.045, 0.038, 0.035], n=10
        )
        skin.tube([(s * 0.08, 0.03, -0.55), (s * 0.1, 0.06, -0.85), (s * 0.1, 0.03, -1.02)], [0.055, 0.045, 0.02], n=10)
        for root, tip, wide in (
            ((s * 0.05, 0.1, 0.1), (s * 0.85, 0.22, 0.72), 0.5),
            ((s * 0.05, 0.1, 0.02), (s * 0.72, 0.22, -0.32), 0.4),
        ):
            wings.leaf(root, tip, wide, normal=(0, -1, 0), blunt=0.66)
    locks.ball((0, 0.03, 0.41), (0.185, 0.18, 0.18)).ball((0, 0.08, 0.6), 0.1)
    for k in range(5):
        locks.tube(
            [(0.14 * side * -1, 0.06, 0.4), (-0.26 * side, 0.08, 0.28 - 0.05 * k), (-0.4 * side, 0.1, 0.2 - 0.08 * k)],
            [0.07, 0.05, 0.005],
            n=8,
        )
    skin.flesh(m.stuff((0.75, 0.48, 0.36), 0.5, sub=0.15, dark=0.9), voxel=0.02, smooth=3)
    gown.mesh(m.thin(dress, 0.5, 0.35))
    locks.mesh(m.stuff(hair, 0.4, bump=0.2, scale=16))
    wings.mesh(m.thin((0.95, 0.75, 0.95), 0.25, 0.65))
    eyes = Clay().place(*place)
    for s in (-1, 1):
        eyes.ball((s * 0.065, -0.19, 0.36), (0.028, 0.02, 0.038), n=12)
    eyes.tube([(-0.04, -0.195, 0.27), (0, -0.2, 0.26), (0.04, -0.195, 0.27)], [0.008] * 3, n=6)
    eyes.mesh(m.stuff((0.04, 0.01, 0.03), 0.3))


def scene() -> None:
    """Sets the picture up."""
    things.gem(GEM, 0.62, ground.crystal(shine=1.1), tall=1.15)
    fairy((-1.15, -0.1, 1.85), 14, (0.9, 0.12, 0.4), (0.5, 0.12, 0.02))
    fairy((1.15, -0.1, 1.85), -14, (0.25, 0.6, 0.15), (0.8, 0.55, 0.12))
    fairy((0, -0.05, 2.55), 0, (0.4, 0.2, 0.8), (0.06, 0.03, 0.03))
    trail: bpy.types.Material = m.glow((1, 0.7, 0.85), 0.9)
    dust = Clay()
    for k in range(70):
        t = k / 70
        dust.ball((2.0 * math.sin(9 * t) * t, 0.3, 0.2 + 1.3 * t + 0.2 * math.sin(40 * t)), 0.02 + 0.012 * (k % 3), n=7)
    dust.mesh(trail)
    backdrops.sparks((1, 0.7, 0.85), (0, -0.6, 1.9), (2.8, 0.6, 1.8), count=46, strength=0.9)
    stage.lamp((0.3, -2.4, 2.2), 22, (1, 0.92, 0.9))
    stage.lamp(GEM + Vector((0, -0.8, 0)), 9, (0.6, 0.75, 1))
    ground.familiar("pink")
