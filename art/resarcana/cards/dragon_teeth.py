"""Fangs sown in burning earth; fire gathers over them until a dragon rises out of it, and needs no other price."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.dragons import Dragon, wing
from art.resarcana import essences


def fang(where: Vector, size: float, lean: float, ivory: bpy.types.Material) -> None:
    """A tooth as long as an arm, its root in the ground."""
    root, tip = where - Vector((0, 0, 0.25 * size)), where + Vector((lean, -0.08, 1.5)) * size
    line = [
        root,
        where + Vector((-0.18 * lean - 0.03, 0, 0.4)) * size,
        where + Vector((0.1 * lean, -0.04, 0.95)) * size,
        tip,
    ]
    Clay().tube(
        line,
        [0.34 * size, 0.32 * size, 0.2 * size, 0.008],
        n=28,
        steps=12,
        side=(1, 0, 0),
        ripple=lambda a, t: 1 + 0.025 * math.sin(a * 11) * (1 - t),
    ).mesh(ivory)
    clods = Clay()
    for _ in range(16):
        a, far = random.uniform(0, 6.28), random.uniform(0.3, 0.48) * size
        clods.ball(
            where + Vector((far * math.cos(a), far * math.sin(a), 0.03)),
            [random.uniform(0.05, 0.14) * size for _ in range(3)],
            n=8,
        )
    clods.mesh(m.stone((0.05, 0.03, 0.022)), smooth=False)
    Clay().lathe([(0.3 * size, 0.03), (0.46 * size, 0.012)], where, n=28).mesh(m.glow((1, 0.13, 0.006), 1.3))
    stage.lamp(where + Vector((0, -0.5, 0.12)) * size, 7 * size, essences.ELAN, size=0.1)


def risen() -> None:
    """The dragon of fire, not yet quite there."""
    fire = fires.burning(0.4, 4.4, fires.RED, 1.0, thick=0.62, torn=0.35)
    neck = [(1.1, 1.2, -0.4), (0.7, 1.2, 0.6), (1.25, 1.1, 1.5), (1.4, 1.0, 2.35), (0.9, 0.95, 3.0), (0.2, 0.9, 3.05)]
    Dragon(
        fire,
        fires.burning(1.4, 4.4, fires.RED, 1.3, thick=0.8, torn=0.2),
        m.glow((1, 0.62, 0.06), 1.8),
        neck=neck,
        turn=(0, -14, 16),
        size=1.08,
        jaw=30,
        spine_size=0.55,
    ).build()
    _near_eye_only()
    skin = fires.burning(0.8, 5.0, fires.RED, 0.55, thick=0.4, torn=0.6)
    wing(
        (1.2, 1.4, 1.4),
        (2.2, 1.8, 4.0),
        [(3.9, 2.0, 4.9), (4.2, 2.0, 3.3), (3.7, 2.0, 1.9), (2.4, 1.8, 1.0)],
        fire,
        skin,
    )
    wing(
        (0.9, 1.6, 1.4),
        (-1.0, 2.2, 3.7),
        [(-3.0, 2.4, 4.7), (-3.6, 2.4, 3.4), (-3.2, 2.3, 2.2), (-1.6, 2.0, 1.2)],
        fire,
        skin,
    )
    for thing in bpy.data.objects:
        thing.visible_shadow = False
    fires.blaze((0.8, 1.15, -0.1), 1.2, 1.9, count=34, licks=10)


def _near_eye_only() -> None:
    """Through a head of fire one would see the far eye too: it is closed."""
    for thing in bpy.data.objects:
        if thing.type == "MESH" and thing.data.materials[0] in {
            m.glow((1, 0.62, 0.06), 1.8),
            m.stuff((0.005, 0.004, 0.004)),
        }:
            points = thing.data.vertices
            for point in points[: len(points) // 2]:
                point.co = points[0].co


def scene() -> None:
    """Sets the picture up."""
    risen()
    ivory = m.stuff(
        (0.82, 0.72, 0.5), 0.3, bump=0.2, scale=7, stretch=(2, 2, 0.6), dark=0.5, light=1.15, sub=0.1, coat=0.2
    )
    for x, y, size, lean in (
        (-1.05, -1.0, 1.0, 0.22),
        (0.1, -1.25, 1.15, -0.12),
        (1.25, -1.0, 1.0, -0.3),
        (-2.15, -0.4, 0.9, 0.3),
        (2.35, -0.45, 0.92, -0.3),
        (-0.5, 0.2, 0.8, 0.15),
    ):
        fang(Vector((x, y, 0)), size, lean, ivory)
    furrows = Clay()
    for k in range(9):
        y = -2.2 + 0.62 * k
        line = [(x, y + 0.1 * math.sin(x * 2 + k), 0.02) for x in (-4, -2.4, -0.8, 0.8, 2.4, 4)]
        furrows.tube(
            line, [(0.16, 0.12)] * 6, n=10, side=(0, 1, 0), ripple=lambda a, t: 1 + 0.16 * math.sin(t * 90 + a * 3)
        )
    furrows.mesh(m.stone((0.06, 0.038, 0.03)))
    cracks = Clay()
    for _ in range(16):
        x, y = random.uniform(-2.6, 2.6), random.uniform(-2.0, 0.6)
        line = [(x + 0.22 * j, y + random.uniform(-0.13, 0.13), 0.125) for j in range(5)]
        cracks.tube(line, [0.004, 0.018, 0.014, 0.018, 0.004], n=6, steps=2)
    cracks.mesh(m.glow((1, 0.13, 0.006), 1.5))
    backdrops.floor(m.stone((0.05, 0.032, 0.025)))
    backdrops.sparks((1, 0.35, 0.04), (0, 0.2, 2.2), (3.4, 1.2, 2.6), count=140, strength=3, size=0.015)
    backdrops.mist((0.5, 0.12, 0.03), at=(0, 2.2, 0.2), spread=(4, 0.6, 0.3), count=18, strength=0.25)
    backdrops.backdrop((0.12, 0.03, 0.05), (0.012, 0.005, 0.012), (0, 7, 2.6), 6.0, 0.9, cloud=0.7)
    stage.lamp((0.7, 0.1, 2.2), 160, essences.ELAN, size=0.6)
    stage.rig((1, 0.84, 0.62), (0.6, 0.35, 1), at=(0, -0.6, 1.0), power=0.85)
    stage.camera((0, -8.1, 2.35), (0.1, 0, 1.95), lens=46, f=3.6, focus=(0, -1.0, 1))
