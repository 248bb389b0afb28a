"""A silver horse rears among the stars; its mane streams in the colours it brings: Elan, Life or Calm."""

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.beasts import MANE, TAIL, hair, horse
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    turn, where = (0, 24, 0), (0.15, 0, 0.3)
    coat = m.stuff((0.42, 0.46, 0.6), 0.36, 0.3, bump=0.06, scale=7, dark=0.75, light=1.2, coat=0.3)
    horse(coat, m.gold(), turn=turn, where=where)
    placed = Clay().place(where, turn)
    colours = [m.glow((1, 0.09, 0.01), 0.75), m.glow((0.04, 0.75, 0.06), 0.45), m.glow((0.02, 0.16, 1), 0.9)]
    hair(MANE, (1, 0.0, 0.35), colours, count=110, long=0.95, wild=0.13, clay=placed, thick=0.03)
    for k, colour in enumerate(colours):
        hair(TAIL, (1, 0, 0.5 - 0.45 * k), [colour], count=26, long=1.35, wild=0.14, drop=0.4, clay=placed, thick=0.03)
    backdrops.stars(count=200)
    backdrops.sparks((0.8, 0.9, 1), (0.2, 0, 1.7), (4, 2, 2.5), count=50, size=0.014)
    backdrops.mist((0.3, 0.45, 0.9), at=(0, 0.8, -0.1), spread=(3.5, 1.2, 0.2), count=22, strength=0.3)
    backdrops.backdrop((0.05, 0.12, 0.42), (0.004, 0.006, 0.02), (-0.6, 7, 2.4), 6.5, 0.9, cloud=0.7)
    stage.rig((0.85, 0.9, 1), (0.35, 0.55, 1), at=(0, 0, 1.9), power=1.3)
    stage.lamp((0.6, -0.5, 3.2), 40, stage.ELAN)
    stage.camera((-1.6, -7.9, 1.5), (0.12, 0, 1.8), lens=52, f=2.8)
