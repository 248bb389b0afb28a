"""A winged golden statue; when three Gold burn before it, it is worth three points more."""

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage, things
from art.kit import materials as m
from art.kit.beasts import bird_wing
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.resarcana import essences


def _wings() -> None:
    """Folded wings, so that nobody takes the statue for a mage."""
    for s in (-1, 1):
        line = [(s * 0.25, 0.2, 2.2), (s * 0.72, 0.22, 2.72), (s * 1.12, 0.2, 2.9), (s * 1.3, 0.16, 2.7)]
        ways = [(s * 0.1, 0, -1), (s * 0.16, 0, -1), (s * 0.22, 0, -1), (s * 0.3, 0, -1)]
        bird_wing(line, ways, 1.25, *[m.gold()] * 3)


def _offering(x: float) -> None:
    """One of the three Gold: a bowl on a pillar, aflame."""
    foot = Vector((x, -1.55, 0))
    props.plinth(foot, 0.24, 0.5, m.stone((0.13, 0.12, 0.13)))
    bowl = [(0, 0.5), (0.14, 0.52), (0.26, 0.62), (0.32, 0.74), (0.28, 0.72), (0, 0.6)]
    Clay().lathe(bowl, foot, n=40).mesh(m.gold())
    gilt = ((1, 0.62, 0.14), (1, 0.34, 0.03), (0.7, 0.12, 0.005))
    fires.blaze(foot + Vector((0, 0, 0.66)), 0.2, 0.62, fires.burning(0.66, 1.3, gilt, 1.0), count=18, licks=3)
    stage.lamp(foot + Vector((0, -0.1, 1.0)), 22, essences.GOLD, size=0.15)


def scene() -> None:
    """Sets the picture up."""
    gold = m.gold()
    statue = Figure(left=(-0.15, -0.62, 1.72), right=(0.15, -0.62, 1.78), wide=0.74, skin=gold, face=gold, trim=gold)
    statue.build("circlet", mantle=False)
    _wings()
    for thing in stage.bpy.data.objects:
        if thing.type == "MESH":
            thing.data.materials.clear()
            thing.data.materials.append(gold)
            thing.location.z += 0.75
    things.sword((0, -0.72, 2.38), 0.85, (180, 0, 0), gold)
    sun = Clay().place((0, 0.28, 3.55), (90, 0, 0))
    for k in range(20):
        sun.spike(props.ring(k, 20, 0.55), props.ring(k, 20, 0.98 if k % 2 else 0.78), 0.06)
    sun.tube([props.ring(k, 40, 0.55) for k in range(41)], [0.05] * 41, n=8, steps=2)
    sun.mesh(gold)
    Clay().box((0, 0, 0.36), (2.6, 2.0, 0.72)).mesh(m.stone((0.13, 0.12, 0.13)), smooth=False, bevel=0.05)
    props.coins((0, -1.5, 0), 1.5, count=160, size=0.13, heap=0.3)
    for s in (-1, 1):
        architecture.column((s * 2.2, 0.9, 0), 0.36, 4.6, m.stone((0.15, 0.13, 0.12)))
        architecture.column((s * 3.3, 2.9, 0), 0.36, 4.6, m.stone((0.15, 0.13, 0.12)))
    for x in (-1.35, 0, 1.35):
        _offering(x)
    backdrops.floor(m.stuff((0.07, 0.05, 0.04), 0.25, bump=0.3, scale=3))
    backdrops.sparks((1, 0.7, 0.2), (0, -0.4, 2.4), (2.4, 0.8, 2.4), count=60, strength=3, size=0.013)
    backdrops.backdrop((0.34, 0.2, 0.05), (0.012, 0.009, 0.006), (0, 6, 3.0), 4.2, 0.8)
    stage.spot((0, -2.5, 6.5), (0, 0, 2.3), 900, (1, 0.9, 0.65), angle=0.7)
    stage.rig((1, 0.85, 0.6), (1, 0.7, 0.35), at=(0, 0, 2.4), power=0.9)
    stage.camera((0, -8.2, 2.2), (0, 0, 2.18), lens=50, f=2.8)
