"""Shapes as plain lists of vertices and faces: many of them become one object, or one body melted together."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import bpy
from mathutils import Euler, Matrix, Vector

Point = Sequence[float]
Radius = float | tuple[float, float]


def link(thing: bpy.types.Object) -> bpy.types.Object:
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _mix(values: Sequence[Vector], i: int, f: float) -> Vector:
    """A point of a Catmull-Rom curve through the values, a fraction f after the i-th."""
    last = len(values) - 1
    a, b, c, d = values[max(i - 1, 0)], values[i], values[min(i + 1, last)], values[min(i + 2, last)]
    return 0.5 * ((2 * b) + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f**3)


def along(points: Sequence[Point], steps: int = 6) -> list[Vector]:
    """A smooth curve through the points, with so many steps between two of them."""
    values = [Vector(p) for p in points]
    curve = [_mix(values, i, k / steps) for i in range(len(values) - 1) for k in range(steps)]
    return [*curve, values[-1]]


def at(points: Sequence[Point], t: float) -> Vector:
    """The point of the curve at t of 0 to 1, with every stretch counted alike."""
    place = min(max(t, 0.0), 0.9999) * (len(points) - 1)
    return _mix([Vector(p) for p in points], int(place), place % 1)


class Clay:
    """Collects shapes; mesh() makes one object of them, flesh() melts them into one body first."""

    def __init__(self) -> None:
        self.verts: list[Vector] = []
        self.faces: list[tuple[int, ...]] = []
        self.turn = Matrix.Identity(4)

    def place(self, where: Point = (0, 0, 0), turn: Point = (0, 0, 0), size: float = 1) -> Clay:
        """What is added from now on is enlarged, turned (degrees) and moved like this."""
        angles = Euler([math.radians(a) for a in turn])
        self.turn = Matrix.Translation(Vector(where)) @ angles.to_matrix().to_4x4() @ Matrix.Scale(size, 4)
        return self

    def add(self, verts: Iterable[Point], faces: Iterable[Sequence[int]], *, mirror: bool = False) -> Clay:
        """Adds raw geometry; mirrored, it is there on both sides of the plane y = 0."""
        start, new = len(self.verts), [Vector(v) for v in verts]
        listed = [tuple(f) for f in faces]
        self.verts += [self.turn @ v for v in new]
        self.faces += [tuple(i + start for i in f) for f in listed]
        if mirror:
            self.add([(v.x, -v.y, v.z) for v in new], [tuple(reversed(f)) for f in listed])
        return self

    def tube(
        self,
        points: Sequence[Point],
        radii: Sequence[Radius],
        *,
        n: int = 14,
        steps: int = 6,
        side: Point = (0, 1, 0),
        mirror: bool = False,
        ripple: Callable[[float, float], float] | None = None,
    ) -> Clay:
        """A tube along a curve. A radius may be (towards `side`, across it); ripple(angle, t) multiplies it."""
        pairs = [(r, r) if isinstance(r, int | float) else r for r in radii]
        centres, sizes = along(points, steps), along([(a, b, 0) for a, b in pairs], steps)
        verts: list[Vector] = []
        reference, count = Vector(side), len(centres)
        for k, (centre, size) in enumerate(zip(centres, sizes, strict=True)):
            ahead = (centres[min(k + 1, count - 1)] - centres[max(k - 1, 0)]).normalized()
            across = reference - ahead * reference.dot(ahead)
            if across.length > 0.05:
                reference = across.normalized()
            up = ahead.cross(reference)
            for i in range(n):
                angle = 2 * math.pi * i / n
                swell = ripple(angle, k / (count - 1)) if ripple else 1
                ring = reference * (math.cos(angle) * max(size.x, 1e-4)) + up * (math.sin(angle) * max(size.y, 1e-4))
                verts.append(centre + ring * swell)
        faces: list[Sequence[int]] = [
            (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
            for k in range(count - 1)
            for i in range(n)
        ]
        faces += [tuple(reversed(range(n))), tuple(range((count - 1) * n, count * n))]
        return self.add(verts, faces, mirror=mirror)

    def ball(self, centre: Point, radii: Radius | Point = 1.0, *, n: int = 20, mirror: bool = False) -> Clay:
        """A ball, or an ellipsoid of three radii."""
        if isinstance(radii, int | float):
            radii = (radii, radii, radii)
        c, rings = Vector(centre), n // 2
        verts = [
            c
            + Vector(
                (math.cos(a) * math.sin(b) * radii[0], math.sin(a) * math.sin(b) * radii[1], math.cos(b) * radii[2])
            )
            for b in (math.pi * (k + 0.001) / (rings + 0.002) for k in range(rings + 1))
            for a in (2 * math.pi * i / n for i in range(n))
        ]
        faces: list[Sequence[int]] = [
            ((k + 1) * n + i, (k + 1) * n + (i + 1) % n, k * n + (i + 1) % n, k * n + i)
            for k in range(rings)
            for i in range(n)
        ]
        faces += [tuple(range(n)), tuple(reversed(range(rings * n, rings * n + n)))]
        return self.add(verts, faces, mirror=mirror)

    def spike(self, base: Point, tip: Point, radius: float, *, bend: Point = (0, 0, 0), mirror: bool = False) -> Clay:
        """A horn, a tooth or a thorn; its middle is moved by `bend`."""
        a, b = Vector(base), Vector(tip)
        middle = (a + b) / 2 + Vector(bend)
        return self.tube([a, middle, b], [radius, radius * 0.65, 0.004], n=10, steps=4, mirror=mirror)

    def leaf(
        self,
        root: Point,
        tip: Point,
        width: float,
        *,
        normal: Point = (0, -1, 0),
        curl: float = 0.0,
        blunt: float = 0.6,
    ) -> Clay:
        """A feather or a leaf: widest at `blunt` of its length, seen flat along `normal`, curled towards it."""
        a, b, face = Vector(root), Vector(tip), Vector(normal).normalized()
        length = b - a
        across = length.cross(face).normalized()
        verts: list[Vector] = []
        for k in range(9):
            t = k / 8
            wide = width * (math.sin(math.pi * min(t ** (math.log(0.5) / math.log(blunt)), 1)) ** 0.6 + 0.06 * (1 - t))
            middle = a + length * t + face * (curl * length.length * t * t)
            verts += [middle + across * (wide * s / 2) - face * (abs(s) * wide * 0.12) for s in (-1, 0, 1)]
        faces = [(k * 3 + i, k * 3 + i + 1, k * 3 + i + 4, k * 3 + i + 3) for k in range(8) for i in range(2)]
        return self.add(verts, faces)

    def box(self, centre: Point, size: Point) -> Clay:
        """A box around its centre."""
        c, h = Vector(centre), Vector(size) / 2
        verts = [c + Vector((h.x * x, h.y * y, h.z * z)) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        return self.add(verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])

    def grid(self, fn: Callable[[float, float], Point], nu: int, nv: int, *, wrap: bool = False) -> Clay:
        """A surface: fn(u, v) for u and v of 0 to 1, closed in u if it wraps."""
        verts = [fn(i / (nu if wrap else nu - 1), j / (nv - 1)) for j in range(nv) for i in range(nu)]
        last = nu if wrap else nu - 1
        faces = [
            (j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i)
            for j in range(nv - 1)
            for i in range(last)
        ]
        return self.add(verts, faces)

    def lathe(
        self,
        profile: Sequence[tuple[float, float]],
        centre: Point = (0, 0, 0),
        *,
        n: int = 48,
        flutes: int = 0,
        deep: float = 0.1,
    ) -> Clay:
        """A turned body of (radius, height) pairs, smooth as they stand; flutes are cut into it."""
        rings = [
            (r * (1 - deep * (0.5 + 0.5 * math.cos(flutes * a))) if flutes else r, a, z)
            for r, z in profile
            for a in (2 * math.pi * i / n for i in range(n))
        ]
        verts = [Vector(centre) + Vector((r * math.cos(a), r * math.sin(a), z)) for r, a, z in rings]
        faces = [
            (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i)
            for k in range(len(profile) - 1)
            for i in range(n)
        ]
        return self.add(verts, faces)

    def mesh(
        self, material: bpy.types.Material, *, smooth: bool = True, bevel: float = 0, thick: float = 0
    ) -> bpy.types.Object:
        """One object of everything collected."""
        data = bpy.data.meshes.new("clay")
        data.from_pydata([tuple(v) for v in self.verts], [], self.faces)
        data.materials.append(material)
        data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
        data.update()
        thing = link(bpy.data.objects.new("clay", data))
        if thick:
            thing.modifiers.new("thick", "SOLIDIFY").thickness = thick
        if bevel:
            edge = thing.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments = bevel, 2
        return thing

    def flesh(self, material: bpy.types.Material, *, voxel: float = 0.04, smooth: int = 6) -> bpy.types.Object:
        """One body: what overlaps melts together, and the seams are smoothed."""
        thing = self.mesh(material)
        remesh = thing.modifiers.new("melt", "REMESH")
        remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
        soft = thing.modifiers.new("soft", "SMOOTH")
        soft.factor, soft.iterations = 0.5, smooth
        ready = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
        melted = bpy.data.meshes.new_from_object(ready)
        thing.modifiers.clear()
        thing.data = melted
        melted.polygons.foreach_set("use_smooth", [True] * len(melted.polygons))
        return thing


def again(things: Sequence[bpy.types.Object], where: Point, turn: Point = (0, 0, 0), size: float = 1) -> None:
    """The same things once more elsewhere, for the price of none: for skulls, leaves, stones in numbers."""
    placed = Clay().place(where, turn, size).turn
    for thing in things:
        twin = link(thing.copy())
        twin.matrix_world, twin.hide_render = placed @ thing.matrix_world, False
