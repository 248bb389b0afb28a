"""Attacks: a component strikes its owner's rivals, one after the other; shields go up."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import DEATH, total
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.view.acts.effects import gone, number, pulse, shaken, shielded
from resarcana_gui.games.resarcana.view.faces.token import TokenNode
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Later, Together, in_turn
from resarcana_gui.scene.node import CENTRE
from resarcana_gui.scene.transform import Point

SPARKS = 26
BOLT = 46.0


def began(scenery: Scenery, event: events.AttackBegan) -> Action:
    """The attacker rises, and strikes at every rival in turn."""
    event.fold(scenery.state)
    seats = scenery.state.seats
    rivals = [(event.seat + step) % seats for step in range(1, seats)]
    return in_turn(pulse(scenery, event.component), *(_strike(scenery, event.component, rival) for rival in rivals))


def lost(scenery: Scenery, event: cards.EssencesLost) -> Action:
    """What was lost falls out of the pool; the board is shaken."""
    event.fold(scenery.state)
    seat = event.seat
    head = scenery.heads[seat]
    fall = scenery.tokens(
        event.essences, lambda essence: scenery.pool_point(seat, essence), scenery.supply_point,
        left=lambda essence, count: head.pool.count(essence, -count),
    )  # fmt: skip
    words = number(scenery, f"-{total(event.essences)}", head.pool.bounds().center, "bad")
    return Together(shaken(scenery, seat), fall, words)


def ignored(scenery: Scenery, event: events.AttackIgnored) -> Action:
    """A shield goes up, and what did it swells."""
    event.fold(scenery.state)
    return Together(shielded(scenery, event.seat), pulse(scenery, event.component))


def _strike(scenery: Scenery, component: int, rival: int) -> Action:
    """A bolt flies from the attacker to the board of one rival."""
    look = scenery.kit.look

    def begin() -> Action:
        start, end = _middle(scenery, component), scenery.boards[rival][0].bounds().center
        bolt = TokenNode(look, DEATH, BOLT)
        bolt.anchor, bolt.at = CENTRE, start
        scenery.effect_layer.add(bolt)

        def burst() -> None:
            gone(bolt)
            scenery.particles.emit("spark", end, look.colour("bad"), SPARKS)

        return in_turn(look.moves.fly(bolt, end, "strike"), Call(burst))

    return Later(begin)


def _middle(scenery: Scenery, component: int) -> Point:
    node = scenery.cards.get(component)
    return node.bounds().center if node is not None else scenery.boards[scenery.kit.home][0].bounds().center
