"""A skull on old books, violet fire in its eyes; a thread of Life goes in and three colours come out."""

import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    props.book((0, 0, 0), 1.7, 8, (0.12, 0.04, 0.03))
    props.book((0.06, 0.05, 0.38), 1.45, -14, (0.05, 0.03, 0.11))
    props.skull((0, -0.1, 1.38), 2.3, (4, 0, 14), eyes=m.glow((0.45, 0.06, 1), 2.4))
    for s in (-1, 1):
        socket = (s * 0.21 + 0.14, -0.72, 1.5)
        props.flame(socket, 0.42, m.soft((0.45, 0.1, 1), (0.16, 0.01, 0.5), 1.2, thick=0.5), tongues=6)
    crack = [(-0.18, -0.55, 1.98), (-0.22, -0.42, 2.09), (-0.12, -0.3, 2.17), (-0.2, -0.1, 2.22), (-0.1, 0.1, 2.22)]
    Clay().tube(crack, [0.004, 0.022, 0.018, 0.02, 0.004], n=8, steps=2).mesh(m.glow((0.45, 0.06, 1), 1.8))
    ends = {(0.08, 0.85, 0.08): (-2.6, 0.1, 2.3), (1, 0.12, 0.01): (2.4, 0.2, 2.8)}
    ends |= {(0.03, 0.2, 1): (2.7, 0, 2.1), (0.4, 0.05, 1): (2.6, -0.2, 1.35)}
    for colour, end in ends.items():
        start = Vector((0.0, 0.0, 2.0))
        for _ in range(4):
            off = Vector([random.gauss(0, 0.12) for _ in range(3)])
            line = [
                start,
                start.lerp(Vector(end), 0.35) + off + Vector((0, 0, 0.35)),
                start.lerp(Vector(end), 0.7) - off,
                end,
            ]
            thread = Clay().tube(line, [0.004, 0.02, 0.018, 0.004], n=8)
            thread.mesh(m.soft(colour, colour, 0.9, thick=0.7)).visible_shadow = False
        backdrops.sparks(colour, start.lerp(Vector(end), 0.65), (1.0, 0.3, 0.6), count=12, strength=2)
    for x, y, high in ((-1.5, 0.2, 0.6), (-1.8, -0.3, 0.35), (1.55, 0.0, 0.45)):
        props.candle((x, y, 0), high, 0.11)
    backdrops.floor(m.wood((0.1, 0.06, 0.035)))
    backdrops.mist((0.3, 0.1, 0.6), at=(0, 1.2, 0.3), spread=(3, 0.6, 0.3), count=16, strength=0.22)
    backdrops.backdrop((0.15, 0.04, 0.3), (0.007, 0.004, 0.014), (0, 5, 1.8), 3.8, 0.85)
    stage.lamp((0.2, -1.3, 1.6), 14, stage.DEATH)
    stage.rig((1, 0.8, 0.58), (0.5, 0.25, 1), at=(0, 0, 1.4), power=0.8)
    stage.camera((0, -5.6, 1.85), (0, 0, 1.38), lens=50, f=2.4, focus=(0, -0.6, 1.5))
