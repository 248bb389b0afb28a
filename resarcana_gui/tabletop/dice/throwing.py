"""Throwing dice: each die flies, knocks on the table twice, and comes to rest with the face on top that the event
names. No two throws look alike; that is chance of the picture, never of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from resarcana_gui.scene.action import Action, Call, Together, Wait
from resarcana_gui.scene.motion import Fade, NodeTween, Values
from resarcana_gui.scene.timing import linear, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import UP, Rotation, Vector, about, cross, unit

CHANCE: Final = Random()
"""The random numbers of throws; seeded by the system, so that they reveal nothing about the game's own."""
YAW: Final = 24.0
"""How far a die may lie rotated on the table, to both sides, in degrees."""
CAST: Final = 60
"""Milliseconds between two dice of one throw."""
KNOCKS: Final = 2
"""How often each die knocks on the table."""


class Leg(NamedTuple):
    """A part of a die's way, from one knock to the next."""

    lasts: float
    """Its share of the time."""
    long: float
    """Its share of the distance."""
    high: float
    """Its greatest height, in edges of the body."""
    turns: float
    """How far the die rotates, in degrees."""


LEGS: Final = (Leg(0.42, 0.52, 1.6, 430.0), Leg(0.30, 0.31, 0.55, 190.0), Leg(0.28, 0.17, 0.08, 70.0))


class Throw(NodeTween):
    """One die's way from where it is thrown to where it rests."""

    def __init__(
        self, die: Die, to: Point, face: int, ms: int, chance: Random, knocked: Callable[[Point], object] | None = None
    ) -> None:
        """`knocked` is called with the place of each knock."""
        super().__init__(die, ms, linear)
        self._die: Final = die
        self._to: Final = to
        self._from = die.at
        self._face: Final = face
        self._yaw: Final = chance.uniform(-YAW, YAW)
        self._rest: Final = die.style.body.showing(face, self._yaw)
        self._legs: Final = [_varied(leg, chance) for leg in LEGS]
        self._axes: Final = [self._axis(chance) for _ in LEGS]
        self._knocked: Final = knocked
        self._knocks = 0

    def now(self) -> Values:
        self._from = self._die.at
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        self._pose(values[0])

    def _axis(self, chance: Random) -> Vector:
        """A die rolls over its side towards where it goes, more or less straight."""
        x, y = self._to[0] - self._from[0], self._to[1] - self._from[1]
        ahead = unit((x, y, 0.0)) if x or y else (1.0, 0.0, 0.0)
        a, b, _ = cross(UP, ahead)
        return unit((a + chance.uniform(-0.4, 0.4), b + chance.uniform(-0.4, 0.4), chance.uniform(-0.3, 0.3)))

    def _pose(self, share: float) -> None:
        turned, way, high = self._rest, 0.0, 0.0
        for at in reversed(range(len(self._legs))):
            leg = self._legs[at]
            begun = sum(each.lasts for each in self._legs[:at])
            done = min(max((share - begun) / leg.lasts, 0.0), 1.0)
            turned = _turned_back(turned, self._axes[at], leg.turns * (1 - done))
            way += leg.long * done
            high += leg.high * 4 * done * (1 - done)
        die, (x, y), (u, v) = self._die, self._from, self._to
        die.at, die.turned, die.height_above = (x + (u - x) * way, y + (v - y) * way), turned, high
        if share == 1.0:
            die.at = self._to
            die.rest_on(self._face, self._yaw)
        self._knock(share)

    def _knock(self, share: float) -> None:
        passed = sum(share >= sum(leg.lasts for leg in self._legs[: at + 1]) for at in range(KNOCKS))
        for _ in range(passed - self._knocks):
            if self._knocked is not None:
                self._knocked(self._die.at)
        self._knocks = max(passed, self._knocks)


def throw_dice(
    look: UiStyle, dice: Sequence[Die], faces: Sequence[int], room: Box, start: Point, *,
    knocked: Callable[[Point], object] | None = None, chance: Random = CHANCE, places: Sequence[Point] = (),
) -> Action:  # fmt: skip
    """Throw dice from a place into a room, one shortly after the other; each comes to rest with its face on top, at
    one of these places if any are given. In reduced motion they appear there."""
    places = places or resting_places(len(dice), room, max((die.width for die in dice), default=0.0), chance)
    if look.pace.reduced:
        return Together(*(_appears(*each) for each in zip(dice, faces, places, strict=True)))
    casts = []
    for at, (die, face, place) in enumerate(zip(dice, faces, places, strict=True)):
        die.at = start
        casts.append(Wait(at * CAST) + Throw(die, place, face, milliseconds("throw"), chance, knocked))
    return Together(*casts)


def resting_places(number: int, room: Box, side: float, chance: Random) -> list[Point]:
    """Return `number` places for dice in a room, as far apart as there is room, irregularly placed."""
    across = max(1, min(number, int(room.w // max(side, 1.0))))
    rows = -(-number // across)
    wide, high = room.w / across, room.h / max(rows, 1)
    loose = max(0.0, (wide - side) / 2), max(0.0, (high - side) / 2)
    places = []
    for at in range(number):
        row, column = divmod(at, across)
        beside = min(across, number - row * across)
        x = room.centerx + (column - (beside - 1) / 2) * wide
        y = room.y + (row + 0.5) * high
        places.append((x + chance.uniform(-1, 1) * loose[0] * 0.8, y + chance.uniform(-1, 1) * loose[1] * 0.8))
    return places


def _appears(die: Die, face: int, place: Point) -> Action:
    die.alpha = 0.0

    def rest() -> None:
        die.at = place
        die.rest_on(face)

    return Call(partial(rest)) + Fade(die, 1.0, milliseconds("fade"))


def _varied(leg: Leg, chance: Random) -> Leg:
    return leg._replace(high=leg.high * chance.uniform(0.85, 1.15), turns=leg.turns * chance.uniform(0.85, 1.2))


def _turned_back(rest: Rotation, axis: Vector, degrees: float) -> Rotation:
    """Return a rotation before the last part of a turn about an axis, `degrees` before it is at rest."""
    return about(axis, -degrees).after(rest)
