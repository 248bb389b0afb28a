"""A pot with teeth and a tongue for a mouth, seven flames under it: it eats seven energies and spits crystals."""

import math

from mathutils import Vector

from art.kit import backdrops, fires, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, along
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    shape = [(0.05, 0.42), (0.6, 0.48), (1.08, 0.95), (1.15, 1.45), (0.95, 1.95), (0.86, 2.1), (1.0, 2.2)]
    Clay().lathe([(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 5)], n=64).mesh(m.iron(), thick=0.05)
    iron = Clay().tube([props.ring(k, 48, 1.0) + Vector((0, 0, 2.2)) for k in range(49)], [0.08] * 49, n=10, steps=1)
    for s in (-1, 1):
        hoop = [
            Vector((s * (1.2 + 0.2 * math.cos(a)), 0, 1.75 + 0.26 * math.sin(a)))
            for a in (math.pi * k / 12 for k in range(25))
        ]
        iron.tube(hoop, [0.05] * 25, n=8, steps=1)
        iron.tube([(s * 0.6, -0.3, 0.6), (s * 0.75, -0.4, 0.0)], [0.14, 0.1], n=10)
    iron.mesh(m.iron())
    mouth = Clay().ball((0, -0.98, 1.25), (0.72, 0.2, 0.36), n=32)
    mouth.mesh(m.glow((0.7, 0.06, 0.01), 0.7))
    teeth = Clay()
    for k in range(9):
        x = -0.64 + 0.16 * k
        edge = 0.36 * max(0.0, 1 - (x / 0.74) ** 2) ** 0.5
        y = -1.22 + 0.3 * x * x
        teeth.spike((x, y + 0.05, 1.27 + edge), (x, y - 0.03, 1.3 + edge * 0.25), 0.085)
        teeth.spike((x + 0.08, y + 0.05, 1.23 - edge), (x + 0.08, y - 0.03, 1.2 - edge * 0.2), 0.085)
    teeth.mesh(m.bone())
    tongue = Clay().tube(
        [(0, -1.0, 1.1), (0.1, -1.3, 1.02), (0.2, -1.42, 0.72), (0.22, -1.36, 0.5)],
        [(0.3, 0.1), (0.3, 0.1), (0.24, 0.08), (0.02, 0.02)],
        side=(1, 0, 0),
    )
    tongue.mesh(m.skin((0.6, 0.06, 0.08)))
    for s in (-1, 1):
        Clay().ball((s * 0.42, -0.98, 1.78), (0.15, 0.12, 0.12)).mesh(m.glow((1, 0.55, 0.04), 1.6))
        Clay().ball((s * 0.4, -1.09, 1.78), (0.035, 0.03, 0.1)).mesh(m.stuff((0.01, 0.005, 0.005), 0.4))
        Clay().tube([(s * 0.18, -1.06, 1.82), (s * 0.62, -0.9, 2.02)], [0.07, 0.04], n=10).mesh(m.iron())
    for k in range(7):
        a = -math.pi / 2 + (k - 3) * 0.36
        fires.light((1.15 * math.cos(a), 1.15 * math.sin(a) - 0.1, 0.02), 0.52, strength=1.2)
    Clay().ball((0, 0, 2.16), (0.9, 0.9, 0.12)).mesh(m.glow((1, 0.3, 0.03), 0.8))
    for k in range(6):
        d = props.ring(k, 6, 0.5, 0.4)
        things.gem(d + Vector((0, 0, 2.36 + 0.1 * (k % 2))), 0.2, ground.crystal(), turn=(20 * k, 30, 0), tall=1.2)
    backdrops.sparks((1, 0.4, 0.08), (0, -0.5, 1.8), (2.6, 0.6, 2.0), count=40, strength=1)
    stage.lamp((0, -1.9, 0.5), 26, (1, 0.5, 0.15))
    ground.item("rust")
