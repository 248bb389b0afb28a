"""Quick guesses at how good an answer is, without trying it."""

from __future__ import annotations

from resarcana_gui.games.resarcana.ai import weights
from resarcana_gui.games.resarcana.ai.plan import Plan
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.state import State


def prior(plan: Plan, state: State, answer: Answer) -> float:
    """A guess, in points."""
    kind = answer.kind
    if kind in (codes.PAY, codes.LOSE):
        return -plan.appraiser.amount(answer.essences)
    if kind == codes.GAIN:
        return plan.appraiser.amount(answer.essences)
    if kind == codes.DISCARD:
        return -sum([plan.net_worth(card) for card in answer.cards])
    if kind == codes.ORDER:
        return _order(plan, state, answer)
    if kind == codes.CHOOSE:
        return _choice(plan, state, answer)
    return _defence(plan, state, answer)


def _order(plan: Plan, state: State, answer: Answer) -> float:
    """The best card on top of the own deck; and of the monuments, too, for whoever draws one is the seat itself."""
    worth = 0.0
    for at, card in enumerate(answer.cards):
        worth += plan.net_worth(card) / (at + 1)
    return worth


def _choice(plan: Plan, state: State, answer: Answer) -> float:
    """A component to destroy or turn for a cost; or one to straighten, place, take."""
    question = state.stack[-1]
    if question.kind == codes.ASK_COST_TARGET:
        return -plan.round_worth(answer.component)
    return plan.round_worth(answer.component)


def _defence(plan: Plan, state: State, answer: Answer) -> float:
    """Under attack: a React power costs what is paid, a Dragon's way out as well, suffering an essence or two."""
    if answer.kind == codes.REACT:
        react = state.cards.components[answer.component].reacts[answer.power]
        return 0.0 - plan.appraiser.amount(react.fixed) - (plan.now_worth(answer.component) if react.turns else 0.0)
    if answer.kind == codes.ESCAPE:
        return -weights.ESSENCE if answer.component < 0 else -weights.DESTROYED
    if answer.kind == codes.SUFFER:
        return -2 * weights.ESSENCE * state.stack[-1].number
    return 0.0
