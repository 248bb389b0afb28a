"""A silver lens that holds a small sea with its waves: water, and a store of four energies."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import amulets, ground


def scene() -> None:
    """Sets the picture up."""
    lens = [(0.98 * math.sin(2 * math.pi * t) * abs(math.sin(math.pi * t)) ** 0.55, _height(t)) for t in _turns()]
    amulets.amulet(lens, ground.silver())
    amulets.pane(lens, m.glow((0.25, 0.6, 0.95), 0.55))
    for k, colour in enumerate(((0.02, 0.16, 0.6), (0.01, 0.1, 0.42), (0.005, 0.06, 0.28))):
        wave(0.12 - 0.3 * k, 0.02 - 0.07 * k, colour, k * 1.7)
    backdrops.sparks((0.4, 0.75, 1), (0, -0.5, 1.4), (2.6, 0.6, 1.8), count=36, strength=0.8)
    stage.lamp((0.2, -1.1, 1.7), 14, (0.7, 0.9, 1))
    ground.item("blue")


def _turns() -> list[float]:
    return [k / 40 for k in range(40)]


def _height(t: float) -> float:
    """Pointed above, round below, like a drop."""
    return 1.2 * math.cos(2 * math.pi * t) if t else 1.3


def wave(high: float, y: float, colour: tuple[float, float, float], shift: float) -> None:
    """A row of breakers, clipped to the frame, with foam along its crest."""
    water, foam, c = Clay(), Clay(), amulets.MIDDLE

    def reach(z: float) -> float:
        return 0.8 * max(0.05, 1 - ((z + 0.35) / 0.95) ** 2) ** 0.5

    crest = []
    for k in range(41):
        x = (k / 20 - 1) * reach(high)
        crest.append(Vector((x, y, high + 0.11 * abs(math.sin(4.2 * x + shift)) ** 0.6)))
    water.grid(lambda u, v: c + _between(crest[round(u * 40)], reach(high), v), 41, 14).mesh(
        m.stuff(colour, 0.1, coat=1.0)
    )
    foam.tube([c + p for p in crest], [0.032] * 41, n=7, steps=1).mesh(m.stuff((0.75, 0.9, 1), 0.4))


def _between(top: Vector, wide: float, v: float) -> Vector:
    """A point between the crest and the frame's lower edge."""
    z = top.z + (-1.02 - top.z) * v
    edge = 0.8 * max(0.02, 1 - ((z + 0.28) / 0.8) ** 2) ** 0.5
    return Vector((top.x / wide * (wide + (edge - wide) * v), top.y, z))
