"""Solomon's mine: a timbered tunnel with veins of gold, rails, and a cart heaped with it: Gold every turn."""

import random

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay


def _cart() -> None:
    """A cart on rails, full of gold."""
    rails, beams, body, bands = Clay(), Clay(), Clay(), Clay()
    for s in (-1, 1):
        rails.box((s * 0.55, 3.5, 0.12), (0.08, 12, 0.1))
    for k in range(18):
        beams.box((0, -2 + 0.6 * k, 0.04), (1.6, 0.24, 0.1))
    for s in (-1, 1):
        body.box((s * 0.72, 0.6, 0.85), (0.08, 1.5, 0.8))
        body.box((0, 0.6 + s * 0.75, 0.85), (1.45, 0.08, 0.8))
        for y in (0.1, 1.1):
            bands.place((s * 0.6, y, 0.32), (0, 90, 0)).lathe(
                [(0, -0.06), (0.26, -0.06), (0.26, 0.06), (0, 0.06)], n=24
            )
        bands.place().box((s * 0.72, -0.17, 0.85), (0.14, 0.06, 0.84))
    for z in (0.5, 1.2):
        bands.box((0, -0.19, z), (1.56, 0.05, 0.1))
    body.box((0, 0.6, 0.5), (1.45, 1.5, 0.1))
    rails.mesh(m.iron(), smooth=False)
    beams.mesh(m.wood(), smooth=False, bevel=0.02)
    body.mesh(m.wood((0.2, 0.1, 0.04)), smooth=False, bevel=0.02)
    bands.mesh(m.iron(), smooth=False, bevel=0.01)
    for _ in range(30):
        spot = (random.gauss(0, 0.3), 0.6 + random.gauss(0, 0.3), 1.2 + random.uniform(0, 0.45))
        backdrops.rock(spot, [random.uniform(0.13, 0.24)] * 3, m.gold(), seed=random.random() * 9)


def scene() -> None:
    """Sets the picture up."""
    _cart()
    stuff, veins, timber = m.stone((0.13, 0.1, 0.085)), Clay(), Clay()
    for k in range(5):
        y = 0.9 + 2.0 * k
        for s in (-1, 1):
            backdrops.rock((s * 2.75, y - 0.2, 1.5), (1.25, 1.5, 2.3), stuff, rough=0.5, seed=k * 2.1 + s)
            timber.box((s * 1.5, y, 1.4), (0.28, 0.28, 2.8))
            for _ in range(3):
                x, z = s * random.uniform(1.65, 1.9), random.uniform(0.5, 2.4)
                line = [(x, y - 1.1, z), (x + s * 0.1, y - 1.2, z + 0.25), (x - s * 0.05, y - 1.0, z + 0.5)]
                veins.tube([(p[0], p[1] + 0.3 * j, p[2]) for j, p in enumerate(line)], [0.05, 0.11, 0.03], n=7)
        timber.box((0, y, 2.86), (3.5, 0.3, 0.3))
        backdrops.rock((0, y, 4.1), (3, 1.4, 1.15), stuff, rough=0.4, seed=k * 1.3)
        stage.lamp((1.2 - 2.4 * (k % 2), y - 0.3, 2.3), 26, stage.GOLD, size=0.1)
        Clay().ball((1.2 - 2.4 * (k % 2), y - 0.1, 2.45), (0.1, 0.1, 0.14)).mesh(m.glow((1, 0.5, 0.1), 4))
    timber.mesh(m.wood((0.22, 0.12, 0.05)), smooth=False, bevel=0.03)
    veins.mesh(m.gold(), smooth=False)
    star = Clay().place((0, 0.62, 2.62), (90, 0, 0), 0.34)
    for k in range(2):
        star.tube([props.ring(j, 3, 1.0, 0.5236 + 1.0472 * k) for j in range(4)], [0.07] * 4, n=6, steps=1)
    star.mesh(m.gold())
    props.coins((-0.9, -0.9, 0), 0.7, count=90, size=0.12, heap=0.25)
    pick = Clay().place((1.1, -0.6, 0), (0, -14, 14))
    pick.tube([(0, 0, 0), (0, 0, 1.3)], [0.05, 0.05], n=10, side=(1, 0, 0)).mesh(m.wood())
    Clay().place((1.1, -0.6, 0), (0, -14, 14)).tube(
        [(-0.55, 0, 1.05), (0, 0, 1.28), (0.55, 0, 1.05)], [0.015, 0.08, 0.015], n=8
    ).mesh(m.steel())
    backdrops.floor(m.stone((0.09, 0.07, 0.06)))
    backdrops.sparks((1, 0.7, 0.2), (0, 0.6, 1.7), (1.6, 1, 1), count=50, strength=4, size=0.013)
    backdrops.backdrop((0.95, 0.5, 0.1), (0.03, 0.015, 0.005), (0, 11, 1.5), 2.6, 0.8, cloud=0.3)
    stage.lamp((0, 8.5, 1.8), 260, stage.GOLD, size=0.5)
    stage.panel((-1.8, -4.2, 3.6), (0, 0.4, 1.2), 260, (1, 0.8, 0.55), size=1.6)
    stage.panel((2.4, -3.6, 2.6), (0, 0.6, 1.2), 90, (0.6, 0.7, 1), size=1.6)
    stage.camera((0.35, -5.6, 1.75), (0, 1, 1.5), lens=40, f=3.6, focus=(0, 0, 1.2))
