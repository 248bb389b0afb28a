"""Notes on factions, first dwellings, and land."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.agents.companion import Reason
from resarcana_gui.games.terra_mystica.ai.companion.change_notes import near_home, note
from resarcana_gui.games.terra_mystica.ai.companion.fact_names import (
    APART,
    AWAY,
    BESIDE,
    HOME,
    NEAR_HOME,
    OWN_NEAR,
    ROOM,
    STARTS_WITH,
    USUAL_POINTS,
    named,
    written,
)
from resarcana_gui.games.terra_mystica.ai.factions import POINTS
from resarcana_gui.games.terra_mystica.components.board import FARTHEST_SKIP, bits
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import NONE
from resarcana_gui.games.terra_mystica.rules.reaching import occupied, reached
from resarcana_gui.games.terra_mystica.rules.spades import spades_to_home, wheel_distance
from resarcana_gui.games.terra_mystica.rules.state import State

USUAL_START: Final = (15, 3, 0, 0, 0)
"""Coins and workers that most factions start with."""
FAR_APART: Final = 2
"""Spades between home terrains from which factions hardly want the same hexes."""
NEAR: Final = 2
"""Structures so many hexes apart can be linked by one dwelling between them."""


def faction_notes(view: State, seat: int, number: int) -> Iterator[Reason]:
    """Yield what can be said for a faction."""
    faction = view.parts.factions[number]
    if faction.slug in POINTS:
        yield note(USUAL_POINTS, POINTS[faction.slug])
    apart = [
        (wheel_distance(faction.home, view.parts.factions[other].home), at)
        for at, other in enumerate(view.faction)
        if other != NONE and at != seat
    ]
    spades, nearest = min(apart, default=(0, 0))
    if spades >= FAR_APART:
        yield note(named(APART, nearest), spades)
    if faction.start.each() != USUAL_START:
        yield note(named(STARTS_WITH, written(faction.start)))


def start_notes(view: State, after: State, seat: int, at: int) -> Iterator[Reason]:
    """Yield what can be said for a first dwelling."""
    board, others = view.parts.board, occupied(view) & ~view.own[seat]
    beside = [view.owner[each] for each in bits(view.near[at] & others)]
    if beside:
        yield note(named(BESIDE, *sorted(set(beside))), len(beside))
    near = bits(board.within[NEAR][at] & view.own[seat])
    if near:
        yield note(named(OWN_NEAR, *(board.names[each] for each in near)), len(near))
    room = near_home(after, seat, reached(after, seat) & ~reached(view, seat))
    if room:
        yield note(ROOM, len(room))
    away = next((far for far in range(1, FARTHEST_SKIP + 1) if board.within[far][at] & others), 0)
    if away > NEAR:
        yield note(AWAY, away)


def land_notes(view: State, after: State, seat: int, at: int) -> Iterator[Reason]:
    """Yield how near a hex comes to being home terrain."""
    faction, name = faction_of(view, seat), view.parts.board.names[at]
    if after.terrain[at] == faction.home:
        yield note(named(HOME, name))
    elif after.terrain[at] != view.terrain[at]:
        yield note(named(NEAR_HOME, name), spades_to_home(faction, after.terrain[at]))
