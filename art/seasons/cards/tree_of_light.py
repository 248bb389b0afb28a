"""A tree whose fruit are lamps: it draws on energies and lights the way from crystals to them and back."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def limb(wood: Clay, root: Vector, way: Vector, radius: float, depth: int, ends: list[Vector]) -> None:
    """A branch that parts until it is thin; `ends` gathers where its twigs end."""
    long = 0.62 * 0.8 ** (3 - depth)
    end = root + way * long
    wood.tube(
        [root, root.lerp(end, 0.5) + Vector((0, 0, 0.05)), end], [radius, radius * 0.85, radius * 0.68], n=9, steps=3
    )
    if not depth:
        ends.append(end)
        return
    for _ in range(3):
        stray = Vector((random.gauss(0, 0.75), random.gauss(0, 0.5), random.gauss(0.05, 0.4)))
        limb(wood, end, (way + stray).normalized(), radius * 0.66, depth - 1, ends)


def scene() -> None:
    """Sets the picture up."""
    wood, ends = Clay(), []
    wood.tube([(0.05, 0, -0.05), (-0.06, 0, 0.4), (0.06, 0, 0.8), (0, 0, 1.1)], [0.3, 0.2, 0.17, 0.16], n=14)
    for k in range(7):
        d = Vector((math.cos(0.9 * k), math.sin(0.9 * k), 0))
        wood.spike((0, 0, 0.3), d * 0.75 + Vector((0, 0, -0.05)), 0.13)
    for k in range(5):
        a = math.pi * (0.08 + 0.21 * k)
        limb(
            wood,
            Vector((0, 0, 1.02)),
            Vector((math.cos(a), 0.2 * (k % 2) - 0.1, 0.25 + 0.75 * math.sin(a))).normalized(),
            0.13,
            3,
            ends,
        )
    wood.mesh(m.wood((0.22, 0.12, 0.05)))
    leaves, lamps, caps, halos = Clay(), Clay(), Clay(), Clay()
    for k, end in enumerate(ends):
        for _ in range(4):
            way = Vector([random.gauss(0, 1) for _ in range(3)]).normalized() * 0.22
            leaves.leaf(end, end + way, 0.13, normal=(random.gauss(0, 0.4), -1, 0.4), curl=0.2)
        if k % 9 == 0:
            low = end + Vector((0, -0.25, -0.3))
            caps.tube([end, low + Vector((0, 0, 0.1))], [0.012, 0.012], n=5, steps=1).ball(
                low + Vector((0, 0, 0.12)), 0.05, n=10
            )
            lamps.ball(low, (0.085, 0.085, 0.11), n=16)
            halos.ball(low, 0.27, n=16)
            for j in range(6):
                bow = props.ring(j, 6, 0.12)
                caps.tube([low + Vector((0, 0, 0.14)), low + bow, low - Vector((0, 0, 0.15))], [0.014] * 3, n=5)
    leaves.mesh(m.thin((0.25, 0.55, 0.06), 0.5, 0.4))
    caps.mesh(m.gold())
    lamps.mesh(m.glow((1, 0.6, 0.12), 4)).visible_shadow = False
    halos.mesh(m.soft((1, 0.75, 0.25), (1, 0.5, 0.08), 0.8, thick=0.3, tight=0.55)).visible_shadow = False
    backdrops.sparks((1, 0.85, 0.4), (0, -0.4, 1.9), (2.6, 0.8, 1.6), count=50, strength=1)
    stage.lamp((0, -1.0, 1.9), 24, (1, 0.8, 0.45), size=0.8)
    ground.item("leaf", power=0.75)
