"""What automata have in common: eyes of glass with shutters for lids, bezels, screws, springs, a key in the neck."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import bpy
import numpy as np
from mathutils import Matrix, Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point, along
from art.kit.nodes import darkened, dimmed, fresh, kept, node, ramp, space

Colour = Sequence[float]


def facing(where: Point, ahead: Point, roll: float = 0.0) -> Matrix:
    """A place whose -y looks ahead and whose z is up as far as it can be; rolled (degrees) about its view."""
    y = -Vector(ahead).normalized()
    x = y.cross(Vector((0, 0, 1))).normalized()
    turn = Matrix((x, y, x.cross(y))).transposed().to_4x4()
    return Matrix.Translation(Vector(where)) @ turn @ Matrix.Rotation(math.radians(roll), 4, "Y")


def part(frame: Matrix) -> Clay:
    """An empty Clay in a frame."""
    clay = Clay()
    clay.turn = frame
    return clay


@kept
def iris(colour: Colour, bright: float, pupil: Point, size: float) -> bpy.types.Material:
    """An eye behind glass that looks towards its -y: a dark pupil of two radii, an iris that shines, a dark rim."""
    material, tree, shader = fresh()
    shader.inputs["Roughness"].default_value, shader.inputs["Coat Weight"].default_value = 0.25, 1.0
    shader.inputs["Coat Roughness"].default_value = 0.02
    place = space(tree, (1 / size, 0, 1 / size))
    far = node(tree, "VectorMath")
    far.operation = "LENGTH"
    tree.links.new(place, far.inputs[0])
    hole, gap = node(tree, "VectorMath"), node(tree, "VectorMath")
    hole.operation, gap.operation = "MULTIPLY", "LENGTH"
    hole.inputs[1].default_value = (1 / pupil[0], 0, 1 / pupil[1])
    tree.links.new(place, hole.inputs[0])
    tree.links.new(hole.outputs[0], gap.inputs[0])
    way, streaks = node(tree, "VectorMath"), node(tree, "TexNoise", Scale=9.0, Detail=2.0)
    way.operation = "NORMALIZE"
    tree.links.new(place, way.inputs[0])
    tree.links.new(way.outputs[0], streaks.inputs["Vector"])
    body = ramp(
        tree,
        far.outputs["Value"],
        [
            (0.25, dimmed([c * 0.75 + 0.22 for c in colour], 1)),
            (0.6, colour),
            (0.84, dimmed(colour, 0.25)),
            (0.93, (0, 0, 0)),
        ],
    )
    open_ = ramp(tree, gap.outputs["Value"], [(0.92, (0, 0, 0)), (1.05, (1, 1, 1))])
    rays = ramp(tree, streaks.outputs["Fac"], [(0.35, (0.45,) * 3), (0.62, (1, 1, 1))])
    shine = darkened(tree, body.outputs["Color"], open_, rays)
    shader.inputs["Base Color"].default_value = (0.004, 0.004, 0.005, 1)
    tree.links.new(shine, shader.inputs["Emission Color"])
    shader.inputs["Emission Strength"].default_value = bright
    return material


def eyeball(frame: Matrix, gaze: Point, radius: float, stuff: bpy.types.Material) -> None:
    """The ball of an eye, made of `iris`; it may look elsewhere than its frame does."""
    ball = Clay().ball((0, 0, 0), radius, n=36).mesh(stuff)
    ball.matrix_world = facing(frame.translation, gaze)


def lid(
    frame: Matrix, radius: float, stuff: bpy.types.Material, shut: float, *, slant: float = 0.0, below: bool = False
) -> None:
    """A shutter over an eye, open at 0 and across its middle at 1; slanted (degrees), its inner end goes down."""
    clay = Clay()
    edge = math.radians(100 - 100 * shut)
    sign = -1 if below else 1
    clay.turn = frame @ Matrix.Rotation(math.radians(slant), 4, "Y")

    def dome(u: float, v: float) -> Point:
        up, across = edge + (math.radians(185) - edge) * v, math.pi * (u - 0.5) * 0.999
        flat = math.cos(across)
        return (radius * math.sin(across), -radius * flat * math.cos(up), sign * radius * flat * math.sin(up))

    clay.grid(dome, 36, 16)
    clay.mesh(stuff, thick=radius * 0.07 * sign)
    rim = [Vector(dome(u / 30, 0)) * 1.01 for u in range(1, 30)]
    part(clay.turn).tube(rim, [radius * 0.055] * len(rim), n=8, steps=1).mesh(stuff)


def bezel(frame: Matrix, radius: float, stuff: bpy.types.Material, *, wide: float = 0.2, notches: int = 0) -> None:
    """The setting around a lens, knurled if it has notches."""
    w = radius * wide
    hoop = part(frame @ Matrix.Rotation(math.pi / 2, 4, "X"))
    hoop.lathe(
        [
            (radius - 0.2 * w, -0.9 * w),
            (radius - 0.1 * w, 0.35 * w),
            (radius + 0.12 * w, 0.6 * w),
            (radius + 0.4 * w, 0.62 * w),
            (radius + 0.75 * w, 0.35 * w),
            (radius + w, -0.1 * w),
            (radius + w, -1.2 * w),
        ],
        n=64,
    ).mesh(stuff)
    if notches:
        teeth = Clay()
        for k in range(notches):
            teeth.turn = frame @ Matrix.Rotation(2 * math.pi * k / notches, 4, "Y")
            teeth.box((radius + w, 0.15 * w, 0), (0.5 * w, 0.9 * w, 3.2 * radius / notches))
        teeth.mesh(stuff, smooth=False, bevel=0.1 * w)


def rivets(spots: Sequence[tuple[Point, Point]], radius: float, stuff: bpy.types.Material) -> None:
    """Domed heads of rivets; each spot is a point and the direction out of the surface there."""
    heads = Clay()
    for where, out in spots:
        heads.turn = facing(where, out)
        heads.ball((0, 0, 0), (radius, radius * 0.6, radius), n=14)
    heads.mesh(stuff)


def screw(where: Point, out: Point, radius: float, stuff: bpy.types.Material, *, turn: float = 30) -> None:
    """The head of a slotted screw."""
    frame = facing(where, out, turn)
    lying = frame @ Matrix.Rotation(math.pi / 2, 4, "X")
    head = part(lying)
    head.lathe(
        [(radius, -0.3 * radius), (radius, 0.15 * radius), (radius * 0.8, 0.36 * radius), (0, 0.42 * radius)], n=28
    )
    head.mesh(stuff)
    slot = part(frame)
    slot.box((0, -0.36 * radius, 0), (1.7 * radius, 0.16 * radius, 0.24 * radius))
    slot.mesh(m.stuff((0.01, 0.008, 0.006), 0.9), smooth=False)


def spring(line: Sequence[Point], radius: float, wire: float, turns: float, stuff: bpy.types.Material) -> None:
    """A coil along a curve of points."""
    axis = along(line, 12)
    count = round(turns * 14)
    coil, side = [], Vector((0.3, 0.2, 1))
    for k in range(count + 1):
        t = k / count * (len(axis) - 1)
        here = axis[int(t)].lerp(axis[min(int(t) + 1, len(axis) - 1)], t % 1)
        ahead = (axis[min(int(t) + 1, len(axis) - 1)] - axis[max(int(t) - 1, 0)]).normalized()
        one = (side - ahead * side.dot(ahead)).normalized()
        a = 2 * math.pi * turns * k / count
        coil.append(here + (one * math.cos(a) + ahead.cross(one) * math.sin(a)) * radius)
    Clay().tube(coil, [wire] * len(coil), n=8, steps=1).mesh(stuff)


def shards(
    where: Point, way: Point, stuff: bpy.types.Material, *, count: int = 12, size: float = 0.1, reach: float = 0.9
) -> None:
    """Splinters of a material that fly off from a place; the farther, the smaller."""
    out, start = Vector(way).normalized(), Vector(where)
    for _ in range(count):
        far = random.random() ** 0.8
        stray = Vector([random.gauss(0, 0.35) for _ in range(3)])
        spot = start + (out + stray) * reach * (0.12 + far)
        big = size * random.uniform(0.45, 1.0) * (1.15 - 0.75 * far)
        chip = Clay().place(spot, [random.uniform(0, 360) for _ in range(3)], big)
        rim = [
            (math.cos(a) * random.uniform(0.5, 1), math.sin(a) * random.uniform(0.5, 1))
            for a in (0.2, 1.5, 2.7, 4.0, 5.2)
        ]
        sides = len(rim)
        verts = [(x, -0.14, z) for x, z in rim] + [(x * 0.8, 0.14, z * 0.8) for x, z in rim]
        faces: list[Sequence[int]] = [tuple(range(sides)), tuple(reversed(range(sides, 2 * sides)))]
        faces += [(k, k + sides, (k + 1) % sides + sides, (k + 1) % sides) for k in range(sides)]
        chip.add(verts, faces).mesh(stuff, smooth=False)


def winding_key(shaft: Point, way: Point, size: float, stuff: bpy.types.Material, *, lean: float = 0.0) -> None:
    """A key like a butterfly on a shaft that leads out of a body; leaning by 0 degrees it shows its full face."""
    foot, out = Vector(shaft), Vector(way).normalized()
    flat = out.cross(Vector((0, -1, 0.1))).normalized()
    wing = Matrix.Rotation(math.radians(lean), 3, out) @ flat
    end = foot + out * 0.75 * size
    bow = Clay().tube([foot, end, end + out * 0.2 * size], [0.13 * size, 0.13 * size, 0.1 * size], n=20)
    bow.tube([foot + out * 0.2 * size, foot + out * 0.32 * size], [0.22 * size] * 2, n=24, steps=1)
    for side in (-1, 1):
        middle = end + out * 0.34 * size + wing * side * 0.5 * size
        oval = [
            middle + (wing * 0.4 * math.cos(a) + out * (0.36 + 0.08 * math.cos(a) * side) * math.sin(a)) * size
            for a in (2 * math.pi * k / 40 for k in range(41))
        ]
        bow.tube(oval, [(0.085 * size, 0.13 * size)] * 41, n=14, steps=1, side=out.cross(wing))
    bow.ball(end + out * 0.2 * size, 0.17 * size)
    bow.mesh(stuff)


def cracked_lens(frame: Matrix, gaze: Point, radius: float, stuff: bpy.types.Material) -> None:
    """Jagged lines in the glass of an eye, out of a point beside its middle."""
    lines, hit = Clay(), Vector((0.3, 0, 0.25))
    lines.turn = facing(frame.translation, gaze)
    for k in range(7):
        a, spot, line = 2 * math.pi * k / 7 + random.uniform(-0.3, 0.3), hit.copy(), []
        while spot.length < 0.97:
            line.append(Vector((spot.x, -math.sqrt(1 - spot.length_squared), spot.z)) * radius * 1.01)
            a += random.uniform(-0.5, 0.5)
            spot += Vector((math.cos(a), 0, math.sin(a))) * 0.2
        if len(line) > 1:
            lines.tube(line, [radius * 0.016] * len(line), n=6, steps=1)
    lines.mesh(stuff)


def onto(form: Callable[..., np.ndarray], start: Point, way: Point) -> list[tuple[Vector, Vector]]:
    """Where a ray meets a sculpted form, with the direction out of it there; nothing if it passes by."""
    spot, step = Vector(start), Vector(way).normalized()
    for _ in range(60):
        gap = _far(form, spot)
        if gap < 0.002:
            slope = Vector([_far(form, spot + 0.01 * Vector(unit)) - gap for unit in np.eye(3)])
            return [(spot, slope.normalized())]
        spot = spot + step * gap * 0.7
    return []


def _far(form: Callable[..., np.ndarray], spot: Vector) -> float:
    return float(form(*(np.array([value]) for value in spot))[0])
