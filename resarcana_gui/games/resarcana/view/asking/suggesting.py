"""The amounts of essences that answer a question, the most sensible first."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Power
from resarcana_gui.games.resarcana.rules.effects import effect_of
from resarcana_gui.games.resarcana.rules.power_questions import AskGain, AskPay
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.effect_prospects import PROSPECTS, Payment
from resarcana_gui.games.resarcana.view.asking.needs import Needs
from resarcana_gui.games.resarcana.view.tell.question_text import Way, way_of


def power_of(view: State, question: AskPay) -> Power:
    """Return the power in use that asks."""
    return view.cards.components[question.component].powers[question.power]


def pool_for(view: State, question: Question) -> int:
    """Return the essences available for payment, without a power's fixed cost, or those to which gains are added:
    the component's own if essences are put on it."""
    if isinstance(question, AskPay):
        return view.pool[question.seat] - power_of(view, question).fixed
    if isinstance(question, AskGain) and goes_on_component(view, question):
        return view.on[question.component]
    return view.pool[question.seat]


def goes_on_component(view: State, question: Question) -> bool:
    """Return whether a gain goes on the component that asks, not to the pool."""
    return isinstance(question, AskGain) and effect_of(view, question).kind == tables.PUT_MIX


def sensible_first(view: State, question: Question, amounts: Sequence[int]) -> list[int]:
    """Return the amounts, the most sensible first: pay what is plentiful and not needed, gain what is lacking, save
    Gold."""
    needs, pool = Needs(view, question.seat), pool_for(view, question)
    if not isinstance(question, AskPay):
        pool = view.pool[question.seat]
        return needs.ranked(amounts, pool, paid=way_of(question) is Way.PAYMENT)
    power = power_of(view, question)
    return sorted(amounts, key=lambda paid: -_bargain(needs, view, question, Payment(power, pool - paid, paid)))


def _bargain(needs: Needs, view: State, question: Question, payment: Payment) -> float:
    """Return what a payment for a power is worth to the seat: what is left, and what the effects make of it."""
    worths = [
        PROSPECTS[effect.kind].worth(needs, view, question.seat, effect, payment) for effect in payment.power.effects
    ]
    return needs.worth(payment.pool) + sum(worths)
