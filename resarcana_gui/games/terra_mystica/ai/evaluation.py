"""The worth of a table of Terra Mystica to a seat, in points that it will have at the end.

Points that it has count in full; what it holds counts as kept for the next round, so that an action is worth taking if
it brings more than its price would bring later.
"""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.ai.prices import COIN, amount_worth, held_worth, income_worth, next_round
from resarcana_gui.games.terra_mystica.ai.tile_worth import actions_worth, favour_worth, passing_worth
from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import PRIESTS_SENT, Faction
from resarcana_gui.games.terra_mystica.components.words import (
    CULT_COUNT,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    VALUES,
    WHEEL,
)
from resarcana_gui.games.terra_mystica.rules.basics import faction_of, has_piece, number_built
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    AREA_POINTS,
    CULT_POINTS,
    GAME_OVER,
    NONE,
    ROUNDS,
)
from resarcana_gui.games.terra_mystica.rules.final_scoring import area, shares
from resarcana_gui.games.terra_mystica.rules.income import income_of
from resarcana_gui.games.terra_mystica.rules.reaching import occupied, reached, skipped
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import TOWN_SIZE, group, town_value

SPADE_BONUS: Final = 2.5
"""A spade of the cult bonus, in coins."""
STEP: Final = 0.45
"""A step on a cult, beside the places and bonuses that it brings now."""
AREA: Final = 1.5
"""A structure more in the largest area, while the areas are far from decided."""
TOWN: Final = 9.0
"""A town, in points, of which a share counts on the way to it."""
TOWN_LEFT: Final = 0.7
"""The share that counts of a town with nothing missing but its last step."""
OPEN: Final = 14.0
"""Room to expand into without limit, in points at the beginning."""
HALF_OPEN: Final = 1.5
"""How much room is worth half of that."""
BY_SPADES: Final[tuple[float, ...]] = (1.0, 0.6, 0.25, 0.1)
"""How much a reached hex counts as room, by the spades that it takes."""
SKIPPED: Final = 0.4
NEIGHBOUR: Final = 0.3
"""An opponent beside an own structure, in points a round: power, and cheaper trading houses."""
MOST_NEIGHBOURS: Final = 2
STEPPING_STONE: Final = 3.2
"""A trading house that can become a temple or the stronghold, in coins."""
STRONGHOLD_ABILITY: Final = {"alchemists": 1.5, "dwarves": 1.5, "fakirs": 1.0, "mermaids": 0.3}
"""What a stronghold brings a round, in points, beside actions and what it gives at once."""
SPADES_PER_ROUND: Final = 1.0
KEY: Final = 0.6
TEMPO: Final = 1.5
"""An action that is left to be taken in this turn."""
DEVOTION: Final = 1.0


def worth(state: State, seat: int) -> float:
    """Return the points that a seat may expect."""
    if state.phase == GAME_OVER:
        return float(state.points[seat])
    found = state.points[seat] + held_worth(state, seat) + income_worth(state, _lasting_income(state, seat))
    found += passing_worth(state, seat) + actions_worth(state, seat) + _tempo(state, seat)
    found += _tiles(state, seat) + _structures(state, seat) + _tracks(state, seat)
    return found + _cults(state, seat) + _areas(state, seat) + _towns(state, seat) + _place(state, seat)


def _lasting_income(state: State, seat: int) -> Amount:
    """Return the income of each round without the bonus card's, which is held for one round only."""
    all_ = income_of(state, seat)
    if state.card[seat] == NONE:
        return all_
    card = state.parts.bonus_cards[state.card[seat]].income
    return Amount(
        all_.coins - card.coins, all_.workers - card.workers, all_.priests - card.priests, all_.power - card.power
    )


def _tempo(state: State, seat: int) -> float:
    left = max(0, state.left) if state.active == seat and state.phase == ACTING else 0
    return TEMPO * left + (DEVOTION if state.accepted and state.active == seat else 0.0)


def _tiles(state: State, seat: int) -> float:
    held = state.favours[seat]
    return KEY * state.keys[seat] + sum(
        [favour_worth(state, seat, tile) for tile in state.parts.favour_tiles if held >> tile.number & 1]
    )


def _structures(state: State, seat: int) -> float:
    """Return the worth of structures as steps to others, and of the stronghold's ability."""
    left = ROUNDS - state.round
    houses = number_built(state, seat, TRADING_HOUSE)
    more = (3 - number_built(state, seat, TEMPLE) - number_built(state, seat, SANCTUARY)) + (
        1 - number_built(state, seat, STRONGHOLD)
    )
    found = STEPPING_STONE * COIN[next_round(state)] * min(houses, max(0, more)) * min(1.0, left / 2)
    if number_built(state, seat, STRONGHOLD):
        found += STRONGHOLD_ABILITY.get(faction_of(state, seat).slug, 0.0) * left
    return found


def _tracks(state: State, seat: int) -> float:
    """Return the worth of cheaper spades in the coming rounds."""
    spade = faction_of(state, seat).spade
    if not spade:
        return 0.0
    saved = spade[0] - spade[state.dig[seat]]
    return saved * SPADES_PER_ROUND * sum([amount_worth(Amount(workers=1), at) for at in range(state.round + 1, 7)])


def _cults(state: State, seat: int) -> float:
    """Return the worth of the steps on cults: places at the end, and bonuses of this round and the coming ones."""
    decided = state.round / ROUNDS
    found = 0.0
    for cult in range(CULT_COUNT):
        steps = [state.cults[each * CULT_COUNT + cult] for each in range(state.seats)]
        places = shares(steps, CULT_POINTS)
        found += (0.3 + 0.7 * decided) * places[seat] + STEP * (1.2 - decided) * steps[seat]
    for at in range(max(1, state.round), ROUNDS):
        found += _bonus(state, seat, at)
    return found


def _bonus(state: State, seat: int, at: int) -> float:
    """Return the worth of the cult bonus at the end of a round; half of it counts for steps short of the next one."""
    tile = state.parts.scoring_tiles[state.scoring[at - 1]]
    steps = state.sent[seat] if tile.cult == PRIESTS_SENT else state.cults[seat * CULT_COUNT + tile.cult]
    times, rest = divmod(steps, tile.every)
    each = amount_worth(tile.gain, at + 1) + SPADE_BONUS * tile.spades * COIN[at + 1]
    return each * (times + 0.5 * rest / tile.every)


def _areas(state: State, seat: int) -> float:
    """Return the worth of the largest area: its size, and more and more its place among the others."""
    decided = state.round / ROUNDS
    mine = area(state, seat)
    found = AREA * (1.15 - decided) * mine
    if decided >= 0.5:
        sizes = [mine if each == seat else area(state, each) for each in range(state.seats)]
        found += (2.0 * decided - 1.0) * (shares(sizes, AREA_POINTS)[seat] + 0.3 * mine)
    return found


def _towns(state: State, seat: int) -> float:
    """Return the worth of linked structures on the way to a town; the two best groups count."""
    left = state.own[seat]
    for at in bits(left):
        if state.town[at]:
            left &= ~(1 << at)
    needed = town_value(state, seat)
    found: list[float] = []
    while left:
        hexes = group(state, seat, left & -left)
        left &= ~hexes
        members = bits(hexes)
        if not any(state.town[at] for at in members):
            found.append(_way_to_town(state, members, needed))
    found.sort(reverse=True)
    usable = TOWN_LEFT * min(1.0, (ROUNDS - state.round + 0.7) / 2)
    return TOWN * usable * sum([way * way for way in found[:2]])


def _way_to_town(state: State, members: list[int], needed: int) -> float:
    """Return the share of a town's size and value that linked structures have."""
    size = len(members) + sum([state.structure[at] == SANCTUARY for at in members])
    value = sum([VALUES[state.structure[at]] for at in members])
    return (min(1.0, size / TOWN_SIZE) + min(1.0, value / needed)) / 2


def _place(state: State, seat: int) -> float:
    """Return the worth of room to expand into, and of neighbours."""
    left = (ROUNDS - state.round) / ROUNDS
    if left <= 0.0:
        return 0.0
    faction = faction_of(state, seat)
    found = 0.0
    if has_piece(state, seat, DWELLING):
        hexes = reached(state, seat)
        room = _room(state, faction, hexes) + SKIPPED * _room(state, faction, skipped(state, seat))
        found = OPEN * left * room / (room + HALF_OPEN)
    others = occupied(state) & ~state.own[seat]
    for at in bits(state.own[seat]):
        found += NEIGHBOUR * ROUNDS * left * min(MOST_NEIGHBOURS, (state.near[at] & others).bit_count())
    return found


def _room(state: State, faction: Faction, hexes: int) -> float:
    """Return how much room these hexes are to a faction."""
    room = 0.0
    for terrain, lands in enumerate(state.lands):
        number = (hexes & lands).bit_count()
        if number:
            room += number * BY_SPADES[spades_to(faction, terrain)]
    return room


def spades_to(faction: Faction, terrain: int) -> int:
    """Return how many spades turn a terrain into a faction's home."""
    around = (faction.home - terrain) % WHEEL
    spades = min(around, WHEEL - around)
    return faction.abilities.spades_always if spades and faction.abilities.spades_always else spades
