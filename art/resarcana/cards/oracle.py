"""The oracle: blue vapours rise from a cleft between columns, and an eye of gold opens in them: three are shown."""

import math
import random

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _vapour() -> None:
    """Blue vapours that open around the eye."""
    for thick, count, wide, shine in ((0.028, 70, 0.22, 0.55), (0.11, 16, 0.12, 0.22)):
        vapour = Clay()
        for k in range(count):
            s, w = (-1) ** k, 1.0 + abs(random.gauss(0, 0.35))
            turn, x = random.uniform(0, 6.28), random.gauss(0, 0.4)
            line = [
                (
                    x * (1 - t) + s * w * 1.12 * math.sin(math.pi * t**1.1) + wide * t * math.sin(turn + 9 * t),
                    0.45 + 0.5 * t + 0.25 * math.cos(turn + 7 * t),
                    0.3 + 5.2 * t,
                )
                for t in (0, 0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 1)
            ]
            r = thick * random.uniform(0.6, 1.3)
            vapour.tube(line, [r * 0.4, r, r * 1.3, r * 1.4, r * 1.3, r, r * 0.8, r * 0.3], n=10)
        vapour.mesh(m.soft((0.14, 0.42, 1), (0.02, 0.08, 0.6), shine, thick=0.35)).visible_shadow = False


def scene() -> None:
    """Sets the picture up."""
    marble = m.stone((0.3, 0.31, 0.36))
    for s in (-1, 1):
        for k in range(3):
            architecture.column((s * (2.35 - 0.06 * k), 0.6 + 1.9 * k, 0.3), 0.3, 3.9, marble)
        Clay().box((s * 2.3, 2.5, 4.35), (0.9, 5.2, 0.4)).mesh(marble, smooth=False, bevel=0.03)
        stand = Clay()
        for j in range(3):
            foot = props.ring(j, 3, 0.34, 0.5) + stage.Vector((s * 1.55, -0.5, 0.3))
            stand.tube([foot, (s * 1.55, -0.5, 1.2)], [0.035, 0.03], n=8)
        stand.lathe([(0.05, 1.05), (0.3, 1.2), (0.36, 1.38), (0.32, 1.36), (0.05, 1.22)], (s * 1.55, -0.5, 0))
        stand.mesh(m.gold())
        props.flame((s * 1.55, -0.5, 1.25), 0.6, m.soft((0.25, 0.6, 1), (0.02, 0.1, 0.8), 1.4, thick=0.8))
        stage.lamp((s * 1.5, -0.7, 1.9), 34, essences.CALM, size=0.2)
    architecture.stairs((0, -1.9, 0), 5.4, 3, marble, rise=0.11, run=0.3)
    Clay().box((0, 2.6, 0.1), (5.6, 7.2, 0.42)).mesh(marble, smooth=False, bevel=0.03)
    crack = Clay()
    left = [(-0.9, 0.34), (-0.55, -0.1), (-0.1, 0.2), (0.3, -0.15), (0.62, 0.15), (1.0, -0.1)]
    crack.tube(
        [(x, 0.35 + y, 0.31) for x, y in left],
        [(0.12, 0.02), (0.2, 0.02), (0.28, 0.02), (0.24, 0.02), (0.16, 0.02), (0.02, 0.01)],
        steps=1,
    )
    crack.mesh(m.glow((0.02, 0.2, 1), 2.0), smooth=False)
    _vapour()
    things.eye((0, 0.2, 2.55), 1.15, m.glow((0.04, 0.3, 1), 1.5))
    rays = Clay()
    for k in range(15):
        a = props.ring(k, 15, 1.0, 0.2)
        if abs(a.y) > 0.3:
            rays.spike((a.x * 1.0, 0.3, 2.55 + a.y * 0.68), (a.x * 1.45, 0.3, 2.55 + a.y * 1.15), 0.035)
    rays.mesh(m.gold())
    stage.lamp((0, -0.4, 2.5), 60, essences.CALM, size=0.5)
    stage.lamp((0, 1.4, 2.6), 160, essences.CALM, size=0.6)
    for k in range(3):
        x = (k - 1) * 0.85
        turn = (76, 0, (1 - k) * 16)
        Clay().place((x, -1.0 - 0.15 * (k == 1), 0.98), turn).box((0, 0, 0), (0.52, 0.74, 0.03)).mesh(
            m.parchment(), smooth=False, bevel=0.01
        )
        things.circle(
            (x, -1.035 - 0.15 * (k == 1), 0.98),
            0.19,
            m.glow((0.03, 0.22, 1), 1.6),
            turn=turn,
            points=(3, 5, 7)[k],
            thick=0.06,
        )
        rim = Clay().place((x, -1.02 - 0.15 * (k == 1), 0.98), turn)
        rim.tube(
            [(-0.26, -0.37, 0), (0.26, -0.37, 0), (0.26, 0.37, 0), (-0.26, 0.37, 0), (-0.26, -0.37, 0)],
            [0.018] * 5,
            n=6,
            steps=1,
        )
        rim.mesh(m.gold())
    backdrops.stars(8, count=180)
    backdrops.floor(m.stone((0.06, 0.065, 0.08)))
    backdrops.mist((0.2, 0.4, 0.9), at=(0, 0.6, 0.4), spread=(2.4, 1.4, 0.1), count=20, strength=0.16)
    backdrops.backdrop((0.08, 0.26, 0.8), (0.005, 0.012, 0.05), (0, 9, 2.8), 5.5, 0.85, cloud=0.5)
    stage.panel((-3.6, -4.2, 4), (0, 0, 1.8), 330, (1, 0.85, 0.65), size=2)
    stage.panel((3.6, -3.6, 3.2), (0, 0, 1.8), 200, (0.5, 0.65, 1), size=2)
    stage.camera((0, -7.0, 1.8), (0, 0.4, 2.3), lens=40, f=3.6, focus=(0, 0, 2.3))
