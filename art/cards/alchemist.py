"""A bearded alchemist pours four colours together and gets gold: flasks, a glowing crucible, coins."""

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure


def scene() -> None:
    """Sets the picture up."""
    Figure(
        (0.16, 0.075, 0.02),
        (0.06, 0.02, 0.01),
        left=(-0.5, -0.85, 1.75),
        right=(0.55, -0.8, 1.95),
        wide=1.12,
        face=m.skin((0.34, 0.2, 0.13)),
        head_turn=8,
    ).build("cap", beard=(0.5, 0.48, 0.44))
    Clay().box((0, -1.25, 1.02), (4.6, 1.1, 0.12)).mesh(m.wood(), smooth=False, bevel=0.02)
    colours = ((1, 0.1, 0.01), (0.05, 0.8, 0.06), (0.03, 0.2, 1), (0.35, 0.04, 0.9))
    for k, colour in enumerate(colours):
        things.flask((-1.55 + 0.4 * k - 0.05 * (k % 2), -1.15 - 0.2 * (k % 2), 1.08), 0.36, m.glow(colour, 0.9))
        stage.lamp((-1.55 + 0.4 * k, -1.55, 1.35), 2.0, colour)
    things.flask((0.62, -1.03, 2.0), 0.4, m.glow((1, 0.5, 0.04), 1.3))
    pot = Clay().place((0.55, -1.2, 1.08))
    pot.lathe(
        [(0.0, 0.1), (0.2, 0.1), (0.36, 0.3), (0.33, 0.52), (0.4, 0.58), (0.36, 0.6), (0.3, 0.52), (0.0, 0.5)], n=48
    ).mesh(m.iron())
    Clay().ball((0.55, -1.2, 1.6), (0.3, 0.3, 0.03)).mesh(m.glow((1, 0.5, 0.05), 2))
    Clay().tube([(0.5, -1.14, 2.12), (0.5, -1.2, 1.95), (0.53, -1.2, 1.62)], [0.03, 0.035, 0.03]).mesh(
        m.glow((1, 0.45, 0.03), 1.6)
    )
    props.coins((1.35, -1.3, 1.08), 0.4, count=70, size=0.09, heap=0.3)
    props.open_book((-0.35, -1.5, 1.1), 0.5, (12, 0, 6))
    props.candle((1.8, -1.1, 1.08), 0.5, 0.09)
    things.shelves((-1.9, 1.7, 0.4), 2.2, 3.4)
    things.shelves((1.9, 1.7, 0.4), 2.2, 3.4)
    backdrops.backdrop((0.3, 0.14, 0.03), (0.012, 0.007, 0.004), (0, 5, 2.6), 3.6, 0.7)
    backdrops.sparks((1, 0.6, 0.1), (0.55, -1.2, 2.0), (0.8, 0.4, 1.1), count=50, strength=3, size=0.013)
    stage.lamp((0.55, -1.45, 1.85), 26, stage.GOLD)
    stage.rig((1, 0.78, 0.5), (1, 0.6, 0.25), at=(0, 0, 2.1), power=0.6)
    stage.camera((0.1, -6.1, 2.35), (0.05, 0, 2.05), lens=50, f=2.4, focus=(0, -0.8, 2))
