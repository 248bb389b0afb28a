"""Large fires, whose flames are paler below and darker above, and lights of one flame."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.nodes import fresh, kept, node, ramp

Colour = Sequence[float]

RED: tuple[Colour, Colour, Colour] = ((1.0, 0.34, 0.03), (1.0, 0.1, 0.005), (0.6, 0.025, 0.002))
GREEN: tuple[Colour, Colour, Colour] = ((0.5, 1.0, 0.25), (0.08, 0.7, 0.05), (0.01, 0.2, 0.02))
VIOLET: tuple[Colour, Colour, Colour] = ((0.7, 0.4, 1.0), (0.28, 0.05, 0.9), (0.08, 0.008, 0.3))


@kept
def burning(
    low: float,
    high: float,
    colours: Sequence[Colour] = RED,
    strength: float = 1.1,
    *,
    thick: float = 0.6,
    torn: float = 0.5,
) -> bpy.types.Material:
    """Flames between two heights of the world: the first colour below, the last above, torn to shreds."""
    material, tree, shader = fresh()
    tree.nodes.remove(shader)
    out = next(n for n in tree.nodes if n.type == "OUTPUT_MATERIAL")
    place, parts = node(tree, "NewGeometry"), node(tree, "SeparateXYZ")
    tree.links.new(place.outputs["Position"], parts.inputs[0])
    noise = node(tree, "TexNoise", Scale=11.0 / (high - low), Detail=4.0, Distortion=0.8)
    drawn = node(tree, "Mapping", Scale=(1, 1, 0.4))
    tree.links.new(place.outputs["Position"], drawn.inputs["Vector"])
    tree.links.new(drawn.outputs["Vector"], noise.inputs["Vector"])
    rise, uneven = node(tree, "MapRange"), node(tree, "Math")
    rise.inputs["From Min"].default_value, rise.inputs["From Max"].default_value = low, high
    tree.links.new(parts.outputs["Z"], rise.inputs["Value"])
    uneven.operation, uneven.inputs[1].default_value = "MULTIPLY_ADD", 1.3
    shifted = node(tree, "Math")
    shifted.operation, shifted.inputs[1].default_value = "SUBTRACT", 0.65
    tree.links.new(noise.outputs["Fac"], uneven.inputs[0])
    tree.links.new(rise.outputs["Result"], uneven.inputs[2])
    tree.links.new(uneven.outputs["Value"], shifted.inputs[0])
    tint = ramp(tree, shifted.outputs["Value"], [(0.0, colours[0]), (0.42, colours[1]), (0.95, colours[2])])
    facing = node(tree, "LayerWeight", Blend=0.5)
    edges = ramp(tree, facing.outputs["Facing"], [(0.15, (thick,) * 3), (0.85, (0, 0, 0))])
    shreds = ramp(tree, shifted.outputs["Value"], [(0.25, (1, 1, 1)), (1.05 - 0.4 * torn, (1 - torn,) * 3)])
    both = node(tree, "Math")
    both.operation = "MULTIPLY"
    tree.links.new(edges.outputs["Color"], both.inputs[0])
    tree.links.new(shreds.outputs["Color"], both.inputs[1])
    light, air, mix = node(tree, "Emission", Strength=strength), node(tree, "BsdfTransparent"), node(tree, "MixShader")
    tree.links.new(tint.outputs["Color"], light.inputs["Color"])
    tree.links.new(both.outputs["Value"], mix.inputs[0])
    tree.links.new(air.outputs[0], mix.inputs[1])
    tree.links.new(light.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def blaze(
    where: Point,
    width: float,
    height: float,
    material: bpy.types.Material | None = None,
    *,
    count: int = 46,
    deep: float = 0.7,
    licks: int = 12,
) -> None:
    """A big fire of many tongues, highest in the middle, with licks that have torn free above."""
    foot, fire = Vector(where), Clay()
    for k in range(count):
        a, far = k * 2.4, math.sqrt((k + 0.5) / count)
        out = Vector((math.cos(a) * far * width, math.sin(a) * far * width * deep, 0))
        tall = height * (1.08 - 0.7 * far * far) * random.uniform(0.55, 1.05)
        r = width * random.uniform(0.09, 0.17)
        sway, turn = random.uniform(0.05, 0.14) * tall, random.uniform(0, 6.28)
        line = [
            foot
            + out * (1 - 0.5 * t * t)
            + Vector((sway * math.sin(turn + 4.6 * t) * t, 0.6 * sway * math.cos(turn + 4 * t) * t, tall * t))
            for t in (0, 0.18, 0.4, 0.62, 0.82, 1)
        ]
        fire.tube(line, [r * 0.8, r * 1.15, r, r * 0.7, r * 0.36, 0.003], n=12, steps=5, side=(1, 0, 0))
    for _ in range(licks):
        x, z = random.gauss(0, width * 0.36), height * random.uniform(0.75, 1.2)
        tip = foot + Vector((x, random.gauss(0, width * 0.2), z))
        long, lean = height * random.uniform(0.07, 0.16), random.uniform(-0.08, 0.08)
        r = long * 0.2
        fire.tube(
            [tip, tip + Vector((lean, 0, long * 0.4)), tip + Vector((-lean, 0, long))],
            [0.004, r, 0.003],
            n=10,
            side=(1, 0, 0),
        )
    stuff = material or burning(foot.z, foot.z + height)
    fire.mesh(stuff).visible_shadow = False


def light(where: Point, size: float, colours: Sequence[Colour] = RED, *, strength: float = 2.2) -> None:
    """One candle's flame: a drop drawn out, pale at its heart."""
    foot = Vector(where)
    for wide, tall, stuff in (
        (1.0, 1.0, burning(foot.z - 0.1 * size, foot.z + size, colours, strength, torn=0.15)),
        (0.5, 0.5, burning(foot.z - 0.6 * size, foot.z + size, colours, strength * 1.3, torn=0.0)),
    ):
        line = [foot + Vector((0.04 * size * t, -0.02 * (1 - wide), size * tall * t)) for t in (0, 0.14, 0.36, 0.66, 1)]
        drop = Clay().tube(
            line, [f * wide * size for f in (0.05, 0.15, 0.18, 0.09, 0.003)], n=18, steps=6, side=(1, 0, 0)
        )
        drop.mesh(stuff).visible_shadow = False


def lightning(
    start: Point, end: Point, colour: Colour, *, thick: float = 0.028, wild: float = 0.14, forks: int = 4
) -> None:
    """A bolt with forks that die away: a thin pale heart, and its colour around it."""
    heart, shine = Clay(), Clay()
    trunk = _jagged(Vector(start), Vector(end), wild, 12)
    bolts = [(trunk, thick)]
    for k in range(forks):
        root = trunk[3 + (7 * k) % 8]
        way = (Vector(end) - Vector(start)) * random.uniform(0.16, 0.34)
        aside = Vector((random.gauss(0, 1), random.gauss(0, 0.3), random.gauss(0, 1))).normalized() * way.length * 0.8
        bolts.append((_jagged(root, root + way + aside, wild * 0.5, 6), thick * 0.55))
    for line, wide in bolts:
        radii = [wide * (1 - 0.75 * k / (len(line) - 1)) for k in range(len(line))]
        heart.tube(line, radii, n=8, steps=1)
        shine.tube(line, [r * 4.5 for r in radii], n=12, steps=1)
    pale = [0.5 + 0.5 * c for c in colour]
    heart.mesh(m.glow(tuple(pale), 5)).visible_shadow = False
    dim = tuple(c * 0.35 for c in colour)
    shine.mesh(m.soft(tuple(colour), dim, 1.4, thick=0.4, tight=0.9)).visible_shadow = False


def _jagged(start: Vector, end: Vector, wild: float, pieces: int) -> list[Vector]:
    """A way from one point to another in straight pieces that are thrown aside."""
    between = [
        start.lerp(end, k / pieces)
        + Vector((random.gauss(0, wild), random.gauss(0, wild * 0.4), random.gauss(0, wild)))
        for k in range(1, pieces)
    ]
    return [start, *between, end]
