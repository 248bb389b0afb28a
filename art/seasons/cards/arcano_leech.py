"""A fat leech of violet gel that rears its ring of teeth, the crystals it has drunk shining in its body."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, at
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    line = [
        (1.55, 0.5, 0.15),
        (1.0, 0.3, 0.42),
        (0.1, 0.1, 0.5),
        (-0.6, 0.0, 0.75),
        (-0.75, -0.1, 1.45),
        (-0.35, -0.45, 1.98),
    ]
    girth = [0.08, 0.4, 0.62, 0.66, 0.58, 0.5]
    hide = m.stuff((0.34, 0.08, 0.55), 0.12, bump=0.12, scale=5, dark=0.45, light=1.5, coat=1.0, sub=0.25)
    Clay().tube(line, girth, n=36, steps=14, ripple=lambda _, t: 1 + 0.07 * abs(math.sin(34 * t))).mesh(hide)
    end, way = Vector(line[-1]), Vector((0.35, -0.85, 0.25)).normalized()
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way)

    def rim(k: float, r: float, far: float) -> Vector:
        a = 2 * math.pi * k
        return end + (side * math.cos(a) + up * math.sin(a)) * r + way * far

    lips, maw, teeth = Clay(), Clay(), Clay()
    lips.tube([rim(k / 32, 0.5, 0.08) for k in range(33)], [0.16] * 33, n=14, steps=1).mesh(
        m.stuff((0.6, 0.15, 0.42), 0.12, coat=1.0, sub=0.2)
    )
    maw.add([rim(k / 32, 0.44, 0.1) for k in range(32)], [tuple(range(32))]).mesh(
        m.stuff((0.12, 0.0, 0.06), 0.4), smooth=False
    )
    for count, r, deep in ((14, 0.44, 0.17), (9, 0.27, 0.13)):
        for k in range(count):
            teeth.spike(rim(k / count, r, deep), rim(k / count, r * 0.45, deep + 0.13), 0.06)
    teeth.mesh(m.stuff((0.9, 0.85, 0.65), 0.25))
    for k in range(17):
        t = 0.16 + 0.045 * k
        c = at(line, t)
        thick = at([(g, 0, 0) for g in girth], t).x
        a = random.uniform(-0.6, 1.4)
        spot = c + Vector((0.1 * math.sin(7 * k), -thick * math.cos(a) * 1.02, thick * math.sin(a) * 1.02))
        things.gem(spot, 0.17, ground.crystal(shine=1.1), turn=(60, 40 * k, 20 * k), tall=1.2)
    slime = Clay().ball((0.2, -0.1, 0.02), (1.5, 0.9, 0.04))
    slime.mesh(m.stuff((0.22, 0.04, 0.36), 0.05, coat=1.0))
    Clay().spike(rim(0.72, 0.6, 0.1), rim(0.72, 0.6, 0.1) + Vector((0, -0.1, -0.5)), 0.06).ball(
        rim(0.72, 0.6, 0.1) + Vector((0, -0.1, -0.62)), (0.06, 0.06, 0.1)
    ).mesh(hide)
    backdrops.sparks((0.7, 0.45, 1), (0, -0.5, 1.5), (2.6, 0.6, 1.8), count=36, strength=0.7)
    stage.lamp((0.5, -2.0, 1.8), 22, (0.95, 0.85, 1))
    ground.item("violet", near=1.03)
