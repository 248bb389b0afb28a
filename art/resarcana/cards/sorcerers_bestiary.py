"""A sorcerer's menagerie: out of the great book of beasts a dragon rises, and caged birds look on; all count there."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.birds import songbird
from art.kit.clay import Clay
from art.kit.dragons import Dragon, wing
from art.resarcana import essences

BOOK = Vector((0, -0.75, 1.0))
TILT = (20, 0, 0)


def lectern() -> None:
    """The book of beasts, open, as wide as a table, on a stand of carved wood."""
    props.open_book(BOOK, 2.35, TILT)
    covers, gold = Clay().place(BOOK, TILT, 2.35), Clay().place(BOOK, TILT, 2.35)
    covers.box((0, 0, -0.02), (1.36, 0.98, 0.035))
    for s in (-1, 1):
        for k in range(4):
            covers.box((s * 0.31, 0, 0.004 + 0.014 * k), (0.62, 0.92 - 0.006 * k, 0.009))
        for y in (-0.45, 0.45):
            gold.box((s * 0.64, y, -0.02), (0.12, 0.12, 0.05))
    covers.mesh(m.stuff((0.3, 0.03, 0.02), 0.5, bump=0.3, scale=16), smooth=False, bevel=0.01)
    gold.mesh(m.gold(), smooth=False, bevel=0.01)
    foot = Clay().lathe(
        [(0, 0), (0.8, 0), (0.75, 0.12), (0.3, 0.3), (0.24, 0.5), (0.4, 0.75), (0.6, 0.85)], (0, -0.7, 0)
    )
    foot.mesh(m.wood((0.16, 0.08, 0.035)))


def dragon() -> None:
    """It comes out of the fold between the pages, both wings raised like the beast of a coat of arms."""
    hide = m.scales((0.5, 0.045, 0.02), (0.06, 0.008, 0.006), 0.075)
    horn = m.stuff((0.34, 0.24, 0.14), 0.4, bump=0.4, scale=12)
    belly = m.stuff((0.6, 0.38, 0.12), 0.4, bump=0.3, scale=8)
    neck = [
        (0.0, -0.6, 0.75),
        (0.1, -0.5, 1.4),
        (0.5, -0.4, 2.1),
        (0.55, -0.4, 2.75),
        (0.25, -0.45, 3.12),
        (-0.1, -0.5, 3.15),
    ]
    Dragon(
        hide, horn, m.glow((1, 0.6, 0.05), 4), neck=neck, girth=(0.56, 0.52, 0.42, 0.34, 0.28, 0.26), turn=(0, -6, 16),
        jaw=24, size=0.78, belly=belly, spine_size=0.25, spines=11,
    ).build()  # fmt: skip
    skin = m.thin((0.5, 0.06, 0.02), 0.6, 0.55)
    for s in (-1, 1):
        tips = [(s * 2.0, 0.3, 4.0), (s * 2.15, 0.3, 3.1), (s * 1.6, 0.2, 2.3)]
        wing((0.15 + s * 0.25, -0.2, 1.6), (s * 0.95, 0.1, 3.5), tips, horn, skin, size=0.62)


def magic() -> None:
    """The light that it rises in."""
    glow = Clay()
    for _ in range(70):
        a, high = random.uniform(0, 2 * math.pi), random.random() ** 2
        wide = random.uniform(0.35, 0.85) * (1 - 0.4 * high)
        spot = BOOK + Vector((wide * 1.2 * math.cos(a), 0.2 + 0.5 * wide * math.sin(a), 0.1 + 0.9 * high))
        size = random.uniform(0.08, 0.2)
        glow.tube(
            [spot, spot + Vector((0.05, 0, 1.6 * size)), spot + Vector((-0.03, 0, 3.2 * size))],
            [0.01, size * 0.5, 0.004],
        )
    glow.mesh(m.soft((0.6, 1, 0.25), (0.08, 0.6, 0.05), 0.6, thick=0.2, tight=0.9)).visible_shadow = False
    stage.lamp(BOOK + Vector((0, -0.45, 0.75)), 34, (0.6, 1, 0.3), size=0.3)


def cage(where: Vector, colour: stage.Colour, turn: float) -> None:
    """A bird in a hanging cage with a dome."""
    radius, height = 0.66, 1.45
    gold = Clay()
    for k in range(12):
        out = props.ring(k, 12, radius, 0.13)
        line = [where + out, where + out + Vector((0, 0, height * 0.66))]
        line += [where + out * 0.82 + Vector((0, 0, height * 0.84)), where + Vector((0, 0, height))]
        gold.tube(line, [0.02] * 4, n=8)
    for z in (0.0, 0.66):
        band = [where + props.ring(k, 48, radius) + Vector((0, 0, height * z)) for k in range(49)]
        gold.tube(band, [0.04 if z == 0 else 0.03] * 49, n=8, steps=1)
    top = where + Vector((0, 0, height))
    gold.ball(top, 0.08).tube([top, top + Vector((0, 0, 3))], [0.018] * 2, n=8, side=(1, 0, 0))
    gold.mesh(m.gold())
    Clay().lathe([(0, -0.1), (radius * 1.06, -0.1), (radius * 1.06, 0), (0, 0)], where, n=48).mesh(m.iron())
    songbird(where + Vector((0, 0, 0.4)), 0.6, (0, 0, turn))
    perch = Clay().tube([where + Vector((x, 0, 0.28)) for x in (-0.62, 0.62)], [0.03, 0.03], n=8)
    perch.mesh(m.wood())
    stage.lamp(where + Vector((0, -0.5, 0.8)), 30, colour)
    stage.lamp(where + Vector((0, 0.5, 0.8)), 24, colour)


def hall() -> None:
    """A dark hall of arches; eyes look out of them."""
    stuff = m.stone((0.16, 0.17, 0.15))
    for x in (-3.4, 0, 3.4):
        architecture.arch((x, 4.6, 0), 1.55, 2.6, stuff)
    for s in (-1, 1):
        architecture.column((s * 1.75, 4.2, 0), 0.3, 5.4, stuff)
        props.candle((s * 2.0, -1.3, 0), 0.75, 0.12, power=9)
    eyes = Clay()
    for x, z in ((-3.5, 1.3), (-2.7, 0.9), (3.1, 1.0), (3.7, 1.5)):
        for s in (-1, 1):
            eyes.ball((x + 0.13 * s, 5.2, z), (0.085, 0.03, 0.055))
    eyes.mesh(m.glow((0.7, 1, 0.1), 3))
    backdrops.floor(m.stone((0.09, 0.09, 0.075)))
    backdrops.mist((0.3, 0.7, 0.3), at=(0, 3.6, 0.3), spread=(4, 0.6, 0.3), count=18, strength=0.15)
    backdrops.backdrop((0.12, 0.36, 0.1), (0.006, 0.02, 0.012), (0, 8, 2.8), 5.2, 0.85)


def scene() -> None:
    """Sets the picture up."""
    lectern()
    dragon()
    magic()
    cage(Vector((-2.6, 0.7, 1.35)), essences.CALM, 180)
    cage(Vector((2.7, 0.7, 1.35)), essences.DEATH, 0)
    hall()
    backdrops.sparks((0.5, 1, 0.3), (0, -0.5, 2.1), (2.6, 1.2, 1.6), count=50, strength=3, size=0.014)
    stage.panel((-3.0, -4.5, 4.4), (0, 0, 2.0), 420, (1, 0.85, 0.62), size=2)
    stage.panel((3.6, 3.2, 4.6), (0, 0, 2.0), 420, (0.5, 1, 0.45), size=2)
    stage.panel((-3.6, 3.2, 4.6), (0, 0, 2.0), 300, (1, 0.5, 0.2), size=2)
    stage.camera((0.0, -7.0, 2.7), (0.02, 0, 1.9), lens=40, f=4, focus=(0, -0.7, 2.2))
