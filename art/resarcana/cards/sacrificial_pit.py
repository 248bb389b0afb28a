"""A round pit of fire between horned pillars, skulls about its rim: creatures go in, Death and Gold come out."""

import math

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, again
from art.resarcana import essences


def _pillars(stuff: stage.bpy.types.Material) -> None:
    """Horned pillars in a half ring, violet eyes in each."""
    body, eyes = Clay(), Clay()
    for k in range(6):
        a = math.pi * (0.02 + 0.96 * k / 5)
        x, y, high = 3.2 * math.cos(a), 1.7 + 2.3 * math.sin(a), 3.0
        body.place((x, y, 0)).box((0, 0, 0.2), (0.9, 0.9, 0.5)).box((0, 0, high / 2), (0.6, 0.6, high))
        body.box((0, 0, high), (0.85, 0.85, 0.2))
        for s in (-1, 1):
            body.tube(
                [(s * 0.2, 0, high), (s * 0.6, -0.1, high + 0.35), (s * 0.4, -0.2, high + 1.0)], [0.17, 0.13, 0.01]
            )
            eyes.place((x, y, 0)).ball((s * 0.14, -0.3, high - 0.4), (0.09, 0.05, 0.05))
    body.mesh(stuff, smooth=False)
    eyes.mesh(m.glow((0.4, 0.05, 1), 3))


def scene() -> None:
    """Sets the picture up."""
    stuff = m.stone((0.14, 0.11, 0.11))
    _pillars(stuff)
    rings = Clay()
    for outer, inner, z in ((3.1, 2.1, 0.18), (2.4, 1.75, 0.42)):
        profile = [(outer, -0.3), (outer, z), (inner, z), (inner, -1.2)]
        rings.lathe(profile, (0, 1.4, 0), n=40)
    rings.mesh(stuff, smooth=False, bevel=0.03)
    Clay().lathe([(0, 0.0), (1.8, 0.0)], (0, 1.4, -0.1), n=40).mesh(
        m.painted((1.0, 0.35, 0.03), (0.5, 0.01, 0.0), (0, 1.4, 0), 2.0, 1.0, cloud=0.5)
    )
    fires.blaze((0, 1.4, -0.1), 1.4, 3.6, fires.burning(-0.1, 3.3, strength=1.25, thick=0.5), count=52, licks=18)
    wisps = Clay()
    for k in range(6):
        a, w = props.ring(k, 6, 1.35), props.ring(k + 1, 6, 1.0)
        c = stage.Vector((0, 1.5, 0))
        line = [
            c + a,
            c + w + stage.Vector((0, 0, 1.6)),
            c + a * 0.9 + stage.Vector((0, 0, 3.0)),
            c + w * 2 + stage.Vector((0, 0, 4.6)),
        ]
        wisps.tube(line, [0.03, 0.1, 0.12, 0.02], n=12)
    wisps.mesh(m.soft((0.42, 0.08, 1), (0.12, 0.01, 0.4), 0.7, thick=0.32)).visible_shadow = False
    skull = props.skull((0, 0, 0), 0.95, jaw=False)
    for k in range(9):
        a = math.pi * (1.05 + 0.9 * k / 8)
        again(
            skull, (2.08 * math.cos(a), 1.4 + 2.08 * math.sin(a), 0.56), (0, 0, math.degrees(a) + 90 + 9 * (k % 3 - 1))
        )
    for part in skull:
        part.hide_render = True
    props.coins((1.3, -1.6, 0), 0.6, count=60, size=0.12, heap=0.12)
    for x, y in ((-2.1, -1.2), (-2.4, -0.8), (2.35, -1.0)):
        props.candle((x, y, 0), 0.5, 0.1, power=6)
    props.bone((-1.3, -1.7, 0.08), (-0.5, -1.9, 0.08), 0.06)
    props.bone((-1.1, -1.5, 0.08), (-0.7, -2.1, 0.12), 0.06)
    architecture.wall((0, 5.4, 0), 12, 5.5, m.stone((0.12, 0.06, 0.06)))
    backdrops.floor(m.stone((0.09, 0.07, 0.07)))
    stage.lamp((0, 1.0, 1.3), 330, essences.ELAN, size=0.5)
    stage.lamp((0, 2.4, 3.8), 190, essences.DEATH, size=0.5)
    backdrops.sparks((1, 0.35, 0.05), (0, 1.2, 2.2), (2, 1.5, 2), count=110, strength=5, size=0.016)
    stage.panel((-3.4, -4.2, 4.2), (0, 0.5, 1), 230, (1, 0.7, 0.5), size=2)
    stage.panel((3.6, -3.6, 3.6), (0, 0.5, 1), 170, (0.55, 0.45, 1), size=2)
    stage.camera((0, -6.6, 3.1), (0, 1.2, 1.5), lens=40, f=4, focus=(0, 0, 0.8))
