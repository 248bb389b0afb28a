"""Catacombs: a passage of skulls, lit by candles, that leads down to where violet light waits for the dead."""

import random

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, again
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    stuff = m.stone((0.14, 0.12, 0.13))
    for k in range(5):
        architecture.arch((0, 0.4 + 2.1 * k, 0), 1.75, 1.75, stuff, thick=0.42, deep=0.55)
    skull = props.skull((0, 0, 0), 0.62, jaw=False)
    for s in (-1, 1):
        for j in range(7):
            Clay().box((s * 2.0, 3.8, 0.2 + 0.46 * j), (0.7, 9, 0.07)).mesh(stuff, smooth=False)
            for k in range(9):
                if random.random() < 0.9:
                    spot = (s * 1.72, 0.95 + 0.5 * k + random.uniform(-0.05, 0.05), 0.34 + 0.46 * j)
                    again(skull, spot, (0, 0, -s * (62 + random.uniform(-20, 20))), 1)
        Clay().box((s * 2.6, 4, 2), (0.6, 12, 5)).mesh(stuff, smooth=False)
    for part in skull:
        part.hide_render = True
    bones = Clay()
    for k in range(12):
        x, y = random.choice((-1, 1)) * random.uniform(0.8, 1.5), 0.2 + 0.35 * k
        props.bone((x, y, 0.06), (x + random.uniform(-0.4, 0.4), y + random.uniform(-0.3, 0.3), 0.08), 0.05, bones)
    bones.mesh(m.bone())
    for x, y, high in (
        (-1.25, 0.1, 0.5),
        (1.2, 0.25, 0.4),
        (1.42, -0.1, 0.7),
        (-1.2, 2.6, 0.5),
        (1.2, 3.4, 0.5),
        (-1.15, 5.4, 0.5),
    ):
        props.candle((x, y, 0), high, 0.1, power=9)
    props.skull((-0.95, -0.35, 0.24), 0.85, (0, 0, 25), eyes=m.glow((0.45, 0.08, 1), 3))
    architecture.stairs((0, 8.4, -0.05), 2.6, 6, stuff, rise=-0.14)
    stage.lamp((0, 8.6, 1.6), 420, essences.DEATH, size=0.6)
    stage.lamp((0, 4.6, 2.8), 40, essences.DEATH)
    stage.lamp((0, 0.6, 2.6), 26, (1, 0.6, 0.3))
    backdrops.mist((0.4, 0.16, 0.8), at=(0, 6.4, 0.2), spread=(1.0, 2.6, 0.2), count=26, strength=0.35)
    backdrops.backdrop((0.42, 0.14, 0.95), (0.02, 0.006, 0.05), (0, 11, 1.5), 2.6, 0.8, cloud=0.3)
    backdrops.floor(m.stone((0.1, 0.09, 0.09)))
    stage.panel((0, -4, 4), (0, 1, 1.5), 130, (1, 0.75, 0.55), size=2)
    stage.camera((0.25, -4.9, 1.75), (0, 2, 1.62), lens=42, f=3.2, focus=(0, 0.4, 1.5))
