"""A golden chalice in which fire stands instead of wine: two Elan each turn, and a spark that wakes what sleeps."""

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    props.plinth((0, 0, 0), 0.85, 0.45, m.stone((0.13, 0.1, 0.09)))
    props.chalice((0, 0, 0.45), 0.82, m.glass((0.9, 0.02, 0.02), shine=0.4))
    props.flame((0, 0, 2.02), 1.15, m.fire(1.1), tongues=16)
    props.flame((0, -0.05, 2.05), 0.75, m.soft((1, 0.5, 0.08), (1, 0.2, 0.02), 1.8, thick=0.8))
    for x, y, high in (
        (-1.75, 0.5, 0.7),
        (-1.4, -0.25, 0.45),
        (-2.2, 0.1, 0.4),
        (1.5, 0.45, 0.6),
        (1.95, -0.1, 0.4),
        (2.3, 0.6, 0.75),
    ):
        props.candle((x, y, 0), high, 0.11)
    props.book((1.3, -0.75, 0), 0.75, 24)
    architecture.arch((0, 2.4, 0), 2.1, 1.7, m.stone((0.15, 0.11, 0.09)), thick=0.45)
    backdrops.floor(m.stone((0.09, 0.06, 0.05)))
    backdrops.sparks((1, 0.35, 0.04), (0, 0, 3.0), (1.3, 0.8, 1.3), count=60, strength=3)
    backdrops.backdrop((0.34, 0.07, 0.015), (0.014, 0.005, 0.004), (0, 6, 2.4), 4.4, 0.8)
    stage.lamp((0, -0.45, 2.75), 80, essences.ELAN)
    stage.rig((1, 0.75, 0.48), (1, 0.3, 0.1), at=(0, 0, 1.6), power=0.7)
    stage.camera((0, -6.6, 2.15), (0, 0, 1.72), lens=52, f=2.0, focus=(0, -0.6, 1.7))
