"""Building the table that a scenario describes, through the same primitives as a dealt one."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT
from resarcana_gui.games.terra_mystica.rules.codes import CULT_BONUS, NOBODY, NONE
from resarcana_gui.games.terra_mystica.rules.scenario import PHASES, Scenario, SeatScenario
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import SPACES_OF_CULT


def lay_out(state: State, scenario: Scenario) -> None:
    """Bring a blank table into the described position. The caller goes on to its question."""
    state.choose_first(scenario.first)
    state.lay_out_scoring(tuple(scenario.scoring))
    cards = {**{card: 0 for card in scenario.held if card != NONE}, **scenario.free}
    state.lay_out_cards(tuple(cards), tuple(cards.values()))
    for at, terrain in scenario.terrain.items():
        state.transform(NOBODY, at, terrain)
    for seat, told in enumerate(scenario.seats):
        state.take_faction(seat, told.faction)
        _lay_out_seat(state, seat, told)
        if scenario.held[seat] != NONE:
            state.take_card(seat, scenario.held[seat])
    for at, seat in enumerate(scenario.spaces):
        if seat != NOBODY:
            state.send_priest(seat, at // SPACES_OF_CULT, at % SPACES_OF_CULT)
    for seat, told in enumerate(scenario.seats):
        bowl1, bowl2, bowl3 = told.bowls
        stock = (told.coins, told.workers, told.priests, bowl1, bowl2, bowl3, told.points, told.keys)
        state.set_stock(seat, *stock, told.shipping, told.digging)
    _begin(state, scenario)


def _lay_out_seat(state: State, seat: int, told: SeatScenario) -> None:
    faction = state.parts.factions[told.faction]
    while state.ship[seat] < told.shipping:
        state.advance_shipping(seat)
    for at, structure in told.structures.items():
        if state.terrain[at] != faction.home:
            state.transform(NOBODY, at, faction.home)
        state.build(seat, at, structure)
    for site in told.bridges:
        state.build_bridge(seat, site)
    for river in told.links:
        state.link_river(seat, river)
    for tile in told.favours:
        state.take_favour(seat, tile)
    for number, tile in enumerate(told.towns):
        state.found_town(seat, () if number else tuple(told.in_town))
        state.take_town(seat, tile)
    for cult in range(CULT_COUNT):
        steps = told.cults[cult] - state.cults[seat * CULT_COUNT + cult]
        if steps:
            state.advance_cult(seat, cult, steps)


def _begin(state: State, scenario: Scenario) -> None:
    """The round: who has passed, what is used, and what comes next."""
    order = tuple([(scenario.first + step) % state.seats for step in range(state.seats)])
    state.begin_round(scenario.round - int(scenario.phase == PHASES[2]), order)
    for action in scenario.used:
        state.use_action(scenario.first, action)
    for seat, told in enumerate(scenario.seats):
        for action in told.used:
            state.use_action(seat, action)
    for seat in scenario.finished if scenario.phase == PHASES[0] else order:
        state.pass_turn(seat)
    if scenario.phase == PHASES[0]:
        state.begin_turn(scenario.active)
    elif scenario.phase == PHASES[1]:
        state.begin_phase(CULT_BONUS)
    else:
        state.end_round()
