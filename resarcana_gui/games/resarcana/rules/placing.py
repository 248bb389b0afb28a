"""Placing artifacts and claiming from the centre: the current price, and the consequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, PLACE, PLACE_ARTIFACT, Component, Cost, Effect
from resarcana_gui.games.resarcana.rules.basic_moves import gain_mix, pay
from resarcana_gui.games.resarcana.rules.codes import DISPLAY_SIZE, IN_HAND, ON_DISPLAY
from resarcana_gui.games.resarcana.rules.payments import can_pay, ways_to_pay
from resarcana_gui.games.resarcana.rules.power_questions import AskPlace
from resarcana_gui.games.resarcana.rules.round_questions import AskGainClaim, AskPayPlacement, AskPayPlacementByPower
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.exhaustive_table import by_number

NO_DISCOUNT: Final = Effect(PLACE_ARTIFACT)
"""Placing as an action: from hand, at the cost that the seat's abilities leave."""


def discounts(state: State, seat: int, card: Component) -> list[tuple[int, int, bool]]:
    """Return the abilities that make an artifact cheaper for a seat: (component, essences, whether Gold may be taken
    off). Abilities work while their component is turned."""
    found: list[tuple[int, int, bool]] = []
    if card.kind != ARTIFACT:
        return found
    components = state.cards.components
    for number in state.play[seat]:
        component = components[number]
        if component.discount.less and (not component.discount.types or component.discount.types & card.types):
            found.append((number, component.discount.less, component.discount.gold))
    return found


def has_discounts(state: State, seat: int) -> bool:
    """Return whether a seat has any ability that makes artifacts cheaper."""
    components = state.cards.components
    for number in state.play[seat]:  # noqa: SIM110 - compiled, a loop is faster than a generator
        if components[number].discount.less:
            return True
    return False


def price_of(state: State, seat: int, number: int, effect: Effect = NO_DISCOUNT) -> Cost:
    """Return what a seat pays now to place or claim a component, by an action or by the effect of a power."""
    card = state.cards.components[number]
    any_essence = effect.number if effect.gold else 0
    not_gold = 0 if effect.gold else effect.number
    for _, less, takes_gold in discounts(state, seat, card):
        if takes_gold:
            any_essence += less
        else:
            not_gold += less
    if any_essence or not_gold:
        return Cost(card.cost.fixed, card.cost.any_type, any_essence, not_gold)
    return card.cost


def placeable(state: State, seat: int, effect: Effect) -> list[int]:
    """Return the artifacts that a seat can place by the effect of a power and pay for."""
    cards = state.cards.components
    return [
        card
        for card in placement_source(state, seat, effect.choice)
        if (not effect.types or cards[card].types & effect.types)
        and can_pay(state.pool[seat], price_of(state, seat, card, effect))
    ]


def placement_source(state: State, seat: int, source: int) -> list[int]:
    """Return the cards among which a power looks for an artifact to place."""
    return FOUND_IN[source](state, seat)


def _hand(state: State, seat: int) -> list[int]:
    return state.hand[seat]


def _own_discards(state: State, seat: int) -> list[int]:
    return state.discards[seat]


def _any_discards(state: State, seat: int) -> list[int]:
    return [card for pile in state.discards for card in pile]


FOUND_IN: Final[tuple[Callable[[State, int], list[int]], ...]] = by_number(
    f"{__name__}.FOUND_IN",
    tables.SOURCES,
    {
        tables.FROM_HAND: _hand,
        tables.FROM_OWN_DISCARDS: _own_discards,
        tables.FROM_ANY_DISCARDS: _any_discards,
    },
)
"""The cards that each source of a placement has for a seat."""


def place_by_action(state: State, seat: int, card: int) -> None:
    """Place an artifact that can be paid for, as an action."""
    ways = ways_to_pay(state.pool[seat], price_of(state, seat, card)).each
    if len(ways) > 1:
        _show(state, seat, card)
        state.ask(AskPayPlacement(seat, card))
    else:
        finish_placement(state, seat, card, ways[0])


def place_by_power(state: State, asked: AskPlace, card: int, effect: Effect) -> bool:
    """Place an artifact that can be paid for, by the effect of a power. Return whether the seat is asked how to pay;
    if so, `finish_placement` is still to come."""
    seat = asked.seat
    ways = ways_to_pay(state.pool[seat], price_of(state, seat, card, effect)).each
    if len(ways) > 1:
        _show(state, seat, card)
        state.ask(AskPayPlacementByPower(seat, card, asked.component, asked.power, asked.effect))
        return True
    finish_placement(state, seat, card, ways[0])
    return False


def _show(state: State, seat: int, card: int) -> None:
    if state.zone[card] == IN_HAND:
        state.show_card(seat, card)


def finish_placement(state: State, seat: int, card: int, payment: int) -> None:
    """Pay for the artifact and put it into play."""
    pay(state, seat, payment, card)
    state.place_artifact(seat, card, state.zone[card], state.owner[card])


def claim(state: State, seat: int, number: int, from_deck: bool) -> None:
    """Claim a Place of Power or a monument that the seat can pay for. An unseen monument is paid for before it is
    seen."""
    component = state.cards.components[number]
    pay(state, seat, component.cost.fixed, number)
    if component.kind == PLACE:
        state.claim_place(seat, number)
        return
    from_display = state.zone[number] == ON_DISPLAY
    state.claim_monument(seat, number, int(from_deck))
    if component.claim.number and gain_mix(
        state, AskGainClaim(seat, number, component.claim.number, component.claim.types, int(from_display))
    ):
        return
    if from_display:
        refill(state)


def refill(state: State) -> None:
    """Turn up the top card of the monument deck, if there is one, in place of the monument that was claimed."""
    if len(state.display) < DISPLAY_SIZE and state.monument_deck:
        state.turn_up_monument(state.monument_deck[0])
