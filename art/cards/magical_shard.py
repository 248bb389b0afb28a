"""A shard of crystal floats above a velvet cushion and shines in four colours: it costs nothing and gives any one."""

from mathutils import Vector

from art.kit import architecture, backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay


def scene() -> None:
    """Sets the picture up."""
    colours = ((1, 0.1, 0.02), (0.06, 0.8, 0.08), (0.03, 0.2, 1), (0.4, 0.06, 1))
    shard = Clay().place((0, 0, 2.15), (8, 12, 20))
    shard.lathe([(0.001, -1.15), (0.38, -0.2), (0.44, 0.25), (0.3, 0.75), (0.001, 1.1)], n=6)
    shard.mesh(m.glass((0.75, 0.9, 1), 0.02, 1.3, 0.22), smooth=False)
    core = Clay().place((0, 0, 2.15), (8, 12, 20))
    core.tube([(0, 0, -0.8), (0.05, 0, 0), (0, 0, 0.75)], [0.01, 0.12, 0.01], n=12, side=(1, 0, 0))
    core.mesh(m.soft((0.8, 0.95, 1), (0.2, 0.5, 1), 1.5, thick=0.9))
    for k, colour in enumerate(colours):
        splinter = props.ring(k, 4, 1.05, 0.6)
        spot = Vector((splinter.x, splinter.y * 0.5, 2.1 + 0.35 * (-1) ** k))
        props_turn = (20 * k, 30 - 25 * k, 30 * k)
        bit = Clay().place(spot, props_turn, 0.3)
        bit.lathe([(0.001, -1), (0.4, -0.1), (0.3, 0.4), (0.001, 0.9)], n=5).mesh(m.glow(colour, 1.1), smooth=False)
        stage.lamp(spot + Vector((0, -0.2, 0)), 12, colour)
        path = [props.ring(i, 28, 1.05, 0.6 + k * 1.5708) for i in range(7)]
        line = [Vector((p.x, p.y * 0.5, spot.z - 0.03 * i)) for i, p in enumerate(path)]
        trail = Clay().tube(line, [0.02 - 0.003 * i for i in range(7)], n=8)
        trail.mesh(m.soft(colour, colour, 0.9, thick=0.8)).visible_shadow = False
    Clay().ball((0, 0, 0.98), (0.72, 0.6, 0.2)).mesh(m.cloth((0.14, 0.02, 0.06)))
    for s in (-1, 1):
        for t in (-1, 1):
            Clay().ball((s * 0.62, t * 0.42, 0.95), 0.09).mesh(m.gold())
    props.plinth((0, 0, 0), 0.72, 0.85, m.stone((0.15, 0.13, 0.14)))
    architecture.arch((0, 2.2, 0), 1.8, 2.0, m.stone((0.13, 0.12, 0.14)), thick=0.42)
    for s in (-1, 1):
        props.candle((s * 1.5, 0.1, 0), 0.7, 0.11)
    backdrops.floor(m.stone((0.08, 0.07, 0.075)))
    backdrops.sparks((0.7, 0.9, 1), (0, -0.3, 2.2), (1.8, 0.6, 1.5), count=60, strength=3, size=0.014)
    backdrops.backdrop((0.13, 0.15, 0.3), (0.006, 0.006, 0.012), (0, 6, 2.4), 4.0, 0.85)
    stage.rig((1, 0.85, 0.7), (0.5, 0.65, 1), at=(0, 0, 1.8), power=0.8)
    stage.camera((0, -6.4, 2.1), (0, 0, 1.85), lens=50, f=2.4)
