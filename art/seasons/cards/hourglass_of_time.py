"""An hourglass of brass with sand in four layers, one for each season: something every time the season changes."""

from mathutils import Vector

from art.kit import materials as m
from art.kit import props, stage
from art.kit.clay import Clay, along
from art.kit.mechanics import brass
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    frame = Clay()
    for z in (0.0, 2.72):
        frame.lathe([(0, z), (1.0, z), (1.05, z + 0.06), (0.95, z + 0.14), (0.9, z + 0.2), (0, z + 0.2)], n=48)
    for k in range(4):
        a = props.ring(k, 4, 0.88, 0.42)
        line = [a + Vector((0, 0, z)) for z in (0.1, 0.6, 1.46, 2.3, 2.8)]
        frame.tube(line, [0.06, 0.1, 0.06, 0.1, 0.06], n=12)
        frame.ball(a + Vector((0, 0, 1.46)), 0.11)
    frame.mesh(brass())
    shape = [
        (0.05, 0.2),
        (0.7, 0.24),
        (0.74, 0.6),
        (0.5, 1.1),
        (0.09, 1.46),
        (0.5, 1.82),
        (0.74, 2.32),
        (0.7, 2.68),
        (0.05, 2.72),
    ]
    smooth = [(p.x, p.y) for p in along([(r, z, 0) for r, z in shape], 6)]
    Clay().lathe(smooth, n=48).mesh(m.glass((0.95, 0.98, 1)), thick=0.02).visible_shadow = False
    for k, colour in enumerate(ground.SEASONS):
        for low, high in ((0.25 + 0.16 * k, 0.41 + 0.16 * k), (1.6 + 0.18 * k, 1.78 + 0.18 * k)):
            side = [(r * 0.92, z) for r, z in smooth if low - 0.03 <= z <= high + 0.03]
            if k == 3 and low < 1:
                side = [*side[:2], (0.25, high + 0.12), (0.02, high + 0.2)]
            sand = Clay().lathe([(0, side[0][1]), *side, (0, side[-1][1])], n=40)
            sand.mesh(m.stuff(colour, 0.8, bump=0.3, scale=30, dark=0.75, light=1.15))
    Clay().tube([(0, 0, 1.6), (0, 0, 0.9)], [0.03, 0.03], n=8).mesh(m.glow((0.3, 0.55, 1), 1.2))
    stage.lamp((0.4, -1.8, 1.5), 25, (1, 0.9, 0.7))
    ground.item("amber", near=0.9)
