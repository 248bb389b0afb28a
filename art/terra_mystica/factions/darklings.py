"""The Darklings: a hood of obsidian, and in its night two pale moonstones."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, face, shoulders, stand, turned


def obsidian() -> bpy.types.Material:
    """Volcanic glass, flaked."""
    return m.stuff((0.02, 0.017, 0.035), 0.12, bump=0.28, scale=2.6, coat=1.0, dark=0.6, light=1.6)


def hood() -> None:
    """The hood, in facets as flint is struck."""

    def at(u: float, v: float) -> Vector:
        a, out = 2 * math.pi * u, v
        r = (0.2 + 0.72 * out**0.55) * (1 + 0.05 * math.sin(5 * a + 6 * v))
        peak = 0.62 * max(0.0, math.cos(a)) ** 4 * (0.4 + 0.6 * v)
        low = 0.4 * max(0.0, -math.cos(a)) ** 2 * v
        return Vector(
            (r * math.sin(a) * 0.98, 0.85 - 1.35 * v + 0.12 * math.cos(a), 0.12 + 1.08 * r * math.cos(a) + peak - low)
        )

    Clay().grid(at, 22, 8, wrap=True).mesh(obsidian(), smooth=False, thick=0.07, bevel=0.012)
    rim = [at(k / 22, 1) for k in range(23)]
    Clay().tube(rim, [0.045] * 23, n=8, steps=1).mesh(m.stuff((0.62, 0.64, 0.72), 0.22, 1.0, dark=0.5))


def moon() -> None:
    """A sickle moon of silver on the brow of the hood, with its star."""
    outer = sculpt.ball((0, -0.66, 1.0), (0.25, 0.07, 0.25))
    inner = sculpt.ball((0.1, -0.66, 1.05), (0.21, 0.3, 0.21))
    silver = m.stuff((0.8, 0.82, 0.9), 0.2, 1.0, dark=0.7)
    sculpt.mesh(sculpt.cut(outer, inner), ((-0.4, -0.9, 0.6), (0.4, -0.4, 1.4)), silver, step=0.014)
    star = Clay()
    for k in range(5):
        a = 2 * math.pi * k / 5
        star.spike((0.14, -0.68, 1.06), (0.14 + 0.12 * math.sin(a), -0.68, 1.06 + 0.12 * math.cos(a)), 0.04)
    star.mesh(silver)


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-16, pitch=-4, at=(0, 0, -0.04), size=0.95):
        hood()
        moon()
        dim = m.stuff((0.012, 0.01, 0.02), 0.5)
        sculpt.mesh(face(jaw=0.85, nose=0.9, brow=1.2), FACE, dim, step=0.024)
        for side in (-1, 1):
            where = (side * 0.24, -0.56, 0.12)
            Clay().ball(where, (0.135, 0.11, 0.1), n=30).mesh(
                m.opal(((0.35, 0.42, 0.8), (0.6, 0.68, 0.9), (0.3, 0.55, 0.9)), 0.16, scale=6.0)
            )
            stage.lamp((side * 0.24, -0.9, 0.1), 1.0, (0.6, 0.7, 1.0), size=0.08)
    shoulders(obsidian(), wide=1.1)
    backdrops.stars(4.6, count=70, strength=1.6)
    stand((0.26, 0.15, 0.5), bright=1.1, power=1.15)
