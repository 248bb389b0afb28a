"""Quick estimates of how good an answer is, without trying it."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.appraiser import ordered_sum
from resarcana_gui.games.resarcana.ai.plan import Plan
from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Component, Power
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    Claim,
    DiscardCards,
    Escape,
    Gain,
    Lose,
    OrderCards,
    Pay,
    Suffer,
    UsePower,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskReact, AskStraighten
from resarcana_gui.games.resarcana.rules.state import State


def prior(plan: Plan, state: State, answer: Answer) -> float:
    """Return the estimate for an answer, in points."""
    if isinstance(answer, (Pay, Lose)):
        return -plan.appraiser.amount(answer.essences)
    if isinstance(answer, Gain):
        return plan.appraiser.amount(answer.essences)
    if isinstance(answer, DiscardCards):
        return -ordered_sum([plan.net_worth(card) for card in answer.cards])
    if isinstance(answer, OrderCards):
        return _order(plan, answer)
    if isinstance(answer, Choose):
        return _choice(plan, state, answer)
    return _defence(plan, state, answer)


def _order(plan: Plan, answer: OrderCards) -> float:
    """Return the worth of an order of cards, which counts the top card most. That holds for the monument deck too,
    as the seat itself may draw from it."""
    worth = 0.0
    for at, card in enumerate(answer.cards):
        worth += plan.net_worth(card) / (at + 1)
    return worth


def _choice(plan: Plan, state: State, answer: Choose) -> float:
    """Return the worth of choosing a component to straighten, place or take; negative if it is destroyed or turned
    for a cost."""
    worth = plan.round_worth(answer.component)
    return -worth if isinstance(state.stack[-1], AskCostTarget) else worth


def _defence(plan: Plan, state: State, answer: Answer) -> float:
    """Return the worth of an answer to an attack: a reaction costs its price, so does an escape, and suffering costs
    an essence or two."""
    if isinstance(answer, UseReact):
        react = state.cards.components[answer.component].reacts[answer.power]
        return 0.0 - plan.appraiser.amount(react.fixed) - (plan.now_worth(answer.component) if react.turns else 0.0)
    if isinstance(answer, Escape):
        return -weights.ESSENCE if answer.component < 0 else -weights.DESTROYED
    question = state.stack[-1]
    if isinstance(answer, Suffer) and isinstance(question, AskReact):
        return -2 * weights.ESSENCE * question.number
    return 0.0


PUTS: Final = (tables.PUT, tables.PUT_MIX)


def is_at_hand(state: State, answer: Answer) -> bool:
    """Return whether an answer claims a Place of Power, or brings points for nothing."""
    if isinstance(answer, Claim):
        return answer.component >= 0 and state.cards.components[answer.component].kind == tables.PLACE
    if not isinstance(answer, UsePower):
        return False
    component = state.cards.components[answer.component]
    power = component.powers[answer.power]
    return is_free(power) and brings_points(component, power)


def is_free(power: Power) -> bool:
    """Return whether a power costs nothing but turning its component."""
    return power.plain and not (power.fixed or power.any_type or power.same_type or power.destroys_this)


def brings_points(component: Component, power: Power) -> bool:
    """Return whether a power puts essences on its component that are points there."""
    if component.per_essence:
        for effect in power.effects:
            if effect.kind in PUTS:
                return True
    return False


def straightens_itself(state: State, answer: Choose) -> bool:
    """Return whether a power straightens only the component that was turned for it, so that its cost is wasted."""
    question = state.stack[-1]
    return isinstance(question, AskStraighten) and answer.component == question.component
