"""Effects that other players feel."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards import tables
from resarcana_gui.games.seasons.cards.energies import of, total
from resarcana_gui.games.seasons.cards.tables import CardEffect
from resarcana_gui.games.seasons.rules.basic_moves import (
    check_reserve,
    draw,
    give,
    items_of,
    lose,
    move_gauge,
    opponents,
    sacrifice,
)
from resarcana_gui.games.seasons.rules.effect_questions import AskSacrifice, AskTakeBack
from resarcana_gui.games.seasons.rules.energy_effects import Does
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.waiting import SacrificeOne, TakeBackOne
from resarcana_gui.kernel.chance import Chance

# Opponents.


def _opponents_give(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        give(state, other, seat, effect.number, card)


def _opponents_give_or_sacrifice(
    state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance
) -> None:
    given = [give(state, other, seat, effect.number, card) for other in opponents(state, seat)]
    if min(given) < effect.number:
        sacrifice(state, seat, (card,))


def _opponents_lose(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        lose(state, other, effect.number, card)


def _opponents_gauge(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        move_gauge(state, other, -effect.number, card)


def _opponents_draw(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        draw(state, other, effect.number, chance)


def _opponents_turn_into(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in opponents(state, seat):
        turned = of(effect.number, total(state.reserve[other]))
        if turned != state.reserve[other]:
            state.turn_reserve(other, turned, card)


def _take_if_richest(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    others = opponents(state, seat)
    if state.crystals[seat] > max([state.crystals[other] for other in others]):
        for other in others:
            give(state, other, seat, effect.number, card)


def _opponents_sacrifice(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    for other in reversed(opponents(state, seat)):
        state.add_step(SacrificeOne(other, card))


def sacrifice_one(state: State, step: SacrificeOne) -> None:
    """Make a seat sacrifice a card in play, if it has one."""
    cards = state.play[step.owner]
    if len(cards) > 1:
        state.ask(AskSacrifice(step.owner, step.card))
    elif cards:
        sacrifice(state, step.owner, (cards[0],))


def _take_back(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.add_step(TakeBackOne(seat, card))
    for other in reversed(opponents(state, seat)):
        state.add_step(TakeBackOne(other, card))


def take_back_one(state: State, step: TakeBackOne) -> None:
    """Make a seat take a magic item in play back, if it has one."""
    items = items_of(state, step.owner)
    if len(items) > 1:
        state.ask(AskTakeBack(step.owner, step.card))
    elif items:
        take_back(state, step.owner, items[0])


def take_back(state: State, seat: int, card: int) -> None:
    """Take a card in play back into its owner's hand, whose reserve may be too full then."""
    state.take_back(seat, card)
    check_reserve(state, seat)


def _pass_left(state: State, seat: int, card: int, effect: CardEffect, paid: int, chance: Chance) -> None:
    state.pass_card(seat, card, opponents(state, seat)[0])


OPPONENT_EFFECTS: Final[dict[int, Does]] = {
    tables.OPPONENTS_SACRIFICE: _opponents_sacrifice,
    tables.OPPONENTS_GIVE: _opponents_give,
    tables.OPPONENTS_GIVE_OR_SACRIFICE: _opponents_give_or_sacrifice,
    tables.OPPONENTS_LOSE: _opponents_lose,
    tables.OPPONENTS_GAUGE: _opponents_gauge,
    tables.OPPONENTS_DRAW: _opponents_draw,
    tables.OPPONENTS_TURN_INTO: _opponents_turn_into,
    tables.TAKE_BACK: _take_back,
    tables.TAKE_IF_RICHEST: _take_if_richest,
    tables.PASS_LEFT: _pass_left,
}
"""Rows of `effects.DOES`."""
