"""The glass toad: a flask with a toad's shape, wheels and a glowing brew inside. It boils down anything."""

from __future__ import annotations

import math
import random

import bpy
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, sculpt, stage
from art.kit.clay import Clay
from art.kit.nodes import fresh, kept, node, ramp
from art.opponents.automata.portrait import Mood, crack, gaze, held, key, stand

EYE, AHEAD = Vector((0.56, -0.34, 0.5)), Vector((0.5, -0.95, 0.16))
BREW = (0.1, 1.0, 0.36)
BOUNDS = ((-1.6, -1.6, -1.9), (1.6, 1.4, 1.1))
WOUND = (
    [(0.5, 0.42), (0.34, 0.12), (0.5, -0.1), (0.3, -0.36), (0.44, -0.62), (0.36, -0.9)],
    [(0.34, 0.12), (0.08, 0.06), (-0.1, 0.18)],
    [(0.5, -0.1), (0.78, -0.14), (0.95, -0.04)],
    [(0.3, -0.36), (0.06, -0.46)],
)


@kept
def brew(bright: float) -> bpy.types.Material:
    """What is in the flask: deep below, alight towards its surface, with clouds that turn in it."""
    material, tree, shader = fresh()
    place, parts, cloud = (
        node(tree, "NewGeometry"),
        node(tree, "SeparateXYZ"),
        node(tree, "TexNoise", Scale=1.7, Detail=4.0, Distortion=1.6),
    )
    tree.links.new(place.outputs["Position"], parts.inputs[0])
    tree.links.new(place.outputs["Position"], cloud.inputs["Vector"])
    height, mixed = node(tree, "MapRange"), node(tree, "Math")
    height.inputs["From Min"].default_value, height.inputs["From Max"].default_value = -1.6, 0.3
    tree.links.new(parts.outputs["Z"], height.inputs["Value"])
    mixed.operation, mixed.inputs[1].default_value = "MULTIPLY_ADD", 0.7
    tree.links.new(cloud.outputs["Fac"], mixed.inputs[0])
    tree.links.new(height.outputs["Result"], mixed.inputs[2])
    tint = ramp(
        tree,
        mixed.outputs["Value"],
        [
            (0.35, (0.0, 0.02, 0.03)),
            (0.65, (0.002, 0.12, 0.09)),
            (0.95, (0.012, 0.36, 0.12)),
            (1.25, (0.1, 0.75, 0.16)),
        ],
    )
    shader.inputs["Base Color"].default_value, shader.inputs["Roughness"].default_value = (0.0, 0.1, 0.05, 1), 0.1
    tree.links.new(tint.outputs["Color"], shader.inputs["Emission Color"])
    shader.inputs["Emission Strength"].default_value = bright
    return material


def toad(mood: Mood) -> sculpt.Form:
    """The outside of the flask: a broad head, its throat, a squat body."""
    throat = {"rest": 0.34, "pleased": 0.5, "struck": 0.26}[mood.name]
    half = sculpt.melt(
        0.2,
        sculpt.ball((0, 0.1, 0.0), (1.02, 0.85, 0.52)),
        sculpt.ball((0.3, -0.5, -0.08), (0.66, 0.6, 0.4)),
        sculpt.ball((0.62, -0.05, -0.18), (0.52, 0.6, 0.36)),
        sculpt.ball((EYE.x, EYE.y + 0.14, EYE.z - 0.06), 0.37),
        sculpt.ball((0, -0.56, -0.5), (0.62, throat + 0.12, throat)),
        sculpt.ball((0, 0.35, -1.25), (1.2, 0.95, 0.85)),
    )
    return sculpt.mirrored(half)


def mouth(mood: Mood) -> sculpt.Form:
    """The line of its wide mouth, a sheet that rises to the corners."""
    smile = {"rest": 0.05, "pleased": 0.16, "struck": -0.1}[mood.name]
    return lambda x, y, z: z + 0.2 - smile * (y + 1.1) ** 2 * 1.6 - 0.04 * abs(x)


def flask(mood: Mood) -> None:
    """Glass, its lips bound in brass, beads of glass for warts."""
    whole = toad(mood)
    ahead = sculpt.half((0, 0.12, 0), (0, 1, 0))
    warts = sculpt.melt(0, *(sculpt.ball(spot, 0.05 + 0.05 * random.random()) for spot in _warts(whole)))
    groove = sculpt.both(sculpt.sheet(mouth(mood), 0.05), sculpt.skin(whole, 0.05, 0.05), ahead)
    glass = m.glass((0.5, 0.93, 0.8), rough=0.02, ior=1.38)
    sculpt.mesh(sculpt.cut(sculpt.melt(0.05, whole, warts), groove, by=0.03), BOUNDS, glass, step=0.022)
    lips = sculpt.both(sculpt.sheet(mouth(mood), 0.032), sculpt.skin(whole, 0.03, 0.08), ahead)
    sculpt.mesh(lips, BOUNDS, mechanics.brass(), step=0.02)
    level = {"rest": -0.12, "pleased": 0.0, "struck": -0.34}[mood.name]
    tilt = (0.3, 0, 1) if mood.struck else (0.0, 0, 1)
    filled = sculpt.both(sculpt.grown(whole, -0.17), sculpt.half((0, 0, level), tilt), by=0.02)
    sculpt.mesh(filled, BOUNDS, brew({"rest": 0.55, "pleased": 1.25, "struck": 0.3}[mood.name]), step=0.035)
    if mood.struck:
        leak(whole)


def _warts(form: sculpt.Form) -> list[Vector]:
    """Where its warts sit: on the brow, behind the eyes, along the cheeks."""
    found: list[Vector] = []
    for x, y, z in (
        (0.2, -0.6, 1),
        (0.32, -0.75, 1),
        (0.1, -0.85, 1),
        (0.3, -0.3, 1),
        (0.08, -0.5, 1),
        (0.85, 0.2, 1),
        (0.98, 0.0, 1),
        (1.0, 0.35, 1),
        (0.75, 0.4, 1),
    ):
        for side in (-1, 1):
            found += [spot for spot, _ in c.onto(form, (side * x, y, z), (0, 0, -1))]
    for x, z in ((0.8, -0.05), (0.92, -0.2), (0.66, -0.42), (0.86, -0.48), (0.45, 0.02)):
        for side in (-1, 1):
            found += [spot for spot, _ in c.onto(form, (side * x, -2, z), (0, 1, 0))]
    return found


def leak(whole: sculpt.Form) -> None:
    """Cracks white with light, and the brew that runs out of them in drops."""
    lines = sculpt.both(sculpt.skin(whole, 0.012, 0.03), crack(WOUND, 0.02, 36))
    sculpt.mesh(lines, BOUNDS, m.glow((0.6, 1.0, 0.7), 1.8), step=0.014)
    drops, hit = Clay(), Vector((0.88, -0.5, -0.1))
    for k in range(16):
        t = (k + random.random()) / 16
        spot = hit + Vector(
            (0.5 * t + random.gauss(0, 0.05), -0.5 * t, 0.42 * t - 1.15 * t * t + random.gauss(0, 0.04))
        )
        drops.ball(spot, 0.03 + 0.06 * random.random() * (1 - 0.4 * t), n=14)
    drops.tube([hit, hit + Vector((0.1, -0.1, 0.03)), hit + Vector((0.2, -0.22, 0.0))], [0.07, 0.06, 0.03], n=14)
    drops.mesh(brew(1.6))
    stage.lamp(hit + Vector((0.1, -0.2, 0.1)), 7, BREW, size=0.1)


def works(mood: Mood) -> None:
    """Wheels that turn above the brew, and the bubbles that rise in it."""
    for x, z, r, teeth in ((-0.16, 0.26, 0.26, 16), (0.2, 0.2, 0.17, 11), (-0.5, 0.12, 0.16, 10)):
        mechanics.gear((x, -0.42 + 0.3 * abs(x), z), r, m.gold(), teeth=teeth, thick=0.06, turn=(90, 8, 10))
    level = {"rest": -0.15, "pleased": 0.1, "struck": -0.4}[mood.name]
    bubbles, count = Clay(), {"rest": 26, "pleased": 60, "struck": 12}[mood.name]
    for _ in range(count):
        a, z = random.uniform(-1.2, 1.2), random.uniform(-1.2, level)
        out = 0.86 if z > -0.3 else 0.8
        spot = (math.sin(a) * out, 0.02 - math.cos(a) * out * (0.95 if z > -0.6 else 0.55), z)
        bubbles.ball(spot, random.uniform(0.018, 0.05), n=12)
    bubbles.mesh(m.glow((0.5, 1.0, 0.45), 2.0 * mood.shine))


def eye(side: int, mood: Mood) -> None:
    """Gold, with a pupil that lies flat."""
    spot, ahead = Vector((side * EYE.x, EYE.y, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame, dim = c.facing(spot, ahead), mood.struck and side > 0
    c.bezel(c.facing(spot + ahead.normalized() * 0.09, ahead), 0.3, mechanics.brass(), wide=0.2, notches=30)
    Clay().ball(spot + Vector((0, 0.08, 0)), 0.3).mesh(m.stuff((0.01, 0.01, 0.008), 0.5))
    high = {"rest": 0.26, "pleased": 0.36, "struck": 0.13}[mood.name]
    c.eyeball(
        frame,
        gaze(mood, spot, ahead, 40),
        0.3,
        c.iris((1.0, 0.55, 0.04), 0.3 if dim else 1.7 * mood.shine, (0.62, high), 0.3),
    )
    if dim:
        c.cracked_lens(frame, gaze(mood, spot, ahead), 0.3, m.glow((0.8, 1.0, 0.8), 3))
    c.lid(frame, 0.315, mechanics.copper(), mood.upper * 0.7 + 0.26, slant=side * (mood.slant * 0.8 - 4))
    c.lid(frame, 0.313, mechanics.copper(), mood.lower * 0.75 + 0.2, below=True)


def fittings() -> None:
    """A stopper's collar around its body, and a tap to draw the brew off."""
    brass = mechanics.brass()
    collar = Clay().lathe([(1.16, -0.1), (1.26, -0.09), (1.3, 0), (1.26, 0.09), (1.16, 0.1)], (0, 0.0, 0), n=80)
    thing = collar.mesh(brass)
    thing.matrix_world = Matrix.Translation((0, 0.35, -1.1)) @ Matrix.Diagonal((0.95, 0.76, 1.0, 1.0))
    spots = [
        ((1.23 * math.sin(a), 0.35 - 0.99 * math.cos(a), -1.1), (math.sin(a), -math.cos(a), 0))
        for a in (2 * math.pi * k / 30 for k in range(30))
    ]
    c.rivets(spots, 0.045, m.steel())
    tap = Clay().tube(
        [(-0.3, -0.5, -1.3), (-0.32, -0.85, -1.3), (-0.32, -0.92, -1.36), (-0.32, -0.93, -1.48)],
        [0.08, 0.07, 0.065, 0.07],
        n=20,
    )
    tap.tube([(-0.32, -0.8, -1.26), (-0.32, -0.8, -1.12)], [0.04, 0.04], n=14).tube(
        [(-0.46, -0.8, -1.1), (-0.18, -0.8, -1.1)], [0.045, 0.045], n=14
    )
    tap.mesh(brass)


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    with held(Matrix.Translation((0, 0.1, 0.12)) @ mood.turn):
        flask(mood)
        works(mood)
        for side in (-1, 1):
            eye(side, mood)
        fittings()
    key((0.95, 0.7, -0.7), (1, 0.1, 0.42), 0.6, mechanics.brass(), mood)
    stand(mood, (0.09, 0.34, 0.06))
