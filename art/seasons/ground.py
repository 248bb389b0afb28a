"""Where the pictures of Seasons take place: over the dial of the year, before a glowing sky of the card's colour."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point

Colour = Sequence[float]

WINTER, SPRING, SUMMER, AUTUMN = (0.12, 0.42, 1.0), (0.16, 0.75, 0.08), (1.0, 0.62, 0.05), (1.0, 0.2, 0.02)
AIR, WATER, FIRE, EARTH = (0.72, 0.5, 1.0), (0.04, 0.28, 1.0), (1.0, 0.16, 0.01), (0.1, 0.6, 0.05)
SEASONS, ENERGIES = (WINTER, SPRING, SUMMER, AUTUMN), (AIR, WATER, FIRE, EARTH)

SKIES: dict[str, Colour] = {
    "violet": (0.36, 0.14, 0.78),
    "red": (0.72, 0.06, 0.04),
    "green": (0.05, 0.5, 0.16),
    "blue": (0.05, 0.24, 0.8),
    "amber": (0.95, 0.36, 0.03),
    "leaf": (0.32, 0.62, 0.07),
    "gold": (1.0, 0.55, 0.05),
    "bronze": (0.38, 0.15, 0.05),
    "fire": (1.0, 0.24, 0.02),
    "moss": (0.2, 0.36, 0.1),
    "silver": (0.4, 0.48, 0.6),
    "grey": (0.28, 0.3, 0.34),
    "ice": (0.22, 0.62, 0.9),
    "teal": (0.04, 0.5, 0.5),
    "white": (0.75, 0.78, 0.85),
    "rust": (0.6, 0.17, 0.05),
    "black": (0.13, 0.1, 0.2),
    "pink": (0.85, 0.25, 0.55),
    "night": (0.04, 0.1, 0.36),
}


def silver() -> bpy.types.Material:
    """Worn silver."""
    return m.stuff((0.66, 0.7, 0.75), 0.24, 1.0, bump=0.08, scale=12, dark=0.5)


def bronze() -> bpy.types.Material:
    """Old bronze."""
    return m.stuff((0.5, 0.27, 0.1), 0.32, 1.0, bump=0.15, scale=11, dark=0.4)


def crystal(colour: Colour = (0.05, 0.25, 1.0), shine: float = 0.45) -> bpy.types.Material:
    """What crystals are made of: clear and cut, with a light of their own."""
    pale, dark = tuple(0.15 + 0.85 * c for c in colour), tuple(0.3 * c for c in colour)
    return m.opal((dark, tuple(colour), pale), 0.35 * shine, scale=1.6, rough=0.08)


def sky(name: str, *, at: Point = (0, 6, 2.0), reach: float = 5.0, strength: float = 0.9, cloud: float = 0.5) -> None:
    """The glow behind everything, and what little of it falls into the shadows."""
    colour = SKIES[name]
    backdrops.backdrop(colour, tuple(0.07 * c for c in colour), at, reach, strength, cloud=cloud)
    stage.air(colour, 0.12)


def dial(radius: float = 1.75) -> None:
    """The year lying on the ground: a disc of slate with its twelve spaces, three of each season's enamel."""
    slate = m.stuff((0.06, 0.065, 0.085), 0.35, bump=0.3, scale=4, dark=0.5)
    slab, hoops = Clay(), Clay()
    slab.lathe([(0, 0.0), (radius, 0.0), (radius + 0.08, -0.05), (radius + 0.1, -0.3)], n=72).mesh(slate)
    for r in (0.72, 0.98):
        hoops.tube([props.ring(k, 60, r * radius) for k in range(61)], [0.022] * 61, n=8, steps=1)
    hoops.mesh(m.gold())
    for season, colour in enumerate(SEASONS):
        enamel = Clay()
        for k in range(3):
            enamel.ball(props.ring(3 * season + k, 12, 0.85 * radius, math.pi / 12), (0.13, 0.13, 0.05))
        enamel.mesh(m.stuff(colour, 0.12, coat=1.0, dark=0.8, light=1.1))


def wheel(where: Point = (0, 1.4, 2.1), radius: float = 1.7) -> None:
    """The year standing upright behind a familiar's head, with its twelve spaces."""
    c, hoops = stage.Vector(where), Clay()
    for r, thick in ((1.0, 0.05), (0.8, 0.03)):
        hoop = [c + _upright(k / 64, r * radius) for k in range(65)]
        hoops.tube(hoop, [thick] * 65, n=10, steps=1)
    for k in range(12):
        hoops.tube([c + _upright(k / 12, 0.8 * radius), c + _upright(k / 12, radius)], [0.02, 0.02], n=6, steps=1)
    hoops.mesh(m.gold())
    for season, colour in enumerate(SEASONS):
        enamel = Clay()
        for k in range(3):
            enamel.ball(c + _upright((3 * season + k + 0.5) / 12, 0.9 * radius), (0.11, 0.05, 0.11))
        enamel.mesh(m.glow(colour, 0.7))


def _upright(turn: float, radius: float) -> stage.Vector:
    """A point of a circle seen from the front, clockwise from its top."""
    a = 2 * math.pi * turn
    return stage.Vector((radius * math.sin(a), 0, radius * math.cos(a)))


def item(
    name: str, *, key: Colour = (1, 0.9, 0.76), rim: Colour | None = None, power: float = 1.0, near: float = 1.0
) -> None:
    """All around a magic item, which stands or hovers over the dial, up to 2.6 high; smaller if less near."""
    dial()
    sky(name)
    _light(key, rim or SKIES[name], power)
    earth = tuple(0.02 + 0.07 * c for c in SKIES[name])
    backdrops.floor(m.stuff(earth, 0.6, bump=0.3, scale=3, dark=0.6), -0.3)
    backdrops.mist(SKIES[name], at=(0, 4.6, -0.1), spread=(4.5, 0.4, 0.1), count=12, strength=0.3)
    stage.camera((0, -6.3 / near, 2.55), (0, 0, 1.32), lens=54, f=4)


def familiar(
    name: str, *, key: Colour = (1, 0.88, 0.72), rim: Colour | None = None, power: float = 1.0, near: float = 1.0
) -> None:
    """All around a familiar: its head near (0, 0, 2.3), seen from the chest up before the wheel of the year."""
    wheel()
    sky(name, at=(0, 6, 2.3))
    _light(key, rim or SKIES[name], power)
    stage.camera((0, -6.3 / near, 2.2), (0, 0, 1.9), lens=56, f=3.2)


def _light(key: Colour, rim: Colour, power: float) -> None:
    stage.panel((-3.2, -3.6, 4.0), (0, 0, 1.4), 420 * power, key, size=1.8)
    stage.panel((3.0, 2.4, 3.2), (0, 0, 1.5), 420 * power, rim, size=1.4)
    stage.panel((-3.0, 2.6, 2.0), (0, 0, 1.5), 260 * power, rim, size=1.4)
    stage.panel((3.6, -3.4, 1.2), (0, 0, 1.3), 70 * power, key, size=2.5)
