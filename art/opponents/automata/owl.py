"""The bronze owl: plates of verdigris for feathers, two great lenses for eyes. It has read everything."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, plates, sculpt, stage
from art.kit.clay import Clay
from art.opponents.automata.portrait import Mood, gaze, held, key, stand

EYE, AHEAD = Vector((0.37, -0.74, 0.1)), Vector((0.26, -1, 0.04))
SKULL = ((0, 0.05, 0.05), (1.0, 0.86, 0.86))
AMBER = (1.0, 0.5, 0.06)
HIT = Vector((0.62, -0.3, 0.62))


def bronze() -> bpy.types.Material:
    """Bronze, green with age, bare where feathers rub."""
    return plates.aged((0.42, 0.22, 0.08), (0.07, 0.3, 0.25), cover=0.62, scale=2.6, rub=(0.95, 0.6, 0.26))


def bare() -> bpy.types.Material:
    """The same without its age."""
    return plates.aged((0.62, 0.35, 0.13), (0.1, 0.2, 0.15), cover=0.18, scale=3.0, rub=(1.0, 0.68, 0.32))


def skull(mood: Mood) -> None:
    """The head under its feathers, dark; rows of plates over it from the crown to the nape."""
    sculpt.mesh(
        sculpt.melt(0.15, sculpt.ball(*SKULL), sculpt.mirrored(sculpt.ball((0.4, -0.35, 0.1), (0.5, 0.4, 0.5)))),
        ((-1.3, -1.2, -1.2), (1.3, 1.2, 1.2)),
        m.stuff((0.02, 0.03, 0.03), 0.6, 0.6),
        step=0.04,
    )
    coat = Clay()
    for row in range(9):
        rise = 78 - 15 * row
        count = max(6, round(24 * math.cos(math.radians(rise))))
        for k in range(count):
            turn = 360 * (k + 0.5 * (row % 2)) / count
            if abs((turn + 180) % 360 - 180) < 62 - 0.4 * max(rise, 0) and rise < 50:
                continue
            root, out = plates.ellipsoid(*SKULL, turn, rise)
            end, _ = plates.ellipsoid(*SKULL, turn, rise - 25)
            if mood.struck and min((root - HIT).length, (end - HIT).length) < 0.27:
                continue
            plates.plate(coat, root + out * 0.01, end + out * 0.08, 0.2, normal=out)
    coat.mesh(bronze(), thick=0.012)


def wound() -> None:
    """Where it was struck feathers fly off, and its works shine out."""
    Clay().ball(HIT * 0.86, 0.3).mesh(m.glow((1, 0.22, 0.02), 4))
    frame = c.facing(HIT, HIT)
    mechanics.gear((0, 0.02, 0), 0.2, m.iron(), teeth=10, thick=0.04, frame=frame)
    stage.lamp(HIT * 1.3, 10, (1, 0.35, 0.08), size=0.1)
    chips = Clay()
    for _ in range(11):
        far = random.random()
        spot = HIT + Vector((0.25 + 0.5 * far, -0.35 * random.random(), 0.1 + 0.65 * far * random.random()))
        way = Vector([random.gauss(0, 1) for _ in range(3)]).normalized() * random.uniform(0.14, 0.26)
        plates.plate(chips, spot, spot + way, 0.08, normal=(random.gauss(0, 1), -1, random.gauss(0, 1)), dome=0.3)
    chips.mesh(bare(), thick=0.012)


def disc(side: int) -> None:
    """The round face of feathers about an eye: two rings of narrow plates, shorter towards the beak."""
    frame = c.facing((side * EYE.x, EYE.y + 0.02, EYE.z), (side * AHEAD.x, AHEAD.y, AHEAD.z))
    for stuff, inner, outer, lift, count, wide in (
        (bronze(), 0.4, 0.74, 0.0, 30, 0.1),
        (bare(), 0.27, 0.52, -0.05, 24, 0.065),
    ):
        fan = c.part(frame)
        for k in range(count):
            a = 2 * math.pi * (k + 0.5) / count
            way = Vector((math.cos(a), 0, math.sin(a)))
            inward = -way.x * side
            far = min(outer, 0.42 / inward) if inward > 0.3 else outer
            root, tip = way * inner + Vector((0, 0.06 + lift, 0)), way * far + Vector((0, 0.02 + lift, 0))
            if far > inner + 0.06:
                plates.plate(fan, root, tip, wide, normal=(0, -1, 0), dome=0.3, ridge=0.15, curl=0.05)
        fan.mesh(stuff, thick=0.01)


def eye(side: int, mood: Mood) -> None:
    """A lens in a knurled setting, and its shutters."""
    spot = Vector((side * EYE.x, EYE.y, EYE.z))
    ahead = Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame = c.facing(spot, ahead)
    brass = mechanics.brass()
    c.bezel(c.facing(spot + ahead.normalized() * 0.1, ahead), 0.285, brass, wide=0.22, notches=36)
    Clay().ball(spot + Vector((0, 0.1, 0)), 0.29).mesh(m.stuff((0.004, 0.004, 0.004), 0.5))
    pupil = {"rest": 0.36, "pleased": 0.44, "struck": 0.2}[mood.name]
    dim = mood.struck and side > 0
    c.eyeball(
        frame, gaze(mood, spot, ahead), 0.27, c.iris(AMBER, 0.5 if dim else 2.4 * mood.shine, (pupil, pupil), 0.27)
    )
    if dim:
        c.cracked_lens(frame, gaze(mood, spot, ahead), 0.27, m.glow((1, 0.75, 0.45), 3))
    upper = mood.upper * (1.35 if dim else 1)
    c.lid(frame, 0.283, bare(), upper * 0.8, slant=side * mood.slant)
    c.lid(frame, 0.281, bare(), mood.lower * 0.95, below=True)


def beak(mood: Mood) -> None:
    """Hooked, between the eyes, polished by use."""
    gape = {"rest": 0, "pleased": 0.07, "struck": 0.12}[mood.name]
    hook = Clay()
    hook.tube(
        [(0, -0.82, 0.18), (0, -1.02, 0.08), (0, -1.1, -0.12), (0, -1.05, -0.32), (0, -0.98, -0.4)],
        [(0.07, 0.06), (0.125, 0.12), (0.115, 0.12), (0.06, 0.07), (0.006, 0.006)],
        n=28,
        side=(1, 0, 0),
    )
    lower = Clay()
    lower.tube(
        [(0, -0.82, -0.16 - gape), (0, -0.97, -0.22 - gape), (0, -0.985, -0.36 - gape)],
        [(0.09, 0.08), (0.08, 0.06), (0.006, 0.006)],
        n=22,
        side=(1, 0, 0),
    )
    for clay in (hook, lower):
        clay.mesh(m.stuff((0.75, 0.5, 0.2), 0.2, 1.0, bump=0.06, scale=8, dark=0.45))


def brows(mood: Mood) -> None:
    """A ridge of plates from the beak out to the tufts, which rise and fall with the mood."""
    lift = {"rest": 0.0, "pleased": 0.12, "struck": -0.16}[mood.name]
    spread = {"rest": 0.0, "pleased": -0.08, "struck": 0.34}[mood.name]
    for side in (-1, 1):
        ridge, tuft = Clay(), Clay()
        for k in range(9):
            t = k / 8
            root = Vector((side * (0.05 + 0.66 * t), -0.98 + 0.52 * t * t + 0.04 * t, 0.3 + 0.36 * t + lift * t))
            tip = root + Vector((side * (0.26 + 0.1 * t), 0.03 + 0.06 * t, 0.14 + 0.14 * t + 0.5 * lift * t))
            plates.plate(ridge, root, tip, 0.1, normal=(side * 0.35 * t, -1, 0.45), dome=0.35, ridge=0.2)
        for k in range(6):
            root = Vector((side * (0.5 + 0.05 * k), -0.5 + 0.1 * k, 0.7))
            tip = root + Vector((side * (0.2 + 0.07 * k + spread), 0.1, 0.66 - 0.09 * k + lift - spread * 0.5))
            plates.plate(
                tuft, root, tip, 0.13, normal=(side * 0.5, -1, 0.1), dome=0.3, ridge=0.16, curl=0.08, blunt=1.7
            )
        ridge.mesh(bare(), thick=0.014)
        tuft.mesh(bronze(), thick=0.014)


def breast() -> None:
    """The bust: a collar of brass with its train of wheels, and rows of larger plates below."""
    body = ((0, 0.25, -1.75), (1.25, 1.0, 1.15))
    sculpt.mesh(
        sculpt.ball(*body), ((-1.5, -1.2, -2.6), (1.5, 1.6, -0.3)), m.stuff((0.02, 0.03, 0.03), 0.6, 0.6), step=0.05
    )
    coat = Clay()
    for row in range(6):
        rise = 52 - 13 * row
        count = round(22 * math.cos(math.radians(rise))) + 4
        for k in range(count):
            turn = 360 * (k + 0.5 * (row % 2)) / count
            root, out = plates.ellipsoid(*body, turn, rise)
            end, _ = plates.ellipsoid(*body, turn, rise - 22)
            plates.plate(coat, root + out * 0.02, end + out * 0.1, 0.24, normal=out)
    coat.mesh(bronze(), thick=0.016)
    hoop = Clay().lathe([(0.7, -0.1), (0.86, -0.09), (0.9, 0), (0.86, 0.09), (0.7, 0.1)], (0, 0.12, -0.84), n=72)
    hoop.mesh(mechanics.brass())
    c.rivets(
        [((0.9 * math.sin(a), 0.12 - 0.9 * math.cos(a), -0.84), (math.sin(a), -math.cos(a), 0)) for a in _turns(28)],
        0.04,
        m.steel(),
    )


def _turns(count: int) -> list[float]:
    return [2 * math.pi * k / count for k in range(count)]


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    with held(mood.turn):
        skull(mood)
        if mood.struck:
            wound()
        for side in (-1, 1):
            disc(side)
            eye(side, mood)
        beak(mood)
        brows(mood)
    with held(Matrix.Rotation(math.radians(mood.yaw * 0.5), 4, "Z")):
        breast()
    key((0.75, 0.7, -0.75), (1, 0.1, 0.42), 0.62, mechanics.brass(), mood)
    stand(mood, (0.42, 0.17, 0.035))
