"""A black obelisk whose signs burn in gold under the stars; six fires burn at its foot on the day it is raised."""

import math
from itertools import pairwise

from mathutils import Vector

from art.kit import architecture, backdrops, fires, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

ELAN = fires.RED
LIFE = fires.GREEN
CALM = ((0.45, 0.8, 1.0), (0.05, 0.3, 1.0), (0.01, 0.06, 0.35))
DEATH = fires.VIOLET


def _signs() -> None:
    """Burning signs down two faces."""
    signs = Clay()
    for face in range(2):
        for k in range(9):
            z, turn = 1.15 + 0.38 * k, -14 + 90 * face
            out = -(0.79 - 0.076 * (z - 0.5)) / math.sqrt(2) - 0.012
            kind, r = (k * 5 + face * 3) % 4, 0.13
            if kind == 0:
                points = [(r * math.cos(i * math.pi / 6), out, r * math.sin(i * math.pi / 6)) for i in range(13)]
            elif kind == 1:
                points = [(-r, out, -r), (0, out, r), (r, out, -r), (-r, out, -r)]
            elif kind == 2:
                points = [(-r, out, 0), (0, out, r), (r, out, 0), (0, out, -r), (-r, out, 0)]
            else:
                points = [(-r, out, -r * 0.6), (-r * 0.3, out, r * 0.6), (r * 0.3, out, -r * 0.6), (r, out, r * 0.6)]
            signs.place((0, 0, z), (0, 0, turn))
            for a, b in pairwise(points):
                signs.tube([a, b], [0.022] * 2, n=6, steps=1)
    signs.mesh(m.glow((1, 0.4, 0.03), 1.9))


def _bowl(where: Vector, colours: tuple[stage.Colour, ...], light: stage.Colour, size: float) -> None:
    """A fire of one essence in a bowl on a pillar."""
    stone = m.stone((0.2, 0.17, 0.15))
    Clay().box(where + Vector((0, 0, 0.25 * size)), (0.42 * size, 0.42 * size, 0.5 * size)).mesh(
        stone, smooth=False, bevel=0.02
    )
    bowl = Clay().place(where + Vector((0, 0, 0.5 * size)), size=size)
    bowl.lathe([(0, 0), (0.2, 0), (0.16, 0.06), (0.36, 0.2), (0.4, 0.3), (0.34, 0.28), (0, 0.2)], n=36).mesh(m.gold())
    foot = where + Vector((0, 0, 0.72 * size))
    tall = 1.05 * size
    fires.blaze(foot, 0.25 * size, tall, fires.burning(foot.z, foot.z + tall, colours, 1.4), count=22, licks=6)
    stage.lamp(foot + Vector((0, -0.25, 0.35)), 32, light, size=0.2)


def scene() -> None:
    """Sets the picture up."""
    dark = m.stuff((0.06, 0.055, 0.07), 0.28, bump=0.25, scale=5, dark=0.5)
    Clay().place((0, 0, 0), (0, 0, 45 - 14)).lathe([(0.8, 0.6), (0.5, 4.75), (0.001, 5.4)], n=4).mesh(
        dark, smooth=False
    )
    Clay().place((0, 0, 4.72), (0, 0, 45 - 14)).lathe([(0.515, 0), (0.001, 0.75)], n=4).mesh(m.gold(), smooth=False)
    _signs()
    step = m.stone((0.22, 0.18, 0.15))
    for k in range(4):
        Clay().box((0, 0, 0.08 + 0.16 * k), (4.6 - 0.85 * k, 3.4 - 0.7 * k, 0.18)).mesh(step, smooth=False, bevel=0.03)
    fire_colours = (
        (ELAN, essences.ELAN),
        (LIFE, essences.LIFE),
        (CALM, essences.CALM),
        (DEATH, essences.DEATH),
        (ELAN, essences.ELAN),
        (LIFE, essences.LIFE),
    )
    spots = ((-3.0, 0.3), (-2.25, -1.4), (-0.95, -2.3), (0.95, -2.3), (2.25, -1.4), (3.0, 0.3))
    for (x, y), (colours, light) in zip(spots, fire_colours, strict=True):
        _bowl(Vector((x, y, 0)), colours, light, 0.95)
    for s in (-1, 1):
        for k in range(2):
            where = (s * (3.3 + 1.2 * k), 2.6 + 2.8 * k, 0)
            architecture.column(where, 0.36, 2.0 + 1.6 * (k == (s > 0)), m.stone((0.2, 0.16, 0.13)))
    backdrops.stars(count=260)
    backdrops.floor(m.stone((0.13, 0.1, 0.085)))
    backdrops.mist((0.6, 0.45, 0.25), at=(0, 3.0, 0.2), spread=(5, 0.8, 0.2), count=18, strength=0.14)
    backdrops.sparks((1, 0.7, 0.2), (0, 0, 4.9), (1.4, 0.8, 0.9), count=50, strength=4, size=0.017)
    backdrops.backdrop((0.42, 0.22, 0.1), (0.006, 0.01, 0.035), (0, 7, 1.0), 6.5, 0.85, cloud=0.4)
    stage.lamp((0, -0.9, 5.6), 80, essences.GOLD)
    stage.rig((1, 0.8, 0.55), (0.4, 0.55, 1), at=(0, 0, 2.8), power=2.0, size=1.1)
    stage.camera((0, -10.6, 1.75), (0, 0, 2.78), lens=47, f=4.0, focus=(0, -0.8, 2.5))
