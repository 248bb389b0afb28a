"""Dragons as busts: a neck, a head of one's own, horns, wings, and the breath of an element."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import bpy
from mathutils import Euler, Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point, at

HORNS: dict[str, list[list[Point]]] = {
    "swept": [
        [(0.3, 0.26, 0.26), (0.85, 0.44, 0.55), (1.4, 0.5, 0.62), (1.95, 0.36, 0.95)],
        [(0.42, 0.36, 0.05), (0.85, 0.55, 0.1), (1.2, 0.6, 0.32)],
    ],
    "ram": [[(0.2, 0.3, 0.3), (0.75, 0.6, 0.55), (0.95, 0.85, 0.0), (0.4, 1.0, -0.35), (-0.1, 0.95, -0.1)]],
    "antler": [
        [(0.3, 0.24, 0.3), (0.7, 0.5, 0.8), (0.75, 0.75, 1.5)],
        [(0.5, 0.36, 0.55), (1.0, 0.5, 0.75), (1.35, 0.6, 1.15)],
        [(0.7, 0.55, 0.95), (0.35, 0.8, 1.25), (0.3, 0.9, 1.5)],
    ],
    "crown": [
        [(0.1, 0.25, 0.32), (0.25, 0.36, 0.75), (0.55, 0.4, 1.05)],
        [(0.35, 0.3, 0.28), (0.7, 0.45, 0.6), (1.1, 0.5, 0.8)],
        [(0.48, 0.36, 0.0), (0.95, 0.55, 0.12), (1.35, 0.62, 0.3)],
    ],
    "none": [],
}


@dataclass
class Dragon:
    """What one dragon looks like. The head faces -x at rest; `turn` (degrees) moves it."""

    hide: bpy.types.Material
    horn: bpy.types.Material
    eye: bpy.types.Material
    horns: str = "swept"
    thick: float = 1.0
    long: float = 1.0
    beak: float = 0.0
    jaw: float = 26.0
    teeth: int = 7
    spines: int = 14
    spine_size: float = 0.4
    neck: Sequence[Point] = field(default_factory=list)
    girth: Sequence[float] = (1.1, 0.9, 0.62, 0.46, 0.4, 0.36)
    turn: Point = (0, 0, 0)
    size: float = 1.0
    belly: bpy.types.Material | None = None
    fins: bpy.types.Material | None = None

    def build(self) -> None:
        """Makes neck and head. The last point of the neck is where the skull sits."""
        body = Clay()
        body.tube(self.neck, self.girth, n=26, steps=8)
        self._skull(body.place(self.neck[-1], self.turn, self.size))
        body.flesh(self.hide, voxel=0.035, smooth=4)
        self._eyes()
        self._bite()
        if self.belly:
            self._belly(self.belly)
        bits = Clay().place(self.neck[-1], self.turn, self.size)
        for k, line in enumerate(HORNS[self.horns]):
            first = 0.15 - 0.05 * min(k, 1)
            radii = [first * (1 - i / (len(line) - 1)) ** 0.8 + 0.008 for i in range(len(line))]
            bits.tube(line, radii, n=12, mirror=True, ripple=lambda _, t: 1 + 0.08 * math.sin(t * 60) * (1 - t))
        bits.mesh(self.horn)
        if self.fins:
            self._fins(self.fins)
        else:
            self._spines()

    def mouth(self, ahead: float = 1.2) -> Vector:
        """A point so far before the throat, on the way the breath goes."""
        angles = Euler([math.radians(a) for a in self.turn])
        way = Vector((-ahead * self.long, 0, -0.2 - 0.12 * ahead - 0.5 * ahead * math.sin(math.radians(self.jaw / 2))))
        return Vector(self.neck[-1]) + angles.to_matrix() @ (way * self.size)

    def _x(self, x: float) -> float:
        return x * self.long if x < 0 else x

    def _skull(self, clay: Clay) -> None:
        k, hook = self.thick, self.beak
        line = [(0.5, 0.0), (0.15, 0.1), (-0.2, 0.1), (-0.6, 0.0), (-1.0, -0.06), (-1.3, -0.1 - 0.2 * hook)]
        wide = [(0.34, 0.33), (0.42, 0.35), (0.36, 0.29), (0.25, 0.19), (0.21, 0.15), (0.13, 0.11)]
        clay.tube([(self._x(x), 0, z) for x, z in line], [(a * k, b) for a, b in wide], n=22, steps=8)
        brow = [(-0.5, 0.17 * k, 0.17), (-0.2, 0.33 * k, 0.32), (0.2, 0.37 * k, 0.3), (0.55, 0.3 * k, 0.34)]
        clay.tube([(self._x(x), y, z) for x, y, z in brow], [0.05, 0.1, 0.1, 0.03], mirror=True)
        clay.ball((self._x(-1.2), 0.11 * k, 0.02), (0.11, 0.075, 0.085), mirror=True)
        clay.ball((0.12, 0.29 * k, -0.14), (0.3, 0.14, 0.24), mirror=True)
        clay.tube([(self._x(x), 0, z + 0.1) for x, z in line[2:]], [0.12, 0.09, 0.09, 0.06])
        jaw = [self._jaw(t) for t in (0.0, 0.3, 0.65, 1.0)]
        clay.tube(jaw, [(0.3 * k, 0.17), (0.26 * k, 0.12), (0.19 * k, 0.1), (0.09 * k, 0.06)], n=18)
        clay.spike(self._jaw(0.95), Vector(self._jaw(0.95)) + Vector((0.1, 0, -0.28)), 0.07)

    def _jaw(self, t: float, up: float = 0.0) -> Point:
        """A point of the lower jaw: from the hinge (0) to the chin (1)."""
        a = math.radians(self.jaw)
        far = (1.3 * t) * self.long
        return (0.15 - far * math.cos(a) + up * math.sin(a) * -1, 0, -0.24 - far * math.sin(a) + up * math.cos(a))

    def _bite(self) -> None:
        """Teeth above and below, two of each row longer."""
        teeth, k = Clay().place(self.neck[-1], self.turn, self.size), self.thick
        for i in range(self.teeth):
            t = i / max(self.teeth - 1, 1)
            x, y = self._x(-0.3 - 0.92 * t), k * (0.27 - 0.13 * t)
            long = 0.13 + 0.04 * (i % 2) + (0.18 if i in {self.teeth - 2, self.teeth // 2} else 0)
            teeth.spike((x, y, -0.1 - 0.07 * t), (x - 0.02, y, -0.12 - 0.07 * t - long), 0.05, mirror=True)
            low = Vector(self._jaw(0.32 + 0.62 * t, 0.06))
            high = Vector(self._jaw(0.32 + 0.62 * t, 0.1 + long * 0.8))
            side = Vector((0, k * (0.2 - 0.11 * t), 0))
            teeth.spike(low + side, high + side, 0.04, mirror=True)
        teeth.mesh(m.stuff((0.88, 0.8, 0.6), 0.3))

    def _eyes(self) -> None:
        eyes, slits = (Clay().place(self.neck[-1], self.turn, self.size) for _ in range(2))
        centre = Vector((self._x(-0.24), 0.335 * self.thick, 0.17))
        eyes.ball(centre, (0.1, 0.06, 0.075), mirror=True).mesh(self.eye)
        slits.ball(centre + Vector((-0.01, 0.05, 0)), (0.02, 0.02, 0.065), mirror=True).mesh(
            m.stuff((0.005, 0.004, 0.004))
        )

    def side(self, t: float) -> tuple[Vector, Vector, float]:
        """A point of the neck, the way to its back there, and how thick it is."""
        here, ahead = at(self.neck, t), at(self.neck, min(t + 0.05, 1))
        if t > 0.94:
            here, ahead = at(self.neck, t - 0.05), at(self.neck, t)
        return here, Vector((0, 1, 0)).cross((ahead - here).normalized()), at([(g, 0, 0) for g in self.girth], t).x

    def _belly(self, plates: bpy.types.Material) -> None:
        """Broad plates down the front."""
        sides = [self.side(0.88 * k / 11) for k in range(12)]
        line = [p - out * thick * 0.24 + Vector((0, -0.06 * thick, 0)) for p, out, thick in sides]
        Clay().tube(
            line, [s[2] * 0.86 for s in sides], n=26, steps=10, ripple=lambda _, t: 1 + 0.035 * abs(math.sin(t * 62))
        ).mesh(plates)

    def _fins(self, skin: bpy.types.Material) -> None:
        """A sail down the back and a fan behind each cheek, in place of spines."""
        rays, sail, fans = Clay(), Clay(), Clay().place(self.neck[-1], self.turn, self.size)
        ends = []
        for k in range(self.spines + 1):
            here, out, thick = self.side(0.1 + 0.86 * k / self.spines)
            high = self.spine_size * (0.9 + 0.9 * math.sin(math.pi * k / self.spines))
            ends.append((here + out * thick * 0.8, here + out * (thick + high) - Vector((0, 0, high * 0.25))))
            rays.spike(*ends[-1], 0.05)
        for (a, b), (c, d) in pairwise(ends):
            sail.grid(
                lambda u, v, a=a, b=b, c=c, d=d: (a.lerp(c, u)).lerp(b.lerp(d, u), v * (0.95 - 0.5 * u * (1 - u))), 8, 6
            )
        for s in (-1, 1):
            for k in range(6):
                a = math.radians(-42 + 22 * k)
                tip = Vector((0.25 + 0.95 * math.cos(a), s * (0.42 + 0.5 * abs(math.cos(a))), 0.95 * math.sin(a)))
                fans.leaf((0.25, s * 0.36, 0.02), tip, 0.3, normal=(0.2, -1, 0), blunt=0.75)
        rays.mesh(self.horn)
        sail.mesh(skin)
        fans.mesh(skin)

    def _spines(self) -> None:
        """A comb down the back of the neck: away from where the curve bends to."""
        comb, count = Clay(), self.spines
        for k in range(count):
            t = 0.12 + 0.86 * k / max(count, 1)
            here, ahead = at(self.neck, t), at(self.neck, min(t + 0.05, 1))
            way = (ahead - here).normalized()
            out = Vector((0, 1, 0)).cross(way)
            thick = at([(g, 0, 0) for g in self.girth], t).x
            size = self.spine_size * (0.7 + 0.5 * math.sin(math.pi * t))
            comb.spike(here + out * thick * 0.85, here + out * (thick + size) - way * size * 0.8, 0.11)
        comb.mesh(self.horn)


def wing(
    root: Point,
    elbow: Point,
    tips: Sequence[Point],
    bone: bpy.types.Material,
    skin: bpy.types.Material,
    *,
    size: float = 1.0,
) -> None:
    """A bat's wing: an arm, fingers to the tips, skin between them hanging in arcs."""
    a, e, ends = Vector(root), Vector(elbow), [Vector(t) for t in tips]
    arms, sail = Clay(), Clay()
    arms.tube([a, (a + e) / 2 + Vector((0, 0, -0.12)), e], [0.2 * size, 0.14 * size, 0.12 * size], n=10)
    arms.spike(e, e + Vector((0, 0, 0.45 * size)), 0.08 * size)
    for t in ends:
        arms.tube(
            [e, (e + t) / 2 + (e - t).cross(Vector((0, 1, 0))).normalized() * 0.06, t],
            [0.1 * size, 0.06 * size, 0.01],
            n=8,
        )
    for p, q in zip(ends, [*ends[1:], a], strict=True):
        sail.grid(lambda u, v, p=p, q=q: _sag(e, p, q, u, v), 14, 12)
    arms.mesh(bone)
    sail.mesh(skin)


def _sag(e: Vector, p: Vector, q: Vector, u: float, v: float) -> Vector:
    """A point of the skin between two fingers: its edge is drawn in, its middle blown out."""
    edge = p * (1 - u) + q * u
    pulled = edge + (e - edge) * 0.3 * math.sin(u * math.pi)
    return e * (1 - v) + pulled * v + Vector((0, 0.25 * math.sin(u * math.pi) * math.sin(v * math.pi), 0))


def breath(
    start: Point,
    end: Point,
    materials: Sequence[bpy.types.Material],
    *,
    count: int = 240,
    narrow: float = 0.08,
    wide: float = 0.75,
    curl: float = 0.25,
    long: float = 1.25,
    thick: float = 0.085,
) -> None:
    """A breath from the mouth: tongues that grow and scatter on the way; one material each, taken in turn."""
    a, b = Vector(start), Vector(end)
    way = b - a
    across = way.cross(Vector((0, 1, 0))).normalized()
    parts = [Clay() for _ in materials]
    for k in range(count):
        t = random.random() ** 0.8
        spread = narrow + (wide - narrow) * t
        off = across * random.gauss(0, spread / 2.2) + Vector((0, random.gauss(0, spread / 2.4), 0))
        p = a + way * t + off
        step = (way.normalized() + off * 0.35).normalized() * long * (0.5 + t)
        bend = across * random.uniform(-curl, curl) * (0.4 + t)
        r = thick * (0.35 + t) * random.uniform(0.6, 1.2)
        line = [p, p + step * 0.4 + bend * 0.2, p + step * 0.75 - bend * 0.3, p + step + bend]
        parts[k % len(parts)].tube(line, [0.01, r, r * 0.7, 0.004], n=12, side=across)
        if k % 8 == 0:
            parts[-1].ball(p, (r * 4, r * 4, r * 4))
    for part, stuff in zip(parts, materials, strict=True):
        part.mesh(stuff).visible_shadow = False
