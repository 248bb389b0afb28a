"""The Engineers: a head of riveted pewter that sees through a single lens."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, sculpt, stage
from art.kit.clay import Clay
from art.terra_mystica.bust import GREY, shoulders, stand, turned

BOUNDS = ((-1.0, -1.1, -1.1), (1.0, 1.0, 1.1))


def pewter(tone: float = 1.0) -> bpy.types.Material:
    """Pewter, brushed and a little stained."""
    return m.stuff((0.46 * tone, 0.48 * tone, 0.5 * tone), 0.34, 1.0, bump=0.12, scale=7, dark=0.5, light=1.15)


def head() -> None:
    """A boiler of a head: dome, belt, jaw plate, all riveted."""
    dome = sculpt.melt(
        0.1, sculpt.ball((0, 0.05, 0.3), (0.66, 0.64, 0.6)), sculpt.box((0, 0.05, -0.1), (0.56, 0.52, 0.4), 0.25)
    )
    jaw = sculpt.box((0, -0.06, -0.58), (0.47, 0.5, 0.22), 0.14)
    eye = sculpt.ball((0, -0.72, 0.16), (0.33, 0.4, 0.33))
    sculpt.mesh(sculpt.cut(dome, eye, by=0.02), BOUNDS, pewter(), step=0.02)
    sculpt.mesh(jaw, BOUNDS, pewter(0.8), step=0.02)
    spots: list[tuple[Vector, Vector]] = []
    for k in range(21):
        a = math.radians(-100 + 10 * k)
        for z in (0.74, -0.33):
            out = Vector((math.sin(a), -math.cos(a), 0.35 if z > 0 else 0))
            spots += c.onto(dome, Vector((0, 0.05, z)) + out * 2.0, -out)
    c.rivets(spots, 0.035, pewter(1.2))
    grille = Clay()
    for k in range(7):
        grille.box((-0.27 + 0.09 * k, -0.56, -0.58), (0.035, 0.06, 0.24))
    grille.mesh(m.iron(), smooth=False, bevel=0.01)


def lens() -> None:
    """The lens: nested rings of brass, knurled, the iris of a lamp behind."""
    frame = c.facing((0, -0.6, 0.16), (0, -1, 0.02))
    for radius, shift, stuff in ((0.34, 0.0, mechanics.brass()), (0.26, -0.13, pewter(0.7))):
        c.bezel(c.facing((0, -0.6 + shift, 0.16), (0, -1, 0.02)), radius, stuff, wide=0.24, notches=26)
    tube = c.part(c.facing((0, -0.62, 0.16), (0, -1, 0.02)))
    tube.tube([(0, 0.2, 0), (0, -0.1, 0)], [0.3, 0.27], n=40, steps=1).mesh(m.iron())
    c.eyeball(frame, (-0.06, -1, 0.04), 0.26, c.iris((1.0, 0.56, 0.08), 1.8, (0.3, 0.3), 0.26))
    c.lid(c.facing((0, -0.66, 0.16), (0, -1, 0)), 0.275, mechanics.brass(), 0.62)


def tools() -> None:
    """A small lens on an arm over the brow, and a chimney."""
    Clay().tube([(0.6, -0.1, 0.35), (0.72, -0.45, 0.62), (0.5, -0.72, 0.66)], [0.035] * 3, n=12).mesh(mechanics.brass())
    spot = c.facing((0.4, -0.74, 0.62), (-0.1, -1, -0.1))
    c.bezel(spot, 0.13, mechanics.brass(), wide=0.25)
    c.part(spot).ball((0, 0, 0), (0.12, 0.03, 0.12)).mesh(m.stuff((0.2, 0.6, 0.75), 0.05, coat=1.0))
    pipe = Clay().lathe(
        [(0.14, 0.7), (0.13, 1.1), (0.18, 1.16), (0.18, 1.24), (0.12, 1.24), (0.1, 1.0)], (-0.26, 0.15, 0), n=32
    )
    pipe.mesh(mechanics.copper())
    smoke = Clay()
    for k in range(12):
        t = k / 11
        smoke.ball((-0.26 + 0.3 * t * t, 0.15, 1.25 + 0.7 * t), 0.07 + 0.14 * t, n=14)
    smoke.mesh(m.soft((0.9, 0.88, 0.85), (0.7, 0.68, 0.65), 0.4, thick=0.14, tight=0.85)).visible_shadow = False
    for side in (-1, 1):
        mechanics.gear((side * 0.68, 0.02, 0.0), 0.24, mechanics.brass(), teeth=12, turn=(90, 0, 90), thick=0.1)


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-20, pitch=2, roll=3, at=(0, 0, -0.02), size=0.98):
        head()
        lens()
        tools()
    shoulders(m.stuff((0.2, 0.1, 0.04), 0.55, bump=0.3, scale=8), wide=1.0)
    stage.lamp((0, -1.6, 0.2), 6, (1, 0.6, 0.2), size=0.1)
    stand(GREY, bright=0.85, key=(1, 0.86, 0.7))
