"""A silver mirror before a branch: what is a green leaf on this side burns as a flame on the other."""

import math

from mathutils import Vector

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    c, frame = Vector((0.35, 0.25, 1.55)), Clay()
    rim = [c + Vector((0.95 * math.cos(a), 0, 1.25 * math.sin(a))) for a in (2 * math.pi * k / 48 for k in range(49))]
    frame.tube(rim, [(0.12, 0.1)] * 49, n=12, steps=1)
    frame.tube([c + (p - c) * 1.12 for p in rim], [0.04] * 49, n=8, steps=1)
    for k in range(0, 48, 4):
        frame.ball(c + (rim[k] - c) * 1.12, 0.085)
    frame.lathe([(0, 0), (0.8, 0), (0.82, 0.08), (0.4, 0.16), (0.14, 0.3), (0.1, 0.42)], (c.x, c.y, 0), n=40)
    frame.mesh(ground.silver())
    for k, colour in enumerate(ground.SEASONS):
        a = math.pi / 4 + math.pi / 2 * k
        Clay().ball(c + Vector((1.06 * math.cos(a), -0.08, 1.4 * math.sin(a))), 0.11).mesh(
            m.opal((colour, tuple(0.5 * v for v in colour)), 0.3)
        )
    pane = Clay().add([c + (p - c) * 0.93 + Vector((0, 0.02, 0)) for p in rim[:-1]], [tuple(range(48))])
    pane.mesh(m.glow((0.02, 0.07, 0.14), 0.8), smooth=False)
    foot = c + Vector((0.05, -0.12, -0.72))
    fires.blaze(foot, 0.3, 1.55, fires.burning(foot.z - 0.1, foot.z + 1.5, strength=1.1), count=26, licks=3)
    twig = Clay().tube([foot + Vector((0.02, -0.02, -0.3)), foot + Vector((0, 0, 0.1))], [0.03, 0.02], n=7)
    twig.tube([(-1.5, -0.9, 0.1), (-1.32, -0.85, 0.7), (-1.2, -0.8, 1.0)], [0.06, 0.05, 0.03], n=9).mesh(m.wood())
    leaf, veins = Clay(), Clay()
    root, tip = Vector((-1.22, -0.8, 0.85)), Vector((-0.95, -0.95, 2.35))
    leaf.leaf(root, tip, 0.95, normal=(0.1, -1, 0.05), blunt=0.42).mesh(
        m.thin((0.14, 0.6, 0.05), 0.35, 0.35), thick=0.02
    )
    way = tip - root
    side = way.cross(Vector((0, -1, 0))).normalized()
    veins.tube([root, root + way * 0.5 + Vector((0, -0.05, 0)), tip], [0.035, 0.028, 0.004], n=8)
    for k in range(1, 6):
        spot = root + way * (0.14 * k) + Vector((0, -0.04, 0))
        for s in (-1, 1):
            veins.tube([spot, spot + side * s * (0.32 - 0.035 * k) + way * 0.13], [0.018, 0.004], n=6)
    veins.mesh(m.stuff((0.55, 0.8, 0.25), 0.4))
    backdrops.sparks((0.7, 0.95, 1), (0.2, -0.4, 1.6), (2.6, 0.6, 2.0), count=30, strength=0.8)
    stage.lamp(c + Vector((0, -0.7, 0)), 14, (1, 0.5, 0.2))
    stage.lamp((-1.0, -2.2, 2.0), 16, (0.9, 1, 0.8))
    ground.item("ice")
