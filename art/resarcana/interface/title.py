"""The title's scene: an alchemist's study at night, a round window with the moon, candles among the five essences.

The left third is dark and quiet, for the menu. Where flames and the window are is written beside the picture.
"""

from __future__ import annotations

import random

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from PIL import Image

from art.interface.render import picture, save
from art.kit import materials as m
from art.kit import props, stage, things
from art.kit.clay import Clay
from art.kit.finish import finished
from art.resarcana.parts import GAME, RAW

SIZE = (2560, 1440)
WINDOW = Vector((2.1, 3.0, 3.75))
OPENING = 1.42
DESK = 1.12
CANDLES = ((0.35, 0.1, 0.62), (0.72, -0.3, 0.36), (3.55, 0.2, 0.72), (3.95, -0.25, 0.42), (4.3, 0.25, 0.55))
"""Where candles stand on the desk, and how high they are."""
FAR_CANDLES = ((-4.6, 2.3, 2.87, 0.34), (-2.85, 2.3, 1.83, 0.26))
"""On the shelves: x, y, z and height."""


def wall() -> None:
    """Hewn blocks around a round opening."""
    blocks, ring = Clay(), Clay()
    for row in range(19):
        for k in range(26):
            x, z = -8.4 + (k + 0.5 * (row % 2)) * 0.66, -0.3 + row * 0.36
            if (Vector((x, 3, z)) - WINDOW).length > OPENING + 0.22:
                blocks.box((x, 3.2 + random.uniform(-0.03, 0.03), z), (0.645, 0.4, 0.345))
    blocks.mesh(m.stone((0.13, 0.115, 0.105)), smooth=False, bevel=0.025)
    behind = Clay().grid(lambda u, v: _around(u, OPENING + 0.1 + 14 * v), 48, 2, wrap=True)
    behind.mesh(m.stone((0.13, 0.115, 0.105)))
    for k in range(28):
        way = props.ring(k, 28, OPENING + 0.2)
        turn = 360 * k / 28
        ring.place(WINDOW + Vector((way.x, 0.02, way.y)), (0, -turn, 0))
        ring.box((0, 0, 0), (0.42, 0.62, 0.345))
    ring.mesh(m.stone((0.19, 0.165, 0.145)), smooth=False, bevel=0.03)


def _around(u: float, radius: float) -> Vector:
    """A point behind the wall, around the window."""
    way = props.ring(0, 1, radius, 6.2832 * u)
    return WINDOW + Vector((way.x, 0.3, way.y))


def window() -> None:
    """Iron bars, and outside the night with its moon."""
    bars = Clay().place(WINDOW + Vector((0, 0.25, 0)), (90, 0, 0))
    bars.tube([props.ring(k, 60, OPENING) for k in range(61)], [0.05] * 61, n=8, steps=1)
    for k in range(4):
        a, b = props.ring(k, 8, OPENING), props.ring(k + 4, 8, OPENING)
        bars.tube([a, b], [0.022, 0.022], n=8)
    bars.tube([props.ring(k, 40, 0.55) for k in range(41)], [0.022] * 41, n=8, steps=1)
    bars.mesh(m.iron())
    sky = m.painted((0.1, 0.22, 0.5), (0.006, 0.012, 0.04), (2.9, 9.0, 5.2), 4.2, 1.0, cloud=0.4)
    sheet = Clay().grid(lambda u, v: (2 + (u - 0.5) * 14, 9.0, 4.4 + (v - 0.5) * 10), 2, 2).mesh(sky)
    sheet.visible_diffuse = sheet.visible_shadow = False
    pale = m.painted((0.95, 0.97, 1.0), (0.34, 0.42, 0.6), (2.6, 8.5, 5.15), 1.15, 1.3, cloud=0.85)
    moon = Clay().ball((2.75, 8.6, 5.0), (0.72, 0.1, 0.72), n=48).mesh(pale)
    moon.visible_diffuse = False
    stars = Clay()
    for _ in range(110):
        stars.ball((random.uniform(-1.5, 6), 8.8, random.uniform(1.5, 7.5)), 0.008 + 0.02 * random.random() ** 3, n=6)
    stars.mesh(m.glow((0.8, 0.88, 1.0), 3.0)).visible_shadow = False


def desk() -> None:
    """The desk, with everything that is needed on it."""
    wood, legs = Clay(), Clay()
    for k in range(5):
        wood.box((2.35, -0.75 + 0.36 * k, DESK - 0.07), (5.3, 0.35, 0.14))
    planks = m.stuff((0.16, 0.075, 0.032), 0.5, bump=0.6, scale=5, stretch=(0.5, 4, 4), dark=0.35)
    wood.mesh(planks, smooth=False, bevel=0.02)
    for x in (0.0, 4.7):
        legs.box((x, -0.55, 0.45), (0.2, 0.2, 1.1)).box((x, 0.55, 0.45), (0.2, 0.2, 1.1))
    legs.box((2.35, -0.62, 0.86), (4.7, 0.06, 0.26))
    legs.mesh(m.wood((0.12, 0.058, 0.027)), smooth=False, bevel=0.015)
    props.open_book((2.05, -0.3, DESK + 0.02), 0.95, (8, 0, 4))
    props.book((4.55, -0.4, DESK), 0.55, 20, (0.05, 0.1, 0.07))
    props.book((4.5, -0.38, DESK + 0.13), 0.5, -12, (0.24, 0.05, 0.04))
    props.skull((1.2, -0.15, DESK + 0.26), 0.95, (0, 0, 16))
    props.chalice((3.05, 0.05, DESK), 0.36, m.glow((0.9, 0.08, 0.02), 1.2))
    props.coins((3.35, -0.45, DESK), 0.34, count=46, size=0.06, heap=0.12)
    for x, y, _ in CANDLES:
        Clay().lathe([(0, 0), (0.19, 0), (0.2, 0.03), (0.16, 0.03), (0, 0.02)], (x, y, DESK), n=30).mesh(m.gold())


def essences() -> None:
    """Five flasks, each with one essence."""
    rows = (
        (-0.02, 0.42, 0.5, (1.0, 0.16, 0.02)),
        (1.5, 0.5, 0.55, (0.1, 0.8, 0.08)),
        (2.62, 0.52, 0.62, (0.03, 0.25, 1.0)),
        (3.42, 0.55, 0.5, (0.35, 0.06, 0.9)),
        (4.75, 0.3, 0.48, (1.0, 0.55, 0.06)),
    )
    for x, y, size, colour in rows:
        things.flask((x, y, DESK), size, m.glow(colour, 0.55), tall=1.15, fill=0.6)
        stage.lamp((x, y - 0.25, DESK + size * 0.5), 4.5, colour, size=0.1)


def candles() -> list[Vector]:
    """Every candle; answers where they burn."""
    flames = []
    for x, y, high in CANDLES:
        props.candle((x, y, DESK + 0.02), high, 0.085, power=46)
        flames.append(Vector((x, y, DESK + high + 0.14)))
    for x, y, z, high in FAR_CANDLES:
        props.candle((x, y, z), high, 0.07, power=8)
        flames.append(Vector((x, y, z + high + 0.12)))
    return flames


def room() -> None:
    """Floor, shelves at both sides, and what hangs from the beam."""
    planks = Clay()
    for k in range(14):
        planks.box((0, -5 + k * 0.62, -0.35), (20, 0.6, 0.1))
    planks.mesh(m.wood((0.075, 0.045, 0.027)), smooth=False, bevel=0.01)
    things.shelves((-3.75, 2.75, -0.3), 3.3, 5.2, rows=5, deep=0.5)
    ledges = Clay()
    for row in range(1, 5):
        ledges.box((-3.75, 2.4, -0.3 + 1.04 * row), (3.3, 0.5, 0.06))
    ledges.mesh(m.wood(), smooth=False, bevel=0.01)
    things.shelves((6.2, 2.6, -0.3), 2.6, 5.2, rows=5, deep=0.5)
    beam = Clay().box((0, 1.8, 6.15), (18, 0.4, 0.45))
    beam.mesh(m.wood((0.08, 0.042, 0.02)), smooth=False, bevel=0.03)
    props.skull((-4.2, 2.3, 2.05), 0.8, (0, 0, 30))
    things.flask((-2.75, 2.3, 0.77), 0.45, m.glow((0.03, 0.25, 0.9), 0.35))
    things.flask((-4.3, 2.3, 3.89), 0.42, m.glow((0.1, 0.6, 0.08), 0.3))


def light() -> None:
    """Moonlight through the window, a little of it everywhere; the candles do the rest."""
    stage.air((0.014, 0.017, 0.028))
    stage.spot((5.4, 9.5, 8.6), (1.6, 0.4, 0.6), 9000, (0.45, 0.6, 1.0), angle=0.5)
    stage.panel((-2.0, -6.0, 5.5), (1.5, 1.5, 1.5), 130, (0.5, 0.6, 1.0), size=4)
    stage.panel((2.2, -2.4, 4.6), (2.2, 0.2, 1.1), 110, stage.WARM, size=1.6)
    stage.panel((-1.0, -3.5, 4.2), (-3.0, 2.5, 1.2), 20, stage.WARM, size=2.5)
    stage.panel((2.0, -4.5, 3.2), (2.0, -2.2, -0.3), 60, stage.WARM, size=2.0)
    stage.camera((0.0, -9.2, 2.9), (0.0, 0.0, 2.5), lens=35, f=4.5, focus=(2.2, 0, 1.6))


def scene() -> list[Vector]:
    """Everything; answers where flames burn."""
    stage.clear("title")
    wall()
    window()
    room()
    desk()
    essences()
    flames = candles()
    light()
    return flames


def on_picture(where: Vector) -> tuple[float, float]:
    """Where a point of the world is, for the picture's width and height."""
    spot = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, where)
    return round(spot.x, 4), round(1 - spot.y, 4)


def places(flames: list[Vector]) -> str:
    """What moves in the scene, as YAML: shares of the picture's width and height."""
    settle_shape()
    lines = ["# What moves on title.jpg. Places are shares of its width and height; sizes are shares of its height."]
    x, y = on_picture(WINDOW)
    reach = on_picture(WINDOW + Vector((0, 0, 2.02)))[1]
    lines += [f"circle: {{picture: title_circle.webp, x: {x}, y: {y}, size: {round(2 * (y - reach), 4)}}}", "flames:"]
    for flame in flames:
        x, y = on_picture(flame)
        top = on_picture(flame + Vector((0, 0, 0.22)))[1]
        lines.append(f"  - {{x: {x}, y: {y}, size: {round(y - top, 4)}}}")
    return "\n".join([*lines, "dust: {x: 0.66, y: 0.52, width: 0.5, height: 0.6}"]) + "\n"


def settle_shape() -> None:
    """The picture's proportions, which places depend on."""
    settings = bpy.context.scene.render
    settings.resolution_x, settings.resolution_y = SIZE
    bpy.context.view_layer.update()


def title(*, preview: bool = False) -> Image.Image:
    """The picture without what moves."""
    size = (640, 360) if preview else SIZE
    return finished(picture(RAW / "title.raw.png", size, 10 if preview else 26), bloom=0.6, corners=0.5)


def build() -> None:
    """Renders the scene and writes where things move."""
    flames = scene()
    folder = GAME / "scenes"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "title.yaml").write_text(places(flames), encoding="utf-8")
    save(title(), folder / "title.jpg")
