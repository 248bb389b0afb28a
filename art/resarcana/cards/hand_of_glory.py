"""A dried hand stands on an iron dish, a flame of Death on each finger: two Death for its owner, one for each rival."""

import random

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.hands import hand


def wax(tips: list[Vector]) -> None:
    """What ran down from the fingers, and the flames above them."""
    runs = Clay()
    for tip in tips:
        runs.lathe([(0.0, -0.06), (0.11, -0.04), (0.12, 0.05), (0.07, 0.09), (0, 0.08)], tip, n=18)
        for _ in range(4):
            side = Vector((random.uniform(-0.11, 0.11), -0.1, 0.02))
            low = tip + side + Vector((0, -0.02, -random.uniform(0.18, 0.5)))
            runs.tube([tip + side, (tip + side).lerp(low, 0.6), low], [0.025, 0.024, 0.034], n=9)
        Clay().tube([tip, tip + Vector((0, 0, 0.18))], [0.012, 0.01]).mesh(m.stuff((0.01, 0.01, 0.01)))
        fires.light(tip + Vector((0, 0, 0.1)), 0.55, fires.VIOLET)
        stage.lamp(tip + Vector((0, -0.16, 0.3)), 9, (0.55, 0.25, 1), size=0.06)
    runs.flesh(m.wax(), voxel=0.016, smooth=2)


def scene() -> None:
    """Sets the picture up."""
    place = Clay().place((0, 0, 0.72), (0, 0, -14), 1.0)
    skin = m.stuff((0.3, 0.25, 0.15), 0.55, bump=0.7, scale=7, dark=0.35, light=1.25, stretch=(1.6, 1.6, 0.7), sub=0.06)
    tips = hand(skin, m.stuff((0.09, 0.07, 0.04), 0.3), place=place, gaunt=1.0)
    wax(tips)
    cuff = Clay().place((0, 0, 0.72), (0, 0, -14))
    cuff.lathe([(0.36, -0.34), (0.33, -0.1), (0.29, 0.04), (0.32, 0.08), (0.35, 0.02)], n=60, flutes=9, deep=0.16)
    cuff.mesh(m.cloth((0.09, 0.02, 0.13)), thick=0.03)
    props.chain((-0.34, -0.3, 0.72), (0.34, -0.28, 0.74), sag=0.16, link=0.065, material=m.gold())
    dish = [(0, 0.3), (0.2, 0.3), (0.85, 0.36), (0.95, 0.46), (0.99, 0.44), (0.9, 0.3), (0.3, 0.2), (0.22, 0.1)]
    Clay().lathe([*dish, (0.55, 0.03), (0.6, 0), (0, 0)], n=60).mesh(m.iron())
    pool = Clay().lathe([(0, 0.42), (0.7, 0.41), (0.76, 0.38)], n=40)
    pool.mesh(m.wax())
    props.book((-1.5, 0.1, 0), 0.95, 18, (0.09, 0.03, 0.1))
    props.skull((-1.5, 0.05, 0.42), 0.9, (0, 0, 24))
    for x, y, high in ((1.35, 0.25, 0.75), (1.72, -0.15, 0.42)):
        props.candle((x, y, 0), high, 0.11, lit=False)
    architecture.arch((0, 2.4, 0), 2.0, 1.9, m.stone((0.12, 0.1, 0.13)))
    backdrops.floor(m.wood((0.09, 0.055, 0.035)))
    smoke = Clay()
    for k, tip in enumerate(tips):
        up = [tip + Vector((0.12 * (-1) ** (j + k) * j**0.6, 0.05, 0.45 + 0.32 * j)) for j in range(4)]
        smoke.tube(up, [0.004, 0.035, 0.05, 0.004], n=9)
    smoke.mesh(m.soft((0.3, 0.12, 0.6), (0.12, 0.03, 0.3), 0.4, thick=0.3, tight=0.9)).visible_shadow = False
    backdrops.sparks((0.6, 0.25, 1), (0, 0, 3.2), (1.8, 0.6, 1.0), count=40, strength=2.5, size=0.014)
    backdrops.mist((0.3, 0.1, 0.6), at=(0, 1.3, 0.3), spread=(3, 0.6, 0.3), count=16, strength=0.22)
    backdrops.backdrop((0.17, 0.05, 0.34), (0.007, 0.004, 0.014), (0, 6, 2.3), 4.2, 0.85)
    stage.rig((1, 0.78, 0.5), (0.5, 0.3, 1), at=(0, 0, 1.8), power=0.75)
    stage.camera((0, -7.2, 2.2), (0.02, 0, 2.02), lens=50, f=2.6, focus=(0, -0.1, 2))
