"""A retort over a flame: four essences lie in it one above the other, and Gold drips from its beak, two pieces yet."""

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.kit.treasure import display
from art.resarcana import essences

LAYERS = ((1, 0.07, 0.005), (0.03, 0.75, 0.04), (0.015, 0.14, 1), (0.32, 0.03, 0.95))


def _retort() -> None:
    """A round vessel of glass with a long beak, and the layers in it."""
    vessel = Clay().ball((0.3, 0, 1.72), 0.66, n=48)
    beak = [(0.25, 0, 2.25), (0.05, 0, 2.55), (-0.3, 0, 2.52), (-0.65, 0, 2.1), (-0.92, 0, 1.55)]
    vessel.tube(beak, [0.34, 0.26, 0.19, 0.12, 0.07], n=28)
    vessel.flesh(m.glass((0.95, 0.98, 1), ior=1.18), voxel=0.03, smooth=8)
    for k, colour in enumerate(LAYERS):
        low, high = -0.5 + 0.19 * k, -0.31 + 0.19 * k
        profile = [((0.53**2 - z * z) ** 0.5, z) for z in (low + (high - low) * j / 6 for j in range(7))]
        band = [(0.0, low), *profile, (0.0, high)]
        Clay().place((0.3, 0, 1.72)).lathe(band, n=48).mesh(m.glow(colour, 0.62))


def scene() -> None:
    """Sets the picture up."""
    _retort()
    drip = [(p.x, p.y, p.z) for p in along([(-0.3, 0, 2.5), (-0.65, 0, 2.08), (-0.92, 0, 1.53)], 5)]
    melt = m.glow((1, 0.45, 0.03), 1.5)
    Clay().tube(drip, [0.05] * 6 + [0.035] * 5, n=10, steps=2).mesh(melt)
    for k, z in enumerate((1.36, 1.12, 0.92)):
        Clay().tube(
            [(-0.94, 0, z + 0.1), (-0.94, 0, z), (-0.94, 0, z - 0.04)], [0.004, 0.05 - 0.006 * k, 0.01], n=12
        ).mesh(melt)
    for x, y, turn in ((-1.02, -0.12, 30), (-0.58, -0.5, -14)):
        bar = Clay().place((x, y, 0.38 + 0.02 * (y > 0)), (0, 0, turn))
        bar.box((0, 0, 0), (0.56, 0.24, 0.2)).mesh(m.gold(), smooth=False, bevel=0.05)
    iron = Clay()
    iron.tube([props.ring(k, 36, 0.5) + stage.Vector((0.3, 0, 1.22)) for k in range(37)], [0.035] * 37, n=8, steps=1)
    for k in range(3):
        foot = props.ring(k, 3, 0.72, 0.5) + stage.Vector((0.3, 0, 0.27))
        iron.tube([props.ring(k, 3, 0.5, 0.5) + stage.Vector((0.3, 0, 1.22)), foot], [0.035, 0.045], n=9)
    iron.mesh(m.iron())
    props.plinth((0.3, 0, 0.26), 0.2, 0.14, m.gold())
    props.flame((0.3, 0, 0.4), 0.62)
    stage.lamp((0.3, -0.3, 0.75), 14, essences.ELAN)
    stage.lamp((-0.95, -0.5, 0.95), 12, essences.GOLD)
    backdrops.sparks((1, 0.6, 0.1), (-0.9, -0.1, 0.9), (0.5, 0.3, 0.7), count=40, strength=4, size=0.013)
    display((1, 0.55, 0.15))
