"""An amulet with one tree in it: green with leaves on the side of Life, bare as bones on the side of Death."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.treasure import display
from art.resarcana import essences

CENTRE = Vector((0, 0, 1.66))


def _branch(parts: list[Clay], foot: Vector, way: Vector, radius: float, left: int, tips: list[Vector]) -> None:
    """A branch that forks; it goes to the living or to the dead part, by its side."""
    tip = foot + way
    part = parts[0] if tip.x < 0 else parts[1]
    part.tube([foot, foot.lerp(tip, 0.5) + Vector((0, 0, 0.02)), tip], [radius, radius * 0.85, radius * 0.68], n=10)
    part.ball(tip, radius * 0.68, n=10)
    tips.append(tip)
    if not left:
        return
    for turn in (-0.5, 0.42):
        c, s = math.cos(turn + random.uniform(-0.12, 0.12)), math.sin(turn)
        bent = Vector((way.x * c - way.z * s, 0, way.x * s + way.z * c)) * 0.79
        if (tip + bent - CENTRE).length < 0.99:
            _branch(parts, tip, bent, radius * 0.66, left - 1, tips)


def _tree() -> None:
    """Trunk, roots and branches; leaves on one side."""
    living, dead, leaves, tips = Clay(), Clay(), Clay(), list[Vector]()
    for side, part in ((-1, living), (1, dead)):
        line = [(side * 0.1, 0, 0.75), (side * 0.075, 0, 1.1), (side * 0.1, 0, 1.45)]
        part.tube(line, [0.17, 0.11, 0.1], n=14)
        for far in (0.25, 0.5):
            part.tube([(side * 0.1, 0, 0.95), (side * far * 0.7, -0.03, 0.8), (side * far, 0, 0.72)], [0.1, 0.07, 0.03])
        for way in ((0.5, 0.32), (0.22, 0.52)):
            _branch(
                [living, dead], Vector((side * 0.1, 0, 1.38)), Vector((side * way[0], 0, way[1])) * 0.7, 0.09, 4, tips
            )
    for tip in tips:
        for _ in range(34 if tip.x < -0.02 else 0):
            root = tip + Vector([random.gauss(0, 0.07) for _ in range(3)])
            way = Vector((random.gauss(0, 0.1), -0.03, random.gauss(0, 0.1)))
            if (root + way - CENTRE).length < 1.0 and root.x < 0.02:
                leaves.leaf(root, root + way, 0.085, normal=(random.gauss(0, 0.4), -1, 0.3))
    living.mesh(m.wood((0.28, 0.16, 0.06)))
    dead.mesh(m.stuff((0.72, 0.68, 0.75), 0.5, bump=0.3, scale=9, dark=0.55))
    leaves.mesh(m.thin((0.1, 0.5, 0.05), 0.4, 0.4))


def scene() -> None:
    """Sets the picture up."""
    gold = Clay()
    gold.tube([CENTRE + Vector((p.x, 0, p.y)) for p in (props.ring(k, 60) for k in range(61))], [0.085] * 61, n=12)
    for k in range(16):
        spot = props.ring(k, 16, 1.07, 0.2)
        gold.ball(CENTRE + Vector((spot.x, 0, spot.y)), 0.05)
    gold.tube([(0, 0.02, 0.26), (0, 0.02, 0.62)], [0.32, 0.08], n=24, side=(1, 0, 0)).mesh(m.gold())
    _tree()
    for side, middle, edge in ((-1, (0.06, 0.3, 0.05), (0.0, 0.03, 0.01)), (1, (0.2, 0.04, 0.5), (0.02, 0.0, 0.06))):
        pane = Clay().grid(
            lambda u, v, s=side: (
                CENTRE + Vector((s * v * math.cos((u - 0.5) * math.pi), 0.12, v * math.sin((u - 0.5) * math.pi)))
            ),
            30,
            6,
        )
        pane.mesh(m.painted(middle, edge, (side * 0.35, 0.12, 1.8), 1.1, 0.9, cloud=0.3))
    for x, z in ((0.42, 1.62), (0.74, 1.86), (0.3, 2.16)):
        props.skull((x, -0.05, z - 0.12), 0.28, (0, 0, -15), jaw=False)
        Clay().tube([(x, 0, z), (x, 0, z + 0.12)], [0.008, 0.008], n=6).mesh(m.bone())
    for x, z in ((-0.42, 1.7), (-0.7, 1.95), (-0.3, 2.3), (-0.25, 1.9)):
        Clay().ball((x, -0.14, z), 0.06).mesh(m.stuff((0.8, 0.05, 0.03), 0.25, coat=0.5))
    stage.lamp((-0.9, -0.7, 1.8), 16, essences.LIFE)
    stage.lamp((0.9, -0.7, 1.8), 20, essences.DEATH)
    backdrops.sparks((0.4, 1, 0.2), (-0.9, -0.1, 1.9), (0.7, 0.3, 1.0), count=36, strength=3, size=0.013)
    backdrops.sparks((0.6, 0.3, 1), (0.9, -0.1, 1.9), (0.7, 0.3, 1.0), count=36, strength=3, size=0.013)
    display((0.45, 0.5, 0.45), rim=(0.85, 0.95, 0.9))
