"""A dragon of nothing but bones breathes violet death; only who owes Death already may pass it by."""

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, at
from art.kit.dragons import Dragon, breath
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    bone = m.bone()
    neck = [(2.6, 0.6, -0.8), (2.35, 0.3, 0.4), (2.1, 0.1, 1.3), (1.75, 0, 2.2), (1.2, 0, 2.75), (0.6, 0, 2.85)]
    dragon = Dragon(
        bone,
        bone,
        m.glow((0.45, 0.06, 1), 3.5),
        horns="ram",
        neck=neck,
        girth=(0.14, 0.13, 0.12, 0.1, 0.09, 0.09),
        turn=(0, -6, 16),
        jaw=40,
        teeth=8,
        spines=1,
        spine_size=0.05,
        thick=0.92,
    )
    dragon.build()
    spine = Clay()
    for k in range(15):
        t = 0.03 + 0.94 * k / 15
        c, out, _ = dragon.side(t)
        spine.ball(c, (0.2, 0.21, 0.14)).spike(c, c + out * 0.62 + Vector((0, 0, -0.1)), 0.11)
        for s in (-1, 1):
            spine.spike(c, c + Vector((0.1, s * 0.34, -0.12)), 0.07)
    for k in range(7):
        c = at(neck, 0.02 + 0.055 * k)
        for s in (-1, 1):
            wide = 0.75 - 0.06 * k
            spine.tube(
                [
                    c,
                    c + Vector((0.05, s * wide, -0.05)),
                    c + Vector((-0.6, s * wide, -0.3)),
                    c + Vector((-1.05 + 0.06 * k, s * 0.15, -0.4)),
                ],
                [0.075, 0.075, 0.06, 0.02],
                n=9,
            )
    spine.mesh(bone)
    holes = Clay().place(neck[-1], dragon.turn)
    holes.ball((-0.22, 0.3, 0.14), (0.17, 0.1, 0.13), mirror=True).ball(
        (-0.75, 0.2, 0.0), (0.19, 0.06, 0.07), mirror=True
    ).ball((-1.22, 0.12, 0.0), (0.08, 0.07, 0.05), mirror=True)
    holes.mesh(m.stuff((0.012, 0.008, 0.015), 0.9))
    Clay().place(neck[-1], dragon.turn).ball((-0.23, 0.4, 0.14), 0.065, mirror=True).mesh(m.glow((0.45, 0.06, 1), 3.5))
    for s in (-1, 1):
        root, elbow = Vector((2.3, 0.7, 1.2)), Vector((2.0 + s * 1.2 - (s < 0) * 1.4, 1.8, 3.8))
        props.bone(root, elbow, 0.13)
        for k in range(4):
            tip = elbow + Vector((s * (2.4 - 0.3 * k) if s > 0 else -2.4 + 0.45 * k, 0.3, 0.9 - 1.15 * k))
            Clay().tube([elbow, elbow.lerp(tip, 0.5) + Vector((0, 0, 0.22)), tip], [0.08, 0.06, 0.01], n=9).mesh(bone)
    violet = m.soft((0.5, 0.1, 1), (0.16, 0.01, 0.5), 1.1, thick=0.6)
    mouth = dragon.mouth(0.6)
    breath(
        mouth, dragon.mouth(4.0), [violet, m.soft((0.2, 0.02, 0.5), (0.05, 0.0, 0.2), 0.8, thick=0.5), violet], wide=1.2
    )
    for k in range(5):
        spot = (-2.5 + 0.7 * k + 0.2 * (k % 2), 0.2 + 0.35 * (3 * k % 4), 0.09)
        props.skull(spot, 0.85 - 0.08 * (k % 3), (-6, 9 * (-1) ** k, 40 - 23 * k))
    backdrops.floor(m.stone((0.08, 0.07, 0.08)), -0.1)
    architecture.arch((-0.6, 4.2, 0), 3.2, 2.6, m.stone((0.1, 0.09, 0.12)), thick=0.55)
    backdrops.mist((0.25, 0.12, 0.45), at=(0, 0.6, 0.2), spread=(4, 1, 0.2), count=18, strength=0.25)
    backdrops.backdrop((0.16, 0.06, 0.34), (0.008, 0.005, 0.016), (-1.0, 7, 2.4), 6, 0.85)
    stage.lamp(dragon.mouth(1.5) + Vector((0, -0.7, 0)), 90, essences.DEATH)
    stage.rig((1, 0.88, 0.7), (0.55, 0.35, 1), at=(0.6, 0, 2.3), power=1.0, left=False)
    stage.camera((-0.3, -8.2, 2.2), (0.0, 0, 2.2), lens=46, f=3.2)
