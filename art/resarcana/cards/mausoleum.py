"""A mausoleum in the moonlight, angels of stone beside its open gate: here one lays Death to rest."""

import math
import random

import bpy

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.beasts import bird_wing
from art.kit.clay import Clay, Point, again
from art.kit.figures import Figure
from art.resarcana import essences


def _trees() -> None:
    """Two dead trees."""
    tree = Clay()
    for s, x, y in ((1, -4.3, 3.2), (-1, 4.5, 3.6)):
        tree.tube([(x, y, -0.2), (x + 0.2 * s, y, 1.6), (x, y, 3.2), (x + 0.5 * s, y, 5)], [0.34, 0.24, 0.16, 0.03])
        for k in range(11):
            foot, way = (x + 0.1 * s, y, 1.6 + 0.27 * k), (1 if k % 2 else -1)
            tip = (x + way * random.uniform(0.8, 1.7), y - 0.3, 2.2 + 0.3 * k)
            tree.spike(foot, tip, 0.1, bend=(0, 0, random.uniform(-0.3, 0.1)))
            mid = [(a + b) / 2 for a, b in zip(foot, tip, strict=True)]
            tree.spike(mid, (tip[0] - way * 0.1, y - 0.5, tip[2] + 0.5), 0.05)
    tree.mesh(m.wood((0.035, 0.03, 0.03)))


def _mourner(where: Point, turn: float, stuff: bpy.types.Material) -> None:
    """An angel of stone on a plinth, its head bowed, its wings folded."""
    before = set(bpy.data.objects)
    figure = Figure(
        left=(-0.1, -0.6, 1.9), right=(0.1, -0.6, 1.86), wide=0.74, stoop=0.3, skin=stuff, face=stuff, trim=stuff
    )
    figure.build("hood", mantle=False)
    for s in (-1, 1):
        line = [(s * 0.2, 0.25, 2.1), (s * 0.5, 0.3, 2.75), (s * 0.66, 0.32, 3.05), (s * 0.74, 0.3, 2.8)]
        bird_wing(line, [(s * 0.02, 0.05, -1)] * 2 + [(s * 0.12, 0.05, -1)] * 2, 1.25, stuff, stuff, stuff)
    made = [thing for thing in bpy.data.objects if thing not in before]
    for thing in made:
        thing.data.materials.clear()
        thing.data.materials.append(stuff)
    again(made, where, (0, 0, turn), 0.62)
    for thing in made:
        thing.hide_render = True
    x, y, z = where
    Clay().box((x, y, z / 2), (0.95, 0.95, z)).box((x, y, z - 0.05), (1.1, 1.1, 0.12)).mesh(
        stuff, smooth=False, bevel=0.03
    )


def scene() -> None:
    """Sets the picture up."""
    stuff = m.stone((0.24, 0.23, 0.27))
    architecture.stairs((0, -0.9, 0), 2.6, 4, stuff, rise=0.14, run=0.26)
    Clay().lathe([(0, 0), (2.6, 0), (2.6, 0.3), (2.35, 0.32), (2.35, 0.55), (0, 0.55)], (0, 2.2, 0), n=12).mesh(
        stuff, smooth=False, bevel=0.03
    )
    for k in range(9):
        a = -math.pi / 2 + (k - 4) * 0.5
        if abs(k - 4) > 1:
            architecture.column((2.0 * math.cos(a), 2.2 + 2.0 * math.sin(a), 0.55), 0.18, 2.0, stuff)
    hall = Clay().grid(
        lambda u, v: (
            1.65 * math.cos(-math.pi / 2 + 0.36 + u * (2 * math.pi - 0.72)),
            2.2 + 1.65 * math.sin(-math.pi / 2 + 0.36 + u * (2 * math.pi - 0.72)),
            0.5 + v * 2.1,
        ),
        60,
        2,
    )
    hall.mesh(stuff, smooth=True, thick=0.1)
    rim = [(0, 2.55), (2.3, 2.55), (2.3, 2.75), (2.45, 2.8), (2.45, 2.95), (1.85, 3.0), (1.85, 3.2)]
    dome = [(1.8 * math.cos(t * math.pi / 24), 3.2 + 1.35 * math.sin(t * math.pi / 24)) for t in range(12)]
    Clay().lathe(rim, (0, 2.2, 0), n=48).mesh(stuff, smooth=False)
    Clay().lathe(dome, (0, 2.2, 0), n=96, flutes=16, deep=0.05).mesh(m.stuff((0.1, 0.16, 0.17), 0.5, bump=0.3, scale=5))
    Clay().lathe([(0.35, 4.45), (0.3, 4.6), (0.1, 4.7), (0.05, 5.0), (0.001, 5.2)], (0, 2.2, 0)).mesh(m.gold())
    props.skull((0, 0.02, 2.98), 0.95, (-4, 0, 0), jaw=False)
    architecture.arch((0, 0.5, 0.55), 0.66, 1.15, stuff, thick=0.22, deep=0.3)
    for s in (-1, 1):
        _mourner((s * 1.75, -0.75, 0.62), -s * 20, m.stone((0.3, 0.29, 0.33)))
        gate = Clay().place((s * 0.6, 0.4, 0.55), (0, 0, s * 62))
        for k in range(5):
            gate.tube([(-s * 0.14 * k, 0, 0.05), (-s * 0.14 * k, 0, 1.45)], [0.022] * 2, n=8, side=(1, 0, 0))
            gate.spike((-s * 0.14 * k, 0, 1.42), (-s * 0.14 * k, 0, 1.62), 0.045)
        for z in (0.1, 0.75, 1.35):
            gate.tube([(0, 0, z), (-s * 0.58, 0, z)], [0.022] * 2, n=8)
        gate.mesh(m.iron())
    Clay().box((0, 2.6, 0.9), (0.8, 1.7, 0.7)).box((0, 2.6, 1.3), (0.95, 1.9, 0.12)).mesh(stuff, smooth=False)
    stage.lamp((0, 2.0, 1.9), 320, essences.DEATH, size=0.4)
    stage.lamp((0, -0.2, 1.3), 30, essences.DEATH)
    Clay().grid(lambda u, v: ((u - 0.5) * 2.4, 3.4, 0.5 + v * 2.2), 2, 2).mesh(m.glow((0.32, 0.06, 1), 1.0))
    graves = Clay()
    for x, y, turn in (
        (-3.1, -0.9, 14),
        (-2.3, 0.5, -8),
        (3.0, -0.6, -12),
        (2.5, 0.9, 9),
        (-4.1, 1.2, 5),
        (4.3, 1.1, 4),
    ):
        graves.place((x, y, 0), (random.uniform(-8, 8), random.uniform(-8, 8), turn))
        graves.box((0, 0, 0.4), (0.62, 0.16, 0.9))
        graves.tube([(0, -0.08, 0.85), (0, 0.08, 0.85)], [0.31, 0.31], n=24, side=(1, 0, 0))
    graves.mesh(stuff, smooth=False, bevel=0.02)
    _trees()
    for x, y in ((-1.0, -1.75), (1.0, -1.75), (-2.5, -1.5), (2.5, -1.5)):
        props.candle((x, y, 0), 0.34, 0.08, power=5)
    Clay().ball((4.0, 13, 6.1), 1.05, n=40).mesh(m.glow((0.75, 0.8, 1), 1.0))
    backdrops.stars(12.5, count=120)
    backdrops.floor(m.stone((0.05, 0.055, 0.05)))
    backdrops.mist((0.35, 0.25, 0.7), at=(0, 0.6, 0.12), spread=(5, 1.6, 0.12), count=26, strength=0.2)
    backdrops.backdrop((0.22, 0.16, 0.5), (0.008, 0.008, 0.03), (0.8, 14, 4.2), 8, 0.8, cloud=0.45)
    stage.rig((0.65, 0.72, 1), (0.6, 0.5, 1), at=(0, 1.5, 2.2), size=1.5, power=1.2, left=False)
    stage.camera((0.0, -8.2, 1.5), (0, 1, 2.28), lens=42, f=4, focus=(0, 0.3, 2))
