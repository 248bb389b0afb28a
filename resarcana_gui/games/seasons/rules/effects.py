"""The effects of cards: which there are for an occasion, and how they are carried out one after another."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import ENERGIES
from resarcana_gui.games.seasons.cards.tables import CardEffect
from resarcana_gui.games.seasons.rules.card_effects import CARD_EFFECTS
from resarcana_gui.games.seasons.rules.codes import ON_ELEMENT, ON_ENTER, ON_POWER, ON_SEASON, ON_SUMMONING
from resarcana_gui.games.seasons.rules.effect_questions import AskElement
from resarcana_gui.games.seasons.rules.energy_effects import ENERGY_EFFECTS, Does
from resarcana_gui.games.seasons.rules.opponent_effects import OPPONENT_EFFECTS
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.waiting import CarryOn, Elements, Entering
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.exhaustive_table import by_number


def effects_for(state: State, card: int, occasion: int) -> tuple[CardEffect, ...]:
    """Return the effects of a card for one of OCCASIONS."""
    printed = state.cards.copies[card]
    if occasion >= ON_ELEMENT:
        return printed.elements[occasion - ON_ELEMENT]
    if occasion >= ON_POWER:
        return printed.powers[occasion - ON_POWER].effects
    if occasion == ON_ENTER:
        return printed.enter
    if occasion == ON_SUMMONING:
        return printed.summoning
    return printed.season if occasion == ON_SEASON else printed.round_end


def carry_on(state: State, step: CarryOn, chance: Chance) -> None:
    """Carry out one effect of a card; what follows it on the card comes next."""
    effects = effects_for(state, step.card, step.occasion)
    if step.index + 1 < len(effects):
        state.add_step(CarryOn(step.owner, step.card, step.occasion, step.index + 1, step.paid))
    effect = effects[step.index]
    DOES[effect.kind](state, step.owner, step.card, effect, step.paid, chance)


def enter(state: State, effect: Entering, chance: Chance) -> None:
    """Carry out the effects of a card that enters play."""
    if state.cards.copies[effect.card].elements:
        elements(state, Elements(effect.owner, effect.card, effect.types), chance)
    else:
        carry_on(state, CarryOn(effect.owner, effect.card, ON_ENTER), chance)


def elements(state: State, step: Elements, chance: Chance) -> None:
    """Carry out the effects of chosen energies, one after another; their owner says which comes next."""
    chosen = [energy for energy in range(ENERGIES) if step.types >> energy & 1]
    if len(chosen) > 1:
        state.ask(AskElement(step.owner, step.card, step.types))
    else:
        carry_on(state, CarryOn(step.owner, step.card, ON_ELEMENT + chosen[0]), chance)


DOES: Final[tuple[Does, ...]] = by_number(
    f"{__name__}.DOES", tables.EFFECTS, {**ENERGY_EFFECTS, **OPPONENT_EFFECTS, **CARD_EFFECTS}
)
"""What each kind of effect does."""
