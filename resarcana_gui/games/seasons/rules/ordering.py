"""Which of the effects that wait happens next."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.waiting import CardTriggered
from resarcana_gui.kernel.effect_queue import next_effects


def effects_to_order(state: State) -> list[CardTriggered]:
    """Return the waiting effects among which the owner chooses the next one, one for each kind of card: two copies
    of a card do the same."""
    found: list[CardTriggered] = []
    for effect in next_effects(state.effects):
        if all(effect.card // COPIES != other.card // COPIES for other in found):
            found.append(effect)
    return found
