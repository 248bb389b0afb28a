"""A great shield with a green stone for its heart; what would have taken Life glances off in violet sparks."""

import math

from mathutils import Vector

from art.kit import backdrops, fires, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay, Point
from art.kit.treasure import display
from art.resarcana import essences

CENTRE = Vector((0, 0, 1.6))


def _outline(t: float) -> tuple[float, float]:
    """The edge of the shield, once around for t of 0 to 1: flat above, pointed below."""
    a = 2 * math.pi * t
    x, z = math.sin(a), math.cos(a)
    if z > 0:
        return 0.92 * math.copysign(abs(x) ** 0.55, x), 0.98 * z**0.35 - 0.12 * (1 - abs(x)) ** 2 * z
    return 0.92 * x * (1 - 0.25 * z * z), -1.22 * abs(z) ** 1.25


def _face(u: float, v: float) -> Point:
    x, z = _outline(u)
    bulge = -0.34 * (1 - v * v) - 0.1
    return CENTRE + Vector((x * v, bulge + 0.2 * (x * v) ** 2, z * v))


def scene() -> None:
    """Sets the picture up."""
    Clay().grid(_face, 120, 16, wrap=True).mesh(
        m.stuff((0.2, 0.4, 0.62), 0.36, 0.6, bump=0.2, scale=7, dark=0.5, light=1.3), thick=0.05
    )
    gold = Clay()
    for v, r in ((1.0, 0.075), (0.78, 0.022)):
        gold.tube([_face(k / 90, v) for k in range(91)], [r] * 91, n=10, steps=1)
    for k in range(14):
        gold.ball(Vector(_face(k / 14, 0.89)) - Vector((0, 0.01, 0)), 0.048)
    for u in (0.0, 0.25, 0.5, 0.75):
        gold.tube([_face(u, 0.3), _face(u, 0.55), _face(u, 0.78)], [(0.06, 0.03), (0.045, 0.03), (0.02, 0.02)], n=10)
    boss = CENTRE + Vector((0, -0.46, 0))
    gold.tube([boss + Vector((p.x, 0, p.y)) * 0.27 for p in (props.ring(k, 40) for k in range(41))], [0.06] * 41, n=10)
    gold.mesh(m.gold())
    Clay().place(boss, (90, 0, 0), 0.25).lathe([(1, 0), (0.75, 0.3), (0.45, 0.48), (0, 0.5)], n=8).mesh(
        m.glass((0.05, 0.85, 0.15), shine=0.8), smooth=False
    )
    stage.lamp(boss - Vector((0, 0.4, 0)), 12, essences.LIFE)
    ward = m.glow((0.12, 0.65, 0.5), 0.9)
    things.circle(CENTRE + Vector((0, 0.3, 0)), 1.28, ward, turn=(90, 0, 0), points=8, thick=0.016)
    hits = Vector((0.5, -0.38, 2.15))
    violet = (0.5, 0.16, 1)
    for start, wild in (((2.0, -0.5, 3.6), 0.09), ((1.3, -0.5, 3.7), 0.07)):
        fires.lightning(start, hits, violet, thick=0.03, wild=wild)
    for way in ((1.5, -0.3, -0.75), (0.95, -0.4, -1.5), (-0.75, -0.35, 1.25)):
        fires.lightning(hits, hits + Vector(way), violet, thick=0.016, wild=0.07, forks=2)
    burst = Clay().ball(hits, 0.24, n=24)
    burst.mesh(m.soft((0.9, 0.75, 1), violet, 1.2, thick=0.3, tight=0.9)).visible_shadow = False
    stage.lamp(hits + Vector((0.1, -0.3, 0.1)), 22, essences.DEATH)
    backdrops.sparks((0.6, 0.3, 1), hits + Vector((0.2, 0, 0.2)), (0.6, 0.3, 0.6), count=50, strength=4, size=0.013)
    display((0.2, 0.75, 0.6), rim=(0.6, 0.9, 1))
