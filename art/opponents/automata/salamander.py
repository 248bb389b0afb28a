"""The brass salamander: warm bands with the colours of heat, a fire within. It is always first, never looks back."""

from __future__ import annotations

import math

import bpy
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import fires, mechanics, plates, sculpt, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.opponents.automata.portrait import Mood, crack, fracture, gaze, held, key, stand

EYE, AHEAD = Vector((0.5, -0.36, 0.38)), Vector((0.6, -0.9, 0.22))
FLAME = (1.0, 0.15, 0.005)
BOUNDS = ((-1.4, -1.8, -1.0), (1.4, 1.2, 1.1))
WOUND = (
    [(-0.05, 0.75), (0.08, 0.42), (-0.06, 0.24), (0.12, 0.02), (0.02, -0.2), (0.14, -0.42)],
    [(0.08, 0.42), (0.3, 0.36)],
    [(0.12, 0.02), (0.4, 0.0), (0.52, -0.14)],
)
TAIL = [
    (0.3, 0.9, -1.7),
    (0.95, 0.9, -1.35),
    (1.22, 0.8, -0.6),
    (1.08, 0.75, 0.1),
    (0.82, 0.75, 0.42),
    (0.98, 0.75, 0.82),
]


def brass() -> bpy.types.Material:
    """Brushed brass, blue where it was hottest."""
    return plates.tempered((0.9, 0.56, 0.19), heat=0.62, rough=0.33)


def head() -> sculpt.Form:
    """A broad flat head, blunt in front, with turrets for its eyes."""
    half = sculpt.melt(
        0.22,
        sculpt.ball((0, 0.1, 0.08), (0.76, 0.8, 0.48)),
        sculpt.ball((0.14, -0.84, 0.0), (0.46, 0.66, 0.27)),
        sculpt.ball((0.46, 0.0, -0.14), (0.42, 0.55, 0.32)),
        sculpt.ball((0, -0.6, -0.24), (0.56, 0.8, 0.24)),
        sculpt.ball((EYE.x - 0.02, EYE.y + 0.1, EYE.z - 0.02), 0.28),
    )
    return sculpt.mirrored(half)


def mouth(smile: float) -> sculpt.Form:
    """The line of its mouth: a sheet through the head that rises towards its corners."""
    return lambda x, y, z: z + 0.14 - (0.12 + smile) * (y + 1.2) ** 2 + 0.05 * abs(x)


def body(mood: Mood) -> None:
    """The head, its mouth and the vents behind it; struck, its plate has burst."""
    whole, smile = head(), {"rest": 0.03, "pleased": 0.14, "struck": -0.08}[mood.name]
    ahead = sculpt.half((0, 0.25, 0), (0, 1, 0))
    wide = {"rest": 0.018, "pleased": 0.045, "struck": 0.03}[mood.name]
    gap = sculpt.both(sculpt.sheet(mouth(smile), wide), ahead)
    vents = sculpt.mirrored(
        sculpt.melt(
            0,
            *(
                sculpt.box((0.93, 0.02 + 0.17 * k, -0.08), (0.3, 0.035, 0.2 - 0.03 * k), 0.03, (0, 0, -10))
                for k in range(3)
            ),
        )
    )
    socket = sculpt.mirrored(sculpt.ball(EYE + AHEAD * 0.1, 0.21))
    nostril = sculpt.mirrored(sculpt.ball((0.2, -1.3, 0.14), (0.055, 0.09, 0.045)))
    seams = sculpt.both(
        sculpt.melt(
            0,
            sculpt.sheet(lambda x, y, z: y + 0.72 - 0.3 * x * x, 0.013),
            sculpt.sheet(lambda x, y, z: y - 0.34, 0.013),
            sculpt.both(sculpt.sheet(lambda x, y, z: x, 0.013), sculpt.half((0, -0.72, 0), (0, -1, 0))),
        ),
        sculpt.skin(whole, 0.05, 0.035),
        sculpt.half((0, 0, -0.06), (0, 0, -1)),
    )
    form = sculpt.cut(whole, gap, vents, socket, nostril, seams, by=0.025)
    if mood.struck:
        burst = crack(WOUND, 0.04, 36)
        form = sculpt.cut(form, burst, by=0.01)
        c.shards((0.3, -0.7, 0.6), (0.5, -0.3, 1), brass(), count=10, size=0.1, reach=0.7)
        stage.lamp((0.4, -1.1, 0.6), 10, (1, 0.5, 0.15), size=0.1)
        fracture(whole, burst, BOUNDS, m.glow((1, 0.42, 0.05), 2.5))
    sculpt.mesh(form, BOUNDS, brass(), step=0.018)
    shine = {"rest": 1.0, "pleased": 1.4, "struck": 0.12}[mood.name]
    sculpt.mesh(sculpt.grown(whole, -0.075), BOUNDS, m.glow(FLAME, shine), step=0.04)


def studs() -> None:
    """Rivets along its lips and the seam across its snout."""
    form, heads = head(), []
    for k in range(9):
        a = math.radians(-75 + 14 * k)
        for z in (-0.02, -0.24):
            heads += c.onto(form, (1.6 * math.sin(a), -0.4 - 1.6 * math.cos(a), z), (-math.sin(a), math.cos(a), 0))
    for k in range(7):
        x = -0.36 + 0.12 * k
        heads += c.onto(form, (x, -0.8 + 0.3 * x * x, 0.9), (0, 0, -1))
    c.rivets(heads, 0.032, mechanics.copper())


def eye(side: int, mood: Mood) -> None:
    """A bulging lens with a pupil like a keyhole's slot."""
    spot, ahead = Vector((side * EYE.x, EYE.y, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame, dim = c.facing(spot, ahead), mood.struck and side > 0
    c.bezel(c.facing(spot + ahead.normalized() * 0.07, ahead), 0.212, mechanics.copper(), wide=0.2, notches=26)
    width = {"rest": 0.2, "pleased": 0.32, "struck": 0.1}[mood.name]
    c.eyeball(
        frame,
        gaze(mood, spot, ahead, 44),
        0.21,
        c.iris((1.0, 0.6, 0.04), 0.25 if dim else 2.0 * mood.shine, (width, 0.62), 0.21),
    )
    if dim:
        c.cracked_lens(frame, gaze(mood, spot, ahead), 0.21, m.glow((1, 0.8, 0.5), 3))
    c.lid(frame, 0.222, brass(), mood.upper * 0.8 + 0.2, slant=side * (mood.slant + 6))
    c.lid(frame, 0.22, brass(), mood.lower * 0.8 + 0.2, below=True)


def crest(mood: Mood) -> None:
    """Fins of copper from its brow to its neck, raised when it is pleased, laid back when it is struck."""
    high = {"rest": 0.3, "pleased": 0.46, "struck": 0.18}[mood.name]
    back = {"rest": 0.35, "pleased": 0.2, "struck": 0.55}[mood.name]
    fins = Clay()
    for k in range(6):
        for side in (-1, 0, 1):
            if side and k % 2:
                continue
            root = Vector((side * 0.24, -0.35 + 0.24 * k, 0.5 + 0.05 * math.sin(k) - 0.06 * abs(side)))
            size = high * (0.65 + 0.45 * math.sin(math.pi * (k + 1) / 7)) * (0.7 if side else 1)
            plates.plate(
                fins,
                root,
                root + Vector((side * 0.18, back, 1)) * size,
                0.12,
                normal=(1, -0.5 if side else 0, 0),
                dome=0.1,
                ridge=0.2,
                blunt=1.4,
            )
    fins.mesh(plates.tempered((0.85, 0.36, 0.14), heat=1.0), thick=0.02)


def gills(mood: Mood) -> None:
    """Three fronds of copper at each side of its neck, spread like flames when it is pleased."""
    spread = {"rest": 0.0, "pleased": 0.22, "struck": -0.3}[mood.name]
    ribs, fringe = Clay(), Clay()
    for side in (-1, 1):
        for k in range(3):
            root = Vector((side * 0.68, 0.22 + 0.1 * k, 0.22 - 0.2 * k))
            tip = root + Vector((side * (0.62 - 0.05 * k), 0.2, 0.5 - 0.3 * k + spread))
            bent = root.lerp(tip, 0.55) + Vector((0, 0, -0.09))
            ribs.tube([root, bent, tip], [0.075, 0.055, 0.02], n=14)
            for j in range(9):
                t = (j + 1.5) / 10
                foot = root.lerp(bent, t / 0.55) if t < 0.55 else bent.lerp(tip, (t - 0.55) / 0.45)
                for way in (-1, 1):
                    end = foot + Vector((side * 0.12, 0.02, way * 0.2 * (1.1 - 0.5 * t)))
                    plates.plate(fringe, foot, end, 0.04, normal=(0, -1, 0), dome=0.3, blunt=1.6)
    ribs.mesh(mechanics.copper())
    fringe.mesh(plates.tempered((0.9, 0.4, 0.14), heat=0.9), thick=0.01)


def trunk(mood: Mood) -> None:
    """Neck and tail of bands over the fire, and the feet that hold on to the picture's edge."""
    core = m.glow(FLAME, {"rest": 1.6, "pleased": 4.0, "struck": 0.3}[mood.name])
    plates.bands(
        [(0.25, 0.7, -2.0), (0.3, 0.75, -1.3), (0.22, 0.62, -0.65), (0.1, 0.4, -0.1)],
        [0.85, 0.78, 0.66, 0.56],
        8,
        brass(),
        core,
    )
    plates.bands(TAIL, [0.5, 0.4, 0.29, 0.2, 0.14, 0.07], 17, brass(), core)
    for side in (-1, 1):
        shoulder, wrist = Vector((0.25 + side * 0.75, 0.35, -1.25)), Vector((side * 0.72, -0.62, -1.16))
        elbow = Vector((side * 1.02 + 0.1, -0.2, -1.55))
        plates.bands([shoulder, elbow, wrist], [0.27, 0.2, 0.15], 7, brass(), core)
        toes = Clay().ball(wrist, (0.2, 0.17, 0.12))
        for k in range(4):
            tip = wrist + Vector((0.2 * (k - 1.5), -0.24 + 0.05 * abs(k - 1.5), -0.06))
            toes.tube([wrist, wrist.lerp(tip, 0.6) + Vector((0, 0, 0.04)), tip], [0.08, 0.06, 0.07], n=14).ball(
                tip, (0.09, 0.09, 0.07)
            )
        toes.mesh(brass())


def fire(mood: Mood) -> None:
    """The flame on the tip of its tail; struck, only a glow is left."""
    size, foot = {"rest": 0.46, "pleased": 0.62, "struck": 0.16}[mood.name], Vector(TAIL[-1])
    for x, tall in ((0.0, 2.1), (-0.13, 1.25), (0.14, 1.45)):
        fires.light(foot + Vector((x * size, -0.02 * tall, -0.06 * size)), tall * size, strength=1.2)
    stage.lamp(foot + Vector((0, -0.1, 0.3)), 40 * size * size, (1, 0.4, 0.1), size=0.15)


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    with held(Matrix.Translation((-0.05, 0.1, 0.1)) @ mood.turn @ Matrix.Scale(1.06, 4)):
        body(mood)
        studs()
        for side in (-1, 1):
            eye(side, mood)
        crest(mood)
        gills(mood)
    trunk(mood)
    fire(mood)
    key((0.72, 0.35, -0.95), (1, -0.4, 0.42), 0.5, mechanics.copper(), mood)
    stand(mood, (0.5, 0.07, 0.012))
