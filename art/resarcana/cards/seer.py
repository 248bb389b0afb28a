"""A seer in blue, an eye of gold on the brow, bends over a crystal ball; the three next cards hang in its light."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.resarcana import essences


def _ball(where: Vector) -> None:
    """The crystal ball: a storm of blue light with an eye in it, on a claw of gold."""
    Clay().ball(where, 0.4, n=56).mesh(m.opal(((0.0, 0.02, 0.12), (0.01, 0.09, 0.6), (0.2, 0.5, 1)), 0.6, scale=2.4))
    Clay().ball(where, 0.43, n=56).mesh(m.glass((0.92, 0.97, 1), ior=1.12))
    things.eye(where + Vector((0, -0.4, 0)), 0.27, m.glow((0.12, 0.42, 1), 1.6))
    foot = Clay().place(where - Vector((0, 0, 0.58)))
    foot.lathe([(0.42, 0), (0.4, 0.06), (0.2, 0.1), (0.16, 0.16), (0.26, 0.24), (0.24, 0.26), (0, 0.2)], n=48)
    for k in range(6):
        out = props.ring(k, 6)
        foot.tube(
            [out * 0.2 + Vector((0, 0, 0.2)), out * 0.44 + Vector((0, 0, 0.4)), out * 0.43 + Vector((0, 0, 0.64))],
            [0.05, 0.04, 0.01],
            n=10,
        )
    foot.mesh(m.gold())
    stage.lamp(where + Vector((0, -0.7, 0.35)), 26, essences.CALM)


def _cards(ball: Vector) -> None:
    """Three cards, each with its sign, drawn out of the ball by threads of light."""
    shine, threads = m.glow((0.04, 0.22, 1), 1.7), Clay()
    for k, (x, z, lean) in enumerate(((-1.32, 2.6, -14), (1.28, 2.78, 15), (1.42, 1.92, 20))):
        where = Vector((x, -0.95, z))
        for thing, stuff in (((0.62, 0.02, 0.84), m.gold()), ((0.56, 0.03, 0.78), m.parchment())):
            Clay().place(where, (0, lean, -8 * x)).box((0, 0, 0), thing).mesh(stuff, smooth=False, bevel=0.01)
        things.circle(
            where - Vector((0, 0.04, 0)), 0.23, shine, turn=(90, lean, -8 * x), points=(3, 5, 7)[k], thick=0.045
        )
        for _ in range(5):
            swing = [Vector((random.gauss(0, 0.12), 0, random.gauss(0, 0.12))) for _ in range(2)]
            line = [ball + Vector((math.copysign(0.3, x), -0.1, 0.2)), ball.lerp(where, 0.45) + swing[0], where]
            threads.tube(
                [line[0], line[1], line[1].lerp(where, 0.5) + swing[1] * 0.5, where], [0.004, 0.012, 0.01, 0.003]
            )
    threads.mesh(m.soft((0.15, 0.5, 1), (0.03, 0.2, 0.9), 0.8, thick=0.5)).visible_shadow = False


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.012, 0.045, 0.2),
        (0.01, 0.02, 0.06),
        left=(-0.62, -0.95, 1.72),
        right=(0.62, -0.95, 1.72),
        wide=0.9,
        stoop=0.2,
        skin=m.skin((0.4, 0.27, 0.2)),
        face=m.skin((0.05, 0.04, 0.05)),
        eyes=m.glow((0.1, 0.45, 1), 2.6),
    )
    figure.build("hood")
    brow = figure.head() + Vector((0, -0.34, 0.5))
    things.eye(brow, 0.2, m.glow((0.15, 0.5, 1), 2.2))
    ball = Vector((0, -1.3, 1.66))
    _ball(ball)
    _cards(ball)
    Clay().place((0, -1.2, 0)).lathe([(1.6, 1.0), (1.66, 1.03), (1.66, 1.08), (0, 1.08)], n=64).mesh(m.wood())
    for x, high in ((-1.35, 0.3), (-1.08, 0.44), (1.2, 0.28)):
        props.candle((x, -1.45, 1.08), high, 0.08, power=3)
    architecture.arch((0, 1.9, 0), 1.7, 2.4, m.stone((0.12, 0.14, 0.18)))
    backdrops.stars(count=150, at_y=4.8)
    backdrops.backdrop((0.06, 0.16, 0.46), (0.004, 0.006, 0.02), (0, 5, 2.7), 3.4, 0.95)
    backdrops.sparks((0.3, 0.6, 1), (0, -0.9, 2.2), (2.2, 0.5, 1.0), count=50, strength=2, size=0.013)
    stage.rig((1, 0.82, 0.62), (0.3, 0.5, 1), at=(0, 0, 2.1), power=0.8)
    stage.camera((0, -6.3, 2.45), (0, 0, 2.18), lens=50, f=2.2, focus=(0, -1.1, 2))
