"""Bodies carved out of distances: forms melt into each other, are cut, grooved and split, and become meshes.

A form answers how far points are from its surface, less than nothing inside. Points come as three arrays x, y, z.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import bpy
import numpy as np
from mathutils import Matrix, Vector

from art.kit.clay import Clay, Point, Radius, along, link

Array = np.ndarray
Form = Callable[[Array, Array, Array], Array]
Box = tuple[Point, Point]

COARSER = "coarser"
"""A property of the scene: every step is as many times as long, for a preview."""


def ball(centre: Point, radii: Radius | Point) -> Form:
    """A ball, or an ellipsoid of three radii."""
    a, b, c = (radii,) * 3 if isinstance(radii, int | float) else radii

    def far(x: Array, y: Array, z: Array) -> Array:
        u, v, w = x - centre[0], y - centre[1], z - centre[2]
        near = np.sqrt((u / a) ** 2 + (v / b) ** 2 + (w / c) ** 2)
        steep = np.sqrt((u / a**2) ** 2 + (v / b**2) ** 2 + (w / c**2) ** 2)
        return near * (near - 1) / np.maximum(steep, 1e-6)

    return far


def limb(points: Sequence[Point], radii: Sequence[float], *, steps: int = 4) -> Form:
    """A round limb along a curve, as thick as its radii say."""
    line, thick = along(points, steps), [v.x for v in along([(r, 0, 0) for r in radii], steps)]

    def far(x: Array, y: Array, z: Array) -> Array:
        found = np.full(x.shape, 1e3)
        for (a, b), (r, s) in zip(pairwise(line), pairwise(thick), strict=True):
            d = b - a
            t = np.clip(((x - a.x) * d.x + (y - a.y) * d.y + (z - a.z) * d.z) / max(d.length_squared, 1e-9), 0, 1)
            gap = np.sqrt((x - a.x - t * d.x) ** 2 + (y - a.y - t * d.y) ** 2 + (z - a.z - t * d.z) ** 2)
            found = np.minimum(found, gap - r - t * (s - r))
        return found

    return far


def box(centre: Point, half: Point, round_by: float = 0.0, turn: Point = (0, 0, 0)) -> Form:
    """A box with rounded edges, turned (degrees) about its centre."""
    back = Clay().place(centre, turn).turn.inverted()

    def far(x: Array, y: Array, z: Array) -> Array:
        u, v, w = (np.abs(c) - (h - round_by) for c, h in zip(shifted(back, x, y, z), half, strict=True))
        out = np.sqrt(np.maximum(u, 0) ** 2 + np.maximum(v, 0) ** 2 + np.maximum(w, 0) ** 2)
        return out + np.minimum(np.maximum(u, np.maximum(v, w)), 0) - round_by

    return far


def ring(centre: Point, axis: Point, radius: float, thick: float) -> Form:
    """A ring around an axis."""
    n = Vector(axis).normalized()

    def far(x: Array, y: Array, z: Array) -> Array:
        u, v, w = x - centre[0], y - centre[1], z - centre[2]
        high = u * n.x + v * n.y + w * n.z
        flat = np.sqrt(np.maximum(u * u + v * v + w * w - high * high, 0))
        return np.hypot(flat - radius, high) - thick

    return far


def half(point: Point, outward: Point) -> Form:
    """All that lies behind a plane; `outward` points out of it."""
    n = Vector(outward).normalized()
    return lambda x, y, z: (x - point[0]) * n.x + (y - point[1]) * n.y + (z - point[2]) * n.z


def sheet(at: Callable[[Array, Array, Array], Array], thick: float) -> Form:
    """What lies near the surface where a function is nought; for seams. It must rise about as fast as one walks."""
    return lambda x, y, z: np.abs(at(x, y, z)) - thick


def strokes(lines: Sequence[Sequence[tuple[float, float]]], wide: float, *, taper: bool = True) -> Form:
    """Lines drawn in x and z and driven through in y: a crack. They thin out towards their ends."""
    segments: list[tuple[tuple[float, float], tuple[float, float], float, float]] = []
    for line in lines:
        last = len(line) - 1
        wides = [wide * (1 - 0.85 * k / last if taper else 1) for k in range(last + 1)]
        segments += [(a, b, r, s) for (a, b), (r, s) in zip(pairwise(line), pairwise(wides), strict=True)]

    def far(x: Array, y: Array, z: Array) -> Array:
        found = np.full(x.shape, 1e3)
        for a, b, r, s in segments:
            dx, dz = b[0] - a[0], b[1] - a[1]
            t = np.clip(((x - a[0]) * dx + (z - a[1]) * dz) / max(dx * dx + dz * dz, 1e-9), 0, 1)
            found = np.minimum(found, np.hypot(x - a[0] - t * dx, z - a[1] - t * dz) - r - t * (s - r))
        return found

    return far


def melt(by: float, *forms: Form) -> Form:
    """All forms together; where two meet they flow into each other over a distance."""

    def far(x: Array, y: Array, z: Array) -> Array:
        found = forms[0](x, y, z)
        for form in forms[1:]:
            found = _softer(found, form(x, y, z), by)
        return found

    return far


def cut(form: Form, *cutters: Form, by: float = 0.01) -> Form:
    """A form without others, the edge rounded by a distance."""

    def far(x: Array, y: Array, z: Array) -> Array:
        found = form(x, y, z)
        for cutter in cutters:
            found = -_softer(-found, cutter(x, y, z), by)
        return found

    return far


def both(*forms: Form, by: float = 0.005) -> Form:
    """Only what lies within all of them."""

    def far(x: Array, y: Array, z: Array) -> Array:
        found = -forms[0](x, y, z)
        for form in forms[1:]:
            found = _softer(found, -form(x, y, z), by)
        return -found

    return far


def grown(form: Form, by: float) -> Form:
    """A form, thicker all around."""
    return lambda x, y, z: form(x, y, z) - by


def skin(form: Form, out: float, deep: float) -> Form:
    """The skin of a form, from `out` above its surface to `deep` below."""
    return lambda x, y, z: np.abs(form(x, y, z) - (out - deep) / 2) - (out + deep) / 2


def mirrored(form: Form) -> Form:
    """A form given for positive x, on both sides."""
    return lambda x, y, z: form(np.abs(x), y, z)


def rough(form: Form, by: Callable[[Array, Array, Array], Array]) -> Form:
    """A form whose surface is raised by what a function answers."""
    return lambda x, y, z: form(x, y, z) - by(x, y, z)


def moved(form: Form, turn: Matrix) -> Form:
    """A form elsewhere; the matrix must not stretch it."""
    back = turn.inverted()
    return lambda x, y, z: form(*shifted(back, x, y, z))


def shifted(turn: Matrix, x: Array, y: Array, z: Array) -> tuple[Array, Array, Array]:
    """Points under a matrix."""
    u, v, w = (row[0] * x + row[1] * y + row[2] * z + row[3] for row in turn[:3])
    return u, v, w


def mesh(form: Form, within: Box, material: bpy.types.Material, *, step: float = 0.02) -> bpy.types.Object:
    """One object of a form, looked for within a box; `step` is as small as the finest thing that can be seen on it."""
    verts, faces = surface(form, within, step * bpy.context.scene.get(COARSER, 1.0))
    data = bpy.data.meshes.new("sculpt")
    data.from_pydata(verts.tolist(), [], faces.tolist())
    data.materials.append(material)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    return link(bpy.data.objects.new("sculpt", data))


def surface(form: Form, within: Box, step: float) -> tuple[Array, Array]:
    """The surface as vertices and faces of four corners: one vertex in every cell that it crosses."""
    values, low = _values(form, within, step)
    inside = values < 0
    corners = [
        inside[a or None : a - 1 or None, b or None : b - 1 or None, c or None : c - 1 or None] for a, b, c in _CUBE
    ]
    count = sum(c.astype(np.int8) for c in corners)
    cells = np.argwhere((count > 0) & (count < 8))
    number = np.full(count.shape, -1, np.int64)
    number[tuple(cells.T)] = np.arange(len(cells))
    verts = low + (cells + _crossing(values, cells)) * step
    return _settled(form, verts, step), _quads(inside, number)


_CUBE = list(itertools.product((0, 1), repeat=3))


def _softer(a: Array, b: Array, by: float) -> Array:
    if by <= 0:
        return np.minimum(a, b)
    near = np.maximum(by - np.abs(a - b), 0)
    return np.minimum(a, b) - near * near / (4 * by)


def _values(form: Form, within: Box, step: float, rough_by: int = 5) -> tuple[Array, Array]:
    """A form's values on a grid: all of them on a rough one, exact ones only where that is near the surface."""
    low = np.array(within[0], float)
    blocks = [math.ceil((b - a) / step / rough_by) for a, b in zip(*within, strict=True)]
    middles = [low[k] + (np.arange(n) + 0.5) * step * rough_by for k, n in enumerate(blocks)]
    coarse = form(*np.meshgrid(*middles, indexing="ij"))
    values = np.repeat(np.repeat(np.repeat(np.sign(coarse), rough_by, 0), rough_by, 1), rough_by, 2)
    near = np.abs(coarse) < step * rough_by * 1.3
    near = np.repeat(np.repeat(np.repeat(near, rough_by, 0), rough_by, 1), rough_by, 2)
    spots = np.argwhere(near)
    values[near] = form(*(low + spots * step).T)
    for axis in range(3):
        for end in (0, -1):
            values[tuple(end if k == axis else slice(None) for k in range(3))] = 1.0
    return values, low


def _crossing(values: Array, cells: Array) -> Array:
    """Where in its cell each vertex lies: in the middle of all places where the surface crosses an edge."""
    total, hits = np.zeros((len(cells), 3)), np.zeros(len(cells))
    at = {c: values[tuple((cells + c).T)] for c in _CUBE}
    for a, b in itertools.combinations(_CUBE, 2):
        if sum(p != q for p, q in zip(a, b, strict=True)) == 1:
            crossed = (at[a] < 0) != (at[b] < 0)
            share = np.where(crossed, at[a] / np.where(crossed, at[a] - at[b], 1), 0)[:, None]
            total += np.where(crossed[:, None], np.array(a) + share * (np.array(b) - np.array(a)), 0)
            hits += crossed
    return total / hits[:, None]


def _settled(form: Form, verts: Array, step: float) -> Array:
    """Vertices moved onto the surface, by less than a cell."""
    nudge = step * 0.25
    for _ in range(2):
        here = form(*verts.T)
        slope = np.stack([form(*(verts + nudge * unit).T) - here for unit in np.eye(3)], axis=1) / nudge
        steep = np.maximum((slope**2).sum(axis=1), 0.1)
        verts = verts - np.clip(here / steep, -step, step)[:, None] * slope * 0.9
    return verts


def _quads(inside: Array, number: Array) -> Array:
    """A face across every edge of the grid that the surface crosses, between the four cells around it."""
    faces = []
    for axis in range(3):
        one, two = (axis + 1) % 3, (axis + 2) % 3
        ahead = np.moveaxis(inside, axis, 0)
        crossed = np.moveaxis(ahead[1:] != ahead[:-1], 0, axis)
        edges = np.argwhere(crossed)
        starts = inside[tuple(edges.T)]
        kept = (edges[:, one] > 0) & (edges[:, two] > 0)
        kept &= (edges[:, one] < number.shape[one]) & (edges[:, two] < number.shape[two])
        edges, starts = edges[kept], starts[kept]
        around = []
        for du, dv in ((1, 1), (0, 1), (0, 0), (1, 0)):
            cell = edges.copy()
            cell[:, one] -= du
            cell[:, two] -= dv
            around.append(number[tuple(cell.T)])
        quads = np.stack(around, axis=1)
        faces.append(np.where(starts[:, None], quads, quads[:, ::-1]))
    return np.concatenate(faces)
