"""A sword dances alone above its circle, a trail of fire and of violet shade behind it: Elan and Death."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

HUB = Vector((-0.15, 0, 1.45))


def at(angle: float, r: float, y: float = 0.0) -> Vector:
    """A point of the swing, by its angle (degrees, from upright to the right) and its distance from the hand."""
    a = math.radians(angle)
    return HUB + Vector((r * math.sin(a), y, r * math.cos(a)))


def blade() -> None:
    """The sword, its fuller cut with runes that burn."""
    turn = (0, 34, 0)
    things.sword(HUB, 1.18, turn, m.stuff((0.75, 0.77, 0.82), 0.2, 1.0, bump=0.05, scale=9, dark=0.75))
    runes = Clay().place(HUB, turn, 1.18)
    for k in range(8):
        z = 0.3 + 0.2 * k
        runes.tube([(0, -0.036, z), (0, -0.034, z + 0.12)], [0.009, 0.009], n=6)
        lean = 0.045 if k % 2 else -0.045
        runes.tube([(0, -0.036, z + 0.1), (lean, -0.028, z + 0.06), (0, -0.036, z + 0.02)], [0.008] * 3, n=6, steps=1)
    runes.mesh(m.glow((1, 0.12, 0.006), 2.2))
    ruby = Clay().place(HUB, turn, 1.18)
    ruby.ball((0, -0.06, 0), (0.055, 0.03, 0.055)).mesh(m.glow((0.5, 0.04, 1), 1.6))


def trail() -> None:
    """Where the blade has been: fire at its point, shade nearer the hand, thinner the longer ago."""
    for low, high, colours in (
        (1.55, 2.75, ((1, 0.22, 0.012), (0.8, 0.04, 0.003), 1.0)),
        (0.7, 1.6, ((0.4, 0.06, 0.95), (0.14, 0.01, 0.45), 0.8)),
    ):
        streaks = Clay()
        for k in range(34):
            r = random.uniform(low, high)
            start, long = 32 - random.random() * 6, random.uniform(40, 130)
            drift, y = random.uniform(-0.35, 0.12), random.gauss(0.05, 0.1)
            line = [
                at(start - long * j / 9, r + drift * (j / 9) ** 2 + 0.03 * math.sin(k + j), y + 0.25 * j / 9)
                for j in range(10)
            ]
            thick = random.uniform(0.02, 0.07)
            streaks.tube(line, [0.004] + [thick * (1 - j / 11) for j in range(8)] + [0.002], n=8, steps=4)
        streaks.mesh(m.soft(*colours[:2], colours[2], thick=0.4, tight=0.95)).visible_shadow = False
    for k, faint in enumerate((0.28, 0.16, 0.09)):
        ghost = Clay().place(HUB + Vector((0, 0.12 * (k + 1), 0)), (0, 34 - 26 * (k + 1), 0), 1.18)
        edge = [(0.11, 0.05), (0.1, 1.2), (0.085, 1.9), (0.0, 2.3)]
        verts = [(s * w, 0, z) for w, z in edge for s in (-1, 1)]
        ghost.add(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(3)])
        ghost.mesh(m.soft((1, 0.75, 0.55), (1, 0.6, 0.4), 1.0, thick=faint, tight=1.0)).visible_shadow = False
    flames = Clay()
    for _ in range(46):
        a, r = random.uniform(-110, 30), random.uniform(2.4, 2.8)
        foot = at(a, r, 0.1)
        out = (foot - HUB).normalized() * 0.4 + Vector(
            (-0.5 * math.cos(math.radians(a)), 0, 0.5 * math.sin(math.radians(a)) + 0.35)
        )
        long = random.uniform(0.15, 0.5) * (0.4 + 0.6 * (a + 110) / 140)
        flames.tube(
            [foot, foot + out * long * 0.5 + Vector((random.gauss(0, 0.04), 0, 0)), foot + out * long],
            [0.035, 0.04, 0.003],
            n=8,
        )
    flames.mesh(m.soft((1, 0.2, 0.01), (0.7, 0.03, 0.002), 1.2, thick=0.6)).visible_shadow = False


def scene() -> None:
    """Sets the picture up."""
    blade()
    trail()
    things.circle((0, 0.2, 0.02), 1.9, m.glow((1, 0.12, 0.01), 1.1), thick=0.012)
    for s in (-1, 1):
        for k in range(2):
            architecture.column((s * (2.75 + 0.5 * k), 1.4 + 2.0 * k, 0), 0.32, 4.8, m.stone((0.13, 0.11, 0.12)))
        props.candle((s * 1.95, -0.5, 0), 0.45, 0.1)
    architecture.arch((0, 4.6, 0), 1.7, 2.3, m.stone((0.11, 0.09, 0.1)), thick=0.42)
    backdrops.floor(m.stuff((0.06, 0.05, 0.055), 0.25, bump=0.3, scale=3))
    backdrops.sparks((1, 0.35, 0.04), at(-20, 2.4), (2.6, 0.6, 1.4), count=110, strength=3, size=0.014)
    backdrops.mist((0.45, 0.15, 0.3), at=(0, 2.4, 0.2), spread=(4, 0.6, 0.2), count=16, strength=0.2)
    backdrops.backdrop((0.3, 0.06, 0.12), (0.012, 0.005, 0.016), (0.1, 7, 2.2), 4.6, 0.8, cloud=0.6)
    stage.lamp(at(20, 2.1, -0.5), 40, essences.ELAN)
    stage.lamp(at(-30, 1.1, -0.5), 30, essences.DEATH)
    stage.rig((1, 0.88, 0.75), (0.6, 0.4, 1), at=(0, 0, 1.9), power=1.0)
    stage.panel((0.4, -5, 4.4), (0.3, 0, 2.0), 200, (0.9, 0.92, 1), size=3)
    stage.camera((0, -7.6, 2.3), (-0.1, 0, 2.2), lens=48, f=3)
