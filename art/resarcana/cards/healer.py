"""A healer in white, the serpent about the staff, green and blue light in the palm: Life that was lost comes back."""

import math

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.kit.props import ring


def _serpent(foot: Vector, high: float) -> None:
    """A serpent wound about a staff, its head turned to the light."""
    line = [foot + ring(k, 8, 0.13 + 0.015 * math.sin(k), 0.6) + Vector((0, 0, high * k / 26)) for k in range(27)]
    line += [line[-1] + Vector(p) for p in ((0.14, -0.1, 0.06), (0.3, -0.16, 0.1), (0.38, -0.18, 0.06))]
    radii = [0.012 + 0.05 * math.sin(math.pi * min(k / 27, 0.94)) ** 0.5 for k in range(27)] + [0.042, 0.062, 0.02]
    Clay().tube(line, radii, n=14, side=(0, 0, 1)).mesh(m.scales((0.08, 0.32, 0.12), (0.02, 0.08, 0.05), 0.035))
    head = line[-2]
    Clay().ball(head + Vector((-0.01, -0.055, 0.025)), 0.017).mesh(m.glow((0.9, 0.9, 0.2), 3))


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.52, 0.56, 0.53),
        (0.05, 0.2, 0.2),
        left=(-0.92, -0.75, 1.8),
        right=(0.5, -0.95, 1.85),
        wide=0.9,
        face=m.skin((0.36, 0.22, 0.15)),
    )
    figure.build("veil")
    staff = Vector((-0.98, -0.88, 0))
    Clay().tube([staff, staff + Vector((0, 0, 3.25))], [0.045, 0.05], n=12, side=(1, 0, 0)).ball(
        staff + Vector((0, 0, 3.3)), 0.1
    ).mesh(m.gold())
    _serpent(staff + Vector((0, 0, 0.9)), 2.15)
    palm = Vector((0.5, -1.15, 2.12))
    Clay().ball(palm, 0.15, n=30).mesh(m.glow((0.12, 1, 0.4), 1.3))
    Clay().ball(palm, 0.25, n=30).mesh(m.soft((0.1, 0.9, 0.5), (0.05, 0.4, 1), 0.7, thick=0.5, tight=0.95))
    stage.lamp(palm + Vector((0, -0.15, 0.1)), 24, (0.25, 1, 0.5))
    backdrops.sparks((0.2, 1, 0.5), palm + Vector((0.05, 0, 0.55)), (0.35, 0.2, 0.8), count=46, strength=3, size=0.02)
    halo = figure.head() + Vector((0, 0.45, 0.1))
    Clay().place(halo, (90, 0, 0), 0.72).tube([ring(k, 48) for k in range(49)], [0.022] * 49, n=8, steps=1).mesh(
        m.glow((0.3, 0.85, 0.8), 1.5)
    )
    Clay().box((0, -1.6, 0.98), (4.8, 0.8, 0.12)).mesh(m.wood(), smooth=False, bevel=0.02)
    bowl = Clay().place((1.15, -1.5, 1.04), size=0.34)
    bowl.lathe([(0, 0), (0.6, 0), (0.5, 0.12), (0.9, 0.6), (1, 1), (0.9, 1), (0.6, 0.4), (0, 0.3)], n=40)
    bowl.mesh(m.stuff((0.5, 0.5, 0.46), 0.4))
    Clay().tube([(1.15, -1.5, 1.2), (1.4, -1.55, 1.7)], [0.07, 0.04], n=12).mesh(m.wood())
    for x, colour in ((-1.35, (0.03, 0.3, 1)), (-1.72, (0.05, 0.85, 0.1))):
        things.flask((x, -1.5, 1.04), 0.36, m.glow(colour, 0.8))
    herbs = Clay()
    for k in range(90):
        x = (-0.55, 0.35)[k % 2] + 0.3 * math.sin(k * 2.4)
        herbs.leaf((x, -1.62, 1.07), (x + 0.14 * math.sin(k * 1.7), -1.7, 1.13 + 0.14 * (k % 5) / 5), 0.07)
    herbs.mesh(m.thin((0.1, 0.36, 0.06), 0.5, 0.35))
    for s in (-1, 1):
        architecture.column((s * 2.1, 1.6, 0), 0.3, 5, m.stone((0.2, 0.24, 0.25)))
        things.vines([(s * 2.0, 1.2, 4.4), (s * 2.2, 1.15, 3.2), (s * 1.95, 1.15, 2.0), (s * 2.2, 1.1, 0.9)], count=110)
    props.candle((1.8, -1.4, 1.04), 0.42, 0.09)
    backdrops.backdrop((0.1, 0.4, 0.42), (0.006, 0.018, 0.026), (0.1, 5, 2.8), 3.8, 0.85)
    backdrops.sparks((0.4, 1, 0.7), (0.4, -0.9, 2.4), (1.4, 0.5, 1.0), count=60, strength=3, size=0.014)
    stage.rig((1, 0.9, 0.75), (0.3, 0.8, 1), at=(0, 0, 2.1), power=0.55)
    stage.camera((0, -6.5, 2.3), (0, 0, 2.2), lens=49, f=2.4, focus=(0, -0.8, 2.1))
