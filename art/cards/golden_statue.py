"""A golden statue of a crowned figure on a plinth, coins at its feet: for three Gold it shines as worth three more."""

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure


def scene() -> None:
    """Sets the picture up."""
    gold = m.gold()
    statue = Figure(left=(-0.34, -0.62, 1.72), right=(0.34, -0.62, 1.72), wide=0.85, skin=gold, face=gold, trim=gold)
    statue.build("circlet")
    for thing in stage.bpy.data.objects:
        if thing.type == "MESH":
            thing.data.materials.clear()
            thing.data.materials.append(gold)
            thing.location.z += 0.75
    things.sword((0, -0.72, 2.38), 0.85, (180, 0, 0), gold)
    sun = Clay().place((0, 0.28, 3.55), (90, 0, 0))
    for k in range(20):
        sun.spike(props.ring(k, 20, 0.55), props.ring(k, 20, 0.98 if k % 2 else 0.78), 0.06)
    sun.tube([props.ring(k, 40, 0.55) for k in range(41)], [0.05] * 41, n=8, steps=2)
    sun.mesh(gold)
    Clay().box((0, 0, 0.36), (2.6, 2.0, 0.72)).mesh(m.stone((0.13, 0.12, 0.13)), smooth=False, bevel=0.05)
    props.coins((0, -1.5, 0), 1.5, count=160, size=0.13, heap=0.3)
    for s in (-1, 1):
        architecture.column((s * 2.2, 0.9, 0), 0.36, 4.6, m.stone((0.15, 0.13, 0.12)))
        architecture.column((s * 3.3, 2.9, 0), 0.36, 4.6, m.stone((0.15, 0.13, 0.12)))
        props.candle((s * 1.6, -0.9, 0), 0.6, 0.11, power=9)
    backdrops.floor(m.stuff((0.07, 0.05, 0.04), 0.25, bump=0.3, scale=3))
    backdrops.sparks((1, 0.7, 0.2), (0, -0.4, 2.4), (2.4, 0.8, 2.4), count=60, strength=3, size=0.013)
    backdrops.backdrop((0.34, 0.2, 0.05), (0.012, 0.009, 0.006), (0, 6, 3.0), 4.2, 0.8)
    stage.spot((0, -2.5, 6.5), (0, 0, 2.3), 900, (1, 0.9, 0.65), angle=0.7)
    stage.rig((1, 0.85, 0.6), (1, 0.7, 0.35), at=(0, 0, 2.4), power=0.9)
    stage.camera((0, -7.8, 2.35), (0, 0, 2.3), lens=50, f=2.8)
