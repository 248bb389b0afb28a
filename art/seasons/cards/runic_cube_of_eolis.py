"""A great cube of sapphire, standing on its corner, with runes that burn on its faces: dear, and worth it."""

from mathutils import Vector

from art.kit import backdrops, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.seasons import ground

HALF = 0.9
RUNES = (
    [[(0, -0.6), (0, 0.6)], [(0, 0.6), (0.42, 0.2)], [(0.42, 0.2), (0, -0.1)], [(0, -0.1), (0.45, -0.6)]],
    [
        [(-0.35, -0.6), (-0.35, 0.6)],
        [(0.35, -0.6), (0.35, 0.6)],
        [(-0.35, 0.45), (0.35, -0.2)],
        [(0.35, 0.45), (-0.35, -0.2)],
    ],
    [[(0, -0.6), (0, 0.6)], [(0, 0.6), (-0.45, 0.1)], [(0, 0.6), (0.45, 0.1)]],
)


def scene() -> None:
    """Sets the picture up."""
    stone = m.opal(((0.02, 0.1, 0.5), (0.03, 0.2, 0.75), (0.01, 0.05, 0.3)), 0.12, scale=1.2, rough=0.06)
    cube = Clay().place((0, 0, 1.5), (35, 0, 45))
    cube.box((0, 0, 0), (2 * HALF,) * 3)
    edge = cube.mesh(stone, smooth=False, bevel=0.06)
    edge.modifiers[0].segments = 3
    lines, frames = Clay(), Clay()
    lines.turn = frames.turn = cube.turn
    axes = [Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))]
    faces = [(axes[k] * s, axes[(k + 1) % 3], axes[(k + 2) % 3]) for k in range(3) for s in (-1, 1)]
    shown = sorted(faces, key=lambda face: (cube.turn.to_3x3() @ face[0]).dot(Vector((0, 1, -0.3))))[:3]
    for (out, across, up), rune in zip(shown, RUNES, strict=True):
        flat = out * (HALF + 0.005)
        for a, b in rune:
            lines.tube([flat + across * p + up * q for p, q in (a, b)], [0.055, 0.055], n=8, steps=1)
        square = [
            flat + across * p + up * q
            for p, q in ((-0.74, -0.74), (0.74, -0.74), (0.74, 0.74), (-0.74, 0.74), (-0.74, -0.74))
        ]
        frames.tube(square, [0.022] * 5, n=6, steps=1)
    lines.mesh(m.glow((0.45, 0.95, 1), 2.6))
    frames.mesh(m.gold())
    backdrops.sparks((0.5, 0.9, 1), (0, -0.3, 1.5), (2.6, 0.8, 2.0), count=50, strength=1.0)
    stage.lamp((0, -2.0, 1.4), 30, (0.4, 0.85, 1))
    ground.item("ice")
