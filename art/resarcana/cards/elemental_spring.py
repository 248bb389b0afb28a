"""A spring in a grotto from which three waters rise and wind around each other: Elan, Life and Calm."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

WATERS = (
    ((1, 0.42, 0.06), (1, 0.1, 0.008), (0.6, 0.03, 0.0)),
    ((0.3, 1, 0.15), (0.03, 0.65, 0.02), (0.01, 0.3, 0.02)),
    ((0.12, 0.5, 1), (0.015, 0.18, 1), (0.003, 0.04, 0.5)),
)


def strand(k: int, t: float, wide: float) -> Vector:
    """Where one of the three waters is on its way up: they wind, and part above."""
    away = max(0.0, t - 0.66)
    a = 2 * math.pi * k / 3 + 5.44 + 6.2 * min(t, 0.66) + 0.9 * away
    r = 0.2 + 0.34 * math.sin(math.pi * min(t * 1.3, 0.9)) + wide * away**0.85
    high = 0.3 + 4.1 * t - 19 * away**1.8
    return Vector((r * math.cos(a), 0.1 + 0.8 * r * math.sin(a), high))


def waters() -> None:
    """The three, each of a core, a skin and drops; they rise, part and fall back into the pool."""
    for k, (pale, full, deep) in enumerate(WATERS):
        line = [strand(k, t / 16, 2.7) for t in range(19)]
        size = [0.12 + 0.05 * math.sin(t * 0.9 + k) * (t > 3) - 0.0045 * min(t, 12) for t in range(19)]
        size = [s * (1.0 - 0.035 * max(t - 9, 0)) for t, s in enumerate(size)]
        Clay().tube(line, size, n=20, steps=8, side=(0, 1, 0)).mesh(
            m.soft(full, deep, 1.15, thick=0.92, tight=1.0)
        ).visible_shadow = False
        Clay().tube(line, [s * 0.32 for s in size], n=10, steps=8, side=(0, 1, 0)).mesh(
            m.glow(pale, 1.1)
        ).visible_shadow = False
        wisps, drops = Clay(), Clay()
        for j in range(7):
            spin = j * 0.9
            path = []
            for i in range(19):
                a = spin + i * 0.8
                path.append(
                    line[i]
                    + Vector((math.cos(a), 0.6 * math.sin(a), 0.3 * math.sin(a * 1.3))) * (size[i] * 1.25 + 0.02)
                )
            wisps.tube(path, [0.004] + [0.026] * 17 + [0.003], n=7, steps=4)
        for _ in range(110):
            t = random.uniform(0.3, 1) ** 0.7
            off = Vector([random.gauss(0, 0.11 + 0.16 * t * t) for _ in range(3)])
            drops.ball(strand(k, t, 2.7) + off, 0.01 + 0.045 * random.random() ** 3, n=10)
        landing = strand(k, 1.1, 2.7)
        for _ in range(70):
            a, far = random.uniform(0, 6.28), random.random() ** 0.5
            high = 0.26 + 0.5 * random.random() ** 2 * (1 - far)
            spot = Vector((landing.x + 0.42 * far * math.cos(a), landing.y + 0.34 * far * math.sin(a), high))
            drops.ball(spot, 0.012 + 0.04 * random.random() ** 3, n=10)
        wisps.mesh(m.soft(pale, full, 0.9, thick=0.7)).visible_shadow = False
        drops.mesh(m.glow(full, 1.2)).visible_shadow = False
        for t in (0.15, 0.5, 0.85):
            stage.lamp(
                strand(k, t, 2.7) + Vector((0, -0.25, 0)),
                13,
                (essences.ELAN, essences.LIFE, essences.CALM)[k],
                size=0.15,
            )


def pool() -> None:
    """The pool the waters come from; each tints its third of it."""
    for k, (_, full, _deep) in enumerate(WATERS):
        a0 = 2 * math.pi * k / 3 + 0.35

        def sheet(u: float, v: float, start: float = a0) -> tuple[float, float, float]:
            r, a = 0.05 + 1.75 * v, start + 2.2 * u + 1.0 * (1 - v)
            return (r * math.cos(a), 0.1 + 0.85 * r * math.sin(a), 0.2 + 0.03 * math.sin(14 * r + 2 * a) * (1.2 - v))

        dim = tuple(c * 0.22 for c in full)
        Clay().grid(sheet, 40, 50).mesh(m.glow(dim, 0.75))
        for j in range(3):
            ring = [sheet(i / 20, 0.3 + 0.24 * j) for i in range(21)]
            Clay().tube([(x, y, z + 0.015) for x, y, z in ring], [0.004] + [0.016] * 19 + [0.004], n=7, steps=2).mesh(
                m.glow(full, 0.9)
            )
    Clay().lathe([(0, 0.14), (2.1, 0.14)], (0, 0.1, 0), n=40).mesh(m.stuff((0.01, 0.03, 0.05), 0.05, coat=1.0))


def grotto(stone: bpy.types.Material) -> None:
    """Stones around the pool, moss and ferns on them, a cave around it all."""
    for k in range(19):
        d = props.ring(k, 19, 1.98)
        size = random.uniform(0.26, 0.46)
        spot = Vector((d.x * 1.02, 0.1 + d.y * 0.9, 0.1))
        backdrops.rock(spot, (size * 1.2, size, size * 0.8), stone, seed=k * 1.9, rough=0.4)
    ferns = Clay()
    for k in range(30):
        a = math.pi * random.uniform(-0.25, 1.25) if k % 3 else -math.pi * random.choice((0.12, 0.16, 0.84, 0.88))
        c = Vector((2.3 * math.cos(a), 0.1 + 2.0 * math.sin(a), 0.22))
        for _ in range(9):
            b = random.uniform(0, 6.28)
            tip = c + Vector((0.42 * math.cos(b), 0.34 * math.sin(b), random.uniform(0.15, 0.5)))
            ferns.leaf(c, tip, 0.1, normal=(0, -0.6, 1), curl=-0.22)
    ferns.mesh(m.thin((0.04, 0.24, 0.05), 0.6, 0.3))
    backdrops.cave(m.stone((0.1, 0.1, 0.11)), radius=3.7, at=(0, 3.0, 2.0))
    spikes = Clay()
    for _ in range(22):
        x, y = random.uniform(-3.6, 3.6), random.uniform(1.6, 3.8)
        if abs(x) > 0.9:
            spikes.spike((x, y, 5.2), (x, y, 5.2 - random.uniform(0.7, 2.2)), random.uniform(0.1, 0.24))
    spikes.mesh(stone)


def scene() -> None:
    """Sets the picture up."""
    stone = m.stone((0.13, 0.125, 0.13))
    waters()
    pool()
    grotto(stone)
    backdrops.floor(m.stone((0.07, 0.07, 0.07)))
    backdrops.sparks((0.8, 0.9, 1), (0, 0, 2.4), (2.8, 1.0, 2.2), count=60, strength=2.5, size=0.013)
    backdrops.mist((0.4, 0.55, 0.6), at=(0, 2.6, 0.4), spread=(4, 0.6, 0.3), count=18, strength=0.22)
    backdrops.backdrop((0.08, 0.18, 0.22), (0.006, 0.01, 0.016), (0, 7, 2.4), 5.0, 0.9)
    stage.rig((1, 0.88, 0.7), (0.5, 0.75, 1), at=(0, 0, 1.6), power=0.75)
    stage.camera((0, -7.4, 2.9), (0, 0, 1.72), lens=47, f=3.4, focus=(0, -0.3, 1.6))
