"""A bronze basin whose water turns in a spiral that holds the eye: a rival's Elan is drawn in and becomes Calm."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, mechanics, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

RIM = 1.06


def swirl(r: float, turn: float) -> Vector:
    """A point of the water: it turns faster towards the middle, and sinks there."""
    a = turn - 3.1 * math.log(r + 0.06)
    return Vector((1.5 * r * math.cos(a), 1.5 * r * math.sin(a), RIM - 0.1 - 0.55 * (1 - r) ** 3))


def water() -> None:
    """Arms of light and of dark, drawn into each other."""
    arms = 3
    for k in range(arms * 2):
        start, wide = math.pi * k / arms, math.pi / arms
        strip = Clay().grid(lambda u, v, s=start, w=wide: swirl(0.025 + 0.975 * v, s + w * u), 8, 90)
        strip.mesh(m.glow((0.045, 0.26, 1), 0.8) if k % 2 else m.stuff((0.003, 0.016, 0.09), 0.08, coat=1.0))
    crests = Clay()
    for k in range(arms * 2):
        line = [swirl(0.06 + 0.94 * (1 - i / 40), math.pi * k / arms) + Vector((0, 0, 0.015)) for i in range(41)]
        crests.tube(line, [0.018 * (1 - i / 60) for i in range(41)], n=8, steps=2)
    crests.mesh(m.glow((0.7, 0.9, 1), 1.0))
    Clay().ball((0, 0, RIM - 0.62), (0.1, 0.1, 0.06)).mesh(m.glow((0.8, 0.95, 1), 2.5))


def basin() -> None:
    """The vessel: a broad rim with signs, on three claws."""
    bronze = m.stuff((0.42, 0.22, 0.08), 0.3, 1.0, bump=0.2, scale=9, dark=0.45)
    shape = [
        (0, 0.28),
        (0.7, 0.34),
        (1.2, 0.6),
        (1.5, RIM - 0.12),
        (1.52, RIM),
        (1.86, RIM + 0.05),
        (1.92, RIM),
        (1.9, RIM - 0.06),
    ]
    Clay().lathe([*shape, (1.58, RIM - 0.16), (1.3, 0.55), (0.8, 0.24), (0, 0.2)], n=96).mesh(bronze)
    gold, signs = Clay(), Clay()
    for r in (1.53, 1.89):
        gold.tube([props.ring(k, 80, r) + Vector((0, 0, RIM + 0.03)) for k in range(81)], [0.032] * 81, n=10, steps=1)
    for k in range(28):
        signs.ball(props.ring(k, 28, 1.71) + Vector((0, 0, RIM + 0.03)), 0.05 if k % 2 else 0.075, n=14)
    signs.mesh(m.glow((0.03, 0.22, 1), 1.0))
    for k in range(3):
        d = props.ring(k, 3, 1.0, math.pi / 6)
        gold.tube(
            [d * 1.45 + Vector((0, 0, 0.75)), d * 1.85 + Vector((0, 0, 0.5)), d * 1.55 + Vector((0, 0, 0.1)), d * 1.85],
            [0.14, 0.12, 0.08, 0.12],
        )
    gold.mesh(mechanics.brass())


def drawn_in() -> None:
    """Lights of Elan circle over the water; nearer to the middle they are blue."""
    for k in range(26):
        t = k / 25
        r, a = 1.5 * (1 - t) ** 0.8 + 0.12, 1.2 + 7.0 * t
        spot = Vector((r * math.cos(a), r * math.sin(a), RIM + 0.2 + 0.25 * math.sin(3.1 * t)))
        mix = min(1, max(0, (t - 0.35) * 3))
        colour = tuple(p * (1 - mix) + q * mix for p, q in zip((1, 0.09, 0.008), (0.02, 0.2, 1), strict=True))
        Clay().ball(spot, 0.085 - 0.035 * t, n=18).mesh(m.glow(colour, 1.3))
        if k % 4 == 0:
            stage.lamp(spot + Vector((0, -0.05, 0.15)), 2.5, colour, size=0.06)


def scene() -> None:
    """Sets the picture up."""
    water()
    basin()
    drawn_in()
    for k in range(7):
        a = math.pi * (0.08 + 0.84 * k / 6)
        props.candle((2.75 * math.cos(a), 1.2 + 1.5 * math.sin(a), 0), random.uniform(0.35, 0.7), 0.11, power=5)
    tiles = Clay()
    for i in range(-6, 7):
        for j in range(-4, 8):
            tiles.box((0.8 * i + 0.4 * (j % 2), 0.8 * j, -0.03), (0.77, 0.77, 0.06))
    tiles.mesh(m.stuff((0.055, 0.06, 0.085), 0.3, bump=0.3, scale=4), smooth=False, bevel=0.02)
    backdrops.sparks((0.3, 0.6, 1), (0, 0, 1.9), (2.2, 1.2, 1.0), count=50, strength=2.5, size=0.014)
    backdrops.mist((0.2, 0.35, 0.7), at=(0, 3.4, 0.3), spread=(4, 0.6, 0.3), count=16, strength=0.25)
    backdrops.backdrop((0.04, 0.1, 0.3), (0.005, 0.008, 0.03), (0, 7, 1.5), 5.0, 0.9)
    stage.lamp((0, 0, 1.9), 30, essences.CALM, size=0.5)
    stage.rig((1, 0.8, 0.55), (0.35, 0.6, 1), at=(0, 0, 1.0), power=1.0)
    stage.camera((0, -5.3, 4.9), (0, -0.02, 0.92), lens=50, f=4, focus=(0, -0.6, 1.0))
