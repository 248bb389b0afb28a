"""A king with wings, of white marble, who prays: worth nothing but the twenty crystals he brings."""

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.beasts import bird_wing
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    marble = m.stuff((0.72, 0.74, 0.8), 0.4, bump=0.12, scale=3, dark=0.7, light=1.1, sub=0.1)
    king = Figure(left=(-0.1, -0.55, 1.95), right=(0.1, -0.55, 1.98), wide=0.78, skin=marble, face=marble, trim=marble)
    king.build("circlet", beard=(0.7, 0.7, 0.7), mantle=False)
    for s in (-1, 1):
        line = [(s * 0.25, 0.2, 2.1), (s * 0.8, 0.22, 2.75), (s * 1.3, 0.2, 3.05), (s * 1.75, 0.16, 2.9)]
        ways = [(s * 0.12, 0, -1), (s * 0.2, 0, -1), (s * 0.28, 0, -1), (s * 0.5, 0, -1)]
        bird_wing(line, ways, 1.15, marble, marble, marble)
    crown = Clay().place(king.head(), (-8, 0, 0))
    crown.lathe([(0.28, 0.16), (0.33, 0.17), (0.34, 0.3), (0.3, 0.3)], n=40)
    for k in range(8):
        d = props.ring(k, 8, 0.32)
        crown.spike(d + stage.Vector((0, 0, 0.28)), d * 1.15 + stage.Vector((0, 0, 0.56)), 0.075)
    crown.mesh(m.gold())
    for thing in stage.bpy.data.objects:
        if thing.type == "MESH":
            if thing.data.materials[0] != m.gold():
                thing.data.materials.clear()
                thing.data.materials.append(marble)
            thing.scale = [0.8] * 3
            thing.location = thing.location * 0.8 + stage.Vector((0, 0, 0.15))
    Clay().box((0, 0, 0.1), (1.7, 1.3, 0.26)).mesh(m.stone((0.18, 0.2, 0.26)), smooth=False, bevel=0.04)
    for k, x in enumerate((-1.25, -0.9, 0.95, 1.25, -1.5, 1.55)):
        things.gem((x, -0.85 + 0.16 * (k % 3), 0.18), 0.24, ground.crystal(), turn=(14 * k, 20 - 12 * k, 0), tall=1.2)
    beam = Clay().tube([(0, 0.5, 4.2), (0, 0.5, 0.2)], [0.5, 1.3], n=40, steps=2)
    beam.mesh(m.soft((0.6, 0.8, 1), (0.3, 0.55, 1), 0.25, thick=0.25, tight=0.95)).visible_shadow = False
    backdrops.sparks((0.7, 0.85, 1), (0, -0.4, 1.8), (2.6, 0.6, 2.0), count=36, strength=0.8)
    stage.spot((0, -2.5, 6), (0, 0, 1.8), 500, (0.9, 0.95, 1), angle=0.6)
    ground.item("blue", near=0.95)
