"""A gentle beast of moss and scales that sways its very long neck: everyone takes a card back into the hand."""

import math

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay, at
from art.kit.clockwork import eyeball, facing, iris, lid
from art.seasons import ground

NECK = (
    (-0.35, 0.25, 1.05),
    (0.15, 0.1, 1.25),
    (0.38, 0.0, 1.7),
    (0.05, -0.1, 2.2),
    (-0.05, -0.2, 2.65),
    (0.3, -0.35, 2.95),
    (0.66, -0.45, 2.88),
)
THICK = (0.5, 0.38, 0.27, 0.22, 0.2, 0.2, 0.22)
HEAD = Vector((0.78, -0.48, 2.8))


def beast() -> None:
    """A round body on four short legs, a tail, a neck longer than all of it, and a small friendly head."""
    hide = m.scales((0.22, 0.42, 0.11), (0.04, 0.1, 0.03), 0.1, rough=0.45)
    b = Clay()
    b.ball((-0.68, 0.35, 1.0), (0.75, 0.62, 0.62)).ball((-0.95, 0.35, 0.9), (0.6, 0.58, 0.55))
    b.tube(NECK, THICK, n=22, steps=8)
    b.tube([(-1.3, 0.4, 0.95), (-1.62, 0.35, 0.72), (-1.8, 0.2, 0.9), (-1.7, 0.1, 1.25)], [0.34, 0.2, 0.12, 0.03], n=16)
    for x, y in ((-0.3, -0.15), (-1.05, -0.15), (-0.5, 0.75), (-1.25, 0.75)):
        b.tube([(x, y, 0.9), (x + 0.02, y, 0.5), (x, y, 0.1)], [0.3, 0.2, 0.22], n=16)
        b.ball((x + 0.05, y - 0.04, 0.08), (0.26, 0.24, 0.12))
    b.ball(HEAD + Vector((-0.05, 0, 0.05)), (0.3, 0.26, 0.26)).ball(
        HEAD + Vector((0.26, -0.05, -0.06)), (0.26, 0.2, 0.17)
    )
    for s in (-1, 1):
        b.tube([HEAD + Vector((-0.1, s * 0.14, 0.2)), HEAD + Vector((-0.16, s * 0.2, 0.5))], [0.05, 0.04], n=10)
        b.ball(HEAD + Vector((-0.17, s * 0.2, 0.54)), 0.075)
        ear = [HEAD + Vector((-0.2, s * 0.2, 0.1)), HEAD + Vector((-0.46, s * 0.46, 0.18))]
        b.tube(ear, [(0.06, 0.1), (0.02, 0.04)], n=10)
    b.flesh(hide, voxel=0.032, smooth=4)
    _face(hide)


def _face(hide: object) -> None:
    dark = Clay()
    for s in (-1, 1):
        dark.ball(HEAD + Vector((0.47, -0.07 + s * 0.1, 0.0)), (0.03, 0.025, 0.04))
    smile = [(0.44, -0.2, -0.13), (0.26, -0.25, -0.17), (0.06, -0.25, -0.08)]
    dark.tube([HEAD + Vector(p) for p in smile], [0.012, 0.02, 0.01], n=7).mesh(m.stuff((0.02, 0.015, 0.01), 0.6))
    way = Vector((0.4, -1, 0.1))
    frame = facing(HEAD + Vector((0.08, -0.24, 0.12)), way)
    eyeball(frame, way, 0.115, iris((0.85, 0.55, 0.08), 0.9, (0.5, 0.5), 0.115))
    lid(frame, 0.125, hide, 0.42, slant=-8)  # type: ignore[arg-type]


def growth() -> None:
    """The moss that hangs from neck and back, and what flowers in it."""
    comb, hanging, flowers = Clay(), Clay(), Clay()
    thick = [(v, 0, 0) for v in THICK]
    for k in range(24):
        t = 0.1 + 0.82 * k / 23
        here, ahead = at(NECK, t), at(NECK, min(t + 0.03, 1))
        out = Vector((0, -1, 0)).cross((ahead - here).normalized())
        r = at(thick, t).x
        comb.leaf(here + out * r * 0.8, here + out * (r + 0.24), 0.17, normal=(0, -1, 0.1))
        if k % 2:
            low = here - Vector((0, r * 0.7, r * 0.4))
            hanging.leaf(low, low - Vector((0.05 * math.sin(k), 0.05, 0.3 + 0.08 * (k % 3))), 0.1, normal=(0, -1, 0))
    for k in range(11):
        x = -0.2 - 0.11 * k
        top = Vector((x, 0.0, 1.52 - 0.5 * (x + 0.75) ** 2))
        comb.leaf(top, top + Vector((-0.05, -0.02, 0.26)), 0.2, normal=(0, -1, 0.1))
        side = Vector((x, -0.22, 0.95 - 0.03 * (k % 3)))
        hanging.leaf(side, side - Vector((0.02, 0.04, 0.38 + 0.1 * (k % 2))), 0.14, normal=(0, -1, 0))
        flowers.ball((x, -0.2 - 0.03 * (k % 2), 1.2 + 0.1 * math.sin(3 * k)), 0.05, n=10)
    comb.mesh(m.thin((0.6, 0.5, 0.08), 0.5, 0.4))
    hanging.mesh(m.thin((0.25, 0.42, 0.08), 0.5, 0.3))
    flowers.mesh(m.stuff((0.9, 0.75, 0.85), 0.5))


def scene() -> None:
    """Sets the picture up."""
    beast()
    growth()
    backdrops.floor(m.stuff((0.05, 0.1, 0.03), 0.7, bump=0.6, scale=5, dark=0.5), 0.0)
    backdrops.mist(ground.SKIES["moss"], at=(0, 3.6, 0.3), spread=(4.5, 0.4, 0.1), count=10, strength=0.3)
    backdrops.sparks((0.7, 1, 0.4), (0, -0.5, 1.8), (2.8, 0.6, 2.0), count=40, strength=0.7)
    stage.lamp((1.0, -2.0, 3.0), 16, (1, 0.95, 0.75))
    stage.lamp((-0.8, -2.2, 1.2), 10, (0.9, 1, 0.6))
    ground.familiar("moss", rim=(0.6, 0.9, 0.35), near=0.86)
