"""A forge in the jaws of a great skull; red iron on the anvil, and the curse as violet fire: it wants Death or rest."""

import random

from mathutils import Vector

from art.kit import architecture, backdrops, fires, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.resarcana import essences


def _anvil(iron: stage.bpy.types.Material) -> None:
    """The anvil, a red-hot blade across it, a hammer on its face."""
    frame = Clay().place((0.0, -1.75, 0), (0, 0, -10)).turn
    anvil, stump, blade, grip, hammer, haft = (Clay() for _ in range(6))
    for part in (anvil, stump, blade, grip, hammer, haft):
        part.turn = frame
    stump.lathe([(0, 0), (0.6, 0), (0.55, 0.5), (0, 0.5)], n=20).mesh(m.wood(), smooth=False)
    anvil.box((0, 0, 0.57), (0.95, 0.5, 0.16)).box((0, 0, 1.0), (1.25, 0.5, 0.26)).box((0, 0, 0.78), (0.5, 0.34, 0.36))
    anvil.mesh(iron, smooth=False, bevel=0.05)
    Clay().place((0.0, -1.75, 0), (0, 0, -10)).spike((-0.55, 0, 1.0), (-1.3, 0, 1.1), 0.21, bend=(0, 0, -0.06)).mesh(
        iron
    )
    blade.tube(
        [(-0.5, -0.06, 1.17), (0.6, -0.06, 1.17), (1.5, -0.06, 1.17)],
        [(0.02, 0.13), (0.02, 0.12), 0.004],
        n=8,
        side=(0, 0, 1),
    )
    blade.mesh(m.painted((1.0, 0.55, 0.12), (0.75, 0.03, 0.0), (0.35, -1.8, 1.2), 1.5, 1.3, cloud=0.2))
    grip.tube([(-0.52, -0.06, 1.17), (-1.0, -0.06, 1.17)], [0.05, 0.045], n=10, side=(0, 0, 1)).box(
        (-0.52, -0.06, 1.17), (0.08, 0.5, 0.1)
    )
    grip.mesh(m.stuff((0.12, 0.05, 0.03), 0.6))
    hammer.turn = frame @ Clay().place((0.42, -0.05, 1.42), (0, 24, 0)).turn
    haft.turn = hammer.turn
    hammer.box((0, 0, 0), (0.28, 0.3, 0.52)).mesh(iron, smooth=False, bevel=0.04)
    haft.tube([(0.1, 0, 0), (1.35, 0, 0.02)], [0.045, 0.05], n=10, side=(0, 0, 1)).mesh(m.wood((0.3, 0.17, 0.08)))
    stage.lamp((0.35, -2.2, 1.75), 32, essences.ELAN, size=0.2)


def _skull(stone: stage.bpy.types.Material) -> None:
    """The head whose open jaw is the hearth, violet fire in its eyes."""
    props_ = props.skull((0, 2.5, 2.3), 5.7, (-5, 0, 0), jaw=False)
    props_[0].data.materials.clear()
    props_[0].data.materials.append(stone)
    jaw, teeth = Clay(), Clay()
    jaw.tube(
        [
            (-0.98, 2.3, 2.2),
            (-1.04, 1.8, 1.1),
            (-0.88, 1.15, 0.42),
            (0, 0.75, 0.25),
            (0.88, 1.15, 0.42),
            (1.04, 1.8, 1.1),
            (0.98, 2.3, 2.2),
        ],
        [0.2, 0.26, 0.32, 0.34, 0.32, 0.26, 0.2],
        n=16,
    )
    jaw.mesh(stone)
    for k in range(7):
        x = (k - 3) / 3
        spot = Vector((0.78 * x, 0.78 + 0.42 * x * x, 0.52 + 0.08 * x * x))
        teeth.tube(
            [spot, spot + Vector((0, 0, 0.2)), spot + Vector((0, 0.02, 0.34))],
            [0.11, 0.115, 0.05],
            n=10,
            side=(1, 0, 0),
        )
    teeth.mesh(m.stuff((0.62, 0.54, 0.4), 0.45))
    for s in (-1, 1):
        eye = Vector((s * 0.57, 1.06, 2.52))
        fires.blaze(eye, 0.24, 1.6, fires.burning(eye.z - 0.1, eye.z + 1.6, fires.VIOLET, 1.6), count=26, licks=6)
        Clay().ball(eye, (0.22, 0.14, 0.22), n=24).mesh(
            m.soft((0.75, 0.5, 1), (0.3, 0.05, 1), 1.3, thick=1.0, tight=1.0)
        )
        stage.lamp(eye + Vector((s * 0.1, -0.35, 0.2)), 30, essences.DEATH)


def _hearth() -> None:
    """Coals and flames between the jaws."""
    coals, hot = Clay(), Clay()
    for _ in range(150):
        spot = (random.uniform(-0.8, 0.8), random.uniform(0.95, 1.9), 0.42 + 0.2 * random.random())
        random.choice((coals, hot)).ball(spot, random.uniform(0.06, 0.13), n=7)
    coals.mesh(m.stuff((0.02, 0.015, 0.015), 0.9), smooth=False)
    hot.mesh(m.glow((1, 0.13, 0.01), 1.5), smooth=False)
    fires.blaze((0, 1.35, 0.45), 0.8, 1.3, fires.burning(0.45, 1.75, strength=1.6), count=44, licks=10)
    stage.lamp((0, 0.9, 1.0), 170, essences.ELAN, size=0.4)
    stage.lamp((0, 1.9, 1.3), 120, essences.ELAN, size=0.4)


def scene() -> None:
    """Sets the picture up."""
    iron = m.iron()
    architecture.wall((0, 3.4, 0), 11, 5.8, m.stone((0.13, 0.105, 0.105)))
    _skull(m.stone((0.27, 0.22, 0.2)))
    _hearth()
    _anvil(iron)
    for s in (-1, 1):
        for k in range(4):
            props.chain((s * (2.1 + 0.5 * k), 1.0, 5.8), (s * (2.1 + 0.5 * k), 1.0, 3.9 - 0.4 * (k % 2)), sag=0.0)
        Clay().box((s * 2.0, 1.6, 0.35), (0.9, 1.5, 0.9)).mesh(m.stone((0.14, 0.11, 0.1)), smooth=False, bevel=0.06)
        props.skull((s * 2.0, 1.2, 1.0), 0.95, (0, 0, -s * 18), jaw=False)
        props.candle((s * 2.45, 0.9, 0.8), 0.4, 0.1, power=5)
    tongs = Clay()
    for s in (-1, 1):
        tongs.tube(
            [(-2.3 + 0.08 * s, -0.9, 0), (-2.2 - 0.05 * s, -0.8, 0.9), (-2.1 + 0.1 * s, -0.6, 1.5)], [0.035] * 3, n=8
        )
    tongs.mesh(iron)
    smoke = Clay()
    for _ in range(9):
        s, sway = random.choice((-1, 1)), random.uniform(-0.6, 0.6)
        x = s * random.uniform(0.45, 0.75)
        line = [(x, 1.2, 3.3), (x + sway * 0.4, 1.2, 4.0), (x - sway + s * 0.3, 1.3, 4.8), (x + s * 0.9, 1.4, 6.0)]
        smoke.tube(line, [0.05, 0.22, 0.3, 0.2], n=14)
    smoke.mesh(m.soft((0.2, 0.05, 0.5), (0.07, 0.01, 0.2), 0.35, thick=0.22, tight=0.95)).visible_shadow = False
    backdrops.floor(m.stone((0.1, 0.08, 0.075)))
    backdrops.sparks((1, 0.35, 0.05), (0.3, -1.3, 1.9), (1.6, 0.8, 1.5), count=120, strength=5, size=0.016)
    stage.lamp((0, 0.2, 4.2), 60, essences.DEATH, size=0.5)
    stage.panel((-3.6, -4.4, 4.4), (0, 0.5, 2.0), 330, (1, 0.72, 0.5), size=2)
    stage.panel((3.8, -3.6, 4.0), (0, 0.5, 2.0), 230, (0.55, 0.5, 1), size=2)
    stage.camera((0.15, -7.6, 2.3), (0, 0.4, 2.05), lens=47, f=3.6, focus=(0, -0.4, 1.6))
