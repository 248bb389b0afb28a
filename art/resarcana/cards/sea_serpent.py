"""A sea serpent rears beside a treasure chest: it takes Life, or is bought off with a thing of worth."""

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.dragons import Dragon
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    hide = m.scales((0.02, 0.16, 0.17), (0.004, 0.03, 0.06), 0.1, rough=0.2)
    plates = m.stuff((0.35, 0.5, 0.4), 0.35, bump=0.2, scale=10)
    horn, fin = m.stuff((0.2, 0.28, 0.25), 0.35), m.thin((0.04, 0.42, 0.5), 0.3, 0.6)
    neck = [(0.9, 0.3, -1.4), (1.5, 0.2, -0.2), (1.75, 0.1, 0.9), (1.5, 0, 2.0), (0.75, 0, 2.75), (-0.1, 0, 2.8)]
    Dragon(
        hide,
        horn,
        m.glow((0.75, 1, 0.1), 2.5),
        horns="none",
        neck=neck,
        turn=(0, -14, 12),
        girth=(0.62, 0.6, 0.54, 0.46, 0.4, 0.36),
        long=1.2,
        thick=0.9,
        jaw=32,
        spines=16,
        spine_size=0.42,
        belly=plates,
        fins=fin,
    ).build()
    coils = Clay()
    for x, y, wide, high in ((-1.5, 0.9, 0.95, 1.25), (-3.6, 2.0, 0.7, 0.8), (3.5, 1.4, 0.7, 0.9)):
        line = [
            (x + wide, y, -0.9),
            (x + wide * 0.85, y, 0.2),
            (x, y, high),
            (x - wide * 0.85, y, 0.2),
            (x - wide, y, -0.9),
        ]
        coils.tube(line, [0.36, 0.4, 0.4, 0.37, 0.3], n=26, steps=10)
        for k in range(9):
            t = -1 + k / 4
            foot = Vector((x + wide * 0.85 * t, y, (high + 0.3) * (1 - t * t) ** 0.6))
            Clay().leaf(foot, foot + Vector((0.25, 0, 0.36)), 0.26).mesh(fin)
    coils.mesh(hide)
    things.chest((-1.45, -0.15, -0.02), 0.85, turn=(8, -9, 16))
    for x, y, r in ((1.35, 0.2, 0.75), (-0.6, 0.9, 0.5), (-2.4, 0.9, 0.5), (-1.45, -0.2, 0.7)):
        backdrops.foam((x, y, 0.02), r, count=55)
    backdrops.sea(wave=0.2)
    backdrops.backdrop((0.12, 0.36, 0.42), (0.006, 0.02, 0.045), (-1.4, 9, 2.2), 6.5, 0.9, cloud=0.7)
    backdrops.mist((0.3, 0.6, 0.65), at=(0, 3.5, 0.3), spread=(5, 1, 0.2), count=18, strength=0.22)
    stage.air((0.02, 0.05, 0.06), 1.0)
    stage.lamp((-1.3, -0.9, 0.9), 14, essences.GOLD)
    stage.rig((0.85, 0.95, 1), (0.2, 0.9, 0.7), at=(0.2, 0, 2), power=1.5, size=1.1)
    stage.camera((-0.4, -7.8, 1.6), (-0.15, 0, 1.55), lens=46, f=4)
