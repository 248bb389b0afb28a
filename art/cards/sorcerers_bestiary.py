"""A sorcerer's menagerie: a dragon in a great gilded cage, lesser creatures around it, the book open."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.beasts import hound
from art.kit.birds import songbird
from art.kit.clay import Clay
from art.kit.dragons import Dragon, wing


def _cage(where: Vector, radius: float, height: float, bars: int, thick: float, *, hook: float = 0) -> None:
    """A cage with a dome; hung from above if it has a hook."""
    gold = Clay()
    for k in range(bars):
        out = props.ring(k, bars, radius, 0.13)
        line = [where + out, where + out + Vector((0, 0, height * 0.66))]
        line += [where + out * 0.82 + Vector((0, 0, height * 0.84)), where + Vector((0, 0, height))]
        gold.tube(line, [thick] * 4, n=8)
    for z in (0.0, 0.66):
        band = [where + props.ring(k, 48, radius) + Vector((0, 0, height * z)) for k in range(49)]
        gold.tube(band, [thick * (2.0 if z == 0 else 1.5)] * 49, n=8, steps=1)
    top = where + Vector((0, 0, height))
    gold.ball(top, thick * 4).spike(top, top + Vector((0, 0, thick * 14)), thick * 2)
    if hook:
        gold.tube([top, top + Vector((0, 0, hook))], [thick * 0.7] * 2, n=8, side=(1, 0, 0))
    gold.mesh(m.gold())
    Clay().lathe([(0, -0.1), (radius * 1.06, -0.1), (radius * 1.06, 0), (0, 0)], where, n=48).mesh(m.iron())


def _dragon() -> None:
    """The young dragon that fills the great cage."""
    hide = m.scales((0.5, 0.05, 0.025), (0.06, 0.008, 0.006), 0.075)
    horn = m.stuff((0.3, 0.2, 0.12), 0.4, bump=0.4, scale=12)
    neck = [(0.3, 1.9, 0.35), (0.75, 1.75, 0.9), (0.7, 1.55, 1.55), (0.35, 1.35, 2.0), (0.15, 1.2, 2.02)]
    belly = m.stuff((0.55, 0.35, 0.12), 0.4, bump=0.3, scale=8)
    Dragon(
        hide, horn, m.glow((1, 0.6, 0.05), 4), neck=neck, girth=(0.62, 0.5, 0.36, 0.28, 0.26), turn=(0, -6, 40), jaw=20,
        size=0.66, belly=belly, spine_size=0.22,
    ).build()  # fmt: skip
    skin = m.thin((0.4, 0.05, 0.02), 0.6, 0.5)
    wing(
        (0.6, 1.8, 1.0),
        (-0.5, 2.2, 2.5),
        [(-1.15, 2.0, 1.8), (-1.1, 2.0, 1.1), (-0.6, 2.0, 0.6)],
        horn,
        skin,
        size=0.55,
    )
    backdrops.rock((0.0, 1.8, 0.5), (0.85, 0.6, 0.55), hide, rough=0.15)


def _lectern() -> None:
    """The bestiary on its lectern."""
    Clay().tube([(-0.05, -2.1, 0), (-0.05, -2.1, 0.7)], [0.16, 0.09], n=8, side=(1, 0, 0)).mesh(m.wood())
    Clay().place((-0.05, -2.15, 0.8), (32, 0, 0)).box((0, 0, 0), (1.15, 0.85, 0.06)).mesh(m.wood(), smooth=False)
    props.open_book((-0.05, -2.2, 0.86), 0.86, (32, 0, 0))
    stage.lamp((-0.05, -2.5, 1.5), 12, (1, 0.75, 0.45))


def scene() -> None:
    """Sets the picture up."""
    stuff = m.stone((0.16, 0.17, 0.15))
    _dragon()
    middle = Vector((0.05, 1.5, 0.3))
    Clay().lathe([(0, 0.2), (1.6, 0.2), (1.75, 0), (1.75, -0.3), (0, -0.3)], (0.05, 1.5, 0), n=48).mesh(stuff)
    _cage(middle, 1.42, 3.5, 14, 0.032)
    stage.lamp((-0.35, 0.7, 1.6), 90, stage.ELAN, size=0.3)
    stage.lamp((0.4, 2.4, 2.4), 60, stage.ELAN, size=0.3)
    for x, y, z, colour, turn in ((-2.35, 0.5, 2.45, stage.CALM, 200), (2.4, 0.7, 2.7, stage.DEATH, -20)):
        spot = Vector((x, y, z))
        _cage(spot, 0.6, 1.35, 14, 0.017, hook=3)
        songbird(spot + Vector((0, 0, 0.42)), 0.48, (0, 0, turn))
        Clay().tube([spot + Vector((-0.55, 0, 0.33)), spot + Vector((0.55, 0, 0.33))], [0.03, 0.03], n=8).mesh(m.wood())
        stage.lamp(spot + Vector((0, -0.45, 0.7)), 16, colour)
        stage.lamp(spot + Vector((0, 0.4, 0.7)), 16, colour)
    hound(m.fur((0.13, 0.1, 0.07)), where=(2.45, -0.3, 0.0), turn=(0, 0, 22))
    for k in range(3):
        Clay().ball((-2.4 + 0.5 * k - 0.1 * (k == 1), -0.75 + 0.3 * (k == 1), 0.42), (0.3, 0.3, 0.42), n=30).mesh(
            m.scales(((0.04, 0.2, 0.08), (0.08, 0.1, 0.4), (0.35, 0.05, 0.03))[k], (0.01, 0.01, 0.01), 0.07)
        )
    nest = Clay()
    for k in range(60):
        a = k * 2.4
        foot = Vector((-1.95 + 0.85 * math.cos(a), -0.65 + 0.5 * math.sin(a), 0.06 + 0.03 * (k % 4)))
        nest.tube([foot, foot + Vector((0.4 * math.sin(a), -0.3 * math.cos(a), 0.06))], [0.03, 0.02], n=6, steps=2)
    nest.mesh(m.wood((0.22, 0.14, 0.06)))
    _lectern()
    for x in (-3.4, 0, 3.4):
        architecture.arch((x, 4.6, 0), 1.55, 2.6, stuff)
    for s in (-1, 1):
        architecture.column((s * 1.75, 4.2, 0), 0.3, 5.4, stuff)
        props.candle((s * 0.95, -2.0, 0), 0.55, 0.1, power=7)
        props.chain((s * 2.4, 2.2, 6), (s * 3.6, 2.0, 4.4), sag=0.5)
    eyes = Clay()
    for x, z in ((-3.1, 1.1), (-3.6, 2.0), (3.2, 1.6), (3.7, 2.4), (-2.9, 2.9)):
        eyes.ball((x - 0.11, 5.2, z), (0.075, 0.03, 0.05)).ball((x + 0.11, 5.2, z), (0.075, 0.03, 0.05))
    eyes.mesh(m.glow((0.7, 1, 0.1), 3))
    backdrops.floor(m.stone((0.09, 0.09, 0.075)))
    backdrops.sparks((0.5, 1, 0.3), (0, 0, 2), (3, 1.5, 1.8), count=60, strength=3, size=0.015)
    backdrops.mist((0.3, 0.7, 0.3), at=(0, 3.6, 0.3), spread=(4, 0.6, 0.3), count=18, strength=0.15)
    backdrops.backdrop((0.14, 0.42, 0.12), (0.006, 0.02, 0.012), (0, 8, 2.6), 5.5, 0.85)
    stage.panel((-3.5, -4.5, 4.6), (0, 0.5, 1.5), 420, (1, 0.85, 0.6), size=2)
    stage.panel((4.0, 3.4, 5.0), (0, 1, 1.8), 420, (0.5, 1, 0.45), size=2)
    stage.camera((-0.15, -7.2, 2.2), (0.05, 1, 2.02), lens=40, f=4, focus=(0, 0.8, 1.8))
