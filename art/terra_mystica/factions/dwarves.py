"""The Dwarves: a beard of granite, seamed with silver, and a smith's hammer over the shoulder."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit import sculpt, stage
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, GREY, eyes, face, mouth, shoulders, stand, turned

SILVER = (0.86, 0.88, 0.92)


def granite(tone: float = 1.0) -> bpy.types.Material:
    """Granite with seams of silver."""
    return m.veined((0.26 * tone, 0.26 * tone, 0.28 * tone), SILVER, scale=1.5, wide=0.014)


def beard() -> None:
    """The beard: prisms of rock side by side, the middle ones longest, ringed with silver."""
    rock, rings = Clay(), Clay()
    for row in range(3):
        for k in range(11):
            s = (k - 5 + 0.5 * (row % 2)) / 5
            top = Vector((0.5 * s, -0.3 - 0.34 * (1 - s * s) - 0.05 * row, -0.3 - 0.12 * row - 0.08 * s * s))
            long = (0.86 - 0.4 * s * s) * (1 - 0.17 * row)
            tip = top + Vector((0.1 * s, -0.1 + 0.05 * row, -long))
            rock.tube([top, (top + tip) / 2 + Vector((0, -0.08, 0)), tip], [0.1, 0.1, 0.03], n=6, steps=2)
            if row == 2 and abs(k - 5) < 5 and k % 2:
                at = top.lerp(tip, 0.72)
                rings.tube([at, at + (tip - top).normalized() * 0.08], [0.1, 0.1], n=14, steps=1)
    for s in (-1, 1):
        rock.tube([(0.02 * s, -0.74, -0.25), (0.26 * s, -0.72, -0.32), (0.5 * s, -0.56, -0.62)], [0.09, 0.1, 0.02], n=6)
    rock.mesh(granite(1.15), smooth=False)
    rings.mesh(m.stuff(SILVER, 0.22, 1.0, dark=0.6))


def helmet() -> None:
    """An iron cap with a rim of silver and a ridge."""
    iron, silver = (
        m.stuff((0.2, 0.2, 0.22), 0.36, 1.0, bump=0.2, scale=9, dark=0.5),
        m.stuff(SILVER, 0.25, 1.0, dark=0.6),
    )
    Clay().lathe([(0.68, 0.36), (0.69, 0.44), (0.62, 0.72), (0.4, 0.98), (0.0, 1.08)], (0, 0.05, 0), n=56).mesh(iron)
    Clay().lathe([(0.68, 0.34), (0.74, 0.36), (0.74, 0.47), (0.68, 0.5)], (0, 0.05, 0), n=56).mesh(silver)
    ridge = Clay().tube(
        [(0, -0.66, 0.4), (0, -0.5, 0.82), (0, 0.05, 1.12), (0, 0.6, 0.8)], [(0.05, 0.06)] * 4, n=10, side=(1, 0, 0)
    )
    for k in range(9):
        a = math.radians(-80 + 20 * k)
        ridge.ball((0.755 * math.sin(a), 0.05 - 0.755 * math.cos(a), 0.415), 0.035, n=10)
    ridge.mesh(silver)


def hammer() -> None:
    """A hammer, its head over the right shoulder."""
    Clay().tube([(1.3, -0.2, -1.3), (0.98, 0.25, 0.2)], [0.07, 0.065], n=14).mesh(m.wood((0.26, 0.13, 0.05)))
    head = sculpt.box((0.95, 0.3, 0.34), (0.36, 0.2, 0.19), 0.03, (0, 12, 20))
    sculpt.mesh(head, ((0.3, -0.4, -0.2), (1.6, 1.0, 0.9)), m.iron(), step=0.02)


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-18, pitch=1, at=(-0.06, 0, 0.1), size=1.0):
        form = sculpt.melt(0.06, face(wide=1.12, nose=1.6, brow=1.8, cheeks=1.15), mouth(0.0))
        sculpt.mesh(form, FACE, granite(1.0), step=0.02)
        eyes((0.3, 0.65, 1.0), granite(0.9), shine=1.3, shut=0.8, low=0.75, slant=5, wide=1.08)
        beard()
        helmet()
    hammer()
    shoulders(m.scales((0.3, 0.31, 0.34), (0.05, 0.05, 0.06), 0.09, metal=1.0), wide=1.05)
    stage.lamp((1.2, -1.4, -0.9), 14, (1, 0.5, 0.15))
    stand(GREY, bright=0.85, key=(1, 0.86, 0.7))
