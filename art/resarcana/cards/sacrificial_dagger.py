"""A dagger like a snake is driven through a card into the altar: one Life runs down its blade and becomes Death."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

TURN = (0, 13, -10)
POINT = Vector((-0.12, -0.25, 0.72))


def part() -> Clay:
    """A piece of the dagger, which stands on its point."""
    return Clay().place(POINT, TURN, 1.14)


def blade_line(z: float) -> float:
    """Where the middle of the blade is at a height: it winds."""
    return 0.085 * math.sin(z * 7.2) * min(1.0, (1.75 - z) * 2, z * 2 + 0.3)


def blade() -> None:
    """A winding blade with a ridge, blood on it."""
    verts, faces = [], []
    for k in range(61):
        z = 1.72 * k / 60
        wide = 0.19 * min(1, (z + 0.02) * 1.9) ** 0.6 * (0.78 + 0.22 * z)
        x = blade_line(z)
        verts += [(x - wide, 0, z), (x, -0.05, z), (x + wide, 0, z), (x, 0.05, z)]
        if k:
            faces += [(k * 4 - 4 + i, k * 4 - 4 + (i + 1) % 4, k * 4 + (i + 1) % 4, k * 4 + i) for i in range(4)]
    part().add(verts, faces).mesh(m.stuff((0.72, 0.72, 0.78), 0.3, 0.9, bump=0.1, scale=10, dark=0.6), smooth=False)
    runs = part()
    for s, z0, z1 in ((0.0, 1.55, 0.12), (-0.09, 1.1, 0.3), (0.08, 1.35, 0.62), (-0.05, 1.6, 1.0)):
        line = [(blade_line(z) + s, -0.055 + abs(s) * 0.5, z) for z in (z0 + (z1 - z0) * j / 9 for j in range(10))]
        runs.tube(line, [0.012, 0.02, 0.024, 0.022, 0.024, 0.022, 0.024, 0.026, 0.03, 0.045], n=9, steps=3)
    runs.mesh(m.stuff((0.28, 0.004, 0.008), 0.12, coat=1.0, dark=0.7))


def hilt() -> None:
    """Gold wings for a guard, a grip of dark leather, a skull for a pommel."""
    gold, grip = part(), part()
    for s in (-1, 1):
        wing = [(0, 0, 1.74), (s * 0.2, 0, 1.8), (s * 0.42, 0, 1.72), (s * 0.56, 0, 1.84), (s * 0.5, 0, 1.98)]
        gold.tube(wing, [(0.11, 0.1), (0.09, 0.08), (0.07, 0.06), (0.05, 0.045), 0.006], n=14, side=(0, 0, 1))
        gold.spike((s * 0.3, 0, 1.78), (s * 0.42, 0, 1.52), 0.05)
    gold.ball((0, 0, 1.77), (0.16, 0.12, 0.14))
    for z in (1.92, 2.42):
        gold.lathe([(0.09, z - 0.04), (0.125, z), (0.09, z + 0.04)], n=28)
    gold.mesh(m.gold())
    grip.tube(
        [(0, 0, 1.86), (0, 0, 2.15), (0, 0, 2.44)],
        [0.09, 0.11, 0.085],
        n=24,
        steps=24,
        side=(1, 0, 0),
        ripple=lambda a, t: 1 + 0.09 * math.sin(t * 62 + a),
    )
    grip.mesh(m.stuff((0.09, 0.012, 0.05), 0.4, coat=0.3))
    part().ball((0, -0.1, 1.78), (0.085, 0.06, 0.085)).mesh(m.glow((0.4, 0.03, 1), 1.3))
    top = part().turn @ Vector((0, 0, 2.6))
    props.skull(top, 0.64, (-4, 13, -22), eyes=m.glow((0.5, 0.1, 1), 2.0))


def altar() -> None:
    """A block with a channel that leads what flows to the front; cards on it, one of them pierced."""
    stones = m.stone((0.13, 0.11, 0.12))
    Clay().box((0, 0.1, 0.25), (3.5, 2.3, 0.66)).mesh(stones, smooth=False, bevel=0.05)
    Clay().box((0, 0.1, 0.62), (3.8, 2.6, 0.14)).mesh(stones, smooth=False, bevel=0.04)
    groove = Clay()
    groove.tube(
        [props.ring(k, 40, 0.98) + Vector((-0.05, -0.2, 0.695)) for k in range(41)], [(0.045, 0.012)] * 41, n=8, steps=1
    )
    groove.tube(
        [(-0.05, -1.16, 0.7), (-0.05, -1.22, 0.7), (-0.05, -1.23, 0.45), (-0.05, -1.22, 0.1)], [0.05, 0.05, 0.04, 0.05]
    )
    groove.mesh(m.stuff((0.25, 0.004, 0.01), 0.1, coat=1.0, dark=0.7))
    for k, (x, y, spin) in enumerate(((-0.12, -0.28, 12), (-1.1, -0.5, 38), (1.0, -0.6, -28))):
        place = (x, y, 0.71 + 0.012 * k), (0, 0, spin)
        Clay().place(*place).box((0, 0, 0), (0.72, 1.0, 0.018)).mesh(m.parchment(), smooth=False, bevel=0.008)
        edge = Clay().place(*place)
        frame = [
            (-0.3, -0.44, 0.014),
            (0.3, -0.44, 0.014),
            (0.3, 0.44, 0.014),
            (-0.3, 0.44, 0.014),
            (-0.3, -0.44, 0.014),
        ]
        edge.tube(frame, [0.014] * 5, n=6, steps=1).mesh(m.gold())
    Clay().lathe([(0, 0.745), (0.17, 0.742), (0.2, 0.73)], (POINT.x, POINT.y, 0), n=28).mesh(
        m.stuff((0.25, 0.004, 0.01), 0.1, coat=1.0, dark=0.7)
    )


def scene() -> None:
    """Sets the picture up."""
    blade()
    hilt()
    altar()
    for x, y, z in ((-1.35, -0.3, 2.2), (-1.7, 0.2, 1.55), (-1.0, 0.1, 2.95)):
        fires.light((x, y, z), 0.62, fires.VIOLET, strength=1.8)
        stage.lamp((x, y - 0.2, z + 0.2), 10, essences.DEATH, size=0.1)
    leaf = Clay().leaf((1.5, -0.3, 2.75), (1.28, -0.35, 2.2), 0.32, normal=(-0.3, -1, 0.2), curl=0.2)
    leaf.mesh(m.glow((0.04, 0.6, 0.04), 1.0))
    backdrops.sparks((0.2, 1, 0.1), (1.3, -0.3, 2.4), (0.6, 0.2, 0.8), count=26, strength=2, size=0.014)
    stage.lamp((1.3, -0.6, 2.4), 8, essences.LIFE, size=0.1)
    for x, y, high in ((1.55, 0.7, 0.55), (1.3, 0.95, 0.8), (-1.5, 0.8, 0.5)):
        props.candle((x, y, 0.69), high, 0.11, power=8)
    architecture.wall((0, 4.3, -0.4), 12, 7, m.stone((0.06, 0.05, 0.065)), block=0.8)
    backdrops.floor()
    backdrops.mist((0.3, 0.1, 0.6), at=(0, 1.9, 0.5), spread=(3, 0.5, 0.3), count=16, strength=0.2)
    backdrops.sparks((0.6, 0.25, 1), (-1, 0, 2.4), (1.4, 0.6, 1.2), count=36, strength=2.5, size=0.013)
    stage.panel((0, 1.6, 6.4), (0, 4, 2.0), 300, (0.45, 0.2, 0.9), size=2)
    stage.rig((1, 0.82, 0.6), (0.6, 0.4, 1), at=(0, 0, 1.8), power=0.95)
    stage.panel((-2.0, -4.4, 2.2), (0.1, 0, 1.8), 150, (0.85, 0.85, 1), size=2.2)
    stage.camera((0.1, -7.3, 2.9), (0.1, 0, 2.06), lens=48, f=2.8, focus=(0.2, -0.3, 1.8))
