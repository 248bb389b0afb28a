"""A cup of gold brimming with light, rays all around it: four cards come out, one is put into play for nothing."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    props.chalice((0, 0, 0), 0.84, m.stuff((0.8, 0.02, 0.05), 0.08, coat=1.0))
    Clay().ball((0, 0, 1.84), (0.71, 0.71, 0.22)).mesh(m.glow((1, 0.5, 0.06), 1.2))
    rays = Clay()
    for k in range(17):
        a = math.pi * (0.06 + 0.88 * k / 16)
        way = Vector((math.cos(a), 0.15, math.sin(a)))
        c = Vector((0, 0.25, 1.85))
        rays.tube([c + way * 0.35, c + way * (1.75 if k % 2 else 1.3)], [0.13, 0.004], n=8, steps=3)
    rays.mesh(m.soft((1, 0.85, 0.4), (1, 0.4, 0.02), 0.8, thick=0.7, tight=0.95)).visible_shadow = False
    hoop = Clay().tube(
        [Vector((1.15 * math.cos(a), 0.4, 1.8 + 1.0 * math.sin(a))) for a in _turns()], [0.025] * 49, n=8, steps=1
    )
    hoop.mesh(m.gold())
    backdrops.sparks((1, 0.8, 0.4), (0, -0.3, 2.0), (2.6, 0.8, 1.6), count=60, strength=1.0)
    stage.lamp((0, -0.9, 2.6), 25, (1, 0.75, 0.35))
    ground.item("gold")


def _turns() -> list[float]:
    return [2 * math.pi * k / 48 for k in range(49)]
