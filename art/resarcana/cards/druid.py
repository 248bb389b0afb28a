"""A druid crowned with antlers, staff in hand, a bird at the shoulder: Life, and a word that wakes a beast."""

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.birds import songbird
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    figure = Figure((0.04, 0.085, 0.025), (0.03, 0.03, 0.01), left=(-0.95, -0.7, 1.75), right=(0.5, -0.9, 1.75))
    figure.face, figure.trim, figure.wide = m.skin((0.24, 0.15, 0.1)), m.wood((0.3, 0.17, 0.06)), 1.05
    figure.build("hood", beard=(0.3, 0.24, 0.16))
    antlers, top = Clay(), figure.head() + Vector((0, 0.05, 0.42))
    for s in (-1, 1):
        line = [
            top + Vector(p)
            for p in ((s * 0.16, 0, 0), (s * 0.45, 0, 0.3), (s * 0.75, -0.05, 0.5), (s * 0.8, -0.1, 0.95))
        ]
        antlers.tube(line, [0.075, 0.06, 0.05, 0.008], n=10)
        for start, end in (((0.42, 0.27), (0.32, 0.72)), ((0.62, 0.42), (1.08, 0.62)), ((0.77, 0.6), (0.52, 0.98))):
            antlers.spike(top + Vector((s * start[0], 0, start[1])), top + Vector((s * end[0], -0.08, end[1])), 0.045)
    antlers.mesh(m.bone())
    things.staff((-1.0, -0.72, 0), (-1.0, -0.85, 3.05), m.glow((0.1, 1, 0.06), 2.0), radius=0.055)
    stage.lamp((-1.0, -1.1, 3.2), 26, essences.LIFE)
    vine = [(-1.0, -0.9, 0.6), (-0.9, -0.85, 1.2), (-1.1, -0.85, 1.7), (-0.92, -0.85, 2.3), (-1.05, -0.85, 2.9)]
    things.vines(vine, count=60, leaf=0.13)
    songbird((0.72, -0.2, 2.33), 0.42, (0, 0, 15))
    Clay().ball((0.5, -1.12, 1.98), 0.1).mesh(m.glow((0.25, 1, 0.1), 1.6))
    stage.lamp((0.5, -1.3, 2.05), 16, essences.LIFE)
    for s in (-1, 1):
        things.vines(
            [(s * 2.6, 1.5, 4.6), (s * 2.2, 1.3, 3.4), (s * 2.5, 1.3, 2.2), (s * 2.2, 1.2, 0.8)], count=120, leaf=0.2
        )
    backdrops.forest(near=1.8, gap=1.5, count=18)
    backdrops.floor(m.stone((0.05, 0.06, 0.03)))
    backdrops.sparks((0.4, 1, 0.15), (0, -0.8, 2.2), (2.8, 0.6, 1.6), count=60, strength=2)
    backdrops.mist((0.3, 0.6, 0.25), at=(0, 1.4, 0.6), spread=(3, 0.8, 0.4), count=16, strength=0.16)
    backdrops.backdrop((0.2, 0.38, 0.1), (0.006, 0.016, 0.008), (0, 6, 2.7), 3.8, 0.85)
    stage.rig((1, 0.85, 0.55), (0.4, 1, 0.35), at=(0, 0, 2.1), power=0.8, left=False)
    stage.camera((0, -6.6, 2.4), (0, 0, 2.3), lens=50, f=2.6, focus=(0, -0.6, 2.3))
