"""An altar split by a violet fire, a horned ram's skull over it: Life poured out on it burns, and so does worth."""

import math
import random

import bpy
from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.bones import hollow
from art.kit.clay import Clay
from art.resarcana import essences

SKULL = ((0, 0.75, 3.04), (6, 0, 0), 1.12)


def ram(bone: bpy.types.Material) -> None:
    """A ram's skull that looks towards the viewer, its horns wound."""
    head, holes, horns, eyes = (Clay().place(*SKULL) for _ in range(4))
    head.ball((0, 0.1, 0.2), (0.36, 0.34, 0.32))
    head.tube(
        [(0, 0.0, 0.2), (0, -0.2, -0.02), (0, -0.34, -0.42), (0, -0.38, -0.78), (0, -0.36, -0.9)],
        [(0.34, 0.26), (0.32, 0.24), (0.21, 0.18), (0.15, 0.13), (0.09, 0.08)],
        n=24,
        side=(1, 0, 0),
    )
    for s in (-1, 1):
        head.tube(
            [(s * 0.18, -0.2, 0.26), (s * 0.36, -0.12, 0.18), (s * 0.36, -0.16, -0.06), (s * 0.22, -0.3, -0.2)],
            [0.09, 0.1, 0.09, 0.05],
        )
        holes.ball((s * 0.26, -0.15, 0.05), (0.14, 0.1, 0.12))
        eyes.ball((s * 0.27, -0.26, 0.05), (0.075, 0.03, 0.055))
        line, radii = [], []
        for k in range(15):
            a, far = -0.9 + 0.5 * k, 0.72 - 0.03 * k
            line.append(
                (
                    s * (0.82 - far * math.cos(a) * 0.86 + 0.035 * k),
                    0.12 - 0.04 * k,
                    0.16 + far * math.sin(a) * 0.95 + 0.5,
                )
            )
            radii.append(0.25 - 0.0165 * k)
        horns.tube(line, radii, n=18, steps=8, side=(0, 1, 0), ripple=lambda _, t: 1 + 0.07 * math.sin(t * 150))
    skull = head.flesh(bone, voxel=0.025, smooth=4)
    for s in (-1, 1):
        socket, nostril = Clay().place(*SKULL), Clay().place(*SKULL)
        socket.ball((s * 0.29, -0.33, 0.05), (0.13, 0.26, 0.105), n=28)
        line = [(s * 0.065, -0.5, -0.46), (s * 0.06, -0.5, -0.6), (s * 0.06, -0.5, -0.76)]
        nostril.tube(line, [(0.02, 0.1), (0.045, 0.12), (0.05, 0.14)], side=(1, 0, 0))
        for cutter in (socket, nostril):
            hollow(skull, cutter.mesh(bone))
    holes.mesh(m.stuff((0.01, 0.006, 0.012), 0.9))
    horns.mesh(m.stuff((0.12, 0.085, 0.06), 0.4, bump=0.4, scale=9, coat=0.2))
    eyes.mesh(m.glow((0.4, 0.015, 1), 1.1))


def altar() -> None:
    """A slab on a block, cracked through; a sign on its front; steps."""
    stone = m.stone((0.12, 0.1, 0.115))
    block = Clay()
    block.box((0, 0, 0.1), (4.2, 2.3, 0.2)).box((0, 0.05, 0.3), (3.5, 1.9, 0.22))
    block.box((0, 0.05, 0.82), (2.5, 1.2, 0.9)).box((-1.32, -0.5, 0.82), (0.28, 0.28, 0.9)).box(
        (1.32, -0.5, 0.82), (0.28, 0.28, 0.9)
    )
    block.box((0, 0, 1.38), (3.3, 1.75, 0.24))
    block.mesh(stone, smooth=False, bevel=0.04)
    crack = Clay()
    line = [
        (0.35, 0.8, 1.51),
        (0.2, 0.2, 1.515),
        (0.42, -0.3, 1.515),
        (0.25, -0.88, 1.51),
        (0.38, -0.9, 1.3),
        (0.22, -0.57, 1.2),
        (0.4, -0.57, 0.9),
        (0.55, -0.57, 0.6),
    ]
    crack.tube(line, [0.02, 0.05, 0.035, 0.05, 0.04, 0.045, 0.03, 0.004], n=8, steps=1)
    for k in range(6):
        root = Vector(line[1 + k % 5])
        crack.tube(
            [
                root,
                root + Vector((random.uniform(-0.3, 0.3), 0, random.uniform(-0.2, 0.05) if k > 2 else 0)),
                root + Vector((random.uniform(-0.6, 0.6), -0.02, random.uniform(-0.35, 0) if k > 2 else 0)),
            ],
            [0.024, 0.018, 0.003],
            n=7,
            steps=1,
        )
    crack.mesh(m.glow((0.5, 0.04, 1), 2.0))
    sign = Clay().place((-0.15, -0.565, 0.83), (90, 0, 0), 0.4)
    for r in (1.0, 0.86):
        sign.tube([props.ring(k, 40, r) for k in range(41)], [0.05] * 41, n=8, steps=1)
    star = [props.ring(k * 2, 5, 0.86, -math.pi / 2) for k in range(6)]
    sign.tube(star, [0.05] * 6, n=8, steps=1).mesh(m.glow((0.6, 0.03, 0.75), 1.6))


def thorns() -> None:
    """What Life has become here: black briars, with a few leaves left, that climb over the stone."""
    stems, leaves = Clay(), Clay()
    for k in range(12):
        s = -1 if k % 2 else 1
        x = s * random.uniform(1.2, 2.6)
        line = [Vector((x * 1.25, random.uniform(-1.0, 0.2), 0))]
        for _ in range(6):
            line.append(
                line[-1]
                + Vector((-s * random.uniform(0.0, 0.32), random.uniform(-0.1, 0.1), random.uniform(0.12, 0.42)))
            )
        stems.tube(line, [0.085, 0.075, 0.065, 0.055, 0.045, 0.03, 0.006], n=9, steps=5)
        for j in range(18):
            root = line[j // 3].lerp(line[j // 3 + 1], (j % 3) / 3)
            stems.spike(root, root + Vector([random.gauss(0, 0.14) for _ in range(3)]), 0.026)
        for p in line[3:]:
            leaves.leaf(
                p, p + Vector((random.gauss(0, 0.12), -0.1, random.uniform(0, 0.16))), 0.11, normal=(0, -1, 0.4)
            )
    stems.mesh(m.wood((0.045, 0.03, 0.035)))
    leaves.mesh(m.thin((0.12, 0.3, 0.04), 0.5, 0.35))


def offering() -> None:
    """A bowl of Life poured out: green goes in, and burns up red and violet."""
    bowl = Clay().place((-0.95, -0.3, 1.75), (0, 58, 20), 0.5)
    bowl.lathe([(0, 0), (0.3, 0.02), (0.55, 0.2), (0.66, 0.5), (0.6, 0.5), (0.48, 0.24), (0, 0.1)], n=40).mesh(m.gold())
    pour = Clay()
    for k in range(7):
        off = Vector((0, 0.06 * (k - 3), 0))
        pour.tube(
            [
                Vector((-0.66, -0.34, 1.72)) + off,
                Vector((-0.4, -0.36, 1.6)) + off,
                Vector((0.0, -0.36, 1.53)) + off * 2,
                Vector((0.3, -0.34, 1.53)) + off,
            ],
            [0.04, 0.06, 0.07, 0.01],
            n=9,
        )
    pour.mesh(m.glow((0.05, 0.65, 0.04), 0.9))
    stage.lamp((-0.4, -0.8, 1.8), 9, essences.LIFE, size=0.1)
    fires.blaze((0.3, -0.1, 1.45), 0.36, 1.0, count=22, licks=6)
    fires.blaze((0.3, 0.25, 1.45), 0.5, 1.2, fires.burning(1.4, 2.7, fires.VIOLET, 1.0), count=18, licks=6)
    stage.lamp((0.3, -0.7, 2.0), 26, essences.ELAN, size=0.2)
    props.coins((1.15, -0.35, 1.5), 0.35, count=18, size=0.1, heap=0.1)


def scene() -> None:
    """Sets the picture up."""
    ram(m.bone())
    altar()
    thorns()
    offering()
    pole = Clay().tube([(0, 1.0, 0), (0, 1.0, 3.0)], [0.12, 0.1], n=12)
    pole.mesh(m.wood((0.05, 0.03, 0.03)))
    for s in (-1, 1):
        for x, high in ((1.35, 0.35), (1.1, 0.22)):
            props.candle((s * x, 0.3 if high > 0.3 else 0.0, 1.5), high, 0.1, lit=s * x != -1.1, power=5)
        architecture.column((s * 2.9, 1.4, 0), 0.4, 5.0, m.stone((0.12, 0.1, 0.12)))
    props.skull((-1.7, -1.35, 0.22), 0.85, (0, 0, 22))
    props.skull((2.0, -1.25, 0.22), 0.8, (0, 10, -30))
    architecture.wall((0, 4.4, -0.3), 11, 7, m.stone((0.07, 0.055, 0.075)), block=0.8)
    backdrops.floor(m.stone((0.07, 0.055, 0.065)))
    backdrops.mist((0.35, 0.12, 0.6), at=(0, 2.2, 0.3), spread=(4, 0.5, 0.3), count=18, strength=0.22)
    backdrops.sparks((0.7, 0.2, 1), (0, -0.2, 2.6), (2.6, 0.8, 1.8), count=70, strength=2.5, size=0.014)
    stage.lamp((0, 2.4, 2.9), 190, essences.DEATH, size=0.6)
    stage.rig((1, 0.8, 0.6), (0.6, 0.3, 1), at=(0, 0, 1.8), power=0.95)
    stage.panel((0, -4.0, 4.6), (0, 0.3, 2.6), 90, (0.85, 0.75, 1), size=1.8)
    stage.camera((0, -7.9, 2.7), (0, 0, 2.16), lens=47, f=3.2, focus=(0, -0.2, 2))
