"""A hawk with wings spread swoops through blue air over three cards that it lets its master see."""

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.birds import hawk
from art.kit.clay import Clay
from art.resarcana import essences


def scene() -> None:
    """Sets the picture up."""
    hawk((0, 0, 2.5))
    shine = m.glow((0.05, 0.25, 1), 1.6)
    for k in range(3):
        turn, where = (62, 0, 14 - 14 * k), ((k - 1) * 1.3, -0.75 - 0.25 * (k == 1), 0.54 + 0.06 * (k == 1))
        Clay().place(where, turn).box((0, 0, 0), (0.8, 1.1, 0.02)).mesh(m.parchment(), smooth=False, bevel=0.01)
        edge = Clay().place(where, turn)
        edge.tube(
            [(-0.34, -0.49, 0.02), (0.34, -0.49, 0.02), (0.34, 0.49, 0.02), (-0.34, 0.49, 0.02), (-0.34, -0.49, 0.02)],
            [0.014] * 5,
            n=6,
            steps=1,
        )
        edge.mesh(m.gold())
        things.circle(edge.turn @ Vector((0, 0, 0.025)), 0.26, shine, turn=turn, points=(3, 5, 7)[k], thick=0.045)
    backdrops.sparks((0.4, 0.7, 1), (0, -0.5, 0.9), (3.4, 1, 0.8), count=50, strength=2.5)
    backdrops.mist((0.35, 0.55, 0.9), at=(0, 1.5, 0.1), spread=(4, 0.8, 0.25), count=20, strength=0.35)
    backdrops.backdrop((0.12, 0.26, 0.5), (0.005, 0.012, 0.04), (0.3, 7, 2.6), 7, 0.8, cloud=0.75)
    stage.lamp((0, -1.4, 1.0), 30, essences.CALM)
    stage.rig((1, 0.82, 0.6), (0.4, 0.65, 1), at=(0, 0, 2), power=1.2)
    stage.camera((0, -7.4, 2.0), (0, 0, 1.8), lens=46, f=3.2)
