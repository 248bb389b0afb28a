"""Attacks: a component strikes at its owner's rivals, one after the other; shields go up, and Life is torn out."""

from __future__ import annotations

import math

from resarcana_gui.games.resarcana.cards.essences import LIFE, NAMES, total
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.view.acts.effects import aside, gone, number, pulse, shaken, shielded
from resarcana_gui.games.resarcana.view.acts.motions import Trail
from resarcana_gui.games.resarcana.view.acts.striking import Manner, manner_of
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.particles import KINDS, LEVELS, Mote
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point

BOLT = 76.0
"""How large the light is that flies."""
LEAN = 44.0
"""How far the attacker leans towards whom it strikes."""
TORN = 14


class Bolt(Node):
    """A light that flies from the attacker."""

    def __init__(self, manner: Manner, at: Point) -> None:
        super().__init__(at=at, size=(BOLT, BOLT), anchor=CENTRE, name="bolt")
        self._mote = Mote(KINDS["spark"], manner.colour, LEVELS)

    def draw(self, painter: Painter) -> None:
        painter.put(self._mote, self.box)
        painter.put(self._mote, self.box.inflate(-BOLT / 2, -BOLT / 2))


def began(scenery: Scenery, event: events.AttackBegan) -> Action:
    """The attacker leans towards every rival in turn, and strikes; who has passed is out of its reach."""
    event.fold(scenery.state)
    seats, passed = scenery.state.seats, scenery.state.passed
    rivals = [seat for step in range(1, seats) if not passed[seat := (event.seat + step) % seats]]
    manner = manner_of(scenery.kit.cards.components[event.component].slug)
    return in_turn(*(_strike(scenery, event.component, manner, rival) for rival in rivals))


def lost(scenery: Scenery, event: cards.EssencesLost) -> Action:
    """What was lost is torn out of the pool; the board is shaken."""
    event.fold(scenery.state)
    seat = event.seat
    pool = scenery.heads[seat].pool
    fall = scenery.tokens(
        event.essences, lambda essence: scenery.pool_point(seat, essence), scenery.supply_point,
        left=lambda essence, count: pool.count(essence, -count),
    )  # fmt: skip
    scenery.particles.emit("spark", scenery.pool_point(seat, LIFE), scenery.kit.look.colour("bad"), TORN)
    scenery.kit.sound(f"token_{NAMES[LIFE]}", pool.bounds().center)
    words = number(scenery, f"-{total(event.essences)}", pool.bounds().center, "bad")
    return Together(shaken(scenery, seat), fall, aside(scenery, words))


def ignored(scenery: Scenery, event: events.AttackIgnored) -> Action:
    """A shield goes up, and what did it swells."""
    event.fold(scenery.state)
    scenery.kit.sound("shield", scenery.boards[event.seat][0].bounds().center)
    return Together(shielded(scenery, event.seat), pulse(scenery, event.component))


def _strike(scenery: Scenery, component: int, manner: Manner, rival: int) -> Action:
    """The attacker leans towards one rival, and a light flies to it and bursts."""
    look = scenery.kit.look

    def begin() -> Action:
        start, end = scenery.middle_of(component), scenery.boards[rival][0].bounds().center
        scenery.kit.sound(manner.sound, end)
        return in_turn(_leaned(scenery, component, end), _flight(scenery, manner, start, end), look.moves.wait())

    return Later(begin)


def _leaned(scenery: Scenery, component: int, end: Point) -> Action:
    """The attacker goes a little way towards whom it strikes, and comes back while the strike flies."""
    held = scenery.held
    node = held if held is not None and held.card == component else scenery.cards.get(component)
    if node is None:
        return Together()
    moves, rest = scenery.kit.look.moves, node.at
    angle = math.atan2(end[1] - rest[1], end[0] - rest[0])
    there = (rest[0] + LEAN * math.cos(angle), rest[1] + LEAN * math.sin(angle))
    return moves.move(node, there, "breath", Use.ENTER) + moves.move(node, rest, "breath")


def _flight(scenery: Scenery, manner: Manner, start: Point, end: Point) -> Action:
    look, particles = scenery.kit.look, scenery.particles

    def begin() -> Action:
        bolt = Bolt(manner, start)
        scenery.effect_layer.add(bolt)
        way = ((start[0] + end[0]) / 2, min(start[1], end[1]) - LEAN)
        flies = Trail(
            bolt, [way, end], lambda at: particles.emit(manner.trail, at, manner.colour, 2), milliseconds("strike"),
            look.pace.easing(Use.TABLE),
        )  # fmt: skip
        return in_turn(flies, Call(lambda: burst(bolt)))

    def burst(bolt: Bolt) -> None:
        gone(bolt)
        for kind, count in manner.burst:
            particles.emit(kind, end, manner.colour, count)

    return Later(begin)
