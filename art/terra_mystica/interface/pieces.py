"""The turned pieces of the seven colours: structures, priest and cult marker, of lacquered wood on a ring of brass.

All are seen from 27 degrees above at one scale: a piece's unit is UNIT pixels, and the middle of its foot lies FOOT
pixels above the picture's lower edge, half way across.
"""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.interface.render import picture, resized, save
from art.kit import materials as m
from art.kit import stage
from art.kit.clay import Clay, along
from art.terra_mystica.parts import COLOURS, GAME, PIECES, RAW

UNIT, WIDE, HIGH, FOOT = 128, 152, 240, 36
ABOVE = math.radians(27)
Profile = list[tuple[float, float]]

PROFILES: dict[str, Profile] = {
    "dwelling": [(0.0, 0.06), (0.25, 0.06), (0.26, 0.1), (0.26, 0.52), (0.33, 0.52), (0.33, 0.57), (0.0, 1.1)],
    "trading_house": [
        (0.0, 0.06),
        (0.24, 0.06),
        (0.29, 0.2),
        (0.31, 0.45),
        (0.29, 0.72),
        (0.25, 0.86),
        (0.32, 0.87),
        (0.32, 0.97),
        (0.2, 1.0),
        (0.06, 1.04),
        (0.05, 1.1),
        (0.1, 1.16),
        (0.11, 1.22),
        (0.07, 1.29),
        (0.0, 1.31),
    ],
    "temple": [
        (0.0, 0.06),
        (0.31, 0.06),
        (0.3, 0.14),
        (0.16, 0.2),
        (0.12, 0.34),
        (0.14, 0.38),
        (0.28, 0.45),
        (0.35, 0.6),
        (0.33, 0.76),
        (0.24, 0.88),
        (0.12, 0.95),
        (0.07, 1.05),
        (0.04, 1.3),
        (0.0, 1.6),
    ],
    "sanctuary": [
        (0.0, 0.06),
        (0.49, 0.06),
        (0.51, 0.1),
        (0.51, 0.2),
        (0.46, 0.21),
        (0.46, 0.4),
        (0.49, 0.41),
        (0.49, 0.47),
        (0.42, 0.49),
        (0.4, 0.7),
        (0.32, 0.9),
        (0.19, 1.03),
        (0.08, 1.09),
        (0.06, 1.16),
        (0.09, 1.2),
        (0.06, 1.27),
        (0.0, 1.3),
    ],
    "stronghold": [
        (0.0, 0.06),
        (0.43, 0.06),
        (0.44, 0.14),
        (0.37, 0.3),
        (0.36, 0.86),
        (0.46, 0.98),
        (0.46, 1.12),
        (0.34, 1.12),
        (0.34, 1.02),
        (0.0, 1.02),
    ],
    "priest": [
        (0.0, 0.06),
        (0.27, 0.06),
        (0.27, 0.12),
        (0.2, 0.2),
        (0.14, 0.42),
        (0.12, 0.6),
        (0.2, 0.66),
        (0.13, 0.72),
        (0.19, 0.82),
        (0.18, 0.94),
        (0.1, 1.04),
        (0.0, 1.1),
    ],
    "marker": [
        (0.0, 0.06),
        (0.36, 0.06),
        (0.38, 0.1),
        (0.38, 0.34),
        (0.35, 0.4),
        (0.28, 0.4),
        (0.26, 0.37),
        (0.0, 0.37),
    ],
}

ROUND = ("temple", "sanctuary", "trading_house", "priest")
"""Turned without an edge."""


def lacquer(hexed: str) -> bpy.types.Material:
    """Lacquered wood in a colour written in sRGB, with the marks of the lathe."""
    linear = tuple((int(hexed[k : k + 2], 16) / 255) ** 2.2 for k in (0, 2, 4))
    return m.stuff(linear, 0.28, coat=0.7, bump=0.05, scale=14, stretch=(0.3, 0.3, 9), dark=0.72, light=1.08)


def curved(profile: Profile) -> Profile:
    """A profile as a smooth line through its points."""
    return [(max(p.x, 0.0), p.z) for p in along([(r, 0, z) for r, z in profile], 5)]


def fine(profile: Profile) -> Profile:
    """A profile with every edge rounded a little, so that light runs along it."""
    made = [profile[0]]
    for a, b, c in zip(profile, profile[1:], profile[2:], strict=False):
        for near in (a, c):
            length = math.dist(near, b) or 1
            share = min(0.35, 0.018 / length)
            made.append((b[0] + (near[0] - b[0]) * share, b[1] + (near[1] - b[1]) * share))
    return [*made, profile[-1]]


def piece(name: str, colour: str) -> None:
    """One piece on its ring of brass; a stronghold has five merlons, a priest a hood, a marker a sunken lid."""
    stuff, brass = lacquer(colour), m.stuff((0.8, 0.52, 0.2), 0.25, 1.0, bump=0.05, scale=10, dark=0.6)
    profile = PROFILES[name]
    Clay().lathe(curved(profile) if name in ROUND else fine(profile), n=72).mesh(stuff)
    foot = max(r for r, z in profile if z < 0.21)
    Clay().lathe(
        fine([(0.0, 0.0), (foot + 0.03, 0.0), (foot + 0.03, 0.06), (foot - 0.02, 0.075), (0.0, 0.075)]), n=72
    ).mesh(brass)
    if name == "stronghold":
        for k in range(5):
            a = 2 * math.pi * (k + 0.25) / 5
            Clay().place((0.4 * math.sin(a), 0.4 * math.cos(a), 1.2), (0, 0, -math.degrees(a))).box(
                (0, 0, 0), (0.27, 0.12, 0.3)
            ).mesh(stuff, bevel=0.02)
        for a in (-0.5, 0.5):
            door = Clay().place((0.365 * math.sin(a), -0.365 * math.cos(a), 0.55), (0, 0, math.degrees(a)))
            door.box((0, 0, 0), (0.08, 0.03, 0.22)).mesh(m.stuff((0.02, 0.012, 0.01), 0.6))
    if name == "priest":
        Clay().ball((0, -0.13, 0.88), (0.11, 0.08, 0.12)).mesh(m.stuff((0.015, 0.01, 0.012), 0.6))


def seen() -> None:
    """Light and camera: a lamp from the left, a cool rim, no perspective, the foot where it belongs."""
    stage.air((0.5, 0.46, 0.42), 0.55)
    stage.panel((-2.6, -2.6, 3.4), (0, 0, 0.6), 120, (1, 0.9, 0.76), size=1.4)
    stage.panel((2.4, 1.6, 2.2), (0, 0, 0.6), 70, (0.7, 0.82, 1.0), size=1.0)
    stage.panel((2.6, -2.8, 0.8), (0, 0, 0.5), 24, (1, 0.85, 0.7), size=2.0)
    high = HIGH / UNIT
    ahead = Vector((0, -math.cos(ABOVE), math.sin(ABOVE)))
    # The picture's up is (0, sin, cos): what lies that far up from the foot is the picture's middle.
    middle = Vector((0, math.sin(ABOVE), math.cos(ABOVE))) * (high / 2 - FOOT / UNIT)
    stage.camera(tuple(middle + ahead * 6), tuple(middle), lens=50, f=64)
    lens = bpy.context.scene.camera.data
    lens.type, lens.ortho_scale, lens.dof.use_dof = "ORTHO", max(high, WIDE / UNIT), False


def build() -> None:
    """Renders every piece in every colour, twice as large, so that its edges are smooth."""
    for colour, hexed in COLOURS.items():
        for name in PIECES:
            stage.clear(f"{name} {colour}")
            piece(name, hexed)
            seen()
            made = picture(RAW / f"{name}.raw.png", (WIDE * 3 // 2, HIGH * 3 // 2), 20, clear=True)
            save(resized(made, (WIDE, HIGH)), GAME / "pieces" / f"{name}-{colour}.webp", 88)
