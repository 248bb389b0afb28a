"""An amulet of two halves that flow into each other: Calm in blue with its waves, Elan in red with its flames."""

import math

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.treasure import display
from art.resarcana import essences

CENTRE = Vector((0, 0, 1.64))


def _arc(x: float, z: float, r: float, start: float, end: float) -> list[tuple[float, float]]:
    """Points of an arc around a point, from one angle to another (degrees)."""
    steps = [math.radians(start + (end - start) * k / 30) for k in range(30)]
    return [(x + r * math.cos(a), z + r * math.sin(a)) for a in steps]


def _half(turn: float, material: stage.bpy.types.Material) -> None:
    """One half of the disc: a comma, its head round and its tail thin."""

    line = _arc(0, 0, 0.9, 90, 270) + _arc(0, -0.45, 0.45, -90, 90) + _arc(0, 0.45, 0.45, 270, 90)
    clay, n = Clay().place(CENTRE, (0, turn, 0)), len(line)
    verts: list[Point] = [(x * 0.97, y, z * 0.97) for y in (-0.14, 0.1) for x, z in line]
    faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    faces += [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    clay.add(verts, faces).mesh(material, smooth=False, bevel=0.035)


def _rim() -> None:
    """The gold that holds both, and the line between them."""
    gold = Clay()
    gold.tube(
        [CENTRE + Vector((p.x, 0, p.y)) * 0.96 for p in (props.ring(k, 60) for k in range(61))], [0.075] * 61, n=12
    )
    frame = Clay().place(CENTRE, (0, 35, 0)).turn
    parting = _arc(0, -0.45, 0.45, -90, 90) + _arc(0, 0.45, 0.45, 270, 90)
    gold.tube([frame @ Vector((x, -0.13, z)) for x, z in parting], [0.035] * len(parting), n=9, steps=1)
    for k in range(12):
        spot = props.ring(k, 12, 1.02, 0.26)
        gold.ball(CENTRE + Vector((spot.x, -0.02, spot.y)), 0.06)
    gold.mesh(m.gold())


def _elements() -> None:
    """Flames that leave the red half, and waves that curl from the blue one: drops would be taken for a price."""
    for k in range(8):
        a = math.radians(-20 + 17 * k)
        root = CENTRE + Vector((math.cos(a), 0, math.sin(a))) * 0.93
        props.flame(root - Vector((0, -0.06, 0.1)), 0.5 + 0.22 * (k % 3) / 2, tongues=6)
    waves = Clay()
    for k in range(9):
        a = math.radians(118 + 19 * k)
        out, along_rim = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
        root, size = CENTRE + out * 0.92, 0.3 + 0.1 * (k % 3)
        curl = [root - along_rim * 0.2, root + out * size * 0.75, root + out * size + along_rim * size * 0.7]
        curl += [root + out * size * 0.62 + along_rim * size * 1.05, root + out * size * 0.45 + along_rim * size * 0.75]
        waves.tube(curl, [0.14, 0.12, 0.085, 0.05, 0.012], n=14, steps=8)
        for j in range(3):
            spray = root + out * (size * 1.25 + 0.09 * j) + along_rim * size * (0.2 + 0.42 * j)
            waves.ball(spray, 0.045 - 0.01 * j)
    waves.mesh(m.glass((0.15, 0.45, 1), shine=0.45))


def scene() -> None:
    """Sets the picture up."""
    _half(35, m.stuff((0.02, 0.12, 0.75), 0.12, bump=0.12, scale=4, dark=0.35, light=1.5, coat=1.0))
    _half(215, m.stuff((0.85, 0.07, 0.012), 0.12, bump=0.12, scale=4, dark=0.35, light=1.4, coat=1.0))
    _rim()
    _elements()
    tilt = Clay().place(CENTRE, (0, 35, 0)).turn
    for z, colour in ((0.45, (0.05, 0.35, 1)), (-0.45, (1, 0.25, 0.02))):
        spot = tilt @ Vector((0, -0.16, z))
        Clay().ball(spot, (0.14, 0.07, 0.14)).mesh(m.glow(colour, 1.6))
        Clay().place(spot, (90, 0, 0), 0.15).tube([props.ring(k, 24) for k in range(25)], [0.18] * 25, n=8).mesh(
            m.gold()
        )
    stage.lamp(CENTRE + Vector((1.1, -0.7, 0.4)), 22, essences.ELAN)
    stage.lamp(CENTRE + Vector((-1.1, -0.7, 0.0)), 26, essences.CALM)
    Clay().tube([(0, 0.02, 0.28), (0, 0.02, 0.7)], [0.3, 0.07], n=24, side=(1, 0, 0)).mesh(m.gold())
    backdrops.sparks((1, 0.4, 0.05), (0.9, 0, 2.3), (0.8, 0.3, 0.9), count=36, strength=4, size=0.013)
    backdrops.sparks((0.3, 0.6, 1), (-0.9, 0, 1.7), (0.8, 0.3, 0.9), count=36, strength=3, size=0.013)
    display((0.6, 0.45, 0.75), rim=(0.9, 0.85, 1), power=0.9)
