"""The alchemist's tower on its crag: four great windows of Elan, Life, Calm and Death, and Gold burning at its tip."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

COLOURS = ((1, 0.09, 0.01), (0.04, 0.8, 0.06), (0.02, 0.18, 1), (0.36, 0.03, 1))


def _window(where: Vector, colour: stage.Colour, frame: Clay) -> None:
    """A tall arched window whose light falls outside."""
    x, y, z = where
    pane = Clay().box((x, y, z), (0.5, 0.2, 0.62))
    pane.tube([(x, y - 0.1, z + 0.3), (x, y + 0.1, z + 0.3)], [0.25, 0.25], n=24)
    pane.mesh(m.glow(tuple(colour), 1.35), smooth=False)
    for s in (-1, 1):
        frame.box((x + s * 0.29, y - 0.03, z - 0.02), (0.1, 0.34, 0.72))
    frame.box((x, y - 0.06, z - 0.37), (0.8, 0.42, 0.11))
    for k in range(9):
        a = math.pi * k / 8
        frame.box((x + 0.3 * math.cos(a), y - 0.05, z + 0.32 + 0.3 * math.sin(a)), (0.14, 0.3, 0.14))
    frame.box((x, y - 0.11, z + 0.06), (0.035, 0.05, 1.0)).box((x, y - 0.11, z + 0.05), (0.5, 0.05, 0.035))
    stage.lamp((x * 1.3, y - 0.7, z), 34, colour)


def _crag(rock: stage.bpy.types.Material) -> None:
    """The rock under the tower and the steps up to its door."""
    for k, (x, y, z, r) in enumerate(
        (
            (0, 0.4, -1.15, 2.1),
            (-1.5, 0.6, -1.7, 1.9),
            (1.7, 0.6, -1.6, 1.9),
            (-3.0, 1.4, -2.0, 1.9),
            (3.2, 1.4, -2.1, 2.0),
        )
    ):
        backdrops.rock((x, y, z), (r, 1.5, 1.9), rock, rough=0.55, seed=k * 2.3)
    architecture.stairs((0.05, -3.1, -0.75), 0.85, 9, m.stone((0.3, 0.27, 0.26)), rise=0.13, run=0.24)


def _armillary(where: Vector) -> None:
    """Rings of gold around the fire on the roof."""
    rings = Clay()
    for tilt, size in (((70, 20, 0), 0.85), ((100, -28, 0), 0.78), ((12, 10, 0), 0.92)):
        rings.place(where, tilt, size)
        rings.tube([props.ring(k, 48) for k in range(49)], [0.038] * 49, n=8, steps=1)
    rings.mesh(m.gold())
    foot = where - Vector((0, 0, 0.28))
    gold = ((1.0, 0.75, 0.25), (1.0, 0.4, 0.03), (0.8, 0.16, 0.004))
    fires.light(foot - Vector((0, 0, 0.2)), 1.15, gold, strength=1.5)
    stage.lamp(where + Vector((0, -0.5, 0.1)), 170, essences.GOLD, size=0.3)


def scene() -> None:
    """Sets the picture up."""
    stuff, frames = m.stone((0.34, 0.29, 0.28)), Clay()
    _crag(m.stone((0.16, 0.13, 0.14)))
    roof, lit = m.stuff((0.09, 0.16, 0.2), 0.45, bump=0.8, scale=13, dark=0.5), m.glow((1, 0.45, 0.1), 2.5)
    architecture.tower((0, 0, 0.2), 1.22, 3.75, stuff, windows=0)
    Clay().lathe([(1.6, 3.9), (0.85, 4.85), (0.34, 5.75), (0.01, 6.35)], n=36).mesh(roof)
    architecture.tower((1.6, 0.35, 0.9), 0.5, 2.6, stuff, roof=roof, window=lit, windows=2)
    architecture.tower((-1.55, 0.3, 0.3), 0.48, 2.0, stuff, roof=roof, window=lit, windows=1)
    Clay().spike((1.4, 0.2, -0.6), (1.6, 0.35, 1.1), 0.42).mesh(stuff)
    Clay().tube([(0.9, 0.1, 2.35), (1.4, 0.2, 2.3)], [(0.2, 0.3), (0.2, 0.3)], n=4).mesh(stuff, smooth=False)
    for k, colour in enumerate(COLOURS):
        _window(Vector(((-0.46, 0.46)[k % 2], -1.06, (3.0, 3.0, 1.72, 1.72)[k])), colour, frames)
    frames.mesh(stuff, smooth=False, bevel=0.015)
    architecture.arch((0, -1.34, 0.12), 0.34, 0.5, stuff, thick=0.16, deep=0.5)
    Clay().box((0, -1.24, 0.5), (0.62, 0.3, 0.8)).mesh(m.wood((0.16, 0.08, 0.035)), smooth=False)
    for s in (-1, 1):
        Clay().ball((s * 0.62, -1.55, 0.72), (0.07, 0.07, 0.1)).mesh(m.glow((1, 0.5, 0.12), 4))
        stage.lamp((s * 0.62, -1.75, 0.72), 10, (1, 0.6, 0.25))
    _armillary(Vector((0, 0, 6.72)))
    Clay().ball((-5.0, 16, 6.6), 1.3, n=40).mesh(m.glow((1, 0.85, 0.6), 0.9))
    backdrops.stars(15, count=200)
    for k, (x, z, r) in enumerate(((-6.5, -1.8, 3.6), (7.5, -2.2, 3.6), (1, -2.6, 3.4), (-11, -1, 5), (11, -1, 5))):
        backdrops.rock((x, 10, z), (r, 1, r * 0.85), m.stone((0.17, 0.13, 0.22)), rough=0.8, seed=k * 3.1 + 1)
    backdrops.mist((0.6, 0.4, 0.55), at=(0, 5, -0.2), spread=(7, 1.5, 0.5), count=34, strength=0.24)
    backdrops.mist((0.5, 0.4, 0.6), at=(0, -0.6, -0.9), spread=(4, 0.5, 0.2), count=16, strength=0.14)
    backdrops.sparks((1, 0.7, 0.2), (0, -0.2, 6.8), (1.2, 0.6, 1.0), count=40, strength=5, size=0.02)
    backdrops.backdrop((0.62, 0.27, 0.34), (0.012, 0.016, 0.06), (-0.6, 17, 2.2), 11, 0.85, cloud=0.45)
    stage.rig((1, 0.8, 0.55), (0.6, 0.5, 1), at=(0, 0, 2.8), size=1.5, power=2.4, fill=0.25)
    stage.camera((-0.7, -12.6, 1.9), (0.1, 0, 3.62), lens=42, f=4, focus=(0, -0.8, 3))
