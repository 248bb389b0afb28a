"""An alchemist's furnace: embers of Elan burn in its six windows, and what is distilled drips from it as gold."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, fires, mechanics, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.resarcana import essences


def oven() -> None:
    """A round tower of bricks with a mouth of fire."""
    bricks, mortar = Clay(), Clay()
    for j in range(13):
        z = 0.1 + 0.17 * j
        r = 1.0 - 0.1 * min(j / 5, 1)
        count = 22
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * (j % 2)) / count
            if z < 1.02 and abs((a + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi) < 0.5 * (
                1 - max(0, z - 0.5) ** 2 * 2.2
            ):
                continue
            bricks.place((r * math.cos(a), r * math.sin(a), z), (0, 0, math.degrees(a)))
            bricks.box((0, 0, 0), (0.2, 2 * math.pi * r / count * 0.93, 0.155))
    bricks.mesh(m.stuff((0.3, 0.12, 0.065), 0.85, bump=0.7, scale=7, dark=0.4, light=1.4), smooth=False, bevel=0.02)
    shell = [(0.9, 0.9), (0.84, 1.2), (0.82, 2.2)]
    mortar.lathe(shell, n=40).mesh(m.stone((0.07, 0.05, 0.045)))
    dome = [
        (1.02, 2.26),
        (1.04, 2.34),
        (0.96, 2.38),
        (0.86, 2.62),
        (0.62, 2.86),
        (0.34, 2.96),
        (0.3, 3.06),
        (0.26, 3.06),
    ]
    Clay().lathe([(p.x, p.y) for p in along([(r, z, 0) for r, z in dome], 4)], n=64).mesh(mechanics.copper())
    rivets = Clay()
    for k in range(26):
        rivets.ball(props.ring(k, 26, 1.04) + Vector((0, 0, 2.3)), 0.035, n=10)
    rivets.mesh(m.iron())
    mouth = Clay()
    arc = [Vector((0.5 * math.cos(a), -0.98, 0.55 + 0.5 * math.sin(a))) for a in (math.pi * k / 20 for k in range(21))]
    mouth.tube([(0.5, -0.98, 0.05), *arc, (-0.5, -0.98, 0.05)], [(0.1, 0.12)] * 23, n=12, steps=2).mesh(m.iron())


def fire() -> None:
    """The fire in the mouth, and six round windows that glow."""
    Clay().lathe([(0, 0.05), (0.85, 0.05)], n=30).mesh(m.glow((1, 0.14, 0.01), 1.6))
    Clay().grid(lambda u, v: (1.4 * (u - 0.5), -0.05, 1.1 * v), 2, 2).mesh(m.glow((0.7, 0.06, 0.004), 0.8))
    fires.blaze((0, -0.55, 0.05), 0.42, 0.95, count=22, licks=0, deep=0.4)
    stage.lamp((0, -1.25, 0.55), 60, essences.ELAN, size=0.3)
    for k in range(6):
        a = -math.pi / 2 + 0.43 * (k % 3 - 1)
        z = 1.36 if k < 3 else 1.82
        middle = Vector((0.93 * math.cos(a), 0.93 * math.sin(a), z))
        frame = Clay().place(middle, (90, 0, math.degrees(a) + 90))
        frame.lathe([(0.13, -0.06), (0.2, -0.06), (0.2, 0.1), (0.16, 0.13), (0.13, 0.08), (0.13, -0.06)], n=32)
        frame.mesh(mechanics.copper())
        Clay().ball(middle + Vector((math.cos(a), math.sin(a), 0)) * 0.03, 0.135).mesh(m.glow((1, 0.13, 0.006), 1.0))
        stage.lamp(middle + Vector((math.cos(a), math.sin(a), 0)) * 0.35, 3, essences.ELAN, size=0.1)


def still() -> None:
    """A vessel of glass on top, its beak down to a flask that fills with gold."""
    glass = m.glass((0.95, 0.98, 1))
    gold = m.glow((1, 0.36, 0.012), 0.6)
    body = [
        (0.24, 3.02),
        (0.3, 3.08),
        (0.52, 3.32),
        (0.5, 3.58),
        (0.28, 3.8),
        (0.2, 3.92),
        (0.24, 4.02),
        (0.1, 4.2),
        (0, 4.22),
    ]
    smooth = [(max(p.x, 0), p.y) for p in along([(r, z, 0) for r, z in body], 5)]
    Clay().lathe(smooth, n=48).mesh(glass, thick=0.02)
    inside = [(r * 0.9, z + 0.01) for r, z in smooth if z < 3.5]
    Clay().lathe([(0, 3.05), *inside, (0, inside[-1][1])], n=48).mesh(gold)
    beak = [(0.1, -0.05, 4.0), (0.55, -0.15, 4.05), (1.05, -0.3, 3.55), (1.4, -0.42, 2.6), (1.6, -0.5, 1.7)]
    Clay().tube(beak, [0.16, 0.13, 0.1, 0.075, 0.05], n=20, steps=10, side=(0, 1, 0)).mesh(mechanics.copper())
    flask = (1.62, -0.52, 0.62)
    Clay().place(flask).lathe(
        [(0.02, 0), (0.3, 0.03), (0.44, 0.28), (0.38, 0.55), (0.16, 0.74), (0.12, 1.0), (0.16, 1.06)], n=40
    ).mesh(glass, thick=0.02)
    Clay().place(flask).lathe([(0, 0.03), (0.28, 0.05), (0.4, 0.28), (0.38, 0.42), (0, 0.42)], n=40).mesh(gold)
    drops = Clay()
    for z in (1.62, 1.42, 1.24):
        drops.ball((1.61, -0.51, z), (0.04, 0.04, 0.06))
    drops.mesh(gold)
    stage.lamp((1.62, -1.0, 0.9), 10, essences.GOLD, size=0.2)
    Clay().place((1.62, -0.5, 0)).lathe([(0, 0.6), (0.5, 0.6), (0.5, 0.5), (0.4, 0.48), (0.36, 0), (0, 0)], n=8).mesh(
        m.wood(), smooth=False
    )
    props.coins((1.5, -1.1, 0), 0.75, count=60, size=0.12, heap=0.16)


def scene() -> None:
    """Sets the picture up."""
    oven()
    fire()
    still()
    logs = Clay()
    for x, y, z, lean in ((-1.75, -0.5, 0.12, 12), (-1.5, -0.75, 0.12, -8), (-1.65, -0.62, 0.34, 4)):
        logs.place((x, y, z), (0, 0, lean)).tube([(-0.5, 0, 0), (0.5, 0, 0)], [0.13, 0.12], n=14)
    logs.mesh(m.wood())
    props.book((-1.8, 0.35, 0), 0.9, 20, (0.16, 0.04, 0.03))
    architecture.wall((0, 4.2, -0.3), 12, 7, m.stone((0.1, 0.075, 0.065)), block=0.75)
    backdrops.floor(m.stone((0.1, 0.075, 0.06)))
    backdrops.sparks((1, 0.35, 0.04), (0, -0.9, 1.6), (2.0, 0.6, 2.0), count=60, strength=3, size=0.014)
    stage.lamp((0, 2.4, 2.6), 90, (1, 0.4, 0.12))
    stage.rig((1, 0.78, 0.52), (0.5, 0.6, 1), at=(0, 0, 2), power=1.25)
    stage.camera((0.2, -8.2, 2.5), (0.22, 0, 2.05), lens=48, f=3, focus=(0, -0.9, 1.8))
