"""A jewel of platinum with four petals, one for each energy: each one paid for does its own work."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import amulets, ground


def scene() -> None:
    """Sets the picture up."""
    c, frame = amulets.MIDDLE, Clay()
    for k, colour in enumerate(ground.ENERGIES):
        a = math.pi / 2 * k + math.pi / 4
        way, side = Vector((math.sin(a), 0, math.cos(a))), Vector((math.cos(a), 0, -math.sin(a)))
        rim = []
        for j in range(33):
            t = 2 * math.pi * j / 32
            rim.append(c + way * (0.66 + 0.5 * math.cos(t)) + side * (0.42 * math.sin(t) * (1 + 0.25 * math.cos(t))))
        frame.tube(rim, [0.075] * 33, n=10, steps=1)
        dome = Clay()
        mid = c + way * 0.68
        dome.add(
            [*(mid + (p - mid) * 0.92 for p in rim[:-1]), mid + Vector((0, -0.3, 0))],
            [(j, (j + 1) % 32, 32) for j in range(32)],
        )
        dark = tuple(0.3 * v for v in colour)
        dome.mesh(m.opal((dark, colour, tuple(0.2 + 0.8 * v for v in colour)), 0.25, scale=1.4, rough=0.05))
        frame.ball(c + way * 1.22, 0.11)
    hoop = [c + Vector((0.33 * math.cos(a), -0.12, 0.33 * math.sin(a))) for a in (math.pi * j / 16 for j in range(33))]
    frame.tube(hoop, [0.06] * 33, n=9, steps=1)
    top = c + Vector((0, 0, 1.02))
    frame.tube(
        [top + Vector((0, 0.14 * p.x, 0.2 + 0.16 * p.y)) for p in (props.ring(k, 16) for k in range(17))],
        [0.05] * 17,
        n=8,
        steps=1,
    )
    frame.tube([c + Vector((0, 0, 0.5)), top + Vector((0, 0, 0.08))], [0.06, 0.07], n=10)
    frame.mesh(ground.silver())
    things.gem(c + Vector((0, -0.2, 0)), 0.32, m.opal(((0.9, 0.9, 1), (0.6, 0.7, 0.9)), 0.3), sides=8)
    for s in (-1, 1):
        props.chain(
            top + Vector((0, 0, 0.3)), top + Vector((s * 1.5, 0.3, 1.2)), sag=0.18, link=0.12, material=ground.silver()
        )
    backdrops.sparks((0.9, 0.92, 1), (0, -0.5, 1.4), (2.8, 0.6, 2.0), count=36, strength=0.8)
    stage.lamp((0.2, -1.8, 1.8), 18, (1, 1, 1))
    ground.item("grey", rim=(0.9, 0.95, 1))
