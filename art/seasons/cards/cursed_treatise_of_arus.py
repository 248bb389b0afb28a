"""A black book bound in skin and chained shut, a red eye awake on its cover: energies now, and it drags one down."""

import math

from mathutils import Matrix, Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.clockwork import eyeball, facing, iris, lid
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    place = ((0, 0, 1.42), (-8, 0, -16), 1.0)
    cover, leaves, iron, scars = (Clay().place(*place) for _ in range(4))
    for y in (-0.27, 0.27):
        cover.box((0, y, 0), (1.75, 0.08, 2.35))
    cover.box((-0.86, 0, 0), (0.1, 0.6, 2.35))
    cover.mesh(
        m.stuff((0.05, 0.03, 0.045), 0.5, bump=0.8, scale=6, dark=0.4, light=1.8, coat=0.3), smooth=False, bevel=0.04
    )
    leaves.box((0.03, 0, 0), (1.62, 0.46, 2.2)).mesh(m.parchment(), smooth=False)
    for x in (-0.8, 0.8):
        for z in (-1.1, 1.1):
            iron.box((x, -0.29, z), (0.3, 0.1, 0.3)).ball((x, -0.35, z), 0.07)
    iron.mesh(m.steel(), smooth=False, bevel=0.02)
    for k in range(10):
        a = 2 * math.pi * k / 10
        scars.tube(
            [
                Vector((f * 0.62 * math.cos(a + b), -0.32, f * 0.52 * math.sin(a + b)))
                for f, b in ((0.95, 0), (1.2, 0.1), (1.5, -0.05))
            ],
            [0.035, 0.025, 0.004],
            n=7,
        )
    scars.mesh(m.stuff((0.16, 0.06, 0.08), 0.5, bump=0.4))
    eye = cover.turn @ Vector((0, -0.24, 0))
    way = cover.turn.to_3x3() @ Vector((0, -1, 0))
    frame = facing(eye, way)
    eyeball(frame, way, 0.42, iris((1.0, 0.04, 0.01), 2.0, (0.16, 0.6), 0.42))
    hide = m.stuff((0.12, 0.05, 0.06), 0.5, bump=0.5, scale=8)
    lid(frame, 0.46, hide, 0.52)
    lid(frame, 0.46, hide, 0.42, below=True)
    local = Matrix(cover.turn)
    for a, b in (
        ((-0.98, -0.36, 1.05), (0.98, -0.36, -0.55)),
        ((-0.98, -0.4, -0.9), (0.98, -0.4, 0.85)),
        ((-0.98, -0.36, 0.62), (0.98, -0.36, 1.0)),
        ((-0.98, -0.36, -0.75), (0.98, -0.36, -0.98)),
    ):
        props.chain(local @ Vector(a), local @ Vector(b), sag=0.0, link=0.11, material=m.steel())
    backdrops.sparks((1, 0.15, 0.08), (0, -0.5, 1.5), (2.4, 0.5, 2.0), count=30, strength=0.9)
    stage.lamp(eye + Vector((0, -0.9, 0.1)), 9, (1, 0.2, 0.1))
    ground.item("black", rim=(1, 0.2, 0.25))
