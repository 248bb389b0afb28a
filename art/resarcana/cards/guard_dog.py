"""A great black hound with ember eyes bares its teeth: it guards Life, and a spark of Elan wakes it again."""

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.beasts import fur
from art.kit.clay import Clay
from art.resarcana import essences

PLACE = ((0.3, 0, 0), (0, 0, 30), 1.0)


def part() -> Clay:
    """A piece of the hound, which looks towards -x of its own."""
    return Clay().place(*PLACE)


def body() -> None:
    """Chest, neck and head with its snarling muzzle, all one."""
    b = part()
    b.tube(
        [(1.9, 0, 0.75), (1.0, 0, 0.95), (0.35, 0, 1.05), (-0.05, 0, 1.0)],
        [(0.5, 0.55), (0.58, 0.66), (0.62, 0.74), (0.5, 0.62)],
        n=24,
    )
    b.ball((0.1, 0, 0.85), (0.5, 0.56, 0.66)).ball((0.25, 0.42, 0.8), (0.36, 0.26, 0.55), mirror=True)
    b.tube(
        [(0.3, 0, 1.3), (0.0, 0, 1.75), (-0.2, 0, 2.15), (-0.28, 0, 2.4)],
        [(0.52, 0.56), (0.42, 0.46), (0.36, 0.4), (0.3, 0.34)],
        n=24,
    )
    b.tube([(0.1, 0.42, 0.7), (-0.02, 0.45, 0.3), (-0.05, 0.45, -0.3)], [0.26, 0.2, 0.17], mirror=True)
    b.ball((-0.42, 0, 2.52), (0.42, 0.36, 0.33)).ball((-0.3, 0.2, 2.4), (0.26, 0.18, 0.26), mirror=True)
    b.tube(
        [(-0.6, 0, 2.5), (-0.95, 0, 2.42), (-1.25, 0, 2.38), (-1.46, 0, 2.37)],
        [(0.27, 0.22), (0.2, 0.17), (0.18, 0.145), (0.14, 0.11)],
        n=22,
    )
    b.ball((-0.85, 0.15, 2.36), (0.28, 0.07, 0.11), mirror=True).ball(
        (-1.25, 0.12, 2.33), (0.18, 0.06, 0.09), mirror=True
    )
    b.tube(
        [(-0.45, 0, 2.2), (-0.75, 0, 2.02), (-1.05, 0, 1.92), (-1.25, 0, 1.9)],
        [(0.26, 0.14), (0.19, 0.1), (0.15, 0.08), (0.1, 0.06)],
        n=20,
    )
    b.ball((-0.68, 0.17, 2.68), (0.17, 0.1, 0.07), mirror=True).tube(
        [(-0.55, 0, 2.78), (-0.8, 0, 2.62), (-1.1, 0, 2.52)], [0.12, 0.09, 0.06]
    )
    for k in range(3):
        x = -0.82 - 0.13 * k
        b.tube(
            [(x, 0.19 - 0.02 * k, 2.44), (x - 0.02, 0.12, 2.53), (x, 0, 2.58 - 0.03 * k)],
            [0.03, 0.035, 0.03],
            mirror=True,
        )
    b.tube(
        [(-0.2, 0.22, 2.72), (-0.06, 0.32, 3.0), (0.12, 0.36, 3.28)],
        [(0.17, 0.08), (0.13, 0.06), (0.01, 0.01)],
        side=(1, 0.4, 0),
        mirror=True,
    )
    coat = m.stuff(
        (0.026, 0.019, 0.017), 0.5, bump=0.25, scale=13, stretch=(2.2, 1.2, 1.2), dark=0.5, light=1.5, sheen=0.1
    )
    fur(b.flesh(coat, voxel=0.03, smooth=4), count=42000, long=0.05, thick=0.005, lie=(0.7, 0, -0.4))


def jaws() -> None:
    """Gums, teeth, tongue, nose, eyes."""
    gums, teeth, eyes, nose, pupils = (part() for _ in range(5))
    gums.tube([(-0.6, 0, 2.3), (-1.0, 0, 2.27), (-1.38, 0, 2.28)], [(0.2, 0.06), (0.16, 0.05), (0.11, 0.04)], n=16)
    gums.tube([(-0.55, 0, 2.16), (-0.85, 0, 2.03), (-1.2, 0, 1.96)], [(0.19, 0.06), (0.14, 0.05), (0.09, 0.04)], n=16)
    gums.tube(
        [(-0.5, 0, 2.2), (-0.85, 0, 2.12), (-1.12, 0, 2.06), (-1.25, 0, 2.0)],
        [(0.12, 0.05), (0.11, 0.045), (0.1, 0.04), (0.05, 0.02)],
        n=14,
    )
    gums.mesh(m.stuff((0.3, 0.04, 0.035), 0.25, coat=0.6, sub=0.1))
    for x, y, long in (
        (-1.4, 0.06, 0.1),
        (-1.36, 0.115, 0.27),
        (-1.24, 0.14, 0.09),
        (-1.12, 0.15, 0.11),
        (-1.0, 0.16, 0.13),
        (-0.87, 0.175, 0.12),
    ):
        teeth.spike((x, y, 2.29), (x + 0.02, y, 2.27 - long), 0.036, bend=(-0.015, 0, 0), mirror=True)
    for x, y, z, long in (
        (-1.21, 0.04, 1.97, 0.09),
        (-1.17, 0.09, 1.98, 0.23),
        (-1.05, 0.11, 1.99, 0.09),
        (-0.95, 0.125, 2.02, 0.1),
        (-0.85, 0.14, 2.05, 0.1),
    ):
        teeth.spike((x, y, z), (x - 0.02, y, z + long), 0.033, mirror=True)
    teeth.mesh(m.stuff((0.85, 0.78, 0.6), 0.3, coat=0.4))
    nose.ball((-1.5, 0, 2.43), (0.09, 0.115, 0.085)).ball((-1.53, 0.06, 2.4), (0.06, 0.05, 0.05), mirror=True)
    nose.mesh(m.stuff((0.012, 0.01, 0.011), 0.22, bump=0.3, scale=40, coat=0.6))
    eyes.ball((-0.75, 0.215, 2.585), (0.055, 0.055, 0.045), mirror=True).mesh(m.glow((1, 0.2, 0.015), 2.2))
    pupils.ball((-0.795, 0.235, 2.585), (0.016, 0.02, 0.028), mirror=True).mesh(m.stuff((0.004, 0.003, 0.003), 0.1))
    drool = part()
    for x, z in ((-1.18, 1.9), (-0.95, 1.97)):
        drool.tube([(x, -0.13, z), (x, -0.14, z - 0.14), (x, -0.14, z - 0.24)], [0.012, 0.008, 0.02], n=8)
    drool.mesh(m.glass((0.9, 0.95, 0.95), 0.05, 1.3))


def collar() -> None:
    """A broad iron collar with spikes like embers, a chain to the wall."""
    ring, spikes = part(), part()
    turn = Clay().place((-0.08, 0, 1.9), (0, -24, 0)).turn
    ring.turn = ring.turn @ turn
    spikes.turn = spikes.turn @ turn
    ring.lathe([(0.42, -0.12), (0.5, -0.13), (0.5, 0.13), (0.42, 0.12)], n=56)
    for z in (-0.12, 0.12):
        ring.tube([props.ring(k, 48, 0.5) + Vector((0, 0, z)) for k in range(49)], [0.028] * 49, n=8, steps=1)
    ring.mesh(m.iron())
    for k in range(14):
        spikes.spike(props.ring(k, 14, 0.48), props.ring(k, 14, 0.76), 0.075)
    spikes.mesh(m.glow((1, 0.1, 0.006), 1.1))
    stage.lamp(part().turn @ Vector((-0.75, -0.35, 1.75)), 9, essences.ELAN, size=0.15)
    props.chain(part().turn @ Vector((0.3, -0.5, 1.8)), (3.3, 0.6, 0.7), sag=0.5, link=0.16)


def scene() -> None:
    """Sets the picture up."""
    body()
    jaws()
    collar()
    architecture.arch((-0.55, 2.4, 0), 1.95, 2.0, m.stone((0.09, 0.085, 0.075)), thick=0.42)
    for s in (-1, 1):
        architecture.wall((-0.55 + s * 4.75, 2.6, -0.2), 4.8, 5.5, m.stone((0.04, 0.042, 0.04)), block=0.7)
    props.plinth((-1.75, 1.7, 0), 0.45, 0.8)
    fires.blaze((-1.75, 1.7, 0.75), 0.45, 1.5, fires.burning(0.7, 2.2, fires.GREEN, 1.0), count=26, licks=6)
    stage.lamp((-1.75, 1.2, 1.6), 130, essences.LIFE, size=0.3)
    backdrops.floor()
    backdrops.sparks((1, 0.35, 0.04), (-0.8, -0.6, 1.9), (2.4, 0.8, 1.8), count=46, strength=3, size=0.014)
    backdrops.mist((0.2, 0.5, 0.25), at=(0, 1.6, 0.2), spread=(3.5, 0.4, 0.2), count=14, strength=0.2)
    backdrops.backdrop((0.08, 0.34, 0.1), (0.006, 0.02, 0.008), (-0.55, 6, 2.3), 3.6, 0.95)
    stage.rig((1, 0.8, 0.6), (0.4, 1, 0.5), at=(0, 0, 1.9), power=1.9)
    stage.panel((-3.6, -3.4, 3.4), (-0.6, -0.3, 2.3), 330, (1, 0.78, 0.55), size=1.6)
    stage.camera((-0.5, -6.0, 1.75), (-0.25, 0, 1.98), lens=48, f=4, focus=(-0.9, -0.7, 2.3))
