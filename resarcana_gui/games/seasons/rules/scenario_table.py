"""Building the table that a scenario describes, through the same primitives as a dealt one."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules.codes import (
    ACTING,
    CRYSTALLISE_BONUS,
    DRAFTING,
    FROM_DRAWN,
    GAUGE_BONUS,
    NO_CARD,
    NO_DIE,
)
from resarcana_gui.games.seasons.rules.drafting import ask_draft, ask_libraries
from resarcana_gui.games.seasons.rules.scenario import DICE, DIE, DRAFT, LIBRARIES, Scenario, SeatScenario
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Chance


def lay_out_scenario(state: State, scenario: Scenario, chance: Chance) -> None:
    """Bring a blank table into the described position."""
    state.choose_dice(tuple(scenario.dice))
    state.choose_first_player(scenario.first)
    pile = chance.shuffled(scenario.rest) if scenario.pile is None else scenario.pile
    if scenario.phase in (DRAFT, LIBRARIES):
        _lay_out_prelude(state, scenario, tuple(pile))
        return
    for seat, told in enumerate(scenario.seats):
        _lay_out_cards(state, seat, told)
    _lay_out_discards(state, scenario)
    state.shuffle_pile(tuple(pile))
    for seat, told in enumerate(scenario.seats):
        _lay_out_tokens(state, seat, told)
    _lay_out_round(state, scenario)


def _lay_out_prelude(state: State, scenario: Scenario, pile: tuple[int, ...]) -> None:
    for seat, told in enumerate(scenario.seats):
        state.deal_pack(seat, tuple(sorted((*told.kept, *told.pack))))
        for card in told.kept:
            state.keep_card(seat, card)
    state.shuffle_pile(pile)
    if scenario.phase == LIBRARIES:
        ask_libraries(state)
    else:
        state.begin_phase(DRAFTING)
        ask_draft(state)


def _lay_out_cards(state: State, seat: int, told: SeatScenario) -> None:
    """Lay out the hand and the libraries. Cards in play come from the pile, so that nobody counts as having shown
    them from hand."""
    held = (*told.hand, *told.second, *told.third)
    if held:
        state.deal_pack(seat, tuple(sorted(held)))
        for card in held:
            state.keep_card(seat, card)
        for year, cards in ((1, told.hand), (2, told.second), (3, told.third)):
            state.lay_library(seat, year, tuple(sorted(cards)))
    played = tuple(each.copy // COPIES for each in told.play)
    if played:
        state.shuffle_pile(played)
        state.draw_to_choose(seat, played)
        for each in told.play:
            state.enter(seat, each.copy, FROM_DRAWN)


def _lay_out_discards(state: State, scenario: Scenario) -> None:
    """Nobody knows what the discards are."""
    for card in scenario.discards:
        state.shuffle_pile((card,))
        state.discard_top(scenario.first, NO_CARD)


def _lay_out_tokens(state: State, seat: int, told: SeatScenario) -> None:
    if told.reserve:
        state.gain(seat, told.reserve, NO_CARD)
    if told.crystals:
        state.gain_crystals(seat, told.crystals, NO_CARD)
    if told.gauge:
        state.move_gauge(seat, told.gauge, NO_CARD)
    for each in told.play:
        if each.on:
            state.put(seat, each.copy, each.on)


def _lay_out_round(state: State, scenario: Scenario) -> None:
    if scenario.p != 1:
        state.move_season(scenario.p - 1, NO_CARD)
    for year in range(2, scenario.reached + 1):
        for seat in range(state.seats):
            state.take_library(seat, year)
    state.begin_round(scenario.round, scenario.first)
    state.roll_dice(tuple([face for face in (*scenario.taken, *scenario.rolled) if face != NO_DIE]))
    for seat, face in enumerate(scenario.taken):
        if face != NO_DIE:
            state.take_die(seat, face)
    _begin(state, scenario)
    for seat, told in enumerate(scenario.seats):
        for each in told.play:
            if each.turned:
                state.turn(seat, each.copy)


def _begin(state: State, scenario: Scenario) -> None:
    active, worth = scenario.active, scenario.bonus_worth
    for seat, told in enumerate(scenario.seats):
        for _ in range(told.bonuses - (worth if seat == active else 0)):
            state.use_bonus(seat, GAUGE_BONUS)
    if scenario.phase == DICE:
        return
    state.begin_turn(active)
    if scenario.phase == DIE:
        return
    state.begin_phase(ACTING)
    for _ in range(worth):
        state.use_bonus(active, CRYSTALLISE_BONUS)
    if scenario.may_crystallise:
        state.permit(active)
