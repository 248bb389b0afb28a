"""The bone raven: a skull with a long beak, feathers of rib and blade bone. It strikes first, and remembers."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, plates, sculpt, stage
from art.kit.clay import Clay
from art.kit.nodes import bump_by, darkened, fresh, kept, node, ramp, space
from art.opponents.automata.portrait import Mood, crack, fracture, gaze, held, key, stand

EYE, AHEAD = Vector((0.47, -0.34, 0.28)), Vector((0.72, -0.9, 0.08))
VIOLET = (0.45, 0.1, 1.0)
BOUNDS = ((-1.2, -2.3, -1.0), (1.2, 1.2, 1.4))
WOUND = (
    [(0.3, 1.2), (0.16, 0.86), (0.3, 0.64), (0.12, 0.44), (0.24, 0.2), (0.1, -0.02)],
    [(0.16, 0.86), (-0.12, 0.76)],
    [(0.3, 0.64), (0.56, 0.62), (0.68, 0.46)],
    [(0.24, 0.2), (0.46, 0.1)],
)


@kept
def bone() -> bpy.types.Material:
    """Old bone: pores, brown in its hollows, and sutures like wandering rivers."""
    material, tree, shader = fresh()
    values = {
        "Roughness": 0.42,
        "Subsurface Weight": 0.15,
        "Subsurface Radius": (0.15, 0.09, 0.05),
        "Subsurface Scale": 0.4,
    }
    for name, value in values.items():
        shader.inputs[name].default_value = value
    where = space(tree)
    stain, wander, seam = (
        node(tree, "TexNoise", Scale=2.2, Detail=8.0, Roughness=0.65),
        node(tree, "TexNoise", Scale=9.0, Detail=3.0),
        node(tree, "TexVoronoi", Scale=1.25),
    )
    seam.feature = "DISTANCE_TO_EDGE"
    mix, place = node(tree, "MixRGB", Fac=0.16), node(tree, "NewGeometry")
    for texture in (stain, wander):
        tree.links.new(where, texture.inputs["Vector"])
    tree.links.new(where, mix.inputs["Color1"])
    tree.links.new(wander.outputs["Color"], mix.inputs["Color2"])
    tree.links.new(mix.outputs["Color"], seam.inputs["Vector"])
    body = ramp(
        tree, stain.outputs["Fac"], [(0.3, (0.42, 0.27, 0.13)), (0.46, (0.72, 0.6, 0.42)), (0.7, (0.88, 0.82, 0.68))]
    )
    lines = ramp(
        tree, seam.outputs["Distance"], [(0.0, (0.2, 0.12, 0.07)), (0.018, (0.9, 0.9, 0.9)), (0.03, (1, 1, 1))]
    )
    hollow = ramp(
        tree, place.outputs["Pointiness"], [(0.43, (0.28, 0.16, 0.08)), (0.5, (1, 1, 1)), (0.56, (1.0, 1.0, 1.0))]
    )
    shade = darkened(tree, body.outputs["Color"], lines, hollow)
    tree.links.new(shade, shader.inputs["Base Color"])
    bump_by(tree, shader, lines.outputs["Color"], 0.5, 0.02)
    return material


def skull() -> sculpt.Form:
    """Brain case, cheek bars and the upper half of the beak."""
    half = sculpt.melt(
        0.14,
        sculpt.ball((0, 0.22, 0.3), (0.66, 0.72, 0.6)),
        sculpt.ball((0.3, -0.3, 0.52), (0.26, 0.36, 0.16)),
        sculpt.limb(
            [(0.0, -0.3, 0.36), (0, -0.75, 0.32), (0, -1.35, 0.2), (0, -1.85, -0.06), (0, -2.08, -0.36)],
            [0.36, 0.27, 0.2, 0.13, 0.02],
        ),
        sculpt.limb([(0.1, -0.5, 0.12), (0.08, -1.2, 0.0), (0.03, -1.8, -0.14)], [0.22, 0.15, 0.06]),
        sculpt.limb([(0.52, 0.3, 0.05), (0.56, -0.1, -0.04), (0.34, -0.6, 0.0)], [0.13, 0.08, 0.13]),
    )
    socket = sculpt.ball((0.62, -0.38, 0.27), (0.34, 0.33, 0.31))
    nostril = sculpt.limb([(0.24, -0.78, 0.26), (0.2, -1.08, 0.2)], [0.08, 0.04])
    behind = sculpt.ball((0.72, 0.16, 0.2), (0.2, 0.22, 0.2))
    return sculpt.mirrored(sculpt.cut(half, socket, nostril, behind, by=0.05))


def head(mood: Mood) -> None:
    """The skull; struck, its crown is split."""
    whole = skull()
    form = whole
    if mood.struck:
        split = crack(WOUND, 0.036, 50)
        form = sculpt.cut(whole, split, by=0.01)
        fracture(whole, split, BOUNDS, m.glow((0.3, 0.03, 1.0), 2.0))
        stage.lamp((0.5, -0.75, 0.9), 7, (0.6, 0.2, 1.0), size=0.1)
        c.shards((0.3, -0.1, 0.9), (0.6, -0.2, 1), bone(), count=12, size=0.11, reach=0.75)
    sculpt.mesh(form, BOUNDS, bone(), step=0.018)
    Clay().ball((0, -0.1, 0.25), (0.5, 0.3, 0.25)).mesh(m.stuff((0.01, 0.008, 0.012), 0.9))
    horn = m.stuff((0.035, 0.028, 0.03), 0.2, bump=0.12, scale=9, dark=0.4, light=1.6, stretch=(1, 0.3, 1))
    sheath = sculpt.both(sculpt.grown(whole, 0.022), sculpt.half((0, -1.02, 0), (0, 1, 0.28)), by=0.03)
    sculpt.mesh(sheath, BOUNDS, horn, step=0.018)
    hoop = sculpt.both(
        sculpt.grown(whole, 0.04),
        sculpt.half((0, -0.98, 0), (0, 1, 0.28)),
        sculpt.half((0, -1.08, 0), (0, -1, -0.28)),
        by=0.02,
    )
    sculpt.mesh(hoop, BOUNDS, mechanics.brass(), step=0.018)


def jaw(mood: Mood) -> None:
    """The lower half of the beak, on a wheel at each side."""
    drop = {"rest": 3, "pleased": 13, "struck": 13}[mood.name]
    with held(Matrix.Rotation(math.radians(drop), 4, "X"), (0, 0.2, -0.1)):
        bars = sculpt.mirrored(
            sculpt.limb(
                [(0.5, 0.25, -0.12), (0.42, -0.3, -0.26), (0.2, -0.9, -0.24), (0.0, -1.5, -0.26)],
                [0.11, 0.13, 0.11, 0.08],
            )
        )
        sculpt.mesh(bars, ((-0.8, -2.2, -0.7), (0.8, 0.6, 0.2)), bone(), step=0.02)
        tip = sculpt.limb([(0, -1.1, -0.24), (0, -1.55, -0.26), (0, -1.92, -0.36)], [0.13, 0.1, 0.015])
        sculpt.mesh(
            tip,
            ((-0.4, -2.2, -0.6), (0.4, -0.9, 0)),
            m.stuff((0.035, 0.028, 0.03), 0.2, dark=0.4, light=1.6),
            step=0.018,
        )
    for side in (-1, 1):
        frame = c.facing((side * 0.62, 0.22, -0.05), (side, -0.25, 0))
        mechanics.gear((0, -0.02, 0), 0.2, mechanics.brass(), teeth=13, thick=0.06, frame=frame)
        c.screw(frame @ Vector((0, -0.07, 0)), (side, -0.25, 0), 0.07, m.steel())


def eye(side: int, mood: Mood) -> None:
    """A lens hung in the socket on three struts."""
    spot, ahead = Vector((side * EYE.x, EYE.y, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame = c.facing(spot, ahead)
    dim = mood.struck and side > 0
    c.bezel(c.facing(spot + ahead.normalized() * 0.09, ahead), 0.205, mechanics.brass(), wide=0.2, notches=24)
    pupil = {"rest": 0.34, "pleased": 0.42, "struck": 0.18}[mood.name]
    c.eyeball(
        frame, gaze(mood, spot, ahead, 50), 0.2, c.iris(VIOLET, 0.9 if dim else 2.6 * mood.shine, (pupil, pupil), 0.2)
    )
    if dim:
        c.cracked_lens(frame, gaze(mood, spot, ahead), 0.2, m.glow((0.9, 0.7, 1), 3))
    struts = c.part(frame)
    for k in range(3):
        a = math.pi / 2 + 2 * math.pi * k / 3
        struts.tube(
            [(0.22 * math.cos(a), 0, 0.22 * math.sin(a)), (0.37 * math.cos(a), 0.12, 0.37 * math.sin(a))],
            [0.03, 0.03],
            n=10,
        )
    struts.mesh(mechanics.brass())
    c.lid(frame, 0.214, mechanics.copper(), mood.upper * 0.75 + 0.15, slant=side * (10 + mood.slant))
    c.lid(frame, 0.212, mechanics.copper(), mood.lower * 0.8, below=True)


def ruff(mood: Mood) -> None:
    """Neck and throat: vertebrae within, blades of bone around, each on a pin."""
    raised = {"rest": 0.0, "pleased": 0.05, "struck": 0.16}[mood.name]
    spine = Clay()
    for k in range(6):
        spine.lathe(
            [(0.12, -0.1), (0.24, -0.07), (0.2, 0), (0.24, 0.07), (0.12, 0.1)],
            (0, 0.35 + 0.02 * k, -0.2 - 0.22 * k),
            n=28,
        )
    spine.mesh(bone())
    body = ((0, 0.35, -1.35), (0.86, 0.8, 1.05))
    coat, under = Clay(), Clay()
    for row in range(8):
        rise = 62 - 15 * row
        count = max(9, round(21 * math.cos(math.radians(rise))))
        for k in range(count):
            turn = 360 * (k + 0.5 * (row % 2)) / count + random.uniform(-3, 3)
            root, out = plates.ellipsoid(*body, turn, rise)
            end, _ = plates.ellipsoid(*body, turn, rise - 34)
            tip = end + out * (0.14 + raised + random.uniform(0, 0.08))
            plates.plate(
                coat if random.random() < 0.6 else under,
                root + out * 0.02,
                tip,
                0.14,
                normal=out,
                dome=0.25,
                ridge=0.3,
                blunt=1.3,
            )
    coat.mesh(bone(), thick=0.014)
    under.mesh(m.stuff((0.16, 0.11, 0.09), 0.4, bump=0.3, scale=8, dark=0.35), thick=0.014)
    dark = m.stuff((0.012, 0.009, 0.014), 0.8)
    Clay().ball(body[0], [r * 0.93 for r in body[1]], n=32).mesh(dark)


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    turn = (
        Matrix.Translation((0.42, 0.35, 0.16))
        @ Matrix.Scale(1.08, 4)
        @ Matrix.Rotation(math.radians(-16), 4, "Z")
        @ mood.turn
    )
    with held(turn):
        head(mood)
        jaw(mood)
        for side in (-1, 1):
            eye(side, mood)
    with held(Matrix.Translation((0.3, 0.2, -0.05)) @ Matrix.Rotation(math.radians(mood.yaw * 0.5), 4, "Z")):
        ruff(mood)
    key((0.95, 0.8, -0.75), (1, 0.1, 0.42), 0.6, mechanics.brass(), mood)
    stand(mood, (0.2, 0.05, 0.42))
