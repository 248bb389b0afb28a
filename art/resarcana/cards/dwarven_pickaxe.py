"""A pickaxe with runes that glow like a forge, driven into the rock: where it struck, a vein of gold has burst open."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

ROUND = 40  # corners around a rock
WHERE, TURN = (0.35, -0.45, 2.66), (10, -24, 12)


def part() -> Clay:
    """A piece of the pickaxe: its haft hangs down from the origin, its head lies along x."""
    return Clay().place(WHERE, TURN, 1.28)


def head() -> None:
    """A curved head of dark steel, pointed on one side and broad on the other, edged with bronze."""
    steel, bronze, runes = part(), part(), part()
    line = [
        (-1.42, 0, -0.5),
        (-1.0, 0, -0.2),
        (-0.5, 0, 0.0),
        (0, 0, 0.06),
        (0.5, 0, 0.0),
        (0.95, 0, -0.18),
        (1.22, 0, -0.38),
    ]
    sizes = [(0.012, 0.012), (0.09, 0.1), (0.13, 0.17), (0.15, 0.2), (0.14, 0.18), (0.19, 0.13), (0.25, 0.025)]
    steel.tube(line, sizes, n=8, steps=8, side=(0, 1, 0))
    steel.mesh(m.stuff((0.3, 0.31, 0.34), 0.26, 1.0, bump=0.2, scale=9, dark=0.5), smooth=False)
    bronze.box((0, 0, 0.03), (0.5, 0.46, 0.52))
    for x in (-0.3, 0.3):
        bronze.box((x, 0, 0.02), (0.1, 0.42, 0.46))
    bronze.spike((0, 0, 0.26), (0, 0, 0.55), 0.16)
    bronze.mesh(m.gold(), smooth=False, bevel=0.035)
    for k, x in enumerate((-0.88, -0.66, -0.46, 0.46, 0.66, 0.86)):
        z = -0.14 * (abs(x) - 0.3) - 0.02
        top, low, y = (x, -0.16, z + 0.1), (x, -0.16, z - 0.1), -0.17
        runes.tube([top, low], [0.02, 0.02], n=6)
        side = 0.07 if k % 2 else -0.07
        runes.tube([(x, y, z + 0.1), (x + side, y, z + 0.03), (x, y, z - 0.02)], [0.018] * 3, n=6, steps=1)
    runes.tube(
        [(-0.1, -0.25, 0.12), (0.1, -0.25, 0.12), (0, -0.25, -0.12), (-0.1, -0.25, 0.12)], [0.024] * 4, n=6, steps=1
    )
    runes.mesh(m.glow((1, 0.13, 0.006), 2.0))
    stage.lamp(part().turn @ Vector((0, -0.7, 0.1)), 7, essences.ELAN, size=0.2)


def haft() -> None:
    """An ash haft, leather where it is held, a bronze foot."""
    rod = [(0, 0, 0.2), (0.02, 0, -0.6), (-0.02, 0, -1.4), (0.03, 0, -2.1)]
    part().tube(rod, [(0.1, 0.13), (0.085, 0.11), (0.09, 0.115), (0.105, 0.13)], n=20, steps=10).mesh(
        m.stuff((0.3, 0.15, 0.06), 0.45, bump=0.5, scale=7, stretch=(3, 3, 0.4))
    )
    grip = part()
    for z in (-0.95, -1.75):
        grip.tube(
            [(0.0, 0, z + 0.28), (0.0, 0, z), (0.0, 0, z - 0.28)],
            [0.125, 0.13, 0.125],
            n=24,
            steps=20,
            ripple=lambda a, t: 1 + 0.07 * math.sin(t * 60 + a),
        )
    grip.mesh(m.stuff((0.12, 0.05, 0.02), 0.6, bump=0.2))
    part().ball((0.03, 0, -2.14), (0.15, 0.16, 0.14)).mesh(m.gold())


def run(rock: bpy.types.Object, start: Vector, lumps: Clay, way: int) -> None:
    """A vein of gold along a rock's skin, from where it was struck."""
    skin = [rock.matrix_world @ v.co for v in rock.data.vertices]
    nearest = min(range(len(skin)), key=lambda i: (skin[i] - start).length)
    i, j, line = nearest % ROUND, nearest // ROUND, []
    for _ in range(9):
        spot = skin[min(max(j, 0), 27) * ROUND + i % ROUND]
        line.append(spot + Vector((0, -0.02, 0)))
        i, j = (
            i + round(1.6 * math.cos(way * 1.05) + random.gauss(0, 0.9)),
            j + round(1.6 * math.sin(way * 1.05) + random.gauss(0, 0.6)),
        )
    radii = [0.13, 0.1, 0.11, 0.08, 0.085, 0.06, 0.05, 0.04, 0.006]
    lumps.tube(line, radii, n=9, steps=4, ripple=lambda b, t: 1 + 0.3 * math.sin(3 * b + 40 * t))


def vein(struck: Vector) -> None:
    """The rock, cracked open, and the gold in it."""
    gold, lumps = m.stuff((1, 0.6, 0.14), 0.22, 1.0, bump=0.2, scale=12, dark=0.7, light=1.2), Clay()
    for where, size, seed in (
        (struck + Vector((-0.5, 0.5, -0.85)), (1.5, 0.9, 1.05), 2),
        (struck + Vector((-1.9, 0.9, -0.1)), (1.1, 0.9, 1.3), 5),
        (struck + Vector((0.95, 0.7, -1.3)), (0.9, 0.7, 0.6), 9),
    ):
        rock = backdrops.rock(where, size, m.stone((0.12, 0.1, 0.09)), seed=seed, rough=0.45)
        for way in range(6):
            run(rock, struck, lumps, way)
    for _ in range(30):
        off = Vector((random.gauss(0, 0.2), random.uniform(-0.25, 0.0), random.gauss(-0.06, 0.14)))
        lumps.ball(struck + off, [random.uniform(0.05, 0.12) for _ in range(3)], n=7)
    lumps.mesh(gold, smooth=False)
    shards = Clay()
    for _ in range(26):
        way = Vector((random.uniform(-0.3, 1.2), random.uniform(-1.2, -0.2), random.uniform(-0.4, 1.0))).normalized()
        spot = struck + way * random.uniform(0.6, 1.8)
        shards.place(spot, [random.uniform(0, 360) for _ in range(3)], random.uniform(0.03, 0.1)).box(
            (0, 0, 0), (1, 1.4, 0.8)
        )
    shards.mesh(gold, smooth=False)
    nuggets = Clay()
    for _ in range(60):
        x, y = random.uniform(-2.6, 1.8), random.uniform(-1.7, -0.4)
        nuggets.ball((x, y, 0.06), [random.uniform(0.04, 0.12) for _ in range(3)], n=7)
    nuggets.mesh(gold, smooth=False)
    streaks = Clay()
    for _ in range(26):
        way = Vector((random.uniform(-0.5, 1.0), -0.6, random.uniform(-0.6, 1.1))).normalized()
        a = struck + way * random.uniform(0.3, 0.8)
        streaks.tube([a, a + way * random.uniform(0.1, 0.45)], [0.012, 0.002], n=6)
    streaks.mesh(m.glow((1, 0.5, 0.06), 3)).visible_shadow = False
    stage.lamp(struck + Vector((0.1, -0.7, 0.15)), 16, (1, 0.65, 0.2), size=0.15)


def scene() -> None:
    """Sets the picture up."""
    head()
    haft()
    vein(part().turn @ Vector((-1.3, 0.0, -0.5)))
    backdrops.cave(m.stone((0.1, 0.085, 0.08)), radius=3.7, at=(0, 2.6, 1.9))
    backdrops.rock((2.4, 0.6, 0.1), (0.9, 0.7, 0.6), m.stone((0.1, 0.085, 0.08)), seed=7)
    things.gem((1.7, -0.9, 0.16), 0.16, m.glass((1, 0.1, 0.03), shine=0.3), turn=(80, 20, 0))
    backdrops.floor(m.stone((0.09, 0.07, 0.06)))
    backdrops.sparks((1, 0.6, 0.12), (-0.6, -0.6, 1.9), (2.6, 1.0, 1.8), count=70, strength=3, size=0.014)
    backdrops.mist((0.5, 0.35, 0.2), at=(0, 2.2, 0.4), spread=(3, 0.5, 0.3), count=14, strength=0.18)
    backdrops.backdrop((0.24, 0.12, 0.04), (0.012, 0.009, 0.008), (0.6, 7, 2.2), 4.5, 0.9)
    stage.lamp((2.2, 2.4, 3.0), 120, (1, 0.5, 0.18), size=0.5)
    stage.rig((1, 0.85, 0.62), (1, 0.55, 0.25), at=(0, 0, 2), power=1.15, left=False)
    stage.panel((1.2, -4.4, 3.6), (0.2, 0, 2.2), 130, (0.85, 0.9, 1), size=2.2)
    stage.camera((0, -7.0, 2.1), (0.05, 0, 1.75), lens=48, f=3.2, focus=(0, -0.4, 2.2))
