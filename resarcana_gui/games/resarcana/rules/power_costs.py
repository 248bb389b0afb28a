"""The first half of using a power: whether it can be used, what is chosen for its cost, and the payment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import covers, total
from resarcana_gui.games.resarcana.cards.tables import Power
from resarcana_gui.games.resarcana.rules.answers import Amounts
from resarcana_gui.games.resarcana.rules.basic_moves import destroy, pay
from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT
from resarcana_gui.games.resarcana.rules.payments import mixes, ways_to_pay_power
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.exhaustive_table import by_number


def usable(state: State, seat: int, number: int, power: Power) -> bool:
    """Return whether a seat can pay the whole cost of a power of a component it has in play."""
    if state.turned[number] != power.while_turned:
        return False
    pool = state.pool[seat]
    if not covers(pool, power.fixed):
        return False
    if power.any_type and total(pool - power.fixed) < power.any_type:
        return False
    if power.plain:
        return True
    if power.one_of and not payment_ways(state, seat, power).each:
        return False
    if not covers(state.on[number], power.from_this):
        return False
    return bool(cost_targets(state, seat, number, power.choice))


def cost_targets(state: State, seat: int, number: int, choice: int) -> list[int]:
    """Return what a seat can turn, destroy or discard for the cost of a power of a component; NO_COMPONENT where the
    cost needs no target."""
    return TARGETS[choice](state, seat, number)


def _nothing(state: State, seat: int, number: int) -> list[int]:
    return [NO_COMPONENT]


def _creatures(state: State, seat: int, number: int) -> list[int]:
    return _straight(state, seat, tables.CREATURE)


def _dragons(state: State, seat: int, number: int) -> list[int]:
    return _straight(state, seat, tables.DRAGON)


def _straight(state: State, seat: int, types: int) -> list[int]:
    components = state.cards.components
    return [card for card in state.play[seat] if components[card].types & types and not state.turned[card]]


def _artifacts(state: State, seat: int, number: int) -> list[int]:
    components = state.cards.components
    return [card for card in state.play[seat] if components[card].kind == tables.ARTIFACT]


def _other_artifacts(state: State, seat: int, number: int) -> list[int]:
    return [card for card in _artifacts(state, seat, number) if card != number]


def _dragons_and_creatures(state: State, seat: int, number: int) -> list[int]:
    components = state.cards.components
    return [card for card in state.play[seat] if components[card].types]


def _hand(state: State, seat: int, number: int) -> list[int]:
    return state.hand[seat]


TARGETS: Final[tuple[Callable[[State, int, int], list[int]], ...]] = by_number(
    f"{__name__}.TARGETS",
    tables.CHOICES,
    {
        tables.NO_CHOICE: _nothing,
        tables.TURN_CREATURE: _creatures,
        tables.TURN_DRAGON: _dragons,
        tables.DESTROY_ARTIFACT: _artifacts,
        tables.DESTROY_OTHER_ARTIFACT: _other_artifacts,
        tables.DESTROY_DRAGON_OR_CREATURE: _dragons_and_creatures,
        tables.DISCARD_CARD: _hand,
    },
)
"""The possible targets for each choice in a cost, by a seat for a component."""


def payment_ways(state: State, seat: int, power: Power) -> Amounts:
    """Return every way to pay the variable part of a power's cost."""
    if not (power.any_type or power.one_of or power.same_type):
        return mixes(0, 0)
    return ways_to_pay_power(state.pool[seat] - power.fixed, power.any_type, power.one_of, power.same_type)


def pay_cost(state: State, seat: int, number: int, power: Power, target: int, paid: int) -> None:
    """Pay the whole cost: what was chosen (a component, essences) and what is fixed."""
    if power.turns:
        state.turn(number)
    pay(state, seat, power.fixed + paid, number)
    if power.from_this:
        state.remove(number, power.from_this)
    PAY_WITH[power.choice](state, seat, target)
    if power.destroys_this:
        destroy(state, number)


def _keep(state: State, seat: int, card: int) -> None:
    return  # nothing was chosen


def _turn(state: State, seat: int, card: int) -> None:
    state.turn(card)


def _destroy(state: State, seat: int, card: int) -> None:
    destroy(state, card)


def _discard(state: State, seat: int, card: int) -> None:
    state.discard(seat, card)


PAY_WITH: Final[tuple[Callable[[State, int, int], None], ...]] = by_number(
    f"{__name__}.PAY_WITH",
    tables.CHOICES,
    {
        tables.NO_CHOICE: _keep,
        tables.TURN_CREATURE: _turn,
        tables.TURN_DRAGON: _turn,
        tables.DESTROY_ARTIFACT: _destroy,
        tables.DESTROY_OTHER_ARTIFACT: _destroy,
        tables.DESTROY_DRAGON_OR_CREATURE: _destroy,
        tables.DISCARD_CARD: _discard,
    },
)
"""What happens to the chosen target."""


def value_of_x(power: Power, paid: int) -> int:
    """Return X: how many essences were paid beyond the power's other costs."""
    return total(paid) - power.any_type
