"""The golden sphinx: gold and lapis, a face that gives nothing away. It asks one question, and knows the answer."""

from __future__ import annotations

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, plates, sculpt, stage
from art.kit.clay import Clay
from art.opponents.automata.portrait import Mood, crack, fracture, gaze, held, key, stand

EYE, AHEAD = Vector((0.235, -0.55, 0.14)), Vector((0.16, -1, 0.0))
BOUNDS = ((-1.35, -1.2, -1.7), (1.35, 1.1, 1.2))
FACE = ((-0.8, -1.1, -1.1), (0.8, 0.5, 0.9))
WOUND = (
    [(0.14, 0.5), (0.24, 0.3), (0.12, 0.12), (0.26, -0.06), (0.16, -0.24), (0.3, -0.46)],
    [(0.26, -0.06), (0.02, -0.12)],
    [(0.24, 0.3), (0.44, 0.36)],
)


def gold() -> bpy.types.Material:
    """Polished gold, a little worn."""
    return m.stuff((1.0, 0.64, 0.2), 0.3, 1.0, bump=0.05, scale=9, dark=0.72, light=1.06)


def satin() -> bpy.types.Material:
    """Gold brushed until it no longer mirrors: for what must be read as a face."""
    return m.stuff((1.0, 0.66, 0.25), 0.47, 1.0, bump=0.03, scale=20, dark=0.85, light=1.04)


def lapis() -> bpy.types.Material:
    """Lapis lazuli under polish, with flecks of gold."""
    return m.stuff((0.012, 0.035, 0.34), 0.16, coat=1.0, scale=9, dark=0.35, light=1.9)


def face() -> sculpt.Form:
    """The mask: brow, nose, full lips, a firm chin."""
    half = sculpt.melt(
        0.1,
        sculpt.ball((0, 0.0, 0.1), (0.56, 0.58, 0.66)),
        sculpt.ball((0, -0.16, -0.36), (0.4, 0.44, 0.36)),
        sculpt.ball((0.28, -0.4, -0.1), (0.2, 0.16, 0.2)),
        sculpt.ball((0, -0.5, -0.62), (0.15, 0.14, 0.12)),
    )
    nose = sculpt.limb([(0, -0.58, 0.22), (0, -0.7, 0.02), (0, -0.78, -0.12)], [0.06, 0.07, 0.085])
    wings = sculpt.ball((0.07, -0.69, -0.13), (0.06, 0.07, 0.05))
    brow = sculpt.limb([(0.06, -0.6, 0.3), (0.26, -0.58, 0.36), (0.46, -0.42, 0.29)], [0.04, 0.045, 0.03])
    return sculpt.mirrored(sculpt.melt(0.05, half, nose, wings, brow))


def lips(mood: Mood) -> None:
    """The mouth: a smile that one is not sure of."""
    smile, gap = {"rest": (0.02, 0.0), "pleased": (0.07, 0.018), "struck": (-0.04, 0.03)}[mood.name]
    upper = sculpt.limb(
        [(0, -0.655, -0.31), (0.07, -0.655, -0.295), (0.2, -0.57, -0.325 + smile)], [0.035, 0.04, 0.014]
    )
    lower = sculpt.limb(
        [(0, -0.645, -0.385 - gap), (0.08, -0.635, -0.38 - gap), (0.19, -0.57, -0.335 + smile)], [0.05, 0.045, 0.012]
    )
    form = sculpt.mirrored(sculpt.melt(0.015, upper, lower))
    sculpt.mesh(
        form, ((-0.35, -0.85, -0.55), (0.35, -0.4, -0.15)), m.stuff((1.0, 0.5, 0.2), 0.4, 1.0, dark=0.85), step=0.012
    )


def mask(mood: Mood) -> None:
    """The face with its almond sockets, the joint of its jaw, and lapis around the eyes; struck, it is cracked."""
    whole = face()
    socket = sculpt.mirrored(sculpt.ball((EYE.x + 0.01, EYE.y - 0.02, EYE.z), (0.17, 0.2, 0.095)))
    joint = sculpt.both(
        sculpt.strokes([[(s * 0.27, -0.3), (s * 0.27, -0.95)] for s in (-1, 1)], 0.009, taper=False),
        sculpt.skin(whole, 0.03, 0.03),
        sculpt.half((0, -0.1, 0), (0, 1, 0)),
    )
    form = sculpt.cut(whole, socket, joint, by=0.02)
    front = sculpt.half((0, -0.2, 0), (0, 1, 0))
    if mood.struck:
        split = crack(WOUND, 0.03, 36)
        form = sculpt.cut(form, split, by=0.008)
        fracture(whole, split, FACE, m.glow((0.12, 0.5, 1.0), 2.5))
        stage.lamp((0.5, -0.95, 0.1), 5, (0.3, 0.7, 1.0), size=0.08)
        c.shards((0.5, -0.55, 0.0), (0.9, -0.5, 0.15), gold(), count=10, size=0.075, reach=0.6)
        c.shards((0.5, -0.45, 0.5), (0.8, -0.4, 0.7), lapis(), count=8, size=0.08, reach=0.7)
    sculpt.mesh(form, FACE, satin(), step=0.014)
    lines = []
    for s in (-1, 1):
        lines.append([(s * 0.05, 0.33), (s * 0.2, 0.385), (s * 0.36, 0.37), (s * 0.52, 0.28)])
        lines.append([(s * 0.07, 0.12), (s * 0.16, 0.225), (s * 0.27, 0.245), (s * 0.38, 0.17), (s * 0.58, 0.13)])
        lines.append([(s * 0.07, 0.12), (s * 0.18, 0.05), (s * 0.3, 0.055), (s * 0.39, 0.14)])
    paint = sculpt.both(sculpt.skin(whole, 0.014, 0.03), sculpt.strokes(lines, 0.022, taper=False), front)
    sculpt.mesh(paint, FACE, lapis(), step=0.013)


def eye(side: int, mood: Mood) -> None:
    """Enamel and a blue light, behind lids of gold."""
    spot, ahead = Vector((side * EYE.x, EYE.y + 0.07, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame, dim = c.facing(spot, ahead), mood.struck and side > 0
    c.eyeball(
        frame,
        gaze(mood, spot, ahead, 26),
        0.15,
        c.iris((0.1, 0.55, 1.0), 0.2 if dim else 1.3 * mood.shine, (0.3, 0.42), 0.15),
    )
    c.lid(frame, 0.158, satin(), mood.upper * 0.3 + 0.6, slant=side * (mood.slant * 0.7 + 3))
    c.lid(frame, 0.157, satin(), mood.lower * 0.3 + 0.66, slant=-side * 3, below=True)


def cloth() -> sculpt.Form:
    """The headcloth: a dome, wings that spread to the shoulders, two lappets down the breast."""
    dome = sculpt.ball((0, 0.22, 0.32), (0.74, 0.72, 0.62))
    wing = sculpt.limb(
        [(0.62, 0.12, 0.42), (0.86, 0.1, 0.0), (1.02, 0.1, -0.5), (0.98, 0.12, -0.82)], [0.2, 0.26, 0.27, 0.2]
    )
    flat = sculpt.both(wing, sculpt.half((0, -0.1, 0), (0.1, -1, 0)), sculpt.half((0, 0.36, 0), (0, 1, 0)), by=0.08)
    lappet = sculpt.box((0.56, -0.34, -1.2), (0.19, 0.09, 0.62), 0.06, (-10, 0, 0))
    bridge = sculpt.limb([(0.78, 0.0, -0.55), (0.6, -0.22, -0.75)], [0.16, 0.14])
    half = sculpt.melt(0.1, dome, flat, sculpt.melt(0.08, lappet, bridge))
    opening = sculpt.ball((0, -0.42, 0.0), (0.62, 0.62, 0.62))
    return sculpt.mirrored(sculpt.cut(half, opening, by=0.03))


def stripes(x: sculpt.Array, y: sculpt.Array, z: sculpt.Array) -> sculpt.Array:
    """How far from the middle of a stripe of lapis: they fan out over the crown and cross wings and lappets."""
    fan = np.arctan2(np.abs(x), z + 1.5 + 0.3 * y) * 11.0
    down = (z - 0.25 * np.abs(x)) * 9.0
    phase = np.where(z > 0.45, fan, down)
    return (np.abs((phase / math.pi) % 1.0 - 0.5) - 0.25) * 0.26


def headdress(mood: Mood) -> None:
    """Gold with inlaid stripes of lapis, a band with the serpent, discs with wheels over the ears."""
    whole = cloth()
    sculpt.mesh(whole, BOUNDS, gold(), step=0.024)
    sculpt.mesh(sculpt.both(sculpt.skin(whole, 0.016, 0.03), stripes, by=0.012), BOUNDS, lapis(), step=0.02)
    back = sculpt.ball((0, 0.25, -0.15), (0.7, 0.5, 0.75))
    sculpt.mesh(back, BOUNDS, lapis(), step=0.04)
    band = Clay()
    rim = [
        (0.62 * math.sin(a), 0.1 - 0.74 * math.cos(a), 0.5 + 0.05 * math.cos(a))
        for a in (math.radians(-100 + 8 * k) for k in range(26))
    ]
    band.tube(rim, [(0.085, 0.035)] * len(rim), n=14, steps=2, side=(0, 0, 1))
    band.mesh(gold())
    snake = Clay().tube(
        [(0, -0.66, 0.5), (0, -0.78, 0.6), (0, -0.74, 0.78), (0, -0.82, 0.95), (0, -0.92, 0.98)],
        [0.07, 0.09, (0.15, 0.06), (0.09, 0.07), 0.03],
        n=20,
        side=(1, 0, 0),
    )
    snake.mesh(gold())
    c.rivets([((0, -0.81, 0.79), (0, -1, 0.1))], 0.06, lapis())
    c.rivets([((s * 0.05, -0.88, 1.0), (s, -0.6, 0.3)) for s in (-1, 1)], 0.025, m.glow((1, 0.1, 0.03), 2))
    for side in (-1, 1):
        frame = c.facing((side * 0.68, -0.2, 0.08), (side * 0.75, -1, 0))
        c.bezel(frame, 0.13, gold(), wide=0.3, notches=16)
        mechanics.gear((0, -0.03, 0), 0.13, lapis(), teeth=9, thick=0.04, frame=frame)
    beard = Clay()
    for k in range(6):
        z, r = -0.8 - 0.11 * k, 0.075 + 0.008 * k
        beard.lathe([(r * 0.8, z - 0.06), (r, z - 0.03), (r, z + 0.03), (r * 0.8, z + 0.06)], (0, -0.56, 0), n=24)
    beard.mesh(lapis())


def shoulders(mood: Mood) -> None:
    """A broad collar of rings, and behind it wings of gold and lapis."""
    for k in range(6):
        r = 0.5 + 0.17 * k
        hoop = Clay().lathe(
            [(r, -0.02), (r + 0.02, 0.05), (r + 0.14, 0.03), (r + 0.16, -0.05), (r, -0.06)], (0, 0, 0), n=80
        )
        thing = hoop.mesh(lapis() if k % 2 else gold())
        thing.matrix_world = Matrix.Translation((0, 0.2, -0.95 - 0.12 * k)) @ Matrix.Diagonal((1.15, 0.82, 1.0, 1.0))
    lift = {"rest": 0.0, "pleased": 14.0, "struck": -12.0}[mood.name]
    for side in (-1, 1):
        for stuff, row, long in ((gold(), 0, 1.75), (lapis(), 1, 1.2), (gold(), 2, 0.7)):
            fan = Clay()
            for k in range(7):
                a = math.radians(50 + 7 * k + lift)
                root = Vector((side * (1.3 - 0.07 * k), 0.9 - 0.1 * row, -0.95 + 0.03 * k))
                way = Vector((side * math.cos(a), 0.05, math.sin(a)))
                plates.plate(
                    fan,
                    root,
                    root + way * long * (1 - 0.05 * k),
                    0.14,
                    normal=(0, -1, 0.1),
                    dome=0.3,
                    ridge=0.18,
                    blunt=3,
                )
            fan.mesh(stuff, thick=0.014)


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    random.seed(9)
    with held(Matrix.Translation((0, 0.1, 0.02)) @ mood.turn @ Matrix.Scale(1.14, 4)):
        mask(mood)
        lips(mood)
        headdress(mood)
        for side in (-1, 1):
            eye(side, mood)
    with held(Matrix.Rotation(math.radians(mood.yaw * 0.5), 4, "Z")):
        shoulders(mood)
    key((0.9, 0.75, -0.6), (1, 0.1, 0.3), 0.55, gold(), mood)
    stand(mood, (0.03, 0.07, 0.42))
