"""What anybody sees without looking ahead: points at hand, and what is paid for nothing."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.tables import Component, Power
from resarcana_gui.games.resarcana.rules.commands import Answer, Choose, Claim, UsePower
from resarcana_gui.games.resarcana.rules.power_questions import AskStraighten
from resarcana_gui.games.resarcana.rules.state import State

PUTS: Final = (tables.PUT, tables.PUT_MIX)


def is_at_hand(state: State, answer: Answer) -> bool:
    """Whether an answer claims a Place of Power, or brings points for nothing."""
    if isinstance(answer, Claim):
        return answer.component >= 0 and state.cards.components[answer.component].kind == tables.PLACE
    if not isinstance(answer, UsePower):
        return False
    component = state.cards.components[answer.component]
    power = component.powers[answer.power]
    return is_free(power) and brings_points(component, power)


def is_free(power: Power) -> bool:
    """Whether a power costs nothing but turning its component."""
    return power.plain and not (power.fixed or power.any_type or power.same_type or power.destroys_this)


def brings_points(component: Component, power: Power) -> bool:
    """Whether a power puts essences on its component that are points there."""
    if component.per_essence:
        for effect in power.effects:
            if effect.kind in PUTS:
                return True
    return False


def straightens_itself(state: State, answer: Choose) -> bool:
    """Whether a power straightens only what was turned for it, so that what it cost is lost."""
    question = state.stack[-1]
    return isinstance(question, AskStraighten) and answer.component == question.component
