"""A ring of old stones under old trees, green light between them and a still blue spring: the creatures' grove."""

import math
import random

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _trees() -> None:
    """Old trees in two rows that meet above."""
    bark, leaves = m.wood((0.13, 0.085, 0.05)), Clay()
    trunks = Clay()
    for s, y, x in ((-1, 0.8, 3.0), (1, 0.8, 3.0), (-1, 4.2, 3.3), (1, 4.2, 3.3), (-1, 7.6, 3.0), (1, 7.6, 3.0)):
        line = [
            (s * (x + 0.3), y, -0.3),
            (s * x, y, 1.2),
            (s * (x - 0.1), y, 2.7),
            (s * (x - 0.9), y, 4.2),
            (0.0, y, 5.0),
        ]
        trunks.tube(line, [0.75, 0.42, 0.36, 0.28, 0.16], n=28, ripple=lambda a, t: 1 + 0.12 * math.sin(a * 7 + t * 9))
        for k in range(6):
            a = k * 1.05
            root = (s * (x + 0.2) + 1.1 * math.cos(a), y + 1.0 * math.sin(a), -0.08)
            trunks.tube(
                [(s * x, y, 0.7), (s * x + 0.45 * math.cos(a), y + 0.4 * math.sin(a), 0.15), root], [0.2, 0.16, 0.04]
            )
        for k in range(5):
            tip = (s * (x - 2.2 + 0.9 * k), y - 0.4, 4.4 + 0.35 * (k % 3))
            trunks.tube(
                [(s * (x - 0.1), y, 2.6 + 0.2 * k), (s * (x - 0.5 + 0.3 * k), y - 0.2, 3.9), tip], [0.2, 0.12, 0.03]
            )
        for _ in range(620):
            spot = (s * random.gauss(x - 0.8, 1.25), y + random.gauss(-0.2, 0.6), random.gauss(4.75, 0.5))
            way = [random.gauss(0, 0.16) for _ in range(2)]
            leaves.leaf(spot, (spot[0] + way[0], spot[1] + way[1], spot[2] - random.uniform(0.05, 0.3)), 0.17)
    trunks.mesh(bark)
    leaves.mesh(m.thin((0.09, 0.32, 0.04), 0.5, 0.5))


def _stones(stone: stage.bpy.types.Material) -> None:
    """A ring of stones with runes on them."""
    rocks, runes = Clay(), Clay()
    for k in range(9):
        a = math.pi * (k + 0.0) / 8
        x, y, high = 2.35 * math.cos(a), 2.6 + 2.2 * math.sin(a), 1.35 + 0.35 * ((k * 5) % 3)
        rocks.place((x, y, 0), (random.uniform(-4, 4), random.uniform(-4, 4), math.degrees(a) + 90))
        rocks.tube(
            [(0, 0, -0.1), (0, 0, high * 0.6), (0.03, 0, high)], [(0.24, 0.4), (0.2, 0.36), (0.15, 0.24)], n=7, steps=2
        )
        face = Clay().place((x, y - 0.3, high * 0.55)).turn
        runes.turn = face
        r = 0.13
        runes.tube([(0, 0, -r * 2), (0, 0, r * 2)], [0.02, 0.02], n=6)
        runes.tube([(-r, 0, r * 1.6), (0, 0, r * 0.4 * (k % 3)), (r, 0, r * 1.6)], [0.02] * 3, n=6, steps=1)
    rocks.mesh(stone, smooth=False, bevel=0.04)
    runes.mesh(m.glow((0.1, 0.9, 0.1), 1.8))


def _meadow() -> None:
    """Grass with a path through it, and white flowers."""
    grass, flowers = Clay(), Clay()
    for _ in range(1500):
        x, y = random.uniform(-4, 4), random.uniform(-3.2, 6)
        if math.hypot(x, y - 2.3) > 1.5 and abs(x - 0.25 * math.sin(y * 2)) > 0.5 - 0.2 * (y > 0):
            grass.leaf((x, y, 0), (x + random.gauss(0, 0.08), y, random.uniform(0.12, 0.3)), 0.05)
            if random.random() < 0.06:
                flowers.ball((x, y, 0.27), 0.04, n=7)
    grass.mesh(m.thin((0.09, 0.3, 0.04)))
    flowers.mesh(m.stuff((0.75, 0.8, 0.9), 0.6))


def scene() -> None:
    """Sets the picture up."""
    stone = m.stone((0.22, 0.24, 0.2))
    _trees()
    _stones(stone)
    pool = Clay().lathe([(0, 0.03), (1.25, 0.03)], (0, 2.3, 0), n=48)
    pool.mesh(m.painted((0.1, 0.4, 1.0), (0.01, 0.08, 0.4), (0, 2.3, 0), 1.7, 0.9, cloud=0.4))
    edge = Clay()
    for k in range(24):
        a = k * math.pi / 12
        edge.ball((1.36 * math.cos(a), 2.3 + 1.36 * math.sin(a), 0.05), (0.2, 0.2, random.uniform(0.1, 0.2)), n=9)
    edge.mesh(stone, smooth=False)
    stage.lamp((0, 2.2, 0.7), 60, essences.CALM)
    _meadow()
    for s in (-1, 1):
        things.vines(
            [(s * 3.2, 0.35, 0.2), (s * 2.6, 0.35, 1.4), (s * 3.1, 0.4, 2.5), (s * 2.5, 0.4, 3.9)], count=70, leaf=0.15
        )
    beams = Clay()
    for x in (-1.3, -0.2, 0.9):
        beams.tube([(x + 1.6, 6.5, 6.0), (x, 5.2, 0)], [0.14, 0.5], n=20)
    beams.mesh(m.soft((0.5, 1, 0.35), (0.1, 0.5, 0.1), 0.3, thick=0.22, tight=0.95)).visible_shadow = False
    stage.lamp((0, 5.4, 3.4), 330, (0.5, 1, 0.4), size=0.8)
    stage.lamp((0, 2.6, 3.8), 130, (0.6, 1, 0.4), size=0.6)
    backdrops.floor(m.stone((0.05, 0.07, 0.03)))
    backdrops.sparks((0.6, 1, 0.3), (0, 1.5, 1.5), (4, 3, 1.8), count=90, strength=4, size=0.02)
    backdrops.backdrop((0.42, 0.85, 0.3), (0.01, 0.05, 0.025), (0, 11, 2.4), 6, 0.85, cloud=0.4)
    stage.panel((-2.6, -4.5, 4.2), (0, 1.5, 1.4), 330, (1, 0.9, 0.6), size=2.5)
    stage.camera((0, -6.4, 1.75), (0, 2, 2.05), lens=38, f=4, focus=(0, 1.6, 1.5))
