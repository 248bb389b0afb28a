"""A coffer of iron wound about with chains under a red seal: it opens for those without familiars."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    place = ((0, 0.1, 0.0), (0, 0, -12), 1.25)
    body, bands, _seal = (Clay().place(*place) for _ in range(3))
    body.box((0, 0, 0.52), (1.9, 1.1, 1.0))
    body.mesh(m.stuff((0.22, 0.24, 0.28), 0.42, 0.8, bump=0.3, scale=7, dark=0.5), smooth=False, bevel=0.04)
    lid = Clay().place(*place)
    lid.grid(lambda u, v: (1.96 * (v - 0.5), -0.56 * math.cos(math.pi * u), 1.04 + 0.5 * math.sin(math.pi * u)), 20, 2)
    for s in (-1, 1):
        lid.add(
            [
                (s * 0.98, -0.56 * math.cos(math.pi * k / 16), 1.04 + 0.5 * math.sin(math.pi * k / 16))
                for k in range(17)
            ],
            [tuple(range(17))],
        )
    lid.mesh(m.stuff((0.2, 0.22, 0.26), 0.42, 0.8, bump=0.3, scale=7, dark=0.5), smooth=False)
    for x in (-0.9, -0.45, 0.45, 0.9):
        bands.box((x, -0.56, 0.52), (0.13, 0.05, 1.02))
        rim = [(x, -0.58 * math.cos(math.pi * k / 12), 1.05 + 0.52 * math.sin(math.pi * k / 12)) for k in range(13)]
        bands.tube(rim, [(0.065, 0.025)] * 13, n=8, steps=1, side=(1, 0, 0))
        for z in (0.15, 0.5, 0.85):
            bands.ball((x, -0.6, z), 0.04, n=10)
    bands.mesh(m.gold(), smooth=False, bevel=0.01)
    turn = body.turn
    steel = m.stuff((0.5, 0.52, 0.56), 0.3, 1.0, dark=0.5)
    for a, b in (
        ((-1.0, -0.66, 1.3), (1.0, -0.66, 0.15)),
        ((-1.0, -0.66, 0.15), (1.0, -0.66, 1.3)),
        ((-1.05, -0.62, 0.72), (1.05, -0.62, 0.72)),
    ):
        props.chain(turn @ Vector(a), turn @ Vector(b), sag=0.0, link=0.13, material=steel)
    blob = Clay().place(turn @ Vector((0, -0.76, 0.72)), (90, 0, -12), 0.46)
    blob.lathe([(1.02, -0.1), (1.1, 0.1), (1.0, 0.26), (0.8, 0.24), (0.74, 0.14), (0, 0.14)], n=48, flutes=9, deep=0.1)
    star = Clay().place(turn @ Vector((0, -0.84, 0.72)), (0, 0, -12), 0.46)
    rim = [
        (r * math.sin(a), 0, r * math.cos(a)) for a, r in ((math.pi * k / 4, 0.22 if k % 2 else 0.6) for k in range(8))
    ]
    star.add([*rim, (0, -0.14, 0)], [(k, (k + 1) % 8, 8) for k in range(8)])
    wax = m.stuff((0.75, 0.02, 0.025), 0.3, bump=0.08, dark=0.75, light=1.1, coat=0.5, sub=0.1)
    blob.mesh(wax)
    star.mesh(wax, smooth=False)
    backdrops.sparks((0.8, 0.9, 1), (0, -0.5, 1.6), (2.8, 0.6, 2.0), count=26, strength=0.7)
    stage.lamp((0.3, -2.4, 1.9), 30, (1, 0.9, 0.8))
    ground.item("silver")
