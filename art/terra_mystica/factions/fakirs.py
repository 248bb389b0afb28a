"""The Fakirs: a sage of old ivory, asleep on a rug that hovers under him."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import FACE, YELLOW, face, mouth, stand, turned


def ivory() -> bpy.types.Material:
    """Ivory, brown in its hollows."""
    return m.stuff((0.82, 0.7, 0.5), 0.36, bump=0.08, scale=11, dark=0.6, light=1.1, sub=0.15)


def head() -> None:
    """A long face with closed lids and a wound turban with a jewel."""
    lids = sculpt.mirrored(sculpt.ball((0.24, -0.52, 0.12), (0.15, 0.12, 0.1)))
    slit = sculpt.mirrored(sculpt.limb([(0.11, -0.66, 0.1), (0.24, -0.67, 0.06), (0.37, -0.6, 0.1)], [0.012] * 3))
    form = sculpt.melt(0.02, sculpt.melt(0.03, face(jaw=0.85, nose=1.15), mouth(0.05)), lids)
    sculpt.mesh(sculpt.cut(form, slit, by=0.01), FACE, ivory(), step=0.018)
    turban, cloth = Clay(), m.cloth((0.62, 0.3, 0.02))
    for k in range(9):
        z, r, lean = 0.42 + 0.085 * k, 0.6 * math.sqrt(max(0.02, 1 - (0.1 * k) ** 2)) + 0.06, 0.16 * (-1) ** k
        ring = [
            Vector((r * math.sin(a), 0.08 - r * math.cos(a), z + lean * math.sin(a) * (1 - 0.1 * k))) for a in _round()
        ]
        turban.tube(ring, [0.13 - 0.006 * k] * len(ring), n=14, steps=2)
    turban.ball((0, 0.08, 0.95), (0.4, 0.4, 0.34)).mesh(cloth)
    Clay().ball((0, -0.7, 0.62), (0.12, 0.08, 0.15)).mesh(m.glow((1.0, 0.06, 0.03), 0.9))
    beard = Clay()
    for k in range(34):
        s = -1 + k / 16.5
        beard.tube(
            [
                (0.3 * s, -0.42 - 0.14 * (1 - s * s), -0.42),
                (0.2 * s, -0.6, -0.8),
                (0.09 * s, -0.5, -1.25 + 0.3 * s * s),
            ],
            [0.06, 0.055, 0.01],
            n=8,
        )
    beard.mesh(m.stuff((0.8, 0.76, 0.68), 0.5, bump=0.2, scale=20, stretch=(3, 3, 0.4)))


def body() -> None:
    """A robe, legs crossed under it, and hands that rest on the knees."""
    trunk = sculpt.melt(
        0.12,
        sculpt.ball((0, 0.15, -0.2), (0.44, 0.32, 0.5)),
        sculpt.mirrored(sculpt.limb([(0.3, 0.12, 0.02), (0.56, 0.0, -0.26), (0.62, -0.3, -0.48)], [0.17, 0.16, 0.12])),
    )
    sculpt.mesh(trunk, ((-1.2, -1.1, -1.1), (1.2, 0.7, 0.5)), m.cloth((0.6, 0.36, 0.1)), step=0.025)
    knees = [(0.2, 0.1, -0.62), (0.78, -0.2, -0.66), (0.8, -0.3, -0.66), (0.25, -0.62, -0.72), (-0.18, -0.62, -0.76)]
    legs = sculpt.mirrored(sculpt.limb(knees, [0.24, 0.2, 0.19, 0.15, 0.1]))
    sculpt.mesh(legs, ((-1.2, -1.1, -1.1), (1.2, 0.7, 0.0)), m.cloth((0.62, 0.56, 0.44)), step=0.025)
    sash = sculpt.cut(sculpt.ball((0, 0.13, -0.42), (0.5, 0.38, 0.14)), sculpt.ball((0, 0.13, -0.42), (0.3, 0.2, 0.3)))
    sculpt.mesh(sash, ((-0.8, -0.6, -0.7), (0.8, 0.8, -0.1)), m.cloth((0.4, 0.03, 0.02)), step=0.02)
    hands = sculpt.mirrored(
        sculpt.melt(
            0.03,
            sculpt.ball((0.62, -0.42, -0.5), (0.1, 0.13, 0.07)),
            *(
                sculpt.limb([(0.56 + 0.05 * k, -0.5, -0.5), (0.55 + 0.06 * k, -0.62, -0.54)], [0.035, 0.028])
                for k in range(4)
            ),
        )
    )
    sculpt.mesh(hands, ((-1.0, -0.9, -0.8), (1.0, 0.0, -0.2)), ivory(), step=0.02)


def rug() -> None:
    """The rug: red with a golden border and fringes, its corners curled up, its front hanging towards whoever looks."""

    def at(u: float, v: float) -> Vector:
        x, y = (u - 0.5) * 2.3, -0.95 + 1.75 * v
        wave = 0.045 * math.sin(3.4 * x + 2 * y) + 0.2 * abs(2 * u - 1) ** 4
        return Vector((x, y, -0.98 + wave + 0.3 * v - 0.16 * max(0.0, 0.3 - v) / 0.3))

    gold, red = m.gold(), m.stuff((0.32, 0.008, 0.012), 0.9, bump=0.3, scale=30, dark=0.6)
    Clay().grid(at, 60, 30).mesh(red, thick=0.06)
    band = Clay()
    for v in (0.06, 0.16):
        band.tube([at(k / 50, v) + Vector((0, 0, 0.05)) for k in range(51)], [(0.05, 0.02)] * 51, n=8, steps=1)
    for k in range(15):
        middle = at((k + 0.5) / 15, 0.11) + Vector((0, -0.01, 0.06))
        band.ball(middle, (0.05, 0.05, 0.03))
    for k in range(46):
        root = at(k / 45, 0)
        band.tube([root, root + Vector((0, -0.07, -0.1)), root + Vector((0, -0.05, -0.26))], [0.018, 0.016, 0.01], n=6)
    band.mesh(gold)


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-14, pitch=-6, roll=7, size=0.7, at=(0.0, -0.05, 0.56)):
        head()
    with turned(yaw=-8, at=(0, 0, 0)):
        body()
    rug()
    backdrops.sparks((1, 0.8, 0.3), (0, -0.5, -0.2), (2.6, 0.5, 1.6), count=26, strength=1.2)
    stage.lamp((0, -0.6, -1.9), 30, (1, 0.6, 0.15))
    stand(YELLOW, bright=1.05)


def _round() -> list[float]:
    return [2 * math.pi * k / 36 for k in range(37)]
