"""The Halflings: a face of walnut burr with turf for hair and a clay pipe, content with the world."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit import sculpt, stage
from art.kit.clay import Clay
from art.terra_mystica.bust import BROWN, FACE, eyes, face, mouth, shoulders, stand, turned


def walnut() -> bpy.types.Material:
    """The burr of a walnut, oiled."""
    return m.stuff((0.3, 0.12, 0.04), 0.38, bump=0.15, scale=3.2, dark=0.35, light=1.9, coat=0.5)


def turf() -> None:
    """Hair of grass, with a few daisies."""
    green, blades, flowers, hearts = m.thin((0.1, 0.32, 0.03), 0.6, 0.3), Clay(), Clay(), Clay()
    for _ in range(900):
        a, rise = random.uniform(0, 2 * math.pi), random.uniform(0.12, 1.5)
        out = Vector((math.sin(a) * math.cos(rise), -math.cos(a) * math.cos(rise), math.sin(rise)))
        if out.y < -0.45 and out.z < 0.55:
            continue
        root = Vector((0, 0.04, 0.2)) + Vector((out.x * 0.66, out.y * 0.62, out.z * 0.62))
        sway = Vector([random.uniform(-0.5, 0.5) for _ in range(3)])
        tip = root + (out + sway * 0.7 + Vector((0, -0.15, 0.15))) * random.uniform(0.2, 0.42)
        blades.leaf(root, tip, 0.05, normal=sway.normalized(), curl=0.1)
    blades.mesh(green)
    Clay().ball((0, 0.06, 0.22), (0.64, 0.62, 0.6)).mesh(m.stuff((0.06, 0.12, 0.02), 0.9, bump=0.8, scale=14))
    for a, rise in ((-0.7, 0.7), (0.5, 0.85), (0.1, 1.2), (-1.4, 0.5), (1.2, 0.6)):
        out = Vector((math.sin(a) * math.cos(rise), -math.cos(a) * math.cos(rise), math.sin(rise)))
        middle = Vector((0, 0.04, 0.22)) + out * 0.94
        side = out.cross(Vector((0, 0, 1))).normalized()
        up = side.cross(out)
        for k in range(8):
            b = 2 * math.pi * k / 8
            flowers.leaf(middle, middle + (side * math.cos(b) + up * math.sin(b)) * 0.12, 0.06, normal=out)
        hearts.ball(middle + out * 0.015, 0.04)
    flowers.mesh(m.stuff((0.9, 0.88, 0.8), 0.6))
    hearts.mesh(m.stuff((1, 0.55, 0.03), 0.5))


def pipe() -> None:
    """A long clay pipe, lit, and the smoke of it."""
    clay, coal, smoke = Clay(), Clay(), Clay()
    clay.tube([(0.12, -0.62, -0.37), (0.4, -0.85, -0.5), (0.72, -1.0, -0.62)], [0.035, 0.035, 0.045], n=14)
    clay.lathe(
        [(0.04, -0.16), (0.11, -0.12), (0.15, 0.0), (0.14, 0.16), (0.115, 0.17), (0.1, 0.05)], (0.78, -1.02, -0.48)
    )
    clay.mesh(m.stuff((0.75, 0.68, 0.58), 0.55, bump=0.1))
    coal.ball((0.78, -1.02, -0.36), (0.1, 0.1, 0.05)).mesh(m.glow((1, 0.25, 0.03), 2.2))
    for k in range(16):
        t = k / 15
        smoke.ball((0.78 + 0.16 * math.sin(5 * t), -1.0, -0.25 + 1.5 * t), 0.05 + 0.13 * t, n=14)
    smoke.mesh(m.soft((0.9, 0.85, 0.75), (0.7, 0.6, 0.5), 0.45, thick=0.14, tight=0.85)).visible_shadow = False


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-20, pitch=3, roll=-5, at=(-0.1, 0, -0.02), size=0.98):
        round_face = sculpt.melt(
            0.06,
            face(wide=1.12, jaw=1.15, nose=1.55, cheeks=1.25, brow=0.8),
            sculpt.mirrored(sculpt.ball((0.64, 0.02, 0.0), (0.09, 0.16, 0.2))),
        )
        form = sculpt.melt(0.02, round_face, mouth(0.13, wide=1.25, full=0.9))
        sculpt.mesh(form, FACE, walnut(), step=0.02)
        eyes((0.25, 0.5, 0.06), walnut(), shine=0.6, shut=0.78, low=0.85, wide=1.1)
        turf()
        pipe()
    shoulders(m.cloth((0.12, 0.22, 0.05)), wide=0.95, drop=-0.05)
    buttons = Clay()
    for k in range(2):
        buttons.ball((0.0, -0.62, -1.3 - 0.28 * k), (0.08, 0.05, 0.08))
    buttons.mesh(m.gold())
    stage.lamp((0.7, -1.4, -0.2), 4, (1, 0.4, 0.1), size=0.1)
    stand(BROWN, bright=1.2)
