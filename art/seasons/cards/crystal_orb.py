"""An orb of crystal on a claw, a single card in it: one sees what comes next."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    c = Vector((0, 0, 1.72))
    Clay().ball(c, 1.0, n=56).mesh(m.glass((0.85, 0.95, 1), ior=1.12)).visible_shadow = False
    card, face = Clay().place(c, (8, 0, -16)), Clay().place(c, (8, 0, -16))
    card.box((0, 0, 0), (0.72, 0.03, 1.02)).mesh(m.stuff((0.9, 0.8, 0.6), 0.6, dark=0.85), smooth=False, bevel=0.01)
    edge = [(-0.3, -0.03, -0.45), (0.3, -0.03, -0.45), (0.3, -0.03, 0.45), (-0.3, -0.03, 0.45), (-0.3, -0.03, -0.45)]
    face.tube(edge, [0.02] * 5, n=6, steps=1)
    sun = Vector((0, -0.03, 0.0))
    for k in range(8):
        a = math.pi * k / 4
        face.spike(
            sun + Vector((0.12 * math.cos(a), 0, 0.12 * math.sin(a))),
            sun + Vector((0.26 * math.cos(a), 0, 0.26 * math.sin(a))),
            0.03,
        )
    face.ball(sun, (0.11, 0.03, 0.11)).mesh(m.gold())
    stand = Clay()
    stand.lathe([(0, 0), (0.75, 0), (0.78, 0.08), (0.5, 0.18), (0.2, 0.35), (0.24, 0.5), (0.4, 0.62)], n=48)
    for k in range(5):
        d = props.ring(k, 5, 1.0, -math.pi / 2 + math.pi / 5)
        stand.tube(
            [
                d * 0.3 + Vector((0, 0, 0.55)),
                d * 0.85 + Vector((0, 0, 0.85)),
                d * 1.06 + Vector((0, 0, 1.45)),
                d * 0.98 + Vector((0, 0, 1.75)),
            ],
            [0.09, 0.08, 0.06, 0.01],
            n=10,
        )
    stand.mesh(ground.silver())
    for k in range(4):
        d = props.ring(k, 4, 1.3, 0.5)
        things.gem(d + Vector((0, 0, 0.12)), 0.2, ground.crystal(), turn=(70, 0, 40 * k), tall=1.2)
    backdrops.sparks((0.7, 0.95, 1), tuple(c), (0.9, 0.5, 1.0), count=26, strength=1)
    stage.lamp(c + Vector((0.3, -0.7, 0.7)), 14, (0.85, 0.97, 1))
    ground.item("ice")
