"""A vault under the earth: a stone coffin is pushed open from within, and a dead hand gives back what was lost."""

import math
import random

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay

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
        x = -1.2 + 0.8 * k
        place = local(x, -0.72, 0.36)
        frame = Clay().place(place, (0, 0, TURN))
        architecture.arch((0, 0, 0), 0.26, 0.26, thick=0.07, deep=0.08, clay=frame)
        frame.mesh(stone, smooth=False, bevel=0.01)
        props.skull(place + Vector((0, -0.02, 0.22)), 0.62, (0, 0, TURN))
    lid = Clay().place(local(0.55, 0.52, 1.2), (9, 4, TURN - 24))
    lid.box((0, 0, 0), (3.4, 1.35, 0.16)).box((0, 0, 0.1), (3.1, 1.1, 0.1))
    lid.box((0, 0, 0.18), (2.3, 0.16, 0.08)).box((-0.6, 0, 0.18), (0.16, 0.8, 0.08))
    lid.mesh(m.stone((0.27, 0.25, 0.27)), smooth=False, bevel=0.035)


def arm(root: Vector, wrist: Vector, up: Vector, spread: float) -> list[Vector]:
    """The bones of a forearm and a hand; answers where its fingers end."""
    bones = Clay()
    side = (wrist - root).cross(Vector((0, 1, 0))).normalized()
    for s in (-1, 1):
        props.bone(root + side * 0.06 * s, wrist + side * 0.035 * s, 0.045, bones)
    tips = []
    for k in range(5):
        a = (k - 2) * spread
        way = (up * math.cos(a) + side * math.sin(a)).normalized()
        here, long = wrist + way * 0.05, (0.2, 0.25, 0.27, 0.25, 0.2)[k]
        for j in range(4):
            step = way * long * (1, 0.72, 0.52, 0.4)[j] + Vector((0, -0.05, -0.012)) * j
            bones.tube(
                [here, here + step * 0.5, here + step], [0.034 - 0.005 * j, 0.02 - 0.002 * j, 0.03 - 0.005 * j], n=9
            )
            bones.ball(here + step, 0.034 - 0.005 * j, n=10)
            here = here + step
        tips.append(here)
    bones.ball(wrist, 0.09)
    bones.mesh(m.bone())
    return tips


def gift(where: Vector) -> None:
    """A crown, long thought lost."""
    crown = Clay().place(where, (-12, 10, 0), 0.9)
    crown.lathe([(0.34, -0.1), (0.36, -0.1), (0.39, 0.1), (0.37, 0.1), (0.34, -0.1)], n=48)
    for k in range(8):
        d = props.ring(k, 8, 0.37)
        crown.spike(d + Vector((0, 0, 0.06)), d * 1.12 + Vector((0, 0, 0.36 if k % 2 else 0.26)), 0.085)
        crown.ball(d * 1.12 + Vector((0, 0, 0.38 if k % 2 else 0.28)), 0.035, n=10)
    crown.mesh(m.gold())
    gems = Clay().place(where, (-12, 10, 0), 0.9)
    for k in range(8):
        gems.ball(props.ring(k, 8, 0.39, 0.39) + Vector((0, 0, 0.0)), (0.05, 0.05, 0.06), n=12)
    gems.mesh(m.glow((0.4, 0.04, 1), 1.2))


def scene() -> None:
    """Sets the picture up."""
    coffin()
    hand = local(-0.75, -0.25, 1.72)
    arm(local(-0.55, 0.0, 0.7), hand, Vector((-0.12, -0.1, 1)), 0.3)
    arm(local(0.35, -0.1, 0.75), local(0.3, -0.62, 1.16), Vector((0.1, -1, -0.12)), 0.22)
    gift(hand + Vector((-0.08, -0.08, 0.78)))
    ghost = Clay()
    for _ in range(46):
        x, y = random.uniform(-1.4, 0.3), random.uniform(-0.4, 0.3)
        foot, high = local(x, y, 0.8), random.uniform(0.7, 1.9)
        sway = random.uniform(-0.25, 0.25)
        rise = [
            Vector((0, 0, 0)),
            Vector((sway, 0, high * 0.4)),
            Vector((-sway, 0, high * 0.75)),
            Vector((sway, 0, high)),
        ]
        ghost.tube([foot + step for step in rise], [0.02, 0.1, 0.07, 0.004], n=9)
    ghost.mesh(fires.burning(0.8, 2.6, fires.VIOLET, 0.8, thick=0.3, torn=0.6)).visible_shadow = False
    stage.lamp(local(-0.5, 0.0, 1.0), 70, stage.DEATH, size=0.3)
    stage.lamp(local(-0.8, -0.6, 2.0), 12, stage.DEATH, size=0.2)
    dark = m.stone((0.11, 0.1, 0.115))
    for k in range(4):
        architecture.arch((0, 1.5 + 1.3 * k, 0), 2.75, 1.5, dark, thick=0.42, deep=0.5)
    architecture.wall((0, 6.6, -0.3), 8, 6, dark, block=0.7)
    for s in (-1, 1):
        for k in range(3):
            place = (s * 2.2, 1.0 + 1.3 * k, 0)
            props.candle(place, 0.6 + 0.25 * ((k + s) % 2), 0.12, power=9)
        props.skull((s * 2.0 + 0.2, -0.75, 0.22), 0.85, (0, 0, -s * 25))
    props.candle((-2.3, -0.5, 0), 0.42, 0.11)
    props.candle((2.45, -0.35, 0), 0.75, 0.11)
    backdrops.floor(m.stuff((0.07, 0.06, 0.075), 0.4, bump=0.5, scale=3))
    backdrops.mist((0.35, 0.15, 0.7), at=(0, 1.9, 0.15), spread=(3, 1.4, 0.12), count=26, strength=0.25)
    backdrops.mist((0.35, 0.15, 0.7), at=(0, -0.9, 0.02), spread=(3, 0.4, 0.05), count=12, strength=0.15)
    backdrops.sparks((0.6, 0.25, 1), (-0.5, 0, 2.2), (1.8, 0.8, 1.4), count=60, strength=2.5, size=0.014)
    stage.lamp((0, 5.2, 2.2), 130, (0.4, 0.18, 1), size=0.5)
    stage.panel((-2.6, -4.6, 3.4), (0, -0.4, 0.9), 260, (1, 0.84, 0.66), size=2)
    stage.rig((1, 0.8, 0.58), (0.5, 0.3, 1), at=(0, 0, 1.2), power=1.1)
    stage.camera((0.0, -6.7, 2.7), (-0.1, 0, 1.55), lens=48, f=3.2, focus=(-0.4, -0.5, 1.6))
