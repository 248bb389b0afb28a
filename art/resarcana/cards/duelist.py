"""A duelist in crimson under a plumed hat salutes with the rapier: violet Death on the dagger, Gold as the prize."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.resarcana import essences


def _rapier(where: Vector, turn: tuple[float, float, float]) -> None:
    """A thin blade with a cup and a curved guard, its point at +z."""
    blade, hilt = Clay().place(where, turn), Clay().place(where, turn)
    blade.tube([(0, 0, 0.05), (0, 0, 1.1), (0, 0, 1.95)], [(0.055, 0.02), (0.042, 0.016), 0.003], n=4)
    blade.mesh(m.stuff((0.9, 0.92, 0.95), 0.38, 0.6, dark=0.9), smooth=False)
    hilt.lathe([(0.03, -0.02), (0.14, 0.0), (0.17, 0.06), (0.16, 0.065), (0.12, 0.02), (0.03, 0.0)], n=30)
    hilt.tube([(-0.3, 0, 0.05), (0, 0, 0.04), (0.3, 0, 0.05)], [0.03, 0.022, 0.03], n=10)
    hilt.tube([(0.16, 0, 0.02), (0.24, 0, -0.14), (0.02, 0, -0.34)], [0.02] * 3, n=8)
    hilt.tube([(0, 0, 0), (0, 0, -0.32)], [0.035, 0.03], n=10, side=(1, 0, 0)).ball((0, 0, -0.37), 0.06)
    hilt.mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.3, 0.016, 0.012),
        (0.06, 0.01, 0.02),
        left=(-0.85, -0.7, 1.45),
        right=(0.72, -0.85, 1.85),
        wide=0.86,
        face=m.skin((0.3, 0.18, 0.12)),
        head_turn=14,
    )
    figure.build("plumed")
    figure.plume(
        m.thin((0.85, 0.12, 0.03), 0.6, 0.4),
        (0.25, 0.05, 0.28),
        [(0.36, 0.2, 0.6), (0.68, 0.3, 0.72), (1.0, 0.35, 0.5), (1.1, 0.3, 0.2)],
        0.26,
    )
    _rapier(Vector((0.76, -0.98, 1.92)), (0, 27, 0))
    dagger = Clay().place((-0.95, -0.9, 1.42), (0, 205, 0))
    dagger.tube([(0, 0, 0.1), (0, 0, 0.5), (0, 0, 0.85)], [(0.05, 0.016), (0.04, 0.013), 0.002], n=4)
    dagger.mesh(m.glow((0.35, 0.05, 1), 1.3), smooth=False)
    Clay().place((-0.95, -0.9, 1.42), (0, 205, 0)).tube(
        [(-0.2, 0, 0.1), (0, 0, 0.06), (0.2, 0, 0.1)], [0.03, 0.035, 0.03], n=9
    ).mesh(m.gold())
    stage.lamp((-1.15, -1.2, 1.0), 15, essences.DEATH)
    fumes = Clay()
    for _ in range(6):
        x, sway = random.gauss(-1.2, 0.1), random.uniform(-0.3, 0.3)
        line = [(x, -0.9, 0.85), (x - 0.3 + sway, -0.9, 1.5), (x - 0.35 - sway, -0.8, 2.2), (x - 0.6 + sway, -0.7, 3.0)]
        fumes.tube(line, [0.01, 0.05, 0.06, 0.008], n=10)
    fumes.mesh(m.soft((0.35, 0.06, 0.95), (0.12, 0.01, 0.4), 0.6, thick=0.35, tight=0.9)).visible_shadow = False
    tip = Vector((0.76, -0.98, 1.92)) + Vector((math.sin(math.radians(27)), 0, math.cos(math.radians(27)))) * 1.95
    stage.lamp(tip, 10, essences.GOLD)
    backdrops.sparks((1, 0.65, 0.12), tip - Vector((0.1, 0, 0.2)), (0.5, 0.2, 0.6), count=40, strength=4, size=0.014)
    props.coins((1.2, -1.3, 1.05), 0.4, count=70, size=0.09, heap=0.25)
    props.plinth((1.2, -1.3, 0), 0.45, 1.05)
    for s in (-1, 1):
        architecture.column((s * 1.95, 1.4, 0), 0.3, 4.6, m.stone((0.2, 0.13, 0.11)))
        props.candle((s * 1.75, 0.4, 1.0), 0.4, 0.09)
        props.plinth((s * 1.75, 0.4, 0), 0.25, 1.0)
    backdrops.floor()
    backdrops.mist((0.7, 0.2, 0.1), at=(0, 1.2, 0.5), spread=(2.6, 0.6, 0.3), strength=0.15)
    backdrops.backdrop((0.62, 0.13, 0.025), (0.02, 0.006, 0.008), (0.1, 5, 2.7), 3.8, 0.85)
    stage.rig((1, 0.78, 0.55), (1, 0.4, 0.15), at=(0, 0, 2.2), power=0.9)
    stage.camera((0.1, -6.4, 2.2), (0.1, 0, 2.3), lens=48, f=2.4, focus=(0.2, -0.7, 2.2))
