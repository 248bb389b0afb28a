"""A serpent that bites its own tail, red, green, blue and violet by turns: three essences become three others."""

import math

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.treasure import display

COLOURS = ((0.75, 0.05, 0.012), (0.05, 0.42, 0.05), (0.02, 0.13, 0.75), (0.27, 0.04, 0.6), (0.75, 0.05, 0.012))
CENTRE, RADIUS, START, TURN = Vector((0, 0, 1.68)), 0.92, 112.0, -338.0


def _spine(t: float) -> tuple[Vector, Vector]:
    """A point of the ring, and the way outwards there."""
    a = math.radians(START + TURN * t)
    out = Vector((math.cos(a), 0, math.sin(a)))
    return CENTRE + out * RADIUS, out


def _colour(t: float) -> list[float]:
    """The colour at t, between the four that follow each other."""
    k = min(int(t * 4), 3)
    return [a + (b - a) * (t * 4 - k) for a, b in zip(COLOURS[k], COLOURS[k + 1], strict=True)]


def _body() -> None:
    """The body, from the tip of the tail to the neck, in pieces of one colour each."""

    def hide(t: float, v: float) -> Vector:
        middle, out = _spine(t)
        r = 0.24 * math.sin(math.pi * min(0.03 + 0.72 * t, 0.62)) ** 0.75
        a = 2 * math.pi * v
        return middle + out * (r * math.cos(a)) + Vector((0, 1, 0)) * (r * math.sin(a))

    for k in range(40):
        piece = Clay().grid(lambda v, u, k=k: hide((k + u) / 40, v), 28, 5, wrap=True)
        colour = _colour((k + 0.5) / 40)
        piece.mesh(m.scales(tuple(colour), tuple(c * 0.15 for c in colour), 0.075, rough=0.25))


def _head() -> None:
    """The head, jaws closed over the tail."""
    a = START + TURN
    here, _ = _spine(1.0)
    frame = Clay().place(here, (0, 90 - a + 16, 0)).turn
    head, eyes, dark, teeth = Clay(), Clay(), Clay(), Clay()
    for part in (head, eyes, dark, teeth):
        part.turn = frame
    head.tube(
        [(-0.25, 0, 0.0), (0.05, 0, 0.04), (0.3, 0, 0.07), (0.56, 0, 0.05), (0.72, 0, 0.0)],
        [(0.2, 0.2), (0.27, 0.18), (0.26, 0.15), (0.16, 0.1), (0.07, 0.05)],
        n=22,
    )
    head.tube([(-0.05, 0, -0.1), (0.25, 0, -0.17), (0.58, 0, -0.14)], [(0.2, 0.1), (0.19, 0.07), (0.07, 0.04)], n=18)
    head.tube([(0.0, 0.2, 0.15), (0.22, 0.22, 0.2), (0.4, 0.16, 0.15)], [0.03, 0.06, 0.02], mirror=True)
    red = COLOURS[0]
    head.flesh(m.scales(red, tuple(c * 0.15 for c in red), 0.06, rough=0.25), voxel=0.02, smooth=4)
    eyes.ball((0.25, 0.22, 0.12), 0.06, mirror=True).mesh(m.glow((1, 0.7, 0.1), 2.5))
    dark.ball((0.26, 0.268, 0.12), (0.018, 0.02, 0.05), mirror=True).mesh(m.stuff((0.01, 0.01, 0.01)))
    for x in (0.42, 0.55):
        teeth.spike((x, 0.1, -0.02), (x - 0.03, 0.1, -0.15), 0.025, mirror=True)
    teeth.mesh(m.bone())


def scene() -> None:
    """Sets the picture up."""
    _body()
    _head()
    things.circle(
        CENTRE + Vector((0, 0.1, 0)), 0.5, m.glow((1, 0.75, 0.45), 0.9), turn=(90, 0, 0), points=3, thick=0.02
    )
    for k, colour in enumerate(((1, 0.05, 0.01), (0.03, 0.8, 0.05), (0.03, 0.2, 1))):
        a = math.radians(90 + 120 * k)
        spot = CENTRE + Vector((0.3 * math.cos(a), -0.02, 0.3 * math.sin(a)))
        things.gem(spot, 0.13, m.glass(colour, shine=0.9), turn=(0, 20 * k, 0))
    stage.lamp(CENTRE + Vector((0, -0.5, 0)), 16, (1, 0.85, 0.65))
    backdrops.sparks((1, 0.8, 0.5), CENTRE, (1.5, 0.5, 1.3), count=60, strength=3, size=0.012)
    display((0.9, 0.5, 0.75), rim=(0.9, 0.8, 1), power=1.2)
