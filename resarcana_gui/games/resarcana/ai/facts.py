"""The inputs of the net: facts about a table from a seat's point of view, each of which holds or not. They are taken
from possible truths, so the hands and decks of all seats count."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards.essences import BITS, ESSENCES, FIELD, count_of, covers, shortfall, total
from resarcana_gui.games.resarcana.cards.tables import PUT, Component, Power
from resarcana_gui.games.resarcana.rules.codes import MOST_SEATS
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.state import State as KernelState

MOST_ROUNDS: Final = 8
MOST_POINTS: Final = 14
MOST_CARDS: Final = 6
MOST_ESSENCES: Final = 8
POOLS: Final = (0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6)
"""The size class of a pool, by its number of essences; larger pools are in the last."""
LACKS: Final = (0, 1, 2, 3, 3, 4)
"""The class of a lack, by the number of missing essences; larger lacks are in the last."""
CLASSES: Final = 5
LYING: Final = 4
"""The largest number of essences on a component with a fact of its own."""

_ROUND: Final = MOST_SEATS + 1
_POINTS: Final = _ROUND + MOST_ROUNDS + 1
_RIVAL: Final = _POINTS + MOST_POINTS
_TOKEN: Final = _RIVAL + MOST_POINTS
_PASSED: Final = _TOKEN + 3
_HAND: Final = _PASSED + 5
_POOL: Final = _HAND + MOST_CARDS
_RIVAL_POOL: Final = _POOL + POOLS[-1] + 1
_OF_TYPE: Final = _RIVAL_POOL + POOLS[-1] + 1
_REACH: Final = _OF_TYPE + ESSENCES * MOST_ESSENCES
_RIVAL_REACH: Final = _REACH + MOST_POINTS
_PLAIN: Final = _RIVAL_REACH + MOST_POINTS

_IN_PLAY: Final = 0
_TURNED: Final = 1
_IN_DECK: Final = 2
_ESSENCES_ON: Final = 3
_HAND_LACKS: Final = _ESSENCES_ON + LYING
_GOAL_LACKS: Final = _HAND_LACKS + CLASSES
_RIVAL_LACKS: Final = _GOAL_LACKS + CLASSES
_GROUPS: Final = _RIVAL_LACKS + CLASSES


def fact_count(count: int) -> int:
    """Return the number of facts for this many components."""
    return _PLAIN + _GROUPS * count


def fact_names(slugs: list[str]) -> list[str]:
    """Return the name of each fact. Weight files use the names, so that weights survive new components."""
    names = [f"plain {number}" for number in range(_PLAIN)]
    for group in range(_GROUPS):
        names += [f"group {group} {slug}" for slug in slugs]
    return names


def facts(state: KernelState) -> list[list[int]]:
    """Return the numbers of the facts that hold, by seat."""
    assert isinstance(state, State)
    points = [points_of(state, seat) for seat in range(state.seats)]
    reaches = [min(MOST_POINTS - 1, points[seat] + points_at_hand(state, seat)) for seat in range(state.seats)]
    goals = state.places + state.display[:1]
    lacks = [[lack_class(state, seat, number) for number in goals] for seat in range(state.seats)]
    found = [_of_seat(state, seat, points, goals, lacks) for seat in range(state.seats)]
    for seat, held in enumerate(found):
        held.append(_REACH + reaches[seat])
        held.append(_RIVAL_REACH + max([reach for other, reach in enumerate(reaches) if other != seat]))
    return found


def _of_seat(state: State, seat: int, points: list[int], goals: list[int], lacks: list[list[int]]) -> list[int]:
    found = [state.seats, _ROUND + min(state.round, MOST_ROUNDS), _POINTS + min(points[seat], MOST_POINTS - 1)]
    _add_rivals(state, seat, points, found)
    found.append(_HAND + min(len(state.hand[seat]), MOST_CARDS - 1))
    found.append(_POOL + _size_of(state.pool[seat]))
    _add_pool(state.pool[seat], found)
    _add_components(state, seat, found)
    _add_goals(state, seat, goals, lacks, found)
    return found


def _add_rivals(state: State, seat: int, points: list[int], found: list[int]) -> None:
    best = passed = size = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, points[other])
            size = max(size, _size_of(state.pool[other]))
            if state.passed[other]:
                passed += 1
    found.append(_RIVAL + min(best, MOST_POINTS - 1))
    found.append(_RIVAL_POOL + size)
    found.append(_TOKEN + (0 if not state.token_taken else 1 if state.token == seat else 2))
    if state.passed[seat]:
        found.append(_PASSED)
    found.append(_PASSED + 1 + passed)


def _size_of(pool: int) -> int:
    size = total(pool)
    return POOLS[size] if size < len(POOLS) else POOLS[-1]


def _add_pool(pool: int, found: list[int]) -> None:
    """Add facts for the number of essences of each type and for every smaller number."""
    first = _OF_TYPE
    while pool:
        number = min(pool & FIELD, MOST_ESSENCES)
        for at in range(number):
            found.append(first + at)  # noqa: PERF401 - compiled, this is faster
        first += MOST_ESSENCES
        pool >>= BITS


def _add_components(state: State, seat: int, found: list[int]) -> None:
    count = state.cards.count
    for number in state.play[seat]:
        at = _PLAIN + number
        found.append(at)
        if state.turned[number]:
            found.append(at + _TURNED * count)
        if state.on[number]:
            found.append(at + (_ESSENCES_ON + min(total(state.on[number]), LYING) - 1) * count)
    found += [_PLAIN + _IN_DECK * count + number for number in state.deck[seat] if number >= 0]
    first = _PLAIN + _HAND_LACKS * count
    found += [first + lack_class(state, seat, number) * count + number for number in state.hand[seat] if number >= 0]


def lack_class(state: State, seat: int, number: int) -> int:
    """Return the class of the number of essences that a seat lacks for a component, from 0 to CLASSES - 1."""
    cost = state.cards.components[number].cost
    lacking = total(shortfall(state.pool[seat], cost.fixed))
    lacking = max(lacking, cost.size - total(state.pool[seat]))
    return LACKS[lacking] if lacking < len(LACKS) else LACKS[-1]


def _add_goals(state: State, seat: int, goals: list[int], lacks: list[list[int]], found: list[int]) -> None:
    count = state.cards.count
    for at, number in enumerate(goals):
        found.append(_PLAIN + (_GOAL_LACKS + lacks[seat][at]) * count + number)
        least = CLASSES - 1
        for other in range(state.seats):
            if other != seat:
                least = min(least, lacks[other][at])
        found.append(_PLAIN + (_RIVAL_LACKS + least) * count + number)


def points_at_hand(state: State, seat: int) -> int:
    """Return the points that a seat can still make this round by putting essences from its pool where they score, as
    often as it can pay."""
    if state.passed[seat]:
        return 0
    pool = state.pool[seat]
    points = 0
    for number in state.play[seat]:
        component = state.cards.components[number]
        if component.per_essence and not state.turned[number]:
            for power in component.powers:
                worth = _points_put(component, power)
                times = 0 if not worth or power.while_turned else 1 if power.turns else MOST_POINTS
                while times and covers(pool, power.fixed):
                    pool -= power.fixed
                    points += worth
                    times -= 1
    return points


def _points_put(component: Component, power: Power) -> int:
    """Return the points that a power puts on its component for fixed essences; 0 if it costs anything else."""
    if not power.plain or power.any_type or power.same_type or power.destroys_this:
        return 0
    points = 0
    for effect in power.effects:
        if effect.kind == PUT:
            for essence in range(ESSENCES):
                if component.per_essence >> essence & 1:
                    points += count_of(effect.essences, essence)
    return points
