"""A demon of burning rock that raises both fists: an energy of his owner's costs every rival four crystals."""

from mathutils import Vector

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    lava = m.cracked((0.07, 0.03, 0.025), (1, 0.22, 0.01), 0.3, wide=0.06, shine=2.2)
    b = Clay()
    b.ball((0, 0.1, 0.7), (0.95, 0.6, 1.0)).ball((0, 0.0, 1.45), (1.0, 0.55, 0.42))
    b.ball((0, -0.15, 2.15), (0.42, 0.42, 0.48)).ball((0, -0.35, 1.85), (0.33, 0.3, 0.24)).tube(
        [(0, 0, 1.5), (0, -0.1, 2.0)], [0.45, 0.36], n=18, side=(1, 0, 0)
    )
    for s in (-1, 1):
        b.ball((s * 0.95, 0, 1.5), (0.46, 0.44, 0.42)).ball((s * 0.4, -0.42, 1.2), (0.42, 0.25, 0.32))
        b.tube([(s * 0.95, 0, 1.5), (s * 1.5, -0.25, 1.35), (s * 1.45, -0.5, 2.1)], [0.34, 0.3, 0.26], n=18)
        fist = Vector((s * 1.42, -0.6, 2.45))
        b.ball(fist, (0.36, 0.34, 0.34))
        for k in range(4):
            b.ball(fist + Vector((s * (-0.27 + 0.17 * k), -0.26, 0.14)), (0.13, 0.16, 0.17))
            b.ball(fist + Vector((s * (-0.27 + 0.17 * k), -0.3, -0.1)), (0.12, 0.13, 0.13))
        b.tube([(s * 0.08, -0.52, 2.24), (s * 0.25, -0.53, 2.34), (s * 0.4, -0.35, 2.4)], [0.09, 0.11, 0.06], n=12)
        horn = [(s * 0.3, -0.15, 2.5), (s * 0.72, -0.1, 2.62), (s * 0.86, -0.25, 2.98), (s * 0.6, -0.4, 3.2)]
        Clay().tube(horn, [0.17, 0.14, 0.09, 0.01], n=14).mesh(m.stuff((0.03, 0.02, 0.02), 0.3, bump=0.4, scale=12))
        Clay().tube([(s * 0.1, -0.56, 2.14), (s * 0.29, -0.52, 2.24)], [0.05, 0.035], n=10).mesh(
            m.glow((1, 0.6, 0.05), 3.5)
        )
    b.flesh(lava, voxel=0.04, smooth=3)
    jaw, teeth = Clay().ball((0, -0.58, 1.82), (0.24, 0.1, 0.14)), Clay()
    jaw.mesh(m.glow((1, 0.3, 0.02), 2.2))
    for k in range(5):
        x = -0.18 + 0.09 * k
        teeth.spike((x, -0.68 + x * x, 1.93), (x, -0.7 + x * x, 1.8), 0.04).spike(
            (x + 0.04, -0.68 + x * x, 1.7), (x + 0.04, -0.7 + x * x, 1.82), 0.04
        )
    teeth.mesh(m.bone())
    fires.blaze((0, 0.9, 0.2), 1.7, 2.9, fires.burning(0.2, 3.2, strength=0.9), count=46, licks=8)
    for s in (-1, 1):
        fires.blaze((s * 1.42, -0.55, 2.6), 0.22, 0.8, fires.burning(2.6, 3.4, strength=1.0), count=12, licks=2)
        stage.lamp((s * 1.3, -1.4, 2.4), 16, (1, 0.45, 0.12))
    backdrops.sparks((1, 0.4, 0.06), (0, -0.5, 2.0), (3, 0.6, 2.2), count=60, strength=1.2)
    ground.familiar("fire", rim=(1, 0.35, 0.08), near=0.9)
