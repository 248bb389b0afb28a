"""What the factions' portraits share: the light and the hexagon behind the head, a face to carve, eyes, shoulders.

A head is some 0.6 in radius around the origin and looks towards -y; the picture shows x from -1.4 to 1.4 and z from
-1.25 to 1.5.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from art.kit import backdrops, sculpt, stage
from art.kit import clockwork as c
from art.kit import materials as m
from art.kit.clay import Clay, Point

Colour = Sequence[float]

YELLOW, BROWN, BLACK, BLUE = (0.95, 0.6, 0.06), (0.42, 0.15, 0.04), (0.17, 0.09, 0.3), (0.05, 0.25, 0.9)
GREEN, GREY, RED = (0.1, 0.5, 0.06), (0.5, 0.55, 0.62), (0.85, 0.05, 0.02)
CAMERA = Vector((0.0, -7.5, 0.5))
FACE = ((-0.95, -1.2, -1.2), (0.95, 0.9, 1.0))
"""Where a face of `face` lies."""


@contextmanager
def turned(
    yaw: float = 0, pitch: float = 0, roll: float = 0, *, size: float = 1, at: Point = (0, 0, 0)
) -> Iterator[None]:
    """Turn what is made meanwhile about the origin (degrees; a positive pitch looks up), scale and move it."""
    before = set(bpy.context.scene.collection.objects)
    yield
    turn = Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(-pitch), 4, "X")
    turn = turn @ Matrix.Rotation(math.radians(roll), 4, "Y")
    whole = Matrix.Translation(Vector(at)) @ turn @ Matrix.Scale(size, 4)
    for thing in set(bpy.context.scene.collection.objects) - before:
        if thing.type in ("LIGHT", "CAMERA"):
            bpy.context.view_layer.update()
        thing.matrix_world = whole @ thing.matrix_basis


def face(
    *, wide: float = 1, jaw: float = 1, nose: float = 1, brow: float = 1, cheeks: float = 1, long: float = 1
) -> sculpt.Form:
    """A face with brow, nose, cheeks and chin; each measure is 1 for a grown person's."""
    w = wide
    half = sculpt.melt(
        0.12,
        sculpt.ball((0, 0.02, 0.14), (0.57 * w, 0.6, 0.66)),
        sculpt.ball((0, -0.14, -0.34 * long), (0.42 * w * jaw, 0.44, 0.38 * long)),
        sculpt.ball((0.29 * w, -0.38, -0.12), (0.2 * cheeks, 0.17 * cheeks, 0.2 * cheeks)),
        sculpt.ball((0, -0.46, -0.6 * long), (0.17 * jaw, 0.15, 0.13)),
    )
    bridge = sculpt.limb(
        [(0, -0.56, 0.2), (0, -0.6 - 0.1 * nose, 0.02), (0, -0.62 - 0.16 * nose, -0.13)],
        [0.06, 0.065 * nose, 0.095 * nose],
    )
    wings = sculpt.ball((0.075 * nose, -0.6 - 0.08 * nose, -0.14), (0.06 * nose, 0.07 * nose, 0.05 * nose))
    ridge = sculpt.limb(
        [(0.05, -0.58, 0.29), (0.26 * w, -0.56, 0.33), (0.46 * w, -0.4, 0.26)], [0.06 * brow, 0.065 * brow, 0.04 * brow]
    )
    sockets = sculpt.ball((0.24 * w, -0.62, 0.14), (0.15 * w, 0.16, 0.1))
    return sculpt.mirrored(sculpt.cut(sculpt.melt(0.06, half, bridge, wings, ridge), sockets, by=0.06))


def mouth(smile: float = 0.02, *, wide: float = 1.0, full: float = 1.0, down: float = 0.0) -> sculpt.Form:
    """Two lips: their ends rise by the smile, `down` moves them towards the chin."""
    upper = sculpt.limb(
        [(0, -0.625, -0.32), (0.08, -0.61, -0.31), (0.2 * wide, -0.53, -0.335 + smile)],
        [0.036 * full, 0.038 * full, 0.014],
    )
    lower = sculpt.limb(
        [(0, -0.62, -0.395), (0.08, -0.6, -0.39), (0.19 * wide, -0.53, -0.345 + smile)],
        [0.046 * full, 0.042 * full, 0.012],
    )
    return sculpt.moved(sculpt.mirrored(sculpt.melt(0.02, upper, lower)), Matrix.Translation((0, 0, -down)))


def eyes(
    colour: Colour,
    lids: bpy.types.Material,
    *,
    shine: float = 0.8,
    shut: float = 0.8,
    low: float = 0.72,
    slant: float = 0.0,
    wide: float = 1.0,
    size: float = 0.13,
    pupil: tuple[float, float] = (0.4, 0.46),
) -> None:
    """Two eyes in the sockets of a face, under lids: shut by so much from above, `low` from below."""
    for side in (-1, 1):
        spot = Vector((side * 0.24 * wide, -0.47, 0.13))
        frame = c.facing(spot, (side * 0.12, -1, 0))
        c.eyeball(frame, (-0.05, -1, 0.03), size, c.iris(colour, shine, pupil, size))
        c.lid(frame, size * 1.06, lids, shut, slant=side * slant)
        c.lid(frame, size * 1.05, lids, low, below=True)


def shoulders(material: bpy.types.Material, *, wide: float = 1.0, drop: float = 0.0) -> None:
    """A neck, shoulders and a chest, cut off by the picture's edge."""
    form = sculpt.melt(
        0.25,
        sculpt.limb([(0, 0.12, -0.4), (0, 0.15, -1.1)], [0.3, 0.34]),
        sculpt.limb([(-1.1 * wide, 0.2, -1.36), (0, 0.12, -1.12), (1.1 * wide, 0.2, -1.36)], [0.38, 0.42, 0.38]),
        sculpt.ball((0, 0.05, -1.8), (1.0 * wide, 0.55, 0.6)),
    )
    low, high = (-1.7 * wide, -0.8, -2.3), (1.7 * wide, 0.9, -0.2)
    sculpt.mesh(sculpt.moved(form, Matrix.Translation((0, 0, -drop))), (low, high), material, step=0.035)


def stand(colour: Colour, *, bright: float = 1.0, key: Colour = (1, 0.79, 0.56), power: float = 1.0) -> None:
    """Light, camera and the hexagon of old brass before a glow of the faction's colour."""
    dark = tuple(v * 0.03 for v in colour)
    backdrops.backdrop(colour, dark, (0.0, 6, 0.45), 3.4, 0.62 * bright, cloud=0.4)
    old = m.stuff((0.34, 0.2, 0.07), 0.42, 1.0, bump=0.2, scale=8, dark=0.4)
    for radius, thick in ((1.85, 0.085), (1.6, 0.035)):
        ring = [Vector((radius * math.sin(a), 3.2, 0.2 + radius * math.cos(a))) for a in _sixths()]
        Clay().tube(ring, [thick] * len(ring), n=10, steps=1).mesh(old)
    stage.panel((-3.4, -4.2, 3.6), (0, 0, 0.1), 430 * power, key, size=1.7)
    stage.panel((3.6, 2.6, 2.6), (0, 0, 0.1), 560 * power, (0.55, 0.72, 1.0), size=1.5)
    stage.panel((-3.4, 2.8, 0.8), (0, 0, 0.0), 240 * power, _pale(colour), size=1.6)
    stage.panel((-3.2, -6.0, 0.6), (0, 0, 0), 110 * power, (1, 0.84, 0.68), size=4.5)
    stage.panel((4.5, -3.0, -0.4), (0, 0, 0), 70 * power, (0.5, 0.64, 1.0), size=4.0)
    stage.panel((0, -2.5, -4.0), (0, 0, 0), 40 * power, _pale(colour), size=3.0)
    stage.panel((0.5, -1.0, 5.0), (0, 0, 0), 110 * power, (1, 0.92, 0.84), size=3.0)
    stage.camera(CAMERA, (0, 0, 0.14), lens=97, f=0.8, focus=(0.0, -0.65, 0.2))


def _pale(colour: Colour) -> Colour:
    """A colour, bright and half way to white."""
    top = max(colour)
    return tuple((v / top) * 0.6 + 0.4 for v in colour)


def _sixths() -> list[float]:
    """The angles of a hexagon's corners, the first one again at the end."""
    return [math.pi / 3 * k for k in range(7)]
