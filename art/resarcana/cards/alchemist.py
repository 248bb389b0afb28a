"""An alchemist in yellow lifts a flask of molten Gold before a golden sign: four essences run through glass into it."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.kit.figures import Figure
from art.resarcana import essences

COLOURS = ((1, 0.09, 0.01), (0.05, 0.8, 0.06), (0.03, 0.2, 1), (0.35, 0.04, 0.9))


def _apparatus() -> None:
    """Four flasks whose pipes meet in a still that shines with gold."""
    glass = m.glass((0.92, 0.96, 1), ior=1.2)
    middle = Vector((0, -1.5, 1.08))
    Clay().place(middle, (0, 0, 0)).lathe([(0.3, 0), (0.3, 0.06), (0.12, 0.12), (0.1, 0.24), (0.24, 0.3)], n=40).mesh(
        m.gold()
    )
    Clay().ball(middle + Vector((0, 0, 0.52)), 0.27, n=40).mesh(glass)
    Clay().ball(middle + Vector((0, 0, 0.5)), 0.215, n=40).mesh(m.glow((1, 0.36, 0.015), 0.95))
    stage.lamp(middle + Vector((0, -0.5, 0.6)), 16, essences.GOLD)
    for k, colour in enumerate(COLOURS):
        x = (-1.56, -0.9, 0.9, 1.56)[k]
        foot = Vector((x, -1.45, 1.08))
        things.flask(foot, 0.46, m.glow(colour, 0.85))
        stage.lamp(foot + Vector((0, -0.5, 0.3)), 3.5, colour)
        neck, high = foot + Vector((0, 0, 0.6)), 0.18 + 0.1 * (abs(x) > 1.2)
        s = math.copysign(1, x)
        way = [
            neck,
            neck + Vector((0, 0, 0.12)),
            neck + Vector((-s * 0.18, 0, high)),
            (s * 0.34, -1.48, neck.z + high - 0.05),
            middle + Vector((s * 0.12, 0, 0.74)),
        ]
        Clay().tube(along(way, 5), [0.04] * (4 * 5 + 1), n=12, steps=1).mesh(glass)
        Clay().tube(along(way, 5), [0.022] * (4 * 5 + 1), n=10, steps=1).mesh(m.glow(colour, 0.9))


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.42, 0.21, 0.02),
        (0.12, 0.03, 0.01),
        left=(-0.72, -0.8, 1.75),
        right=(0.68, -0.75, 2.35),
        face=m.skin((0.4, 0.25, 0.16)),
        head_turn=10,
    )
    figure.build("cap", beard=(0.75, 0.73, 0.68))
    held = Vector((0.7, -0.98, 2.42))
    things.flask(held, 0.52, m.glow((1, 0.4, 0.02), 1.0), tall=1.1)
    stage.lamp(held + Vector((0, -0.3, 0.35)), 24, essences.GOLD)
    Clay().box((0, -1.45, 1.02), (5.0, 1.0, 0.12)).mesh(m.wood(), smooth=False, bevel=0.02)
    _apparatus()
    props.coins((0.5, -1.78, 1.08), 0.24, count=22, size=0.07, heap=0.1)
    props.coins((-0.5, -1.78, 1.08), 0.24, count=16, size=0.07, heap=0.08)
    sign = Vector((0, 1.5, 2.75))
    things.circle(sign, 1.45, m.glow((1, 0.36, 0.02), 0.8), turn=(90, 0, 0), points=3, thick=0.022)
    inner = Clay().place(sign, (90, 0, 0), 1.45)
    inner.tube([props.ring(k, 48, 0.44) for k in range(49)], [0.02] * 49, n=6, steps=1).mesh(
        m.glow((1, 0.36, 0.02), 0.8)
    )
    for s in (-1, 1):
        things.shelves((s * 2.35, 1.9, 0.4), 1.6, 4.2, rows=6)
    backdrops.backdrop((0.62, 0.3, 0.05), (0.02, 0.011, 0.005), (0, 5, 2.8), 3.8, 0.75)
    backdrops.sparks((1, 0.7, 0.15), held + Vector((0, -0.05, 0.4)), (0.8, 0.4, 0.9), count=50, strength=3, size=0.013)
    stage.panel((0, -1.5, 5), (0, 1.9, 2.4), 110, (1, 0.7, 0.4), size=2)
    stage.rig((1, 0.85, 0.6), (1, 0.7, 0.35), at=(0, 0, 2.2), power=0.85)
    stage.camera((0, -6.4, 2.4), (0, 0, 2.25), lens=49, f=2.6, focus=(0, -0.9, 2.1))
