"""Three cards of fate in a fan, sun, moon and star upon them: three cards are drawn, three are laid away."""

import math

from mathutils import Matrix, Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.treasure import display
from art.resarcana import essences


def _card(frame: Matrix) -> None:
    """A card of blue enamel with a double edge of gold."""
    card, edge = Clay(), Clay()
    card.turn = edge.turn = frame
    card.box((0, 0, 0), (0.88, 0.035, 1.36)).mesh(
        m.stuff((0.015, 0.04, 0.22), 0.25, bump=0.1, scale=5, dark=0.4, light=1.6, coat=0.6), smooth=False, bevel=0.02
    )
    for w, h, r in ((0.42, 0.66, 0.026), (0.36, 0.6, 0.009)):
        corners = [(-w, -0.022, -h), (w, -0.022, -h), (w, -0.022, h), (-w, -0.022, h)]
        for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
            edge.tube([a, b], [r, r], n=8, steps=1)
    for x in (-0.36, 0.36):
        for z in (-0.6, 0.6):
            edge.ball((x, -0.025, z), 0.04)
    edge.mesh(m.gold())


def _sun(sign: Clay) -> None:
    sign.ball((0, 0, 0), (0.16, 0.04, 0.16))
    for k in range(12):
        way = props.ring(k, 12)
        out = Vector((way.x, 0, way.y))
        sign.spike(out * 0.19, out * (0.36 if k % 2 else 0.29), 0.035)


def _moon(sign: Clay) -> None:
    line = [props.ring(k, 24, 0.25, 0.9) for k in range(20)]
    sign.tube(
        [(p.x, 0, p.y) for p in line], [0.004 + 0.085 * math.sin(math.pi * k / 19) ** 0.8 for k in range(20)], n=10
    )


def _star(sign: Clay) -> None:
    tips = [props.ring(k, 10, 0.34 if k % 2 == 0 else 0.13, math.pi / 2) for k in range(10)]
    verts = [(p.x, 0.0, p.y) for p in tips] + [(0, -0.07, 0)]
    sign.add(verts, [(k, (k + 1) % 10, 10) for k in range(10)])


def scene() -> None:
    """Sets the picture up."""
    glow = m.glow((1, 0.55, 0.1), 1.2)
    for lean, draw, y in ((-27, _moon, 0.12), (27, _star, 0.06), (0, _sun, -0.1)):
        pivot = Matrix.Translation((0, y, 0.32)) @ Matrix.Scale(1.16, 4) @ Matrix.Rotation(math.radians(lean), 4, "Y")
        frame = pivot @ Matrix.Translation((0, 0, 1.12 + 0.06 * (lean == 0)))
        _card(frame)
        sign = Clay()
        sign.turn = frame @ Matrix.Translation((0, -0.03, 0.05))
        draw(sign)
        sign.mesh(glow, smooth=draw is not _star)
        stage.lamp(frame @ Vector((0, -0.4, 0.05)), 5, essences.GOLD, size=0.1)
    rings = Clay()
    for r in (0.5, 0.42):
        rings.tube([props.ring(k, 48, r) + Vector((0, 0, 0.3)) for k in range(49)], [0.014] * 49, n=7, steps=1)
    rings.mesh(m.glow((0.1, 0.35, 1), 2))
    stage.lamp((0, -0.2, 0.55), 18, essences.CALM)
    beam = Clay().tube([(0, 0.2, 0.28), (0, 0.2, 1.0), (0, 0.2, 2.3)], [0.42, 0.5, 0.9], n=40, side=(1, 0, 0))
    beam.mesh(m.soft((0.15, 0.4, 1), (0.05, 0.15, 0.6), 0.35, thick=0.25, tight=0.95)).visible_shadow = False
    backdrops.sparks((0.5, 0.75, 1), (0, -0.1, 1.7), (1.5, 0.5, 1.2), count=70, strength=3, size=0.013)
    display((0.2, 0.45, 1), rim=(0.5, 0.7, 1))
