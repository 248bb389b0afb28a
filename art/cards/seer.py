"""A veiled seer in blue bends over a crystal ball in which an eye opens; three cards float in its light."""

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure


def scene() -> None:
    """Sets the picture up."""
    Figure(
        (0.015, 0.05, 0.16),
        (0.01, 0.02, 0.06),
        left=(-0.42, -0.92, 1.5),
        right=(0.42, -0.92, 1.5),
        wide=0.92,
        stoop=0.12,
        face=m.skin((0.2, 0.12, 0.09)),
        eyes=m.glow((0.1, 0.4, 1), 1.5),
    ).build("veil")
    ball = Vector((0, -1.12, 1.62))
    Clay().ball(ball, 0.33, n=48).mesh(m.soft((0.1, 0.35, 1), (0.25, 0.6, 1), 0.5, thick=0.45, tight=1.0))
    Clay().ball(ball, 0.34, n=48).mesh(m.glass((0.9, 0.96, 1), ior=1.15))
    things.eye(ball + Vector((0, -0.3, 0)), 0.24, m.glow((0.1, 0.4, 1), 2.5))
    stand = Clay().place((0, -1.12, 1.1))
    stand.lathe([(0.4, 0), (0.3, 0.08), (0.14, 0.14), (0.16, 0.18), (0.28, 0.24), (0.26, 0.27)], n=40).mesh(m.gold())
    Clay().place((0, -1.2, 0)).lathe([(1.5, 1.02), (1.55, 1.05), (1.55, 1.1), (0, 1.1)], n=64).mesh(m.wood())
    for k in range(3):
        turn, where = (80, 24 * (1 - k), 0), ((k - 1) * 1.02, -0.85 - 0.1 * (k == 1), 2.25 + 0.75 * (k == 1))
        where = ((k - 1) * 1.15, -0.7, 2.5 - 0.12 * (k == 1)) if k != 1 else (0, -0.2, 3.38)
        Clay().place(where, turn, 0.5).box((0, 0, 0), (0.78, 1.1, 0.03)).mesh(m.parchment(), smooth=False, bevel=0.01)
        things.circle(Vector(where) + Vector((0, -0.04, 0)), 0.15, m.glow((0.04, 0.2, 1), 1.6), turn=turn, thick=0.035)
    for x in (-1.3, -1.0, 1.15):
        props.candle((x, -1.3 + 0.2 * (x > 0), 1.1), 0.32 + 0.12 * (x == -1.0), 0.08, power=3)
    architecture.arch((0, 1.9, 0), 1.6, 2.3, m.stone((0.1, 0.12, 0.16)))
    backdrops.stars(count=120, at_y=4.8)
    backdrops.backdrop((0.05, 0.13, 0.4), (0.004, 0.006, 0.02), (0, 5, 2.6), 3.6, 0.9)
    backdrops.sparks((0.3, 0.6, 1), (0, -0.9, 2.1), (1.6, 0.6, 1.0), count=50, strength=2)
    stage.lamp(ball + Vector((0, -0.15, 0.55)), 26, stage.CALM)
    stage.rig((1, 0.8, 0.6), (0.3, 0.5, 1), at=(0, 0, 2.1), power=0.65)
    stage.camera((0, -6.3, 2.4), (0, 0, 2.2), lens=52, f=2.2, focus=(0, -1.0, 2))
