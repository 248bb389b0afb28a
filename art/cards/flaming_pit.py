"""A round pit of fire between iron teeth: one leaf of Life falls in, and Elan and Death come out."""

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    stones = m.stone((0.12, 0.095, 0.085))
    for k in range(17):
        spot = props.ring(k, 17, 1.55)
        backdrops.rock(spot + Vector((0, 0, 0.14)), (0.36, 0.32, 0.3), stones, seed=k * 2.3, rough=0.25)
    Clay().lathe([(0, 0.02), (1.4, 0.02)], n=48).mesh(m.glow((1, 0.16, 0.01), 1.4))
    for k in range(9):
        props.flame(props.ring(k, 9, 0.85) + Vector((0, 0, 0.0)), 1.0 + 0.35 * (k % 3), m.fire(0.8), tongues=8)
    props.flame((0, 0, 0), 2.1, m.fire(0.7), tongues=14)
    teeth = Clay()
    for k in range(11):
        teeth.spike(props.ring(k, 11, 1.95, 0.14), props.ring(k, 11, 1.55, 0.14) + Vector((0, 0, 1.0)), 0.12)
    teeth.mesh(m.iron())
    leaf = Clay().leaf((0.55, -0.35, 3.15), (0.1, -0.4, 2.75), 0.4, normal=(0.3, -1, 0.4), curl=0.25)
    leaf.mesh(m.glow((0.06, 0.9, 0.05), 1.3))
    backdrops.sparks((0.2, 1, 0.1), (0.5, -0.4, 3.2), (0.7, 0.2, 0.5), count=20, strength=2)
    smoke = Clay()
    for k in range(9):
        x = 0.05 * (k - 4)
        line = [(x, 0.1, 1.5), (x - 0.3, 0.1, 2.4), (x - 0.7 + 0.07 * k, 0.2, 3.1), (x * 4 - 1.5, 0.3, 3.9)]
        smoke.tube(line, [0.004, 0.035, 0.045, 0.006], n=10)
    smoke.mesh(m.soft((0.36, 0.06, 0.9), (0.12, 0.01, 0.4), 0.6, thick=0.4, tight=0.9)).visible_shadow = False
    props.skull((-1.55, -1.35, 0.22), 0.85, (0, 0, 25))
    props.skull((1.75, -1.15, 0.22), 0.75, (0, 0, -30))
    props.bone((-0.9, -1.8, 0.08), (-0.2, -2.0, 0.1), 0.06)
    backdrops.cave(m.stone((0.085, 0.06, 0.055)), radius=4.0)
    backdrops.floor(m.stone((0.08, 0.055, 0.05)))
    backdrops.sparks((1, 0.4, 0.05), (0, -0.4, 2.4), (2.2, 1, 1.8), count=90, strength=3)
    backdrops.backdrop((0.3, 0.07, 0.015), (0.012, 0.004, 0.004), (0, 7, 2.2), 4.6, 0.85)
    stage.lamp((0, -0.3, 1.2), 260, stage.ELAN, size=0.6)
    stage.rig((1, 0.7, 0.45), (0.6, 0.3, 1), at=(0, 0, 1.2), power=0.5)
    stage.camera((0, -6.9, 2.7), (0, 0, 1.4), lens=50, f=3)
