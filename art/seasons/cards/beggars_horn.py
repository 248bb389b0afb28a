"""An empty horn with one spark in its mouth: it gives to those who have next to nothing."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    horn, dark, bands = Clay(), Clay(), Clay()
    line = [(-1.45, 0.3, 2.35), (-1.5, 0.3, 1.6), (-1.0, 0.2, 0.95), (-0.25, 0.0, 0.95), (0.55, -0.35, 1.4)]
    horn.tube(line, [0.03, 0.16, 0.32, 0.5, 0.78], n=30, steps=10, ripple=lambda _, t: 1 + 0.03 * math.sin(46 * t))
    horn.mesh(m.bone())
    way = (Vector(line[-1]) - Vector(line[-2])).normalized()
    end = Vector(line[-1]) + way * 0.02
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way)
    mouth = [end + (side * math.cos(a) + up * math.sin(a)) for a in (2 * math.pi * k / 40 for k in range(41))]
    dark.add([end + (p - end) * 0.74 for p in mouth[:-1]], [tuple(range(40))]).mesh(
        m.stuff((0.025, 0.012, 0.008), 0.9), smooth=False
    )
    bands.tube([end + (p - end) * 0.78 for p in mouth], [0.075] * 41, n=10, steps=1).mesh(ground.bronze())
    spark = end + way * 0.3
    Clay().ball(spark, 0.11).mesh(m.glow((1, 0.6, 0.12), 5)).visible_shadow = False
    rays = Clay()
    for k in range(8):
        a = math.pi * k / 4
        rays.spike(spark, spark + Vector((math.cos(a), -0.1, math.sin(a))) * (0.55 if k % 2 == 0 else 0.3), 0.035)
    rays.mesh(m.glow((1, 0.75, 0.3), 2.5)).visible_shadow = False
    backdrops.sparks((1, 0.7, 0.3), tuple(spark), (0.8, 0.4, 0.8), count=14, strength=1.0)
    stage.lamp(spark + Vector((0, -0.3, 0)), 14, (1, 0.7, 0.3))
    ground.item("amber", power=0.85)
