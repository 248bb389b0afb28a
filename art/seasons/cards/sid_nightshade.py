"""A thief in leather, masked, under a full moon, a dagger in one hand and a stolen crystal in the other."""

from mathutils import Vector

from art.kit import backdrops, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.seasons import ground


def scene() -> None:
    """Sets the picture up."""
    skin = m.stuff((0.45, 0.28, 0.2), 0.5, sub=0.1)
    glove = m.stuff((0.05, 0.035, 0.03), 0.5, bump=0.3)
    thief = Figure(
        (0.035, 0.05, 0.09),
        left=(-0.85, -0.85, 1.75),
        right=(0.8, -0.9, 1.75),
        wide=0.9,
        skin=glove,
        face=skin,
        trim=ground.bronze(),
    )
    thief.build("hood")
    head = thief.head()
    mask = Clay().place(head)
    mask.ball((0, -0.09, -0.18), (0.235, 0.24, 0.2)).mesh(m.cloth((0.25, 0.02, 0.05)))
    eyes, pupils = Clay().place(head), Clay().place(head)
    for s in (-1, 1):
        eyes.ball((s * 0.1, -0.255, 0.035), (0.06, 0.03, 0.035))
        pupils.ball((s * 0.1 + 0.015, -0.285, 0.035), 0.022)
    eyes.mesh(m.glow((0.85, 0.85, 0.75), 0.7))
    pupils.mesh(m.stuff((0.01, 0.02, 0.01), 0.2))
    things.sword(Vector((-0.95, -1.05, 1.95)), 0.52, (0, -24, 0))
    gem = Vector((0.82, -1.12, 2.05))
    things.gem(gem, 0.36, ground.crystal(shine=1.3), tall=1.2)
    stage.lamp(gem + Vector((-0.1, -0.4, 0.1)), 9, (0.5, 0.7, 1))
    moon = Clay().ball((0.35, 4.6, 2.75), (1.9, 0.1, 1.9), n=56)
    moon.mesh(m.opal(((0.95, 0.92, 0.75), (0.75, 0.78, 0.8), (1, 0.98, 0.9)), 0.75, scale=0.9))
    roofs = Clay()
    for x, high, wide in ((-2.6, 1.3, 0.9), (-1.6, 0.9, 0.6), (1.8, 1.0, 0.7), (2.7, 1.5, 0.9)):
        roofs.box((x, 3.4, high / 2 - 0.3), (wide * 1.7, 0.6, high + 0.6))
        roofs.add([(x - wide, 3.0, high), (x + wide, 3.0, high), (x, 3.0, high + wide * 0.9)], [(0, 1, 2)])
    roofs.mesh(m.stuff((0.012, 0.016, 0.035), 0.9), smooth=False)
    backdrops.stars(5.6, count=90)
    ground.sky("night", at=(0.35, 6, 2.7), reach=6)
    stage.panel((-3.2, -3.6, 4.0), (0, 0, 2), 260, (0.8, 0.88, 1), size=1.8)
    for s in (-1, 1):
        stage.panel((3 * s, 2.6, 3.6), (0, 0, 2.2), 420, (0.7, 0.8, 1), size=1.4)
    stage.lamp((0.3, -2.4, 2.8), 14, (1, 0.9, 0.8))
    stage.camera((0, -6.3, 2.4), (0, 0, 2.15), lens=54, f=3.2)
