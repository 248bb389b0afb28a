"""What bonus cards, favour tiles and special actions are worth to a seat, in points."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.ai.prices import amount_worth, next_round
from resarcana_gui.games.terra_mystica.ai.weights import WEIGHTS
from resarcana_gui.games.terra_mystica.components.tables import (
    CULT_STEPS,
    GAIN,
    NO_ACTION,
    SPADES,
    BonusCard,
    FavourTile,
)
from resarcana_gui.games.terra_mystica.components.words import DWELLING, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.actions import held_actions
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, number_built
from resarcana_gui.games.terra_mystica.rules.codes import ACTING, NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.passing import passing_points
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS
from resarcana_gui.games.terra_mystica.rules.turns import free_cards


def action_worth(state: State, number: int, at: int) -> float:
    """Return the points for using a special action once, in that round."""
    action = state.parts.actions[number]
    if action.deed == GAIN:
        return amount_worth(action.gain, at)
    if action.price:
        return 0.0
    times = action.amount if action.deed in (SPADES, CULT_STEPS) else 1
    return WEIGHTS.deeds[action.deed] * times * WEIGHTS.coin[at]


def actions_worth(state: State, seat: int) -> float:
    """Return the points for the special actions that a seat has, in this round and in all coming ones."""
    card = state.card[seat]
    of_card = state.parts.bonus_cards[card].action if card != NONE else NO_ACTION
    worth = 0.0
    for number in held_actions(state, seat):
        if number != of_card:
            for at in range(state.round + 1, ROUNDS + 1):
                worth += action_worth(state, number, at)
        if _can_still_use(state, seat, number):
            worth += WEIGHTS.unused * action_worth(state, number, next_round(state))
    return worth


def _can_still_use(state: State, seat: int, number: int) -> bool:
    return state.phase == ACTING and not state.passed[seat] and not state.used[seat] >> number & 1


def card_worth(state: State, seat: int, card: BonusCard) -> float:
    """Return the points for holding a bonus card through the next round; the coins on it do not count."""
    at = next_round(state)
    worth = amount_worth(card.income, at) + WEIGHTS.shipping * card.shipping
    if card.action != NO_ACTION:
        worth += action_worth(state, card.action, at)
    for kind, points in enumerate(card.passing):
        if points:
            worth += WEIGHTS.growth * points * state.built[seat * KINDS + kind]
    if card.passing_shipping and faction_of(state, seat).ships:
        worth += card.passing_shipping * state.ship[seat]
    return worth


def offered_worth(state: State, seat: int, number: int) -> float:
    """Return the points for taking a bonus card now, with the coins on it."""
    return (
        card_worth(state, seat, state.parts.bonus_cards[number])
        + state.on_card[number] * WEIGHTS.coin[next_round(state)]
    )


def passing_worth(state: State, seat: int) -> float:
    """Return the points for passing now and taking the best bonus card; those for the card it has, once it has
    passed."""
    card = state.card[seat]
    if state.phase != ACTING or state.passed[seat]:
        return card_worth(state, seat, state.parts.bonus_cards[card]) if card != NONE else 0.0
    worth = float(passing_points(state, seat))
    if state.round < ROUNDS:
        worth += max([offered_worth(state, seat, number) for number in free_cards(state)])
    return worth


def favour_worth(state: State, seat: int, tile: FavourTile) -> float:
    """Return the points for what a favour tile will bring, but for its income and its action."""
    left = ROUNDS - state.round
    worth = 0.0
    for kind in (DWELLING, TRADING_HOUSE):
        worth += tile.building[kind] * WEIGHTS.built_per_round[kind] * (left + 0.5)
    if tile.passing:
        worth += left * tile.passing[min(len(tile.passing) - 1, number_built(state, seat, TRADING_HOUSE))]
    return worth + (WEIGHTS.smaller_towns if tile.town_value else 0.0) * min(1.0, left / 2)
