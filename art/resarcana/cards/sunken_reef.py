"""A wreck on a reef in the deep blue: jellyfish above it, gold spilt from a chest, and a pearl of Calm in its clam."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, seabed, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.resarcana import essences

FRAME = Clay().place((0.1, 2.6, 1.05), (24, -9, -10)).turn


def _hull(u: float, v: float) -> Point:
    """The ship's side: u from stern to bow, v from one rail (-1) over the keel to the other (1)."""
    x = -3.3 + 6.4 * u
    full = math.sin(math.pi * min(0.16 + 0.86 * u, 1)) ** 0.6 if u > 0.4 else 0.9 - 0.35 * (0.4 - u)
    rise = 0.55 * (2 * u - 1) ** 2 + 0.5 * max(0, u - 0.75)
    a = v * 1.5
    return FRAME @ Vector((x + 0.35 * abs(v) * u, 1.15 * full * math.sin(a), rise + 0.2 - 1.35 * full * math.cos(a)))


def _wreck() -> None:
    """Ribs, planks with holes in them, a deck rail, the stem and a broken mast."""
    ribs, planks = Clay(), Clay()
    for k in range(15):
        u = 0.02 + 0.94 * k / 14
        ribs.tube([_hull(u, v / 6) for v in range(-6, 7)], [(0.09, 0.07)] * 13, n=8, steps=3)
    for row in range(12):
        low, high = -0.98 + 0.163 * row, -0.98 + 0.163 * (row + 0.9)
        for k in range(8):
            broken = random.random() < (0.42 if 2 <= k <= 4 else 0.14) and row < 8
            if not broken:
                a, b = k / 8 + 0.004, (k + 1) / 8 - random.choice((0.004, 0.004, 0.05))
                planks.grid(lambda u, v, a=a, b=b, c=low, d=high: _hull(a + (b - a) * u, c + (d - c) * v), 6, 3)
    rotten = m.wood((0.17, 0.13, 0.09))
    for s in (-1, 1):
        ribs.tube([_hull(k / 12, s) for k in range(13)], [0.1] * 13, n=8)
    ribs.tube(
        [_hull(1.0, 0), _hull(1.0, 0.6), FRAME @ Vector((3.35, 0, 1.3)), FRAME @ Vector((3.9, 0, 1.75))],
        [0.15, 0.14, 0.12, 0.05],
    )
    mast = [FRAME @ Vector(p) for p in ((-0.3, 0, -0.8), (-0.35, 0, 1.2), (-0.5, 0.05, 3.1))]
    ribs.tube(mast, [0.17, 0.15, 0.1], n=14)
    yard = FRAME @ Vector((-0.45, -0.1, 2.5))
    ribs.tube([yard + Vector((-1.5, 0, 0.35)), yard, yard + Vector((1.2, 0, -0.3))], [0.05, 0.08, 0.04], n=10)
    ribs.mesh(rotten)
    planks.mesh(rotten, thick=0.05)
    rag = Clay().grid(
        lambda u, v: (
            yard
            + Vector(
                (-1.35 + 1.5 * u, 0.1 * math.sin(u * 7 + v * 3), 0.3 - 0.45 * u - v * (1.0 + 0.35 * math.sin(u * 11)))
            )
        ),
        30,
        12,
    )
    rag.mesh(m.thin((0.3, 0.36, 0.34), 0.8, 0.5))
    for a, b in ((mast[2], _hull(0.98, -0.9)), (mast[2], _hull(0.05, -0.9)), (yard, _hull(0.3, -1))):
        middle = (Vector(a) + Vector(b)) / 2 - Vector((0, 0, 0.3))
        Clay().tube([a, middle, b], [0.018] * 3, n=6).mesh(m.stuff((0.12, 0.1, 0.07), 0.9))


def _reef() -> None:
    """Rocks, corals and fans, thickest at the sides."""
    stuff = m.stone((0.1, 0.11, 0.12))
    for k, (x, y, r) in enumerate(
        ((-3.4, 1.2, 1.1), (3.6, 1.4, 1.2), (-2.2, 3.6, 1.2), (2.4, 4.2, 1.3), (0, 4.4, 1.2), (-4.6, 0, 1.2))
    ):
        backdrops.rock((x, y, 0), (r, r, r * 0.7), stuff, rough=0.5, seed=k * 1.9)
    kinds = ((0.75, 0.1, 0.13), (0.8, 0.32, 0.06), (0.5, 0.1, 0.55), (0.1, 0.45, 0.4))
    parts = [Clay() for _ in kinds]
    for k in range(20):
        s = -1 if k % 2 else 1
        foot = Vector((s * random.uniform(2.1, 4.0), random.uniform(-1.6, 1.6), 0.0))
        seabed.coral(parts[k % 4], foot, (0, 0, random.uniform(0.3, 0.55)), 0.1, 3)
    for part, colour in zip(parts, kinds, strict=True):
        part.mesh(m.stuff(colour, 0.5, bump=0.4, scale=22, sub=0.2))
    seabed.fan((-2.55, -0.7, 0), 1.5, m.stuff((0.6, 0.06, 0.3), 0.6), turn=12)
    seabed.fan((3.1, -0.2, 0), 1.7, m.stuff((0.75, 0.3, 0.04), 0.6), turn=-14)


def scene() -> None:
    """Sets the picture up."""
    _wreck()
    _reef()
    pearl = seabed.clam((-0.75, -1.9, 0.1), 0.62, m.glow((0.12, 0.45, 1), 1.3), turn=12)
    stage.lamp(pearl + Vector((0.05, -0.4, 0.15)), 26, essences.CALM, size=0.1)
    things.chest((1.15, -1.2, 0.05), 0.85, (6, -5, -24))
    props.coins((0.75, -1.9, 0.02), 0.75, count=90, size=0.085, heap=0.1)
    stage.lamp((1.0, -1.9, 1.0), 22, essences.GOLD, size=0.2)
    for where, size, lean in (
        ((-1.9, 0.6, 3.7), 0.4, 12),
        ((1.75, 0.2, 4.0), 0.33, -14),
        ((3.2, 2.5, 3.3), 0.3, 8),
        ((-3.3, 2.4, 2.9), 0.26, -8),
    ):
        seabed.jellyfish(where, size, (0.25, 0.6, 1.0) if lean > 0 else (0.6, 0.4, 1.0), lean=lean)
        stage.lamp(Vector(where) - Vector((0, 0.3, 0.2)), 14, (0.3, 0.6, 1))
    seabed.bubbles(((-0.8, -1.6, 0.6), (1.6, 1.0, 0.8), (-2.6, 0, 0.8)), count=34)
    rays = Clay()
    for k in range(6):
        rays.tube([(-1.6 + 1.2 * k, 5.0, 7.0), (-3.6 + 1.4 * k, 4.0, 0)], [0.1, 0.45], n=16)
    rays.mesh(m.soft((0.3, 0.7, 1), (0.02, 0.2, 0.5), 0.22, thick=0.2, tight=0.95)).visible_shadow = False
    backdrops.floor(m.stuff((0.2, 0.22, 0.2), 0.9, bump=0.6, scale=2.5))
    backdrops.backdrop((0.03, 0.3, 0.62), (0.002, 0.014, 0.055), (0.6, 10, 4.6), 7, 0.9, cloud=0.35)
    stage.panel((-2, -2.5, 7), (0, 2, 1), 800, (0.5, 0.8, 1), size=3)
    stage.panel((3.5, 6, 5.5), (0, 2.5, 1.5), 900, (0.2, 0.6, 1), size=2)
    stage.panel((-1.5, -6, 2.0), (0, 0, 1), 150, (0.9, 0.85, 0.8), size=3)
    stage.air((0.006, 0.022, 0.045))
    stage.camera((-0.2, -8.0, 1.75), (0, 1, 2.05), lens=40, f=4, focus=(0, -0.4, 1.3))
