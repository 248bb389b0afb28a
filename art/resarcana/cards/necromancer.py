"""A hooded figure lifts a skull on a staff; Life drains into it, three flames of Death rise from the hand."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.resarcana import essences


def _staff(top: Vector) -> None:
    """A staff of bones under a horned skull."""
    rod, ribs = Clay(), Clay()
    rod.tube([(top.x - 0.02, top.y, -0.2), (top.x + 0.03, top.y, 1.2), (top.x, top.y, top.z - 0.2)], [0.045] * 3, n=10)
    rod.mesh(m.wood((0.09, 0.06, 0.05)))
    for k in range(9):
        ribs.ball((top.x + 0.01, top.y, top.z - 0.42 - 0.13 * k), (0.085, 0.085, 0.045), n=12)
    for s in (-1, 1):
        for k in range(2):
            root = top + Vector((0, 0, -0.5 - 0.2 * k))
            ribs.tube(
                [root, root + Vector((s * 0.28, -0.05, 0.02)), root + Vector((s * 0.2, -0.16, -0.18))],
                [0.03, 0.026, 0.006],
                n=8,
            )
        horn = [top + Vector(p) for p in ((s * 0.18, 0, 0.26), (s * 0.42, 0, 0.34), (s * 0.56, -0.02, 0.66))]
        ribs.tube(horn, [0.075, 0.055, 0.006], n=10)
    ribs.mesh(m.bone())
    props.skull(top, 0.86, (4, 0, 10), eyes=m.glow((0.15, 1, 0.1), 2.2))


def _life(into: Vector) -> None:
    """Two streams of Life that leave withered roses and flow into the skull."""
    wisps, stems, roses = Clay(), Clay(), Clay()
    for s, x in ((1, -1.72), (-1, -1.3)):
        foot = Vector((x, -1.25, 0.62))
        stems.tube([foot, foot + Vector((0.05 * s, 0, 0.3)), foot + Vector((0.16 * s, 0, 0.46))], [0.02] * 3, n=7)
        head = foot + Vector((0.16 * s, 0, 0.46))
        for k in range(9):
            a = k * 2.4
            roses.leaf(head, head + Vector((0.11 * math.cos(a), -0.02, 0.03 + 0.09 * math.sin(a))), 0.1, curl=0.3)
        for _ in range(5):
            j = [random.gauss(0, 0.05) for _ in range(4)]
            line = [
                head,
                head + Vector((0.1 * s + j[0], 0.1, 0.3)),
                head + Vector((0.12 * s + j[0] + j[1], 0.1, 0.65)),
                into + Vector((-0.34 * s + j[1], 0.05, -1.0 + j[2])),
                into + Vector((0.3 * s + j[3], -0.1, -0.4)),
                into + Vector((0, -0.1, -0.1)),
            ]
            wisps.tube(line, [0.005, 0.013, 0.017, 0.018, 0.014, 0.004], n=8, steps=12)
    stems.mesh(m.wood((0.1, 0.08, 0.03)))
    roses.mesh(m.thin((0.25, 0.16, 0.08), 0.7, 0.3))
    wisps.mesh(m.soft((0.08, 0.85, 0.08), (0.01, 0.4, 0.03), 0.7, thick=0.5)).visible_shadow = False
    backdrops.sparks((0.2, 1, 0.2), (-1.5, -1.1, 1.7), (0.5, 0.3, 1.0), count=34, strength=2, size=0.016)


def scene() -> None:
    """Sets the picture up."""
    bone = m.stuff((0.6, 0.54, 0.44), 0.5, bump=0.2, sub=0.1)
    figure = Figure(
        (0.06, 0.02, 0.11),
        left=(-0.95, -0.75, 1.95),
        right=(0.82, -0.9, 1.85),
        wide=0.95,
        skin=bone,
        eyes=m.glow((0.5, 0.1, 1), 2.4),
        head_turn=6,
        trim=m.stuff((0.45, 0.42, 0.5), 0.3, 1.0, bump=0.1, scale=14, dark=0.4),
    )
    figure.build("hood")
    skull = Vector((-1.02, -0.9, 3.05))
    _staff(skull)
    _life(skull)
    stage.lamp(skull + Vector((0.1, -0.6, -0.1)), 14, (0.5, 1, 0.4))
    for k, (x, z, size) in enumerate(((0.55, 2.15, 0.75), (0.98, 2.42, 0.85), (1.42, 2.15, 0.75))):
        where = Vector((x, -1.05 - 0.05 * (k == 1), z))
        material = fires.burning(z - 0.05, z + 0.75 * size, fires.VIOLET, 1.6)
        props.skull(where - Vector((0, 0, 0.06)), 0.4 * size, (0, 0, -8), eyes=m.glow((0.5, 0.1, 1), 2.4))
        fires.blaze(where, 0.17 * size, 0.85 * size, material, count=16, licks=3)
        stage.lamp(where + Vector((0, -0.25, 0.2)), 9, essences.DEATH, size=0.1)
    for k, (x, y) in enumerate(((1.36, -0.95), (1.66, -0.75), (1.5, -1.15))):
        props.skull((x, y, 0.78 + 0.02 * k), 0.5, (0, 0, (26, -24, 4)[k]), jaw=k == 2)
    Clay().box((0, -1.0, 0.5), (4.8, 0.7, 0.24)).mesh(m.stone((0.12, 0.1, 0.13)), smooth=False, bevel=0.03)
    props.candle((1.02, -1.25, 0.62), 0.3, 0.08, power=3)
    props.candle((-0.75, -1.25, 0.62), 0.4, 0.08, power=3)
    architecture.arch((0, 1.9, 0), 1.55, 2.2, m.stone((0.13, 0.11, 0.15)))
    backdrops.backdrop((0.2, 0.06, 0.42), (0.008, 0.004, 0.016), (0, 5, 2.6), 3.7, 0.9)
    backdrops.mist((0.3, 0.12, 0.6), at=(0, 0.9, 0.5), spread=(2.5, 0.6, 0.3), strength=0.2)
    backdrops.floor()
    stage.rig((0.8, 0.7, 1), (0.55, 0.3, 1), at=(0, 0, 2.2), power=0.8, left=False)
    stage.camera((0, -6.5, 2.35), (0.02, 0, 2.2), lens=49, f=2.4, focus=(0, -0.8, 2.2))
