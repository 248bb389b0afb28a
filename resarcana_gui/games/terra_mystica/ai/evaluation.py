"""The worth of a table of Terra Mystica to a seat, in points that it will have at the end.

Points that it has count in full; what it holds counts as kept for the next round, so that an action is worth taking if
it brings more than its price would bring later.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.ai.map_worth import areas_worth, place_points, room_worth, towns_worth
from resarcana_gui.games.terra_mystica.ai.prices import (
    amount_worth,
    held_worth,
    income_worth,
    next_round,
    workers_to_come,
)
from resarcana_gui.games.terra_mystica.ai.tile_worth import actions_worth, favour_worth, passing_worth
from resarcana_gui.games.terra_mystica.ai.weights import WEIGHTS
from resarcana_gui.games.terra_mystica.components.tables import PRIESTS_SENT
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    DWELLING,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, number_built
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    CULT_POINTS,
    GAME_OVER,
    ROUNDS,
)
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS

DEVOTION: Final = 1.0


USUAL: Final[tuple[float, ...]] = (0.0, 2.0, 2.0, 1.0, 1.0, 1.0)
"""How many of each structure a seat builds at most in a round that rewards it."""


def worth(state: State, seat: int) -> float:
    """Return the points that a seat may expect."""
    if state.phase == GAME_OVER:
        return float(state.points[seat])
    found = state.points[seat] + held_worth(state, seat) + income_worth(state, seat)
    found += passing_worth(state, seat) + actions_worth(state, seat) + _tempo(state, seat)
    found += _tiles(state, seat) + _structures(state, seat) + _tracks(state, seat)
    found += _bridges(state, seat) + _rewards_to_come(state, seat)
    return found + _cults(state, seat) + areas_worth(state, seat) + towns_worth(state, seat) + room_worth(state, seat)


def _tempo(state: State, seat: int) -> float:
    left = max(0, state.left) if state.active == seat and state.phase == ACTING else 0
    return WEIGHTS.tempo * left + (DEVOTION if state.accepted and state.active == seat else 0.0)


def _tiles(state: State, seat: int) -> float:
    held = state.favours[seat]
    found = WEIGHTS.key * state.keys[seat]
    for tile in state.parts.favour_tiles:
        if held >> tile.number & 1:
            found += favour_worth(state, seat, tile)
    return found


def _structures(state: State, seat: int) -> float:
    """Return the worth of structures as steps to others, and of the stronghold's ability."""
    left = ROUNDS - state.round
    houses = number_built(state, seat, TRADING_HOUSE)
    more = (3 - number_built(state, seat, TEMPLE) - number_built(state, seat, SANCTUARY)) + (
        1 - number_built(state, seat, STRONGHOLD)
    )
    found = WEIGHTS.stepping_stone * WEIGHTS.coin[next_round(state)] * min(houses, max(0, more)) * min(1.0, left / 2)
    if number_built(state, seat, STRONGHOLD):
        found += WEIGHTS.stronghold_ability.get(faction_of(state, seat).slug, 0.0) * left
    return found


def _tracks(state: State, seat: int) -> float:
    """Return the worth of cheaper spades in the coming rounds."""
    spade = faction_of(state, seat).spade
    if not spade:
        return 0.0
    saved = spade[0] - spade[state.dig[seat]]
    return saved * WEIGHTS.spades_per_round * workers_to_come(state)


def _bridges(state: State, seat: int) -> float:
    """Return the worth of what bridges will score in the coming rounds."""
    points = faction_of(state, seat).stronghold.points_per_bridge
    if not points:
        return 0.0
    own, sites, complete = state.own[seat], state.parts.board.sites, 0
    for site, owner in enumerate(state.bridge):
        if owner == seat and own >> sites[site][0] & 1 and own >> sites[site][1] & 1:
            complete += 1
    share = 1.0 if number_built(state, seat, STRONGHOLD) else WEIGHTS.bridge_to_come
    return share * points * complete * (ROUNDS - state.round)


def _rewards_to_come(state: State, seat: int) -> float:
    """Return the worth of having structures left to build in rounds that reward them."""
    found = 0.0
    for at in range(state.round + 1, ROUNDS + 1):
        scores = state.parts.scoring_tiles[state.scoring[at - 1]].scores
        for kind in range(DWELLING, KINDS):
            if scores[kind]:
                pieces = PIECES[kind] - number_built(state, seat, kind)
                found += WEIGHTS.ahead[at - state.round - 1] * scores[kind] * min(float(pieces), USUAL[kind])
    return found


def _cults(state: State, seat: int) -> float:
    """Return the worth of the steps on cults: places at the end, and bonuses of this round and the coming ones."""
    decided = state.round / ROUNDS
    found = 0.0
    for cult in range(CULT_COUNT):
        steps = [state.cults[each * CULT_COUNT + cult] for each in range(state.seats)]
        places = place_points(steps, seat, CULT_POINTS)
        found += (0.3 + 0.7 * decided) * places + WEIGHTS.step * (1.2 - decided) * steps[seat]
    for at in range(max(1, state.round), ROUNDS):
        found += _bonus(state, seat, at)
    return found


def _bonus(state: State, seat: int, at: int) -> float:
    """Return the worth of the cult bonus at the end of a round; half of it counts for steps short of the next one."""
    tile = state.parts.scoring_tiles[state.scoring[at - 1]]
    steps = state.sent[seat] if tile.cult == PRIESTS_SENT else state.cults[seat * CULT_COUNT + tile.cult]
    times, rest = divmod(steps, tile.every)
    each = amount_worth(tile.gain, at + 1) + WEIGHTS.spade_bonus * tile.spades * WEIGHTS.coin[at + 1]
    return each * (times + 0.5 * rest / tile.every)
