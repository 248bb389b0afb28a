"""What the learned policy knows: facts about a seat's situation (rows), and about what an action is and brings
(columns). All are scaled to be about 1 at most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, DWELLING, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.basics import number_built
from resarcana_gui.games.terra_mystica.rules.codes import NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import (
    AdvanceDigging,
    AdvanceShipping,
    Answer,
    Build,
    Burn,
    Pass,
    SendPriest,
    Transform,
    Upgrade,
    UseAction,
)
from resarcana_gui.games.terra_mystica.rules.state import State

ROWS: Final = (
    "always", "round", "round_squared", "two_seats", "workers", "coins", "priests", "bowl3", "passed", "last_round",
)  # fmt: skip
"""Facts about the situation: the round from -1 to 1, whether two play, what the seat holds, the share of the others who
have passed."""

GAINS: Final = (
    "coins", "workers", "priests", "bowl1", "bowl2", "bowl3", "points", "keys", "reach", "structures", "cult_steps",
    "cult_leads", "town", "offers",
)  # fmt: skip
"""What is more after an action than before: `reach` counts hexes, `cult_leads` the cults on which the seat is alone
ahead, `offers` the power offered to neighbours."""
ANSWERS: Final = (
    "build", "transform", "trading_house", "temple", "stronghold", "sanctuary", "ship", "exchange", "send1", "send2",
    "send3", "pass", "first_pass", "converting", "burned", "dwelling_beside",
)  # fmt: skip
"""What an action is: an upgrade by its structure, a priest by his steps; `dwelling_beside` is a dwelling that is built
in an action begun otherwise."""
(
    BUILD, TRANSFORM, UPGRADE, _TEMPLE, _STRONGHOLD, _SANCTUARY, SHIP, EXCHANGE, SEND, _SEND2, _SEND3, PASS, FIRST_PASS,
    CONVERTING, BURNED, DWELLING_BESIDE,
) = range(len(GAINS), len(GAINS) + len(ANSWERS))  # fmt: skip
ACTIONS: Final = 16
CARDS: Final = 10
FAVOURS: Final = 12
FIRST_ACTION: Final = len(GAINS) + len(ANSWERS)
FIRST_CARD: Final = FIRST_ACTION + ACTIONS
FIRST_FAVOUR: Final = FIRST_CARD + CARDS
COLUMNS: Final = (
    *GAINS,
    *ANSWERS,
    *[f"action{number}" for number in range(ACTIONS)],
    *[f"card{number}" for number in range(CARDS)],
    *[f"favour{number}" for number in range(FAVOURS)],
)
"""All columns; the last ones are the power or special action used, the bonus card taken on passing, and favour tiles,
by their numbers."""


def rows_of(state: State, seat: int) -> list[float]:
    """Return how far each of ROWS holds for a seat."""
    at = (state.round - 3.5) / 2.5
    return [
        1.0,
        at,
        at * at,
        1.0 if state.seats == 2 else -1.0,
        (state.workers[seat] - 4.0) / 4.0,
        (state.coins[seat] - 6.0) / 6.0,
        (state.priests[seat] - 1.0) / 2.0,
        (state.bowl3[seat] - 2.0) / 3.0,
        len(state.finished) / (state.seats - 1.0),
        1.0 if state.round == ROUNDS else 0.0,
    ]


def columns_of(before: State, after: State, seat: int, line: Sequence[Answer]) -> list[float]:
    """Return how far each of COLUMNS holds for an action of a seat: the tables before and after it, and its answers,
    the deciding one last."""
    found = _gains(before, after, seat)
    found += [0.0] * (len(COLUMNS) - len(found))
    _mark_answer(found, before, line[-1])
    if len(line) > 1:
        found[CONVERTING] = 1.0
        found[BURNED] = len([each for each in line if isinstance(each, Burn)]) / 3.0
    if not isinstance(line[-1], Build) and number_built(after, seat, DWELLING) > number_built(before, seat, DWELLING):
        found[DWELLING_BESIDE] = 1.0
    taken = after.favours[seat] & ~before.favours[seat]
    for number in range(FAVOURS if taken else 0):
        if taken >> number & 1:
            found[FIRST_FAVOUR + number] = 1.0
    return found


def _gains(before: State, after: State, seat: int) -> list[float]:
    """Return how much there is more of each of GAINS."""
    kinds = len(before.parts.town_tiles)
    return [
        (after.coins[seat] - before.coins[seat]) / 5.0,
        (after.workers[seat] - before.workers[seat]) / 3.0,
        float(after.priests[seat] - before.priests[seat]),
        (after.bowl1[seat] - before.bowl1[seat]) / 3.0,
        (after.bowl2[seat] - before.bowl2[seat]) / 3.0,
        (after.bowl3[seat] - before.bowl3[seat]) / 3.0,
        (after.points[seat] - before.points[seat]) / 5.0,
        float(after.keys[seat] - before.keys[seat]),
        (after.reach[seat].bit_count() - before.reach[seat].bit_count()) / 5.0,
        float(after.own[seat].bit_count() - before.own[seat].bit_count()),
        (_steps(after, seat) - _steps(before, seat)) / 2.0,
        float(_leads(after, seat) - _leads(before, seat)),
        float(
            sum(after.towns[seat * kinds : (seat + 1) * kinds]) - sum(before.towns[seat * kinds : (seat + 1) * kinds])
        ),
        sum(after.offers[2::3]) / 3.0,
    ]


def _steps(state: State, seat: int) -> int:
    return sum(state.cults[seat * CULT_COUNT : (seat + 1) * CULT_COUNT])


def _leads(state: State, seat: int) -> int:
    """Return on how many cults a seat is ahead of all others."""
    found = 0
    for cult in range(CULT_COUNT):
        mine, ahead = state.cults[seat * CULT_COUNT + cult], 1
        for other in range(state.seats):
            if other != seat and state.cults[other * CULT_COUNT + cult] >= mine:
                ahead = 0
        found += ahead
    return found


def _mark_answer(found: list[float], before: State, given: Answer) -> None:
    """Mark what an answer is among ANSWERS, and the action or card that it takes."""
    if isinstance(given, Build):
        found[BUILD] = 1.0
    elif isinstance(given, Transform):
        found[TRANSFORM] = 1.0
    elif isinstance(given, Upgrade):
        found[UPGRADE + given.structure - TRADING_HOUSE] = 1.0
    elif isinstance(given, AdvanceShipping):
        found[SHIP] = 1.0
    elif isinstance(given, AdvanceDigging):
        found[EXCHANGE] = 1.0
    elif isinstance(given, SendPriest):
        found[SEND + given.steps - 1] = 1.0
    elif isinstance(given, UseAction):
        found[FIRST_ACTION + given.action] = 1.0
    elif isinstance(given, Pass):
        _mark_pass(found, before, given.card)


def _mark_pass(found: list[float], before: State, card: int) -> None:
    found[PASS] = 1.0
    if not before.finished:
        found[FIRST_PASS] = 1.0
    if card != NONE:
        found[FIRST_CARD + card] = 1.0
