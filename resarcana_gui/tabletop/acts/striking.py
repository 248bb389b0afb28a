"""Strikes: the fire, water or missile of an attack, and its impact: light bursts, and the whole table shakes."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, Wait, in_turn
from resarcana_gui.scene.colour import Colour, mixed
from resarcana_gui.scene.flares import Burst, Flare, RingOfLight
from resarcana_gui.scene.motion import NodeTween, Scale, Values
from resarcana_gui.scene.particles import Particles
from resarcana_gui.scene.path import FlightPath
from resarcana_gui.scene.snapshot import Snapshot
from resarcana_gui.scene.stream import Flow, Stream
from resarcana_gui.scene.strip import Strip
from resarcana_gui.scene.timing import Easing, Use, linear, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.missiles import Missile, fly_missile
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.table.table import Table

SWINGS: Final = (12.0, 7.0, 3.0)
"""The amplitude of each swing of a shake, in canvas pixels."""


class Shake(NodeTween):
    """A snapshot of the table shakes along a direction, less with every swing, and comes to rest."""

    def __init__(self, snapshot: Snapshot, angle: float, ms: int) -> None:
        """`angle`: the direction, in degrees."""
        super().__init__(snapshot, ms, linear)
        self._snapshot = snapshot
        self._across = (math.cos(math.radians(angle)), math.sin(math.radians(angle)))

    def now(self) -> Values:
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        swing = min(values[0], 0.9999) * len(SWINGS)
        share = math.sin(2 * math.pi * (swing % 1.0))
        far = SWINGS[int(swing)] * share if values[0] < 1.0 else 0.0
        self._snapshot.offset = (self._across[0] * far, self._across[1] * far)


def shake(table: Table, angle: float) -> Action:
    """Shake the table along a direction, in degrees, after a moment of stillness. A snapshot stands for everything
    below the held-up cards, captions, tokens and effects while it lasts."""
    look = table.look
    if look.snapshot is not None and look.snapshot.parent is not None:
        return Wait(milliseconds("stillness") + milliseconds("shake"))  # it shakes already
    snapshot = Snapshot((table.held_layer, table.caption_layer, table.token_layer, table.effect_layer))
    table.add(snapshot)
    look.snapshot = snapshot

    def end() -> None:
        remove_node(snapshot)
        look.snapshot = None

    return in_turn(Wait(milliseconds("stillness")), Shake(snapshot, angle, milliseconds("shake")), Call(end))


BEND: Final = 0.16
"""How far a path bends, relative to its length."""
GLARE: Final = (255, 246, 206)
"""The colour of the hottest light."""
HOT: Final = 0.66
"""How much of the hotter half of the particles is glare: against its own light, the other half is seen as dark
spots."""
BURST: Final = 560.0
"""The width of the light at an impact, in canvas pixels."""
CORE: Final = 0.62
"""The width of its hottest part, relative to the burst."""
RINGS: Final = (0.5, 1.15)
"""The size of the spreading ring, relative to the burst: at first, and at the end."""


@dataclass(frozen=True)
class AttackStyle:
    """One way to strike. Particles are the kinds in scene/particles.py."""

    sound: str
    lands: int
    """Milliseconds from the beginning of its sound to the impact."""
    colour: Colour
    strip: Strip
    broad: tuple[float, float]
    """The width of the stream at its start and at its end, in canvas pixels."""
    trail: str
    """The particles that it leaves on its way."""
    burst: tuple[tuple[str, int], ...]
    """The particles at the impact, and how many of each."""
    missile: Missile | None = None
    """An object that flies in the stream."""
    flight: str = "flight"
    """How long it flies: a name of the timing table."""
    head: float = 0.0
    """The size of the light at its head, in canvas pixels."""

    @property
    def windup(self) -> int:
        """Milliseconds from the beginning of its sound until it flies, so that sound and sight land together."""
        return max(0, self.lands - milliseconds(self.flight))


class TrailingFlow(Flow):
    """A stream flows, with light at its head, and leaves particles there."""

    def __init__(
        self, stream: Stream, particles: Particles, attack_style: AttackStyle, ms: int, easing: Easing, head: Flare
    ) -> None:  # fmt: skip
        super().__init__(stream, 1.0, 0.0, ms, easing)
        self._path = stream.path
        self._head = head
        self._particles = particles
        self._attack_style = attack_style

    def show(self, values: Values) -> None:
        super().show(values)
        at, angle = self._path.at(values[0] * self._path.length)
        self._head.at, self._head.alpha = at, float(bool(self._attack_style.head))
        self._particles.emit(self._attack_style.trail, at, self._attack_style.colour, 2, towards=angle)


def attack_path(start: Point, end: Point) -> FlightPath:
    """Return the path from an attacker to its target, curved upwards."""
    (x, y), (u, v) = start, end
    side = BEND if u < x else -BEND
    return FlightPath(start, ((x + u) / 2 + (v - y) * side, (y + v) / 2 - (u - x) * side), end)


def launch(table: Table, attack_style: AttackStyle, start: Callable[[], Point], end: Point, hit: Action) -> Action:
    """Wind up, let the attack fly from where the attacker then is, and run `hit` when it lands. In reduced motion
    nothing flies; it takes the same time."""
    flight, before = milliseconds(attack_style.flight), attack_style.windup
    if table.look.pace.reduced:
        return in_turn(Wait(before + flight), hit)

    def begin() -> Action:
        stream = Stream(attack_style.strip, attack_path(start(), end), *attack_style.broad)
        head = Flare(impact_flares(attack_style.colour)[1], attack_style.head, start(), name="head")
        table.effect_layer.add(stream, head)
        flies: Action = TrailingFlow(stream, table.particles, attack_style, flight, linear, head)
        if attack_style.missile is not None:
            flies |= fly_missile(table, attack_style.missile, stream.path, flight)
        ends = Flow(stream, 1.0, 0.0, milliseconds("stillness") + milliseconds("shake"))
        fades = Flow(stream, 1.0, 1.0, milliseconds("relight"))
        return in_turn(
            Wait(before),
            flies,
            Call(partial(remove_node, head)),
            (ends + fades + Call(lambda: remove_node(stream))) | hit,
        )

    return Later(begin)


def shake_on_impact(table: Table, end: Point, angle: float, attack_style: AttackStyle) -> Action:
    """After a moment of stillness, light bursts at the point of impact, and the table shakes along the direction."""
    if table.look.pace.reduced:
        return Wait(milliseconds("stillness") + milliseconds("shake"))

    def begin() -> Action:
        for kind, count in attack_style.burst:
            table.particles.emit(kind, end, attack_style.colour, count - count // 2, towards=angle + 180)
            table.particles.emit(kind, end, mixed(attack_style.colour, GLARE, HOT), count // 2, towards=angle + 180)
        return Together(burst_of_light(table, end, attack_style.colour), shake(table, angle))

    return Later(begin)


def impact_flares(colour: Colour) -> tuple[Burst, Burst, RingOfLight]:
    """Return the lights of an impact: the burst, its hot core, and the spreading ring."""
    return Burst(colour), Burst(mixed(colour, GLARE, HOT), rays=9), RingOfLight(colour, 0.02)


def burst_of_light(table: Table, at: Point, colour: Colour, share: float = 1.0) -> Action:
    """Flash a light once, with a spreading ring; `share` scales the usual size."""
    side, animator, ease = BURST * share, table.look.animator, table.look.pace.easing(Use.ENTER)
    burst, core, shock = impact_flares(colour)
    glow = [Flare(burst, side, at, name="burst"), Flare(core, CORE * side, at, name="core")]
    ring = Flare(shock, side, at, scale=RINGS[0], name="shock")
    ring.alpha = 1.0
    table.effect_layer.add(*glow, ring)
    spreads = Scale(ring, RINGS[1], milliseconds("shake"), ease) | animator.fade(ring, 0.0, "shake")
    rises = [animator.fade(each, 1.0, "stillness") + animator.fade(each, 0.0, "shake") for each in glow]
    return in_turn(Together(*rises) | spreads, *(Call(partial(remove_node, each)) for each in (*glow, ring)))


def still_impact(table: Table, at: Point, colour: Colour) -> Action:
    """Show the light of an impact without movement, for players who have animations turned off."""
    burst, core, shock = impact_flares(colour)
    there = [
        Flare(burst, BURST, at, name="burst"), Flare(core, CORE * BURST, at, name="core"),
        Flare(shock, BURST, at, name="shock"),
    ]  # fmt: skip
    for each in there:
        each.alpha = 1.0
    table.effect_layer.add(*there)
    return in_turn(Wait(milliseconds("still")), *(Call(partial(remove_node, each)) for each in there))
