"""The points at the end of the game: cults, areas, resources."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT
from resarcana_gui.games.terra_mystica.rules.basics import burnable, faction_of
from resarcana_gui.games.terra_mystica.rules.codes import (
    AREA_POINTS,
    BY_AREA,
    BY_FIRE,
    BY_RESOURCES,
    CULT_POINTS,
)
from resarcana_gui.games.terra_mystica.rules.reaching import skip_of
from resarcana_gui.games.terra_mystica.rules.state import State


def end_game(state: State) -> None:
    """Add up all final points, and name the winners."""
    for cult in range(CULT_COUNT):
        score_cult(state, cult)
    score_areas(state)
    for seat in range(state.seats):
        score_resources(state, seat)
    most = max(state.points)
    state.end_game(sum(1 << seat for seat in range(state.seats) if state.points[seat] == most))


def score_cult(state: State, cult: int) -> None:
    """The points for the first three places on a cult track."""
    steps = [state.cults[seat * CULT_COUNT + cult] for seat in range(state.seats)]
    _give(state, shares(steps, CULT_POINTS), BY_FIRE + cult)


def score_areas(state: State) -> None:
    """The points for the three largest areas."""
    _give(state, shares([area(state, seat) for seat in range(state.seats)], AREA_POINTS), BY_AREA)


def _give(state: State, points: list[int], reason: int) -> None:
    for seat, number in enumerate(points):
        if number:
            state.change_points(seat, number, reason)


def shares(numbers: list[int], places: Sequence[int]) -> list[int]:
    """The points of each seat by its number; who has nothing gets nothing. The points of places that tied seats take
    are added up and divided, rounded down."""
    found: list[int] = []
    for number in numbers:
        better = sum([other > number for other in numbers])
        tied = sum([other == number for other in numbers])
        found.append(sum(places[better : better + tied]) // tied if number else 0)
    return found


def area(state: State, seat: int) -> int:
    """The number of structures in a seat's largest area: linked by direct adjacency, by ship, or within the range of
    tunnel or carpet."""
    return largest_area(state, seat).bit_count()


def largest_area(state: State, seat: int) -> int:
    """The hexes of that area; the first of several that are as large."""
    left, largest = state.own[seat], 0
    while left:
        found = _area_of(state, seat, left & -left)
        left &= ~found
        if found.bit_count() > largest.bit_count():
            largest = found
    return largest


def _area_of(state: State, seat: int, start: int) -> int:
    found, edge = start, start
    while edge:
        reached = 0
        for at in bits(edge):
            reached |= linked_from(state, seat, at)
        edge = reached & state.own[seat] & ~found
        found |= edge
    return found


def linked_from(state: State, seat: int, at: int) -> int:
    """The hexes that count as adjacent to one in the area scoring."""
    board, skip = state.parts.board, skip_of(state, seat)
    if skip:
        return state.near[at] | board.within[skip + 1][at]
    return state.near[at] | (board.by_ship[state.ship[seat]][at] if faction_of(state, seat).ships else 0)


def score_resources(state: State, seat: int) -> None:
    """Turn everything into coins, burning power, and coins into points."""
    burned, power = state.bowl2[seat] // 2, burnable(state, seat)
    if burned:
        state.burn_power(seat, burned)
    if power:
        state.spend_power(seat, power, BY_RESOURCES)
    workers, priests = state.workers[seat], state.priests[seat]
    coins = power + workers + priests
    if workers or priests:
        state.pay(seat, 0, workers, priests, BY_RESOURCES)
    if coins:
        state.gain(seat, coins, 0, 0, BY_RESOURCES)
    each = faction_of(state, seat).abilities.coins_per_point
    points = state.coins[seat] // each
    if points:
        state.pay(seat, points * each, 0, 0, BY_RESOURCES)
        state.change_points(seat, points, BY_RESOURCES)
