"""What is certain about each kind of effect, and what a payment to it is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of, total
from resarcana_gui.games.resarcana.cards.tables import Component, Effect, Power
from resarcana_gui.games.resarcana.rules.basic_moves import rivals
from resarcana_gui.games.resarcana.rules.effects import matched
from resarcana_gui.games.resarcana.rules.payments import single_type
from resarcana_gui.games.resarcana.rules.power_costs import value_of_x
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.needs import Needs
from resarcana_gui.kernel.exhaustive_table import by_number

A_POINT: Final = 2.0
"""The worth of an essence that counts as a point where it lies, in plain essences in the pool."""


class Payment(NamedTuple):
    """A way to pay for a power, among those that its cost allows."""

    power: Power
    pool: int
    """What the seat has left."""
    paid: int


class Prospect(NamedTuple):
    """What is certain about a kind of effect."""

    brings: Callable[[State, int, Effect], bool] = lambda view, seat, effect: False
    """Whether it is a certain gain for the seat."""
    scores: Callable[[State, int, Component, Effect], bool] = lambda view, seat, component, effect: False
    """Whether it gives the seat's component points at once, by essences where they count."""
    worth: Callable[[Needs, State, int, Effect, Payment], float] = lambda needs, view, seat, effect, payment: 0.0
    """The worth of what it makes of a payment, beyond the essences that are left."""


def _always(view: State, seat: int, effect: Effect) -> bool:
    return True


def _some(view: State, seat: int, effect: Effect) -> bool:
    return total(effect.essences) > 0


def _draws(view: State, seat: int, effect: Effect) -> bool:
    return bool(view.deck[seat] or view.discards[seat])


def _matches(view: State, seat: int, effect: Effect) -> bool:
    return any(matched(view, effect, rival) for rival in rivals(view, seat))


def _counted(view: State, seat: int, component: Component, effect: Effect) -> bool:
    return _matching(component.per_essence, effect.essences) > 0


def _may_count(view: State, seat: int, component: Component, effect: Effect) -> bool:
    return bool(component.per_essence)


def _counts_somewhere(view: State, seat: int, component: Component, effect: Effect) -> bool:
    return any(view.cards.components[number].per_essence for number in view.play[seat])


def _conversion(needs: Needs, view: State, seat: int, effect: Effect, payment: Payment) -> float:
    best = max(needs.worth(payment.pool + gain) for gain in converted(payment.power, effect, payment.paid))
    return best - needs.worth(payment.pool)


def _best_place(needs: Needs, view: State, seat: int, effect: Effect, payment: Payment) -> float:
    masks = [view.cards.components[number].per_essence for number in view.play[seat]]
    return A_POINT * max((_matching(mask, payment.paid) for mask in masks), default=0)


def converted(power: Power, effect: Effect, paid: int) -> list[int]:
    """Return what can be gained for X paid essences."""
    number = value_of_x(power, paid)
    several = effect.types & (effect.types - 1)
    return single_type(number, effect.types, paid if several else 0).each


def _matching(mask: int, amount: int) -> int:
    return sum(count_of(amount, essence) for essence in range(ESSENCES) if mask >> essence & 1)


PROSPECTS: Final = by_number(
    f"{__name__}.PROSPECTS",
    tables.EFFECTS,
    {
        tables.GAIN: Prospect(brings=_some),
        tables.PUT: Prospect(brings=_some, scores=_counted),
        tables.GAIN_MIX: Prospect(brings=_always),
        tables.PUT_MIX: Prospect(brings=_always, scores=_may_count),
        tables.GAIN_COST: Prospect(),
        tables.RIVALS_GAIN: Prospect(),
        tables.GAIN_X: Prospect(worth=_conversion),
        tables.PUT_SPENT_ANYWHERE: Prospect(scores=_counts_somewhere, worth=_best_place),
        tables.PUT_SPENT: Prospect(scores=_may_count),
        tables.STRAIGHTEN: Prospect(),
        tables.STRAIGHTEN_CREATURE: Prospect(),
        tables.STRAIGHTEN_THIS: Prospect(),
        tables.DRAW: Prospect(brings=_draws),
        tables.DISCARD_DRAWN: Prospect(),
        tables.LOOK: Prospect(),
        tables.ATTACK: Prospect(),
        tables.MATCH_RIVAL: Prospect(brings=_matches),
        tables.PLACE_ARTIFACT: Prospect(),
        tables.CHECK_VICTORY: Prospect(),
    },
)
"""Every kind of effect. By default nothing is certain, nothing scores, and payments are gone."""
