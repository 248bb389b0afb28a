"""Which goals a component serves, from what is printed alone: nothing here names a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.resarcana.cards import tables
from resarcana_gui.games.resarcana.cards.essences import counts, type_mask
from resarcana_gui.games.resarcana.cards.tables import CREATURE, DRAGON, PLACE, Component, Effect, Power

GAINS: Final = (tables.GAIN, tables.PUT)
MIXES: Final = (tables.GAIN_MIX, tables.PUT_MIX, tables.GAIN_COST, tables.GAIN_X, tables.MATCH_RIVAL)
FEW: Final = 2
"""What makes essences of at most this many types is meant for them; what makes any type serves nothing in
particular."""
DEAR: Final = 3
"""A cost of at least this many essences of a type asks for that type in particular."""


def scores(goal: Component) -> bool:
    """Return whether a component has points that grow."""
    return goal.scores


def feeds(component: Component, goal: Component) -> bool:
    """Return whether a component makes a goal's points grow: it counts there, or brings or puts what scores there."""
    if component.number == goal.number or not goal.scores:
        return False
    types = component.types & _types_wanted(goal)
    return bool(types or types_made(component) & _essences_wanted(goal) or _puts_anywhere(component) & goal.per_essence)


def pays(component: Component, goal: Component) -> bool:
    """Return whether a component brings what a Place of Power costs most of."""
    if component.number == goal.number or goal.kind != PLACE:
        return False
    amounts = counts(goal.cost.fixed)
    most = max(amounts)
    dearest = sum(1 << essence for essence, amount in enumerate(amounts) if amount == most >= DEAR)
    return bool(types_made(component) & dearest)


def types_made(component: Component) -> int:
    """Return the types of essences that it brings in, as a mask."""
    sources = [
        type_mask(component.collect.fixed),
        _few(component.collect.types),
        _few(component.claim.types),
        *(_few(_effect_makes(effect)) for power in component.powers for effect in power.effects),
        *(type_mask(react.put) for react in component.reacts),
    ]
    mask = 0
    for source in sources:
        mask |= source
    return mask


def types_named(component: Component) -> int:
    """Return the types of essences that its powers and its Collect name, paid or gained, as a mask."""
    mask = types_made(component)
    for power in component.powers:
        mask |= type_mask(power.fixed) | type_mask(power.from_this) | _few(power.one_of)
    for react in component.reacts:
        mask |= type_mask(react.fixed)
    return mask


def _effect_makes(effect: Effect) -> int:
    if effect.kind in GAINS:
        return type_mask(effect.essences)
    return effect.types if effect.kind in MIXES else 0


def _scoring_powers(goal: Component) -> Iterator[Power]:
    """Yield the powers that put an essence on it that scores there."""
    for power in goal.powers:
        if any(effect.kind == tables.PUT and type_mask(effect.essences) & goal.per_essence for effect in power.effects):
            yield power


def _essences_wanted(goal: Component) -> int:
    mask = 0
    for power in _scoring_powers(goal):
        mask |= type_mask(power.fixed)
    return mask


def _types_wanted(goal: Component) -> int:
    """Return the types of artifacts that count there, or are turned for it."""
    turned = {power.choice for power in _scoring_powers(goal)}
    dragons = goal.per_dragon or tables.TURN_DRAGON in turned
    creatures = goal.per_creature or tables.TURN_CREATURE in turned
    return (DRAGON if dragons else 0) | (CREATURE if creatures else 0)


def _puts_anywhere(component: Component) -> int:
    """Return the types of essences that it may put on any component."""
    mask = 0
    for power in component.powers:
        if any(effect.kind == tables.PUT_SPENT_ANYWHERE for effect in power.effects):
            mask |= power.one_of
    return mask


def _few(types: int) -> int:
    return types if types.bit_count() <= FEW else 0
