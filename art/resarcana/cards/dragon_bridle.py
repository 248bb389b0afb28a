"""A dragon led by a golden bridle, a stone of each essence on it: dragons cost less, and their powers are reined in."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.dragons import Dragon, wing

NECK = [(2.6, 0.9, -1.2), (2.3, 0.6, 0.0), (2.0, 0.3, 1.1), (2.0, 0.1, 2.0), (1.5, 0, 2.75), (0.62, -0.05, 2.9)]
TURN, SIZE = (0, 9, 20), 1.3


def part() -> Clay:
    """A piece of the harness, on the dragon's head."""
    return Clay().place(NECK[-1], TURN, SIZE)


def loop(x: float, z: float, ry: float, rz: float, *, tilt: float = 0.0) -> list[Point]:
    """A strap around the head at x, higher or lower by z, leaning by `tilt`."""
    return [
        (x + tilt * rz * math.sin(a), ry * math.cos(a), z + rz * math.sin(a))
        for a in (2 * math.pi * k / 48 for k in range(49))
    ]


def straps() -> None:
    """Leather edged with gold, rings where the straps meet."""
    leather, gold = part(), part()
    bands = [loop(-0.74, -0.12, 0.3, 0.36, tilt=-0.12), loop(0.5, 0.0, 0.47, 0.5, tilt=0.25)]
    for band in bands:
        leather.tube(band, [(0.12, 0.028)] * 49, n=12, steps=1, side=(1, 0, 0))
        for s in (-1, 1):
            edge = [(p[0] + s * 0.12, p[1] * 1.01, p[2]) for p in band]
            gold.tube(edge, [0.026] * 49, n=8, steps=1)
    for s in (-1, 1):
        cheek = [(-0.76, s * 0.315, -0.12), (-0.4, s * 0.37, -0.13), (0.05, s * 0.475, -0.13), (0.5, s * 0.485, 0.02)]
        leather.tube(cheek, [(0.1, 0.026)] * 4, n=12, side=(0, 0, 1))
        for dz in (-0.105, 0.105):
            gold.tube([(x, y * 1.01, z + dz) for x, y, z in cheek], [0.024] * 4, n=8)
        brow = [(0.05, s * 0.475, -0.1), (0.0, s * 0.5, 0.2), (0.04, s * 0.34, 0.44), (0.06, 0, 0.5)]
        leather.tube(brow, [(0.085, 0.026)] * 4, n=12, side=(1, 0, 0))
        ring = [
            (-0.8 + 0.17 * math.cos(a), s * 0.4, -0.24 + 0.17 * math.sin(a))
            for a in (math.pi * k / 14 for k in range(29))
        ]
        gold.tube(ring, [0.035] * 29, n=10, steps=1)
    gold.tube([(-0.8, -0.45, -0.24), (-0.8, 0, -0.22), (-0.8, 0.45, -0.24)], [0.05] * 3, n=12)
    leather.mesh(m.stuff((0.34, 0.03, 0.015), 0.45, bump=0.3, scale=20))
    gold.mesh(m.gold())


def stones() -> None:
    """One of each essence but Gold."""
    for where, colour in (
        ((-0.76, -0.335, -0.06), (1, 0.1, 0.01)),
        ((-0.34, -0.405, -0.13), (0.04, 0.8, 0.04)),
        ((0.08, -0.5, -0.12), (0.03, 0.2, 1)),
        ((0.52, -0.5, 0.02), (0.32, 0.03, 0.95)),
    ):
        rim = part()
        spot = Vector(where)
        rim.tube(
            [
                spot + Vector((0.115 * math.cos(a), 0, 0.115 * math.sin(a)))
                for a in (math.pi * k / 12 for k in range(25))
            ],
            [0.032] * 25,
            n=10,
            steps=1,
        )
        rim.mesh(m.gold())
        part().ball(spot, (0.1, 0.065, 0.1), n=24).mesh(m.glow(colour, 0.95))
        stage.lamp(part().turn @ (spot + Vector((0, -0.22, 0))), 3, colour, size=0.08)


def reins() -> None:
    """Both reins, drawn tight to the lower right, towards whoever holds them."""
    for s in (-1, 1):
        ring = part().turn @ Vector((-0.72, s * 0.42, -0.34))
        end = Vector((2.6, -2.6 + 0.16 * s, 0.75))
        line = [ring, ring.lerp(end, 0.3) + Vector((0, -0.1, -0.16)), ring.lerp(end, 0.65) + Vector((0, 0, -0.12)), end]
        rein = Clay().tube(line, [(0.06, 0.02)] * 4, n=10, steps=10, side=(0, 0, 1))
        rein.mesh(m.stuff((0.34, 0.03, 0.015), 0.45, bump=0.3, scale=20))
        studs = Clay()
        for k in range(1, 12):
            studs.ball(
                ring.lerp(end, k / 12) + Vector((0, -0.03, -0.16 * math.sin(math.pi * k / 12) - 0.05)), 0.028, n=8
            )
        studs.mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.07, 0.24, 0.13), (0.01, 0.03, 0.02), 0.085)
    horn = m.stuff((0.14, 0.11, 0.08), 0.35, bump=0.4, scale=12)
    Dragon(
        hide, horn, m.glow((1, 0.7, 0.1), 3), neck=NECK, turn=TURN, size=SIZE, jaw=5, teeth=6, spine_size=0.5
    ).build()
    skin = m.thin((0.1, 0.28, 0.12), 0.6, 0.5)
    wing((2.8, 1.2, 1.0), (2.9, 2.4, 3.9), [(5.0, 2.8, 5.0), (5.4, 2.9, 3.0), (5.0, 2.6, 1.4)], horn, skin)
    straps()
    stones()
    reins()
    backdrops.stars(count=60)
    for x, y, size in ((-3.4, 5.2, (2.2, 0.8, 2.0)), (-0.8, 6.0, (2.4, 0.8, 1.3)), (3.2, 5.6, (2.4, 0.8, 2.4))):
        backdrops.rock((x, y, -0.2), size, m.stone((0.045, 0.05, 0.07)), seed=x, rough=0.5)
    backdrops.mist((0.4, 0.4, 0.6), at=(0, 3.8, 0.5), spread=(5, 0.6, 0.4), count=22, strength=0.22)
    backdrops.backdrop((0.34, 0.3, 0.46), (0.014, 0.014, 0.045), (-0.6, 8, 2.7), 5.6, 0.95, cloud=0.6)
    backdrops.sparks((1, 0.7, 0.2), (-0.4, -0.4, 2.4), (2.6, 0.8, 1.8), count=36, strength=2.5, size=0.013)
    stage.rig((1, 0.82, 0.58), (0.55, 0.65, 1), at=(0.4, 0, 2.5), power=1.7, left=True)
    stage.panel((-2.6, -4.0, 2.2), (-0.2, 0, 2.6), 110, (1, 0.9, 0.7), size=1.6)
    stage.camera((0.5, -7.9, 2.7), (0.62, 0, 2.5), lens=52, f=3.2, focus=(-0.2, -0.5, 2.8))
