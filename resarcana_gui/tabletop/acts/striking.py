"""Attacks by a card: it leans towards its target, and a light flies there and bursts."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.node import CENTRE, Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.particles import KINDS, LEVELS, Mote
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.tabletop.acts.effects import gone
from resarcana_gui.tabletop.acts.motions import Trail
from resarcana_gui.tabletop.table.card_table import CardTable

BOLT: Final = 76.0
"""The size of the flying light."""
LEAN: Final = 44.0
"""How far the attacker leans towards its target."""


@dataclass(frozen=True)
class Manner:
    """One way to strike. Particles are kinds in scene/particles.py."""

    sound: str
    colour: Colour
    trail: str
    """The particles the light leaves on its way."""
    burst: tuple[tuple[str, int], ...]
    """The particles where it hits, and how many of each."""


class Bolt(Node):
    """A flying light."""

    def __init__(self, manner: Manner, at: Point) -> None:
        super().__init__(at=at, size=(BOLT, BOLT), anchor=CENTRE, name="bolt")
        self._mote = Mote(KINDS["spark"], manner.colour, LEVELS)

    def draw(self, painter: Painter) -> None:
        painter.put(self._mote, self.box)
        painter.put(self._mote, self.box.inflate(-BOLT / 2, -BOLT / 2))


def leaned(table: CardTable, card: int, end: Point) -> Action:
    """A card moves a little towards a point, and comes back."""
    held = table.held
    node = held if held is not None and held.card == card else table.cards.get(card)
    if node is None:
        return Together()
    moves, rest = table.look.moves, node.at
    angle = math.atan2(end[1] - rest[1], end[0] - rest[0])
    there = (rest[0] + LEAN * math.cos(angle), rest[1] + LEAN * math.sin(angle))
    return moves.move(node, there, "breath", Use.ENTER) + moves.move(node, rest, "breath")


def bolt_flies(table: CardTable, manner: Manner, start: Point, end: Point) -> Action:
    """A light flies from one point to another, and bursts there."""
    look, particles = table.look, table.particles

    def begin() -> Action:
        bolt = Bolt(manner, start)
        table.effect_layer.add(bolt)
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
