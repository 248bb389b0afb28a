"""A clockwork man of brass carries a tray on which lights of the essences multiply; a great key winds him up."""

import math

from mathutils import Vector

from art.kit import backdrops, mechanics, props, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.resarcana import essences

PLACE = ((0.25, 0, 0), (0, 0, -27))

TRAY = Vector((-1.2, -0.62, 1.28))
ARMS = {-1: ((-0.98, 0.02, 1.22), (-1.1, -0.5, 1.12)), 1: ((0.92, -0.12, 1.3), (0.98, -0.62, 0.98))}
"""Elbow and hand: his right one is under the tray, his left one swings."""


def part() -> Clay:
    """A piece of the man, in his own place: he looks towards -y."""
    return Clay().place(*PLACE)


def here(point: Point) -> Vector:
    """A point of his in the world."""
    return part().turn @ Vector(point)


def trunk() -> None:
    """Body and head, riveted."""
    brass, copper = mechanics.brass(), mechanics.copper()
    shape = [(0, 0.9), (0.3, 0.92), (0.5, 1.05), (0.6, 1.3), (0.62, 1.6), (0.55, 1.85), (0.36, 1.98), (0.17, 2.02)]
    part().lathe([*shape, (0.17, 2.12), (0, 2.12)], n=64).mesh(brass)
    bands, rivets = part(), part()
    for z, r in ((1.12, 0.555), (1.78, 0.6)):
        bands.lathe([(r - 0.05, z - 0.06), (r + 0.02, z - 0.05), (r + 0.02, z + 0.05), (r - 0.05, z + 0.06)], n=64)
        for k in range(22):
            rivets.ball(props.ring(k, 22, r + 0.025) + Vector((0, 0, z)), 0.026, n=10)
    bands.mesh(copper)
    head = [(0, 2.08), (0.3, 2.1), (0.36, 2.16), (0.37, 2.5), (0.33, 2.54), (0.33, 2.58), (0.28, 2.74), (0.15, 2.85)]
    part().lathe([*head, (0.05, 2.88), (0.05, 2.97), (0.1, 3.02), (0, 3.08)], n=56).mesh(brass)
    part().lathe([(0.35, 2.5), (0.41, 2.52), (0.41, 2.57), (0.34, 2.6)], n=56).mesh(copper)
    for s in (-1, 1):
        for z in (2.2, 2.42):
            rivets.ball((s * 0.3, -0.23, z), 0.022, n=10)
        goggle = part()
        goggle.turn = goggle.turn @ Clay().place((s * 0.155, -0.325, 2.39), (90, 0, s * 14)).turn
        goggle.lathe([(0.09, 0), (0.13, 0.0), (0.13, 0.09), (0.1, 0.1), (0.09, 0.04)], n=28).mesh(copper)
        part().ball((s * 0.16, -0.37, 2.39), (0.085, 0.05, 0.085)).mesh(m.glow((1, 0.5, 0.06), 2.2))
    rivets.mesh(m.steel())
    teeth = part()
    for k in range(7):
        a = -math.pi / 2 + 0.13 * (k - 3)
        teeth.tube([(0.375 * math.cos(a), 0.375 * math.sin(a), z) for z in (2.16, 2.25)], [0.014, 0.014], n=8)
    teeth.mesh(m.glow((1, 0.3, 0.03), 1.6))


def works() -> None:
    """The window in his chest, with wheels going round behind it."""
    frame = part().turn @ Clay().place((0, -0.61, 1.5), (-4, 0, 0)).turn
    back, rim, screws = Clay(), Clay(), Clay()
    back.turn = rim.turn = screws.turn = frame
    rim.tube([Vector((0.44 * math.cos(a), 0, 0.44 * math.sin(a))) for a in _turns(40)], [0.07] * 41, n=12, steps=1)
    back.ball((0, 0.05, 0), (0.43, 0.03, 0.43)).mesh(m.glow((0.75, 0.16, 0.01), 1.0))
    rim.mesh(mechanics.copper())
    for a in _turns(8)[:-1]:
        screws.ball((0.44 * math.cos(a), -0.06, 0.44 * math.sin(a)), 0.03, n=10)
    screws.mesh(m.steel())
    dark = m.stuff((0.16, 0.09, 0.04), 0.4, 1.0, bump=0.1)
    for where, r, teeth, stuff in (
        ((-0.14, -0.03, 0.14), 0.26, 12, m.gold()),
        ((0.2, -0.05, -0.04), 0.19, 9, dark),
        ((-0.12, -0.06, -0.23), 0.16, 8, m.gold()),
        ((0.19, -0.02, 0.29), 0.11, 7, m.gold()),
    ):
        mechanics.gear(where, r, stuff, teeth=teeth, thick=0.05, frame=frame)
    stage.lamp(here((0, -0.95, 1.5)), 4, essences.GOLD, size=0.15)


def _turns(count: int) -> list[float]:
    return [2 * math.pi * k / count for k in range(count + 1)]


def limbs() -> None:
    """Legs in mid-step and arms held out, jointed with balls."""
    brass, copper = mechanics.brass(), mechanics.copper()
    rods, joints = part(), part()
    for s, (bent, held) in ARMS.items():
        step = -0.42 if s < 0 else 0.3
        lift = 0.0 if s < 0 else 0.1
        hip, knee = Vector((s * 0.27, 0, 0.98)), Vector((s * 0.29, step * 0.6 - 0.06, 0.56 + lift * 0.4))
        heel = Vector((s * 0.29, step, 0.17 + lift))
        rods.tube([hip, knee], [0.13, 0.11], n=18).tube([knee, heel], [0.13, 0.15], n=18)
        joints.ball(hip, 0.18).ball(knee, 0.15)
        rods.ball(heel + Vector((0, -0.12, -0.04)), (0.2, 0.33, 0.15))
        shoulder = Vector((s * 0.66, 0, 1.76))
        elbow, hand = Vector(bent), Vector(held)
        rods.tube([shoulder, elbow], [0.12, 0.1], n=18).tube([elbow, hand], [0.11, 0.09], n=18)
        joints.ball(shoulder, 0.2).ball(elbow, 0.14).ball(hand, 0.11)
        for dz in (-0.06, 0.07):
            claw = [hand, hand + Vector((s * 0.04, -0.14, dz * 1.6)), hand + Vector((-s * 0.06, -0.26, dz))]
            joints.tube(claw, [0.05, 0.045, 0.02], n=10)
    rods.mesh(brass)
    joints.mesh(copper)


def tray() -> None:
    """What he carries: every light has begotten another."""
    plate = part()
    plate.lathe([(0, -0.05), (0.58, -0.05), (0.66, 0.04), (0.7, 0.03), (0.62, -0.11), (0, -0.11)], TRAY, n=48)
    plate.mesh(m.gold())
    for k, colour in enumerate((essences.ELAN, essences.LIFE, essences.CALM, essences.GOLD)):
        deep = tuple(c**1.8 for c in colour)
        row, deep_in = 0.3 * (k - 1.5), 0.16 * (1 - 2 * (k % 2))
        spot = TRAY + Vector((0.89 * row - 0.45 * deep_in, 0.45 * row + 0.89 * deep_in, 0.12))
        for j, size in enumerate((0.17, 0.115, 0.075)):
            up = Vector((0.06 * (-1) ** j, 0, 0.32 * j - 0.03 * j * j))
            part().ball(spot + up, size, n=24).mesh(m.glow(deep, 0.9))
        stage.lamp(here(spot + Vector((0, -0.1, 0.3))), 6, colour, size=0.15)


def scene() -> None:
    """Sets the picture up."""
    trunk()
    works()
    limbs()
    tray()
    mechanics.winding_key(here((0.3, 0.4, 1.62)), here((0.98, 0.92, 1.78)), 0.92, m.gold(), lean=20)
    for x, y, z, r, teeth, dim in (
        (-2.5, 2.3, 2.9, 1.05, 18, 0.4),
        (2.1, 2.6, 3.3, 1.35, 22, 0.45),
        (2.9, 2.3, 1.2, 0.85, 15, 0.35),
        (-1.0, 2.7, 4.0, 0.8, 14, 0.4),
        (-2.9, 2.2, 1.0, 0.8, 14, 0.4),
    ):
        old = m.stuff((0.3 * dim * 2, 0.17 * dim * 2, 0.06 * dim * 2), 0.45, 1.0, bump=0.3, scale=8)
        mechanics.gear((x, y, z), r, old, teeth=teeth, thick=0.22, turn=(90, 10, 0))
    backdrops.floor(m.wood((0.13, 0.07, 0.035)))
    for x, y, r in ((-1.7, -0.9, 0.2), (1.55, -0.8, 0.26), (1.15, -1.25, 0.14)):
        mechanics.gear((x, y, 0.05), r, mechanics.brass(), teeth=11, thick=0.06, turn=(8, 4, 20))
    backdrops.sparks((1, 0.6, 0.15), (0, 0, 2.2), (2.8, 0.8, 2.0), count=40, strength=2.5, size=0.013)
    backdrops.backdrop((0.1, 0.2, 0.22), (0.008, 0.012, 0.016), (-0.1, 6, 2.0), 4.4, 0.9)
    stage.rig((1, 0.84, 0.62), (0.5, 0.7, 1), at=(0, 0, 1.6), power=0.95)
    stage.panel((-2.5, -4.2, 1.2), (0, 0, 1.5), 110, (1, 0.9, 0.75), size=2)
    stage.camera((-0.1, -6.6, 2.2), (0.02, 0, 1.56), lens=52, f=3.2, focus=(0, -0.6, 1.7))
