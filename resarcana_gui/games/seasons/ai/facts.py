"""The facts about a seat that the net judges it by; each holds or not.

Only what every seat may know of itself in a possible world is used: nothing here looks at a pile.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.ai.situation import CRYSTALS, class_of, lack_of, standing_of
from resarcana_gui.games.seasons.cards.energies import ENERGIES, count_of, total
from resarcana_gui.games.seasons.cards.tables import COPIES
from resarcana_gui.games.seasons.rules import codes
from resarcana_gui.games.seasons.rules.basic_moves import discount_of, extra_worth, spendable
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.state import State as KernelState

SPELLS: Final = 13
"""Spells of three spaces, which are seasons."""
PHASES: Final = 6
"""Stretches of half a year, by which the facts about cards are told apart."""
LEAD_STEP: Final = 4
MOST_LEAD: Final = 20
"""Thresholds of the lead on either side of 0, in steps."""
MOST_ROOM: Final = 6
MOST_HAND: Final = 8
MOST_OF_TYPE: Final = 5
MOST_EXTRA: Final = 3
MOST_PLAY: Final = 15
MOST_RESERVE: Final = 10
LACKS: Final = 3

_SPELL: Final = 1
_LEAD: Final = _SPELL + SPELLS
_LATE_LEAD: Final = _LEAD + 2 * MOST_LEAD + 1
_CRYSTALS: Final = _LATE_LEAD + 2 * MOST_LEAD + 1
_ROOM: Final = _CRYSTALS + len(CRYSTALS) + 1
_HAND: Final = _ROOM + (MOST_ROOM + 1) * PHASES
_OF_TYPE: Final = _HAND + (MOST_HAND + 1) * PHASES
_RESERVE: Final = _OF_TYPE + ENERGIES * (MOST_OF_TYPE + 1)
_BONUSES: Final = _RESERVE + MOST_RESERVE + 1
_EXTRA: Final = _BONUSES + (codes.MOST_BONUSES + 1) * PHASES
_PLAY: Final = _EXTRA + MOST_EXTRA + 1
_ORDER: Final = _PLAY + MOST_PLAY + 1
_CARDS: Final = _ORDER + codes.MOST_SEATS

_GROUPS: Final = (
    *[f"play in {phase}" for phase in range(PHASES)],
    *[f"hand in {phase}" for phase in range(PHASES)],
    *[f"hand lacks {lack}" for lack in range(LACKS)],
    "library 2",
    "library 3",
    "rival",
)
_IN_HAND: Final = PHASES
_LACKS: Final = 2 * PHASES
_SECOND: Final = _LACKS + LACKS
_THIRD: Final = _SECOND + 1
_RIVAL: Final = _THIRD + 1


def fact_count(count: int) -> int:
    """Return the number of facts for this many cards. The first never holds: it serves as the constant."""
    return _CARDS + len(_GROUPS) * count


def fact_names(slugs: list[str]) -> list[str]:
    """Return the name of each fact. Weight files use the names, so that weights survive new cards."""
    names = [f"plain {number}" for number in range(_CARDS)]
    for group in _GROUPS:
        names += [f"{group} {slug}" for slug in slugs]
    return names


def facts(state: KernelState) -> list[list[int]]:
    """Return the numbers of the facts that hold, by seat."""
    assert isinstance(state, State)
    standings = [standing_of(state, seat) - 5 * len(state.hand[seat]) for seat in range(state.seats)]
    return [_of_seat(state, seat, standings) for seat in range(state.seats)]


def phase_of(state: State) -> int:
    """Return the half-year."""
    return max(0, min(PHASES - 1, (state.p - 1) // (2 * codes.PER_SEASON)))


def _of_seat(state: State, seat: int, standings: list[int]) -> list[int]:
    phase = phase_of(state)
    amount = spendable(state, seat)
    found = [
        _SPELL + max(0, min(SPELLS - 1, (state.p - 1) // codes.PER_SEASON)),
        _CRYSTALS + class_of(state.crystals[seat], CRYSTALS),
        _ROOM + phase * (MOST_ROOM + 1) + max(0, min(MOST_ROOM, state.gauge[seat] - len(state.play[seat]))),
        _HAND + phase * (MOST_HAND + 1) + min(MOST_HAND, len(state.hand[seat])),
        _RESERVE + min(MOST_RESERVE, total(amount)),
        _BONUSES + phase * (codes.MOST_BONUSES + 1) + state.bonuses[seat],
        _EXTRA + min(MOST_EXTRA, extra_worth(state, seat)),
        _PLAY + min(MOST_PLAY, len(state.play[seat])),
        _ORDER + (seat - state.first) % codes.MOST_SEATS,
    ]
    first = _OF_TYPE
    for energy in range(ENERGIES):
        found += [first + min(MOST_OF_TYPE, count_of(amount, energy))]
        first += MOST_OF_TYPE + 1
    _add_lead(state, seat, standings, found)
    _add_cards(state, seat, phase, amount, found)
    return found


def _add_lead(state: State, seat: int, standings: list[int], found: list[int]) -> None:
    """Add every threshold that the lead has passed; in the last year they count once more."""
    best = -1000
    for other, standing in enumerate(standings):
        if other != seat:
            best = max(best, standing)
    steps = max(-MOST_LEAD, min(MOST_LEAD, (standings[seat] - best) // LEAD_STEP))
    late = state.p > 2 * codes.SPACES
    for step in range(min(0, steps), max(0, steps) + 1):
        found.append(_LEAD + MOST_LEAD + step)
        if late:
            found.append(_LATE_LEAD + MOST_LEAD + step)


def _add_cards(state: State, seat: int, phase: int, amount: int, found: list[int]) -> None:
    count = state.cards.count
    found += [_CARDS + phase * count + copy // COPIES for copy in state.play[seat]]
    discount = discount_of(state, seat)
    hand, lacks = _CARDS + (_IN_HAND + phase) * count, _CARDS + _LACKS * count
    for number in state.hand[seat]:
        if number >= 0:
            found.append(hand + number)
            found.append(lacks + min(LACKS - 1, lack_of(state, seat, number, amount, discount)) * count + number)
    for zone, group in ((state.second[seat], _SECOND), (state.third[seat], _THIRD)):
        found += [_CARDS + group * count + number for number in zone if number >= 0]
    rival = _CARDS + _RIVAL * count
    for other in range(state.seats):
        if other != seat:
            found += [rival + copy // COPIES for copy in state.play[other]]
