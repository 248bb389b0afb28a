"""A forge with a skull for its hearth; red iron on the anvil, and the curse as violet smoke: it wants Death or rest."""

import random

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay


def _anvil(iron: stage.bpy.types.Material) -> None:
    """The anvil with a red sword on it, a hammer beside it."""
    anvil = Clay().place((0.05, -1.5, 0), (0, 0, -12))
    anvil.box((0, 0, 0.62), (0.95, 0.5, 0.16)).box((0, 0, 1.1), (1.35, 0.52, 0.26)).box((0, 0, 0.85), (0.5, 0.34, 0.4))
    anvil.mesh(iron, smooth=False, bevel=0.05)
    Clay().place((0.05, -1.5, 0), (0, 0, -12)).spike((-0.6, 0, 1.08), (-1.45, 0, 1.2), 0.22, bend=(0, 0, -0.06)).mesh(
        iron
    )
    Clay().lathe([(0, 0), (0.62, 0), (0.56, 0.55), (0, 0.55)], (0.05, -1.5, 0), n=20).mesh(m.wood(), smooth=False)
    things.sword((-0.85, -1.62, 1.27), 0.95, (90, 0, 0), m.glow((1, 0.14, 0.01), 1.7))
    for thing in list(stage.bpy.data.objects)[-3:]:
        turn = Clay().place((-0.75, -1.58, 1.27), (0, 90, -10)).turn @ Clay().place((0, 0, 0), (0, 0, 35)).turn
        back = Clay().place((-0.85, -1.62, 1.27), (90, 0, 0)).turn.inverted()
        thing.matrix_world = turn @ back
    stage.lamp((0.5, -1.7, 1.8), 32, stage.ELAN, size=0.2)
    hammer = Clay().place((1.75, -1.2, 0.0), (0, -12, 20))
    hammer.tube([(0, 0, 0.1), (0, 0, 1.3)], [0.05, 0.05], n=10, side=(1, 0, 0)).mesh(m.wood())
    Clay().place((1.75, -1.2, 0.0), (0, -12, 20)).box((0, 0, 0.22), (0.75, 0.34, 0.36)).mesh(
        iron, smooth=False, bevel=0.04
    )


def scene() -> None:
    """Sets the picture up."""
    stuff, iron = m.stone((0.15, 0.12, 0.11)), m.iron()
    architecture.wall((0, 3.2, 0), 9, 5.4, stuff)
    head = props.skull((0, 2.5, 2.35), 5.6, (-4, 0, 0), eyes=m.glow((0.4, 0.05, 1), 3.0), jaw=False)
    head[0].data.materials.clear()
    head[0].data.materials.append(m.stone((0.2, 0.16, 0.15)))
    fire = Clay().place((0, 1.25, 0.9))
    fire.box((0, 0.3, 0), (1.3, 0.5, 1.1)).mesh(m.glow((1, 0.06, 0.003), 0.7), smooth=False)
    for x in (-0.36, 0, 0.36):
        props.flame((x, 0.75, 0.55), 0.8)
    for s in (-1, 1):
        Clay().box((s * 1.05, 1.1, 0.5), (0.8, 1.3, 1.1)).mesh(stuff, smooth=False, bevel=0.05)
    Clay().box((0, 1.0, 0.2), (2.0, 1.5, 0.5)).mesh(stuff, smooth=False, bevel=0.05)
    coals, hot = Clay(), Clay()
    for _ in range(110):
        spot = (random.uniform(-0.75, 0.75), random.uniform(0.35, 1.0), 0.47 + 0.12 * random.random())
        random.choice((coals, hot)).ball(spot, random.uniform(0.05, 0.11), n=7)
    coals.mesh(m.stuff((0.02, 0.015, 0.015), 0.9), smooth=False)
    hot.mesh(m.glow((1, 0.12, 0.01), 1.6), smooth=False)
    _anvil(iron)
    for s in (-1, 1):
        props.chain((s * 1.7, 1.2, 5.2), (s * 3.0, 0.9, 3.9), sag=0.8)
        props.chain((s * 2.5, 0.5, 5.4), (s * 2.45, 0.5, 2.6), sag=0.0)
    smoke = Clay()
    for s in (-1, 1):
        for k in range(5):
            x, sway = s * (0.5 + 0.07 * k), random.uniform(-0.5, 0.5)
            line = [
                (x, 0.9, 2.75),
                (x + s * 0.4 + sway * 0.3, 0.5, 3.4),
                (x + s * 0.3 - sway, 0.6, 4.1),
                (x + s * 1.1 + sway, 0.7, 5.3),
            ]
            smoke.tube(line, [0.03, 0.1, 0.14, 0.06], n=12)
    smoke.mesh(m.soft((0.4, 0.08, 1), (0.12, 0.01, 0.4), 0.9, thick=0.55)).visible_shadow = False
    stage.lamp((0, -0.1, 1.3), 150, stage.ELAN, size=0.4)
    stage.lamp((0, 0.2, 3.9), 110, stage.DEATH, size=0.4)
    backdrops.floor(m.stone((0.09, 0.075, 0.07)))
    backdrops.sparks((1, 0.35, 0.05), (0.2, -1.2, 1.9), (1.8, 0.8, 1.6), count=110, strength=5, size=0.014)
    stage.panel((-3.4, -4.2, 3.6), (0, 0, 1.6), 190, (1, 0.7, 0.5), size=2)
    stage.panel((3.6, -3.6, 3.4), (0, 0, 1.6), 130, (0.55, 0.5, 1), size=2)
    stage.camera((0.2, -7.2, 2.2), (0, 0.4, 1.98), lens=42, f=3.6, focus=(0, -0.6, 1.5))
