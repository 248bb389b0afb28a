"""The dice: thrown, taken, thrown again; and what the one that is left over does."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.games.seasons.cards.tables import FACES
from resarcana_gui.games.seasons.rules import flow_events as events
from resarcana_gui.games.seasons.rules.codes import season_of
from resarcana_gui.games.seasons.view.geometry.areas import Circle
from resarcana_gui.games.seasons.view.table.ground import GLOWS
from resarcana_gui.games.seasons.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.motion import NodeTween, Values
from resarcana_gui.scene.timing import Easing, Use, linear, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.tabletop.acts.claiming import ring_of_light
from resarcana_gui.tabletop.acts.visual_effects import run_detached
from resarcana_gui.tabletop.dice.die import Die
from resarcana_gui.tabletop.dice.die_body import Rotation, about, unit
from resarcana_gui.tabletop.dice.throwing import CHANCE, throw_dice

LOOSE: Final = 3.0
"""How far before and behind their places on the felt dice come to rest."""
HIGH: Final = 1.15
"""How high a die leaps that is taken, in edges of its body."""
AXIS: Final = unit((-0.35, 1.0, 0.2))
"""About which it turns once while it leaps."""
RING: Final = 4.2
"""The width of the light where it lands, in edges."""
DUST: Final = 4
"""The clouds at each knock on the felt."""
ABOVE, RESTING = 40.0, 30.0
"""The level of a die that leaps, and of one that lies."""


class Leap(NodeTween):
    """A die leaps from where it lies to a place, turns once on the way, and lands with a face on top."""

    def __init__(self, die: Die, to: Point, scale: float, face: int, ease: Easing) -> None:
        super().__init__(die, milliseconds("leap"), linear)
        self._die: Final = die
        self._to: Final = to
        self._scale: Final = scale
        self._face: Final = face
        self._ease: Final = ease
        self._rest: Final[Rotation] = die.style.body.showing(face)
        self._from: tuple[float, float, float] = (die.x, die.y, die.scale)

    def now(self) -> Values:
        self._from = (self._die.x, self._die.y, self._die.scale)
        return (0.0,)

    def end(self, start: Values) -> Values:
        return (1.0,)

    def show(self, values: Values) -> None:
        die, share, (x, y, scale) = self._die, self._ease(values[0]), self._from
        die.at = (x + (self._to[0] - x) * share, y + (self._to[1] - y) * share)
        die.scale = scale + (self._scale - scale) * share
        if share >= 1.0:
            die.rest_on(self._face)
            return
        die.turned = about(AXIS, -360.0 * (1.0 - share)).after(self._rest)
        die.height_above = HIGH * 4 * share * (1 - share)


def rolled(table: Scenery, event: events.DiceRolled) -> Action:
    """The dice are thrown from the first player's side, and come to rest on the faces that have fallen."""
    event.fold(table.state)

    def begin() -> Action:
        table.clear_dice()
        table.refresh()
        dice = [table.die(face // FACES) for face in event.dice]
        faces, start = [face % FACES for face in event.dice], table.throw_from(table.state.first)
        spots = [table.felt_spot(at, len(dice)) for at in range(len(dice))]
        places = [(x, y + CHANCE.uniform(-LOOSE, LOOSE)) for x, y in spots]
        knocked = partial(_knocked, table)
        return throw_dice(table.look, dice, faces, table.areas.felt, start, knocked=knocked, places=places)

    return Later(begin)


def _knocked(table: Scenery, at: Point) -> None:
    table.resources.sound("die_knock", at)
    table.particles.emit("dust", (at[0], at[1] + table.areas.die * 0.4), _glow(table), DUST)


def die_taken(table: Scenery, event: events.DieTaken) -> Action:
    """A die leaps to who takes it, and lands with a thud; the one that is left over says where the year goes."""
    event.fold(table.state)
    circle, die = table.die_circle(event.seat), table.die(event.die // FACES)
    die.z = ABOVE
    ease = table.look.pace.easing(Use.TABLE)
    table.particles.emit("glint", die.at, _glow(table), 6)
    leap = Leap(die, (circle.x, circle.y), table.die_scale(event.seat), event.die % FACES, ease)
    return in_turn(leap, Later(partial(_landed, table, die, circle)), table.look.animator.wait("breath"))


def _landed(table: Scenery, die: Die, circle: Circle) -> Action:
    die.z = RESTING
    table.resources.sound("die_lands", die.at)
    table.particles.emit("dust", (circle.x, circle.y + circle.radius), _glow(table), 2 * DUST)
    run_detached(table, ring_of_light(table, die.at, RING * circle.radius, _glow(table)))
    table.refresh()
    return _left_over(table)


def _left_over(table: Scenery) -> Action:
    """Once a single die is left, it moves to the middle of the felt, and the spaces that the year will move are lit
    one by one."""
    target = table.clock.target
    if not target:
        return Together()
    die = table.die(table.state.rolled[0] // FACES)
    moved = table.look.animator.move(die, table.felt_spot(0, 1), "card")
    return moved | table.clock.leads(target, partial(table.resources.sounds.play, "clock_tick", table.clock.at, 0.4))


def die_rerolled(table: Scenery, event: events.DieRerolled) -> Action:
    """A seat's die is thrown again where it lies."""
    event.fold(table.state)
    circle, die = table.die_circle(event.seat), table.die(event.die // FACES)
    room = Box(circle.x - 2, circle.y - 2, 4, 4)
    knocked = partial(table.resources.sound, "die_knock")
    thrown = throw_dice(table.look, [die], [event.die % FACES], room, table.areas.felt.center, knocked=knocked)

    def landed() -> None:
        die.at = (circle.x, circle.y)
        table.refresh()

    return in_turn(thrown, Call(landed))


def _glow(table: Scenery) -> tuple[int, int, int]:
    return GLOWS[season_of(table.state.p)]
