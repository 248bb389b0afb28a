"""A purse of red velvet so full that its seams have burst and gold and crystals pour out of it."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    bag, cord = Clay(), Clay()
    shape = [
        (0.05, 0.0),
        (0.8, 0.05),
        (1.05, 0.5),
        (0.95, 1.05),
        (0.55, 1.5),
        (0.27, 1.72),
        (0.3, 1.82),
        (0.62, 2.2),
        (0.7, 2.32),
    ]
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 5)]
    bag.lathe(smooth, (-0.15, 0.1, 0), n=120, flutes=15, deep=0.14).mesh(m.cloth((0.5, 0.03, 0.05)), thick=0.03)
    rim = [Vector((-0.15, 0.1, 1.76)) + props.ring(k, 30, 0.3) for k in range(31)]
    cord.tube(rim, [0.065] * 31, n=10, steps=1)
    for s in (-1, 1):
        knot = Vector((-0.15 + 0.06 * s, -0.22, 1.74))
        end = knot + Vector((0.4 * s, -0.35, -0.75))
        cord.tube([knot, knot + Vector((0.22 * s, -0.25, -0.15)), end], [0.045, 0.045, 0.045], n=9)
        cord.ball(end, 0.1).spike(end, end + Vector((0, 0, -0.28)), 0.09)
    cord.mesh(m.gold())
    tear = Clay().ball((0.1, -0.78, 0.62), (0.26, 0.2, 0.34))
    tear.mesh(m.stuff((0.03, 0.004, 0.006), 0.9))
    props.coins((0.15, -1.0, 0.02), 1.0, count=110, size=0.15, heap=0.85)
    props.coins((-0.15, 0.1, 2.14), 0.42, count=30, size=0.15, heap=0.35)
    for _ in range(12):
        a = random.uniform(-0.8, 3.6)
        far = random.uniform(0.3, 1.25)
        spot = (0.2 + far * math.cos(a), -0.95 - 0.3 * abs(math.sin(a)), 0.14 + 0.4 * (1.3 - far) * random.random())
        turn = [random.uniform(-50, 50) for _ in range(3)]
        things.gem(spot, 0.2, ground.crystal(), turn=turn, tall=1.2)
    for k in range(3):
        things.gem((-0.4 + 0.25 * k, -0.2, 2.5 + 0.06 * (k % 2)), 0.17, ground.crystal(), turn=(20, 30 * k, 0))
    backdrops.sparks((1, 0.85, 0.4), (0.1, -0.8, 1.3), (2.2, 0.6, 2), count=36, strength=0.8)
    stage.lamp((0.6, -2.0, 1.6), 30, (1, 0.85, 0.6))
    ground.item("gold")
