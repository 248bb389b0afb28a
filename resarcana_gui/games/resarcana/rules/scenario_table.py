"""Builds the table that a scenario describes, through the same primitives as a dealt one."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, MONUMENT, PLACE
from resarcana_gui.games.resarcana.rules.codes import (
    ACTING,
    CHOOSING_ITEMS,
    CHOOSING_MAGES,
    IN_HAND,
)
from resarcana_gui.games.resarcana.rules.collecting import begin_collecting
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.scenario import Scenario, SeatScenario
from resarcana_gui.games.resarcana.rules.state import State


def lay_out_scenario(state: State, scenario: Scenario) -> None:
    """Bring a blank table into the described position, and continue to its question."""
    _lay_out_centre(state, scenario)
    passed = any(told.passed for told in scenario.seats)
    state.choose_first_player(scenario.first if passed else scenario.token)
    _give_mages(state, scenario)
    for seat, told in enumerate(scenario.seats):
        if told.item is not None:
            state.take_item(seat, told.item)
        _deal(state, seat, told)
        _lay_out_seat(state, seat, told)
    _begin(state, scenario)


def _lay_out_centre(state: State, scenario: Scenario) -> None:
    state.lay_out_items(state.cards.items)
    state.lay_out_places((*scenario.places, *_in_play(state, scenario, PLACE)))
    claimed = _in_play(state, scenario, MONUMENT)
    state.shuffle_monuments((*claimed, *scenario.display, *scenario.monument_deck))
    for monument in claimed:
        owner = next(seat for seat, told in enumerate(scenario.seats) if told.laid_out(monument))
        state.claim_monument(owner, monument, 1)
    for monument in scenario.display:
        state.turn_up_monument(monument)


def _in_play(state: State, scenario: Scenario, kind: int) -> list[int]:
    components = state.cards.components
    return [
        entry.component for told in scenario.seats for entry in told.play if components[entry.component].kind == kind
    ]


def _deal(state: State, seat: int, told: SeatScenario) -> None:
    """Deal the seat's artifacts in a known order, draw all that are not in the deck, and play and discard those that
    belong there."""
    played = [entry.component for entry in told.play if state.cards.components[entry.component].kind == ARTIFACT]
    drawn = (*told.hand, *played, *told.discards)
    order = (*drawn, *told.deck)
    state.deal_artifacts(seat, tuple(sorted(order)), 0)
    state.shuffle_deck(seat, order)
    for card in drawn:
        state.draw(seat, card)
    for card in played:
        state.place_artifact(seat, card, IN_HAND, seat)
    for card in told.discards:
        state.discard(seat, card)


def _give_mages(state: State, scenario: Scenario) -> None:
    for seat, told in enumerate(scenario.seats):
        state.deal_mages(seat, tuple(told.mages) if told.mage is None else (told.mage,))
    mages = [told.mage for told in scenario.seats if told.mage is not None]
    if mages:
        for seat, mage in enumerate(mages):
            state.choose_mage(seat, mage)
        state.reveal_mages(tuple(mages))


def _lay_out_seat(state: State, seat: int, told: SeatScenario) -> None:
    if told.pool:
        state.gain(seat, told.pool)
    for entry in told.play:
        if state.cards.components[entry.component].kind == PLACE:
            state.claim_place(seat, entry.component)
        if entry.on:
            state.put(entry.component, entry.on)


def _begin(state: State, scenario: Scenario) -> None:
    if scenario.phase == "mages":
        state.begin_phase(CHOOSING_MAGES)
        return
    if scenario.phase == "items":
        state.begin_phase(CHOOSING_ITEMS)
        return
    state.begin_round(scenario.round)
    for seat, told in enumerate(scenario.seats):
        for entry in told.play:
            if entry.turned:
                state.turn(entry.component)
        if told.passed:
            state.pass_turn(seat)
    if any(told.passed for told in scenario.seats):
        state.take_token(scenario.token)
    if scenario.phase == "collect":
        begin_collecting(state, scenario.token)
        return
    state.begin_phase(ACTING)
    if not state.passed[scenario.active]:
        state.begin_turn(scenario.active)
        state.ask(AskTurn(scenario.active))
