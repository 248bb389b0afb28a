"""A dragon guards its hoard in a cave: gold for who turns a dragon here, and dragons come cheaper."""

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.dragons import Dragon, wing
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    backdrops.cave(m.stone((0.1, 0.075, 0.06)), radius=4.0, at=(0, 1.5, 2.2))
    hide = m.scales((0.1, 0.16, 0.07), (0.015, 0.02, 0.012), 0.09)
    horn = m.stuff((0.25, 0.18, 0.1), 0.4, bump=0.4, scale=12)
    neck = [(2.3, 3.4, 0.6), (2.5, 2.6, 1.7), (2.1, 1.7, 2.7), (1.5, 1.0, 2.95), (1.0, 0.5, 2.55), (0.45, 0.1, 2.25)]
    belly = m.stuff((0.5, 0.35, 0.12), 0.4, bump=0.3, scale=8)
    Dragon(hide, horn, m.glow((1, 0.5, 0.03), 5), neck=neck, turn=(0, -12, 28), jaw=14, size=0.8, belly=belly).build()
    skin = m.thin((0.14, 0.17, 0.06), 0.6, 0.5)
    wing((2.6, 3.2, 1.2), (0.9, 3.9, 4.3), [(-2.7, 4.2, 4.2), (-2.8, 4.2, 2.6), (-1.6, 4.0, 1.4)], horn, skin)
    backdrops.rock((1.5, 4.2, 0.4), (2.4, 1.3, 1.5), hide, rough=0.12)
    props.coins((-0.6, 1.2, 0), 2.9, count=900, size=0.14, heap=1.35)
    props.coins((0.5, -0.9, 0), 2.2, count=160, size=0.14, heap=0.1)
    backdrops.rock((-0.6, 1.5, -0.5), (2.8, 2.2, 1.2), m.gold(), rough=0.15)
    things.chest((-1.75, 0.2, 0.3), 0.95, (4, -6, 28))
    props.chalice((0.35, -0.55, 0.1), 0.34, m.glass((0.9, 0.03, 0.03), shine=0.3))
    for k, (x, y, z) in enumerate(((-0.5, -0.35, 0.4), (-0.95, -0.75, 0.2), (1.5, -0.5, 0.2), (0.9, 0.0, 0.5))):
        colour = ((1, 0.06, 0.02), (0.05, 0.8, 0.08), (0.03, 0.2, 1), (0.4, 0.05, 1))[k]
        things.gem((x, y, z), 0.22, m.glass(colour, shine=0.5), turn=(30 * k, 40, 20))
    props.skull((1.75, -1.15, 0.22), 0.8, (0, 0, -30))
    things.sword((-1.35, 1.0, 1.85), 0.75, (180, 14, 20))
    backdrops.floor(m.stone((0.08, 0.06, 0.05)))
    stage.lamp((-1.1, 0.6, 2.6), 130, essences.GOLD, size=0.5)
    stage.lamp((0.6, -1.2, 0.9), 26, essences.GOLD, size=0.3)
    stage.lamp((-0.8, 4.4, 3.2), 260, essences.ELAN, size=0.6)
    backdrops.sparks((1, 0.6, 0.15), (0, 0.5, 2), (2.6, 1.5, 1.6), count=70, strength=4, size=0.014)
    backdrops.mist((0.9, 0.4, 0.15), at=(0, 3.6, 0.9), spread=(3, 0.8, 0.4), count=14, strength=0.14)
    backdrops.backdrop((0.85, 0.3, 0.07), (0.03, 0.01, 0.006), (-0.7, 7, 3.0), 5, 0.75, cloud=0.4)
    stage.panel((-3.4, -4.0, 4.2), (0.3, 0, 1.8), 380, (1, 0.8, 0.55), size=2)
    stage.panel((4.0, -1.0, 4.4), (0.8, 0.5, 2.2), 420, (0.6, 0.8, 1), size=1.6)
    stage.camera((-0.1, -6.9, 2.2), (0, 0.5, 1.95), lens=42, f=3.4, focus=(0.2, 0, 2))
