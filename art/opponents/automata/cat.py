"""The porcelain cat: white glaze, painted in cobalt, mended with gold. It watches what you want, and takes it."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, sculpt, stage
from art.kit.clay import Clay
from art.kit.nodes import bump_by, fresh, kept, node, ramp, space
from art.opponents.automata.portrait import Mood, crack, fracture, gaze, held, key, stand

EYE, AHEAD = Vector((0.4, -0.66, 0.1)), Vector((0.3, -1, 0.06))
JADE = (0.12, 1.0, 0.3)
BOUNDS = ((-1.35, -1.35, -1.15), (1.35, 1.1, 1.75))
SEAMS = (
    [(-0.95, 0.42), (-0.62, 0.38), (-0.4, 0.52), (-0.12, 0.42), (0.06, 0.6), (0.1, 0.95), (0.0, 1.3)],
    [(-0.4, 0.52), (-0.46, 0.78), (-0.6, 1.0)],
    [(0.5, -0.95), (0.56, -0.62), (0.78, -0.45), (0.86, -0.2), (1.1, -0.05)],
    [(0.56, -0.62), (0.3, -0.55), (0.2, -0.72)],
)
WOUND = (
    [
        (0.3, 1.0),
        (0.17, 0.78),
        (0.29, 0.66),
        (0.19, 0.5),
        (0.33, 0.33),
        (0.27, 0.2),
        (0.41, 0.06),
        (0.36, -0.12),
        (0.47, -0.4),
    ],
    [(0.17, 0.78), (0.02, 0.74), (-0.06, 0.64), (-0.2, 0.66)],
    [(0.33, 0.33), (0.48, 0.36), (0.55, 0.28), (0.74, 0.32)],
    [(0.41, 0.06), (0.54, 0.02), (0.6, -0.08)],
    [(0.36, -0.12), (0.22, -0.2), (0.12, -0.34)],
)


@kept
def porcelain() -> bpy.types.Material:
    """White glaze over clay that light goes into, its crackle fine and blue-grey."""
    material, tree, shader = fresh()
    values = {
        "Roughness": 0.13,
        "Coat Weight": 1.0,
        "Coat Roughness": 0.03,
        "Subsurface Weight": 0.18,
        "Subsurface Radius": (0.12, 0.09, 0.07),
        "Subsurface Scale": 0.6,
    }
    for name, value in values.items():
        shader.inputs[name].default_value = value
    cracks = node(tree, "TexVoronoi", Scale=6.5)
    cracks.feature = "DISTANCE_TO_EDGE"
    bend = node(tree, "TexNoise", Scale=3.0, Detail=2.0)
    mix = node(tree, "MixRGB", Fac=0.12)
    where = space(tree)
    tree.links.new(where, bend.inputs["Vector"])
    tree.links.new(where, mix.inputs["Color1"])
    tree.links.new(bend.outputs["Color"], mix.inputs["Color2"])
    tree.links.new(mix.outputs["Color"], cracks.inputs["Vector"])
    glaze = ramp(
        tree,
        cracks.outputs["Distance"],
        [(0.0, (0.42, 0.46, 0.5)), (0.014, (0.68, 0.67, 0.64)), (0.05, (0.78, 0.76, 0.72))],
    )
    tree.links.new(glaze.outputs["Color"], shader.inputs["Base Color"])
    bump_by(tree, shader, bend.outputs["Fac"], 0.05, 0.05)
    return material


def head() -> sculpt.Form:
    """The whole head, ears and all, before anything is cut."""
    half = sculpt.melt(
        0.22,
        sculpt.ball((0, 0, 0.05), (0.95, 0.82, 0.8)),
        sculpt.ball((0.58, -0.2, -0.24), (0.47, 0.48, 0.42)),
        sculpt.ball((0.2, -0.9, -0.34), (0.27, 0.26, 0.21)),
        sculpt.limb([(0, -0.55, 0.3), (0, -0.9, -0.1)], [0.22, 0.15]),
        sculpt.ball((0, -0.84, -0.52), (0.27, 0.24, 0.17)),
    )
    ear = sculpt.melt(0.04, sculpt.limb([(0.52, 0.05, 0.55), (0.66, 0.0, 0.95), (0.78, -0.02, 1.4)], [0.4, 0.25, 0.03]))
    flat = sculpt.both(ear, sculpt.half((0, -0.16, 0), (0, -1, 0.12)), sculpt.half((0, 0.2, 0), (0, 1, 0.1)), by=0.12)
    return sculpt.mirrored(sculpt.melt(0.14, half, flat))


def carved(mood: Mood) -> sculpt.Form:
    """The head with its sockets, the hollows of its ears and the line of its mouth; struck, with a piece of it gone."""
    hollow = sculpt.limb([(0.62, -0.24, 0.64), (0.69, -0.22, 0.95), (0.75, -0.16, 1.22)], [0.24, 0.17, 0.03])
    smile = 0.12 if mood.pleased else 0.03
    drawn = [[(0, -0.2), (0, -0.44), (0.1, -0.5), (0.24, -0.49 + smile * 0.3), (0.38, -0.44 + smile)]]
    mouth = sculpt.both(
        sculpt.strokes(drawn, 0.028, taper=False),
        sculpt.skin(head(), 0.03, 0.035),
        sculpt.half((0, -0.5, 0), (0, 1, 0)),
    )
    socket = sculpt.ball((EYE.x, EYE.y - 0.12, EYE.z), (0.28, 0.28, 0.27))
    form = sculpt.cut(head(), sculpt.mirrored(sculpt.melt(0.02, hollow, mouth)), by=0.02)
    form = sculpt.cut(form, sculpt.mirrored(socket), by=0.05)
    if mood.struck:
        form = sculpt.cut(form, crack(WOUND, 0.026, 30), by=0.01)
    return form


def eye(side: int, mood: Mood) -> None:
    """An almond of jade glass with a slit, behind gilded lids."""
    spot, ahead = Vector((side * EYE.x, EYE.y, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame = c.facing(spot, ahead, -side * 10)
    slit = {"rest": 0.14, "pleased": 0.34, "struck": 0.08}[mood.name]
    dim = mood.struck and side > 0
    c.eyeball(
        frame, gaze(mood, spot, ahead), 0.265, c.iris(JADE, 0.3 if dim else 1.7 * mood.shine, (slit, 0.74), 0.265)
    )
    gold = m.gold()
    c.bezel(c.facing(spot + ahead.normalized() * 0.08, ahead), 0.27, gold, wide=0.13)
    c.lid(frame, 0.28, porcelain(), mood.upper * 0.6 + 0.4, slant=side * (12 + mood.slant))
    c.lid(frame, 0.278, porcelain(), mood.lower * 0.5 + 0.46, slant=side * 8, below=True)


def painting(form: sculpt.Form, gold: bpy.types.Material) -> None:
    """Seams of gold where it was mended, and what the painter put on in cobalt: brow, cheeks, a flower."""
    seams = sculpt.both(
        sculpt.skin(form, 0.012, 0.03), sculpt.strokes(SEAMS, 0.02, taper=False), sculpt.half((0, -0.02, 0), (0, 1, 0))
    )
    sculpt.mesh(seams, BOUNDS, gold, step=0.014)
    lines: list[list[tuple[float, float]]] = []
    for side in (-1, 1):
        lines += [
            [(side * (0.2 + 0.09 * k), 0.42 + 0.02 * k), (side * (0.17 + 0.11 * k), 0.62 + 0.05 * k)] for k in range(3)
        ]
        lines += [[(side * 1.1, -0.1 - 0.15 * k), (side * 0.74, -0.2 - 0.1 * k)] for k in range(3)]
    paint = sculpt.both(
        sculpt.skin(form, 0.005, 0.03), sculpt.strokes(lines, 0.035), sculpt.half((0, -0.02, 0), (0, 1, 0))
    )
    blue = m.stuff((0.01, 0.03, 0.35), 0.12, coat=1.0, dark=0.6)
    sculpt.mesh(paint, BOUNDS, blue, step=0.014)


def face(mood: Mood) -> None:
    """Nose and whiskers of gold, and the works that show in the ears."""
    gold = m.gold()
    nose = sculpt.melt(
        0.06,
        *(sculpt.ball((x, -1.09, -0.2 + abs(x) * 0.3), (0.07, 0.06, 0.055)) for x in (-0.06, 0.0, 0.06)),
        sculpt.ball((0, -1.08, -0.25), 0.05),
    )
    sculpt.mesh(
        nose, ((-0.3, -1.3, -0.4), (0.3, -0.9, 0)), m.stuff((0.8, 0.3, 0.26), 0.2, coat=1.0, dark=0.8), step=0.012
    )
    whiskers, up = Clay(), {"rest": 0.0, "pleased": 0.2, "struck": -0.2}[mood.name]
    for side in (-1, 1):
        for k in range(3):
            root = Vector((side * (0.24 + 0.03 * k), -1.04, -0.28 - 0.07 * k))
            tip = root + Vector((side * 0.95, 0.05 + 0.1 * k, 0.16 - 0.16 * k + up))
            whiskers.tube([root, root.lerp(tip, 0.5) + Vector((0, -0.05, 0.09)), tip], [0.013, 0.01, 0.003], n=8)
        for k, (x, z, r) in enumerate(((0.62, 0.78, 0.15), (0.68, 1.02, 0.1))):
            frame = c.facing((side * x, -0.1, z), (side * 0.2, -1, 0.1), 12 * k)
            mechanics.gear((0, 0, 0), r, gold, teeth=10, thick=0.04, frame=frame)
    whiskers.mesh(gold)


def collar() -> None:
    """A bust of porcelain, a collar of lapis and gold, and a bell."""
    white, gold = porcelain(), m.gold()
    chest = sculpt.melt(
        0.3,
        sculpt.limb([(0, 0.15, -0.5), (0, 0.1, -1.2), (0, 0.2, -1.9)], [0.5, 0.62, 0.95]),
        sculpt.mirrored(sculpt.ball((0.62, 0.1, -1.75), 0.5)),
    )
    sculpt.mesh(chest, ((-1.6, -1.3, -2.6), (1.6, 1.5, -0.3)), white, step=0.04)
    with held(Matrix.Rotation(math.radians(8), 4, "X"), (0, 0.1, -0.95)):
        band = [(0.5, -0.13), (0.665, -0.14), (0.69, -0.1), (0.69, 0.1), (0.665, 0.14), (0.5, 0.13)]
        Clay().lathe(band, (0, 0.1, -0.98), n=72).mesh(m.stuff((0.01, 0.03, 0.3), 0.2, coat=1.0, dark=0.6))
        for z in (-1.1, -0.86):
            Clay().lathe(
                [(0.64, -0.035), (0.715, -0.03), (0.73, 0), (0.715, 0.03), (0.64, 0.035)], (0, 0.1, z), n=72
            ).mesh(gold)
        c.rivets(
            [
                ((0.69 * math.sin(a), 0.1 - 0.69 * math.cos(a), -0.98), (math.sin(a), -math.cos(a), 0))
                for a in (2 * math.pi * k / 18 for k in range(18))
            ],
            0.045,
            gold,
        )
        bell = (
            Clay()
            .ball((-0.1, -0.72, -1.22), 0.15)
            .tube([(-0.1, -0.72, -1.08), (-0.1, -0.68, -1.02)], [0.04, 0.04], n=12)
        )
        bell.lathe([(0.13, -0.02), (0.168, -0.015), (0.168, 0.015), (0.13, 0.02)], (-0.1, -0.72, -1.22), n=40)
        bell.mesh(gold)


def wound(mood: Mood, form: sculpt.Form) -> None:
    """The light in the crack, the splinters, and the spring that has jumped out."""
    fracture(form, crack(WOUND, 0.026, 30), BOUNDS, m.glow((1, 0.2, 0.012), 1.8))
    stage.lamp((0.75, -1.0, 0.45), 3, (1, 0.3, 0.06), size=0.1)
    c.shards((0.8, -0.5, 0.8), (0.75, -0.25, 0.8), porcelain(), count=13, size=0.13, reach=0.75)
    line = [(0.7, -0.3, 0.72), (0.95, -0.6, 0.9), (1.12, -0.72, 0.78), (1.3, -0.75, 0.98)]
    c.spring(line, 0.06, 0.014, 9, mechanics.brass())


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    random.seed(5)
    with held(mood.turn @ Matrix.Scale(1.1, 4)):
        whole = head()
        sculpt.mesh(carved(mood), BOUNDS, porcelain(), step=0.018)
        Clay().ball((0.4, -0.55, 0.1), 0.27, mirror=False).ball((-0.4, -0.55, 0.1), 0.27).mesh(
            m.stuff((0.01,) * 3, 0.6)
        )
        for side in (-1, 1):
            eye(side, mood)
        painting(whole, m.gold())
        face(mood)
        if mood.struck:
            wound(mood, whole)
    with held(Matrix.Rotation(math.radians(mood.yaw * 0.4), 4, "Z")):
        collar()
    key((0.8, 0.6, -0.85), (1, 0.1, 0.42), 0.62, m.gold(), mood)
    stand(mood, (0.26, 0.02, 0.07))
