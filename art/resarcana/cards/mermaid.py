"""A mermaid on a rock in the moonlit sea lifts a pearl; lights of Calm, Life and Gold circle it, ready to be given."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.beasts import fish_tail
from art.kit.clay import Clay
from art.kit.heads import fair_features
from art.resarcana import essences


def shore() -> None:
    """Rocks, sea and night."""
    for where, size, seed in (
        ((0.1, 0.2, 0.2), (1.1, 0.9, 0.72), 1),
        ((1.2, 0.2, -0.1), (1.0, 0.8, 0.45), 4),
        ((-1.2, 0.4, -0.1), (0.7, 0.6, 0.4), 8),
    ):
        backdrops.rock(where, size, m.stone((0.1, 0.11, 0.12)), seed=seed)
    backdrops.foam((0.3, 0, 0.05), 1.5, count=70)
    backdrops.sea(wave=0.14)
    backdrops.stars(count=80)
    Clay().ball((2.5, 8, 3.5), 0.62, n=40).mesh(m.glow((0.7, 0.85, 1), 0.8))
    backdrops.backdrop((0.1, 0.3, 0.5), (0.005, 0.015, 0.05), (0.9, 9, 1.8), 6, 0.9, cloud=0.6)


def _lights(pearl: Vector) -> None:
    """The pearl, and three lights on one ring around it."""
    Clay().ball(pearl, 0.15, n=28).mesh(m.glow((0.75, 0.9, 1), 1.3))
    for k, colour in enumerate((essences.CALM, essences.LIFE, essences.GOLD)):
        trail = Clay().tube(
            [
                pearl + props.ring(i, 30, 0.4, 2.1 * k) + Vector((0, 0, 0.3 * math.sin(i * 0.21 + k * 2.1)))
                for i in range(13)
            ],
            [0.003 + 0.001 * i for i in range(13)],
            n=8,
            steps=3,
        )
        deep = tuple(c**2 for c in colour)
        trail.mesh(m.glow(deep, 1.2))
        Clay().ball(trail.verts[-1], 0.062).mesh(m.glow(deep, 1.8))


def scene() -> None:
    """Sets the picture up."""
    skin = m.skin((0.5, 0.3, 0.22))
    place = ((-0.1, 0, 0), (0, 0, -32))
    body = Clay().place(*place)
    body.tube(
        [(0, 0, 0.95), (0, 0.02, 1.25), (0, 0, 1.55), (0, 0.02, 1.82), (0, 0.03, 1.98)],
        [(0.32, 0.26), (0.22, 0.17), (0.28, 0.19), (0.34, 0.15), (0.1, 0.1)],
        n=20,
        side=(1, 0, 0),
    )
    body.ball((0.14, -0.16, 1.6), (0.13, 0.1, 0.12)).ball((-0.14, -0.16, 1.6), (0.13, 0.1, 0.12))
    body.tube(
        [(-0.3, 0.02, 1.83), (-0.62, -0.2, 1.72), (-0.8, -0.42, 2.1), (-0.84, -0.46, 2.24)], [0.1, 0.075, 0.05, 0.055]
    )
    body.tube([(0.3, 0.02, 1.83), (0.56, 0.12, 1.45), (0.62, -0.05, 1.06)], [0.1, 0.075, 0.05])
    hand = Vector((-0.84, -0.46, 2.26))
    for k in range(4):
        a = -0.9 + 0.6 * k
        body.tube(
            [hand, hand + Vector((0.09 * math.sin(a), -0.06, 0.09)), hand + Vector((0.1 * math.sin(a), -0.06, 0.19))],
            [0.03, 0.022, 0.012],
            n=8,
        )
    head = Clay()
    head.turn = body.turn @ Clay().place((0, 0.0, 2.32), (8, 0, -16), 0.7).turn
    fair_features(head)
    lashes = Clay()
    lashes.turn = head.turn
    for s in (-1, 1):
        lid = [(s * x, -0.262 + 0.9 * (x - 0.06) ** 2, z) for x, z in ((0.05, 0.012), (0.1, 0.006), (0.16, 0.034))]
        lashes.tube(lid, [0.008, 0.014, 0.006], n=8)
    lashes.mesh(m.stuff((0.03, 0.012, 0.01), 0.6))
    body.verts += head.verts
    body.faces += [tuple(i + len(body.verts) - len(head.verts) for i in f) for f in head.faces]
    body.flesh(skin, voxel=0.014, smooth=4)
    scaly = m.scales((0.02, 0.28, 0.3), (0.005, 0.06, 0.12), 0.06, metal=0.5, rough=0.22)
    fin = m.thin((0.05, 0.45, 0.5), 0.3, 0.6)
    fish_tail(
        [
            (-0.1, 0, 1.22),
            (0.0, -0.2, 0.92),
            (0.5, -0.55, 0.66),
            (1.2, -0.5, 0.42),
            (1.85, -0.3, 0.62),
            (2.2, -0.1, 1.15),
        ],
        [0.24, 0.35, 0.3, 0.21, 0.13, 0.07],
        scaly,
        fin,
        fluke=0.85,
    )
    top = Clay().place(*place)
    top.tube(
        [(-0.3, -0.06, 1.62), (-0.15, -0.25, 1.6), (0, -0.19, 1.58), (0.15, -0.25, 1.6), (0.3, -0.06, 1.62)],
        [(0.09, 0.03), (0.13, 0.03), (0.05, 0.03), (0.13, 0.03), (0.09, 0.03)],
        side=(0, 0, 1),
    ).mesh(m.gold())
    locks = Clay()
    locks.turn = head.turn
    for k in range(90):
        a = -math.pi / 2 + 0.85 + (2 * math.pi - 1.7) * k / 89
        d, w = Vector((math.cos(a), math.sin(a), 0)), [random.gauss(0, 0.07) for _ in range(4)]
        locks.tube(
            [
                (0, 0.02, 0.35),
                d * 0.28 + Vector((0, 0.02, 0.16)),
                d * (0.36 + w[0]) + Vector((w[1], 0.06, -0.4)),
                d * (0.48 + w[2]) + Vector((w[3], 0.14, -1.0)),
                d * 0.42 + Vector((w[0], 0.2, -1.6 + w[1])),
            ],
            [0.035, 0.06, 0.055, 0.045, 0.005],
            n=8,
        )
    locks.mesh(m.stuff((0.3, 0.05, 0.02), 0.4, bump=0.2, scale=18, stretch=(3, 3, 0.4)))
    pearl = body.turn @ (hand + Vector((0.0, -0.08, 0.24)))
    _lights(pearl)
    shore()
    stage.lamp(pearl + Vector((0, -0.35, 0)), 22, (0.7, 0.9, 1))
    stage.rig((1, 0.85, 0.7), (0.3, 0.7, 1), at=(0, 0, 1.5), power=0.8)
    stage.camera((0.56, -6.4, 1.75), (0.6, 0, 1.45), lens=52, f=2.8)
