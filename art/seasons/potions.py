"""Potions: flasks of four shapes, a sign in each of them, a cork and a label of wax on top."""

from __future__ import annotations

from collections.abc import Sequence

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, along

Colour = Sequence[float]


def flask(shape: Sequence[tuple[float, float]], colour: Colour, *, fill: float) -> None:
    """A flask over the dial, of (radius, height) pairs, its potion up to a height; the last pair is its lip."""
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 6)]
    wall = Clay().lathe(smooth, n=56).mesh(m.glass((0.93, 0.97, 1)), thick=0.03)
    inside = [(r * 0.9, z + 0.03) for r, z in smooth if z < fill]
    drink = Clay().lathe([(0, 0.06), *inside, (0, inside[-1][1])], n=48)
    dark = tuple(0.1 * c for c in colour)
    drink.mesh(m.opal((colour, dark, tuple(min(1, 0.1 + c) for c in colour)), 0.75, scale=1.9))
    wall.visible_shadow = False
    r, top = smooth[-1]
    Clay().lathe([(0, top + 0.32), (r * 0.95, top + 0.3), (r * 0.8, top - 0.2), (0, top - 0.2)], n=30).mesh(
        m.wood((0.42, 0.26, 0.13))
    )
    bands = Clay()
    for z, wide in ((top, r + 0.03), (top - 0.28, _at(smooth, top - 0.28) + 0.03)):
        bands.tube([props.ring(k, 30, wide) + Vector((0, 0, z)) for k in range(31)], [0.05] * 31, n=9, steps=1)
    bands.mesh(m.gold())
    stage.lamp((0.0, -1.5, 1.3), 14, tuple(0.4 + 0.6 * c for c in colour))


def bubbles(colour: Colour, high: float, wide: float = 0.6) -> None:
    """Points of light around what the flask shows."""
    backdrops.sparks(colour, (0, -0.45, high), (wide, 0.3, 0.9), count=16, strength=0.8, size=0.028)
    backdrops.sparks(colour, (0, -0.2, 1.6), (3.0, 0.6, 2.0), count=36, strength=0.7)


def _at(shape: Sequence[tuple[float, float]], high: float) -> float:
    """The radius at a height of the neck."""
    return min(shape, key=lambda p: abs(p[1] - high))[0]


ROUND = [(0.02, 0.0), (0.5, 0.02), (1.0, 0.5), (1.02, 0.95), (0.7, 1.5), (0.28, 1.75), (0.24, 2.25), (0.36, 2.4)]
CONE = [(0.02, 0.0), (1.05, 0.0), (1.12, 0.12), (0.95, 0.5), (0.6, 1.25), (0.3, 1.8), (0.27, 2.25), (0.38, 2.4)]
TALL = [(0.02, 0.0), (0.72, 0.0), (0.78, 0.1), (0.78, 1.3), (0.76, 1.5), (0.36, 1.85), (0.3, 2.25), (0.4, 2.4)]
BROAD = [(0.02, 0.0), (0.35, 0.02), (0.8, 0.3), (1.12, 0.95), (1.02, 1.5), (0.45, 1.8), (0.26, 2.25), (0.38, 2.4)]
