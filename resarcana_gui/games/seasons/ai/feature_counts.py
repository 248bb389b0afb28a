"""Counts of how a seat plays, apart from whether it wins. A temper is defined by them (FEATURES in tempers.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.agents.learned.feature_count import FeatureCount
from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import Card
from resarcana_gui.games.seasons.rules.card_events import CardEntered, CardTurned
from resarcana_gui.games.seasons.rules.codes import NO_CARD, NO_DIE
from resarcana_gui.games.seasons.rules.energy_events import CrystalsGiven, CrystalsLost, EnergiesCrystallised
from resarcana_gui.games.seasons.rules.flow_events import DieTaken, RoundBegan
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState

TAKES: Final = (
    tables.OPPONENTS_SACRIFICE,
    tables.OPPONENTS_GIVE,
    tables.OPPONENTS_GIVE_OR_SACRIFICE,
    tables.OPPONENTS_LOSE,
    tables.OPPONENTS_GAUGE,
    tables.OPPONENTS_TURN_INTO,
    tables.TAKE_IF_RICHEST,
)
"""Effects that take something from opponents."""


def count_features(state: State, events: Sequence[Event]) -> list[FeatureCount]:
    """Return what these events add to the features. `state` is the table after the events."""
    found: list[FeatureCount] = []
    for event in events:
        count = _COUNTED.get(type(event))
        if count is not None:
            found += count(state, event)
    return found


def recent_features(state: KernelState) -> list[FeatureCount]:
    """Return what has just happened at a watched table, as features."""
    assert isinstance(state, State)
    return count_features(state, state.recorded())


def _round(state: State, event: Event) -> list[FeatureCount]:
    return [FeatureCount(seat, "rounds", 1) for seat in range(state.seats)]


def _crystallised(state: State, event: Event) -> list[FeatureCount]:
    assert isinstance(event, EnergiesCrystallised)
    return [FeatureCount(event.seat, "crystallised", total(event.energies))]


def _given(state: State, event: Event) -> list[FeatureCount]:
    assert isinstance(event, CrystalsGiven)
    return [FeatureCount(event.receiver, "losses", event.number)]


def _lost(state: State, event: Event) -> list[FeatureCount]:
    assert isinstance(event, CrystalsLost)
    owner = state.owner[event.by] if event.by != NO_CARD else event.seat
    return [] if owner in (event.seat, NO_CARD) else [FeatureCount(owner, "losses", event.number)]


def _entered(state: State, event: Event) -> list[FeatureCount]:
    assert isinstance(event, CardEntered)
    card = state.cards.copies[event.card]
    found = [FeatureCount(event.seat, "familiars", 1)] if card.familiar else []
    return [*found, FeatureCount(event.seat, "attackers", 1)] if attacks(card) else found


def attacks(card: Card) -> bool:
    """Return whether a card takes something from opponents."""
    if card.summoning_tax or card.activation_tax:
        return True
    effects = [*card.enter, *card.season, *card.round_end]
    for power in card.powers:
        effects += power.effects
    return any(effect.kind in TAKES for effect in effects)


def _turned(state: State, event: Event) -> list[FeatureCount]:
    assert isinstance(event, CardTurned)
    return [FeatureCount(event.seat, "activations", 1)]


def _took(state: State, event: Event) -> list[FeatureCount]:
    assert isinstance(event, DieTaken)
    if NO_DIE not in state.taken:
        return []
    face, left = state.cards.faces[event.die], [state.cards.faces[die] for die in state.rolled]
    last_ring = face.crystallises and not any(other.crystallises for other in left)
    last_star = face.gauge > 0 and not any(other.gauge for other in left)
    return [FeatureCount(event.seat, "denials", 1)] if last_ring or last_star else []


_COUNTED: Final[Mapping[type[Event], Callable[[State, Event], list[FeatureCount]]]] = {
    RoundBegan: _round,
    EnergiesCrystallised: _crystallised,
    CrystalsGiven: _given,
    CrystalsLost: _lost,
    CardEntered: _entered,
    CardTurned: _turned,
    DieTaken: _took,
}
