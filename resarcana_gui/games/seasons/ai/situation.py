"""The rows of the policy's tables: facts about a seat's situation, each of which holds or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, shared, total
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import discount_of, extra_worth, spendable
from resarcana_gui.games.seasons.rules.commands import Summon
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.command import Command

YEARS: Final = 3
THIRDS: Final = 13
"""Spells of three spaces, which are seasons: twelve, and one beyond the end."""
SPACES: Final = 3
MOST_ROOM: Final = 5
MOST_HAND: Final = 7
MOST_RESERVE: Final = 8
MOST_OF_TYPE: Final = 4
CRYSTALS: Final = (1, 3, 6, 10, 20, 40, 80)
"""The least crystals of each class but the first."""
LEADS: Final = (-40, -15, -4, 5, 16, 41)
"""The least lead in points of each class but the first."""
MOST_EXTRA: Final = 3
MOST_SUMMONS: Final = 3
MOST_PLAY: Final = 12
LACKS: Final = 4
"""Classes of what a card in hand lacks: nothing, one energy, two, more."""

_YEAR: Final = 0
_THIRD: Final = _YEAR + YEARS
_SPACE: Final = _THIRD + THIRDS
_ROOM: Final = _SPACE + SPACES
_HAND: Final = _ROOM + MOST_ROOM + 1
_RESERVE: Final = _HAND + MOST_HAND + 1
_OF_TYPE: Final = _RESERVE + MOST_RESERVE + 1
_CRYSTALS: Final = _OF_TYPE + ENERGIES * (MOST_OF_TYPE + 1)
_LEAD: Final = _CRYSTALS + len(CRYSTALS) + 1
_BONUSES: Final = _LEAD + len(LEADS) + 1
_MAY: Final = _BONUSES + codes.MOST_BONUSES + 1
_EXTRA: Final = _MAY + 2
_SUMMONS: Final = _EXTRA + MOST_EXTRA + 1
_PLAY: Final = _SUMMONS + MOST_SUMMONS + 1
_NEAREST: Final = _PLAY + MOST_PLAY + 1
_ORDER: Final = _NEAREST + LACKS + 1
_LAST: Final = _ORDER + codes.MOST_SEATS
PLAIN_ROWS: Final = _LAST + 1
"""The number of rows that concern no card; they come first."""

_GROUPS: Final = ("play", "turned", "rival", "library", *[f"hand lacks {lack}" for lack in range(LACKS)])
"""The groups of rows that have one row for every card."""
_TURNED: Final = 1
_OF_RIVAL: Final = 2
_IN_LIBRARY: Final = 3
_IN_HAND: Final = 4


def row_count(count: int) -> int:
    """Return the number of rows for this many cards."""
    return PLAIN_ROWS + len(_GROUPS) * count


def row_names(slugs: list[str]) -> list[str]:
    """Return the name of each row. Weight files use the names, so that weights survive new cards."""
    names = [f"plain {number}" for number in range(PLAIN_ROWS)]
    for group in _GROUPS:
        names += [f"{group} {slug}" for slug in slugs]
    return names


def year_row(state: State) -> int:
    """Return the row of the year."""
    return _YEAR + max(0, min(YEARS, codes.year_of(state.p)) - 1)


def rows(state: State, seat: int, answers: Sequence[Command]) -> list[int]:
    """Return the rows that hold for a seat that is asked and may give these answers."""
    amount = spendable(state, seat)
    hand = state.hand[seat]
    found = [
        year_row(state),
        _THIRD + max(0, min(THIRDS - 1, (state.p - 1) // codes.PER_SEASON)),
        _SPACE + (state.p - 1) % codes.PER_SEASON,
        _ROOM + max(0, min(MOST_ROOM, state.gauge[seat] - len(state.play[seat]))),
        _HAND + min(MOST_HAND, len(hand)),
        _RESERVE + min(MOST_RESERVE, total(amount)),
        _CRYSTALS + class_of(state.crystals[seat], CRYSTALS),
        _LEAD + class_of(lead_of(state, seat), LEADS),
        _BONUSES + state.bonuses[seat],
        _MAY + (1 if state.may_crystallise and state.active == seat else 0),
        _EXTRA + min(MOST_EXTRA, extra_worth(state, seat)),
        _PLAY + min(MOST_PLAY, len(state.play[seat])),
        _ORDER + (seat - state.first) % codes.MOST_SEATS,
    ]
    first = _OF_TYPE
    for energy in range(ENERGIES):
        found += [first + min(MOST_OF_TYPE, count_of(amount, energy))]
        first += MOST_OF_TYPE + 1
    summons = sum([isinstance(answer, Summon) for answer in answers])
    found.append(_SUMMONS + min(MOST_SUMMONS, summons))
    if is_last_round(state):
        found.append(_LAST)
    _add_cards(state, seat, amount, found)
    return found


def is_last_round(state: State) -> bool:
    """Return whether the game is known to end with this round: the die that nobody took moves the marker far enough.
    (Temporal Boots could still take it back.)"""
    left = state.rolled
    return len(left) == 1 and state.p + state.cards.faces[left[0]].pips >= codes.END


def class_of(number: int, bounds: tuple[int, ...]) -> int:
    """Return how many of these ascending bounds a number has reached."""
    found = 0
    for bound in bounds:
        if number < bound:
            break
        found += 1
    return found


def standing_of(state: State, seat: int) -> int:
    """Return about how many points a seat has: crystals and prestige."""
    copies = state.cards.copies
    points = state.crystals[seat]
    for card in state.play[seat]:
        points += copies[card].prestige
    return points


def lead_of(state: State, seat: int) -> int:
    """Return by how much a seat leads before the best of the others, in such points."""
    best = -1000
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing_of(state, other))
    return standing_of(state, seat) - best


def lack_of(state: State, seat: int, number: int, amount: int, discount: int) -> int:
    """Return how many energies a seat with this amount of them, or crystals, lacks for a card."""
    card = state.cards.cards[number]
    cost = card.energies[state.seats - 2]
    short = total(cost) - total(shared(amount, cost))
    if short:
        short = max(0, short - discount)
    return short + (max(0, card.crystals[state.seats - 2] - state.crystals[seat]) + 1) // 2


def _add_cards(state: State, seat: int, amount: int, found: list[int]) -> None:
    """Add the rows of the cards in play, in hand and in the seat's own libraries."""
    count = state.cards.count
    for copy in state.play[seat]:
        number = copy // COPIES
        found.append(PLAIN_ROWS + number)
        if state.turned[copy]:
            found.append(PLAIN_ROWS + _TURNED * count + number)
    rival = PLAIN_ROWS + _OF_RIVAL * count
    for other in range(state.seats):
        if other != seat:
            found += [rival + copy // COPIES for copy in state.play[other]]
    library = PLAIN_ROWS + _IN_LIBRARY * count
    for zone in (state.second[seat], state.third[seat], state.kept[seat]):
        found += [library + number for number in zone if number >= 0]
    _add_hand(state, seat, amount, found)


def _add_hand(state: State, seat: int, amount: int, found: list[int]) -> None:
    """Add the rows of the cards in hand: how much each lacks, and how much the nearest."""
    count, discount = state.cards.count, discount_of(state, seat)
    nearest = LACKS
    first = PLAIN_ROWS + _IN_HAND * count
    for number in state.hand[seat]:
        if number >= 0:
            lack = min(LACKS - 1, lack_of(state, seat, number, amount, discount))
            nearest = min(nearest, lack)
            found.append(first + lack * count + number)
    found.append(_NEAREST + nearest)
