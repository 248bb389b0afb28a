"""The worth of what a seat has: components in play, essences, and cards in hand."""

from __future__ import annotations

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.plan import MOST_COUNTED, Plan
from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD, count_of
from resarcana_gui.games.resarcana.cards.tables import ITEM
from resarcana_gui.games.resarcana.rules.state import State


def in_play(plan: Plan, state: State, seat: int, rounds: float) -> float:
    """Return the worth of a seat's components, from powers still usable this round to the end of the game."""
    value = 0.0
    active = not state.passed[seat]
    components = state.cards.components
    for number in state.play[seat]:
        component = components[number]
        if component.kind == ITEM:
            value += _item(plan, state, seat, number, rounds)
        else:
            value += rounds * plan.round_worth(number)
        if component.discount.less or component.reacts:
            value += plan.appraiser.presence(component)
        if active and not state.turned[number] and plan.can_use(number, state.pool[seat], state.on[number]):
            value += plan.now_worth(number)
        on = state.on[number]
        if on:
            value += rounds * plan.appraiser.left_essences(component.collect, on)
    return value


def _item(plan: Plan, state: State, seat: int, own: int, rounds: float) -> float:
    """Return the worth of the seat's item until the seat passes again, and of the best of the other items after
    that."""
    best = 0.0
    for number in state.items:
        best = max(best, plan.round_worth(number))
    if state.passed[seat]:
        return min(1.0, rounds) * plan.round_worth(own) + max(0.0, rounds - 1.0) * best
    return rounds * best + (plan.later_worth(own) if state.round > plan.round else 0.0)


def lying_of(state: State, seat: int) -> int:
    """Return the essences that the seat can take off components in the next Collect phase without losing points."""
    lying = 0
    for number in state.play[seat]:
        on = state.on[number]
        if on and not state.cards.components[number].per_essence:
            lying += on
    return lying


def in_pool(plan: Plan, pool: int, lying: int, rounds: float) -> float:
    """Return the worth of the essences in the pool and on components."""
    value = _essences(plan, pool)
    if not lying:
        return value
    return value + min(weights.LYING, rounds) * (_essences(plan, pool + lying) - value)


def _essences(plan: Plan, amount: int) -> float:
    value = 0.0
    for essence in range(ESSENCES):
        value += plan.pool_worth[essence][min(MOST_COUNTED, count_of(amount, essence))]
    return value


def in_hand(plan: Plan, state: State, seat: int) -> float:
    """Return the worth of the cards in hand: in play, or as what they give when discarded."""
    components = state.cards.components
    pool = state.pool[seat]
    worths: list[float] = []
    unknown = 0
    for card in state.hand[seat]:
        if card not in plan.known_cards:
            unknown += 1
            continue
        missing = _missing(pool, components[card].cost.fixed) + components[card].cost.any_type
        missing = max(0, missing - plan.discounts.get(card, 0))
        worths.append(weights.HAND_PLAYED * plan.net_worth(card) * weights.MISSING**missing)
    worths.sort(reverse=True)
    value = unknown * plan.drawn_worth
    for at, worth in enumerate(worths):
        value += max(plan.card_floor, worth * weights.HAND_ORDER[min(at, len(weights.HAND_ORDER) - 1)])
    return value


def _missing(pool: int, cost: int) -> int:
    missing = 0
    while cost:
        lacking = (cost & FIELD) - (pool & FIELD)
        if lacking > 0:
            missing += lacking
        cost >>= BITS
        pool >>= BITS
    return missing
