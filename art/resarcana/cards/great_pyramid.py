"""A great pyramid under the evening sun, a golden stone on its top, a caravan with lamps small before it."""

import random

from mathutils import Vector, noise

from art.kit import architecture, backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.resarcana import essences


def _camel(where: Point, turn: float, size: float) -> None:
    """A laden camel with its rider, walking towards +x."""
    beast, load, rider = (Clay().place(where, (0, 0, turn), size) for _ in range(3))
    beast.ball((0, 0, 1.0), (0.52, 0.24, 0.27)).ball((0, 0, 1.25), (0.24, 0.17, 0.2))
    beast.tube([(0.42, 0, 1.0), (0.68, 0, 0.92), (0.86, 0, 1.2), (0.92, 0, 1.48)], [0.17, 0.12, 0.09, 0.09], n=10)
    beast.tube([(0.86, 0, 1.52), (1.02, 0, 1.5), (1.2, 0, 1.42)], [0.09, 0.1, 0.06], n=10)
    beast.tube([(-0.5, 0, 1.05), (-0.62, 0, 0.7)], [0.04, 0.03], n=6)
    for x, step in ((-0.36, -0.12), (-0.3, 0.14), (0.34, 0.16), (0.28, -0.14)):
        y = 0.12 if step > 0 else -0.12
        beast.tube([(x, y, 0.95), (x + step * 0.4, y, 0.5), (x + step, y, 0.03)], [0.12, 0.065, 0.05], n=8)
    beast.mesh(m.fur((0.16, 0.09, 0.045)))
    for y in (-0.26, 0.26):
        load.box((-0.05, y, 0.98), (0.5, 0.16, 0.34))
    load.mesh(m.cloth((0.3, 0.03, 0.02)), smooth=False, bevel=0.03)
    rider.tube([(0, 0, 1.3), (0.02, 0, 1.6), (0.04, 0, 1.85)], [0.22, 0.18, 0.06], n=12, side=(1, 0, 0))
    rider.ball((0.05, 0, 1.92), (0.12, 0.12, 0.14)).mesh(m.cloth((0.05, 0.08, 0.2)))
    lantern = beast.turn @ Vector((0.5, -0.3, 1.35))
    Clay().ball(lantern, 0.07 * size, n=12).mesh(m.glow((1, 0.5, 0.1), 4))


def _caravan() -> None:
    """Five camels that go by, small before the stones."""
    for k in range(5):
        x, y = -3.5 + 0.92 * k, -0.6 + 0.26 * k
        _camel((x, y, _dune(x, y) - 0.02), 16 + 4 * (-1) ** k, 0.52)


def _dune(x: float, y: float) -> float:
    """How high the sand lies."""
    u, v = x / 50 + 0.5, y / 44 + 0.25
    return 0.7 * noise.noise((u * 9, v * 11, 3)) + 0.2 * noise.noise((u * 30, v * 12, 5)) - 0.4


def scene() -> None:
    """Sets the picture up."""
    sand = m.stuff((0.42, 0.25, 0.1), 0.9, bump=0.5, scale=2.4, stretch=(1, 3, 1), dark=0.6)
    Clay().grid(lambda u, v: ((u - 0.5) * 50, (v - 0.25) * 44, _dune((u - 0.5) * 50, (v - 0.25) * 44)), 110, 110).mesh(
        sand
    )
    stones = m.stone((0.48, 0.32, 0.16))
    for where, half, high, turn in (
        ((0.6, 7, -0.6), 5.2, 6.6, 28),
        ((-8.5, 15, -0.6), 3.4, 4.4, 20),
        ((10.5, 17, -0.6), 3.0, 3.8, 36),
    ):
        courses, steps = Clay().place(where, (0, 0, turn)), 24
        for k in range(steps):
            wide, thick = 2 * half * (1 - k / steps), high / steps
            count = max(int(wide / 0.55), 1)
            for j in range(count):
                for s in (-1, 1):
                    x = (j + 0.5 - count / 2) * wide / count
                    jut, size = wide / 2 - 0.2, wide / count * 0.96
                    courses.box((x, s * jut, (k + 0.5) * thick), (size, 0.4 + random.uniform(0, 0.06), thick * 0.95))
                    courses.box((s * jut, x, (k + 0.5) * thick), (0.4 + random.uniform(0, 0.06), size, thick * 0.95))
        courses.mesh(stones, smooth=False)
        architecture.pyramid(Vector(where) + Vector((0, 0, 0)), half * 0.6, high * 0.7, stones, steps=4)
        Clay().place(Vector(where) + Vector((0, 0, high - 0.5)), (0, 0, turn - 45), half * 0.17).lathe(
            [(1.0, 0), (0.001, 1.1)], n=4
        ).mesh(m.glow((1, 0.45, 0.06), 0.9), smooth=False)
    stage.lamp((0.2, 5.6, 6.3), 220, essences.GOLD)
    _caravan()
    Clay().ball((-6.4, 24, 3.6), 1.8, n=40).mesh(m.glow((1, 0.42, 0.1), 1.4))
    backdrops.backdrop((0.95, 0.4, 0.1), (0.05, 0.03, 0.09), (-5.5, 29, 3.0), 17, 0.7, cloud=0.35)
    backdrops.mist((1, 0.6, 0.3), at=(0, 4, 0.0), spread=(9, 5, 0.1), count=24, strength=0.1)
    stage.air((0.1, 0.075, 0.1), 1.0)
    stage.panel((-12, 6, 6), (0.6, 5, 2), 5200, (1, 0.6, 0.28), size=4)
    stage.panel((9, -6, 7), (0.6, 5, 2), 900, (0.4, 0.45, 0.9), size=5)
    stage.camera((-0.6, -10.5, 1.3), (-0.2, 7, 2.75), lens=46, f=8)
