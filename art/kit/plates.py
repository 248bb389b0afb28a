"""Feathers, scales and bands of metal, and the metals that age: rubbed bright at their edges, dark in their hollows."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit.clay import Clay, Point, at
from art.kit.nodes import bump_by, dimmed, fresh, kept, node, ramp, space

Colour = Sequence[float]


def plate(
    clay: Clay,
    root: Point,
    tip: Point,
    width: float,
    *,
    normal: Point = (0, -1, 0),
    curl: float = 0.0,
    dome: float = 0.16,
    ridge: float = 0.06,
    blunt: float = 2.6,
    lift: float = 0.0,
) -> None:
    """A plate like a feather from root to tip, domed towards `normal`, its quill a ridge; `blunt` rounds its tip."""
    a, b, face = Vector(root), Vector(tip), Vector(normal).normalized()
    length = b - a
    face = (face - length.normalized() * face.dot(length.normalized())).normalized()
    across = length.cross(face).normalized()

    def at(u: float, v: float) -> Point:
        s = 2 * u - 1
        wide = width * (0.62 + 0.38 * min(v * 3, 1)) * max(1 - v**blunt, 0.0) ** 0.5
        high = dome * (1 - s * s) + ridge * max(0.0, 1 - abs(s) * 5) + lift * v / max(width, 1e-6)
        return a + length * v + across * (wide * s) + face * (width * high + curl * length.length * v * v)

    clay.grid(at, 9, 12)


@kept
def aged(
    metal: Colour,
    crust: Colour,
    *,
    cover: float = 0.5,
    rough: float = 0.3,
    scale: float = 3.5,
    edge: float = 0.03,
    bump: float = 0.25,
    rub: Colour | None = None,
) -> bpy.types.Material:
    """A metal under a crust (verdigris, rust, soot) that covers so much of it; edges are rubbed bare and bright."""
    material, tree, shader = fresh()
    noise = node(tree, "TexNoise", Scale=scale, Detail=9.0, Roughness=0.66, Distortion=0.3)
    fine = node(tree, "TexNoise", Scale=scale * 6, Detail=5.0, Roughness=0.6)
    for texture in (noise, fine):
        tree.links.new(space(tree), texture.inputs["Vector"])
    rubbed = _edges(tree, edge)
    level = node(tree, "Math")
    level.operation = "SUBTRACT"
    tree.links.new(noise.outputs["Fac"], level.inputs[0])
    tree.links.new(rubbed, level.inputs[1])
    middle = 0.68 - 0.36 * cover
    here = ramp(tree, level.outputs["Value"], [(middle - 0.05, (0, 0, 0)), (middle + 0.05, (1, 1, 1))])
    under = ramp(tree, rubbed, [(0.0, metal), (0.3, rub or dimmed(metal, 1.5))])
    above = ramp(tree, fine.outputs["Fac"], [(0.3, dimmed(crust, 0.45)), (0.5, crust), (0.72, dimmed(crust, 1.55))])
    for name, bare, covered in (("Metallic", 1.0, 0.15), ("Roughness", rough, 0.72)):
        mix = ramp(tree, here.outputs["Color"], [(0.0, (bare,) * 3), (1.0, (covered,) * 3)])
        tree.links.new(mix.outputs["Color"], shader.inputs[name])
    blend = node(tree, "MixRGB")
    tree.links.new(here.outputs["Color"], blend.inputs["Fac"])
    tree.links.new(under.outputs["Color"], blend.inputs["Color1"])
    tree.links.new(above.outputs["Color"], blend.inputs["Color2"])
    tree.links.new(blend.outputs["Color"], shader.inputs["Base Color"])
    if bump:
        bump_by(tree, shader, fine.outputs["Fac"], bump, 0.03)
    return material


def _edges(tree: bpy.types.NodeTree, wide: float) -> bpy.types.NodeSocket:
    """How close a point is to an edge, 0 on the flat: there a rounded normal differs from the true one."""
    rounded, place, dot = node(tree, "Bevel", Radius=wide), node(tree, "NewGeometry"), node(tree, "VectorMath")
    rounded.samples, dot.operation = 2, "DOT_PRODUCT"
    tree.links.new(rounded.outputs["Normal"], dot.inputs[0])
    tree.links.new(place.outputs["Normal"], dot.inputs[1])
    near = node(tree, "MapRange")
    for name, value in {"From Min": 1.0, "From Max": 0.72, "To Min": 0.0, "To Max": 0.4}.items():
        near.inputs[name].default_value = value
    tree.links.new(dot.outputs["Value"], near.inputs["Value"])
    return near.outputs["Result"]


def ellipsoid(centre: Point, radii: Point, turn: float, rise: float) -> tuple[Vector, Vector]:
    """A point of an ellipsoid and its normal; the turn (degrees) is 0 towards -y, the rise is 90 at the top."""
    a, b = math.radians(turn), math.radians(rise)
    way = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    spot = Vector([c + r * w for c, r, w in zip(centre, radii, way, strict=True)])
    return spot, Vector([w / r for w, r in zip(way, radii, strict=True)]).normalized()


def bands(
    line: Sequence[Point],
    radii: Sequence[float],
    count: int,
    stuff: bpy.types.Material,
    core: bpy.types.Material,
    *,
    flare: float = 1.12,
) -> None:
    """A limb of bands that overlap like a lobster's tail, along a curve; a core shows between them."""
    shells, thick = Clay(), [(r, 0, 0) for r in radii]
    for k in range(count):
        a, b, c = (at(line, (k + f) / count) for f in (0.0, 0.5, 0.97))
        r, s = (at(thick, (k + f) / count).x for f in (0.0, 1.0))
        rounds = [r * 0.9, r * flare * 0.98, r * flare, (s + r) / 2 * flare * 0.99, s * flare * 0.9]
        shells.tube([a.lerp(b, 0.02), a.lerp(b, 0.12), a.lerp(b, 0.5), b, c], rounds, n=40, steps=2)
    shells.mesh(stuff)
    Clay().tube(line, [r * 0.86 for r in radii], n=28).mesh(core)


@kept
def tempered(base: Colour, *, heat: float = 0.5, rough: float = 0.24) -> bpy.types.Material:
    """Brushed metal that was hot: it runs to straw, copper, violet and blue, the more so the more heat there was."""
    material, tree, shader = fresh()
    shader.inputs["Metallic"].default_value = 1.0
    where, drawn = space(tree), space(tree, (1, 14, 1))
    cloud = node(tree, "TexNoise", Scale=1.5, Detail=3.0, Roughness=0.45, Distortion=0.6)
    brushed = node(tree, "TexNoise", Scale=16.0, Detail=3.0)
    tree.links.new(where, cloud.inputs["Vector"])
    tree.links.new(drawn, brushed.inputs["Vector"])
    first = 0.72 - 0.3 * heat
    tints = [(0.85, 0.36, 0.1), (0.55, 0.12, 0.2), (0.2, 0.1, 0.5), (0.12, 0.3, 0.6)]
    stops = [(first - 0.12, base), *((first + 0.05 * k, tint) for k, tint in enumerate(tints))]
    colours = ramp(tree, cloud.outputs["Fac"], stops)
    tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
    gloss = ramp(tree, brushed.outputs["Fac"], [(0.35, (rough * 0.75,) * 3), (0.65, (rough * 1.35,) * 3)])
    tree.links.new(gloss.outputs["Color"], shader.inputs["Roughness"])
    bump_by(tree, shader, brushed.outputs["Fac"], 0.06, 0.02)
    return material
