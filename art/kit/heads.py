"""Heads: a plain face, hair and beards, and what is worn."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.kit import materials as m
from art.kit.clay import Clay, Point, along

Colour = Sequence[float]


def features(clay: Clay) -> None:
    """A head with a plain face towards -y, around the clay's origin; a neck below it."""
    clay.ball((0, 0.02, 0.04), (0.24, 0.28, 0.3)).ball((0, -0.12, -0.16), (0.16, 0.15, 0.16))
    clay.tube([(0, -0.24, 0.08), (0, -0.33, -0.06), (0, -0.27, -0.1)], [0.03, 0.045, 0.035], side=(1, 0, 0))
    clay.tube([(-0.17, -0.2, 0.09), (0, -0.27, 0.09), (0.17, -0.2, 0.09)], [0.03, 0.035, 0.03], side=(0, 0, 1))
    clay.ball((0.12, -0.18, -0.06), (0.07, 0.06, 0.06)).ball((-0.12, -0.18, -0.06), (0.07, 0.06, 0.06))
    clay.ball((0, -0.26, -0.165), (0.07, 0.03, 0.018)).ball((0, -0.25, -0.2), (0.055, 0.03, 0.02)).ball(
        (0, -0.22, -0.28), (0.07, 0.06, 0.05)
    )
    clay.tube([(0, 0.05, -0.2), (0, 0.03, -0.5)], [0.13, 0.15], side=(1, 0, 0))


def fair_features(clay: Clay) -> None:
    """A softer face without brows, which bears more light than the plain one."""
    clay.ball((0, 0.02, 0.04), (0.235, 0.28, 0.3)).ball((0, -0.1, -0.13), (0.165, 0.17, 0.18))
    clay.tube([(0, -0.26, 0.06), (0, -0.305, -0.06), (0, -0.27, -0.085)], [0.016, 0.03, 0.022], side=(1, 0, 0))
    clay.ball((0, -0.262, -0.15), (0.05, 0.02, 0.013)).ball((0, -0.256, -0.178), (0.042, 0.022, 0.015))
    clay.ball((0, -0.2, -0.26), (0.06, 0.055, 0.05)).ball((0.11, -0.16, -0.08), (0.07, 0.07, 0.08))
    clay.ball((-0.11, -0.16, -0.08), (0.07, 0.07, 0.08))
    clay.tube([(0, 0.05, -0.2), (0, 0.03, -0.5)], [0.115, 0.14], side=(1, 0, 0))


class Headgear:
    """What a figure can wear, around its head()."""

    head_turn: float

    def head(self) -> Vector:
        """The middle of the head."""
        raise NotImplementedError

    def _hood(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        c = self.head()

        def hood(u: float, v: float) -> Point:
            a, b = u * 2 * math.pi, v * math.pi * 0.72
            x, z, y = 0.42 * math.sin(b) * math.cos(a), 0.5 * math.sin(b) * math.sin(a), 0.46 * math.cos(b)
            peak = max(0.0, math.sin(a)) ** 3 * 0.16 * (1 - 0.4 * v)
            low = max(0.0, -math.sin(a)) * 0.16
            return (
                x * (1 + 0.03 * math.sin(a * 9) * v),
                y + 0.02 - max(0.0, math.sin(a)) * 0.09 * v,
                z + peak - low + 0.02,
            )

        placed = Clay().place(c, (0, 0, self.head_turn))
        placed.grid(hood, 90, 30, wrap=True).mesh(cloth, thick=0.03)
        rim = Clay().place(c, (0, 0, self.head_turn))
        rim.tube([hood(k / 48, 1) for k in range(49)], [0.028] * 49, n=8, steps=2).mesh(gold)

    def _hat(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        """Wide brim, bent tip."""
        hat = Clay().place(self.head(), (8, 5, self.head_turn))
        hat.lathe([(0.27, 0.19), (0.5, 0.14), (0.74, 0.12), (0.75, 0.145), (0.5, 0.175), (0.3, 0.25)], n=60)
        hat.tube(
            [(0, 0, 0.16), (0, 0, 0.5), (0.03, 0.03, 0.85), (0.16, 0.06, 1.1), (0.36, 0.05, 1.18)],
            [0.3, 0.23, 0.14, 0.07, 0.006],
            n=28,
            side=(1, 0, 0),
            ripple=lambda a, t: 1 + 0.06 * math.sin(t * 16 + a),
        )
        hat.mesh(cloth)
        Clay().place(self.head(), (8, 5, self.head_turn)).lathe(
            [(0.3, 0.22), (0.315, 0.23), (0.3, 0.32), (0.28, 0.33)], n=50
        ).mesh(gold)
        self._locks((0.02, 0.015, 0.015), 0.75)

    def _cap(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        """A scholar's soft cap."""
        cap = Clay().place(self.head(), (-4, 4, self.head_turn))
        cap.lathe(
            [(0.27, 0.12), (0.3, 0.16), (0.44, 0.25), (0.47, 0.32), (0.34, 0.4), (0.0, 0.42)], n=50, flutes=8, deep=0.08
        ).mesh(cloth)
        Clay().place(self.head(), (-4, 4, self.head_turn)).lathe(
            [(0.275, 0.1), (0.295, 0.11), (0.295, 0.17), (0.28, 0.18)], n=40
        ).mesh(gold)

    def _skullcap(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        """A close cap of leather that covers the ears."""
        cap, seam = (Clay().place(self.head(), (-6, 0, self.head_turn)) for _ in range(2))
        cap.ball((0, 0.05, 0.1), (0.27, 0.3, 0.27))
        for s in (-1, 1):
            cap.ball((s * 0.235, 0.03, -0.08), (0.05, 0.13, 0.17))
        cap.mesh(cloth)
        seam.tube([(0, -0.23, 0.17), (0, -0.12, 0.32), (0, 0.06, 0.375), (0, 0.3, 0.25)], [0.018] * 4, n=8).mesh(gold)

    def _plumed(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        """A cavalier's hat: a wide brim turned up on one side, a long feather."""
        hat, base = Clay().place(self.head(), (-9, -8, self.head_turn)), self.head_turn

        def brim(u: float, v: float) -> Point:
            a, r = u * 2 * math.pi, 0.27 + 0.44 * v
            up = 0.34 * max(0.0, -math.cos(a)) ** 2 - 0.05 * math.sin(a * 2)
            return (r * math.cos(a) * (1 - 0.25 * v * up), r * math.sin(a) * 0.95, 0.17 + up * v * v)

        hat.grid(brim, 80, 12, wrap=True).mesh(cloth, thick=0.02)
        crown = Clay().place(self.head(), (-9, -8, base))
        crown.lathe([(0.3, 0.14), (0.29, 0.3), (0.25, 0.42), (0.15, 0.47), (0.0, 0.45)], n=48).mesh(cloth)
        band = Clay().place(self.head(), (-9, -8, base))
        band.lathe([(0.3, 0.17), (0.31, 0.18), (0.308, 0.25), (0.297, 0.26)], n=48).mesh(gold)
        edge = Clay().place(self.head(), (-9, -8, base))
        edge.tube([brim(k / 60, 1) for k in range(61)], [0.016] * 61, n=7, steps=2).mesh(gold)
        self._locks((0.02, 0.012, 0.01), 0.9)

    def goggles(self, lens: bpy.types.Material, metal: bpy.types.Material) -> None:
        """Round goggles on a strap."""
        frames, glass, strap = (Clay().place(self.head(), (0, 0, self.head_turn)) for _ in range(3))
        for s in (-1, 1):
            middle = Vector((s * 0.115, -0.3, 0.04))
            rim = [
                middle + Vector((math.cos(a), 0, math.sin(a))) * 0.095 for a in (math.pi * k / 12 for k in range(25))
            ]
            frames.tube(rim, [0.028] * len(rim), n=8, steps=2)
            frames.tube([middle + Vector((0, 0.1, 0)), middle], [0.1, 0.1], n=20)
            glass.ball(middle, (0.085, 0.03, 0.085))
        strap.lathe([(0.268, 0.0), (0.275, 0.01), (0.275, 0.08), (0.268, 0.09)], (0, 0.02, 0), n=40)
        frames.mesh(metal)
        glass.mesh(lens)
        strap.mesh(m.stuff((0.05, 0.025, 0.012), 0.7))

    def plume(self, material: bpy.types.Material, root: Point, curve: Sequence[Point], long: float = 0.3) -> None:
        """A feather along a curve that begins at `root`, both seen from the head."""
        barbs = Clay().place(self.head(), (0, 0, self.head_turn))
        line = along([root, *curve], 14)
        for k in range(1, len(line)):
            way, t = (line[k] - line[k - 1]).normalized(), k / len(line)
            side = way.cross(Vector((0, 1, 0))).normalized()
            wide = long * math.sin(math.pi * min(0.15 + 0.85 * t, 0.97)) ** 0.7
            for s in (-1, 1):
                tip = line[k] + (side * s * 0.8 + way * 0.8) * wide
                barbs.leaf(line[k], tip, 0.09, normal=(0, -1, 0.1 * s), curl=0.06)
        barbs.tube(line[::7], [0.016] * len(line[::7]), n=6)
        barbs.mesh(material)

    def _circlet(self, _cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        """Hair and a band of metal."""
        self._locks((0.06, 0.03, 0.015), 1.0)
        placed = Clay().place(self.head(), (-8, 0, self.head_turn))
        placed.lathe([(0.262, 0.13), (0.272, 0.14), (0.272, 0.18), (0.262, 0.19)], n=40).ball(
            (0, -0.285, 0.17), (0.05, 0.03, 0.06)
        ).mesh(gold)

    def _veil(self, cloth: bpy.types.Material, gold: bpy.types.Material) -> None:
        """A long cloth over head and shoulders, open in front."""
        c = self.head()

        def veil(u: float, v: float) -> Point:
            low = max(0.0, v - 0.42) / 0.58
            gap = 0.04 + 0.6 * min(max((v - 0.17) / 0.17, 0), 1) - 0.2 * min(low * 4, 1) + 0.6 * low**2
            a = -math.pi / 2 + gap + u * (2 * math.pi - 2 * gap)
            r = 0.3 * math.sin(min(v * 2.4, 1) * math.pi / 2) + 0.02 * low + 0.42 * low**1.6
            r *= 1 + low * (0.07 * math.sin(a * 11) + 0.03 * math.sin(a * 23 + 1))
            return (r * 1.06 * math.cos(a), r * math.sin(a) + 0.03, 0.38 - 0.36 * min(v * 2, 1) ** 2 - 0.86 * low)

        cover, hem = Clay().place(c, (0, 0, self.head_turn)), Clay().place(c, (0, 0, self.head_turn))
        cover.grid(veil, 160, 44).mesh(cloth, thick=0.02)
        for side in (0, 1):
            hem.tube([veil(side, 0.17 + 0.83 * k / 16) for k in range(17)], [0.02] * 17, n=8, steps=3)
        hem.mesh(gold)
        placed = Clay().place(c, (-6, 0, self.head_turn))
        placed.lathe([(0.285, 0.15), (0.3, 0.16), (0.3, 0.2), (0.285, 0.21)], n=40).mesh(gold)

    def _locks(self, colour: Colour, long: float) -> None:
        """Hair to the shoulders, the face left free."""
        strands = Clay().place(self.head(), (0, 0, self.head_turn))
        for k in range(46):
            a = -math.pi / 2 + 0.75 + (2 * math.pi - 1.5) * k / 45
            d = Vector((math.cos(a), math.sin(a), 0))
            wave = 0.04 * math.sin(k * 2.4)
            strands.tube(
                [
                    (0, 0.02, 0.33),
                    d * 0.26 + Vector((0, 0, 0.17)),
                    d * (0.31 + wave) + Vector((0, 0, -0.2 * long)),
                    d * 0.36 + Vector((0, -0.04, -0.62 * long)),
                ],
                [0.04, 0.055, 0.05, 0.008],
                n=8,
            )
        strands.mesh(m.stuff(tuple(colour), 0.45, bump=0.2, scale=20, stretch=(3, 3, 0.4)))

    def _beard(self, colour: Colour) -> None:
        beard = Clay().place(self.head(), (0, 0, self.head_turn))
        for k in range(30):
            s = -1 + 2 * k / 29
            root = Vector((0.17 * s, -0.17 - 0.08 * (1 - s * s), -0.2 + 0.1 * s * s))
            tip = Vector((0.1 * s + 0.02 * math.sin(k * 5), -0.32, -0.78 + 0.34 * s * s))
            beard.tube([root, (root + tip) / 2 + Vector((0.05 * s, -0.08, 0.05)), tip], [0.045, 0.05, 0.006], n=7)
        for s in (-1, 1):
            beard.tube([(0, -0.3, -0.12), (0.1 * s, -0.28, -0.16), (0.16 * s, -0.26, -0.3)], [0.03, 0.03, 0.006], n=8)
        beard.mesh(m.stuff(tuple(colour), 0.6, bump=0.2, scale=20, stretch=(3, 3, 0.4)))
