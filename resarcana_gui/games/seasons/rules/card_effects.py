"""Effects that draw cards or put them into play, and those on the season and the die."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import total
from resarcana_gui.games.seasons.cards.tables import FACES, CardEffect
from resarcana_gui.games.seasons.rules.basic_moves import different, draw, draw_to_choose, has_room, refill, spendable
from resarcana_gui.games.seasons.rules.choosing import deal_own, draw_or_discard, keep_one, play_one
from resarcana_gui.games.seasons.rules.codes import FROM_HAND
from resarcana_gui.games.seasons.rules.effect_questions import AskMove, AskPlayHand, AskPlayTop
from resarcana_gui.games.seasons.rules.energy_effects import Does
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.summoning import put_into_play
from resarcana_gui.kernel.chance import Chance

# Cards.


def _draw(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw(state, seat, effect.number, chance)


def _keep_one(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_to_choose(state, seat, effect.number, chance)
    keep_one(state, seat, card)


def _play_one(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_to_choose(state, seat, effect.number, chance)
    play_one(state, seat, card)


def _deal(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_to_choose(state, seat, state.seats, chance)
    deal_own(state, seat, card)


def _draw_or_discard(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    draw_or_discard(state, seat, card, chance)


def _play_from_hand(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    choices = different(state.hand[seat])
    if len(choices) > 1:
        state.ask(AskPlayHand(seat, card))
    else:
        put_into_play(state, seat, choices[0], FROM_HAND)


def _play_top(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    refill(state, chance)
    state.see_top(seat, state.pile[0])
    if has_room(state, seat) and total(spendable(state, seat)) >= effect.number:
        state.ask(AskPlayTop(seat, card, effect.number))


def _discard_top(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    refill(state, chance)
    state.discard_top(seat, card)


# The season, the die.


def _move_season(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.ask(AskMove(seat, card, effect.number))


def _reroll(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    die = state.taken[seat] // FACES
    state.reroll_die(seat, die * FACES + chance.below(FACES))


CARD_EFFECTS: Final[dict[int, Does]] = {
    tables.DRAW: _draw,
    tables.KEEP_ONE: _keep_one,
    tables.PLAY_ONE: _play_one,
    tables.DEAL: _deal,
    tables.MOVE_SEASON: _move_season,
    tables.PLAY_FROM_HAND: _play_from_hand,
    tables.PLAY_TOP: _play_top,
    tables.DISCARD_TOP: _discard_top,
    tables.DRAW_OR_DISCARD: _draw_or_discard,
    tables.REROLL: _reroll,
}
"""Rows of `effects.DOES`."""
