"""The worth of a seat's place on the map: its largest area, the way to towns, room to expand into, and neighbours."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.ai.weights import WEIGHTS
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import Faction
from resarcana_gui.games.terra_mystica.components.words import BRIDGES, DWELLING, SANCTUARY, VALUES, WHEEL
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, has_piece
from resarcana_gui.games.terra_mystica.rules.codes import AREA_POINTS, ROUNDS
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.reaching import occupied, reached, skip_of, skipped
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import TOWN_SIZE, group, town_value

MOST_NEIGHBOURS: Final = 2

MOST_KEPT: Final = 20_000
_AREAS: Final[dict[tuple[int, ...], int]] = {}
"""The size of the largest area of a set of hexes, by what it depends on: most tables ask for one that was counted."""


def areas_worth(state: State, seat: int) -> float:
    """Return the worth of the largest area: its size, and more and more its place among the others."""
    decided = state.round / ROUNDS
    mine = _area(state, seat)
    found = WEIGHTS.area * (1.15 - decided) * mine
    if decided >= 0.5:
        found += (2.0 * decided - 1.0) * (place_points(_areas(state, mine, seat), seat, AREA_POINTS) + 0.3 * mine)
    return found


def _areas(state: State, mine: int, seat: int) -> list[int]:
    return [mine if each == seat else _area(state, each) for each in range(state.seats)]


def _area(state: State, seat: int) -> int:
    """Return the size of a seat's largest area."""
    bridges = sum(state.bridges_left) < BRIDGES * state.seats
    key = (state.own[seat], state.faction[seat], state.ship[seat], skip_of(state, seat))
    long_key: tuple[int, ...] = (*key, *state.bridge) if bridges else key
    found = _AREAS.get(long_key, -1)
    if found < 0:
        if len(_AREAS) >= MOST_KEPT:
            _AREAS.clear()
        found = area(state, seat)
        _AREAS[long_key] = found
    return found


def place_points(numbers: list[int], seat: int, places: tuple[int, ...]) -> float:
    """Return the points of a seat for its place by number; tied seats share those of their places."""
    mine = numbers[seat]
    if not mine:
        return 0.0
    better = tied = 0
    for number in numbers:
        if number > mine:
            better += 1
        elif number == mine:
            tied += 1
    points = 0
    for place in range(better, min(len(places), better + tied)):
        points += places[place]
    return float(points // tied)


def towns_worth(state: State, seat: int) -> float:
    """Return the worth of linked structures on the way to a town; the two best groups count."""
    left = state.own[seat]
    for at in bits(left):
        if state.town[at]:
            left &= ~(1 << at)
    needed = town_value(state, seat)
    best = second = 0.0
    while left:
        hexes = group(state, seat, left & -left)
        left &= ~hexes
        way = _way_to_town(state, bits(hexes), needed)
        if way > best:
            best, second = way, best
        elif way > second:
            second = way
    usable = WEIGHTS.town_left * min(1.0, (ROUNDS - state.round + 0.7) / 2)
    return WEIGHTS.town * usable * (best * best + second * second)


def _way_to_town(state: State, members: list[int], needed: int) -> float:
    """Return the share of a town's size and value that linked structures have; 0 for those that belong to one."""
    size = value = 0
    for at in members:
        if state.town[at]:
            return 0.0
        structure = state.structure[at]
        size += 2 if structure == SANCTUARY else 1
        value += VALUES[structure]
    return (min(1.0, size / TOWN_SIZE) + min(1.0, value / needed)) / 2


def room_worth(state: State, seat: int) -> float:
    """Return the worth of room to expand into, and of neighbours."""
    left = (ROUNDS - state.round) / ROUNDS
    if left <= 0.0:
        return 0.0
    faction = faction_of(state, seat)
    found = 0.0
    if has_piece(state, seat, DWELLING):
        room = _room(state, faction, reached(state, seat)) + WEIGHTS.skipped * _room(
            state, faction, skipped(state, seat)
        )
        found = WEIGHTS.open * left * room / (room + WEIGHTS.half_open)
    others = occupied(state) & ~state.own[seat]
    beside = 0
    for at in bits(state.own[seat]):
        beside += min(MOST_NEIGHBOURS, (state.near[at] & others).bit_count())
    return found + WEIGHTS.neighbour * ROUNDS * left * beside


def _room(state: State, faction: Faction, hexes: int) -> float:
    """Return how much room these hexes are to a faction."""
    room = 0.0
    if hexes:
        for terrain in range(WHEEL):
            inside = hexes & state.lands[terrain]
            if inside:
                room += inside.bit_count() * WEIGHTS.by_spades[spades_to_home(faction, terrain)]
    return room
