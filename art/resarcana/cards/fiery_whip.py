"""A gauntlet of black iron swings a whip of fire; where its tip cracks, a vessel bursts into Elan and Death."""

import math
import random

from mathutils import Vector

from art.kit import backdrops, fires, stage
from art.kit import materials as m
from art.kit.clay import Clay, Point, along
from art.kit.hands import fist
from art.resarcana import essences

GRIP, TURN = (1.95, -0.5, 1.2), (0, -34, 0)
LASH: list[Point] = [
    (1.5, -0.5, 1.95),
    (1.15, -0.4, 2.75),
    (0.35, -0.2, 3.35),
    (-0.55, 0.1, 3.3),
    (-0.85, 0.3, 2.6),
    (-0.2, 0.3, 2.1),
    (0.45, 0.05, 1.7),
    (0.25, -0.3, 1.1),
    (-0.7, -0.45, 0.95),
    (-1.4, -0.4, 1.3),
    (-1.8, -0.35, 1.75),
]
CRACK = Vector(LASH[-1])


def lash() -> None:
    """The lash: a white-hot cord, braided flames around it, tongues that stream away."""
    curve = along(LASH, 12)
    count = len(curve)
    Clay().tube(curve, [0.055 - 0.045 * k / count for k in range(count)], n=12, steps=1).mesh(
        m.glow((1, 0.42, 0.06), 2.0)
    )
    braid, tongues = Clay(), Clay()
    for k in range(3):
        path = []
        for i, p in enumerate(curve):
            a, r = 2.1 * k + 0.55 * i, 0.1 * (1 - 0.75 * i / count)
            path.append(p + Vector((r * math.cos(a), r * math.sin(a), r * math.sin(a + 0.8))))
        braid.tube(path, [0.05 * (1 - 0.7 * i / count) for i in range(count)], n=9, steps=2)
    for _ in range(190):
        i = random.randrange(4, count - 3)
        p, way = curve[i], (curve[i + 1] - curve[i - 1]).normalized()
        t = i / count
        up = Vector((random.gauss(0, 0.25), random.gauss(0, 0.2), 1.0))
        drift = (up - way * random.uniform(0.3, 1.1)).normalized() * random.uniform(0.18, 0.62) * (1 - 0.4 * t)
        r, sway = random.uniform(0.03, 0.075) * (1.1 - 0.5 * t), Vector((random.gauss(0, 0.07), 0, 0))
        tongues.tube([p, p + drift * 0.35 + sway, p + drift * 0.7 - sway, p + drift], [r, r * 1.1, r * 0.6, 0.003], n=9)
    braid.mesh(m.soft((1, 0.22, 0.015), (0.8, 0.04, 0.003), 1.5, thick=0.9)).visible_shadow = False
    tongues.mesh(m.soft((1, 0.16, 0.008), (0.6, 0.02, 0.001), 1.1, thick=0.6)).visible_shadow = False
    for k in (1, 3, 5, 7, 9):
        stage.lamp(Vector(LASH[k]) + Vector((0, -0.45, 0)), 17, essences.ELAN, size=0.2)


def handle() -> None:
    """The grip in a mailed fist, a claw of iron where the lash begins."""
    iron = m.stuff((0.32, 0.3, 0.32), 0.3, 1.0, bump=0.25, scale=10, dark=0.5, light=1.6)
    place = Clay().place(GRIP, TURN, 1.15)
    rod, gold = Clay().place(GRIP, TURN, 1.15), Clay().place(GRIP, TURN, 1.15)
    rod.tube(
        [(0, 0, -0.62), (0, 0, 0), (0, 0, 0.55)],
        [0.085, 0.1, 0.085],
        n=20,
        steps=20,
        ripple=lambda a, t: 1 + 0.08 * math.sin(t * 70 + a),
    )
    rod.mesh(m.stuff((0.14, 0.03, 0.02), 0.5, bump=0.2))
    for z, r in ((-0.66, 0.13), (0.52, 0.13)):
        gold.lathe([(0.06, z - 0.06), (r, z - 0.02), (r, z + 0.02), (0.06, z + 0.07)], n=28)
    for k in range(5):
        a = 2 * math.pi * k / 5
        d = Vector((math.cos(a), math.sin(a), 0))
        gold.tube(
            [d * 0.1 + Vector((0, 0, 0.52)), d * 0.2 + Vector((0, 0, 0.66)), d * 0.05 + Vector((0, 0, 0.86))],
            [0.045, 0.04, 0.006],
            n=9,
        )
    gold.spike((0, 0, -0.68), (0, 0, -0.98), 0.09)
    gold.mesh(m.gold())
    fist(m.stuff((0.03, 0.025, 0.03), 0.6), place=place, radius=0.1, plates=iron)


def struck() -> None:
    """An urn that bursts: its shards fly, Death and Elan come out."""
    clay = m.stuff((0.34, 0.15, 0.07), 0.5, bump=0.2, scale=8, coat=0.3)
    shards = Clay()
    for _ in range(44):
        way = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
        spot = CRACK + way * random.uniform(0.22, 0.75) + Vector((-0.15, 0, 0))
        shards.place(spot, [random.uniform(0, 360) for _ in range(3)], random.uniform(0.06, 0.2))
        shards.add([(0, 0, 0), (1, 0.1, 0.1), (0.5, 0, 0.9), (0.1, 0.12, 0), (1, 0.24, 0.1), (0.5, 0.14, 0.9)],
                   [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)])  # fmt: skip
    shards.mesh(clay, smooth=False)
    foot = Clay().place((CRACK.x - 0.12, CRACK.y + 0.1, 0.42))
    shape = [
        (0, 0),
        (0.3, 0),
        (0.32, 0.06),
        (0.18, 0.12),
        (0.36, 0.34),
        (0.5, 0.62),
        (0.46, 0.66),
        (0.3, 0.36),
        (0, 0.2),
    ]
    foot.lathe(shape, n=11).mesh(clay, smooth=False)
    Clay().box((CRACK.x - 0.12, CRACK.y + 0.2, 0.2), (1.1, 0.9, 0.44)).mesh(
        m.stone((0.12, 0.09, 0.09)), smooth=False, bevel=0.04
    )


def let_out() -> None:
    """The crack of the whip, and what the urn held."""
    rays = Clay()
    for k in range(26):
        a = 2 * math.pi * k / 26 + random.uniform(-0.1, 0.1)
        way = Vector((math.cos(a), -0.2, math.sin(a)))
        rays.tube([CRACK + way * 0.1, CRACK + way * random.uniform(0.35, 0.95)], [0.022, 0.002], n=6)
    rays.mesh(m.glow((1, 0.45, 0.08), 2.5)).visible_shadow = False
    ghosts = Clay()
    for _ in range(26):
        x = random.gauss(-0.1, 0.22)
        a = CRACK + Vector((x, 0.15, -0.4))
        sway = random.uniform(-0.3, 0.3)
        high = random.uniform(0.8, 2.0)
        ghosts.tube(
            [
                a,
                a + Vector((sway, 0, high * 0.4)),
                a + Vector((-sway - 0.2, 0, high * 0.75)),
                a + Vector((sway - 0.4, 0, high)),
            ],
            [0.02, 0.08, 0.06, 0.004],
            n=9,
        )
    ghosts.mesh(fires.burning(1.0, 3.4, fires.VIOLET, 0.9, thick=0.4, torn=0.5)).visible_shadow = False
    stage.lamp(CRACK + Vector((0, -0.5, 0)), 40, (1, 0.5, 0.15), size=0.1)
    stage.lamp(CRACK + Vector((-0.3, 0.2, 1.1)), 26, essences.DEATH, size=0.2)


def scene() -> None:
    """Sets the picture up."""
    lash()
    handle()
    struck()
    let_out()
    for x, y, size, seed in ((-3.3, 2.8, 1.3, 2), (3.4, 3.0, 1.5, 6), (-1.2, 4.4, 1.0, 4), (1.4, 4.2, 0.9, 8)):
        backdrops.rock(
            (x, y, 0), (size * 0.8, size * 0.6, size * 1.3), m.stone((0.07, 0.05, 0.06)), seed=seed, rough=0.5
        )
    backdrops.floor(m.stone((0.07, 0.05, 0.055)))
    backdrops.sparks((1, 0.35, 0.04), (-0.4, -0.2, 2.0), (3.6, 1.0, 2.4), count=150, strength=3, size=0.015)
    backdrops.mist((0.4, 0.1, 0.25), at=(0, 2.6, 0.3), spread=(4, 0.6, 0.3), count=18, strength=0.22)
    backdrops.backdrop((0.2, 0.03, 0.1), (0.012, 0.004, 0.016), (-0.4, 7, 2.2), 5.5, 0.9, cloud=0.7)
    stage.rig((1, 0.8, 0.6), (0.6, 0.3, 1), at=(0.6, 0, 1.6), power=0.9)
    stage.panel((3.2, -4.0, 2.6), (2.0, -0.5, 1.2), 150, (1, 0.8, 0.7), size=1.2)
    stage.camera((0.1, -7.4, 2.2), (0.1, 0, 1.95), lens=47, f=3.6, focus=(0.2, -0.4, 1.9))
