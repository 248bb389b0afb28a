"""A lantern with seven wicks that never burn down: at the end, each energy left is worth three crystals."""

import math

from mathutils import Vector

from art.kit import backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.mechanics import brass
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    frame = Clay()
    frame.lathe([(0, 0), (1.0, 0), (1.06, 0.08), (0.95, 0.18), (0.92, 0.3), (0, 0.3)], n=7)
    frame.lathe([(0.98, 1.72), (1.06, 1.8), (0.95, 1.92), (0.5, 2.2), (0.2, 2.36), (0.22, 2.46), (0.0, 2.5)], n=7)
    for k in range(7):
        d = props.ring(k, 7, 0.9, -math.pi / 2 + math.pi / 7)
        frame.tube([d + Vector((0, 0, 0.2)), d + Vector((0, 0, 1.85))], [0.05, 0.05], n=8, steps=1)
    hoop = [Vector((0.27 * math.cos(a), 0, 2.68 + 0.24 * math.sin(a))) for a in (math.pi * k / 14 for k in range(29))]
    frame.tube(hoop, [0.05] * 29, n=9, steps=1)
    frame.mesh(brass(), smooth=False, bevel=0.02)
    for k in range(7):
        d = props.ring(k, 6, 0.5, 0.2) if k < 6 else Vector((0, 0, 0))
        high = 0.62 if k == 6 else 0.42
        Clay().tube([d + Vector((0, 0, 0.3)), d + Vector((0, 0, high))], [0.1, 0.1], n=16, steps=1).mesh(m.wax())
        fires.light(d + Vector((0, 0, high + 0.02)), 0.85 if k < 6 else 1.05, strength=1.5)
    panes = Clay().lathe([(0.86, 0.3), (0.86, 1.74)], n=7)
    panes.mesh(
        m.soft((0.9, 0.35, 0.05), (1, 0.5, 0.1), 0.12, thick=0.12, tight=0.95), smooth=False
    ).visible_shadow = False
    for s in (0, 1, 2):
        hoop = [
            Vector((1.3 + 0.35 * s, 0, 0)).length * Vector((math.cos(a), 0, math.sin(a))) + Vector((0, 1.2, 1.1))
            for a in (math.pi * k / 30 for k in range(61))
        ]
        Clay().tube(hoop, [0.012] * 61, n=6, steps=1).mesh(m.glow((1, 0.5, 0.1), 0.8 - 0.2 * s))
    backdrops.sparks((1, 0.6, 0.2), (0, -0.5, 1.6), (2.8, 0.6, 2.0), count=40, strength=0.9)
    stage.lamp((0, -0.25, 1.1), 60, (1, 0.6, 0.2))
    stage.lamp((0.4, -2.4, 1.6), 18, (1, 0.75, 0.45))
    ground.item("fire", near=0.97)
