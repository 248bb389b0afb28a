"""A bow grown from living wood, drawn by nobody, in the light between old trees; its arrow seeks out Life."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, Point, along
from art.resarcana import essences

TURN, WHERE = (0, 38, 0), (0.25, 0, 2.05)


def part() -> Clay:
    """A piece of the bow, which shoots towards -x of its own."""
    return Clay().place(WHERE, TURN)


LIMB: list[Point] = [
    (-0.78, 0, 0.0),
    (-0.76, 0, 0.35),
    (-0.6, 0, 0.85),
    (-0.18, 0, 1.3),
    (0.12, 0, 1.62),
    (0.02, 0, 1.95),
    (-0.22, 0, 2.05),
    (-0.3, 0, 1.9),
]
NOCK = Vector((0.62, 0, 0.03))


def limbs() -> None:
    """Both arms of the bow, curled at their ends, leaves of gold along them."""
    wood, gold, leaves = part(), part(), part()
    for s in (-1, 1):
        line = [(x, y, s * z) for x, y, z in LIMB]
        wood.tube(line, [0.1, 0.1, 0.085, 0.075, 0.06, 0.045, 0.03, 0.012], n=20, steps=12, side=(0, 1, 0),
                  ripple=lambda a, t: 1 + 0.12 * math.sin(3 * a + 22 * t))  # fmt: skip
        curve = along(line, 14)
        winding = []
        for i in range(8, 78):
            a = i * 0.5
            r = 0.115 - 0.0009 * i
            winding.append(curve[i] + Vector((r * math.cos(a), r * math.sin(a), 0)))
        gold.tube(winding, [0.014] * len(winding), n=7, steps=2)
        for k in range(11):
            root = curve[14 + 6 * k]
            out = Vector((-0.75 if k % 2 else 0.55, -0.2, s * 0.75)).normalized()
            leaves.leaf(root, root + out * (0.36 - 0.014 * k), 0.15, normal=(0.1, -1, 0.2), curl=0.15)
    gold.tube([(-0.79, 0, -0.2), (-0.79, 0, 0.2)], [0.118, 0.118], n=20)
    for z in (-0.24, 0.24):
        gold.lathe([(0.1, z - 0.04), (0.15, z), (0.1, z + 0.04)], (-0.785, 0, 0), n=24)
    wood.mesh(m.stuff((0.34, 0.17, 0.06), 0.35, bump=0.5, scale=8, stretch=(2, 2, 0.6), coat=0.3))
    gold.mesh(m.gold())
    leaves.mesh(m.thin((0.08, 0.34, 0.04), 0.4, 0.35))


def arrow() -> None:
    """The string of light, and the arrow on it."""
    string = part()
    for s in (-1, 1):
        string.tube([(0.06, 0, s * 1.78), tuple(NOCK)], [0.014, 0.014], n=8)
    string.mesh(m.glow((0.35, 1, 0.3), 1.2))
    shaft, head, quills = part(), part(), part()
    shaft.tube([tuple(NOCK), (-1.6, 0, 0.03)], [0.026, 0.026], n=12).mesh(m.stuff((0.62, 0.5, 0.3), 0.5))
    for a in (0, math.pi / 2, math.pi, 1.5 * math.pi):
        d = Vector((0, math.cos(a), math.sin(a)))
        tip, root, barb = Vector((-2.12, 0, 0.03)), Vector((-1.58, 0, 0.03)), Vector((-1.46, 0, 0.03)) + d * 0.17
        head.add([tip, root + d * 0.02, barb], [(0, 1, 2)])
    head.mesh(m.glow((1, 0.1, 0.008), 1.5), thick=0.02)
    for a in (0.5, 2.6, 4.7):
        d = Vector((0.5, math.cos(a), math.sin(a)))
        for k in range(9):
            root = NOCK + Vector((-0.12 - 0.055 * k, 0, 0))
            quills.leaf(root, root + d.normalized() * 0.24, 0.07, normal=(0, -1, 0.3))
    quills.mesh(m.thin((0.75, 0.8, 0.65), 0.5, 0.4))
    stage.lamp(part().turn @ Vector((-1.9, -0.4, 0.1)), 14, essences.ELAN, size=0.1)
    trail = part()
    for _ in range(7):
        y, z = random.gauss(0, 0.06), random.gauss(0, 0.06)
        trail.tube(
            [(0.55, y, z), (-0.5, y * 2, z * 2 + 0.03), (-2.0, y * 0.4, z * 0.4 + 0.03)], [0.004, 0.022, 0.003], n=7
        )
    trail.mesh(m.soft((0.3, 1, 0.2), (0.05, 0.5, 0.05), 0.9, thick=0.5)).visible_shadow = False


def woods() -> None:
    """Old trees, ferns, a moon."""
    backdrops.forest(near=2.0, far=6.0, count=17, gap=1.9, colour=(0.04, 0.05, 0.035))
    moon = Clay().ball((1.7, 8, 4.6), 1.0, n=40).mesh(m.glow((0.75, 0.9, 0.75), 0.9))
    moon.visible_diffuse = False
    ferns = Clay()
    for _ in range(34):
        x, y = random.uniform(-3.4, 3.4), random.uniform(-0.4, 2.4)
        for _ in range(9):
            a = random.uniform(0, 6.28)
            tip = Vector((x + 0.5 * math.cos(a), y + 0.4 * math.sin(a), random.uniform(0.25, 0.6)))
            ferns.leaf((x, y, 0), tip, 0.12, normal=(0, -0.6, 1), curl=-0.2)
    ferns.mesh(m.thin((0.04, 0.2, 0.03), 0.6, 0.3))
    backdrops.rock((0.5, 0.3, 0), (1.3, 0.9, 0.45), m.stone((0.06, 0.075, 0.05)), seed=3)
    things.vines([(-3.4, 0.6, 4.6), (-2.4, 0.5, 4.0), (-1.2, 0.6, 4.3), (0.4, 0.5, 4.6)], count=70, leaf=0.16)
    backdrops.floor(m.stone((0.04, 0.055, 0.03)))


def scene() -> None:
    """Sets the picture up."""
    limbs()
    arrow()
    woods()
    backdrops.sparks((0.5, 1, 0.3), (0, 0, 2.0), (3.2, 1.2, 2.2), count=80, strength=2.5, size=0.014)
    backdrops.mist((0.3, 0.6, 0.35), at=(0, 2.6, 0.4), spread=(4, 0.8, 0.3), count=20, strength=0.25)
    backdrops.backdrop((0.14, 0.36, 0.16), (0.006, 0.018, 0.014), (0.6, 9, 3.0), 5.5, 0.9, cloud=0.6)
    stage.rig((1, 0.88, 0.62), (0.5, 1, 0.55), at=(0, 0, 2), power=1.25)
    stage.panel((0.4, -4.2, 3.4), (0, 0, 2), 130, (1, 0.95, 0.8), size=2.4)
    stage.camera((0, -6.9, 2.0), (0, 0, 2.02), lens=50, f=2.6)
