"""Setting up: tiles, factions, starting dwellings, bonus cards."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.tables import Faction
from resarcana_gui.games.terra_mystica.components.words import DWELLING, WHEEL
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, number_built
from resarcana_gui.games.terra_mystica.rules.codes import (
    CHOOSING_CARDS,
    CHOOSING_FACTIONS,
    COLOURS,
    FIRST_GAME,
    FREE_CARDS,
    NOBODY,
    NONE,
    PLACING,
    ROUNDS,
)
from resarcana_gui.games.terra_mystica.rules.questions import AskCard, AskFaction, AskStart, Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Chance

LATE_ROUNDS = 2
"""The number of last rounds that some scoring tiles are not for."""


def set_up(state: State, chance: Chance) -> None:
    """Draw lots for everything, up to the first question."""
    first = state.options.first
    state.choose_first(chance.below(state.seats) if first == NOBODY else first)
    if state.options.setup == FIRST_GAME:
        _lay_out_first_game(state, chance)
        state.begin_phase(CHOOSING_CARDS)
        return
    state.lay_out_scoring(tuple(draw_scoring(state, chance)))
    state.lay_out_cards(tuple(sorted(draw_cards(state, chance))), ())
    if state.options.setup == COLOURS:
        _deal_colours(state, chance)
    state.begin_phase(CHOOSING_FACTIONS)


def _deal_colours(state: State, chance: Chance) -> None:
    for seat, terrain in enumerate(chance.shuffled(range(WHEEL))[: state.seats]):
        state.deal_colour(seat, terrain)


def draw_scoring(state: State, chance: Chance) -> list[int]:
    """The scoring tiles of the six rounds. One that is not for the last rounds is replaced there, and shuffled back
    among those not yet drawn."""
    left = chance.shuffled([tile.number for tile in state.parts.scoring_tiles if not tile.expansion])
    drawn: list[int] = []
    while len(drawn) < ROUNDS:
        tile = left.pop(0)
        if state.parts.scoring_tiles[tile].early and len(drawn) >= ROUNDS - LATE_ROUNDS:
            drawn.append(left.pop(0))
            left = chance.shuffled([*left, tile])
        else:
            drawn.append(tile)
    return drawn


def draw_cards(state: State, chance: Chance) -> list[int]:
    """The bonus cards in play: three more than players."""
    cards = [card.number for card in state.parts.bonus_cards if not card.expansion]
    return chance.shuffled(cards)[: state.seats + FREE_CARDS]


def _lay_out_first_game(state: State, chance: Chance) -> None:
    table = state.parts.first_games[state.seats]
    state.lay_out_scoring(tuple(state.parts.first_scoring))
    cards = [card.number for card in state.parts.bonus_cards if not card.expansion]
    state.lay_out_cards(tuple(card for card in cards if card not in table.without), ())
    for seat, faction in enumerate(chance.shuffled(list(table.dwellings))):
        state.take_faction(seat, faction)
        for at in table.dwellings[faction]:
            state.build(seat, at, DWELLING)


def clockwise(state: State) -> list[int]:
    """The seats from the starting player on."""
    return [(state.first + step) % state.seats for step in range(state.seats)]


def next_faction(state: State) -> Question | None:
    """Who takes a faction next; none when all have."""
    for seat in clockwise(state):
        if state.faction[seat] == NONE:
            return AskFaction(seat)
    return None


def free_factions(state: State, seat: int) -> list[Faction]:
    """The factions whose colour nobody plays; those of its own colour for a seat that was dealt one."""
    taken = [state.parts.factions[faction].home for faction in state.faction if faction != NONE]
    own = state.colour[seat]
    return [each for each in state.parts.factions if each.home not in taken and own in (NONE, each.home)]


def next_start(state: State) -> Question | None:
    """Who places a starting dwelling next; none when all stand. First everybody clockwise, then everybody
    counter-clockwise, then who has a third one, then who is to come last."""
    seats = clockwise(state)
    for number, turn, last in ((1, seats, False), (2, seats[::-1], False), (3, seats, False), (3, seats, True)):
        for seat in turn:
            faction = faction_of(state, seat)
            if faction.last == last and number_built(state, seat, DWELLING) < min(number, faction.dwellings):
                return AskStart(seat)
    return None


def next_card(state: State) -> Question | None:
    """Who takes a first bonus card next, counter-clockwise from the last player; none when all have."""
    for seat in clockwise(state)[::-1]:
        if state.card[seat] == NONE:
            return AskCard(seat)
    return None


def after_setup(phase: int) -> int:
    """The phase of the setup that follows; the caller begins the first round after the last."""
    return PLACING if phase == CHOOSING_FACTIONS else CHOOSING_CARDS
