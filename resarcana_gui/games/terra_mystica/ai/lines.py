"""What is worth considering at a question: answers, each behind the conversions that pay for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import DWELLING
from resarcana_gui.games.terra_mystica.rules.basics import can_pay, faction_of, has_piece, spade_price
from resarcana_gui.games.terra_mystica.rules.building import AFTER, price_of
from resarcana_gui.games.terra_mystica.rules.commands import Answer, Build, Burn, Convert, Decline, Dig, Transform
from resarcana_gui.games.terra_mystica.rules.legal import answers_to
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskDwelling,
    AskSpade,
    AskTerrain,
    AskTurn,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.reaching import occupied, reached, skip_price, with_skip
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.turns import can_lower, can_ship
from resarcana_gui.games.terra_mystica.rules.ways_to_pay import conversions_for

Line = tuple[Answer, ...]
"""An answer to the open question, last, and the conversions that come before it."""

MOST_HEXES: Final = 6
"""On how many hexes free spades are tried."""


def lines_at(state: State, question: Question) -> Sequence[Line]:
    """Return what is worth considering; every other answer is worse than one of these, or does nothing."""
    answers = answers_to(state, question)
    if isinstance(question, AskTurn):
        return _turn(state, question, answers)
    if isinstance(question, AskDwelling):
        return _dwelling(state, question, answers)
    if isinstance(question, AskSpade):
        return _spade(state, question, answers)
    if isinstance(question, AskTerrain):
        return _nearest_home(state, question, answers)
    return [(answer,) for answer in answers]


def _is_conversion(answer: Answer) -> bool:
    return isinstance(answer, (Convert, Burn))


def _turn(state: State, question: AskTurn, answers: Sequence[Answer]) -> list[Line]:
    seat = question.seat
    found: list[Line] = [
        (answer,)
        for answer in answers
        if not _is_conversion(answer) and not (isinstance(answer, Transform) and _is_vain(state, answer))
    ]
    return [*found, *_paid_by_conversions(state, seat)] if question.left else found


def _is_vain(state: State, given: Transform) -> bool:
    """Return whether a seat cannot make home terrain of a hex, or need not."""
    seat = given.seat
    faction = faction_of(state, seat)
    price = _spades_price(state, seat, state.terrain[given.at])
    if not reached(state, seat) >> given.at & 1:
        price = with_skip(price, skip_price(state, seat))
    return state.terrain[given.at] == faction.home or not can_pay(state, seat, price)


def _spades_price(state: State, seat: int, terrain: int) -> Amount:
    """Return the price of the spades that make home terrain of another."""
    spades, price = spades_to_home(faction_of(state, seat), terrain), spade_price(state, seat)
    return Amount(0, spades * price.workers, spades * price.priests)


def _paid_by_conversions(state: State, seat: int) -> list[Line]:
    """Return the purchases that a seat can only pay for by conversions, each behind these."""
    found: list[Line] = []
    for answer, price in purchases(state, seat):
        if not can_pay(state, seat, price):
            conversions = conversions_for(state, seat, price)
            if conversions is not None:
                found.append((*conversions, answer))
    return found


def purchases(state: State, seat: int) -> list[tuple[Answer, Amount]]:
    """Return what costs coins, workers or priests, affordable or not; ways by tunnel or carpet left out."""
    menu, faction = state.menus[seat], faction_of(state, seat)
    found = [*_dwellings(state, seat), *_upgrades(state, seat)]
    if can_ship(state, seat):
        found.append((menu.ship, faction.ship_price))
    if can_lower(state, seat):
        found.append((menu.exchange, faction.dig_price))
    return found


def _dwellings(state: State, seat: int) -> list[tuple[Answer, Amount]]:
    """Return a dwelling on each reached hex, or the spades that must come first."""
    menu, faction = state.menus[seat], faction_of(state, seat)
    found: list[tuple[Answer, Amount]] = []
    for at in bits(reached(state, seat)) if has_piece(state, seat, DWELLING) else []:
        if state.terrain[at] == faction.home:
            found.append((menu.build[at], faction.costs[DWELLING]))
        else:
            found.append((menu.transform[at], _spades_price(state, seat, state.terrain[at])))
    return found


def _upgrades(state: State, seat: int) -> list[tuple[Answer, Amount]]:
    menu = state.menus[seat].upgrade
    return [
        (menu[at][after], price_of(state, seat, at, after))
        for at in bits(state.own[seat])
        for after in AFTER[state.structure[at]]
        if has_piece(state, seat, after)
    ]


def _dwelling(state: State, question: AskDwelling, answers: Sequence[Answer]) -> list[Line]:
    seat = question.seat
    found: list[Line] = [(answer,) for answer in answers if not _is_conversion(answer)]
    if not any(isinstance(answer, Build) for answer in answers):
        conversions = conversions_for(state, seat, faction_of(state, seat).costs[DWELLING])
        if conversions:
            found += [(*conversions, state.menus[seat].build[at]) for at in question.hexes]
    return found


def _spade(state: State, question: AskSpade, answers: Sequence[Answer]) -> list[Line]:
    """Return the hexes that are nearest to home terrain, of equal ones those with the most structures around."""
    faction, taken = faction_of(state, question.seat), occupied(state)

    def rank(given: Transform) -> tuple[int, int]:
        return spades_to_home(faction, state.terrain[given.at]), -(state.near[given.at] & taken).bit_count()

    hexes = [each for each in answers if isinstance(each, Transform) and state.terrain[each.at] != faction.home]
    found: list[Line] = [(answer,) for answer in sorted(hexes, key=rank)[:MOST_HEXES]]
    found += [(answer,) for answer in answers if isinstance(answer, Decline)]
    return found or [(answer,) for answer in answers]


def _nearest_home(state: State, question: AskTerrain, answers: Sequence[Answer]) -> list[Line]:
    """Return the way to dig that leads nearest to home terrain, with the fewest spades."""
    faction = faction_of(state, question.seat)
    digs = [answer for answer in answers if isinstance(answer, Dig)]
    return [(min(digs, key=lambda dig: (spades_to_home(faction, dig.terrain), dig.spades)),)]
