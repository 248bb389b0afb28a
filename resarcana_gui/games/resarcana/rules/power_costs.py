"""Using a power, first half: whether it can be used, what is chosen for its cost, and paying it."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import covers, total
from resarcana_gui.games.resarcana.cards.tables import (
    ARTIFACT,
    CREATURE,
    DESTROY_ARTIFACT,
    DESTROY_OTHER_ARTIFACT,
    DISCARD_CARD,
    DRAGON,
    NO_CHOICE,
    TURN_CREATURE,
    TURN_DRAGON,
    Power,
)
from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.games.resarcana.rules.moves import destroy, pay
from resarcana_gui.games.resarcana.rules.payments import ways_to_pay_power
from resarcana_gui.games.resarcana.rules.state import State


def usable(state: State, seat: int, number: int, power: Power) -> bool:
    """Whether a seat can pay the whole cost of a power of a component it has in play."""
    if state.turned[number] != power.while_turned:
        return False
    pool = state.pool[seat]
    if not covers(pool, power.fixed):
        return False
    if power.any_type and total(pool - power.fixed) < power.any_type:
        return False
    if power.plain:
        return True
    if power.one_of and not payment_ways(state, seat, power):
        return False
    if not covers(state.on[number], power.from_this):
        return False
    return power.choice == NO_CHOICE or bool(cost_targets(state, seat, number, power.choice))


def cost_targets(state: State, seat: int, number: int, choice: int) -> list[int]:
    """What a seat can turn, destroy or discard for the cost of a power of a component."""
    if choice == DISCARD_CARD:
        return state.hand[seat]
    components = state.cards.components
    play = state.play[seat]
    if choice in (TURN_CREATURE, TURN_DRAGON):
        wanted = CREATURE if choice == TURN_CREATURE else DRAGON
        return [card for card in play if components[card].types & wanted and not state.turned[card]]
    if choice in (DESTROY_ARTIFACT, DESTROY_OTHER_ARTIFACT):
        own = choice == DESTROY_ARTIFACT
        return [card for card in play if components[card].kind == ARTIFACT and (own or card != number)]
    return [card for card in play if components[card].types]


def payment_ways(state: State, seat: int, power: Power) -> list[int]:
    """Every way to pay what a power's cost leaves open."""
    if not (power.any_type or power.one_of or power.same_type):
        return [0]
    return ways_to_pay_power(state.pool[seat] - power.fixed, power.any_type, power.one_of, power.same_type)


def pay_cost(state: State, seat: int, number: int, power: Power, target: int, paid: int) -> None:
    """Pay the whole cost: what was chosen (a component, essences) and what is fixed."""
    if power.turns:
        state.turn(number)
    pay(state, seat, power.fixed + paid, number)
    if power.from_this:
        state.remove(number, power.from_this)
    if target != NO_COMPONENT:
        _pay_with(state, seat, power.choice, target)
    if power.destroys_this:
        destroy(state, number)


def _pay_with(state: State, seat: int, choice: int, target: int) -> None:
    if choice == DISCARD_CARD:
        state.discard(seat, target)
    elif choice in (TURN_CREATURE, TURN_DRAGON):
        state.turn(target)
    else:
        destroy(state, target)


def number_x(power: Power, paid: int) -> int:
    """X: how many essences were paid beyond the power's other costs."""
    return total(paid) - power.any_type
