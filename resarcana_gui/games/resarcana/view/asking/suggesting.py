"""The amounts of essences that answer a question, the most sensible first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Power
from resarcana_gui.games.resarcana.rules.legal import effect_of
from resarcana_gui.games.resarcana.rules.power_questions import AskGain, AskLose, AskPay
from resarcana_gui.games.resarcana.rules.questions import MixQuestion, Question
from resarcana_gui.games.resarcana.rules.round_questions import AskGainDiscard, AskPayPlacement, AskPayPlacementByPower
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.asking.effects import PROSPECTS, Payment
from resarcana_gui.games.resarcana.view.asking.needs import Needs

PAID: Final = (AskPay, AskPayPlacement, AskPayPlacementByPower, AskLose)
"""Questions about essences that leave the pool."""
GAINED: Final = (MixQuestion, AskGain, AskGainDiscard)
"""Questions about essences that come."""
ABOUT_ESSENCES: Final = (*PAID, *GAINED)


def power_of(view: State, question: AskPay) -> Power:
    """The power that is being used and asks."""
    return view.cards.components[question.component].powers[question.power]


def pool_for(view: State, question: Question) -> int:
    """The essences that are there to be paid with, or beside which others come: a power's fixed cost is taken off; a
    component's own where essences come on it."""
    if isinstance(question, AskPay):
        return view.pool[question.seat] - power_of(view, question).fixed
    if isinstance(question, AskGain) and goes_on_component(view, question):
        return view.on[question.component]
    return view.pool[question.seat]


def goes_on_component(view: State, question: Question) -> bool:
    """Whether what is gained goes on the component that asks, and not to the pool."""
    return isinstance(question, AskGain) and effect_of(view, question).kind == tables.PUT_MIX


def sensible_first(view: State, question: Question, amounts: Sequence[int]) -> list[int]:
    """The amounts in an order of sense: pay what is plentiful and not needed, gain what lacks, spare Gold."""
    needs, pool = Needs(view, question.seat), pool_for(view, question)
    if not isinstance(question, AskPay):
        pool = view.pool[question.seat]
        return needs.ranked(amounts, pool, paid=isinstance(question, PAID))
    power = power_of(view, question)
    return sorted(amounts, key=lambda paid: -_bargain(needs, view, question, Payment(power, pool - paid, paid)))


def _bargain(needs: Needs, view: State, question: Question, payment: Payment) -> float:
    """What a seat has of using a power for a payment: what is left, and what the effects make of what is paid."""
    worths = [
        PROSPECTS[effect.kind].worth(needs, view, question.seat, effect, payment) for effect in payment.power.effects
    ]
    return needs.worth(payment.pool) + sum(worths)
