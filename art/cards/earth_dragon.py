"""A dragon of rock and moss breaks out of a hill, gold veins in its hide: Gold alone sends it back."""

import random

import bpy
from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.dragons import Dragon


def hill(rocky: bpy.types.Material) -> None:
    """The land that it breaks out of."""
    for k in range(9):
        x = -3.6 + 0.9 * k
        backdrops.rock((x, 0.4 + 0.5 * (k % 3), -0.1), (0.8, 0.7, 0.35 + 0.25 * abs(x) / 3), rocky, seed=20 + k)
    backdrops.floor(m.stone((0.1, 0.07, 0.04)))
    backdrops.forest(near=4.4, gap=2.4, count=13, colour=(0.05, 0.04, 0.02))
    backdrops.mist((0.7, 0.5, 0.25), at=(-1.2, 0.2, 1.4), spread=(1.3, 0.5, 0.6), count=14, strength=0.16)
    backdrops.backdrop((0.4, 0.3, 0.07), (0.014, 0.016, 0.006), (-1.2, 8, 2.2), 6, 0.8, cloud=0.6)


def overgrown(dragon: Dragon, rocky: bpy.types.Material) -> None:
    """Boulders, moss and grass down its back."""
    moss = Clay()
    for k in range(110):
        c, out, thick = dragon.side(random.uniform(0.02, 0.98))
        lean = (out + Vector((0, random.uniform(-1.5, 0.4), 0.1))).normalized()
        spot, size = c + lean * thick * 0.92, random.uniform(0.1, 0.26)
        if k % 2:
            backdrops.rock(spot, (size, size, size * 0.8), rocky, seed=k)
        else:
            moss.ball(spot + Vector((0, 0, 0.03)), (size * 1.1, size, size * 0.45))
    for _ in range(150):
        c, out, thick = dragon.side(random.uniform(0.02, 0.95))
        root = c + (out + Vector((0, random.uniform(-0.9, 0.5), 0.2))).normalized() * thick * 0.95
        moss.leaf(root, root + Vector((random.gauss(0, 0.08), -0.05, random.uniform(0.1, 0.26))), 0.05)
    moss.mesh(m.stuff((0.1, 0.2, 0.025), 0.9, bump=0.7, scale=14, dark=0.4))


def armoured(dragon: Dragon, rocky: bpy.types.Material) -> None:
    """Slabs on its side, a crest of stones on its head."""
    for k in range(46):
        c, out, thick = dragon.side(0.03 + 0.93 * (k % 23) / 23)
        lean = (out * random.uniform(-0.5, 0.9) + Vector((0, -1, 0.1))).normalized()
        size = random.uniform(0.16, 0.3) * (0.6 + 0.5 * thick)
        backdrops.rock(c + lean * thick * 0.88, (size, size * 0.7, size * 1.25), rocky, seed=100 + k, rough=0.5)
    for k in range(9):
        spot = Clay().place(dragon.neck[-1], dragon.turn, dragon.size).turn @ Vector(
            (0.55 - 0.13 * k, -0.16 + 0.3 * (k % 2), 0.4 - 0.022 * k)
        )
        size = random.uniform(0.1, 0.2) * (1.1 - 0.04 * k)
        backdrops.rock(spot, (size * 1.2, size, size), rocky, seed=200 + k, rough=0.5)


def veined(dragon: Dragon) -> None:
    """Gold between the slabs."""
    veins = Clay()
    for k in range(9):
        line, lean = [], -0.75 + 0.24 * k
        for j in range(10):
            c, out, thick = dragon.side(min(0.02 + 0.1 * j, 0.95))
            lean += random.uniform(-0.3, 0.3)
            line.append(c + (Vector((0, -1, 0)) + out * lean).normalized() * thick * 0.99)
        first = random.randrange(5)
        veins.tube(line[first : first + 5], [0.003, 0.018, 0.014, 0.018, 0.003], n=7, steps=1)
    veins.mesh(m.glow((1, 0.36, 0.015), 1.1))


def stones_spat(dragon: Dragon, rocky: bpy.types.Material) -> None:
    """Its breath: a hail of rocks."""
    start = dragon.mouth(0.7)
    for k in range(46):
        t = random.random()
        spot = start.lerp(dragon.mouth(3.6), t) + Vector([random.gauss(0, 0.08 + 0.4 * t) for _ in range(3)])
        size = random.uniform(0.05, 0.1 + 0.17 * t)
        backdrops.rock(spot, (size, size, size), rocky, seed=k)


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.19, 0.125, 0.065), (0.018, 0.011, 0.006), 0.14, rough=0.75)
    rocky = m.stone((0.2, 0.13, 0.075))
    neck = [(2.7, 0.9, -0.9), (2.1, 0.6, 0.1), (1.75, 0.3, 1.0), (1.6, 0.1, 1.8), (1.1, 0, 2.4), (0.5, 0, 2.55)]
    dragon = Dragon(
        hide,
        rocky,
        m.glow((1, 0.5, 0.03), 3),
        horns="ram",
        neck=neck,
        girth=(1.35, 1.15, 0.9, 0.72, 0.6, 0.5),
        turn=(0, -4, 22),
        jaw=30,
        thick=1.3,
        long=0.85,
        teeth=6,
        spines=9,
        spine_size=0.5,
        size=1.2,
    )
    dragon.build()
    overgrown(dragon, rocky)
    armoured(dragon, rocky)
    veined(dragon)
    stones_spat(dragon, rocky)
    backdrops.sparks((1, 0.5, 0.1), tuple(dragon.mouth(2.0)), (1.8, 0.8, 1.0), count=60, size=0.014)
    hill(rocky)
    stage.lamp(dragon.mouth(1.2) + Vector((0, -0.6, -0.2)), 35, stage.GOLD)
    stage.rig((1, 0.85, 0.6), (0.5, 0.9, 0.3), at=(0.5, 0, 2.0), power=1.6, left=False)
    stage.camera((-0.3, -8.2, 1.9), (-0.1, 0, 2.1), lens=48, f=3.2)
