"""The five essences as things: a flame of red glass, a leaf of jade, a drop of blue crystal, a skull, a nugget of gold.

Each has a silhouette of its own, and a middle dark enough for a white number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import bpy
from mathutils import Vector, noise
from PIL import Image

from art.interface.objects import crystal, lit
from art.interface.render import picture, save, trimmed
from art.kit import materials as m
from art.kit import stage
from art.kit.clay import Clay, Point
from art.kit.nodes import bump_by, fresh, kept, node, ramp, space
from art.resarcana.parts import GAME, RAW

Colour = Sequence[float]
SIDE = 256


def flame() -> None:
    """Elan: tongues of red glass with an ember below."""
    fire = Clay().ball((0, 0, 0.7), (0.98, 0.56, 0.7))
    fire.tube(
        [(0.02, 0, 0.5), (-0.2, 0, 1.2), (0.16, 0, 1.95), (-0.14, 0, 2.6), (0.14, 0, 3.3)],
        [(0.86, 0.52), (0.74, 0.46), (0.52, 0.34), (0.27, 0.2), (0.02, 0.02)],
        n=24,
        side=(1, 0, 0),
    )
    for line, wide in (
        ([(-0.5, 0, 0.6), (-0.8, 0, 1.1), (-0.66, 0, 1.7), (-0.98, 0, 2.35)], 0.42),
        ([(0.45, 0, 0.6), (0.8, 0, 1.15), (0.7, 0, 1.9), (1.05, 0, 2.75)], 0.46),
    ):
        fire.tube(line, [(wide, 0.36), (wide * 0.85, 0.3), (wide * 0.5, 0.2), (0.02, 0.02)], n=20, side=(1, 0, 0))
    fire.flesh(
        crystal((0.42, 0.006, 0.003), (0.78, 0.05, 0.008), (1.0, 0.36, 0.03), 0.0, 3.2, 0.6), voxel=0.026, smooth=5
    )


def leaf() -> None:
    """Life: a leaf carved of jade, its veins cut in."""

    def blade(u: float, v: float) -> Point:
        across, along = 2 * u - 1, v**0.9
        saw = 1 + 0.045 * (1 - (9 * along) % 1) * min(1, 6 * (1 - along))
        wide = 1.12 * math.sin(math.pi * along**0.78) ** 0.75 * saw + 0.03
        vein = math.exp(-(((along * 6.5 - abs(across) * 1.5) % 1 - 0.5) ** 2) / 0.008) * min(1, 3 * abs(across))
        groove = 0.1 * math.exp(-((across / 0.075) ** 2)) + 0.05 * vein * (1 - abs(across))
        dome = 0.42 * (1 - across * across) * math.sin(math.pi * min(along + 0.08, 1)) ** 0.6
        return (across * wide + 0.1 * math.sin(2.4 * along), -dome + groove, 3.0 * along)

    stuff = crystal((0.015, 0.2, 0.03), (0.04, 0.36, 0.05), (0.32, 0.72, 0.1), -0.3, 3.2, 0.45)
    body = Clay().place((-0.75, 0, 0.55), (0, 34, 0))
    body.grid(blade, 130, 170).mesh(stuff, thick=0.16)
    Clay().place((-0.75, 0, 0.55), (0, 34, 0)).tube(
        [(0.03, 0, 0.4), (0, 0, 0), (-0.04, 0, -0.3), (-0.16, 0, -0.62)], [0.06, 0.09, 0.09, 0.12], n=14
    ).mesh(stuff)


def drop() -> None:
    """Calm: a drop of blue crystal."""
    outline = []
    for k in range(61):
        t = k / 60
        outline.append((1.08 * math.sin(math.pi * t) * (1 - t) ** 0.62 * 1.5 + 0.001, 2.95 * t**1.25))
    stuff = crystal((0.01, 0.08, 0.38), (0.02, 0.2, 0.7), (0.25, 0.72, 1.0), -0.2, 2.7, 0.6)
    Clay().lathe(outline, n=72).mesh(stuff)


def skull() -> None:
    """Death: a skull of dark violet bone."""
    head, holes, teeth = Clay(), Clay(), Clay()
    head.ball((0, 0.2, 1.85), (1.14, 1.1, 1.02)).ball((0, -0.1, 1.5), (0.98, 0.85, 0.75))
    for s in (-1, 1):
        head.ball((s * 0.66, -0.62, 1.1), (0.34, 0.3, 0.28))
        head.tube([(s * 0.98, -0.45, 1.62), (s * 0.5, -0.92, 1.86), (s * 0.08, -0.86, 1.72)], [0.13, 0.17, 0.14], n=12)
    head.tube(
        [(0, -0.62, 1.2), (0, -0.68, 0.62), (0, -0.6, 0.28)], [(0.6, 0.42), (0.6, 0.34), (0.5, 0.28)], side=(1, 0, 0)
    )
    head.flesh(violet_bone(), voxel=0.035, smooth=4)
    for s in (-1, 1):
        holes.ball((s * 0.44, -0.8, 1.5), (0.31, 0.2, 0.32))
    holes.tube([(0, -1.02, 1.22), (0, -1.06, 0.98)], [(0.03, 0.08), (0.17, 0.1)], side=(1, 0, 0))
    holes.mesh(m.stuff((0.012, 0.006, 0.02), 0.7))
    for k in range(5):
        x = -0.4 + 0.2 * k
        teeth.ball((x, -0.98 + 0.45 * x * x, 0.42), (0.095, 0.09, 0.24), n=14)
    teeth.mesh(m.stuff((0.42, 0.33, 0.55), 0.35))


@kept
def violet_bone() -> bpy.types.Material:
    """Bone that has lain in something violet."""
    return m.stuff((0.22, 0.1, 0.42), 0.34, bump=0.18, scale=3.2, dark=0.45, light=1.5, coat=0.5)


def nugget() -> None:
    """Gold: as it was found, hammered by water."""
    lump = Clay()

    def skin(u: float, v: float) -> Point:
        a, b = u * 2 * math.pi, v * math.pi
        way = Vector((math.cos(a) * math.sin(b), math.sin(a) * math.sin(b), math.cos(b)))
        cells = noise.voronoi(way * 1.35 + Vector((3.1, 0.4, 1.7)))[0]
        far = 1 - 0.5 * (0.6 - cells[0]) + 0.12 * noise.noise(way * 3)
        return (1.5 * far * way.x, 0.9 * far * way.y, 1.1 + 1.06 * far * way.z)

    lump.grid(skin, 150, 90, wrap=True).mesh(worn_gold())


@kept
def worn_gold() -> bpy.types.Material:
    """Native gold: bright on its ridges, brown in its pits."""
    material, tree, shader = fresh()
    shader.inputs["Metallic"].default_value, shader.inputs["Roughness"].default_value = 1.0, 0.3
    place = node(tree, "NewGeometry")
    colours = ramp(
        tree,
        place.outputs["Pointiness"],
        [(0.42, (0.3, 0.12, 0.012)), (0.5, (0.95, 0.58, 0.1)), (0.56, (1.0, 0.84, 0.38))],
    )
    tree.links.new(colours.outputs["Color"], shader.inputs["Base Color"])
    grain = node(tree, "TexNoise", Scale=6.0, Detail=5.0)
    tree.links.new(space(tree), grain.inputs["Vector"])
    bump_by(tree, shader, grain.outputs["Fac"], 0.35, 0.05)
    return material


SHAPES: dict[str, Callable[[], None]] = {"elan": flame, "life": leaf, "calm": drop, "death": skull, "gold": nugget}


def token(name: str, *, preview: bool = False) -> Image.Image:
    """One token, cut out."""
    stage.clear(f"token {name}")
    SHAPES[name]()
    lit(metal=name == "gold")
    side = 260 if preview else 560
    return trimmed(picture(RAW / f"{name}.raw.png", (side, side), 24 if preview else 72, clear=True), SIDE)


def build() -> None:
    """Renders all five."""
    for name in SHAPES:
        save(token(name), GAME / "tokens" / f"{name}.webp", 92)
