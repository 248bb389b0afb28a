"""A fountain of three bowls between a dead tree and one in bloom: whoever gives it Death takes Life and Calm away."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.resarcana import essences

BOWLS = ((0.62, 0.34, 1.72), (1.55, 0.3, 1.0), (2.35, 0.26, 0.52))


def marble() -> bpy.types.Material:
    """White stone, veined."""
    return m.stuff((0.5, 0.5, 0.47), 0.35, bump=0.15, scale=3.5, dark=0.55, light=1.2, coat=0.2)


def bowls() -> None:
    """A basin on the ground and two bowls above it, a bud on top."""
    stone = marble()
    for z, deep, r in BOWLS:
        shape = [(0.1, z - deep), (r * 0.5, z - deep * 0.9), (r * 0.88, z - deep * 0.35), (r, z), (r * 1.06, z + 0.03)]
        shape += [
            (r * 1.05, z + 0.07),
            (r * 0.96, z + 0.07),
            (r * 0.9, z - 0.02),
            (r * 0.5, z - deep * 0.5),
            (0, z - deep * 0.6),
        ]
        Clay().lathe([(p.x, p.y) for p in along([(a, b, 0) for a, b in shape], 3)], n=96, flutes=24, deep=0.045).mesh(
            stone
        )
    stem = [
        (0.5, 0.3),
        (0.3, 0.5),
        (0.2, 0.8),
        (0.28, 0.95),
        (0.2, 1.1),
        (0.26, 1.3),
        (0.14, 1.4),
        (0.12, 1.8),
        (0.2, 2.0),
    ]
    stem += [(0.12, 2.15), (0.1, 2.4), (0.2, 2.55), (0.17, 2.7), (0.06, 2.85), (0, 2.92)]
    Clay().lathe([(p.x, p.y) for p in along([(a, b, 0) for a, b in stem], 4)], n=64, flutes=8, deep=0.12).mesh(stone)
    base = [(0, 0), (1.75, 0), (1.75, 0.12), (1.6, 0.16), (1.58, 0.4)]
    Clay().lathe(base, n=8).mesh(stone, smooth=False, bevel=0.02)


def water() -> None:
    """What rises, falls from bowl to bowl, and lies in them."""
    falling, lying, drops = Clay(), Clay(), Clay()
    for count, start, r0, r1, low in ((42, 2.42, 0.54, 0.82, 1.6), (64, 1.62, 1.05, 1.42, 0.66)):
        for k in range(count):
            d = props.ring(k, count, 1.0, random.uniform(-0.05, 0.05))
            far = r1 * random.uniform(0.92, 1.04)
            line = [d * r0 * 0.9 + Vector((0, 0, start)), d * (r0 * 1.1) + Vector((0, 0, start + 0.02))]
            line += [
                d * (0.4 * r0 + 0.6 * far) + Vector((0, 0, start * 0.72 + low * 0.28)),
                d * far + Vector((0, 0, low)),
            ]
            falling.tube(line, [0.02, 0.034, 0.028, 0.016], n=8)
            for _ in range(3):
                drops.ball(
                    line[-1] + Vector([random.gauss(0, 0.07), random.gauss(0, 0.07), abs(random.gauss(0, 0.08))]),
                    random.uniform(0.008, 0.022),
                    n=6,
                )
    for k in range(14):
        d = props.ring(k, 14)
        line = [
            Vector((0, 0, 2.85)),
            d * 0.13 + Vector((0, 0, 3.3)),
            d * 0.3 + Vector((0, 0, 3.2)),
            d * 0.42 + Vector((0, 0, 2.45)),
        ]
        falling.tube(line, [0.02, 0.026, 0.024, 0.01], n=8)
    for z, _, r in BOWLS:
        lying.lathe([(0, z + 0.035), (r * 0.5, z + 0.04), (r * 0.95, z + 0.03)], n=64)
    falling.mesh(m.soft((0.5, 0.95, 1), (0.1, 0.45, 0.75), 0.85, thick=0.6, tight=0.95)).visible_shadow = False
    lying.mesh(m.glow((0.04, 0.36, 0.42), 0.8))
    drops.mesh(m.glow((0.6, 1, 1), 1.0)).visible_shadow = False


def tree(side: int, *, alive: bool) -> None:
    """A tree beside the fountain, dead or in bloom."""
    bark = m.wood((0.13, 0.08, 0.05) if alive else (0.1, 0.09, 0.1))
    wood, ends = Clay(), []
    x = side * 2.5
    wood.tube(
        [(x, 1.0, -0.1), (x - side * 0.15, 1.0, 0.9), (x + side * 0.05, 1.0, 1.7), (x - side * 0.1, 1.0, 2.4)],
        [0.3, 0.2, 0.17, 0.12],
        n=14,
    )
    for k in range(11):
        foot = Vector((x - side * 0.06, 1.0, 1.4 + 0.1 * k))
        a = random.uniform(-1.3, 1.3) + (math.pi if k % 2 else 0)
        tip = foot + Vector(
            (math.cos(a) * random.uniform(0.5, 1.1), random.uniform(-0.4, 0.4), random.uniform(0.35, 0.9))
        )
        wood.spike(foot, tip, 0.09, bend=(0, 0, -0.1))
        for j in range(3):
            twig = foot.lerp(tip, 0.55 + 0.15 * j)
            end = twig + Vector((random.gauss(0, 0.3), random.gauss(0, 0.15), random.uniform(0.1, 0.4)))
            wood.spike(twig, end, 0.03)
            ends += [end, tip]
    wood.mesh(bark)
    if not alive:
        return
    leaves, petals = Clay(), Clay()
    for end in ends:
        for _ in range(16):
            d = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
            root = end + d * random.uniform(0.03, 0.3)
            part, size = (petals, 0.1) if random.random() < 0.4 else (leaves, 0.13)
            part.leaf(root, root + d * size, size * 0.8, normal=(random.gauss(0, 0.6), -1, 0.5), curl=0.15)
    leaves.mesh(m.thin((0.06, 0.28, 0.04), 0.5, 0.35))
    petals.mesh(m.thin((0.9, 0.62, 0.7), 0.5, 0.3))


def garden() -> None:
    """Grass and flowers on the side of youth; on the other dry ground and a skull."""
    grass, flowers, hearts = Clay(), Clay(), Clay()
    for _ in range(1100):
        x, y = random.uniform(-0.2, 4.2), random.uniform(-2.6, 2.2)
        if math.hypot(x, y) < 1.75:
            continue
        root = Vector((x, y, 0))
        grass.leaf(root, root + Vector((random.gauss(0, 0.07), -0.03, random.uniform(0.1, 0.26))), 0.04)
    for _ in range(60):
        x, y = random.uniform(0.4, 4.0), random.uniform(-2.5, 1.2)
        if math.hypot(x, y) < 1.85:
            continue
        c = Vector((x, y, random.uniform(0.18, 0.3)))
        for k in range(5):
            d = props.ring(k, 5, 0.1) + Vector((0, -0.02, 0.03))
            flowers.leaf(c, c + d, 0.08, normal=(0, -0.5, 1))
        hearts.ball(c + Vector((0, -0.01, 0.03)), 0.025, n=8)
    grass.mesh(m.thin((0.05, 0.24, 0.03), 0.6, 0.3))
    flowers.mesh(m.thin((0.85, 0.6, 0.75), 0.5, 0.3))
    hearts.mesh(m.glow((1, 0.6, 0.1), 1.0))
    props.skull((-2.05, -1.25, 0.2), 0.95, (0, 0, 35))
    props.bone((-2.6, -0.9, 0.07), (-1.75, -0.75, 0.07), 0.055)
    for k in range(6):
        backdrops.rock((-1.9 - 0.35 * k, -0.4 + 0.4 * math.sin(k * 2), 0.05), (0.22, 0.2, 0.14), seed=k)


def scene() -> None:
    """Sets the picture up."""
    bowls()
    water()
    tree(-1, alive=False)
    tree(1, alive=True)
    garden()
    backdrops.floor(m.stone((0.06, 0.055, 0.045)))
    backdrops.sparks((0.4, 1, 0.4), (1.6, 0, 1.8), (1.6, 0.8, 1.8), count=50, strength=2.5, size=0.014)
    backdrops.mist((0.3, 0.6, 0.6), at=(0, 2.6, 0.3), spread=(4, 0.5, 0.3), count=18, strength=0.22)
    backdrops.backdrop((0.12, 0.36, 0.24), (0.012, 0.012, 0.03), (0.7, 7, 2.4), 5.5, 0.9, cloud=0.6)
    stage.lamp((0, -0.7, 1.9), 16, (0.4, 0.9, 1), size=0.3)
    stage.lamp((0, -1.4, 0.9), 12, (0.4, 0.9, 1), size=0.3)
    stage.lamp((-2.4, 0.0, 1.6), 40, essences.DEATH, size=0.4)
    stage.lamp((2.4, -0.4, 1.6), 50, (0.6, 1, 0.5), size=0.4)
    stage.rig((1, 0.9, 0.72), (0.4, 1, 0.7), at=(0, 0, 1.5), power=1.1, left=False)
    stage.camera((0, -7.5, 2.6), (0, 0, 1.58), lens=46, f=3.2, focus=(0, -0.6, 1.6))
