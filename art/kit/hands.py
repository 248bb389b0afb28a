"""Hands that are the picture themselves: every joint is there, and the nails."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit.clay import Clay, Point, at

Finger = Sequence[Point]

# An open right hand, its back to the viewer: thumb, fore, middle, ring, little finger, from knuckle to tip.
OPEN: list[Finger] = [
    [(-0.3, -0.04, 0.62), (-0.62, -0.12, 0.98), (-0.8, -0.16, 1.3), (-0.84, -0.16, 1.6)],
    [(-0.36, -0.02, 1.36), (-0.47, -0.1, 1.78), (-0.52, -0.07, 2.1), (-0.54, -0.02, 2.34)],
    [(-0.11, -0.04, 1.44), (-0.13, -0.13, 1.92), (-0.13, -0.09, 2.28), (-0.12, -0.03, 2.55)],
    [(0.14, -0.02, 1.4), (0.2, -0.1, 1.84), (0.24, -0.07, 2.18), (0.26, -0.02, 2.42)],
    [(0.36, 0.02, 1.26), (0.5, -0.03, 1.58), (0.58, -0.02, 1.84), (0.63, 0.02, 2.06)],
]


def hand(
    skin: bpy.types.Material,
    nail: bpy.types.Material,
    *,
    fingers: Sequence[Finger] = OPEN,
    place: Clay | None = None,
    gaunt: float = 0.0,
) -> list[Vector]:
    """A hand that stands upright on its wrist, about 2.5 high; gaunt from 0 to 1. Answers where its fingers end."""
    here = (place or Clay()).turn
    flesh, nails = Clay(), Clay()
    flesh.turn = nails.turn = here
    thin = 1 - 0.22 * gaunt
    flesh.tube(
        [(0.03, 0, -0.35), (0.02, 0, 0.1), (0, 0, 0.45), (-0.02, 0, 0.95), (0, 0, 1.36)],
        [(0.3 * thin, 0.23), (0.26 * thin, 0.19), (0.38, 0.22), (0.47, 0.2), (0.45, 0.15)],
        n=26,
        side=(1, 0, 0),
    )
    flesh.ball((-0.3, 0.04, 0.62), (0.2, 0.17, 0.3))
    tips = []
    for k, line in enumerate(fingers):
        first = (0.17, 0.145, 0.15, 0.14, 0.12)[k]
        radii = [first * f for f in (1.08, 0.98 - 0.12 * gaunt, 0.84 - 0.06 * gaunt, 0.6)]
        flesh.tube(line, radii, n=16, steps=8, side=(1, 0, 0))
        for joint in (1, 2):
            flesh.ball(line[joint], first * (1.02 - 0.12 * joint + 0.12 * gaunt))
        flesh.ball(line[-1], first * 0.6)
        _tendon(flesh, line, gaunt)
        _nail(nails, line, first)
        tips.append(here @ Vector(line[-1]))
    flesh.flesh(skin, voxel=0.022, smooth=3)
    nails.mesh(nail)
    return tips


def _tendon(flesh: Clay, line: Finger, gaunt: float) -> None:
    """What moves a finger, seen under the skin of a gaunt hand: from its knuckle towards the wrist."""
    knuckle = Vector(line[0])
    flesh.ball(knuckle + Vector((0, -0.05, 0)), (0.13, 0.14, 0.15))
    if knuckle.z > 1:
        start = knuckle + Vector((0, -0.12 - 0.03 * gaunt, 0))
        end = Vector((0.3 * knuckle.x, -0.13, 0.35))
        flesh.tube([start, start.lerp(end, 0.5) + Vector((0, -0.05, 0)), end], [0.045, 0.03, 0.02], n=8)


def _nail(nails: Clay, line: Finger, first: float) -> None:
    """A nail on the side that the viewer sees."""
    root, tip = at(line, 0.86), at(line, 1.0)
    way = (tip - root).normalized()
    out = Vector((0, -1, 0)) - way * way.dot(Vector((0, -1, 0)))
    lift = out.normalized() * first * 0.62
    nails.leaf(root + lift, tip + lift * 0.7 + way * first * 0.5, first * 1.05, normal=out, curl=-0.04, blunt=0.5)


def fist(
    skin: bpy.types.Material, *, place: Clay, radius: float = 0.1, plates: bpy.types.Material | None = None
) -> None:
    """A fist around a rod along z at the origin, its knuckles towards -y; with plates it wears a gauntlet."""
    flesh, armour = Clay(), Clay()
    flesh.turn = armour.turn = place.turn
    reach = radius + 0.075
    for k in range(4):
        z, r = 0.24 - 0.16 * k, 0.09 - 0.006 * k
        curl = [
            (reach * 1.05 * math.cos(a), reach * 1.15 * math.sin(a), z) for a in (0.35, -0.5, -1.35, -2.2, -3.1, -4.0)
        ]
        flesh.tube(curl, [r, r * 1.08, r * 1.05, r, r * 0.9, r * 0.7], n=12)
        if plates:
            for a in (0.35, -0.6, -1.5, -2.4):
                bend = [
                    (reach * 1.06 * math.cos(a - 0.26 * i), reach * 1.18 * math.sin(a - 0.26 * i), z) for i in range(4)
                ]
                armour.tube(bend, [r * 1.36, r * 1.3, r * 1.22, r * 1.14], n=14, steps=4)
    flesh.tube(
        [(reach + 0.02, 0.12, -0.2), (reach + 0.12, 0.14, 0.0), (reach + 0.02, 0.12, 0.26)],
        [(0.13, 0.16), (0.15, 0.19), (0.12, 0.15)],
    )
    thumb = [(reach, 0.05, 0.3), (reach * 0.4, -reach * 1.0, 0.36), (-reach * 0.7, -reach * 1.1, 0.33)]
    flesh.tube(thumb, [0.1, 0.085, 0.06], n=12)
    if plates:
        armour.tube(thumb[:2], [0.125, 0.105], n=14).ball(thumb[1], 0.11).tube(thumb[1:], [0.105, 0.07], n=14)
        back = [(reach - 0.02, 0.14, -0.3), (reach + 0.13, 0.12, 0.0), (reach - 0.02, 0.14, 0.36)]
        armour.tube(back, [(0.15, 0.14), (0.2, 0.21), (0.15, 0.14)], n=20)
    flesh.tube(
        [(reach + 0.1, 0.14, 0.0), (reach + 0.4, 0.22, -0.06), (reach + 1.4, 0.4, -0.2)],
        [(0.17, 0.2), (0.17, 0.18), (0.24, 0.22)],
    )
    flesh.flesh(skin, voxel=0.018, smooth=3)
    if plates:
        for k in range(5):
            a, b = Vector((reach + 0.28 + 0.2 * k, 0.19 + 0.05 * k, -0.04)), Vector((0.24, 0.05, -0.03))
            wide = 0.235 + 0.03 * k
            armour.tube([a, a + b * 0.55, a + b], [wide * 1.12, wide, wide * 1.04], n=28)
        armour.mesh(plates)
