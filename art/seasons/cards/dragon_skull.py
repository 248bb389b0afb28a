"""A dragon's skull on the ground, long in the snout, fire lit in its sockets: three cards burn for crystals."""

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.kit.bones import hollow
from art.kit.clay import Clay
from art.seasons import ground

PLACE = ((0.35, 0.1, 0.62), (0, 0, 38), 1.15)


def scene() -> None:
    """Sets the picture up."""
    bone = m.bone()
    head = Clay().place(*PLACE)
    head.tube(
        [(0.55, 0, 0.55), (0.1, 0, 0.62), (-0.5, 0, 0.42), (-1.05, 0, 0.2), (-1.5, 0, 0.12)],
        [(0.48, 0.42), (0.56, 0.46), (0.42, 0.32), (0.3, 0.2), (0.2, 0.15)],
        n=24,
        steps=8,
    )
    head.tube(
        [(-0.5, 0.22, 0.62), (-0.15, 0.42, 0.92), (0.3, 0.44, 0.95), (0.6, 0.3, 0.9)],
        [0.08, 0.15, 0.13, 0.06],
        mirror=True,
    )
    head.ball((0.3, 0.42, 0.32), (0.32, 0.14, 0.26), mirror=True).ball(
        (-1.42, 0.13, 0.25), (0.16, 0.1, 0.12), mirror=True
    )
    for k, (x, z, far) in enumerate(((0.6, 0.85, 1.0), (0.7, 0.55, 0.8))):
        line = [
            (x, 0.3, z),
            (x + 0.5 * far, 0.5, z + 0.3),
            (x + 0.95 * far, 0.52, z + 0.5 - 0.15 * k),
            (x + 1.2 * far, 0.42, z + 0.95 - 0.4 * k),
        ]
        head.tube(line, [0.15, 0.12, 0.08, 0.01], n=12, mirror=True)
    skull = head.flesh(bone, voxel=0.026, smooth=4)
    holes = Clay().place(*PLACE).ball((-0.12, 0.42, 0.6), (0.25, 0.24, 0.18), n=24, mirror=True)
    holes.ball((-1.4, 0.16, 0.28), (0.1, 0.12, 0.07), n=16, mirror=True)
    hollow(skull, holes.mesh(bone))
    jaw, teeth = Clay().place(*PLACE), Clay().place(*PLACE)
    jaw.tube(
        [(0.5, 0.4, 0.2), (0.25, 0.42, -0.25), (-0.6, 0.28, -0.4), (-1.35, 0.06, -0.42)],
        [0.1, 0.13, 0.11, 0.1],
        n=14,
        mirror=True,
    )
    jaw.flesh(bone, voxel=0.026, smooth=4)
    for k in range(9):
        t = k / 8
        x, y = -0.4 - 1.08 * t, 0.38 - 0.22 * t
        long = 0.2 + 0.14 * (k % 3 == 1)
        teeth.spike((x, y, 0.2 - 0.13 * t), (x - 0.04, y, 0.14 - 0.13 * t - long), 0.065, mirror=True)
        teeth.spike((x + 0.06, y * 0.8, -0.36), (x, y * 0.8, -0.36 + 0.75 * long), 0.055, mirror=True)
    teeth.mesh(m.stuff((0.85, 0.78, 0.56), 0.3, dark=0.6))
    for s in (-1, 1):
        spot = head.turn @ stage.Vector((-0.12, s * 0.36, 0.58))
        Clay().ball(spot, 0.13).mesh(m.glow((1, 0.25, 0.01), 3))
        fires.blaze(
            spot - stage.Vector((0, 0.05, 0.08)),
            0.15,
            0.75,
            fires.burning(spot.z - 0.1, spot.z + 0.75, strength=1.2),
            count=12,
            licks=2,
        )
        stage.lamp(spot + stage.Vector((0, -0.3, 0.05)), 6, (1, 0.45, 0.1), size=0.1)
    stage.lamp(head.turn @ stage.Vector((-0.5, 0, 0)), 16, (1, 0.35, 0.06))
    backdrops.sparks((1, 0.4, 0.08), (0, -0.4, 1.6), (2.8, 0.6, 2.0), count=46, strength=1)
    stage.lamp((0.2, -2.4, 1.9), 16, (1, 0.85, 0.7))
    ground.item("fire", near=0.97)
