"""What can be foreseen of each kind of effect: what is sure of it, and what it makes of a payment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of, total
from resarcana_gui.games.resarcana.cards.tables import Component, Effect, Power
from resarcana_gui.games.resarcana.rules.effects import matched
from resarcana_gui.games.resarcana.rules.moves import rivals
from resarcana_gui.games.resarcana.rules.payments import single_type
from resarcana_gui.games.resarcana.rules.power_costs import number_x
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.needs import Needs
from resarcana_gui.kernel.complete import by_number

A_POINT: Final = 2.0
"""What an essence is worth where it lies as a point, for a plain essence in the pool."""


class Payment(NamedTuple):
    """A way to pay for a power, out of what its cost leaves open."""

    power: Power
    pool: int
    """What the seat has left."""
    paid: int


class Prospect(NamedTuple):
    """What can be foreseen of a kind of effect."""

    brings: Callable[[State, int, Effect], bool] = lambda view, seat, effect: False
    """Whether it is a gain for the seat that is sure."""
    scores: Callable[[State, int, Component, Effect], bool] = lambda view, seat, component, effect: False
    """Whether the seat's component gets points by it at once: essences come to lie where they count."""
    worth: Callable[[Needs, State, int, Effect, Payment], float] = lambda needs, view, seat, effect, payment: 0.0
    """What it makes of what is paid, beyond what the essences that are left are worth."""


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
    """What can be gained for X essences that are paid."""
    number = number_x(power, paid)
    several = effect.types & (effect.types - 1)
    return single_type(number, effect.types, paid if several else 0) if number else [0]


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
"""Every kind of effect. Where nothing is said, nothing is sure, nothing scores, and what is paid is gone."""
