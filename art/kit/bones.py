"""What is left of the dead, near enough to be looked in the eye."""

from __future__ import annotations

import math
from collections.abc import Callable

import bpy

from art.kit import materials as m
from art.kit.clay import Clay


def hollow(thing: bpy.types.Object, cutter: bpy.types.Object) -> None:
    """Cuts one body out of another, for good; the one that cuts is gone afterwards."""
    cut = thing.modifiers.new("hollow", "BOOLEAN")
    cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"
    ready = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    carved = bpy.data.meshes.new_from_object(ready)
    thing.modifiers.clear()
    thing.data = carved
    carved.polygons.foreach_set("use_smooth", [True] * len(carved.polygons))
    bpy.data.objects.remove(cutter)


def great_skull(place: Clay, *, jaw: float = 0.0, bone: bpy.types.Material | None = None) -> None:
    """A man's skull that looks towards -y, its sockets and nose carved out, its jaw open by degrees."""
    here, stuff = place.turn, bone or m.bone()

    def new() -> Clay:
        clay = Clay()
        clay.turn = here
        return clay

    head = new()
    head.ball((0, 0.16, 0.32), (0.5, 0.62, 0.48), n=32).ball((0, -0.12, 0.28), (0.43, 0.42, 0.42), n=28)
    head.ball((0, 0.42, 0.14), (0.4, 0.38, 0.36)).ball((0.36, 0.14, 0.12), (0.13, 0.3, 0.26))
    head.ball((-0.36, 0.14, 0.12), (0.13, 0.3, 0.26))
    brow = [(-0.4, -0.33, 0.17), (-0.2, -0.5, 0.24), (0, -0.5, 0.19), (0.2, -0.5, 0.24), (0.4, -0.33, 0.17)]
    head.tube(brow, [0.08, 0.09, 0.08, 0.09, 0.08], side=(0, 0, 1))
    head.ball((0, -0.32, -0.08), (0.27, 0.22, 0.3)).ball((0, -0.34, -0.3), (0.22, 0.19, 0.14))
    head.spike((0, -0.46, 0.16), (0, -0.6, -0.02), 0.075)
    for s in (-1, 1):
        cheek = [(s * 0.22, -0.46, -0.12), (s * 0.38, -0.36, -0.1), (s * 0.47, -0.12, -0.06), (s * 0.46, 0.14, -0.04)]
        head.tube(cheek, [0.1, 0.1, 0.07, 0.05])
        head.tube([(s * 0.4, -0.34, 0.14), (s * 0.42, -0.34, -0.06)], [0.075, 0.085])
    skull = head.flesh(stuff, voxel=0.022, smooth=5)
    holes = new()
    for s in (-1, 1):
        holes.ball((s * 0.215, -0.5, 0.03), (0.155, 0.26, 0.145), n=28)
    hollow(skull, holes.mesh(stuff))
    nose = new()
    nose.tube(
        [(0, -0.44, 0.0), (0, -0.5, -0.1), (0, -0.48, -0.19)],
        [(0.02, 0.09), (0.075, 0.1), (0.09, 0.09)],
        n=18,
        side=(1, 0, 0),
    )
    hollow(skull, nose.mesh(stuff))
    _dark(new())
    _mandible(new, stuff, jaw)


def _dark(inside: Clay) -> None:
    """The night behind sockets and nose."""
    for s in (-1, 1):
        inside.ball((s * 0.21, -0.32, 0.03), (0.15, 0.1, 0.14))
    inside.ball((0, -0.4, -0.09), (0.08, 0.05, 0.12)).mesh(m.stuff((0.01, 0.007, 0.008), 0.95))


def _mandible(new: Callable[[], Clay], stuff: bpy.types.Material, jaw: float) -> None:
    """Teeth of both rows, and the lower jaw, turned about its hinge."""
    a = math.radians(jaw)

    def swung(x: float, y: float, z: float) -> tuple[float, float, float]:
        dy, dz = y - 0.02, z + 0.08
        return (x, 0.02 + dy * math.cos(a) - dz * math.sin(a), -0.08 + dy * math.sin(a) + dz * math.cos(a))

    lower, teeth = new(), new()
    arc = [
        (-0.42, 0.06, -0.04),
        (-0.4, 0.02, -0.4),
        (-0.29, -0.24, -0.66),
        (0, -0.47, -0.75),
        (0.29, -0.24, -0.66),
        (0.4, 0.02, -0.4),
    ]
    lower.tube(
        [swung(*p) for p in [*arc, (0.42, 0.06, -0.04)]],
        [(0.05, 0.09), (0.06, 0.12), (0.07, 0.1), (0.09, 0.12), (0.07, 0.1), (0.06, 0.12), (0.05, 0.09)],
        n=18,
        side=(1, 0, 0),
    )
    lower.ball(swung(0, -0.5, -0.8), (0.14, 0.08, 0.08)).tube(
        [swung(-0.2, -0.36, -0.63), swung(0, -0.5, -0.65), swung(0.2, -0.36, -0.63)], [0.055, 0.055, 0.055]
    )
    lower.flesh(stuff, voxel=0.022, smooth=4)
    for k in range(10):
        x = 0.052 * (k - 4.5)
        y, big = -0.54 + 1.9 * x * x, 1.0 - 0.05 * abs(k - 4.5)
        teeth.tube([(x, y + 0.02, -0.33), (x, y, -0.4), (x, y + 0.005, -0.465)], [0.022, 0.028 * big, 0.02], n=10)
        teeth.tube(
            [swung(x * 0.93, y + 0.02, -0.6), swung(x * 0.93, y + 0.015, -0.53), swung(x * 0.93, y + 0.03, -0.475)],
            [0.022, 0.026 * big, 0.017],
            n=10,
        )
    teeth.mesh(m.stuff((0.78, 0.68, 0.46), 0.35, bump=0.1, dark=0.6))
