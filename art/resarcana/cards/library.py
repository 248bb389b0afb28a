"""A hall of books that goes on and on; one lies open under a lamp, and pages fly: every turn gives a card."""

import random

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    for k in range(4):
        y = 0.2 + 2.3 * k
        for s in (-1, 1):
            bookcase = Clay().place((0, 0, 0))
            before = set(stage.bpy.data.objects)
            things.shelves((0, 0, 0), 1.95, 4.2, rows=7, deep=0.45)
            turn = Clay().place((s * 2.15, y + 0.2, 0), (0, 0, s * 90)).turn
            for thing in set(stage.bpy.data.objects) - before:
                thing.matrix_world = turn @ thing.matrix_world
            bookcase.box((s * 2.1, y - 1.0, 2.1), (0.5, 0.26, 4.3)).mesh(m.wood(), smooth=False, bevel=0.03)
            stage.lamp((s * 1.3, y - 0.9, 2.5), 9, (1, 0.6, 0.25), size=0.1)
            things.lantern((s * 1.72, y - 1.0, 2.6), 0.26)
        architecture.arch((0, y - 1.0, 1.9), 1.95, 2.2, m.wood((0.22, 0.12, 0.05)), thick=0.24, deep=0.24)
    backdrops.floor(m.stuff((0.13, 0.07, 0.035), 0.25, bump=0.1, scale=3))
    Clay().box((0, 4, 0.01), (1.5, 12, 0.02)).mesh(m.cloth((0.25, 0.02, 0.02)), smooth=False)
    for x in (-0.7, 0.7):
        Clay().box((x, 4, 0.015), (0.07, 12, 0.02)).mesh(m.gold(), smooth=False)
    glass = Clay().grid(lambda u, v: ((u - 0.5) * 2.2, 10.2, 0.9 + v * 3.4), 2, 2)
    glass.mesh(m.painted((0.35, 0.6, 1.0), (0.03, 0.1, 0.4), (0, 10.2, 2.8), 2.6, 1.2, cloud=0.2), smooth=False)
    bars = Clay()
    for x in (-1.1, -0.37, 0.37, 1.1):
        bars.box((x, 10.1, 2.6), (0.07, 0.1, 3.6))
    for z in (0.9, 2.0, 3.1, 4.2):
        bars.box((0, 10.1, z), (2.3, 0.1, 0.07))
    bars.mesh(m.iron(), smooth=False)
    Clay().box((0, 10.6, 3), (9, 0.3, 8)).mesh(m.stone((0.12, 0.09, 0.08)), smooth=False)
    stage.lamp((0, 9.3, 2.8), 240, (0.4, 0.6, 1), size=0.8)
    props.plinth((0, 0.1, 0), 0.42, 0.95, m.wood())
    Clay().place((0, 0.0, 1.08), (26, 0, 0)).box((0, 0, 0), (1.5, 1.0, 0.07)).mesh(m.wood(), smooth=False, bevel=0.02)
    props.open_book((0, -0.02, 1.12), 1.1, (26, 0, 0))
    stage.lamp((0, -0.6, 2.3), 22, (1, 0.75, 0.4), size=0.2)
    pages = Clay()
    for k in range(16):
        t = k / 15
        spot = (0.9 * random.uniform(-1, 1) * (0.4 + t), 0.2 + 3.2 * t, 1.6 + 2.1 * t + random.uniform(-0.2, 0.2))
        pages.place(spot, (random.uniform(20, 90), random.uniform(-40, 40), random.uniform(-50, 50)), 0.34)
        pages.grid(lambda u, v: (u - 0.5, (v - 0.5) * 1.35, 0.18 * (u - 0.5) ** 2 * 4), 6, 2)
    pages.mesh(m.thin((0.75, 0.6, 0.38), 0.8, 0.3))
    for x, z in ((-1.15, 0), (1.2, 0)):
        for k in range(4 + (x > 0)):
            props.book((x, -0.1, z + 0.24 * k), 0.85, 17 * k - 20, ((0.25, 0.04, 0.03), (0.03, 0.08, 0.2))[k % 2])
    props.candle((-1.15, -0.1, 0.96), 0.3, 0.08, power=7)
    props.candle((1.2, -0.1, 1.2), 0.24, 0.08, power=7)
    backdrops.sparks((1, 0.75, 0.35), (0, 2, 2), (3, 4, 2), count=70, strength=3, size=0.012)
    stage.air((0.03, 0.022, 0.016))
    stage.panel((0, -4.5, 4), (0, 1, 1.6), 150, (1, 0.75, 0.5), size=2)
    stage.camera((0, -4.9, 1.9), (0, 2, 1.85), lens=38, f=3.2, focus=(0, 0, 1.3))
