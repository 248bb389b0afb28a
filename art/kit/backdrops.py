"""Where a picture takes place: dark rooms, caves, sea, sky, forest, and what floats in the air."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy
from mathutils import Vector, noise

from art.kit import materials as m
from art.kit.clay import Clay, Point

Colour = Sequence[float]


def backdrop(
    middle: Colour,
    edge: Colour = (0.004, 0.004, 0.007),
    at: Point = (0, 7, 2),
    reach: float = 6,
    strength: float = 1.0,
    *,
    cloud: float = 0.45,
) -> None:
    """A painted distance, bright around `at`; it lights nothing, so that it can be as bright as it looks good."""
    x, y, z = at
    stuff = m.painted(tuple(middle), tuple(edge), tuple(at), reach, strength, cloud=cloud)
    sheet = Clay().grid(lambda u, v: (x + (u - 0.5) * 60, y, z + (v - 0.5) * 60), 2, 2).mesh(stuff)
    sheet.visible_diffuse = sheet.visible_shadow = False


def floor(material: bpy.types.Material | None = None, height: float = 0.0) -> None:
    """Flat ground."""
    sheet = Clay().grid(lambda u, v: ((u - 0.5) * 40, (v - 0.5) * 40, height), 2, 2)
    sheet.mesh(material or m.stone((0.12, 0.1, 0.09)))


def haze(colour: Colour = (1, 1, 1), density: float = 0.025, size: float = 26) -> None:
    """Air in which beams can be seen. It costs a third of the rendering time again."""
    box = Clay().box((0, 0, size / 2 - 2), (size, size, size)).mesh(m.haze(tuple(colour), density), smooth=False)
    box.visible_shadow = False


def mist(
    colour: Colour, *, at: Point = (0, 1, 0.2), spread: Point = (4, 2, 0.3), count: int = 14, strength: float = 0.25
) -> None:
    """Banks of mist: wide flat puffs."""
    puffs, c = Clay(), Vector(at)
    for _ in range(count):
        off = [random.uniform(-s, s) for s in spread]
        size = random.uniform(0.5, 1.2)
        puffs.ball(c + Vector(off), (1.5 * size, 0.8 * size, 0.34 * size))
    dim = tuple(v * 0.5 for v in colour)
    puffs.mesh(m.soft(tuple(colour), dim, strength, thick=0.3, tight=0.9)).visible_shadow = False


def sparks(
    colour: Colour, at: Point, spread: Point, *, count: int = 60, size: float = 0.018, strength: float = 5.0
) -> None:
    """Embers, fireflies, stars near by: points of light."""
    points, c = Clay(), Vector(at)
    for _ in range(count):
        off = [random.gauss(0, s / 2) for s in spread]
        points.ball(c + Vector(off), size * random.uniform(0.4, 1.3), n=8)
    points.mesh(m.glow(tuple(colour), strength)).visible_shadow = False


def stars(at_y: float = 6.5, *, count: int = 160, colour: Colour = (0.8, 0.88, 1.0), strength: float = 3.0) -> None:
    """A night sky's stars, in front of a backdrop."""
    points = Clay()
    for _ in range(count):
        points.ball((random.uniform(-8, 8), at_y, random.uniform(-2, 9)), 0.012 + 0.03 * random.random() ** 4, n=6)
    points.mesh(m.glow(tuple(colour), strength)).visible_shadow = False


def sea(
    level: float = 0.0, *, wave: float = 0.22, material: bpy.types.Material | None = None, depth: float = 12
) -> None:
    """Water up to the horizon."""

    def height(u: float, v: float) -> Point:
        x, y = (u - 0.5) * 26, (v - 0.4) * depth * 2
        rough = noise.noise((x * 0.7, y * 0.9, 1.0)) + 0.45 * noise.noise((x * 2.1, y * 2.6, 4.0))
        return (x, y, level + wave * rough)

    Clay().grid(height, 160, 130).mesh(material or m.water())


def foam(at: Point, width: float, *, count: int = 40, colour: Colour = (0.7, 0.85, 0.9)) -> None:
    """Spray where something breaks the water."""
    drops, c = Clay(), Vector(at)
    for _ in range(count * 4):
        a, far = random.uniform(0, 2 * math.pi), width * random.uniform(0.8, 1.2)
        drops.ball(
            c + Vector((far * math.cos(a), far * math.sin(a) * 0.8, random.random() ** 3 * 0.5)),
            0.008 + 0.03 * random.random() ** 3,
            n=8,
        )
    drops.mesh(m.stuff(tuple(colour), 0.3, sub=0.2))


def rock(
    centre: Point, size: Point, material: bpy.types.Material | None = None, *, rough: float = 0.35, seed: float = 0.0
) -> bpy.types.Object:
    """A boulder."""
    c, s = Vector(centre), Vector(size)

    def skin(u: float, v: float) -> Point:
        a, b = u * 2 * math.pi, v * math.pi
        d = Vector((math.cos(a) * math.sin(b), math.sin(a) * math.sin(b), math.cos(b)))
        lump = 1 + rough * (
            noise.noise(d * 1.4 + Vector((seed, 0, 7))) + 0.5 * noise.noise(d * 3.6 + Vector((0, seed, 3)))
        )
        return c + Vector((d.x * s.x, d.y * s.y, d.z * s.z)) * lump

    return Clay().grid(skin, 40, 28, wrap=True).mesh(material or m.stone())


def cave(
    material: bpy.types.Material | None = None, *, radius: float = 3.6, at: Point = (0, 3, 1.8), count: int = 16
) -> None:
    """The mouth of a cave, seen from inside: rocks all around the picture."""
    c, stuff = Vector(at), material or m.stone((0.09, 0.08, 0.08))
    for k in range(count):
        a = 2 * math.pi * k / count + random.uniform(-0.1, 0.1)
        far = radius * random.uniform(0.95, 1.25)
        where = c + Vector((far * math.cos(a) * 1.25, random.uniform(-0.6, 0.8), far * math.sin(a)))
        rock(where, [random.uniform(0.8, 1.5) for _ in range(3)], stuff, seed=k * 1.7)


def forest(
    *, near: float = 2.5, far: float = 6.0, count: int = 14, colour: Colour = (0.03, 0.045, 0.03), gap: float = 1.2
) -> None:
    """Trunks in rows, a clearing left in the middle."""
    bark = m.wood(tuple(colour))
    trunks = Clay()
    for _ in range(count):
        y = random.uniform(near, far)
        x = random.choice((-1, 1)) * random.uniform(gap, 1.2 + y * 0.75)
        lean, r = random.uniform(-0.5, 0.5), random.uniform(0.12, 0.34)
        trunks.tube([(x, y, -0.5), (x + lean * 0.3, y, 2), (x + lean, y, 7)], [r * 1.5, r, r * 0.7], n=12)
        for _ in range(3):
            z, way = random.uniform(1.8, 4.5), random.choice((-1, 1))
            foot, tip = (x + lean * 0.4, y, z), (x + way * random.uniform(0.8, 1.8), y, z + random.uniform(0.5, 1.4))
            trunks.spike(foot, tip, r * 0.4, bend=(0, 0, -0.15))
    trunks.mesh(bark)
