"""A hall under the mountain: two dwarves hewn from rock guard the gate, and molten Gold flows out between them."""

import math
import random

from mathutils import Vector, noise

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, Point, again
from art.resarcana import essences


def _dwarf(stone: stage.bpy.types.Material) -> list[stage.bpy.types.Object]:
    """A colossal dwarf of hewn stone who leans on his hammer, looking at the viewer."""
    block, round_, beard, eyes, rings = Clay(), Clay(), Clay(), Clay(), Clay()
    block.box((0, 0, 0.2), (2.1, 1.6, 0.4))
    for s in (-1, 1):
        block.box((s * 0.42, -0.15, 0.62), (0.6, 0.95, 0.5)).box((s * 0.42, 0, 1.0), (0.52, 0.6, 0.5))
        block.box((s * 0.86, 0, 2.72), (0.62, 0.95, 0.5))
        round_.tube([(s * 0.95, 0, 2.6), (s * 1.0, -0.35, 2.05), (s * 0.2, -0.92, 1.98)], [0.3, 0.27, 0.2], n=10)
        block.box((s * 0.17, -0.98, 1.95), (0.3, 0.34, 0.34))
        block.box((s * 0.21, -0.46, 3.43), (0.32, 0.2, 0.12))
        eyes.ball((s * 0.19, -0.44, 3.31), (0.08, 0.05, 0.045))
        beard.tube([(s * 0.1, -0.55, 3.1), (s * 0.42, -0.68, 3.0), (s * 0.66, -0.6, 2.72)], [0.1, 0.15, 0.02], n=10)
        round_.tube([(s * 0.42, 0, 3.75), (s * 0.85, -0.05, 3.85), (s * 1.02, -0.1, 4.35)], [0.14, 0.12, 0.01], n=10)
    round_.tube([(0, 0, 1.1), (0, 0, 1.9), (0, 0, 2.75)], [(0.78, 0.5), (0.82, 0.54), (0.9, 0.5)], n=10, side=(1, 0, 0))
    block.box((0, -0.02, 1.6), (1.66, 1.12, 0.2)).box((0, -0.55, 1.6), (0.4, 0.14, 0.34))
    block.box((0, 0, 3.25), (0.86, 0.8, 0.8)).box((0, -0.5, 3.24), (0.2, 0.22, 0.3)).box(
        (0, -0.58, 3.14), (0.28, 0.22, 0.18)
    )
    round_.lathe([(0.58, 3.46), (0.6, 3.6), (0.5, 3.86), (0.3, 4.08), (0.0, 4.22)], n=12)
    block.box((0, -0.3, 3.8), (0.12, 0.62, 0.5))
    block.box((0, -1.02, 1.2), (0.17, 0.17, 1.7)).box((0, -1.02, 0.62), (1.05, 0.5, 0.52))
    for k in range(13):
        x = (k - 6) / 6
        tip = Vector((0.26 * x, -1.26 + 0.2 * x * x, 1.5 + 0.75 * x * x))
        line = [(0.42 * x, -0.4, 3.06), (0.56 * x, -0.7, 2.75), (0.46 * x + 0.03 * (-1) ** k, -1.08, 2.3), tip]
        beard.tube(line, [0.06, 0.085, 0.08, 0.02], n=8, steps=4)
    for s in (-1, 1):
        for k in range(9):
            at = Vector((s * (0.6 - 0.018 * k), -0.66 - 0.07 * k, 2.72 - 0.12 * k))
            beard.ball(at + Vector((0.035 * (-1) ** k, 0, 0)), (0.115 - 0.004 * k, 0.1, 0.09), n=10)
        rings.tube([(s * 0.44, -1.24, 1.68), (s * 0.435, -1.25, 1.56)], [0.12, 0.12], n=16, side=(1, 0, 0))
        beard.spike((s * 0.44, -1.25, 1.58), (s * 0.42, -1.27, 1.34), 0.08)
    made = [block.mesh(stone, smooth=False, bevel=0.04), round_.mesh(stone, smooth=False, bevel=0.03)]
    made.append(rings.mesh(m.gold()))
    return [*made, beard.mesh(stone), eyes.mesh(m.glow((1, 0.5, 0.05), 2.5))]


def _gate(stone: stage.bpy.types.Material) -> None:
    """The gate with its runes, and the light behind it."""
    for k in range(3):
        architecture.arch((0, 3.9 + 0.5 * k, 0.3), 1.5 - 0.2 * k, 2.1, stone, thick=0.5, deep=0.55)
    architecture.wall((0, 5.8, 0), 14, 6.2, m.stone((0.12, 0.095, 0.085)))
    runes = Clay()
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        runes.place((1.72 * math.cos(a), 3.58, 2.46 + 1.72 * math.sin(a)), (0, 90 - math.degrees(a), 0))
        runes.tube([(0, 0, -0.15), (0, 0, 0.15)], [0.022] * 2, n=6, steps=1)
        runes.tube([(0, 0, 0.15), (0.1, 0, 0.02 + 0.06 * (k % 3)), (0, 0, -0.05)], [0.022] * 3, n=6, steps=1)
    runes.mesh(m.glow((1, 0.45, 0.04), 2))
    glow = Clay().grid(lambda u, v: ((u - 0.5) * 2.6, 5.4, 3.3 * v), 2, 2)
    glow.mesh(m.painted((1.0, 0.5, 0.08), (0.35, 0.05, 0.0), (0, 5.4, 1.2), 2.6, 1.0, cloud=0.4))


def _bed(y: float) -> float:
    """How high the molten gold stands: three terraces, and a fall at the end of each."""
    falls = ((-0.5, 0.26), (2.3, 0.26))
    return sum(rise / (1 + math.exp(-(y - at) * 14)) for at, rise in falls)


def _froth() -> None:
    """Slag afloat on the gold, and its spray where it falls."""
    slag, foam = Clay(), Clay()
    for _ in range(60):
        y = random.uniform(-3.6, 4.5)
        x = random.choice((-1, 1)) * 0.62 * random.random() ** 0.4
        size = random.uniform(0.04, 0.12)
        slag.place((x, y, _bed(y) + 0.01), (0, 0, random.uniform(0, 180)))
        slag.ball((0, 0, 0), (size * 1.5, size, 0.02), n=7)
    slag.mesh(m.stone((0.07, 0.035, 0.02)), smooth=False)
    for at in (-0.62, 2.18):
        for _ in range(40):
            r = random.uniform(0.015, 0.05)
            foam.ball((random.uniform(-0.6, 0.6), at + random.gauss(-0.05, 0.07), _bed(at) + 0.02), r, n=8)
    foam.mesh(m.glow((1, 0.6, 0.14), 1.1))


def _river(stone: stage.bpy.types.Material) -> None:
    """A channel of molten gold that runs from the gate to the viewer over two falls."""
    flow, rim = Clay(), Clay()

    def surface(u: float, v: float) -> Point:
        x, y = (u - 0.5) * 1.3, -4.0 + 9.6 * v
        wave = 0.05 * noise.noise((x * 3.2, y * 1.4, 2)) + 0.025 * noise.noise((x * 8, y * 4, 5))
        return (x, y, _bed(y) + wave)

    flow.grid(surface, 60, 420).mesh(
        m.opal(((0.5, 0.05, 0.0), (0.95, 0.3, 0.015), (1, 0.58, 0.12)), 0.5, scale=2.2, rough=0.4)
    )
    _froth()
    for y0, y1, z in ((-4.0, -0.4, 0.02), (-0.4, 2.4, 0.28), (2.4, 5.6, 0.54)):
        for k in range(6):
            y = y0 + (k + 0.5) * (y1 - y0) / 6
            for s in (-1, 1):
                rim.box((s * random.uniform(0.76, 0.8), y, z), (0.3, (y1 - y0) / 6.3, random.uniform(0.24, 0.34)))
        for s in (-1, 1):
            rim.box((s * 2.95, (y0 + y1) / 2, z - 0.15), (4.2, y1 - y0, 0.3))
    rim.mesh(stone, smooth=False, bevel=0.03)
    for y, z in ((-1.6, 0.5), (0.9, 0.8), (3.2, 1.1)):
        for s in (-1, 1):
            stage.lamp((s * 0.95, y, z), 22, essences.GOLD, size=0.4)


def _miners() -> None:
    """What the miners left: a cart of ore, a pick, ingots."""
    cart, bands = Clay().place((-1.75, -1.5, 0.0), (0, 0, 24)), Clay().place((-1.75, -1.5, 0.0), (0, 0, 24))
    for s in (-1, 1):
        cart.box((s * 0.42, 0, 0.55), (0.06, 1.0, 0.55)).box((0, s * 0.5, 0.55), (0.86, 0.06, 0.55))
        bands.box((s * 0.42, -0.53, 0.55), (0.1, 0.05, 0.6))
        for y in (-0.3, 0.3):
            bands.tube([(s * 0.48, y, 0.17), (s * 0.56, y, 0.17)], [0.17, 0.17], n=18, side=(0, 0, 1))
    cart.box((0, 0, 0.32), (0.85, 1.0, 0.08)).mesh(m.wood(), smooth=False, bevel=0.015)
    bands.box((0, -0.53, 0.78), (0.92, 0.05, 0.08)).box((0, -0.53, 0.34), (0.92, 0.05, 0.08)).mesh(
        m.iron(), smooth=False, bevel=0.01
    )
    for _ in range(20):
        spot = Vector((-1.75 + random.gauss(0, 0.2), -1.5 + random.gauss(0, 0.22), 0.82 + random.uniform(0, 0.2)))
        backdrops.rock(spot, [random.uniform(0.1, 0.17)] * 3, m.gold(), seed=random.random() * 9)
    bars = Clay()
    for row in range(3):
        for k in range(4 - row):
            bars.place((1.62 + 0.32 * k + 0.16 * row, -1.7, 0.1 + 0.17 * row), (0, 0, 0))
            bars.box((0, 0, 0), (0.28, 0.62, 0.15))
    bars.mesh(m.gold(), smooth=False, bevel=0.03)
    pick = Clay().place((1.55, -2.15, 0.0), (-18, 14, 0))
    pick.tube([(0, 0, 0), (0, 0, 1.2)], [0.045, 0.045], n=10, side=(1, 0, 0)).mesh(m.wood())
    Clay().place((1.55, -2.15, 0.0), (-18, 14, 0)).tube(
        [(-0.5, 0, 0.98), (0, 0, 1.16), (0.5, 0, 0.98)], [0.012, 0.075, 0.012], n=8
    ).mesh(m.steel())


def scene() -> None:
    """Sets the picture up."""
    stone = m.stone((0.2, 0.16, 0.14))
    dwarf = _dwarf(m.stone((0.32, 0.26, 0.22)))
    for s in (-1, 1):
        again(dwarf, (s * 2.75, 2.3, 0.2), (0, 0, s * -14), 1.12)
    for part in dwarf:
        part.hide_render = True
    _gate(stone)
    _river(stone)
    _miners()
    backdrops.cave(m.stone((0.1, 0.08, 0.07)), radius=4.4, at=(0, 3.0, 2.6), count=18)
    for s in (-1, 1):
        props.chain((s * 1.25, 2.4, 6.4), (s * 1.25, 2.4, 4.2), sag=0)
        things.lantern((s * 1.25, 2.4, 3.85), 0.42)
        stage.lamp((s * 1.25, 2.0, 4.0), 45, (1, 0.6, 0.25))
        stage.spot((s * 0.6, -2.5, 4.5), (s * 2.75, 2.3, 3.2), 1500, (1, 0.78, 0.55), angle=0.8)
        stage.panel((s * 3.4, 4.6, 5.0), (s * 2.7, 2.3, 3.0), 200, (0.45, 0.6, 1), size=1.2)
    stage.lamp((0, 4.9, 2.4), 260, essences.GOLD, size=0.5)
    backdrops.floor(m.stone((0.1, 0.08, 0.07)), -0.3)
    backdrops.sparks((1, 0.6, 0.12), (0, 1.2, 1.8), (2.2, 2.5, 1.9), count=110, strength=5, size=0.017)
    backdrops.mist((0.9, 0.45, 0.12), at=(0, 4.6, 0.9), spread=(1.6, 0.6, 0.4), count=12, strength=0.16)
    stage.panel((-2.5, -5.5, 3.6), (0, 0, 0.8), 160, (1, 0.8, 0.6), size=2)
    stage.camera((0.25, -7.6, 2.15), (0, 1.5, 2.35), lens=38, f=4, focus=(0, 1.0, 1.8))
