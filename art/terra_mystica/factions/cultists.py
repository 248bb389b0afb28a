"""The Cultists: a mask of terracotta, an eye in a triangle on its brow, smoke in its sockets."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import sculpt, stage
from art.kit.clay import Clay
from art.terra_mystica.bust import BROWN, FACE, face, shoulders, stand, turned


def terracotta(tone: float = 1.0) -> bpy.types.Material:
    """Fired clay."""
    return m.stuff((0.52 * tone, 0.17 * tone, 0.07 * tone), 0.72, bump=0.22, scale=9, dark=0.6, light=1.25)


def mask() -> None:
    """A face without lids or pupils: holes for eyes and mouth, grooves like a dancer's paint."""
    holes = sculpt.mirrored(sculpt.ball((0.25, -0.6, 0.13), (0.17, 0.5, 0.085)))
    gape = sculpt.ball((0, -0.66, -0.38), (0.17, 0.5, 0.065))
    lips = sculpt.ring((0, -0.6, -0.38), (0, 1, 0), 0.15, 0.055)
    lines = [
        [(s * (0.08 + 0.1 * k), -0.05 - 0.09 * k), (s * (0.3 + 0.08 * k), -0.16 - 0.13 * k)]
        for s in (-1, 1)
        for k in range(4)
    ]
    whole = sculpt.melt(0.05, face(brow=1.4, nose=1.1, wide=1.08), lips)
    grooves = sculpt.both(
        sculpt.strokes(lines, 0.02), sculpt.skin(whole, 0.04, 0.03), sculpt.half((0, -0.2, 0), (0, 1, 0))
    )
    hollow = sculpt.ball((0, 0.25, 0.0), (0.5, 0.72, 0.72))
    sculpt.mesh(sculpt.cut(whole, hollow, holes, gape, grooves, by=0.02), FACE, terracotta(), step=0.018)
    inside = sculpt.ball((0, 0.0, 0.0), (0.46, 0.4, 0.6))
    sculpt.mesh(inside, FACE, m.glow((0.5, 0.1, 0.02), 0.35), step=0.05)


def sign() -> None:
    """The triangle above the brow, of bronze, and the eye that shines in it."""
    corners = [(-0.42, -0.6, 0.52), (0.42, -0.6, 0.52), (0.0, -0.5, 1.2)]
    bronze = m.stuff((0.6, 0.33, 0.1), 0.3, 1.0, bump=0.1, scale=10, dark=0.5)
    frame = Clay()
    for k in range(3):
        frame.tube([corners[k], corners[(k + 1) % 3]], [0.055, 0.055], n=12, steps=2).ball(corners[k], 0.07)
    frame.mesh(bronze)
    Clay().add(corners, [(0, 1, 2)]).mesh(terracotta(0.45), thick=0.04)
    spot = c.facing((0, -0.6, 0.72), (0, -1, 0.1))
    c.eyeball(spot, (0, -1, 0.05), 0.14, c.iris((1.0, 0.6, 0.06), 2.4, (0.2, 0.5), 0.14))
    c.lid(spot, 0.15, bronze, 0.5)
    c.lid(spot, 0.15, bronze, 0.45, below=True)


def smoke() -> None:
    """Smoke that rises from the eyes and from under the chin."""
    puffs = Clay()
    for start in (Vector((-0.25, -0.72, 0.14)), Vector((0.25, -0.72, 0.14)), Vector((0, -0.75, -0.36))):
        lean = random.uniform(-0.1, 0.1) + 0.5 * start.x
        for k in range(16):
            t = k / 15
            where = start + Vector(
                (lean * t + 0.08 * math.sin(7 * t + 9 * start.x), 0.05 * t - 0.08, 1.1 * t * t + 0.25 * t)
            )
            puffs.ball(where, 0.06 + 0.16 * t * (1.2 - t * 0.5), n=14)
    puffs.mesh(m.soft((0.9, 0.62, 0.45), (0.7, 0.4, 0.25), 0.5, thick=0.16, tight=0.85)).visible_shadow = False


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-14, pitch=-2, size=0.9, at=(0, 0, -0.02)):
        mask()
        sign()
        smoke()
        hood = Clay()

        def cowl(u: float, v: float) -> Vector:
            a = 2 * math.pi * u
            r = 0.96 * math.sin(math.pi / 2 * (0.1 + 0.9 * v) ** 0.6)
            peak = 0.55 * max(0.0, math.cos(a)) ** 3 * (1 - 0.3 * v)
            return Vector((r * math.sin(a), 0.95 - 0.95 * v, 0.1 + 1.06 * r * math.cos(a) + peak))

        hood.grid(cowl, 80, 14, wrap=True).mesh(m.cloth((0.16, 0.05, 0.02)), thick=0.06)
    shoulders(m.cloth((0.13, 0.045, 0.02)), wide=1.1)
    stage.lamp((0, -0.3, 0.1), 6, (1, 0.4, 0.1), size=0.1)
    stand(BROWN, bright=1.2)
