"""What an attacker breathes, throws or shoots, and where it hits: everything shakes, and the loss stands there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.easing import Easing, linear
from resarcana_gui.scene.flares import Burst, Flare, RingOfLight
from resarcana_gui.scene.motion import Scale, Values
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.path import FlightPath
from resarcana_gui.scene.stream import Flow, Stream
from resarcana_gui.scene.strip import Strip
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.missiles import Missile, flown
from resarcana_gui.tabletop.acts.shaking import shaken
from resarcana_gui.tabletop.acts.visual_effects import gone
from resarcana_gui.tabletop.table.table import Table

BEND: Final = 0.16
"""How far a path bends aside, relative to its length."""
GLARE: Final = (255, 246, 206)
HOT: Final = 0.66
"""How much of the hotter half of what flies about is glare: on its own light the other half is seen as dark spots."""
BURST: Final = 560.0
CORE: Final = 0.62
"""The size of what is hottest where it hits, relative to the burst."""
RINGS: Final = (0.5, 1.15)
"""The size of the ring that spreads where it hits, relative to the burst: at first, and in the end."""


@dataclass(frozen=True)
class Manner:
    """One way to strike. Particles are kinds in scene/particles.py."""

    sound: str
    lands: int
    """Milliseconds from the beginning of its sound to the blow."""
    colour: Colour
    strip: Strip
    broad: tuple[float, float]
    """How broad the stream is where it begins and where it ends, in canvas pixels."""
    trail: str
    """The particles it leaves on its way."""
    burst: tuple[tuple[str, int], ...]
    """The particles where it hits, and how many of each."""
    missile: Missile | None = None
    """What flies in the stream."""
    flight: str = "flight"
    """How long it flies: a name of the timing table."""
    head: float = 0.0
    """How large the light is at its head, in canvas pixels."""

    @property
    def draws_breath(self) -> int:
        """Milliseconds from the beginning of its sound until it flies, so that sound and sight land together."""
        return max(0, self.lands - milliseconds(self.flight))


class TrailingFlow(Flow):
    """A stream flows, with light at its head, and leaves particles there."""

    def __init__(
        self, stream: Stream, particles: Particles, manner: Manner, ms: int, easing: Easing, head: Flare
    ) -> None:  # fmt: skip
        super().__init__(stream, 1.0, 0.0, ms, easing)
        self._path = stream.path
        self._head = head
        self._particles = particles
        self._manner = manner

    def show(self, values: Values) -> None:
        super().show(values)
        at, angle = self._path.at(values[0] * self._path.length)
        self._head.at, self._head.alpha = at, float(bool(self._manner.head))
        self._particles.emit(self._manner.trail, at, self._manner.colour, 2, towards=angle)


def path(start: Point, end: Point) -> FlightPath:
    """The way from an attacker to what it strikes: it bows upwards."""
    (x, y), (u, v) = start, end
    side = BEND if u < x else -BEND
    return FlightPath(start, ((x + u) / 2 + (v - y) * side, (y + v) / 2 - (u - x) * side), end)


def breathed(table: Table, manner: Manner, start: Callable[[], Point], end: Point, hit: Action) -> Action:
    """Draw breath, let it fly from where the attacker then is, and when it lands, `hit`. In reduced motion nothing
    flies; it takes the same time."""
    flight, before = milliseconds(manner.flight), manner.draws_breath
    if table.look.pace.reduced:
        return in_turn(Wait(before + flight), hit)

    def begin() -> Action:
        stream = Stream(manner.strip, path(start(), end), *manner.broad)
        head = Flare(lights(manner.colour)[1], manner.head, start(), name="head")
        table.effect_layer.add(stream, head)
        flies: Action = TrailingFlow(stream, table.particles, manner, flight, linear, head)
        if manner.missile is not None:
            flies |= flown(table, manner.missile, stream.path, flight)
        ends = Flow(stream, 1.0, 0.0, milliseconds("stillness") + milliseconds("shake"))
        fades = Flow(stream, 1.0, 1.0, milliseconds("relight"))
        return in_turn(
            Wait(before), flies, Call(partial(gone, head)), (ends + fades + Call(lambda: gone(stream))) | hit
        )

    return Later(begin)


def quaked(table: Table, end: Point, angle: float, manner: Manner) -> Action:
    """Where it hits: a moment of stillness, then light bursts there, and everything shakes along its direction."""
    still, shake = milliseconds("stillness"), milliseconds("shake")
    if table.look.pace.reduced:
        return Wait(still + shake)

    def begin() -> Action:
        for kind, count in manner.burst:
            table.particles.emit(kind, end, manner.colour, count - count // 2, towards=angle + 180)
            table.particles.emit(kind, end, mixed(manner.colour, GLARE, HOT), count // 2, towards=angle + 180)
        return Together(bursts(table, end, manner.colour), shaken(table, angle))

    return Later(begin)


def lights(colour: Colour) -> tuple[Burst, Burst, RingOfLight]:
    """The light of a blow: what bursts, what is hottest of it, and the ring that spreads."""
    return Burst(colour), Burst(mixed(colour, GLARE, HOT), rays=9), RingOfLight(colour, 0.02)


def bursts(table: Table, at: Point, colour: Colour, share: float = 1.0) -> Action:
    """Light rises and falls once, with a ring that spreads; `share` of the usual size."""
    side, moves, ease = BURST * share, table.look.moves, table.look.pace.easing(Use.ENTER)
    burst, core, shock = lights(colour)
    glow = [Flare(burst, side, at, name="burst"), Flare(core, CORE * side, at, name="core")]
    ring = Flare(shock, side, at, scale=RINGS[0], name="shock")
    ring.alpha = 1.0
    table.effect_layer.add(*glow, ring)
    spreads = Scale(ring, RINGS[1], milliseconds("shake"), ease) | moves.fade(ring, 0.0, "shake")
    rises = [moves.fade(each, 1.0, "stillness") + moves.fade(each, 0.0, "shake") for each in glow]
    return in_turn(Together(*rises) | spreads, *(Call(partial(gone, each)) for each in (*glow, ring)))


def impact(table: Table, at: Point, colour: Colour) -> Action:
    """The moment of a blow as a still, for players who see everything at once: light stands there, and goes out."""
    burst, core, shock = lights(colour)
    there = [
        Flare(burst, BURST, at, name="burst"), Flare(core, CORE * BURST, at, name="core"),
        Flare(shock, BURST, at, name="shock"),
    ]  # fmt: skip
    for each in there:
        each.alpha = 1.0
    table.effect_layer.add(*there)
    return in_turn(Wait(milliseconds("still")), *(Call(partial(gone, each)) for each in there))
