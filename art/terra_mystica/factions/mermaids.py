"""The Mermaids: blue enamel, scales of mother-of-pearl, a crown of red coral."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.kit import backdrops, plates, sculpt, seabed, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import BLUE, FACE, eyes, face, mouth, shoulders, stand, turned


def enamel() -> bpy.types.Material:
    """Blue enamel over silver."""
    return m.stuff((0.05, 0.24, 0.62), 0.16, coat=1.0, bump=0.03, scale=5, dark=0.75, light=1.25)


def nacre() -> bpy.types.Material:
    """Mother-of-pearl."""
    return m.opal(((0.16, 0.42, 0.5), (0.55, 0.36, 0.5), (0.4, 0.55, 0.42)), 0.05, scale=2.0, rough=0.18)


def hair() -> None:
    """Hair of scales: plates in rows from the brow over the head and down beside the cheeks."""
    clay = Clay()
    for row in range(9):
        rise = 68 - 13 * row
        count = max(8, int(24 * math.cos(math.radians(min(rise, 60)))))
        for k in range(count):
            turn = -180 + 360 * (k + 0.5 * (row % 2)) / count
            if abs(turn) < 62 - 4 * max(0, row - 4) and rise < 42:
                continue
            spot, normal = plates.ellipsoid((0, 0.06, 0.14), (0.64, 0.63, 0.68), turn, rise)
            tip, _ = plates.ellipsoid((0, 0.06, 0.14), (0.7, 0.7, 0.74), turn, rise - 21)
            plates.plate(clay, spot, tip, 0.2, normal=normal, lift=0.02)
    for side in (-1, 1):
        for k in range(14):
            root = Vector((side * (0.62 + 0.05 * math.sin(k)), 0.0 + 0.05 * (k % 3), -0.15 - 0.075 * k))
            plates.plate(clay, root, root + Vector((side * 0.07, -0.06, -0.22)), 0.2, normal=(side * 0.7, -1, 0.1))
    clay.mesh(nacre())


def crown() -> None:
    """Coral that grows out of a band of pearls."""
    coral, pearls = Clay(), Clay()
    for k in range(9):
        a = math.radians(-76 + 19 * k)
        foot = (0.6 * math.sin(a), 0.05 - 0.58 * math.cos(a), 0.5 + 0.05 * math.cos(a))
        way = Vector((0.55 * math.sin(a), -0.12 * math.cos(a), 1.0)).normalized() * (0.34 if k % 2 else 0.46)
        seabed.coral(coral, foot, way, 0.07, 2)
    for k in range(19):
        a = math.radians(-90 + 10 * k)
        pearls.ball((0.64 * math.sin(a), 0.04 - 0.64 * math.cos(a), 0.47), 0.055)
    coral.mesh(m.stuff((0.8, 0.09, 0.05), 0.45, bump=0.3, scale=14, dark=0.7))
    pearls.mesh(nacre())


def scene() -> None:
    """Sets the picture up."""
    with turned(yaw=-20, pitch=3, roll=4, size=0.94, at=(0, 0, -0.02)):
        form = sculpt.melt(0.02, face(jaw=0.82, nose=0.72, brow=0.5, cheeks=0.95), mouth(0.05, full=1.15, wide=0.85))
        sculpt.mesh(form, FACE, enamel(), step=0.017)
        eyes((0.2, 0.95, 0.8), enamel(), shine=0.9, shut=0.74, low=0.75, slant=-4)
        hair()
        crown()
    shoulders(enamel(), wide=0.85)
    seabed.bubbles([(-1.2, 0.3, -1.0), (1.25, 0.5, -1.2), (0.9, -0.6, -1.4)], count=30, high=3.0)
    backdrops.mist((0.1, 0.5, 0.9), at=(0, 2.4, -0.6), spread=(2.4, 0.4, 0.3), count=10, strength=0.25)
    stage.lamp((-1.2, -1.8, -1.0), 25, (0.2, 0.8, 0.9))
    stand(BLUE, bright=1.0)
