"""An open hand of gold with an emerald in its palm: whatever is summoned costs one energy less."""

import math

from mathutils import Vector

from art.kit import backdrops, hands, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    gold = m.gold()
    hands.hand(gold, gold, place=Clay().place((0.05, 0, 0.3), (0, 0, 0), 0.98))
    cuff = Clay()
    for z, r in ((0.1, 0.42), (0.26, 0.38), (0.42, 0.34)):
        cuff.lathe(
            [(r - 0.1, z - 0.1), (r, z - 0.09), (r + 0.03, z), (r, z + 0.09), (r - 0.1, z + 0.1)], (0.05, 0, 0), n=40
        )
    cuff.mesh(ground.bronze())
    c = Vector((0.03, -0.22, 1.22))
    ring = [c + Vector((0.36 * math.cos(a), 0.02, 0.4 * math.sin(a))) for a in (math.pi * k / 20 for k in range(41))]
    Clay().tube(ring, [0.06] * 41, n=9, steps=1).mesh(gold)
    things.gem(c, 0.42, ground.crystal((0.01, 0.7, 0.12), 1.2), sides=8, tall=0.95)
    beams = Clay()
    for k in range(10):
        a = math.pi * k / 5 + 0.2
        way = Vector((math.cos(a), 0, math.sin(a)))
        beams.tube(
            [c + way * 0.5 + Vector((0, -0.05, 0)), c + way * (1.0 + 0.25 * (k % 2))], [0.03, 0.003], n=7, steps=2
        )
    beams.mesh(m.soft((0.3, 1, 0.4), (0.02, 0.6, 0.1), 0.8, tight=0.95)).visible_shadow = False
    for k in range(5):
        d = props.ring(k, 5, 1.35, -0.5)
        things.gem(d + Vector((0, 0, 0.14)), 0.17, ground.crystal(), turn=(60, 30 * k, 20), tall=1.2)
    backdrops.sparks((0.5, 1, 0.5), (0, -0.5, 1.6), (2.6, 0.6, 2.0), count=40, strength=0.8)
    stage.lamp(c + Vector((0, -0.8, 0.1)), 14, (0.5, 1, 0.6))
    ground.item("green")
