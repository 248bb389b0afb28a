"""How a single treasure is shown: on a dark stone edged with gold, lit from above, a glow of its colour behind."""

from __future__ import annotations

from collections.abc import Sequence

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay

Colour = Sequence[float]


def display(
    glow: Colour,
    *,
    key: Colour = (1, 0.86, 0.68),
    rim: Colour | None = None,
    power: float = 1.0,
    height: float = 1.62,
) -> None:
    """The ground, the light and the camera for a thing of 2.4 high above the origin; `height` is looked at."""
    slab, dark = Clay(), m.stuff((0.035, 0.031, 0.034), 0.3, bump=0.25, scale=5, dark=0.5)
    slab.lathe([(0, 0.26), (1.22, 0.26), (1.3, 0.2), (1.34, 0.0), (1.6, -0.02), (1.62, -0.2)], n=80).mesh(dark)
    inlay = Clay()
    for r, z in ((1.13, 0.262), (1.32, 0.12)):
        inlay.tube([props.ring(k, 60, r) + stage.Vector((0, 0, z)) for k in range(61)], [0.018] * 61, n=8, steps=1)
    inlay.mesh(m.gold())
    backdrops.floor(m.stuff((0.02, 0.018, 0.02), 0.35, bump=0.3, scale=3, dark=0.5), -0.2)
    middle = tuple(0.3 * c for c in glow)
    backdrops.backdrop(middle, (0.004, 0.004, 0.006), (0, 5.5, 1.9), 3.6, 0.9, cloud=0.4)
    edge = rim or glow
    stage.spot((0.6, -1.6, 6.0), (0, 0, 1.4), 900 * power, key, angle=0.6)
    stage.panel((-3.2, -3.4, 3.2), (0, 0, 1.6), 230 * power, key, size=1.6)
    for s in (-1, 1):
        stage.panel((s * 2.8, 2.6, 2.6), (0, 0, 1.6), 260 * power, edge, size=1.4)
    stage.panel((3.4, -3.0, 0.8), (0, 0, 1.4), 40 * power, edge, size=2)
    stage.camera((0, -6.6, 2.15), (0, 0, height), lens=60, f=3.2)
