"""Quick guesses at how good an answer is, without trying it."""

from __future__ import annotations

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.appraiser import added
from resarcana_gui.games.resarcana.ai.plan import Plan
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    Choose,
    DiscardCards,
    Escape,
    Gain,
    Lose,
    OrderCards,
    Pay,
    Suffer,
    UseReact,
)
from resarcana_gui.games.resarcana.rules.power_questions import AskCostTarget, AskReact
from resarcana_gui.games.resarcana.rules.state import State


def prior(plan: Plan, state: State, answer: Answer) -> float:
    """A guess, in points."""
    if isinstance(answer, (Pay, Lose)):
        return -plan.appraiser.amount(answer.essences)
    if isinstance(answer, Gain):
        return plan.appraiser.amount(answer.essences)
    if isinstance(answer, DiscardCards):
        return -added([plan.net_worth(card) for card in answer.cards])
    if isinstance(answer, OrderCards):
        return _order(plan, answer)
    if isinstance(answer, Choose):
        return _choice(plan, state, answer)
    return _defence(plan, state, answer)


def _order(plan: Plan, answer: OrderCards) -> float:
    """The best card on top of the own deck; and of the monuments, too, for whoever draws one is the seat itself."""
    worth = 0.0
    for at, card in enumerate(answer.cards):
        worth += plan.net_worth(card) / (at + 1)
    return worth


def _choice(plan: Plan, state: State, answer: Choose) -> float:
    """A component to destroy or turn for a cost; or one to straighten, place, take."""
    worth = plan.round_worth(answer.component)
    return -worth if isinstance(state.stack[-1], AskCostTarget) else worth


def _defence(plan: Plan, state: State, answer: Answer) -> float:
    """Under attack, a React power costs what is paid, so does a Dragon's way out, and suffering costs an essence or
    two."""
    if isinstance(answer, UseReact):
        react = state.cards.components[answer.component].reacts[answer.power]
        return 0.0 - plan.appraiser.amount(react.fixed) - (plan.now_worth(answer.component) if react.turns else 0.0)
    if isinstance(answer, Escape):
        return -weights.ESSENCE if answer.component < 0 else -weights.DESTROYED
    question = state.stack[-1]
    if isinstance(answer, Suffer) and isinstance(question, AskReact):
        return -2 * weights.ESSENCE * question.number
    return 0.0
