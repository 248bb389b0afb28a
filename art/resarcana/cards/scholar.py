"""An old scholar writes with a drop of essence for ink; out of the great book rises one shining card."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.birds import feather_quill
from art.kit.clay import Clay
from art.kit.figures import Figure


def _desk() -> None:
    """A desk with towers of books, an inkwell and candles."""
    Clay().box((0, -1.35, 1.02), (4.8, 1.3, 0.12)).mesh(m.wood(), smooth=False, bevel=0.02)
    colours = ((0.05, 0.1, 0.06), (0.04, 0.05, 0.16), (0.22, 0.12, 0.04), (0.2, 0.03, 0.03), (0.09, 0.03, 0.1))
    for s, high in ((-1, 4), (1, 2)):
        for k in range(high):
            props.book((s * 1.5, -1.2, 1.08 + 0.17 * k), 0.76, 90 + s * (14 - 23 * (k % 2)), colours[(k + s) % 5])
    props.candle((1.62, -1.2, 1.42), 0.4, 0.09, power=7)
    props.candle((-0.98, -1.75, 1.08), 0.34, 0.08, power=5)
    things.flask((0.98, -1.7, 1.08), 0.26, m.glow((0.03, 0.2, 1), 0.9), tall=0.8)


def _book() -> None:
    """The book, its light and the one card that comes out of it."""
    props.open_book((0, -1.5, 1.22), 0.98, (24, 0, 0))
    card = Vector((-0.62, -1.3, 2.42))
    for thing, stuff in (((0.5, 0.02, 0.68), m.gold()), ((0.44, 0.03, 0.62), m.parchment())):
        Clay().place(card, (6, -14, 12)).box((0, 0, 0), thing).mesh(stuff, smooth=False, bevel=0.01)
    sun = Clay().place(card + Vector((0.01, -0.05, 0)), (96, -14, 12), 0.9)
    for k in range(12):
        sun.spike(props.ring(k, 12, 0.09), props.ring(k, 12, 0.2 if k % 2 else 0.15), 0.018)
    sun.ball((0, 0, 0), 0.075).mesh(m.stuff((0.16, 0.01, 0.02), 0.5))
    ribbons = Clay()
    for k in range(7):
        a = 0.9 * k
        line = [Vector((-0.05, -1.5, 1.34)).lerp(card, t) for t in (0, 0.3, 0.6, 0.95)]
        swing = (0.05, 0.22, 0.18, 0.05)
        ribbons.tube(
            [p + Vector((math.cos(a + 2 * i), math.sin(a), 0)) * swing[i] for i, p in enumerate(line)],
            [0.004, 0.011, 0.01, 0.003],
            n=8,
        )
    ribbons.mesh(m.soft((1, 0.5, 0.1), (0.9, 0.25, 0.02), 0.9, thick=0.5)).visible_shadow = False
    backdrops.sparks((1, 0.6, 0.2), card - Vector((0, 0, 0.3)), (0.7, 0.4, 1.1), count=60, strength=3, size=0.012)
    stage.lamp(card + Vector((0.3, -0.3, -0.3)), 11, (1, 0.66, 0.3))
    stage.lamp((0, -1.7, 1.75), 16, (1, 0.65, 0.3))


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.2, 0.035, 0.03),
        (0.08, 0.02, 0.02),
        left=(-0.55, -1.05, 1.95),
        right=(0.66, -1.15, 1.62),
        stoop=0.26,
        wide=0.92,
        face=m.skin((0.36, 0.23, 0.15)),
        head_turn=-12,
    )
    figure.build("skullcap", beard=(0.62, 0.6, 0.56))
    figure.goggles(m.glow((1, 0.5, 0.12), 0.9), m.gold())
    _desk()
    _book()
    feather_quill(Vector((0.62, -1.36, 1.36)), Vector((0.98, -1.18, 2.42)), 0.3)
    for x in (-2.1, 0, 2.1):
        things.shelves((x, 1.8, 0.2), 2.0, 4.4, rows=6)
    stage.panel((0, -2.5, 5), (0, 1.8, 2), 80, (1, 0.7, 0.4), size=2)
    stage.rig((1, 0.78, 0.52), (1, 0.55, 0.25), at=(0, 0, 2.1), power=0.75)
    stage.camera((0, -6.3, 2.45), (0, 0, 2.03), lens=53, f=2.4, focus=(0, -0.9, 2))
