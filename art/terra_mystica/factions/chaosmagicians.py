"""The Chaos Magicians: a face of porcelain, cracked from the brow to the chin, with embers burning inside."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, RED, eyes, face, mouth, shoulders, stand, turned

LINES = (
    [(0.1, 0.95), (0.16, 0.62), (0.04, 0.42), (0.2, 0.24), (0.36, 0.02), (0.26, -0.22), (0.4, -0.46), (0.3, -0.8)],
    [(0.2, 0.24), (0.46, 0.34), (0.62, 0.28)],
    [(0.04, 0.42), (-0.2, 0.5), (-0.34, 0.7)],
    [(0.26, -0.22), (0.06, -0.3), (-0.1, -0.5), (-0.06, -0.72)],
    [(0.36, 0.02), (0.56, -0.08)],
    [(-0.2, 0.5), (-0.42, 0.34), (-0.6, 0.36)],
)


def porcelain() -> bpy.types.Material:
    """White porcelain."""
    return m.stuff((0.82, 0.78, 0.74), 0.1, coat=1.0, scale=5, dark=0.9, light=1.04)


def mask() -> None:
    """The face with its cracks, fire inside, a missing piece at the temple."""
    whole = sculpt.melt(0.02, face(jaw=0.9, nose=0.9, brow=0.9), mouth(0.07, wide=1.1))
    split = sculpt.both(sculpt.strokes(LINES, 0.034), sculpt.half((0, 0.1, 0), (0, 1, 0)))
    hole = sculpt.ball((0.5, -0.3, 0.5), (0.2, 0.25, 0.16))
    form = sculpt.cut(whole, split, hole, sculpt.grown(whole, -0.09), by=0.006)
    sculpt.mesh(form, FACE, porcelain(), step=0.016)
    embers = m.cracked((0.05, 0.012, 0.006), (1, 0.16, 0.01), 0.14, wide=0.34, shine=3.4)
    sculpt.mesh(sculpt.grown(whole, -0.11), FACE, embers, step=0.035)
    lines = [[(s * 0.05, 0.36), (s * 0.26, 0.42), (s * 0.46, 0.32)] for s in (-1, 1)]
    paint = sculpt.both(
        sculpt.skin(whole, 0.012, 0.03), sculpt.strokes(lines, 0.026), sculpt.half((0, -0.2, 0), (0, 1, 0))
    )
    sculpt.mesh(paint, FACE, m.stuff((0.5, 0.01, 0.01), 0.25, coat=1.0), step=0.014)


def arrows() -> None:
    """Eight arrows of brass that start from the middle of the head and point everywhere."""
    clay = Clay()
    for k in range(8):
        a = 2 * math.pi * k / 8
        out = Vector((math.sin(a), 0, math.cos(a)))
        across = Vector((out.z, 0, -out.x))
        base, tip = Vector((0, 0.5, 0.14)) + out * 0.6, Vector((0, 0.5, 0.14)) + out * 1.34
        clay.tube([base, tip - out * 0.2], [0.04, 0.04], n=8, steps=1)
        barbs = [tip, tip - out * 0.3 + across * 0.15, tip - out * 0.2, tip - out * 0.3 - across * 0.15]
        lifted = [p + Vector((0, -0.05, 0)) for p in barbs]
        clay.add(
            [*barbs, *lifted],
            [(0, 1, 2), (0, 2, 3), (4, 6, 5), (4, 7, 6), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)],
        )
    clay.mesh(m.gold(), smooth=False)


def pieces() -> None:
    """Shards that drift off from the temple."""
    for _ in range(14):
        t = random.random()
        where = Vector((0.55 + 0.7 * t, -0.4 - 0.2 * t, 0.55 + 0.55 * t * random.uniform(0.4, 1.4)))
        size = 0.1 * (1 - 0.6 * t)
        shard = Clay().place(where, tuple(random.uniform(0, 180) for _ in range(3)), size)
        shard.add([(-1, 0, -0.6), (0.9, 0.1, -0.8), (0.3, 0, 1.0)], [(0, 1, 2)])
        shard.mesh(porcelain(), smooth=False, thick=0.03)


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-16, pitch=2, roll=-4, at=(0, 0, 0.02), size=1.0):
        mask()
        eyes((1.0, 0.25, 0.03), porcelain(), shine=2.4, shut=0.7, low=0.62, slant=6, pupil=(0.2, 0.5))
        arrows()
        pieces()
    stage.lamp((0.6, -0.8, 0.6), 5, (1, 0.25, 0.03), size=0.1)
    shoulders(m.cloth((0.35, 0.015, 0.012)), wide=0.95)
    backdrops.sparks((1, 0.3, 0.05), (0.3, -0.4, 0.4), (2.2, 0.5, 1.9), count=46, strength=2.0)
    stand(RED, bright=0.85, key=(1, 0.9, 0.8))
