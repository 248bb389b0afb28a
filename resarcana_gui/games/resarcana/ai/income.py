"""A seat's income per round, by type of essence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import ESSENCES, count_of
from resarcana_gui.games.resarcana.cards.tables import Collect, Component
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.exhaustive_table import by_number


def income_of(state: State, seat: int) -> list[float]:
    """Return how many essences of each type a seat collects in a round."""
    income = [0.0] * ESSENCES
    for number in state.play[seat]:
        _collect(income, state.cards.components[number].collect)
    return income


def yields_of(component: Component) -> list[float]:
    """Return how many essences of each type a component gives in a round. Of its powers one is counted: a free one
    nearly in full, another at half of its gain."""
    income = [0.0] * ESSENCES
    if component.kind == tables.ITEM:  # it will be swapped
        return income
    _collect(income, component.collect)
    for power in component.powers:
        if power.turns and not power.destroys_this and not power.choice and not power.from_this:
            for effect in power.effects:
                if GIVES[effect.kind](component):
                    free = not (power.any_type or power.fixed or power.one_of)
                    _add(income, effect.essences, 0.9 if free else 0.5)
                    _add(income, power.fixed, -0.5)
                    return income
    return income


def _collect(income: list[float], ability: Collect) -> None:
    _add(income, ability.fixed, 1.0)
    if SPREADS[ability.kind]:
        _spread(income, ability.number, ability.types)


def _add(income: list[float], amount: int, share: float) -> None:
    for essence in range(ESSENCES):
        income[essence] += share * count_of(amount, essence)


def _spread(income: list[float], number: int, types: int) -> None:
    """Add a mix. As its owner chooses the types, each counts a little more than an even share."""
    among = [essence for essence in range(ESSENCES) if types >> essence & 1]
    for essence in among:
        income[essence] += min(1.0, 1.5 / len(among)) * number


def _certain(component: Component) -> bool:
    return True


def _kept_for_later(component: Component) -> bool:
    """Return whether essences on the component can be taken off again: where they score, they stay."""
    return not component.per_essence


def _uncertain(component: Component) -> bool:
    return False


GIVES: Final[tuple[Callable[[Component], bool], ...]] = by_number(
    f"{__name__}.GIVES",
    tables.EFFECTS,
    {
        tables.GAIN: _certain,
        tables.PUT: _kept_for_later,
        tables.GAIN_MIX: _uncertain,
        tables.PUT_MIX: _uncertain,
        tables.GAIN_COST: _uncertain,
        tables.RIVALS_GAIN: _uncertain,
        tables.GAIN_X: _uncertain,
        tables.PUT_SPENT_ANYWHERE: _uncertain,
        tables.PUT_SPENT: _uncertain,
        tables.STRAIGHTEN: _uncertain,
        tables.STRAIGHTEN_CREATURE: _uncertain,
        tables.STRAIGHTEN_THIS: _uncertain,
        tables.DRAW: _uncertain,
        tables.DISCARD_DRAWN: _uncertain,
        tables.LOOK: _uncertain,
        tables.ATTACK: _uncertain,
        tables.MATCH_RIVAL: _uncertain,
        tables.PLACE_ARTIFACT: _uncertain,
        tables.CHECK_VICTORY: _uncertain,
    },
)
"""For each kind of effect, whether its fixed essences reach the pool sooner or later."""

SPREADS: Final[tuple[bool, ...]] = by_number(
    f"{__name__}.SPREADS",
    tables.COLLECTS,
    {
        tables.COLLECT_NOTHING: False,
        tables.COLLECT_MIX: True,
        tables.COLLECT_INTEREST: False,
        tables.COLLECT_GROWTH: False,
        tables.COLLECT_CURSE: False,
    },
)
"""For each kind of Collect ability, whether it gives a mix every round."""
