"""Robed figures, seen from the knees up and facing -y: a build, a robe, a hood or hat, hands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.heads import Headgear, features

Colour = Sequence[float]


@dataclass
class Figure(Headgear):
    """One mage. Hands are where they are held; fingers point to `reach` from there."""

    robe: Colour = (0.06, 0.02, 0.1)
    lining: Colour = (0.03, 0.012, 0.04)
    trim: bpy.types.Material | None = None
    wide: float = 1.0
    tall: float = 1.0
    stoop: float = 0.0
    left: Point = (-0.5, -0.75, 1.6)
    right: Point = (0.5, -0.75, 1.6)
    skin: bpy.types.Material | None = None
    face: bpy.types.Material | None = None
    eyes: bpy.types.Material | None = None
    head_turn: float = 0.0

    def build(self, cover: str = "hood", *, beard: Colour | None = None, mantle: bool = True) -> None:
        """Makes the figure; `cover` is hood, hat, veil, circlet, cap, skullcap or plumed."""
        cloth, gold = m.cloth(tuple(self.robe)), self.trim or m.gold()
        self._gown(cloth, gold)
        if mantle:
            self._mantle(m.cloth(tuple(c * 1.35 for c in self.robe)), gold)
        for side, hand in ((-1, self.left), (1, self.right)):
            self._arm(side, Vector(hand), cloth, gold)
        self._head()
        getattr(self, f"_{cover}")(cloth, gold)
        if beard:
            self._beard(beard)

    def _at(self, z: float) -> float:
        """How far forward the figure leans at a height."""
        return -self.stoop * (z / 2.8) ** 2

    def head(self) -> Vector:
        """The middle of the head."""
        return Vector((0, self._at(2.8) - 0.04, 2.74 * self.tall))

    def _gown(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        w, t = self.wide, self.tall
        shape = [
            (0, 1.0, 0.85),
            (0.7, 0.86, 0.7),
            (1.3, 0.62, 0.5),
            (1.6, 0.52, 0.42),
            (1.95, 0.6, 0.44),
            (2.25, 0.6, 0.38),
            (2.42, 0.4, 0.3),
            (2.55, 0.17, 0.17),
        ]

        def skirt(u: float, v: float) -> Point:
            a, k = u * 2 * math.pi, v * (len(shape) - 1)
            i = min(int(k), len(shape) - 2)
            f = k - i
            f = f * f * (3 - 2 * f) if i == 3 else f
            z, rx, ry = (p + (q - p) * f for p, q in zip(shape[i], shape[i + 1], strict=True))
            loose = max(0.0, 1 - z / 1.7) ** 0.7
            fold = 1 + 0.11 * loose * math.sin(a * 11 + 1.6 * math.sin(a * 2) + z) + 0.05 * loose * math.sin(a * 23)
            return (rx * w * fold * math.cos(a), ry * w**0.5 * fold * math.sin(a) + self._at(z), z * t)

        Clay().grid(skirt, 180, 60, wrap=True).mesh(cloth)
        belt = [Vector(skirt(k / 40, 0.42)) for k in range(41)]
        Clay().tube(belt, [(0.04, 0.07)] * 41, n=8, steps=2, side=(0, 0, 1)).mesh(gold)
        for s in (-1, 1):
            band = [
                Vector(skirt(0.75 + s * 0.035, v)) + Vector((0, -0.015, 0)) for v in (0.02, 0.2, 0.4, 0.55, 0.7, 0.82)
            ]
            Clay().tube(band, [(0.035, 0.012)] * 6, n=8, side=(1, 0, 0)).mesh(gold)

    def _mantle(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        w = self.wide

        def cape(u: float, v: float) -> Point:
            a = u * 2 * math.pi
            r = (0.84 - 0.6 * v**1.5) * w * (1 + 0.035 * (1 - v) * math.sin(a * 13))
            z = 1.86 + 0.68 * v**0.75 - 0.1 * (1 - v) * math.cos(a * 2) - 0.12 * (1 - v) * abs(math.cos(a))
            return (r * math.cos(a), r * 0.68 * math.sin(a) + self._at(z), z * self.tall)

        Clay().grid(cape, 140, 26, wrap=True).mesh(cloth, thick=0.02)
        Clay().tube([cape(k / 70, 0) for k in range(71)], [0.026] * 71, n=8, steps=2).mesh(gold)
        clasp = Vector(cape(0.75, 0.86)) + Vector((0, -0.03, 0))
        Clay().ball(clasp, (0.1, 0.05, 0.1)).mesh(gold)

    def _arm(self, side: int, hand: Vector, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        w, t = self.wide, self.tall
        shoulder = Vector((side * 0.52 * w, self._at(2.3), 2.2 * t))
        middle = (shoulder + hand) / 2 + Vector((side * 0.28, 0.12, -0.22))
        way = (hand - middle).normalized()
        wrist = hand - way * 0.1
        drape = Vector((0, 0, -0.16))
        line = [
            shoulder,
            (shoulder + middle) / 2 + Vector((side * 0.1, 0, 0.02)),
            middle + drape * 0.4,
            (middle + wrist) / 2 + drape * 0.8,
            wrist + drape * 0.7,
        ]
        sleeve = Clay().tube(
            line,
            [0.2, 0.2, 0.175, 0.19, (0.15, 0.29)],
            n=30,
            side=(1, 0, 0),
            ripple=lambda a, s: 1 + (0.05 + 0.07 * s) * math.sin(a * 6 + 5 * s),
        )
        sleeve.mesh(cloth)
        rim = [line[-1] + off for off in self._ring(way, 0.152, 0.292)]
        Clay().tube(rim, [0.03] * len(rim), n=8, steps=2).mesh(gold)
        Clay().ball(line[-1] + way * 0.01, (0.13, 0.09, 0.25)).mesh(m.cloth(tuple(self.lining)))
        self._hand(side, hand, way)

    @staticmethod
    def _ring(way: Vector, a: float, b: float) -> list[Vector]:
        across = way.cross(Vector((0, 0, 1))).normalized()
        up = across.cross(way)
        return [across * a * math.cos(k * math.pi / 12) + up * b * math.sin(k * math.pi / 12) for k in range(25)]

    def _hand(self, side: int, hand: Vector, way: Vector) -> None:
        """A palm, four fingers half closed and a thumb; the palm looks inwards and up."""
        inward = Vector((-side, 0, 0))
        up = inward.cross(way).normalized() * side
        up = up if up.z > 0 else -up
        palm, across = Clay(), way.cross(up).normalized()
        palm.tube(
            [hand - way * 0.16, hand, hand + way * 0.14], [(0.06, 0.05), (0.09, 0.045), (0.1, 0.04)], n=12, side=across
        )
        for k in range(4):
            root = hand + way * 0.13 + across * (-0.075 + 0.05 * k)
            long = (0.17, 0.2, 0.19, 0.15)[k]
            palm.tube(
                [root, root + way * long * 0.6 + up * 0.02, root + way * long * 0.8 + up * 0.1],
                [0.026, 0.023, 0.014],
                n=9,
            )
        thumb = hand + inward * 0.07
        palm.tube(
            [thumb, thumb + (inward * 0.5 + way + up * 0.6) * 0.1, thumb + (inward * 0.3 + way * 1.4 + up) * 0.12],
            [0.032, 0.026, 0.014],
            n=9,
        )
        palm.flesh(self.skin or m.skin(), voxel=0.012, smooth=3)

    def _head(self) -> None:
        """A plain face, meant to be seen in shadow."""
        c = self.head()
        face = Clay().place(c, (0, 0, self.head_turn))
        features(face)
        face.flesh(self.face or m.stuff((0.02, 0.015, 0.02), 0.9), voxel=0.016, smooth=3)
        if self.eyes:
            shine = Clay().place(c, (0, 0, self.head_turn))
            shine.ball((0.095, -0.245, 0.03), (0.038, 0.02, 0.022)).ball(
                (-0.095, -0.245, 0.03), (0.038, 0.02, 0.022)
            ).mesh(self.eyes)
