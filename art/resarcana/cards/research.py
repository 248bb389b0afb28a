"""A magnifying glass before an old scroll; the one sign under the lens burns: one essence, one card more."""

from mathutils import Vector

from art.kit import backdrops, props, stage
from art.kit import materials as m
from art.kit.clay import Clay
from art.kit.treasure import display


def _scroll() -> None:
    """A scroll that stands open, rolled at both ends, written on."""
    sheet, rolls, ink, knobs = Clay(), Clay(), Clay(), Clay()
    sheet.grid(lambda u, v: ((v - 0.5) * 1.9, 0.32 + 0.05 * (2 * u - 1) ** 2, 0.62 + 2.0 * u), 20, 2).mesh(
        m.stuff((0.72, 0.54, 0.3), 0.8, bump=0.2, scale=4, dark=0.5)
    )
    for z in (0.56, 2.66):
        rolls.tube([(-0.97, 0.3, z), (0.97, 0.3, z)], [0.16, 0.16], n=26, side=(0, 0, 1))
        for s in (-1, 1):
            knobs.tube([(s * 0.95, 0.3, z), (s * 1.12, 0.3, z)], [0.07, 0.07], n=16, side=(0, 0, 1))
            knobs.ball((s * 1.18, 0.3, z), 0.115)
    for k in range(11):
        z, reach = 0.86 + 0.155 * k, 0.78 - 0.3 * ((k * 3) % 4 == 0)
        start = -0.78
        while start < reach:
            word = 0.12 + 0.05 * ((k * 7 + int(start * 20)) % 4)
            ink.box((start + word / 2, 0.305, z), (word, 0.012, 0.042))
            start += word + 0.07
    rolls.mesh(m.stuff((0.6, 0.43, 0.23), 0.8, bump=0.2, scale=5, dark=0.55))
    ink.mesh(m.stuff((0.06, 0.03, 0.02), 0.9), smooth=False)
    knobs.mesh(m.gold())


def scene() -> None:
    """Sets the picture up."""
    _scroll()
    lens = Vector((-0.1, -0.42, 1.75))
    rim = Clay().tube(
        [lens + Vector((p.x, 0, p.y)) * 0.62 for p in (props.ring(k, 60) for k in range(61))], [(0.09, 0.06)] * 61, n=12
    )
    way = Vector((0.62, -0.12, -0.78)).normalized()
    rim.tube([lens + way * 0.62, lens + way * 0.86], [0.06, 0.055], n=16)
    rim.ball(lens + way * 0.9, 0.085).ball(lens + way * 1.62, 0.1)
    rim.mesh(m.gold())
    Clay().tube([lens + way * 0.9, lens + way * 1.25, lens + way * 1.6], [0.06, 0.085, 0.07], n=16).mesh(
        m.stuff((0.14, 0.03, 0.015), 0.3, bump=0.2, scale=9, coat=0.6)
    )
    Clay().place(lens + Vector((0, 0.06, 0)), (90, 0, 0)).lathe([(0, 0), (0.58, 0)], n=60).mesh(
        m.painted((0.85, 0.55, 0.22), (0.3, 0.13, 0.03), tuple(lens), 0.75, 0.6, cloud=0.25)
    )
    sign = Clay().place(lens + Vector((0, 0.01, 0)), (90, 0, 0), 0.42)
    sign.tube([props.ring(k, 40) for k in range(41)], [0.075] * 41, n=8, steps=1)
    for k in range(5):
        sign.tube([props.ring(2 * k, 5, 1.0, 1.571), props.ring(2 * k + 2, 5, 1.0, 1.571)], [0.075] * 2, n=8, steps=1)
    sign.mesh(m.glow((1, 0.1, 0.005), 0.9))
    Clay().place(lens + Vector((0, -0.01, 0)), (90, 0, 0)).lathe([(0.58, 0.0), (0.4, 0.05), (0, 0.08)], n=60).mesh(
        m.glass((1, 1, 1), ior=1.1)
    )
    stage.lamp(lens + Vector((0, -0.7, 0.2)), 11, (1, 0.6, 0.25))
    backdrops.sparks((1, 0.65, 0.2), lens, (0.9, 0.3, 0.9), count=50, strength=4, size=0.013)
    display((0.85, 0.5, 0.2), rim=(1, 0.75, 0.45))
