"""A white temple on a hill, overgrown, a green flame of Life in its hall: it gives Life and keeps it."""

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    marble = m.stone((0.5, 0.47, 0.4))
    architecture.stairs((0, -1.5, 0), 6.4, 6, marble, rise=0.13, run=0.26)
    Clay().box((0, 2.6, 0.3), (6.2, 5.4, 0.9)).mesh(marble, smooth=False, bevel=0.03)
    for x in (-2.5, -1.5, -0.62, 0.62, 1.5, 2.5):
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
    sign, leaf = Clay(), m.glow((0.08, 0.9, 0.08), 1.4)
    for s in (-1, 0, 1):
        sign.leaf((s * 0.1, -0.12, 3.95), (s * 0.5, -0.14, 4.35 + 0.32 * (s == 0)), 0.24)
    sign.mesh(leaf)
    architecture.wall((0, 5.0, 0.7), 6, 2.9, m.stone((0.2, 0.24, 0.16)))
    props.plinth((0, 2.2, 0.75), 0.42, 0.8, marble)
    props.flame((0, 2.2, 1.5), 1.25, m.soft((0.35, 1, 0.2), (0.02, 0.5, 0.04), 1.4, thick=0.8))
    stage.lamp((0, 1.7, 2.1), 190, stage.LIFE, size=0.4)
    stage.lamp((-1.9, 2.6, 2.4), 50, stage.LIFE)
    stage.lamp((1.9, 2.6, 2.4), 50, stage.LIFE)
    for x in (-2.5, 1.5, 2.5):
        line = [(x - 0.2, 0.1, 0.7), (x + 0.24, 0.1, 1.5), (x - 0.2, 0.12, 2.3), (x + 0.2, 0.1, 3.3), (x - 0.3, 0, 3.8)]
        things.vines(line, leaf=0.16, count=80)
    things.vines([(2.6, -0.2, 3.5), (1.4, -0.25, 3.3), (0.8, -0.2, 3.6), (-0.1, -0.2, 3.45)], leaf=0.15, count=60)
    grass, ground = Clay(), m.stone((0.05, 0.085, 0.03))
    for k in range(500):
        x, y = -6 + 12 * ((k * 0.618) % 1), -3.4 + 3.6 * ((k * 0.414) % 1)
        if abs(x) > 3.3 or y < -1.9:
            grass.leaf((x, y, -0.3), (x + 0.1 * ((k % 5) - 2), y, 0.02 + 0.05 * (k % 4)), 0.07)
    grass.mesh(m.thin((0.06, 0.2, 0.03)))
    backdrops.floor(ground, -0.3)
    for x, y, r in ((-4.6, 3, 1.6), (-5.6, 5, 2.4), (4.7, 3.4, 1.7), (6, 5, 2.5)):
        backdrops.rock((x, y, 0.6), (r, r, r * 1.3), m.stone((0.03, 0.07, 0.03)), rough=0.6, seed=x)
    backdrops.sparks((0.5, 1, 0.3), (0, 0, 1.8), (5, 2, 2), count=60, strength=3)
    backdrops.backdrop((0.3, 0.62, 0.34), (0.01, 0.03, 0.03), (0, 11, 3.6), 9, 0.75, cloud=0.4)
    stage.rig((1, 0.85, 0.6), (0.5, 1, 0.65), at=(0, 1, 2.2), size=1.6, power=1.3)
    stage.camera((-1.6, -10.4, 1.5), (0, 0.4, 2.4), lens=44, f=4)
