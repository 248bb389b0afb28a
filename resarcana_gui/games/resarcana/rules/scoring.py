"""The points of every seat, and their sources."""

from __future__ import annotations

from resarcana_gui.games.resarcana.cards.essences import ESSENCES, GOLD, count_of, total
from resarcana_gui.games.resarcana.cards.tables import CREATURE, DRAGON, Component
from resarcana_gui.games.resarcana.rules.codes import WINNING_POINTS
from resarcana_gui.games.resarcana.rules.state import State


def points_of(state: State, seat: int) -> int:
    """Return the points of a seat if victory were checked now, including the First Player token and raised points."""
    points = state.bonus[seat] + (1 if state.token == seat else 0)
    components = state.cards.components
    for number in state.play[seat]:
        component = components[number]
        points += component.points
        if component.scores:
            points += formula_points(state, seat, component)
    return points


def seats_with_winning_points(state: State) -> list[int]:
    """Return the seats with enough points to end the game, if victory were checked now."""
    return [seat for seat in range(state.seats) if points_of(state, seat) >= WINNING_POINTS]


def formula_points(state: State, seat: int, component: Component) -> int:
    """Return the points from a component's victory formula: for essences on it, and Dragons and Creatures in play."""
    points = 0
    on = state.on[component.number]
    for essence in range(ESSENCES):
        if component.per_essence >> essence & 1:
            points += count_of(on, essence)
    if component.per_dragon:
        points += component.per_dragon * count_type(state, seat, DRAGON)
    if component.per_creature:
        points += component.per_creature * count_type(state, seat, CREATURE)
    return points


def count_type(state: State, seat: int, artifact_type: int) -> int:
    """Return how many Dragons or Creatures a seat has in play."""
    components = state.cards.components
    return sum(1 for number in state.play[seat] if components[number].types & artifact_type)


def score_sheet(state: State, seat: int) -> list[tuple[int, int]]:
    """Return the sources of a seat's points, as (component, points) for all that give any. NO_COMPONENT (-1) stands
    for the First Player token. Raised points are not listed."""
    components = state.cards.components
    sheet = [(-1, 1)] if state.token == seat else []
    for number in state.play[seat]:
        component = components[number]
        points = component.points + formula_points(state, seat, component)
        if points:
            sheet.append((number, points))
    return sheet


def tie_break(state: State, seat: int) -> int:
    """Return the number of essences in a seat's pool, Gold counting double."""
    pool = state.pool[seat]
    return total(pool) + count_of(pool, GOLD)


def winners_among(state: State, points: list[int]) -> list[int]:
    """Return who wins with these points: the most points, then the fuller pool; several share the victory."""
    most = max(points)
    leaders = [seat for seat in range(state.seats) if points[seat] == most]
    fullest = max(tie_break(state, seat) for seat in leaders)
    return [seat for seat in leaders if tie_break(state, seat) == fullest]
