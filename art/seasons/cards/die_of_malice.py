"""A die cut from ruby whose pips are eyes, standing on a corner and looking about: it is rolled once more."""

from mathutils import Matrix, Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.clockwork import eyeball, facing, iris, part
from art.seasons import ground

HALF = 0.86
PIPS = {1: [(0, 0)], 2: [(-0.4, 0.4), (0.4, -0.4)], 3: [(-0.45, 0.45), (0, 0), (0.45, -0.45)]}


def scene() -> None:
    """Sets the picture up."""
    die = Clay().place((0, 0, 1.5), (24, 18, 38))
    die.box((0, 0, 0), (2 * HALF,) * 3)
    ruby = m.stuff((0.75, 0.015, 0.03), 0.08, dark=0.4, light=1.4, scale=1.6, coat=1.0)
    body = die.mesh(ruby, smooth=False, bevel=0.14)
    body.modifiers[0].segments = 4
    turn = die.turn
    faces = sorted(_faces(turn), key=lambda face: (turn.to_3x3() @ face[0]).y)[:3]
    look = iris((1.0, 0.6, 0.05), 1.4, (0.22, 0.55), 0.22)
    for (out, across, up), count in zip(faces, (3, 1, 2), strict=True):
        for x, y in PIPS[count]:
            size = 0.34 if count == 1 else 0.22
            here = turn @ (out * HALF + across * x + up * y)
            way = (turn.to_3x3() @ out).normalized()
            eyeball(facing(here, way), way + Vector((0, -0.9, 0.1)), size, look)
            rim = part(facing(here, way) @ Matrix.Rotation(1.5708, 4, "X"))
            rim.lathe([(size, -0.05), (size * 1.12, 0.05), (size * 1.28, 0.03), (size * 1.3, -0.05)], n=32)
            rim.mesh(m.gold())
    backdrops.sparks((1, 0.25, 0.1), (0, -0.3, 1.5), (2.6, 0.8, 2.0), count=40, strength=0.9)
    stage.lamp((0.5, -1.8, 2.2), 25, (1, 0.7, 0.6))
    ground.item("red", rim=(1, 0.35, 0.2))


def _faces(_turn: Matrix) -> list[tuple[Vector, Vector, Vector]]:
    axes = [Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))]
    return [(axes[k] * s, axes[(k + 1) % 3], axes[(k + 2) % 3]) for k in range(3) for s in (-1, 1)]
