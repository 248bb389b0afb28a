"""The stone golem: blocks of granite around a fire, its head a tower with battlements. It builds; it never hurries."""

from __future__ import annotations

import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from art.kit import clockwork as c
from art.kit import materials as m
from art.kit import mechanics, sculpt, stage
from art.kit.clay import Clay
from art.kit.nodes import bump_by, darkened, dimmed, fresh, kept, node, ramp, space
from art.opponents.automata.portrait import Mood, gaze, held, key, stand

EYE, AHEAD = Vector((0.37, -0.66, 0.12)), Vector((0.16, -1, 0.0))
FIRE = (1.0, 0.36, 0.03)


@kept
def granite(tone: float) -> bpy.types.Material:
    """Speckled granite, darker in its hollows, worn pale at its corners."""
    material, tree, shader = fresh()
    shader.inputs["Roughness"].default_value = 0.78
    grain, large, place = (
        node(tree, "TexVoronoi", Scale=52.0),
        node(tree, "TexNoise", Scale=3.2, Detail=8.0, Roughness=0.7),
        node(tree, "NewGeometry"),
    )
    for texture in (grain, large):
        tree.links.new(space(tree), texture.inputs["Vector"])
    base = (0.3 * tone, 0.3 * tone, 0.31 * tone)
    specks = ramp(
        tree,
        grain.outputs["Color"],
        [
            (0.15, dimmed(base, 0.35)),
            (0.4, base),
            (0.62, dimmed(base, 1.2)),
            (0.8, (0.62 * tone, 0.56 * tone, 0.52 * tone)),
        ],
    )
    cloud = ramp(tree, large.outputs["Fac"], [(0.3, (0.5, 0.5, 0.52)), (0.7, (1, 1, 1))])
    worn = ramp(
        tree,
        place.outputs["Pointiness"],
        [(0.44, (0.3, 0.29, 0.28)), (0.5, (0.85, 0.85, 0.85)), (0.57, (1.0, 1.0, 1.0))],
    )
    shade = darkened(tree, specks.outputs["Color"], cloud, worn)
    tree.links.new(shade, shader.inputs["Base Color"])
    bump_by(tree, shader, large.outputs["Fac"], 0.55, 0.06)
    return material


def hewn(
    centre: tuple[float, float, float],
    half: tuple[float, float, float],
    *,
    turn: tuple[float, float, float] = (0, 0, 0),
    tone: float = 1.0,
    step: float = 0.028,
) -> None:
    """A block as the mason left it: uneven faces, corners knocked off."""
    chips = []
    for _ in range(5):
        corner = [c_ + h * random.choice((-1, 1)) for c_, h in zip(centre, half, strict=True)]
        along = random.randrange(3)
        corner[along] = centre[along] + half[along] * random.uniform(-0.9, 0.9)
        chips.append(sculpt.ball([v * 1.0 for v in corner], random.uniform(0.05, 0.12)))
    phase = random.uniform(0, 9)

    def uneven(x: sculpt.Array, y: sculpt.Array, z: sculpt.Array) -> sculpt.Array:
        slow = np.sin(3.1 * x + 1.7 * z + phase) * np.sin(2.7 * y - 2.2 * z + phase)
        return 0.022 * slow + 0.008 * np.sin(9 * x + 5 * y + phase) * np.sin(8 * z - 6 * y)

    form = sculpt.cut(sculpt.rough(sculpt.box(centre, half, 0.05, turn), uneven), *chips, by=0.03)
    far = [math.hypot(*half) + 0.1] * 3
    low = tuple(c_ - f for c_, f in zip(centre, far, strict=True))
    high = tuple(c_ + f for c_, f in zip(centre, far, strict=True))
    sculpt.mesh(form, (low, high), granite(tone), step=step)


def embers(bright: float, mood: Mood) -> bpy.types.Material:
    """The fire inside: coals, dark on their backs, alight in between."""
    return m.cracked((0.06, 0.03, 0.02), (1, 0.1, 0.01) if mood.struck else FIRE, 0.17, wide=0.3, shine=bright)


def head(mood: Mood) -> None:
    """Crown, brow, cheeks, nose and jaw, each a block of its own; the fire shows between them."""
    brow_up = {"rest": 0.0, "pleased": 0.1, "struck": -0.05}[mood.name]
    frown = {"rest": 4, "pleased": -9, "struck": 13}[mood.name]
    drop = {"rest": 0.0, "pleased": 0.13, "struck": 0.06}[mood.name]
    bright = {"rest": 1.6, "pleased": 3.0, "struck": 1.2}[mood.name]
    hearth = sculpt.box((0, 0.02, -0.1), (0.7, 0.54, 0.76), 0.1)
    sculpt.mesh(hearth, ((-0.8, -0.7, -1.0), (0.8, 0.7, 0.8)), embers(bright, mood), step=0.05)
    for side in (-1, 1):
        gone = mood.struck and side > 0
        if not gone:
            hewn((side * 0.42, -0.02, 0.8), (0.4, 0.72, 0.2), tone=0.95)
        else:
            hewn((0.28, 0.12, 0.78), (0.24, 0.56, 0.18), tone=0.95, turn=(0, 9, 0))
        hewn((side * 0.43, -0.6, 0.43 + brow_up), (0.43, 0.3, 0.165), turn=(0, side * frown, side * 4), tone=1.12)
        hewn((side * 0.8, -0.2, 0.1), (0.14, 0.6, 0.24), tone=1.0)
        hewn((side * 0.47, -0.42, -0.27), (0.37, 0.42, 0.17), turn=(0, 0, side * 3), tone=1.06)
        hewn((side * 0.5, 0.45, 0.1), (0.4, 0.35, 0.62), tone=0.85, step=0.04)
    hewn((0, -0.78, 0.04), (0.11, 0.17, 0.28), tone=1.2)
    hewn((0, -0.42, -0.75 - drop), (0.7, 0.46, 0.2), tone=1.0, turn=(-3, 0, 0))
    for k in range(5):
        x = (k - 2) * 0.25
        hewn((x, -0.76 + 0.05 * abs(k - 2), -0.56 - drop * 0.9), (0.1, 0.08, 0.07 if k % 2 else 0.1), tone=1.3)
    battlements(mood)


def battlements(mood: Mood) -> None:
    """The merlons of its crown; one of them is knocked off when it is struck."""
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        x, y = 0.66 * math.sin(a), -0.02 - 0.6 * math.cos(a)
        if mood.struck and x > 0.1 and y < 0.4:
            continue
        hewn((x, y, 1.13), (0.17, 0.15, 0.17), turn=(0, 0, math.degrees(a)), tone=1.05, step=0.035)
    if mood.struck:
        for spot, size in (
            ((0.95, -0.6, 1.15), 0.16),
            ((1.12, -0.5, 0.8), 0.1),
            ((0.75, -0.7, 1.36), 0.09),
            ((1.28, -0.4, 1.25), 0.07),
            ((0.92, -0.9, 0.82), 0.06),
        ):
            hewn(
                spot,
                (size, size * 0.8, size),
                turn=tuple(random.uniform(0, 90) for _ in range(3)),
                tone=1.05,
                step=0.03,
            )
        c.shards((0.7, -0.4, 0.95), (0.8, -0.3, 0.6), granite(1.05), count=16, size=0.07, reach=0.8)
        stage.lamp((0.75, -0.7, 0.9), 7, (1, 0.25, 0.04), size=0.1)


def eye(side: int, mood: Mood) -> None:
    """A lens set in iron, deep under the brow."""
    spot, ahead = Vector((side * EYE.x, EYE.y, EYE.z)), Vector((side * AHEAD.x, AHEAD.y, AHEAD.z))
    frame, dim = c.facing(spot, ahead), mood.struck and side > 0
    c.bezel(c.facing(spot + ahead.normalized() * 0.07, ahead), 0.205, m.iron(), wide=0.26, notches=16)
    c.eyeball(
        frame,
        gaze(mood, spot, ahead),
        0.205,
        c.iris((1.0, 0.5, 0.06), 0.2 if dim else 2.3 * mood.shine, (0.34, 0.34), 0.205),
    )
    if dim:
        c.cracked_lens(frame, gaze(mood, spot, ahead), 0.205, m.glow((1, 0.7, 0.4), 3))
    c.lid(frame, 0.218, m.iron(), mood.upper * 0.6 + 0.32, slant=side * mood.slant)
    c.lid(frame, 0.216, m.iron(), mood.lower * 0.5 + 0.38, below=True)


def body(mood: Mood) -> None:
    """Shoulders like towers, and a chest with a window of brass on its wheels."""
    bright = {"rest": 0.9, "pleased": 2.6, "struck": 0.5}[mood.name]
    Clay().box((0, 0.35, -1.5), (2.2, 0.8, 1.1)).mesh(embers(bright, mood), smooth=False)
    for side in (-1, 1):
        hewn((side * 1.22, 0.3, -0.98), (0.42, 0.6, 0.42), turn=(0, side * 6, side * -6), tone=1.05, step=0.035)
        hewn((side * 1.3, 0.25, -1.75), (0.36, 0.5, 0.3), tone=0.9, step=0.04)
        hewn((side * 0.68, -0.05, -1.72), (0.3, 0.5, 0.5), tone=1.0, step=0.04)
        for k in range(2):
            c.screw((side * (1.06 + 0.3 * k), -0.34, -0.8), (side * -0.1, -1, 0.1), 0.07, m.iron())
    hewn((0, 0.1, -1.02), (0.72, 0.55, 0.16), tone=0.92, step=0.04)
    frame = c.facing((0, -0.46, -1.5), (0, -1, 0.12))
    c.bezel(frame, 0.34, mechanics.brass(), wide=0.2, notches=28)
    back = c.part(frame)
    back.ball((0, 0.1, 0), (0.34, 0.06, 0.34)).mesh(m.glow((0.7, 0.14, 0.01), bright * 0.5))
    for x, z, r, teeth in ((-0.1, 0.06, 0.19, 12), (0.16, -0.08, 0.12, 9)):
        mechanics.gear((x, -0.04, z), r, m.gold(), teeth=teeth, thick=0.05, frame=frame)


def scene(mood: Mood) -> None:
    """Sets the picture up."""
    with held(Matrix.Translation((0, 0.0, 0.0)) @ mood.turn @ Matrix.Scale(0.97, 4)):
        head(mood)
        for side in (-1, 1):
            eye(side, mood)
    with held(Matrix.Translation((0, 0.1, -0.2)) @ Matrix.Rotation(math.radians(mood.yaw * 0.5), 4, "Z")):
        body(mood)
    key((1.15, 0.8, -0.5), (1, 0.1, 0.55), 0.56, m.iron(), mood)
    stand(mood, (0.05, 0.2, 0.22))
