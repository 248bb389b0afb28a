"""The title's scene: a terrace at nightfall before the great wheel of the year, crystals and the four seasons on it.

The left third is dark and quiet, for the menu. Where flames and the wheel are is written beside the picture.
"""

from __future__ import annotations

import math
import random

from mathutils import Vector
from PIL import Image

from art.interface.render import picture, save
from art.interface.title_scene import places
from art.kit import architecture, backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.finish import finished
from art.seasons import ground
from art.seasons.parts import GAME, RAW

SIZE, RENDERED = (2560, 1440), (1600, 900)
"""As it is shown, and as it is rendered: it is a soft scene, and enlarging it is not seen."""
WHEEL, REACH = Vector((2.1, 1.6, 2.62)), 2.15
PLINTHS = ((-0.1, -0.2), (0.85, -0.85), (3.1, -0.85), (4.05, 0.25))
"""Where the four seasons stand, from winter to autumn."""
CANDLES = ((-3.9, 0.6, 0.5), (-3.5, 0.35, 0.34), (1.25, -0.25, 0.36), (2.75, -0.2, 0.5), (4.6, 1.0, 0.6))
"""Where candles stand, and how high they are."""


def terrace() -> None:
    """Flags of stone, columns, and the sky beyond."""
    flags = Clay()
    for row in range(9):
        for k in range(22):
            x, y = -10 + (k + 0.5 * (row % 2)) * 0.95, -4.6 + row * 0.85
            flags.box((x, y, -0.08 + random.uniform(-0.015, 0.015)), (0.93, 0.83, 0.16))
    flags.mesh(m.stone((0.12, 0.12, 0.15)), smooth=False, bevel=0.02)
    for x in (-5.3, -2.5, 6.6):
        architecture.column((x, 2.6, 0), 0.36, 6.2, m.stone((0.14, 0.13, 0.16)))
    ground.sky("night", at=(2.6, 9, 3.0), reach=8.5)
    glow = m.painted((0.75, 0.34, 0.06), (0.03, 0.06, 0.2), (2.1, 8.8, 2.6), 4.4, 0.8, cloud=0.5)
    sheet = Clay().grid(lambda u, v: (2.1 + (u - 0.5) * 40, 8.8, 2.6 + (v - 0.5) * 26), 2, 2).mesh(glow)
    sheet.visible_diffuse = sheet.visible_shadow = False
    backdrops.stars(8.0, count=150)
    hills = Clay()
    for k in range(9):
        hills.ball((-9 + 2.4 * k, 7.4, -1.2), (2.4, 0.5, 1.6 + 0.7 * math.sin(2.3 * k)))
    hills.mesh(m.stuff((0.012, 0.018, 0.045), 0.95))


def seasons() -> None:
    """A globe on a plinth for each season: ice, leaves, sun, and falling leaves."""
    for k, ((x, y), colour) in enumerate(zip(PLINTHS, ground.SEASONS, strict=True)):
        props.plinth((x, y, 0), 0.42, 0.75, m.stone((0.2, 0.19, 0.22)))
        dark = tuple(0.3 * c for c in colour)
        Clay().ball((x, y, 1.14), 0.38, n=36).mesh(m.opal((dark, colour, dark), 0.75, scale=1.8, rough=0.06))
        hoop = [Vector((x, y, 0.82)) + props.ring(j, 36, 0.26) for j in range(37)]
        Clay().tube(hoop, [0.06] * 37, n=9, steps=1).mesh(m.gold())
        stage.lamp((x, y - 0.6, 1.25), 12, colour, size=0.3)
        backdrops.sparks(colour, (x, y - 0.2, 1.7), (0.7, 0.5, 1.1), count=22, size=0.022, strength=1.2)
        if k in (1, 3):
            leaves = Clay()
            for j in range(34):
                a, far = 2.4 * j, 0.4 + 0.02 * j
                root = Vector((x + far * math.cos(a), y - 0.1 + 0.5 * far * math.sin(a), 0.15 + 0.05 * j))
                tip = Vector((0.13 * math.cos(3 * a), -0.03, 0.13 * math.sin(3 * a)))
                leaves.leaf(root, root + tip, 0.1, curl=0.3)
            leaves.mesh(m.thin((0.3, 0.65, 0.1) if k == 1 else (0.85, 0.32, 0.05), 0.5, 0.4))


def hoard() -> None:
    """Crystals heaped at the foot of the wheel, a few of them large."""
    for k in range(34):
        a, far = 2.4 * k, 0.16 * math.sqrt(k)
        spot = (1.98 + 1.1 * far * math.cos(a), -0.55 + 0.5 * far * math.sin(a), 0.1 + 0.5 * max(0.0, 0.7 - far))
        turn = [random.uniform(-60, 60) for _ in range(3)]
        things.gem(spot, random.uniform(0.18, 0.36), ground.crystal(shine=1.0), turn=turn, tall=1.25)
    stage.lamp((2.05, -1.6, 0.9), 22, (0.35, 0.55, 1))


def candles() -> list[Vector]:
    """Every candle; answers where they burn."""
    for x, y, high in CANDLES:
        props.candle((x, y, 0.0), high, 0.09, power=14)
    return [Vector((x, y, high + 0.12)) for x, y, high in CANDLES]


def scene() -> list[Vector]:
    """Everything; answers where flames burn."""
    stage.clear("seasons title")
    terrace()
    ground.wheel(WHEEL, REACH)
    star = m.glow((1, 0.5, 0.1), 0.6)
    things.circle(WHEEL - Vector((0, 0.02, 0)), 1.45, star, turn=(90, 0, 0), points=8, thick=0.014)
    foot = Clay().box((WHEEL.x, WHEEL.y, 0.2), (2.2, 0.9, 0.4))
    foot.box((WHEEL.x, WHEEL.y, 0.45), (1.5, 0.6, 0.2))
    foot.mesh(m.stone((0.16, 0.15, 0.18)), smooth=False, bevel=0.03)
    seasons()
    hoard()
    flames = candles()
    stage.panel((-1.5, -5.5, 5.0), (2, 0, 1.5), 240, (1, 0.85, 0.68), size=3)
    stage.panel((6.5, 4.0, 5.0), (2.1, 1, 2.2), 520, (1, 0.6, 0.25), size=2)
    stage.panel((-3.0, 4.5, 5.0), (1.5, 1, 2.0), 360, (0.45, 0.6, 1), size=2)
    stage.camera((0.0, -8.8, 2.5), (0.0, 0.0, 2.0), lens=35, f=5.6, focus=(2.1, 0.2, 1.8))
    return flames


def title() -> Image.Image:
    """The picture without what moves."""
    rendered = picture(RAW / "seasons_title.raw.png", RENDERED, 10)
    return finished(rendered.resize(SIZE, Image.Resampling.LANCZOS), bloom=0.6, corners=0.5)


def build() -> None:
    """Renders the scene and writes where things move."""
    flames = scene()
    folder = GAME / "scenes"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "title.yaml").write_text(places(SIZE, WHEEL, 0.76 * REACH, flames), encoding="utf-8")
    save(title(), folder / "title.jpg", 88)
