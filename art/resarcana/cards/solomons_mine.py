"""Solomon's mine: seams of gold branch through black rock, his seal shines above, a cart is heaped: Gold every turn."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _cart() -> None:
    """A cart on rails that come out of the tunnel, heaped with nuggets."""
    frame = Clay().place((-0.15, -0.6, 0.0), (0, 0, 20)).turn
    rails, beams, body, bands = Clay(), Clay(), Clay(), Clay()
    for part in (rails, beams, body, bands):
        part.turn = frame
    for s in (-1, 1):
        rails.box((s * 0.5, 3.0, 0.13), (0.08, 13, 0.1))
        body.box((s * 0.66, 0, 0.86), (0.08, 1.6, 0.72)).box((0, s * 0.78, 0.86), (1.36, 0.08, 0.72))
        for y in (-0.5, 0.5):
            bands.tube([(s * 0.6, y, 0.34), (s * 0.74, y, 0.34)], [0.25, 0.25], n=24, side=(0, 0, 1))
        for y in (-0.78, 0, 0.78):
            bands.box((s * 0.68, y, 0.86), (0.1, 0.14, 0.78))
    for z in (0.54, 1.2):
        bands.box((0, -0.82, z), (1.5, 0.06, 0.11)).box((-0.7, 0, z), (0.06, 1.68, 0.11)).box(
            (0.7, 0, z), (0.06, 1.68, 0.11)
        )
    for k in range(20):
        beams.box((0, -2.4 + 0.6 * k, 0.04), (1.5, 0.22, 0.1))
    body.box((0, 0, 0.55), (1.35, 1.6, 0.1))
    rails.mesh(m.iron(), smooth=False)
    beams.mesh(m.wood((0.13, 0.075, 0.035)), smooth=False, bevel=0.02)
    body.mesh(m.wood((0.26, 0.13, 0.05)), smooth=False, bevel=0.02)
    bands.mesh(m.iron(), smooth=False, bevel=0.012)
    for k in range(70):
        a, far = k * 2.4, (k / 70) ** 0.5
        spot = frame @ Vector((0.6 * far * math.cos(a), 0.72 * far * math.sin(a), 1.2 + 0.55 * (1 - far * far)))
        backdrops.rock(spot, [random.uniform(0.1, 0.19)] * 3, m.gold(), rough=0.6, seed=random.random() * 9)


def _seal(where: Vector, size: float) -> None:
    """Two triangles in a ring: the king's seal."""
    star = Clay().place(where, (90, 0, 0), size)
    star.tube([props.ring(k, 48) for k in range(49)], [0.07] * 49, n=9, steps=1)
    for k in range(6):
        a, b = (props.ring(j, 3, 0.96, math.pi / 6 + math.pi / 3 * (k % 2)) for j in (k // 2, k // 2 + 1))
        star.tube([a, b], [0.075, 0.075], n=8, steps=1)
    star.mesh(m.glow((1, 0.5, 0.06), 1.5))
    stage.lamp(where - Vector((0, 0.7, 0)), 34, essences.GOLD)


def scene() -> None:
    """Sets the picture up."""
    _cart()
    rock, timber = m.veined((0.1, 0.08, 0.075), (1.0, 0.6, 0.14)), Clay()
    for k in range(5):
        y = 0.6 + 2.0 * k
        for s in (-1, 1):
            for j in range(3):
                where = (s * (2.85 + 0.12 * (j == 1)), y - 0.6, 0.5 + 1.2 * j)
                backdrops.rock(where, (1.1, 1.4, 1.0), rock, rough=0.55, seed=k * 2.1 + s + 3.7 * j)
            timber.box((s * 1.42, y + 0.3, 1.35), (0.26, 0.26, 2.8))
            timber.place((s * 1.15, y + 0.3, 2.5), (0, s * 45, 0)).box((0, 0, 0), (0.16, 0.18, 0.8)).place()
        timber.box((0, y + 0.3, 2.82), (3.4, 0.3, 0.3))
        backdrops.rock((0, y, 4.3 + 0.45 * (k == 0)), (3.1, 1.4, 1.2), rock, rough=0.45, seed=k * 1.3)
        lantern = Vector((1.12 - 2.24 * (k % 2), y - 0.05, 2.36))
        Clay().ball(lantern, (0.09, 0.09, 0.13)).mesh(m.glow((1, 0.5, 0.1), 3))
        stage.lamp(lantern - Vector((0, 0.25, 0.1)), 34, (1, 0.65, 0.3), size=0.1)
    timber.mesh(m.wood((0.26, 0.14, 0.06)), smooth=False, bevel=0.03)
    _seal(Vector((0, 0.68, 2.98)), 0.46)
    props.coins((1.2, -1.7, 0), 0.75, count=110, size=0.11, heap=0.25)
    pick = Clay().place((-1.5, -1.3, 0), (-16, 20, 0))
    pick.tube([(0, 0, 0), (0, 0, 1.45)], [0.05, 0.05], n=10, side=(1, 0, 0)).mesh(m.wood((0.3, 0.17, 0.07)))
    head = Clay().place((-1.5, -1.3, 0), (-16, 20, 0))
    head.tube([(-0.6, 0, 1.15), (0, 0, 1.4), (0.6, 0, 1.15)], [0.012, 0.085, 0.012], n=8).mesh(m.steel())
    backdrops.floor(m.stone((0.08, 0.065, 0.055)))
    backdrops.sparks((1, 0.7, 0.2), (0, 0.2, 1.9), (2.4, 1.2, 1.6), count=90, strength=4, size=0.015)
    backdrops.backdrop((1.0, 0.52, 0.1), (0.03, 0.015, 0.005), (0, 11, 1.6), 2.8, 0.9, cloud=0.3)
    stage.lamp((0, 8.5, 1.8), 260, essences.GOLD, size=0.5)
    stage.lamp((0, 1.6, 2.2), 70, essences.GOLD, size=0.4)
    stage.panel((-2.6, -4.6, 3.8), (0, 0, 1.2), 360, (1, 0.82, 0.55), size=1.6)
    stage.panel((2.8, -3.8, 2.6), (0.4, 0.4, 1.4), 190, (0.7, 0.75, 1), size=1.6)
    stage.camera((0.2, -6.4, 1.95), (0, 1, 1.75), lens=40, f=3.6, focus=(0, -0.6, 1.3))
