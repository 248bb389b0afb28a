"""Notes on bonus cards, favour tiles, town tiles, and power that is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import Option
from resarcana_gui.games.terra_mystica.ai.companion.change_notes import changes, note
from resarcana_gui.games.terra_mystica.ai.companion.fact_names import (
    CARD_ACTION,
    CARD_COINS,
    CARD_POINTS,
    CARD_SHIPPING,
    FREE_POWER,
    HOUSES,
    KEEPS,
    LITTLE_USE,
    PAYS_FOR,
    PAYS_NEXT,
    PER_BUILT,
    READY,
    TOWN_VALUE,
    named,
)
from resarcana_gui.games.terra_mystica.ai.companion.wallets import ACTION, SPADES, newly_payable
from resarcana_gui.games.terra_mystica.ai.prices import next_round
from resarcana_gui.games.terra_mystica.ai.tile_worth import action_worth
from resarcana_gui.games.terra_mystica.components.tables import NO_ACTION
from resarcana_gui.games.terra_mystica.components.words import (
    DWELLING,
    PIECES,
    STRUCTURES,
    TRADING_HOUSE,
)
from resarcana_gui.games.terra_mystica.rules.basics import burnable, faction_of, number_built
from resarcana_gui.games.terra_mystica.rules.codes import NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import Accept, TakeFavour, TakeTown
from resarcana_gui.games.terra_mystica.rules.income import take_income
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS

TAKEN_BY_OTHERS: Final = (STRUCTURES[DWELLING], SPADES, ACTION)
"""What others may take before the next turn."""
MANY_COINS: Final = 2
"""From so many coins on they are what is told of a card first."""


def card_notes(view: State, seat: int, number: int) -> Iterator[Reason]:
    """Yield what can be said for a bonus card."""
    card, coins, at = view.parts.bonus_cards[number], view.on_card[number], next_round(view)
    if coins >= MANY_COINS:
        yield note(CARD_COINS, coins)
    for name in _payable_next(view, seat, number)[:1]:
        yield note(named(PAYS_NEXT, name))
    points = sum(card.passing[kind] * view.built[seat * KINDS + kind] for kind in range(KINDS))
    points += card.passing_shipping * view.ship[seat] if faction_of(view, seat).ships else 0
    if points:
        yield note(CARD_POINTS, points)
    if card.action != NO_ACTION:
        slug = view.parts.actions[card.action].slug
        yield note(named(CARD_ACTION, slug), action_worth(view, card.action, at))
    if card.shipping:
        yield note(CARD_SHIPPING, card.shipping)
    if 0 < coins < MANY_COINS:
        yield note(CARD_COINS, coins)


def _payable_next(view: State, seat: int, card: int) -> list[str]:
    """Return what can be paid for after the next income with a bonus card, and could not without any; no land, which
    others may take before."""
    without, with_it = view.clone(), view.clone()
    without.card[seat], with_it.card[seat] = NONE, card
    with_it.coins[seat] += max(0, view.on_card[card])
    for table in (without, with_it):
        take_income(table, seat)
    return [name for name in newly_payable(without, with_it, seat) if name.partition(":")[0] not in TAKEN_BY_OTHERS]


def favour_notes(view: State, option: Option, given: TakeFavour) -> Iterator[Reason]:
    """Yield what can be said for a favour tile."""
    tile, seat = view.parts.favour_tiles[given.tile], given.seat
    found = list(changes(view, option.first))
    yield from (each for each in found if each.fact.partition(":")[0] in ("town", "scores", "cult_bonus"))
    for kind in (DWELLING, TRADING_HOUSE):
        left = PIECES[kind] - number_built(view, seat, kind)
        if tile.building[kind] and left:
            yield note(named(PER_BUILT, STRUCTURES[kind]), tile.building[kind], left)
    houses = number_built(view, seat, TRADING_HOUSE)
    if tile.passing and tile.passing[houses]:
        yield note(HOUSES, tile.passing[houses], houses)
    if tile.town_value:
        yield note(TOWN_VALUE, tile.town_value)
    yield from found


def town_notes(view: State, option: Option, given: TakeTown) -> Iterator[Reason]:
    """Yield what can be said for a town tile, beyond what is printed on it."""
    seat = given.seat
    for name in newly_payable(view, option.first.table, seat)[:1]:
        yield note(named(PAYS_FOR, name))
    yield from (each for each in changes(view, option.first) if each.fact.partition(":")[0] != "scores")


def offer_notes(view: State, option: Option, question: AskOffer) -> Iterator[Reason]:
    """Yield what can be said for power that is offered, or against it."""
    seat, after, price = question.seat, option.first.table, question.amount - 1
    if not isinstance(option.given, Accept):
        if price:
            yield note(KEEPS, price)
        if view.round == ROUNDS:
            yield note(LITTLE_USE)
        return
    if not price:
        yield note(FREE_POWER, question.amount)
    if after.round == view.round and not view.passed[seat]:
        for name in newly_payable(view, after, seat)[:1]:
            yield note(named(PAYS_FOR, name))
    if after.round == view.round and burnable(after, seat) > burnable(view, seat):
        yield note(READY, burnable(after, seat))
