"""An artificer in goggles, two brass arms at the back, hammers a chalice together: whatever is made comes cheaper."""

from mathutils import Vector

from art.kit import backdrops, props, stage, things
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.figures import Figure
from art.kit.mechanics import arm, brass, gear


def _bench() -> None:
    """A bench with a chalice, gears and small parts."""
    Clay().box((0, -1.3, 1.0), (4.8, 1.0, 0.14)).mesh(m.wood(), smooth=False, bevel=0.02)
    props.chalice((-0.1, -1.15, 1.07), 0.27, m.glass((0.1, 0.9, 0.8), shine=0.5))
    for x, y, r, teeth in ((-1.35, -1.5, 0.24, 14), (-1.0, -1.62, 0.15, 10), (1.05, -1.6, 0.2, 12)):
        gear((x, y, 1.11), r, brass(), teeth=teeth, turn=(0, 0, 10))
    gear((1.5, -1.35, 1.3), 0.24, brass(), teeth=13, turn=(74, 0, -24))
    things.gem((0.62, -1.62, 1.15), 0.11, m.glass((0.05, 0.7, 0.7), shine=0.8), turn=(70, 0, 30))
    props.candle((-1.72, -1.25, 1.07), 0.42, 0.09)


def scene() -> None:
    """Sets the picture up."""
    figure = Figure(
        (0.022, 0.06, 0.085),
        (0.01, 0.02, 0.03),
        left=(-0.42, -0.95, 1.5),
        right=(0.8, -0.85, 2.0),
        face=m.skin((0.32, 0.19, 0.12)),
        trim=brass(),
        stoop=0.16,
    )
    figure.build("skullcap", beard=(0.3, 0.09, 0.03))
    figure.goggles(m.glow((0.05, 0.75, 0.7), 1.7), brass())
    hammer = Clay().place((0.8, -0.98, 2.02), (0, 16, 0))
    hammer.tube([(0, 0, -0.35), (0, 0, 0.7)], [0.05, 0.045], n=10, side=(1, 0, 0)).mesh(m.wood())
    Clay().place((0.8, -0.98, 2.02), (0, 16, 0)).box((0, 0, 0.72), (0.68, 0.3, 0.3)).mesh(
        m.steel(), smooth=False, bevel=0.04
    )
    for s in (-1, 1):
        arm([(s * 0.3, 0.4, 2.3), (s * 1.05, 0.35, 3.3), (s * 1.55, 0.0, 2.85), (s * 1.55, -0.35, 2.4)], 0.065)
    things.gem((-1.55, -0.5, 2.08), 0.2, m.glass((0.05, 0.75, 0.7), shine=0.7))
    stage.lamp((-1.5, -0.8, 2.1), 12, (0.1, 0.9, 0.8))
    gear((1.55, -0.5, 2.06), 0.2, m.gold(), teeth=12)
    _bench()
    dim = m.stuff((0.5, 0.3, 0.11), 0.4, 0.9, bump=0.2, scale=8, dark=0.4)
    gear((0, 2.0, 3.0), 1.75, dim, teeth=24, turn=(90, 6, 0), thick=0.3, spokes=8)
    backdrops.sparks((1, 0.55, 0.1), (0.1, -1.2, 1.9), (1.0, 0.4, 0.8), count=60, strength=4, size=0.014)
    backdrops.backdrop((0.05, 0.27, 0.29), (0.005, 0.012, 0.016), (0, 5, 2.9), 3.6, 0.9)
    stage.lamp(Vector((0, -1.75, 1.9)), 20, (1, 0.6, 0.2))
    stage.panel((0, -1.0, 5.2), (0, 2.4, 2.4), 60, (1, 0.65, 0.35), size=2)
    stage.rig((1, 0.8, 0.55), (0.3, 0.9, 0.9), at=(0, 0, 2.1), power=1.0)
    stage.camera((0.05, -6.3, 2.45), (0, 0, 2.25), lens=48, f=2.6, focus=(0, -0.6, 2.2))
