"""Counts of how a seat plays, apart from whether it wins. A character's temperament is defined by them (FEATURES in
characters.py)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.agents.learned.feature_count import FeatureCount
from resarcana_gui.games.resarcana.cards.essences import covers, total
from resarcana_gui.games.resarcana.cards.tables import (
    ATTACK,
    GAIN,
    GAIN_MIX,
    GAIN_X,
    PUT,
    PUT_MIX,
    TO_CHECK,
    Component,
    Power,
)
from resarcana_gui.games.resarcana.rules.card_events import (
    ArtifactDestroyed,
    ArtifactPlaced,
    EssencesLost,
    MonumentClaimed,
    PlaceClaimed,
)
from resarcana_gui.games.resarcana.rules.flow_events import AttackIgnored, PowerUsed, RoundBegan, SeatPassed
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State as KernelState

MAKES: Final = (GAIN, PUT, GAIN_MIX, PUT_MIX, GAIN_X)
"""Effects by which essences become others."""
EARLY: Final = 3
"""The last round in which a claim is early."""


def count_features(state: State, events: Sequence[Event], pools: list[int]) -> list[FeatureCount]:
    """Return what these events add to the features. `state` is the table after the events; `pools` are the pools by
    seat from which rivals could have paid."""
    found: list[FeatureCount] = []
    for event in events:
        count = _COUNTED.get(type(event))
        if count is not None:
            found += count(state, event, pools)
    return found


def recent_features(state: KernelState) -> list[FeatureCount]:
    """Return what has just happened at a watched table, as features."""
    assert isinstance(state, State)
    return count_features(state, state.recorded(), state.pool)


def _round(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    return [FeatureCount(seat, "rounds", 1) for seat in range(state.seats)]


def _passed(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, SeatPassed)
    return [FeatureCount(event.seat, "essences_kept", total(state.pool[event.seat]))]


def _monument(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, MonumentClaimed)
    denied = [] if event.from_deck else _denied(state, event.seat, event.card, pools)
    return [FeatureCount(event.seat, "monuments", 1), *denied, *_early(state, event.seat)]


def _place(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, PlaceClaimed)
    denied = _denied(state, event.seat, event.card, pools)
    return [FeatureCount(event.seat, "places", 1), *denied, *_early(state, event.seat)]


def _early(state: State, seat: int) -> list[FeatureCount]:
    return [FeatureCount(seat, "early_claims", 1)] if state.round <= EARLY else []


def _denied(state: State, seat: int, number: int, pools: list[int]) -> list[FeatureCount]:
    cost = state.cards.components[number].cost.fixed
    for other in range(state.seats):
        if other != seat and covers(pools[other], cost):
            return [FeatureCount(seat, "denials", 1)]
    return []


def _placed(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, ArtifactPlaced)
    component = state.cards.components[event.card]
    found = [FeatureCount(event.seat, "artifacts", 1)]
    if strikes(component):
        found.append(FeatureCount(event.seat, "strikers", 1))
    if guards(component):
        found.append(FeatureCount(event.seat, "guards", 1))
    return found


def strikes(component: Component) -> bool:
    """Return whether a component can attack."""
    for power in component.powers:
        for effect in power.effects:
            if effect.kind == ATTACK:
                return True
    return False


def guards(component: Component) -> bool:
    """Return whether a component can answer an attack."""
    for react in component.reacts:  # noqa: SIM110 - compiled, a loop is faster than a generator
        if react.trigger != TO_CHECK:
            return True
    return False


def _destroyed(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, ArtifactDestroyed)
    return [FeatureCount(event.seat, "artifacts", -1)]


def _used(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, PowerUsed)
    power = state.cards.components[event.component].powers[event.power]
    return [FeatureCount(event.seat, "conversions", 1)] if converts(power) else []


def converts(power: Power) -> bool:
    """Return whether a power takes essences and gives others."""
    if not (power.fixed or power.any_type or power.one_of or power.same_type):
        return False
    for effect in power.effects:  # noqa: SIM110 - compiled, a loop is faster than a generator
        if effect.kind in MAKES:
            return True
    return False


def _lost(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, EssencesLost)
    return [FeatureCount(state.owner[event.component], "rival_losses", total(event.essences))]


def _ignored(state: State, event: Event, pools: list[int]) -> list[FeatureCount]:
    assert isinstance(event, AttackIgnored)
    return [FeatureCount(event.seat, "wards", 1)]


_COUNTED: Final[Mapping[type[Event], Callable[[State, Event, list[int]], list[FeatureCount]]]] = {
    RoundBegan: _round,
    SeatPassed: _passed,
    MonumentClaimed: _monument,
    PlaceClaimed: _place,
    ArtifactPlaced: _placed,
    ArtifactDestroyed: _destroyed,
    PowerUsed: _used,
    EssencesLost: _lost,
    AttackIgnored: _ignored,
}
