"""A white temple on a hill, overgrown, a green flame of Life in its hall: it gives Life and keeps it."""

import bpy

from art.kit import architecture, backdrops, fires, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _green() -> None:
    """What has overgrown it, and the grass about it."""
    for x in (-2.6, 1.75, 2.6):
        line = [(x - 0.2, 0.1, 0.7), (x + 0.24, 0.1, 1.5), (x - 0.2, 0.12, 2.3), (x + 0.2, 0.1, 3.3), (x - 0.3, 0, 3.8)]
        things.vines(line, leaf=0.16, count=80)
    things.vines([(2.6, -0.2, 3.5), (1.4, -0.25, 3.3), (0.8, -0.2, 3.6), (-0.1, -0.2, 3.45)], leaf=0.15, count=60)
    grass = Clay()
    for k in range(2600):
        x, y = -6 + 12 * ((k * 0.618) % 1), -3.4 + 3.6 * ((k * 0.414) % 1)
        if abs(x) > 3.3 or y < -1.9:
            grass.leaf((x, y, -0.3), (x + 0.05 * ((k % 5) - 2), y, -0.2 + 0.04 * (k % 4)), 0.045)
    grass.mesh(m.thin((0.06, 0.2, 0.03)))


def _flames(marble: bpy.types.Material) -> None:
    """The flame of Life in the hall, and two more before the stairs."""
    props.plinth((0, 1.9, 0.75), 0.55, 0.7, marble)
    for s in (-1, 1):
        props.plinth((s * 2.55, -2.6, -0.25), 0.34, 0.95, marble)
        fires.blaze((s * 2.55, -2.6, 0.66), 0.26, 0.8, fires.burning(0.66, 1.4, fires.GREEN, 1.1), count=20, licks=4)
        stage.lamp((s * 2.55, -2.75, 1.2), 45, essences.LIFE, size=0.2)
    fires.blaze((0, 1.9, 1.4), 0.42, 1.7, fires.burning(1.4, 3.0, fires.GREEN, 1.2), count=34)


def scene() -> None:
    """Sets the picture up."""
    marble = m.stone((0.5, 0.47, 0.4))
    architecture.stairs((0, -1.5, 0), 6.4, 6, marble, rise=0.13, run=0.26)
    Clay().box((0, 2.6, 0.3), (6.2, 5.4, 0.9)).mesh(marble, smooth=False, bevel=0.03)
    for x in (-2.6, -1.75, -0.95, 0.95, 1.75, 2.6):
        architecture.column((x, 0.4, 0.75), 0.24, 2.5, marble)
        if abs(x) > 1:
            architecture.column((x, 3.6, 0.75), 0.24, 2.5, marble, flutes=8)
    roof = Clay().box((0, 2.4, 3.42), (6.1, 5.2, 0.34)).box((0, 2.4, 3.66), (6.4, 5.5, 0.14))
    for y, deep, rim in ((-0.05, 0.25, 1.0), (0.15, 5.0, 0.93)):
        half, top, z = 3.2 * rim, 1.25 * rim, 3.73
        ends = [(x, y + d, h) for d in (0, deep) for x, h in ((-half, z), (half, z), (0, z + top))]
        roof.add(ends, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)])
    roof.mesh(marble, smooth=False)
    slopes = Clay()
    for s in (-1, 1):
        slopes.place((s * 1.62, 2.3, 4.42), (0, s * 21.3, 0)).box((0, 0, 0), (3.55, 5.5, 0.13))
    slopes.mesh(marble, smooth=False, bevel=0.02)
    sign, leaf = Clay(), m.glow((0.05, 0.6, 0.04), 1.2)
    for s in (-1, 0, 1):
        sign.leaf((s * 0.07, -0.12, 3.98), (s * 0.36, -0.14, 4.24 + 0.26 * (s == 0)), 0.19)
    sign.mesh(leaf)
    architecture.wall((0, 5.0, 0.7), 6, 2.9, m.stone((0.2, 0.24, 0.16)))
    _flames(marble)
    stage.lamp((0, 1.2, 2.2), 190, essences.LIFE, size=0.4)
    stage.lamp((-1.9, 2.6, 2.4), 50, essences.LIFE)
    stage.lamp((1.9, 2.6, 2.4), 50, essences.LIFE)
    _green()
    backdrops.floor(m.stone((0.05, 0.085, 0.03)), -0.3)
    for x, y, r in ((-4.6, 3, 1.6), (-5.6, 5, 2.4), (4.7, 3.4, 1.7), (6, 5, 2.5)):
        backdrops.rock((x, y, 0.6), (r, r, r * 1.3), m.stone((0.03, 0.07, 0.03)), rough=0.6, seed=x)
    backdrops.sparks((0.5, 1, 0.3), (0, 0, 1.8), (5, 2, 2), count=60, strength=3)
    backdrops.backdrop((0.3, 0.62, 0.34), (0.01, 0.03, 0.03), (0, 11, 3.6), 9, 0.75, cloud=0.4)
    stage.rig((1, 0.85, 0.6), (0.5, 1, 0.65), at=(0, 1, 2.2), size=1.6, power=1.3)
    stage.camera((-2.6, -10.6, 1.9), (0, 0.4, 2.3), lens=43, f=4)
