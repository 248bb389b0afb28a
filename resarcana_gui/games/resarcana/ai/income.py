"""What comes in every round, by type of essence."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of
from resarcana_gui.games.resarcana.cards.tables import Collect, Component, Effect
from resarcana_gui.games.resarcana.rules.state import State


def income_of(state: State, seat: int) -> list[float]:
    """How many essences of each type a seat collects in a round."""
    income = [0.0] * ESSENCES
    for number in state.play[seat]:
        _collect(income, state.cards.components[number].collect)
    return income


def yields_of(component: Component) -> list[float]:
    """How many essences of each type a component gives in a round; of its powers, one that asks for none in return,
    or else half of what another gives."""
    income = [0.0] * ESSENCES
    if component.kind == tables.ITEM:  # it will be swapped
        return income
    _collect(income, component.collect)
    for power in component.powers:
        if power.turns and not power.destroys_this and not power.choice and not power.from_this:
            for effect in power.effects:
                if _gives(effect, component):
                    free = not (power.any_type or power.fixed or power.one_of)
                    _add(income, effect.essences, 0.9 if free else 0.5)
                    _add(income, power.fixed, -0.5)
                    return income
    return income


def _gives(effect: Effect, component: Component) -> bool:
    return effect.kind == tables.GAIN or (effect.kind == tables.PUT and not component.per_essence)


def _collect(income: list[float], ability: Collect) -> None:
    _add(income, ability.fixed, 1.0)
    if ability.kind in (tables.COLLECT_ONE_OF, tables.COLLECT_MIX):
        _spread(income, 1 if ability.kind == tables.COLLECT_ONE_OF else ability.number, ability.types)


def _add(income: list[float], amount: int, share: float) -> None:
    for essence in range(ESSENCES):
        income[essence] += share * count_of(amount, essence)


def _spread(income: list[float], number: int, types: int) -> None:
    """A mix of the owner's choice counts a little more than evenly for each of its types."""
    among = [essence for essence in range(ESSENCES) if types >> essence & 1]
    for essence in among:
        income[essence] += min(1.0, 1.5 / len(among)) * number
