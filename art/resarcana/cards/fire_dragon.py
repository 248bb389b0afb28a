"""A red dragon breathes fire to the left over a burning land: rivals lose Life, and only Calm quenches it."""

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.dragons import Dragon, breath, wing
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.42, 0.03, 0.012), (0.05, 0.006, 0.004), 0.085)
    horn = m.stuff((0.1, 0.07, 0.05), 0.35, bump=0.4, scale=12)
    neck = [(2.9, 1.0, -1.0), (2.2, 0.7, 0.1), (1.65, 0.35, 1.1), (1.75, 0.1, 2.1), (1.35, 0, 2.9), (0.62, -0.05, 3.2)]
    dragon = Dragon(hide, horn, m.glow((1, 0.65, 0.08), 5), horns="swept", neck=neck, turn=(0, -8, 14), jaw=34)
    dragon.build()
    skin = m.thin((0.5, 0.06, 0.02), 0.6, 0.55)
    wing(
        (2.4, 1.0, 0.9),
        (1.3, 2.2, 4.2),
        [(-2.9, 2.8, 5.0), (-3.0, 2.9, 3.3), (-2.2, 2.7, 1.8), (-0.3, 2.3, 0.9)],
        horn,
        skin,
    )
    wing((2.8, 1.2, 0.9), (3.4, 2.2, 3.6), [(5.2, 2.8, 5.2), (5.6, 2.9, 3.4), (5.0, 2.6, 1.6)], horn, skin)
    mouth = dragon.mouth(0.7)
    away = mouth + (dragon.mouth(4.2) - mouth)
    breath(
        mouth,
        away,
        [m.fire(1.1), m.fire(1.6), m.soft((1, 0.2, 0.01), (0.6, 0.03, 0.0), 0.5, thick=0.35, tight=0.95)],
        wide=1.2,
    )
    backdrops.sparks((1, 0.4, 0.06), (-1.8, 0, 2.0), (3, 1.5, 2), count=70)
    backdrops.backdrop((0.5, 0.1, 0.015), (0.02, 0.004, 0.004), (-2.0, 7, 1.8), 7.5, 0.8)
    stage.lamp(dragon.mouth(1.6) + stage.Vector((0, -0.6, 0)), 260, essences.ELAN, size=0.4)
    stage.rig((1, 0.75, 0.5), (1, 0.35, 0.12), at=(0.6, 0, 2.7), power=1.1, left=False)
    stage.camera((-0.35, -8.8, 2.9), (-0.1, 0, 2.75), lens=48, f=2.8)
