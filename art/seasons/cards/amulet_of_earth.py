"""A square of bronze with a green leaf under its glass: earth, and nine crystals."""

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import amulets, ground


def scene() -> None:
    """Sets the picture up."""
    square = [
        (0.0, 0.95),
        (0.95, 0.95),
        (0.95, 0.0),
        (0.95, -0.95),
        (0.0, -0.95),
        (-0.95, -0.95),
        (-0.95, 0.0),
        (-0.95, 0.95),
    ]
    amulets.amulet(square, ground.bronze(), sharp=True)
    amulets.pane(square, m.stuff((0.3, 0.22, 0.09), 0.7, bump=0.5, scale=9))
    blade, veins, c = Clay(), Clay(), amulets.MIDDLE
    root, tip = c + Vector((-0.45, -0.02, -0.68)), c + Vector((0.42, -0.12, 0.7))
    blade.leaf(root, tip, 1.0, blunt=0.42, curl=0.06).mesh(m.thin((0.1, 0.55, 0.06), 0.35, 0.3), thick=0.02)
    way = tip - root
    side = way.cross(Vector((0, -1, 0))).normalized()
    veins.tube(
        [root - way * 0.12, root, root + way * 0.5 + Vector((0, -0.06, 0)), tip], [0.04, 0.035, 0.025, 0.004], n=8
    )
    for k in range(1, 6):
        spot = root + way * (0.13 * k) + Vector((0, -0.04, 0))
        for s in (-1, 1):
            veins.tube([spot, spot + side * s * (0.34 - 0.035 * k) + way * 0.13], [0.018, 0.004], n=6)
    veins.mesh(m.stuff((0.5, 0.75, 0.2), 0.4))
    backdrops.sparks((0.5, 1, 0.25), (0, -0.5, 1.4), (2.6, 0.6, 1.8), count=36, strength=0.7)
    stage.lamp((0.2, -1.1, 1.6), 12, (0.8, 1, 0.6))
    ground.item("green")
