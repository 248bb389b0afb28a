"""A silver hoop with a whirl of wind frozen in it: air, and room for more to be summoned."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import amulets, ground


def scene() -> None:
    """Sets the picture up."""
    hoop = amulets.oval(1.0, 1.0)
    amulets.amulet(hoop, ground.silver())
    amulets.pane(hoop, m.glow((0.1, 0.03, 0.3), 0.5))
    ice = m.opal(((0.55, 0.5, 1.0), (0.9, 0.95, 1.0), (0.35, 0.3, 0.9)), 0.3, rough=0.05)
    swirl = Clay()
    for arm in range(3):
        line, thick = [], []
        for k in range(25):
            t = k / 24
            a, r = 2 * math.pi * (arm / 3 + 0.72 * t), 0.06 + 0.72 * t
            line.append(amulets.MIDDLE + Vector((r * math.sin(a), -0.08 - 0.12 * (1 - t), r * math.cos(a))))
            thick.append(0.02 + 0.11 * math.sin(math.pi * min(1, t * 1.05)) ** 0.8)
        swirl.tube(line, thick, n=12, steps=2)
    swirl.ball(amulets.MIDDLE + Vector((0, -0.2, 0)), 0.11).mesh(ice)
    backdrops.sparks((0.75, 0.65, 1), (0, -0.6, 1.4), (2.6, 0.6, 2.0), count=40, strength=0.8)
    stage.lamp((0, -1.0, 1.3), 14, (0.7, 0.6, 1))
    ground.item("violet")
