"""Amulets: a frame of any outline that hangs from a chain, seen from the front."""

from __future__ import annotations

from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit import props
from art.kit.clay import Clay, Point

MIDDLE = Vector((0, 0, 1.25))


def amulet(outline: Sequence[tuple[float, float]], metal: bpy.types.Material, *, sharp: bool = False) -> None:
    """A frame along an outline of (x, z) around MIDDLE, which begins at the top; a bail and two chains above it."""
    line = [MIDDLE + Vector((x, 0, z)) for x, z in (*outline, outline[0])]
    steps = 1 if sharp else 4
    outer, inner = Clay(), Clay()
    outer.tube(line, [(0.15, 0.1)] * len(line), n=12, steps=steps)
    inner.tube([MIDDLE + (p - MIDDLE) * 0.84 for p in line], [0.04] * len(line), n=8, steps=steps)
    for p in line[: -1 : max(1, len(line) // 12)]:
        outer.ball(p + Vector((0, -0.06, 0)), 0.12, n=12)
    outer.mesh(metal)
    inner.mesh(metal)
    top = line[0] + Vector((0, 0, 0.22))
    bail = [top + Vector((0, 0.16 * v.x, 0.16 * v.y)) for v in (props.ring(k, 16) for k in range(17))]
    Clay().tube(bail, [0.05] * 17, n=8, steps=1, side=(1, 0, 0)).mesh(metal)
    for s in (-1, 1):
        props.chain(top, top + Vector((s * 1.5, 0.3, 1.2)), sag=0.18, link=0.12, material=metal)


def pane(outline: Sequence[tuple[float, float]], material: bpy.types.Material, *, shrink: float = 0.9) -> None:
    """What fills the frame from behind."""
    rim = [MIDDLE + Vector((x * shrink, 0.1, z * shrink)) for x, z in outline]
    Clay().add(rim, [tuple(range(len(rim)))]).mesh(material, smooth=False)


def oval(wide: float, high: float, count: int = 40) -> list[tuple[float, float]]:
    """An ellipse, from its top."""
    return [(wide * v.y, high * v.x) for v in (props.ring(k, count) for k in range(count))]


def glassy(where: Point, radii: Point) -> None:
    """A bead of clear light over what is shown."""
    Clay().ball(where, radii).mesh(m.glass((0.9, 0.95, 1)))
