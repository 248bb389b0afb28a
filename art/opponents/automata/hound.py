"""The iron hound: riveted plates, jaws like shears, a collar of spikes. It guards what is its own."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, plates, sculpt, stage
from art.kit.clay import Clay
from art.opponents.automata.portrait import Mood, crack, fracture, gaze, held, key, stand

EYE, AHEAD = Vector((0.33, -0.56, 0.33)), Vector((0.34, -1, 0.06))
EMBER = (1.0, 0.3, 0.02)
BOUNDS = ((-1.3, -2.1, -1.2), (1.3, 1.1, 1.75))
WOUND = (
    [(0.1, 1.05), (0.22, 0.74), (0.06, 0.56), (0.2, 0.36), (0.1, 0.12), (0.26, -0.08)],
    [(0.22, 0.74), (0.46, 0.7)],
    [(0.2, 0.36), (0.5, 0.26), (0.62, 0.34)],
)


def iron() -> bpy.types.Material:
    """Forged iron, blue-black, its edges worn to steel."""
    return plates.aged(
        (0.2, 0.21, 0.23), (0.045, 0.03, 0.025), cover=0.3, rough=0.36, scale=3.2, rub=(0.75, 0.77, 0.8), edge=0.035
    )


def dark() -> bpy.types.Material:
    """Iron that nobody polishes."""
    return plates.aged((0.16, 0.16, 0.18), (0.07, 0.03, 0.015), cover=0.4, rough=0.45, rub=(0.4, 0.41, 0.44))


def upper() -> sculpt.Form:
    """Skull, cheeks and upper jaw, ears cropped to points."""
    half = sculpt.melt(
        0.2,
        sculpt.ball((0, 0.05, 0.25), (0.74, 0.8, 0.66)),
        sculpt.ball((0.45, -0.08, -0.05), (0.36, 0.5, 0.46)),
        sculpt.limb([(0.1, -0.5, 0.18), (0.13, -1.1, 0.0), (0.12, -1.58, -0.08)], [0.4, 0.29, 0.25]),
        sculpt.limb([(0.24, -0.9, -0.16), (0.22, -1.5, -0.24)], [0.2, 0.17]),
        sculpt.limb([(0.12, -0.62, 0.55), (0.42, -0.5, 0.5), (0.62, -0.2, 0.42)], [0.13, 0.15, 0.12]),
    )
    ear = sculpt.limb([(0.48, 0.16, 0.62), (0.66, 0.14, 1.02), (0.84, 0.1, 1.56)], [0.34, 0.2, 0.012])
    ear = sculpt.both(ear, sculpt.half((0, 0.02, 0), (0, -1, 0.08)), sculpt.half((0, 0.3, 0), (0, 1, 0.1)), by=0.025)
    return sculpt.mirrored(sculpt.melt(0.08, half, ear))


def plated(form: sculpt.Form) -> sculpt.Form:
    """The same in plates: grooves where one plate ends and the next begins."""
    across = [
        sculpt.sheet(lambda x, y, z: y + 0.62 + 0.25 * abs(x), 0.024),
        sculpt.sheet(lambda x, y, z: y + 1.2 - 0.2 * z, 0.024),
        sculpt.sheet(lambda x, y, z: y - 0.32, 0.024),
    ]
    ridge = sculpt.both(sculpt.sheet(lambda x, y, z: x, 0.024), sculpt.half((0, -0.62, 0), (0, 1, 0)))
    cheek = sculpt.both(sculpt.sheet(lambda x, y, z: z + 0.12 + 0.12 * y, 0.024), sculpt.half((0, -1.2, 0), (0, -1, 0)))
    return sculpt.cut(form, sculpt.both(sculpt.melt(0, *across, ridge, cheek), sculpt.skin(form, 0.05, 0.06)), by=0.02)


def head(mood: Mood) -> None:
    """Skull and muzzle; struck, a crack across the brow."""
    whole = upper()
    socket = sculpt.mirrored(sculpt.ball((EYE.x + 0.02, EYE.y - 0.08, EYE.z), 0.23))
    hollow = sculpt.mirrored(
        sculpt.limb([(0.52, -0.06, 0.7), (0.66, 0.0, 1.02), (0.78, 0.04, 1.32)], [0.17, 0.12, 0.02])
    )
    form = sculpt.cut(plated(whole), socket, hollow, by=0.04)
    if mood.struck:
        split = crack(WOUND, 0.036, 40)
        form = sculpt.cut(form, split, by=0.01)
        fracture(whole, split, BOUNDS, m.glow((1, 0.2, 0.012), 1.8))
        stage.lamp((0.5, -0.9, 0.6), 9, (1, 0.3, 0.06), size=0.1)
        c.shards((0.45, -0.6, 0.8), (0.6, -0.2, 1), iron(), count=9, size=0.1, reach=0.7)
    sculpt.mesh(form, BOUNDS, iron(), step=0.018)
    nose = sculpt.melt(
        0.05,
        sculpt.mirrored(sculpt.ball((0.08, -1.8, -0.0), (0.12, 0.1, 0.1))),
        sculpt.ball((0, -1.82, -0.06), (0.1, 0.09, 0.1)),
    )
    nostril = sculpt.mirrored(sculpt.ball((0.1, -1.9, -0.02), (0.045, 0.07, 0.035)))
    sculpt.mesh(
        sculpt.cut(nose, nostril, by=0.02),
        ((-0.3, -2, -0.25), (0.3, -1.6, 0.2)),
        m.stuff((0.02, 0.02, 0.022), 0.25, 0.8),
        step=0.014,
    )


def studs() -> None:
    """Rivets along the plates' edges, set into what is there by looking for the surface."""
    form, heads = upper(), []
    for k in range(8):
        heads += c.onto(form, (0.07, -0.75 - 0.13 * k, 0.8), (0, 0, -1))
    for k in range(7):
        heads += c.onto(form, (1.3, -0.5 + 0.02 * k, 0.75 - 0.17 * k), (-1, 0.06, 0))
        heads += c.onto(form, (1.3, -0.72, 0.6 - 0.14 * k), (-1, 0.0, 0))
    for k in range(5):
        heads += c.onto(form, (1.2, -0.95 - 0.13 * k, 0.07 - 0.01 * k), (-1, 0, 0))
        heads += c.onto(form, (1.2, -0.95 - 0.13 * k, -0.12 + 0.02 * k), (-1, 0, 0))
    heads = [(p, n) for p, n in heads if (p - EYE).length > 0.36]
    both = heads + [((-p[0], p[1], p[2]), (-n[0], n[1], n[2])) for p, n in heads]
    c.rivets(both, 0.036, m.steel())


def eye(side: int, mood: Mood) -> None:
    """A furnace behind a small round lens, under a heavy brow."""
    spot, ahead = Vector((side * EYE.x, EYE.y, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame = c.facing(spot, ahead)
    dim = mood.struck and side > 0
    c.bezel(c.facing(spot + ahead.normalized() * 0.09, ahead), 0.225, mechanics.brass(), wide=0.24, notches=20)
    c.eyeball(frame, gaze(mood, spot, ahead), 0.225, c.iris(EMBER, 0.2 if dim else 2.0 * mood.shine, (0.3, 0.3), 0.225))
    if dim:
        c.cracked_lens(frame, ahead, 0.225, m.glow((1, 0.6, 0.3), 3))
    c.lid(frame, 0.236, dark(), mood.upper * 0.7 + 0.28, slant=side * (16 + mood.slant))
    c.lid(frame, 0.234, dark(), mood.lower * 0.9, below=True)


def jaw(mood: Mood) -> None:
    """The lower jaw on its hinge, teeth of steel in both, a piston to close it."""
    drop = {"rest": 2, "pleased": 11, "struck": 10}[mood.name]
    teeth = Clay()
    for side in (-1, 1):
        teeth.spike((side * 0.2, -1.62, -0.3), (side * 0.21, -1.66, -0.62), 0.075)
        for k in range(5):
            teeth.spike(
                (side * (0.31 + 0.015 * k), -1.42 + 0.15 * k, -0.34),
                (side * (0.31 + 0.015 * k), -1.44 + 0.15 * k, -0.5),
                0.055,
            )
        for x in (0.05, 0.13):
            teeth.spike((side * x, -1.72, -0.3), (side * x, -1.74, -0.44), 0.045)
    teeth.mesh(m.steel())
    with held(Matrix.Rotation(math.radians(drop), 4, "X"), (0, -0.1, -0.3)):
        bar = sculpt.mirrored(
            sculpt.melt(
                0.1,
                sculpt.limb(
                    [(0.46, -0.1, -0.35), (0.36, -0.75, -0.56), (0.2, -1.45, -0.5), (0.0, -1.58, -0.48)],
                    [0.2, 0.15, 0.12, 0.12],
                ),
                sculpt.box((0, -1.0, -0.6), (0.26, 0.55, 0.05), 0.04),
            )
        )
        sculpt.mesh(bar, ((-0.9, -1.9, -0.9), (0.9, 0.3, -0.1)), iron(), step=0.022)
        low = Clay()
        for side in (-1, 1):
            low.spike((side * 0.15, -1.52, -0.42), (side * 0.15, -1.56, -0.16), 0.06)
            for k in range(4):
                low.spike(
                    (side * (0.3 + 0.03 * k), -1.3 + 0.17 * k, -0.5),
                    (side * (0.31 + 0.03 * k), -1.3 + 0.17 * k, -0.33),
                    0.05,
                )
        low.mesh(m.steel())
        bright = {"rest": 0.5, "pleased": 1.6, "struck": 0.25}[mood.name]
        Clay().ball((0, -0.75, -0.42), (0.24, 0.62, 0.07)).mesh(m.glow((1, 0.16, 0.006), bright))
    for side in (-1, 1):
        frame = c.facing((side * 0.66, -0.12, -0.3), (side, -0.15, 0))
        mechanics.gear((0, -0.03, 0), 0.24, mechanics.brass(), teeth=14, thick=0.08, frame=frame)
        c.screw(frame @ Vector((0, -0.1, 0)), (side, -0.15, 0), 0.08, m.steel())


def neck() -> None:
    """Bands of iron down the neck, a collar of leather with spikes."""
    bands = Clay()
    for k in range(6):
        z, r = -0.42 - 0.3 * k, 0.62 + 0.09 * k
        bands.lathe(
            [
                (r - 0.12, z - 0.2),
                (r + 0.08, z - 0.18),
                (r + 0.09, z + 0.02),
                (r - 0.02, z + 0.14),
                (r - 0.12, z + 0.16),
            ],
            (0, 0.28 + 0.03 * k, 0),
            n=64,
        )
    bands.mesh(iron())
    with held(Matrix.Rotation(math.radians(14), 4, "X"), (0, 0.3, -0.9)):
        ring = Clay().lathe(
            [(0.7, -0.17), (0.86, -0.17), (0.88, -0.12), (0.88, 0.12), (0.86, 0.17), (0.7, 0.17)], (0, 0.3, -0.92), n=72
        )
        ring.mesh(m.stuff((0.16, 0.02, 0.015), 0.55, bump=0.4, scale=20))
        spikes, mounts = Clay(), []
        for k in range(14):
            a = 2 * math.pi * (k + 0.5) / 14
            out = Vector((math.sin(a), -math.cos(a), 0))
            foot = Vector((0, 0.3, -0.92)) + out * 0.87
            spikes.spike(foot, foot + out * 0.36, 0.1)
            mounts.append((foot, out))
        spikes.mesh(m.steel())
        c.rivets(mounts, 0.13, mechanics.brass())


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    tilt = Matrix.Translation((0.12, 0.42, 0.08)) @ mood.turn @ Matrix.Rotation(math.radians(-4), 4, "Z")
    with held(tilt):
        head(mood)
        studs()
        for side in (-1, 1):
            eye(side, mood)
        jaw(mood)
    with held(Matrix.Translation((0.12, 0.42, 0)) @ Matrix.Rotation(math.radians(mood.yaw * 0.5), 4, "Z")):
        neck()
    key((1.0, 0.8, -0.75), (1, 0.1, 0.42), 0.6, mechanics.brass(), mood)
    stand(mood, (0.06, 0.15, 0.27))
