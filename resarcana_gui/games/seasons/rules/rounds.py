"""Rounds: dice, turns, the end of a round, the season marker."""

from __future__ import annotations

from resarcana_gui.games.seasons.cards.tables import DICE_PER_SEASON, FACES
from resarcana_gui.games.seasons.rules.activating import usable
from resarcana_gui.games.seasons.rules.basic_moves import cards_left, clockwise, draw_to_choose, gain, move_gauge
from resarcana_gui.games.seasons.rules.choosing import keep_one
from resarcana_gui.games.seasons.rules.codes import (
    END,
    MARKER_MOVED,
    MOST_BONUSES,
    NO_CARD,
    NO_DIE,
    PER_SEASON,
    ROUND_ENDING,
    YEARS,
    season_of,
    year_of,
)
from resarcana_gui.games.seasons.rules.scoring import end_game
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskDie, AskDraw, AskDrawn, AskReroll
from resarcana_gui.games.seasons.rules.waiting import RoundEnding, SeasonChanged
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.effect_queue import next_moment

# The dice.


def begin_round(state: State, number: int, first: int, chance: Chance) -> None:
    """Straighten all cards and roll the dice of the season in which the marker stands."""
    state.begin_round(number, first)
    state.roll_dice(tuple([die * FACES + chance.below(FACES) for die in season_dice(state)]))


def season_dice(state: State) -> list[int]:
    """Return the dice of this game that belong to the season in which the marker stands."""
    season = season_of(state.p)
    return [die for die in state.dice if die // DICE_PER_SEASON == season]


def choose_dice(state: State) -> None:
    """Ask the next seat for its die; when all have one, the first turn begins."""
    for seat in clockwise(state, state.first):
        if state.taken[seat] == NO_DIE:
            state.ask(AskDie(seat))
            return
    state.begin_turn(state.first)


# A turn.


def before_die(state: State, chance: Chance) -> None:
    """Ask whether a card is used to roll the die again; otherwise the die is used."""
    seat = state.active
    for card in state.play[seat]:
        if not state.turned[card]:
            for index, power in enumerate(state.cards.copies[card].powers):
                if power.before_die and usable(state, seat, card, power):
                    state.ask(AskReroll(seat, card, index))
                    return
    use_die(state, seat, chance)


def use_die(state: State, seat: int, chance: Chance) -> None:
    """Do what the die says, which is compulsory."""
    face = state.cards.faces[state.taken[seat]]
    state.use_die(seat)
    if face.gauge:
        move_gauge(state, seat, face.gauge, NO_CARD)
    if face.crystals:
        state.gain_crystals(seat, face.crystals, NO_CARD)
    gain(state, seat, face.energies, NO_CARD)
    if face.draws and cards_left(state):
        if can_use_bonus(state, seat):
            state.ask(AskDraw(seat))
        else:
            draw_by_die(state, seat, chance)


def draw_by_die(state: State, seat: int, chance: Chance) -> None:
    """Draw the card that the die says, to keep or discard it."""
    draw_to_choose(state, seat, 1, chance)
    state.ask(AskDrawn(seat))


def draw_by_bonus(state: State, seat: int, chance: Chance) -> None:
    """Draw two cards instead: one is kept, the other discarded."""
    draw_to_choose(state, seat, 2, chance)
    keep_one(state, seat, NO_CARD)


def end_turn(state: State, seat: int) -> None:
    """Go on to the next seat's turn, or after the last one to the effects at the end of the round."""
    following = (seat + 1) % state.seats
    if following != state.first:
        state.begin_turn(following)
        return
    state.begin_phase(ROUND_ENDING)
    moment = next_moment(state.effects)
    for each in clockwise(state, state.first):
        for card in state.play[each]:
            if state.cards.copies[card].round_end:
                state.queue_effect(RoundEnding(each, moment, card))


# The end of a round.


def move_by_die(state: State) -> None:
    """Move the season marker by the die that nobody took."""
    state.begin_phase(MARKER_MOVED)
    move_marker(state, state.cards.faces[state.rolled[0]].pips, NO_CARD, state.first)


def move_marker(state: State, spaces: int, by: int, first: int) -> None:
    """Move the season marker. A change of season sets off effects at once, also by a card in mid-turn (the rule book
    has a second reading, at the end of the round: then these would be queued in `move_by_die`); a year that is entered
    for the first time brings its library."""
    before = (state.p - 1) // PER_SEASON
    state.move_season(spaces, by)
    year = year_of(state.p)
    if state.reached < year <= YEARS:
        for seat in range(state.seats):
            state.take_library(seat, year)
    if (state.p - 1) // PER_SEASON != before:
        moment = next_moment(state.effects)
        for seat in clockwise(state, first):
            for card in state.play[seat]:
                if state.cards.copies[card].season:
                    state.queue_effect(SeasonChanged(seat, moment, card))


def next_round(state: State, chance: Chance) -> None:
    """End the game if the marker has come far enough; otherwise begin a round with the next seat as first player."""
    if state.p >= END:
        end_game(state)
    else:
        begin_round(state, state.round + 1, (state.first + 1) % state.seats, chance)


def can_use_bonus(state: State, seat: int) -> bool:
    """Return whether a seat has a bonus left."""
    return state.bonuses[seat] < MOST_BONUSES
