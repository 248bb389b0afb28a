"""A blue dragon under a waterfall breathes a torrent; heat alone, Elan, turns it away."""

import random

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.dragons import Dragon, breath, wing


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.015, 0.08, 0.36), (0.004, 0.015, 0.1), 0.085, rough=0.18)
    horn, fin = m.stuff((0.35, 0.42, 0.5), 0.3), m.thin((0.04, 0.22, 0.7), 0.3, 0.55)
    neck = [(-2.9, 0.9, -1.0), (-2.3, 0.6, 0.2), (-1.6, 0.3, 1.1), (-1.75, 0.1, 2.0), (-1.3, 0, 2.75), (-0.6, 0, 2.95)]
    neck = [(-x, y, z) for x, y, z in neck]
    dragon = Dragon(
        hide,
        horn,
        m.glow((0.5, 0.9, 1), 3),
        horns="crown",
        neck=neck,
        girth=(1.0, 0.85, 0.62, 0.5, 0.42, 0.37),
        turn=(0, 4, -10),
        jaw=30,
        long=0.9,
        thick=1.05,
        belly=m.stuff((0.3, 0.42, 0.6), 0.3, bump=0.2),
        fins=fin,
        spine_size=0.36,
    )
    dragon.build()
    wing((2.4, 1.2, 1.0), (2.3, 2.2, 4.1), [(-0.6, 2.8, 5.4), (-1.2, 2.9, 4.2), (-0.6, 2.7, 3.0)], horn, fin)
    wing((2.8, 1.2, 1.0), (3.4, 2.2, 3.6), [(5.2, 2.8, 5.2), (5.6, 2.9, 3.4), (5.0, 2.6, 1.6)], horn, fin)
    jet, deep = (
        m.soft((0.35, 0.75, 1), (0.03, 0.2, 0.9), 0.9, thick=0.55),
        m.soft((0.06, 0.3, 1), (0.01, 0.06, 0.5), 0.9, thick=0.6),
    )
    mouth, far = dragon.mouth(0.6), dragon.mouth(4.4) + Vector((0, 0, -0.1))
    breath(mouth, far, [jet, deep, deep], narrow=0.12, wide=0.7, curl=0.5, long=1.5, count=260)
    drops = Clay()
    for _ in range(260):
        t = random.random()
        drops.ball(
            mouth.lerp(far, t) + Vector([random.gauss(0, 0.12 + 0.42 * t) for _ in range(3)]),
            random.uniform(0.008, 0.03),
            n=8,
        )
    drops.mesh(m.stuff((0.6, 0.8, 1), 0.05, coat=1.0))
    falls = Clay()
    for k in range(60):
        x = random.gauss(-0.9, 1.0)
        falls.tube(
            [(x, 5.6, 7), (x + random.gauss(0, 0.1), 5.4, 4), (x * 1.1, 5.2, 0.6)],
            [0.03, 0.1 + 0.05 * (k % 3), 0.14],
            n=8,
        )
    falls.mesh(m.soft((0.3, 0.55, 0.9), (0.05, 0.15, 0.5), 0.35, thick=0.5))
    backdrops.cave(m.stone((0.05, 0.065, 0.1)), radius=4.3, at=(-0.6, 4.2, 2.4))
    backdrops.sea(-0.1, wave=0.16)
    backdrops.mist((0.35, 0.55, 0.95), at=(-1, 3.6, 0.3), spread=(2.5, 0.8, 0.4), count=22, strength=0.3)
    backdrops.backdrop((0.1, 0.25, 0.55), (0.005, 0.012, 0.05), (-0.8, 7, 2.8), 5, 0.9, cloud=0.6)
    stage.lamp(dragon.mouth(1.5) + Vector((0, -0.9, 0.2)), 90, (0.4, 0.7, 1))
    stage.rig((0.9, 0.95, 1), (0.25, 0.55, 1), at=(0.6, 0, 2.5), power=1.4, left=False)
    stage.camera((-0.3, -8.4, 2.6), (-0.05, 0, 2.6), lens=48, f=3.2)
