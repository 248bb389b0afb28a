"""The rows of the policy's tables: facts about a seat's situation, each of which holds or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.ai.facts import CLASSES, lack_class
from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD, shortfall, total
from resarcana_gui.games.resarcana.rules import codes
from resarcana_gui.games.resarcana.rules.commands import Claim, PlaceArtifact, UsePower
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command

MOST_ROUNDS: Final = 7
MOST_POINTS: Final = 13
MOST_CARDS: Final = 5
MOST_ESSENCES: Final = 6
MOST_OPTIONS: Final = 3
POOLS: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5)
"""The size class of a pool, by its number of essences; larger pools are in the last."""

THIRDS: Final = (0, 0, 0, 1, 1, 2)
"""The third of the game in which a round lies, by round; later rounds lie in the last."""

_ROUND: Final = 3
_POINTS: Final = _ROUND + MOST_ROUNDS + 1
_RIVAL: Final = _POINTS + MOST_POINTS
_STANDING: Final = _RIVAL + MOST_POINTS
_TOKEN: Final = _STANDING + 3
_PASSED: Final = _TOKEN + 3
_HAND: Final = _PASSED + 3
_POOL: Final = _HAND + MOST_CARDS + 1
_OF_TYPE: Final = _POOL + POOLS[-1] + 1
_CLAIMS: Final = _OF_TYPE + ESSENCES * (MOST_ESSENCES + 1)
_PLACES: Final = _CLAIMS + MOST_OPTIONS
_USES: Final = _PLACES + MOST_OPTIONS
_IN_PLAY: Final = _USES + MOST_OPTIONS + 1

PLAIN_ROWS: Final = _IN_PLAY
"""The number of rows that concern no component; they come first."""

_GROUPS: Final = (
    "play",
    "hand",
    "open",
    "turned",
    "laden",
    "rival",
    "rival reaches",
    *[f"hand lacks {lack}" for lack in range(CLASSES)],
    *[f"goal lacks {lack}" for lack in range(CLASSES)],
)
"""The groups of rows that have one row for every component."""
_IN_HAND: Final = 1
_OPEN: Final = 2
_TURNED: Final = 3
_LADEN: Final = 4
_OF_RIVAL: Final = 5
_IN_REACH: Final = 6
_HAND_LACKS: Final = 7
_GOAL_LACKS: Final = _HAND_LACKS + CLASSES
_ALL: Final = _GOAL_LACKS + CLASSES


def row_count(count: int) -> int:
    """Return the number of rows for this many components."""
    return _IN_PLAY + _ALL * count


def row_names(slugs: list[str]) -> list[str]:
    """Return the name of each row. Weight files use the names, so that weights survive new components."""
    names = [f"plain {number}" for number in range(_IN_PLAY)]
    for group in _GROUPS:
        names += [f"{group} {slug}" for slug in slugs]
    return names


def third_row(state: State) -> int:
    """Return the row of the third of the game."""
    return THIRDS[state.round] if state.round < len(THIRDS) else THIRDS[-1]


def rows(state: State, seat: int, answers: Sequence[Command]) -> list[int]:
    """Return the rows that hold for a seat that is asked and may give these answers."""
    count = state.cards.count
    mine = points_of(state, seat)
    found = [third_row(state), _ROUND + min(state.round, MOST_ROUNDS), _POINTS + min(mine, MOST_POINTS - 1)]
    _add_rivals(state, seat, mine, found)
    hand = state.hand[seat]
    found.append(_HAND + min(len(hand), MOST_CARDS))
    _add_pool(state.pool[seat], found)
    _add_options(answers, found)
    _add_components(state, seat, found)
    first = _IN_PLAY + _IN_HAND * count
    lacks = _IN_PLAY + _HAND_LACKS * count
    for number in hand:
        if number >= 0:
            found.append(first + number)
            found.append(lacks + lack_class(state, seat, number) * count + number)
    _add_goals(state, seat, found)
    return found


def _add_components(state: State, seat: int, found: list[int]) -> None:
    """Add the rows of the components in play: the seat's own and its rivals'."""
    count = state.cards.count
    for number in state.play[seat]:
        row = _IN_PLAY + number
        found.append(row)
        if state.turned[number]:
            found.append(row + _TURNED * count)
        if state.on[number]:
            found.append(row + _LADEN * count)
    first = _IN_PLAY + _OF_RIVAL * count
    for other in range(state.seats):
        if other != seat:
            found += [first + number for number in state.play[other]]


def _add_goals(state: State, seat: int, found: list[int]) -> None:
    """Add the rows of what can be claimed: how much of its cost is missing, and whether a rival can pay it."""
    count = state.cards.count
    for number in state.places + state.display:
        row = _IN_PLAY + number
        found.append(row + _OPEN * count)
        found.append(row + (_GOAL_LACKS + lack_class(state, seat, number)) * count)
        for other in range(state.seats):
            if other != seat and not state.passed[other] and not lack_class(state, other, number):
                found.append(row + _IN_REACH * count)
                break


def _add_rivals(state: State, seat: int, mine: int, found: list[int]) -> None:
    best = 0
    passed = 0
    for other in range(state.seats):
        if other != seat:
            points = points_of(state, other)
            best = max(best, points)
            if state.passed[other]:
                passed += 1
    found.append(_RIVAL + min(best, MOST_POINTS - 1))
    standing = 0
    if mine >= codes.WINNING_POINTS and mine > best:
        standing = 1
    elif best >= codes.WINNING_POINTS:
        standing = 2
    found.append(_STANDING + standing)
    found.append(_TOKEN + (0 if not state.token_taken else 1 if state.token == seat else 2))
    found.append(_PASSED + (0 if not passed else 2 if passed == state.seats - 1 else 1))


def _add_pool(pool: int, found: list[int]) -> None:
    size = total(pool)
    found.append(_POOL + (POOLS[size] if size < len(POOLS) else POOLS[-1]))
    first = _OF_TYPE
    for _ in range(ESSENCES):
        number = pool & FIELD
        found.append(first + (min(MOST_ESSENCES, number)))
        first += MOST_ESSENCES + 1
        pool >>= BITS


def _add_options(answers: Sequence[Command], found: list[int]) -> None:
    """Add the rows for the numbers of claims, placements and uses of powers to choose from."""
    claims = places = uses = 0
    for answer in answers:
        if isinstance(answer, UsePower):
            uses += 1
        elif isinstance(answer, PlaceArtifact):
            places += 1
        elif isinstance(answer, Claim):
            claims += 1
    found.append(_CLAIMS + min(claims, MOST_OPTIONS - 1))
    found.append(_PLACES + min(places, MOST_OPTIONS - 1))
    found.append(_USES + min(uses, MOST_OPTIONS))


def needs_by_type(state: State, seat: int) -> list[int]:
    """Return how many essences of each type a seat lacks, as the largest lack for any card in hand or anything to
    claim."""
    components = state.cards.components
    pool = state.pool[seat]
    needs = [0] * ESSENCES
    for number in state.hand[seat]:
        if number >= 0:
            _raise(needs, shortfall(pool, components[number].cost.fixed))
    for number in state.places:
        _raise(needs, shortfall(pool, components[number].cost.fixed))
    if state.display:
        _raise(needs, shortfall(pool, state.cards.monument_cost))
    return needs


def _raise(needs: list[int], lacking: int) -> None:
    at = 0
    while lacking:
        number = lacking & FIELD
        needs[at] = max(needs[at], number)
        lacking >>= BITS
        at += 1
