"""What automata like about a table of Terra Mystica besides its worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, DWELLING, SANCTUARY, STRONGHOLD
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, number_built
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.final_scoring import area
from resarcana_gui.games.terra_mystica.rules.reaching import occupied
from resarcana_gui.games.terra_mystica.rules.state import State


class Taste:
    """The likes of one automaton."""

    def __init__(self, likes: Mapping[str, float]) -> None:
        """The points that one of each feature is worth to it, by the names of `tempers.FEATURES`."""
        self._likes: Final = [(COUNTS[feature], points) for feature, points in likes.items()]

    def pleasure(self, state: State, seat: int) -> float:
        """Return the points that it would give for what a table has of these; none before a seat has a faction."""
        if state.faction[seat] == NONE:
            return 0.0
        pleasure = 0.0
        for count, points in self._likes:
            pleasure += points * count(state, seat)
        return pleasure


def _neighbours(state: State, seat: int) -> int:
    """Return the number of own structures that are adjacent to an opponent's."""
    others = occupied(state) & ~state.own[seat]
    return sum([state.near[at] & others != 0 for at in bits(state.own[seat])])


def _dwellings(state: State, seat: int) -> int:
    return number_built(state, seat, DWELLING)


def _great(state: State, seat: int) -> int:
    return number_built(state, seat, STRONGHOLD) + number_built(state, seat, SANCTUARY)


def _towns(state: State, seat: int) -> int:
    """Return the number of own structures that belong to towns."""
    return sum([state.town[at] != 0 for at in bits(state.own[seat])])


def _steps(state: State, seat: int) -> int:
    return sum(state.cults[seat * CULT_COUNT : (seat + 1) * CULT_COUNT])


def _burned(state: State, seat: int) -> int:
    """Return how many power tokens a seat has burned."""
    return sum(faction_of(state, seat).bowls) - state.bowl1[seat] - state.bowl2[seat] - state.bowl3[seat]


def _bridges(state: State, seat: int) -> int:
    return sum([owner == seat for owner in state.bridge])


COUNTS: Final[dict[str, Callable[[State, int], int]]] = {
    "neighbours": _neighbours,
    "dwellings": _dwellings,
    "great structures": _great,
    "structures in towns": _towns,
    "cult steps": _steps,
    "burned": _burned,
    "area": area,
    "bridges": _bridges,
}
"""What counts each feature."""
