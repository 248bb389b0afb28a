"""The title's scene: a world carved in wood lies in candle light, towns of turned pieces on it, the wheel of the seven
terrains behind.

The left third is dark and quiet, for the menu. Where flames and the wheel are is written beside the picture.
"""

from __future__ import annotations

import math
import random

from mathutils import Vector
from PIL import Image

from art.interface.render import picture, save
from art.interface.title_scene import places
from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.finish import finished
from art.terra_mystica.bust import turned
from art.terra_mystica.interface import lands, pieces
from art.terra_mystica.parts import COLOURS, GAME, RAW, TERRAINS

SIZE, RENDERED = (2560, 1440), (1600, 900)
"""As it is shown, and as it is rendered: it is a soft scene, and enlarging it is not seen."""
WHEEL, REACH = Vector((1.6, 3.3, 1.62)), 1.2
HEX = 0.5
"""From the middle of a hex of the world to its corner."""
LAND = (
    "..dlp..wmf.",
    ".smf.lddps.",
    "pw..fm.slwd",
    ".dlps.wmf.p",
    "..fmwd..slm",
)
"""Rows from the back to the front: terrains by their first letter, water where there is a dot."""
TOWNS = {
    (1, 3): ("red", "stronghold"), (2, 1): ("red", "trading_house"), (1, 8): ("blue", "dwelling"),
    (0, 3): ("blue", "dwelling"), (1, 5): ("blue", "temple"), (1, 6): ("blue", "sanctuary"),
    (2, 8): ("green", "dwelling"), (2, 9): ("green", "trading_house"), (3, 8): ("green", "stronghold"),
    (0, 8): ("grey", "temple"), (0, 9): ("grey", "dwelling"), (3, 3): ("yellow", "temple"),
    (3, 4): ("yellow", "dwelling"), (4, 3): ("yellow", "sanctuary"), (4, 9): ("brown", "dwelling"),
    (4, 10): ("brown", "trading_house"), (2, 4): ("yellow", "trading_house"), (3, 7): ("grey", "dwelling"),
}  # fmt: skip
"""By row and place in it: whose structure stands there."""
CANDLES = ((-4.3, 0.9, 0.55), (-3.9, 0.3, 0.34), (-0.6, 3.2, 0.6), (-0.2, 2.95, 0.36), (3.7, 3.0, 0.5))
"""Where candles stand, and how high they are."""


def spot_of(row: int, place: int) -> Vector:
    """The middle of a hex."""
    wide = HEX * math.sqrt(3)
    return Vector((-2.3 + wide * (place + 0.5 * (row % 2)), 2.0 - 1.5 * HEX * row, 0.12))


def world() -> None:
    """Land, the river around it, the slab of walnut that bears both, and what stands on the land."""
    by_letter = {name[0]: name for name in TERRAINS if name != "mountains"} | {"m": "mountains"}
    for row, line in enumerate(LAND):
        for place, letter in enumerate(line):
            spot = spot_of(row, place)
            if letter != ".":
                with turned(at=spot, size=0.96 * HEX):
                    lands.SHAPES[by_letter[letter]](1.3 + 0.7 * ((row + place) % 3))
            if (row, place) in TOWNS:
                colour, name = TOWNS[row, place]
                with turned(at=spot + Vector((0, 0, 0.03)), size=0.5):
                    pieces.piece(name, COLOURS[colour])
    water = m.stuff((0.012, 0.07, 0.12), 0.3, coat=0.25, bump=0.25, scale=5, dark=0.5, light=1.8)
    Clay().box((2.3, 0.5, -0.06), (10.6, 4.2, 0.1)).mesh(water, smooth=False)
    frame = Clay()
    for x, y, wide, deep in (
        (2.3, -1.72, 11.2, 0.3),
        (2.3, 2.75, 11.2, 0.3),
        (-3.1, 0.5, 0.3, 4.6),
        (7.7, 0.5, 0.3, 4.6),
    ):
        frame.box((x, y, -0.02), (wide, deep, 0.36))
    frame.mesh(m.wood((0.14, 0.065, 0.03)), smooth=False, bevel=0.05)


def wheel() -> None:
    """The seven terrains around a hub, of brass and enamel."""
    hoops, hub = Clay(), Clay()
    for r, thick in ((1.0, 0.05), (0.72, 0.03), (0.3, 0.03)):
        hoops.tube([WHEEL + _upright(k / 72, r * REACH) for k in range(73)], [thick] * 73, n=10, steps=1)
    for k in range(7):
        hoops.tube(
            [WHEEL + _upright((k + 0.5) / 7, 0.3 * REACH), WHEEL + _upright((k + 0.5) / 7, REACH)],
            [0.025] * 2,
            n=8,
            steps=1,
        )
    hoops.mesh(m.gold())
    for k, colour in enumerate(("yellow", "brown", "black", "blue", "green", "grey", "red")):
        hexed = COLOURS[colour]
        linear = tuple((int(hexed[j : j + 2], 16) / 255) ** 2.2 for j in (0, 2, 4))
        middle = WHEEL + _upright(k / 7, 0.86 * REACH)
        rim = [middle + _upright(j / 6, 0.2) for j in range(6)]
        front = [p + Vector((0, -0.06, 0)) for p in rim]
        Clay().add([*front, middle + Vector((0, -0.1, 0))], [(j, (j + 1) % 6, 6) for j in range(6)]).mesh(
            m.glow(linear, 0.9), smooth=False
        )
    hub.ball(WHEEL, (0.3, 0.12, 0.3)).mesh(m.gold())


def room() -> None:
    """A dark table, and the night behind it with a warm glow at the wheel."""
    boards = Clay()
    for k in range(14):
        boards.box((random.uniform(-0.3, 0.3), -4.2 + 0.75 * k, -0.32 + random.uniform(-0.01, 0.01)), (26, 0.73, 0.16))
    boards.mesh(
        m.stuff((0.045, 0.024, 0.014), 0.5, bump=0.5, scale=4, stretch=(0.4, 5, 1), dark=0.5), smooth=False, bevel=0.02
    )
    backdrops.backdrop((0.2, 0.09, 0.03), (0.006, 0.007, 0.014), (1.6, 9, 2.4), 6.5, 0.9, cloud=0.4)
    glow = m.painted((0.55, 0.25, 0.06), (0.02, 0.02, 0.04), (1.55, 8.6, 2.6), 3.4, 0.8, cloud=0.5)
    sheet = Clay().grid(lambda u, v: (1.55 + (u - 0.5) * 40, 8.6, 2.6 + (v - 0.5) * 26), 2, 2).mesh(glow)
    sheet.visible_diffuse = sheet.visible_shadow = False


def things() -> None:
    """Beads of amethyst and coins beside the world."""
    beads = Clay()
    for k in range(11):
        a, far = 2.4 * k, 0.13 * math.sqrt(k)
        beads.ball((-2.2 + far * math.cos(a), -1.95 + 0.6 * far * math.sin(a), -0.15), 0.08, n=20)
    beads.mesh(m.opal(((0.16, 0.03, 0.4), (0.5, 0.2, 0.9), (0.2, 0.05, 0.5)), 0.25, scale=4.0, rough=0.06))
    props.coins((1.4, -2.25, -0.24), 0.5, count=46, size=0.1, heap=0.2)


def candles() -> list[Vector]:
    """Every candle; returns where they burn."""
    for x, y, high in CANDLES:
        props.candle((x, y, -0.24), high, 0.09, power=16)
    return [Vector((x, y, high - 0.12)) for x, y, high in CANDLES]


def scene() -> list[Vector]:
    """Everything; returns where flames burn."""
    stage.clear("terra mystica title")
    room()
    world()
    wheel()
    things()
    flames = candles()
    stage.panel((-2.0, -4.0, 5.5), (2.2, 0.4, 0), 300, (1, 0.84, 0.64), size=2.2)
    stage.panel((7.5, 3.5, 4.5), (2.3, 0.5, 0.3), 420, (1, 0.62, 0.3), size=1.6)
    stage.panel((-3.5, 5.0, 4.5), (1.5, 0.6, 0.2), 300, (0.45, 0.6, 1), size=2)
    stage.camera((-0.75, -7.4, 3.7), (-0.8, 0.0, 0.95), lens=35, f=5.6, focus=(1.8, -0.2, 0.2))
    return flames


def title() -> Image.Image:
    """The picture without what moves."""
    rendered = picture(RAW / "terra_mystica_title.raw.png", RENDERED, 12)
    return finished(rendered.resize(SIZE, Image.Resampling.LANCZOS), bloom=0.5, corners=0.5)


def build() -> None:
    """Renders the scene and writes where things move."""
    flames = scene()
    folder = GAME / "scenes"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "title.yaml").write_text(places(SIZE, WHEEL, 0.72 * REACH, flames), encoding="utf-8")
    save(title(), folder / "title.jpg", 88)


def _upright(turn: float, radius: float) -> Vector:
    """A point of a circle seen from the front, clockwise from its top."""
    a = 2 * math.pi * turn
    return Vector((radius * math.sin(a), 0, radius * math.cos(a)))
