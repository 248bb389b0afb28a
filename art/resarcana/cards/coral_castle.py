"""A castle grown of coral under the sea, lamps in its windows, fish about its towers."""

import math
import random

from art.kit import architecture, backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _branch(clay: Clay, foot: stage.Vector, way: stage.Vector, radius: float, left: int) -> None:
    """A stem of coral that forks."""
    tip = foot + way
    clay.tube([foot, foot + way * 0.5 + stage.Vector((0.03, 0, 0.02)), tip], [radius, radius * 0.85, radius * 0.7], n=9)
    clay.ball(tip, radius * 0.8, n=9)
    for side in (-1, 1) if left else ():
        turned = stage.Vector((way.x + side * random.uniform(0.4, 0.7) * way.length, way.y * 0.6, way.z * 0.9)) * 0.8
        _branch(clay, tip, turned, radius * 0.72, left - 1)


def _sea_life() -> None:
    """Corals in front, fish and bubbles."""
    kinds = ((0.75, 0.08, 0.1), (0.8, 0.3, 0.05), (0.5, 0.08, 0.5), (0.75, 0.5, 0.12))
    parts = [Clay() for _ in kinds]
    for k in range(16):
        x = (-1) ** k * random.uniform(1.3, 3.6)
        foot = stage.Vector((x, -1.9 + 0.14 * k, -0.1))
        _branch(parts[k % 4], foot, stage.Vector((0, 0, random.uniform(0.35, 0.6))), 0.1, 3)
    for part, colour in zip(parts, kinds, strict=True):
        part.mesh(m.stuff(colour, 0.5, bump=0.4, scale=22, sub=0.2))
    fish, bubbles = [Clay(), Clay()], Clay()
    for k in range(22):
        x, y, z = random.uniform(-3.2, 3.2), random.uniform(-1.5, 1.5), random.uniform(1.4, 4.6)
        one = fish[k % 2].place((x, y, z), (0, 0, random.uniform(-20, 20) + 180 * (k % 3 == 0)), 0.75)
        one.tube([(-0.2, 0, 0), (0, 0, 0), (0.2, 0, 0)], [(0.02, 0.03), (0.05, 0.1), (0.01, 0.02)], n=12)
        one.leaf((0.17, 0, 0), (0.33, 0, 0.1), 0.08).leaf((0.17, 0, 0), (0.33, 0, -0.1), 0.08)
    for _ in range(90):
        bubbles.ball(
            (random.choice((-2.6, -1.0, 1.9)) + random.gauss(0, 0.15), -0.6, random.uniform(0, 5)), 0.035, n=10
        )
    fish[0].mesh(m.stuff((0.9, 0.45, 0.05), 0.35))
    fish[1].mesh(m.stuff((0.85, 0.8, 0.2), 0.35))
    bubbles.mesh(m.glass((0.7, 0.9, 1), shine=0.08))


def scene() -> None:
    """Sets the picture up."""
    coral = m.stuff((0.62, 0.17, 0.13), 0.55, bump=0.9, scale=7, dark=0.45, light=1.4, sub=0.1)
    roof = m.stuff((0.75, 0.42, 0.3), 0.4, bump=0.5, scale=10, sub=0.1)
    pane = m.glow((1, 0.6, 0.12), 2.4)
    for x, y, r, h in ((0, 2.2, 0.72, 3.2), (-1.25, 1.3, 0.5, 2.3), (1.3, 1.4, 0.52, 2.5), (-2.3, 2.2, 0.4, 1.7)):
        architecture.tower((x, y, 0), r, h, coral, roof=roof, window=pane, windows=3)
    architecture.tower((2.35, 2.3, 0), 0.42, 1.6, coral, roof=roof, window=pane, windows=2)
    walls = Clay().box((0, 1.0, 0.65), (2.3, 0.5, 1.3)).box((-1.9, 1.6, 0.5), (1.2, 0.4, 1.0))
    walls.box((1.95, 1.7, 0.5), (1.2, 0.4, 1.0))
    for k in range(9):
        walls.box((-1.0 + 0.25 * k, 0.85, 1.4), (0.14, 0.2, 0.2))
    walls.mesh(coral, smooth=False, bevel=0.04)
    architecture.arch((0, 0.72, 0), 0.42, 0.55, coral, thick=0.18, deep=0.35)
    Clay().box((0, 0.76, 0.45), (0.75, 0.04, 1.0)).mesh(m.glow((1, 0.5, 0.1), 1.1), smooth=False)
    stage.lamp((0, 0.2, 0.7), 22, essences.GOLD)
    twigs = Clay()
    for x, y, z in (
        (-1.7, 1.1, 1.7),
        (1.75, 1.2, 1.9),
        (0.7, 1.6, 2.6),
        (-0.75, 1.7, 2.4),
        (-2.65, 2, 1.1),
        (2.75, 2, 1.0),
    ):
        way = stage.Vector((0.3 * math.copysign(1, x), 0, 0.3))
        _branch(twigs, stage.Vector((x - way.x * 0.8, y, z)), way, 0.1, 3)
    twigs.mesh(coral)
    _sea_life()
    rays = Clay()
    for k in range(6):
        rays.tube([(-2.6 + 1.3 * k, 4.0, 6.5), (-4 + 1.3 * k, 3.5, 0)], [0.12, 0.45], n=16)
    rays.mesh(m.soft((0.3, 0.7, 1), (0.02, 0.2, 0.5), 0.25, thick=0.22, tight=0.95)).visible_shadow = False
    backdrops.floor(m.stuff((0.3, 0.28, 0.2), 0.9, bump=0.5, scale=3))
    backdrops.backdrop((0.05, 0.42, 0.85), (0.004, 0.03, 0.1), (0, 9, 3.6), 7, 0.85, cloud=0.3)
    stage.panel((-2.5, -3.5, 6), (0, 1, 1.5), 700, (0.7, 0.9, 1), size=3)
    stage.panel((4, 3.5, 5), (0, 1.5, 2), 700, (0.25, 0.6, 1), size=2)
    stage.panel((1, -5, 1.5), (0, 1, 1.5), 160, (1, 0.75, 0.6), size=3)
    stage.air((0.01, 0.04, 0.08))
    stage.camera((-0.3, -7.4, 1.5), (0, 1, 2.25), lens=40, f=4, focus=(0, 0.6, 2))
