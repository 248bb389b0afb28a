"""A vault under the earth: a king long dead rises from his coffin, crowned, sword in hand; what was lost comes back."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, bones, fires, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences

TURN = -16


def local(x: float, y: float, z: float) -> Vector:
    """A point of the coffin in the world."""
    return Clay().place((0, 0, 0), (0, 0, TURN)).turn @ Vector((x, y, z))


def coffin() -> None:
    """A carved coffin; its lid has been pushed aside."""
    stone = m.stone((0.24, 0.22, 0.24))
    walls = Clay().place((0, 0, 0), (0, 0, TURN))
    walls.box((0, -0.62, 0.62), (3.3, 0.18, 0.9)).box((0, 0.62, 0.62), (3.3, 0.18, 0.9))
    walls.box((-1.6, 0, 0.62), (0.18, 1.3, 0.9)).box((1.6, 0, 0.62), (0.18, 1.3, 0.9))
    walls.box((0, 0, 0.1), (3.75, 1.75, 0.22)).box((0, 0, 0.26), (3.5, 1.5, 0.12))
    walls.box((0, -0.66, 1.02), (3.45, 0.2, 0.12)).box((0, 0.66, 1.02), (3.45, 0.2, 0.12))
    walls.mesh(stone, smooth=False, bevel=0.03)
    for k in range(4):
        place = local(-1.2 + 0.8 * k, -0.72, 0.36)
        frame = Clay().place(place, (0, 0, TURN))
        architecture.arch((0, 0, 0), 0.26, 0.26, thick=0.07, deep=0.08, clay=frame)
        frame.mesh(stone, smooth=False, bevel=0.01)
        props.skull(place + Vector((0, -0.02, 0.22)), 0.62, (0, 0, TURN))
    lid = Clay().place(local(0.95, 0.62, 1.2), (9, 4, TURN - 24))
    lid.box((0, 0, 0), (2.9, 1.35, 0.16)).box((0, 0, 0.1), (2.6, 1.1, 0.1))
    lid.mesh(m.stone((0.27, 0.25, 0.27)), smooth=False, bevel=0.035)


def fingers(wrist: Vector, up: Vector, side: Vector, spread: float) -> None:
    """The bones of a hand."""
    hand = Clay()
    for k in range(5):
        a = (k - 2) * spread
        way = (up * math.cos(a) + side * math.sin(a)).normalized()
        here, long = wrist + way * 0.05, (0.2, 0.25, 0.27, 0.25, 0.2)[k]
        for j in range(4):
            step = way * long * (1, 0.72, 0.52, 0.4)[j] + Vector((0, -0.05, -0.012)) * j
            hand.tube(
                [here, here + step * 0.5, here + step], [0.04 - 0.005 * j, 0.026 - 0.002 * j, 0.036 - 0.005 * j], n=9
            )
            hand.ball(here + step, 0.04 - 0.005 * j, n=10)
            here = here + step
    hand.ball(wrist, 0.1)
    hand.mesh(m.bone())


def arm(shoulder: Vector, elbow: Vector, wrist: Vector) -> None:
    """One bone above the elbow, two below."""
    limb = Clay()
    props.bone(shoulder, elbow, 0.07, limb)
    side = (wrist - elbow).cross(Vector((0, 1, 0))).normalized()
    for s in (-1, 1):
        props.bone(elbow + side * 0.06 * s, wrist + side * 0.035 * s, 0.045, limb)
    limb.mesh(m.bone())


def ribs(chest: Vector) -> None:
    """Spine, ribs and collar bones; he leans a little towards us."""
    cage = Clay()
    for k in range(9):
        cage.ball(chest + Vector((0, 0.12 - 0.02 * k, -0.62 + 0.16 * k)), (0.09, 0.1, 0.075), n=12)
    for k in range(6):
        z, wide = 0.34 - 0.155 * k, 0.46 - 0.035 * abs(k - 2)
        for s in (-1, 1):
            line = [(0, 0.1, z + 0.06), (s * wide * 0.75, 0.14, z + 0.04), (s * wide, -0.06, z - 0.05)]
            line += [(s * wide * 0.72, -0.28, z - 0.12), (s * 0.08, -0.34, z - 0.09)]
            cage.tube([chest + Vector(p) for p in line], [0.035, 0.042, 0.042, 0.04, 0.035], n=9)
    cage.tube([chest + Vector((0, -0.35, z)) for z in (0.34, 0.0, -0.4)], [0.06, 0.05, 0.03], n=10)
    for s in (-1, 1):
        line = [chest + Vector(p) for p in ((0, -0.3, 0.4), (s * 0.3, -0.2, 0.48), (s * 0.58, 0, 0.46))]
        cage.tube(line, [0.05, 0.04, 0.06], n=10)
        cage.ball(chest + Vector((s * 0.6, 0, 0.44)), 0.1, n=14)
    cage.mesh(m.bone())


def crown(where: Vector, turn: tuple[float, float, float]) -> None:
    """Gold, points with balls, gems that shine."""
    size = 0.95
    gold, gems = Clay().place(where, turn, size), Clay().place(where, turn, size)
    gold.lathe([(0.36, -0.1), (0.39, -0.1), (0.41, 0.1), (0.38, 0.1), (0.36, -0.1)], n=48)
    for z in (-0.1, 0.1):
        gold.lathe([(0.37, z - 0.025), (0.42, z - 0.02), (0.42, z + 0.02), (0.37, z + 0.025)], n=48)
    for k in range(9):
        out = props.ring(k, 9, 0.39, -math.pi / 2)
        gold.spike(out + Vector((0, 0, 0.06)), out * 1.14 + Vector((0, 0, 0.46)), 0.115)
        gold.ball(out * 1.15 + Vector((0, 0, 0.48)), 0.05, n=12)
        gems.ball(props.ring(k, 9, 0.415, -math.pi / 2), (0.065, 0.065, 0.075), n=12)
    gold.mesh(m.gold())
    gems.mesh(m.glow((0.4, 0.04, 1), 1.6))


def king() -> None:
    """He holds on to the edge with one hand and lifts his sword with the other."""
    chest = local(-0.55, 0.05, 1.22)
    ribs(chest)
    neck = chest + Vector((0, -0.1, 0.62))
    head = Clay().place(neck + Vector((0, -0.14, 0.38)), (15, 0, -8), 0.66)
    bones.great_skull(head, jaw=10)
    for s in (-1, 1):
        Clay().ball(head.turn @ Vector((s * 0.21, -0.42, 0.02)), 0.03, n=14).mesh(m.glow((0.6, 0.25, 1), 3.5))
    crown(head.turn @ Vector((0, 0.12, 0.5)), (8, 0, -8))
    right, left = chest + Vector((-0.62, 0, 0.42)), chest + Vector((0.62, 0, 0.42))
    edge = local(0.32, -0.64, 1.16)
    arm(left, left + Vector((0.34, -0.2, -0.5)), edge)
    fingers(edge, Vector((0.1, -1, -0.12)), Vector((1, 0.1, 0)), 0.22)
    lifted = right + Vector((-0.5, -0.46, -0.05))
    arm(right, right + Vector((-0.42, -0.1, -0.55)), lifted)
    fingers(lifted, Vector((-0.15, -0.25, 1)), Vector((1, 0, 0.2)), 0.14)
    things.sword(lifted + Vector((-0.06, -0.2, 0.62)), 0.62, (0, -8, 20))


def scene() -> None:
    """Sets the picture up."""
    coffin()
    king()
    ghost = Clay()
    for _ in range(46):
        foot, high = local(random.uniform(-1.4, 0.5), random.uniform(0.0, 0.45), 0.8), random.uniform(0.6, 1.6)
        sway = random.uniform(-0.25, 0.25)
        rise = [Vector((s * sway, 0, high * t)) for s, t in ((0, 0), (1, 0.4), (-1, 0.75), (1, 1))]
        ghost.tube([foot + step for step in rise], [0.02, 0.1, 0.07, 0.004], n=9)
    ghost.mesh(fires.burning(0.8, 2.4, fires.VIOLET, 0.7, thick=0.28, torn=0.6)).visible_shadow = False
    stage.lamp(local(-0.5, 0.1, 0.95), 60, essences.DEATH, size=0.3)
    dark = m.stone((0.11, 0.1, 0.115))
    for k in range(4):
        architecture.arch((0, 1.5 + 1.3 * k, 0), 2.75, 1.5, dark, thick=0.42, deep=0.5)
    architecture.wall((0, 6.6, -0.3), 8, 6, dark, block=0.7)
    for s in (-1, 1):
        for k in range(3):
            props.candle((s * 2.2, 1.0 + 1.3 * k, 0), 0.6 + 0.25 * ((k + s) % 2), 0.12, power=9)
    props.candle((-2.3, -0.5, 0), 0.42, 0.11)
    props.candle((2.3, -0.45, 0), 0.75, 0.11)
    backdrops.floor(m.stuff((0.07, 0.06, 0.075), 0.4, bump=0.5, scale=3))
    backdrops.mist((0.35, 0.15, 0.7), at=(0, 1.9, 0.15), spread=(3, 1.4, 0.12), count=26, strength=0.25)
    backdrops.sparks((0.6, 0.25, 1), (-0.5, 0, 2.2), (1.8, 0.8, 1.4), count=50, strength=2.5, size=0.014)
    stage.lamp((-0.4, 4.6, 2.4), 260, (0.4, 0.18, 1), size=0.5)
    stage.panel((-2.6, -4.6, 3.4), (-0.3, -0.4, 1.6), 190, (1, 0.84, 0.66), size=2)
    stage.rig((1, 0.8, 0.58), (0.5, 0.3, 1), at=(0, 0, 1.5), power=1.1)
    stage.camera((0.0, -6.8, 2.5), (-0.1, 0, 1.66), lens=48, f=3.2, focus=(-0.4, -0.5, 1.9))
