"""The alchemist's tower on its crag: four windows of Elan, Life, Calm and Death, and Gold burning at its tip."""

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    stuff, crag = m.stone((0.26, 0.23, 0.24)), m.stone((0.11, 0.095, 0.1))
    for k, (x, z, r) in enumerate(
        ((0, -1.0, 2.4), (-1.3, -1.5, 2.0), (1.4, -1.6, 2.0), (-2.9, -2.1, 1.9), (3, -2.2, 2))
    ):
        backdrops.rock((x, 0.6 + 0.2 * k, z), (r, 1.6, 1.9), crag, rough=0.55, seed=k * 2.3)
    roof = m.stuff((0.2, 0.05, 0.03), 0.5, bump=0.6, scale=14)
    architecture.tower((0, 0, 0.3), 0.95, 3.7, stuff, roof=roof, windows=0)
    architecture.tower((1.18, 0.25, 1.6), 0.42, 1.9, stuff, roof=roof, window=m.glow((1, 0.45, 0.1), 2.5), windows=1)
    architecture.tower((-1.12, 0.3, 0.6), 0.36, 1.7, stuff, roof=roof, window=m.glow((1, 0.45, 0.1), 2.5), windows=1)
    Clay().spike((1.1, 0.2, 0.5), (1.2, 0.25, 1.7), 0.3).spike((1.5, 0.3, 1.7), (0.8, 0.2, 0.9), 0.3).mesh(stuff)
    panes, frames = [Clay() for _ in range(4)], Clay()
    colours = ((1, 0.09, 0.01), (0.04, 0.85, 0.06), (0.02, 0.18, 1), (0.36, 0.03, 1))
    for k, (pane, colour) in enumerate(zip(panes, colours, strict=True)):
        x, z = (-0.33, 0.3)[k % 2], (2.75, 2.75, 1.55, 1.55)[k]
        y = -0.98
        pane.box((x, y, z), (0.36, 0.2, 0.5)).tube([(x, y - 0.1, z + 0.25), (x, y + 0.1, z + 0.25)], [0.18, 0.18], n=24)
        pane.mesh(m.glow(colour, 1.7), smooth=False)
        for dx in (-0.22, 0.22):
            frames.box((x + dx, y - 0.02, z - 0.02), (0.09, 0.3, 0.6))
        frames.box((x, y - 0.04, z - 0.3), (0.62, 0.36, 0.1))
        ring = [
            (x + 0.22 * c, y - 0.12, z + 0.26 + 0.22 * s) for c, s in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0))
        ]
        frames.tube(ring, [0.05] * 5, n=8)
        frames.box((x, y - 0.1, z + 0.05), (0.03, 0.06, 0.75)).box((x, y - 0.1, z), (0.36, 0.06, 0.03))
        stage.lamp((x * 1.3, y - 0.6, z), 22, colour)
    frames.mesh(stuff, smooth=False, bevel=0.015)
    architecture.arch((0, -0.98, 0.2), 0.3, 0.42, stuff, thick=0.14, deep=0.4)
    Clay().box((0, -0.9, 0.45), (0.55, 0.3, 0.6)).mesh(m.wood((0.12, 0.06, 0.03)), smooth=False)
    architecture.stairs((0.1, -3.0, -0.72), 0.75, 8, stuff, rise=0.13, run=0.25)
    props.flame((0, 0, 6.45), 0.75, m.soft((1, 0.62, 0.08), (0.9, 0.25, 0.01), 1.6, thick=0.9))
    stage.lamp((0, -0.6, 6.9), 190, stage.GOLD)
    Clay().ball((-3.3, 12, 5.2), 1.25, n=40).mesh(m.glow((0.9, 0.8, 0.6), 0.9))
    backdrops.stars(11.5, count=150)
    for k, (x, z, r) in enumerate(((-5.5, -1.5, 3), (5.5, -1.2, 3.4), (1, -2.2, 3), (-9, -1, 4), (9, -1, 4))):
        backdrops.rock((x, 8.5, z), (r, 1, r * 0.8), m.stone((0.035, 0.04, 0.07)), rough=0.8, seed=k * 3.1 + 1)
    backdrops.mist((0.45, 0.4, 0.6), at=(0, 4.5, 0.1), spread=(6, 1.5, 0.4), count=26, strength=0.2)
    backdrops.backdrop((0.3, 0.22, 0.36), (0.01, 0.014, 0.05), (-0.5, 13, 3.8), 9, 0.8, cloud=0.5)
    stage.rig((1, 0.78, 0.5), (0.45, 0.6, 1), at=(0, 0, 2.8), size=1.4, power=1.1)
    stage.camera((-0.5, -12.4, 2.2), (0.1, 0, 3.62), lens=42, f=4)
