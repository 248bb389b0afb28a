"""Attacks: a component strikes at its owner's rivals, one after the other; shields go up, and essences are lost."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import LIFE, NAMES, total
from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as events
from resarcana_gui.games.resarcana.view.acts.manners import manner_of
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Later, Together, in_turn
from resarcana_gui.tabletop.acts.effects import aside, number, pulse, shaken, shielded
from resarcana_gui.tabletop.acts.striking import Manner, bolt_flies, leaned

TORN = 14


def began(scenery: Scenery, event: events.AttackBegan) -> Action:
    """The attacker leans towards every rival in turn, and strikes; seats that have passed are out of reach."""
    event.fold(scenery.state)
    seats, passed = scenery.state.seats, scenery.state.passed
    rivals = [seat for step in range(1, seats) if not passed[seat := (event.seat + step) % seats]]
    manner = manner_of(scenery.kit.cards.components[event.component].slug)
    return in_turn(*(_strike(scenery, event.component, manner, rival) for rival in rivals))


def lost(scenery: Scenery, event: cards.EssencesLost) -> Action:
    """The lost essences are torn out of the pool; the board shakes."""
    event.fold(scenery.state)
    seat = event.seat
    scenery.heads[seat].react("struck")
    pool = scenery.heads[seat].pool
    fall = scenery.tokens(
        event.essences, lambda essence: scenery.pool_point(seat, essence), scenery.supply_point,
        left=lambda essence, count: pool.count(essence, -count),
    )  # fmt: skip
    scenery.particles.emit("spark", scenery.pool_point(seat, LIFE), scenery.kit.look.colour("bad"), TORN)
    scenery.kit.sound(f"token_{NAMES[LIFE]}", pool.bounds().center)
    words = number(scenery, f"-{total(event.essences)}", pool.bounds().center, "bad")
    return Together(shaken(scenery.look, scenery.boards[seat]), fall, aside(scenery, words))


def ignored(scenery: Scenery, event: events.AttackIgnored) -> Action:
    """A shield goes up, and the component that made it swells."""
    event.fold(scenery.state)
    scenery.kit.sound("shield", scenery.boards[event.seat][0].bounds().center)
    return Together(shielded(scenery, scenery.boards[event.seat][0]), pulse(scenery, event.component))


def _strike(scenery: Scenery, component: int, manner: Manner, rival: int) -> Action:
    """The attacker leans towards one rival; a light flies there and bursts."""

    def begin() -> Action:
        start, end = scenery.middle_of(component), scenery.boards[rival][0].bounds().center
        scenery.kit.sound(manner.sound, end)
        flight = bolt_flies(scenery, manner, start, end)
        return in_turn(leaned(scenery, component, end), flight, scenery.look.moves.wait())

    return Later(begin)
