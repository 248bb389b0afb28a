"""A hooded scholar in a library reads by candle from a great book, from which one glowing leaf rises."""

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure


def scene() -> None:
    """Sets the picture up."""
    Figure(
        (0.12, 0.03, 0.025),
        left=(-0.62, -0.95, 1.42),
        right=(0.62, -0.95, 1.42),
        stoop=0.2,
        face=m.skin((0.26, 0.16, 0.11)),
    ).build("hood", beard=(0.16, 0.1, 0.06))
    Clay().box((0, -1.35, 1.02), (4.6, 1.3, 0.12)).mesh(m.wood(), smooth=False, bevel=0.02)
    props.open_book((0, -1.35, 1.36), 1.15, (48, 0, 0))
    Clay().place((0, -1.05, 1.25), (48, 0, 0)).box((0, 0, -0.08), (1.5, 1.1, 0.06)).mesh(m.wood(), smooth=False)
    for k, (x, z, tilt) in enumerate(((0.15, 2.1, 12), (-0.55, 2.45, -16), (0.75, 2.75, 22))):
        leaf = Clay().place((x, -1.15 + 0.12 * k, z), (78, tilt, 8), 0.4 - 0.04 * k)
        leaf.grid(lambda u, v: ((u - 0.5) * 0.8, v - 0.5, 0.1 * (2 * u - 1) ** 2), 8, 2).mesh(
            m.glow((1, 0.55, 0.16), 0.7)
        )
    for x, colour in ((-1.55, (0.05, 0.09, 0.06)), (-1.5, (0.04, 0.05, 0.14)), (1.55, (0.2, 0.12, 0.05))):
        high = 1.08 + (0.2 if x == -1.5 else 0)
        props.book((x, -1.3, high), 0.7, 20 * x, colour)
    props.candle((1.55, -1.3, 1.24), 0.4, 0.09)
    props.candle((-1.05, -1.65, 1.08), 0.5, 0.09)
    props.skull((-1.5, -1.3, 1.62), 0.7, (0, 0, 24))
    for x in (-2.1, 0, 2.1):
        things.shelves((x, 1.8, 0.2), 2.0, 4.4, rows=6)
    backdrops.sparks((1, 0.6, 0.2), (0, -1.1, 2.3), (1.4, 0.4, 1.2), count=40, strength=2.5, size=0.012)
    stage.lamp((0, -1.5, 1.95), 24, (1, 0.65, 0.3))
    stage.panel((0, -2.5, 5), (0, 1.8, 2), 90, (1, 0.7, 0.4), size=2)
    stage.rig((1, 0.75, 0.5), (1, 0.55, 0.25), at=(0, 0, 2.1), power=0.6)
    stage.camera((0, -6.2, 2.4), (0, 0, 2.05), lens=50, f=2.4, focus=(0, -0.8, 2))
