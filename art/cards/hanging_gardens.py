"""Hanging gardens: terraces on arches, green and flowering, water falling from each: three essences every round."""

import random

from art.kit import architecture, backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay

LEVELS = ((0.0, 0.0, 3.3, 1.5), (1.5, 1.5, 2.5, 1.35), (2.85, 3.0, 1.65, 1.2))


def _plants() -> None:
    """Bushes and flowers on every edge, vines that hang from it."""
    leaves, flowers = Clay(), [Clay(), Clay(), Clay()]
    for z, y, half, high in LEVELS:
        top = z + high
        for _ in range(int(half * 420)):
            x = random.uniform(-half, half)
            if 0.3 < abs(x) < half:
                root = (x, y + random.uniform(-0.15, 0.5), top + random.uniform(0, 0.4))
                tip = (root[0] + random.gauss(0, 0.1), root[1] - 0.08, root[2] + random.uniform(-0.05, 0.2))
                leaves.leaf(root, tip, 0.1)
                if random.random() < 0.09:
                    random.choice(flowers).ball((root[0], root[1] - 0.12, root[2] + 0.1), 0.055, n=8)
        count = int(half * 3.2)
        for k in range(count):
            x = -half + (k + 0.5) * 2 * half / count
            if abs(x) > 0.35:
                low = top - random.uniform(0.45, 1.05)
                things.vines(
                    [(x, y - 0.3, top + 0.1), (x + 0.06, y - 0.4, top - 0.2), (x, y - 0.36, low)], count=26, leaf=0.11
                )
    leaves.mesh(m.thin((0.09, 0.34, 0.04), 0.5, 0.4))
    for part, colour in zip(flowers, ((0.85, 0.12, 0.2), (0.9, 0.6, 0.1), (0.5, 0.2, 0.8)), strict=True):
        part.mesh(m.stuff(colour, 0.6, sub=0.2))


def scene() -> None:
    """Sets the picture up."""
    stuff, falls, foam = m.stone((0.46, 0.36, 0.22)), Clay(), Clay()
    for z, y, half, high in LEVELS:
        Clay().box((0, y + 1.1, z + high / 2), (2 * half, 1.6, high)).mesh(stuff, smooth=False)
        Clay().box((0, y + 0.7, z + high), (2 * half + 0.2, 2.0, 0.16)).mesh(stuff, smooth=False, bevel=0.03)
        count = max(int(half * 1.8), 2) // 2 * 2
        for k in range(count + 1):
            x = (k - count / 2) * 2 * half / (count + 1)
            architecture.arch((x, y - 0.1, z), half / (count + 1) * 0.86, high * 0.5, stuff, thick=0.14, deep=0.3)
            if k != count / 2:
                Clay().ball((x, y + 0.2, z + 0.45), (0.07, 0.07, 0.1)).mesh(m.glow((1, 0.5, 0.1), 3))
        falls.grid(
            lambda u, v, z=z, y=y, h=high: ((u - 0.5) * (0.46 + 0.16 * v), y - 0.34 - 0.22 * v, z + h * (1 - v) + 0.12),
            10,
            12,
        )
        for _ in range(40):
            foam.ball((random.gauss(0, 0.24), y - 0.6 + random.gauss(0, 0.08), z + 0.12 * random.random()), 0.06, n=8)
    falls.mesh(m.stuff((0.3, 0.6, 0.9), 0.15, bump=0.8, scale=7, stretch=(3, 1, 0.3), dark=0.7))
    foam.mesh(m.stuff((0.7, 0.85, 0.95), 0.4, sub=0.3))
    _plants()
    backdrops.sea(-0.12, wave=0.03, material=m.water((0.02, 0.12, 0.16)))
    for s in (-1, 1):
        palm = Clay().tube([(s * 3.9, 0.4, -0.2), (s * 3.7, 0.4, 1.4), (s * 3.85, 0.4, 2.8)], [0.17, 0.12, 0.09])
        palm.mesh(m.wood((0.2, 0.13, 0.06)))
        crown = Clay()
        for k in range(11):
            way = stage.Vector((0.95 * (k - 5) / 5, -0.35 + 0.14 * (k % 3), 0.5 - 0.16 * abs(k - 5)))
            crown.leaf((s * 3.85, 0.4, 2.8), stage.Vector((s * 3.85, 0.4, 2.8)) + way * 1.2, 0.26, curl=0.3)
        crown.mesh(m.thin((0.08, 0.28, 0.04), 0.5, 0.4))
    Clay().ball((-4.6, 20, 6.2), 1.3, n=40).mesh(m.glow((1, 0.7, 0.35), 1.2))
    backdrops.sparks((1, 0.9, 0.5), (0, -0.6, 2), (4, 1, 2.4), count=50, strength=3, size=0.014)
    backdrops.backdrop((0.75, 0.5, 0.26), (0.02, 0.07, 0.13), (-2.5, 22, 5), 15, 0.75, cloud=0.4)
    stage.air((0.05, 0.06, 0.07))
    stage.panel((-6, -4, 7), (0, 1, 2), 1900, (1, 0.78, 0.5), size=3)
    stage.panel((6, 3, 7), (0, 1, 2.5), 1200, (0.5, 0.8, 1), size=3)
    stage.camera((-1.3, -9.6, 2.3), (0, 1, 2.15), lens=46, f=5.6, focus=(0, 0.6, 2))
