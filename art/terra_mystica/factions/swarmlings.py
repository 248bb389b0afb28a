"""The Swarmlings: a face of deep water, with a shoal of small fry for its hair and beard."""

from __future__ import annotations

import math
import random

from mathutils import Vector

from art.kit import backdrops, sculpt, seabed, stage
from art.kit import clockwork as c
from art.kit import materials as m
from art.kit.clay import Clay
from art.terra_mystica.bust import BLUE, FACE, eyes, face, mouth, stand, turned


def fish(clay: Clay, where: Vector, ahead: Vector, out: Vector, size: float) -> None:
    """One fish that swims ahead along a surface, its flank turned out."""
    body = where - ahead * size
    clay.leaf(body, where + ahead * size, 0.62 * size, normal=out, blunt=0.62)
    tail = body + ahead * 0.12 * size
    side = ahead.cross(out).normalized()
    for s in (-1, 1):
        clay.leaf(tail, tail + (side * s * 0.55 - ahead * 0.75) * size * 0.8, 0.3 * size, normal=out)


def shoal() -> tuple[list[Clay], Clay]:
    """The fish around the face, in three tints, and their eyes: all swim from the chin up over the crown.
    Four more are its brows and its moustache."""
    whole = sculpt.melt(0.02, face(wide=1.1, cheeks=1.15, brow=1.3, nose=1.1), mouth(0.06, wide=1.1))
    tints, pupils = [Clay(), Clay(), Clay()], Clay()
    for _ in range(430):
        turn, rise = random.uniform(-118, 118), math.degrees(math.asin(random.uniform(-0.93, 0.98)))
        a, b = math.radians(turn), math.radians(rise)
        way = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
        found = c.onto(whole, way * 2.0 + Vector((0, 0, -0.05)), -way)
        if not found:
            continue
        spot, out = found[0]
        if ((spot.x / 0.5) ** 2 + ((spot.z + 0.06) / 0.52) ** 2) < 1 and spot.y < 0:
            continue
        up = Vector((0.5 * math.copysign(1, spot.x) * (0.4 - spot.z), 0, 1)).normalized()
        ahead = (up - out * up.dot(out) + out.cross(up) * random.uniform(-0.35, 0.35)).normalized()
        size = random.uniform(0.09, 0.15)
        fish(
            random.choice(tints), spot + out * random.uniform(0.0, 0.05), ahead, (out + ahead * 0.25).normalized(), size
        )
        pupils.ball(spot + ahead * size * 0.6 + out * 0.06, 0.016, n=8)
    for s in (-1, 1):
        for spot, ahead, size in (
            (Vector((s * 0.29, -0.68, 0.36)), Vector((-s, -0.25, -0.12)), 0.19),
            (Vector((s * 0.2, -0.74, -0.25)), Vector((-s, -0.3, 0.3)), 0.15),
        ):
            fish(tints[1], spot, ahead.normalized(), Vector((0, -1, 0.35)).normalized(), size)
            pupils.ball(spot + ahead.normalized() * size * 0.6 + Vector((0, -0.05, 0.02)), 0.02, n=8)
    return tints, pupils


def strays() -> Clay:
    """Fish that come and go around the head."""
    clay = Clay()
    for _ in range(34):
        a, r = random.uniform(0, 2 * math.pi), random.uniform(0.95, 1.7)
        where = Vector((r * math.sin(a), random.uniform(-0.3, 0.9), 0.1 + r * math.cos(a)))
        ahead = Vector((math.cos(a), random.uniform(-0.2, 0.2), -math.sin(a))).normalized()
        fish(clay, where, ahead, Vector((0.1, -1, 0.2)).normalized(), random.uniform(0.06, 0.13))
    return clay


def scene() -> None:
    """Sets the picture up."""
    colours = ((0.25, 0.7, 1.0), (0.6, 0.92, 1.0), (0.1, 0.5, 0.95))
    with turned(yaw=-16, pitch=1, at=(0, 0, 0.1), size=1.22):
        core = sculpt.melt(0.02, face(wide=1.1, cheeks=1.15, brow=1.3, nose=1.1), mouth(0.06, wide=1.1, full=1.2))
        water = m.stuff((0.0, 0.2, 0.36), 0.12, coat=1.0, dark=0.5, light=1.4, sub=0.25)
        sculpt.mesh(core, FACE, water, step=0.02)
        tints, pupils = shoal()
        for clay, colour in zip(tints, colours, strict=True):
            clay.mesh(m.stuff(colour, 0.1, coat=1.0, dark=0.7, light=1.4), thick=0.012)
        pupils.mesh(m.stuff((0.005, 0.005, 0.01), 0.2))
        eyes(
            (1.0, 0.62, 0.1),
            m.stuff((0.0, 0.2, 0.36), 0.12, coat=1.0),
            shine=2.2,
            shut=0.75,
            low=0.75,
            wide=1.08,
            size=0.135,
        )
    strays().mesh(m.stuff((0.15, 0.5, 0.9), 0.1, coat=1.0, dark=0.7, light=1.4), thick=0.012)
    seabed.bubbles([(-1.1, 0.3, -1.2), (1.15, 0.2, -1.2)], count=22, high=2.8)
    backdrops.mist((0.1, 0.5, 0.9), at=(0, 2.4, -0.6), spread=(2.4, 0.4, 0.3), count=8, strength=0.2)
    stage.lamp((0, -2.2, -1.2), 30, (0.2, 0.7, 1.0))
    stand(BLUE, bright=1.0, key=(0.9, 0.95, 1.0))
