"""Building, upgrading, bridges, and the power that neighbours are offered."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import (
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    VALUES,
)
from resarcana_gui.games.terra_mystica.rules.basics import can_pay, capacity, faction_of, has_piece, pay, score
from resarcana_gui.games.terra_mystica.rules.codes import BY_BUILDING, BY_FAVOUR, NOBODY
from resarcana_gui.games.terra_mystica.rules.reaching import occupied
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.towns import settle

UPGRADES = {
    TRADING_HOUSE: DWELLING,
    TEMPLE: TRADING_HOUSE,
    STRONGHOLD: TRADING_HOUSE,
    SANCTUARY: TEMPLE,
}
"""What each structure is an upgrade of."""

AFTER = [[], [TRADING_HOUSE], [TEMPLE, STRONGHOLD], [SANCTUARY], [], []]
"""What each structure can be upgraded to."""


def price_of(state: State, seat: int, at: int, structure: int) -> Amount:
    """What a structure on this hex costs; a trading house more with no opponent beside it."""
    faction = faction_of(state, seat)
    if structure == TRADING_HOUSE and not has_neighbour(state, seat, at):
        return faction.alone
    return faction.costs[structure]


def has_neighbour(state: State, seat: int, at: int) -> bool:
    """Whether an opponent's structure is directly adjacent to a hex."""
    return bool(state.near[at] & occupied(state) & ~state.own[seat])


def can_build(state: State, seat: int) -> bool:
    """Whether a seat has a dwelling left, and can pay for it."""
    return has_piece(state, seat, DWELLING) and can_pay(state, seat, faction_of(state, seat).costs[DWELLING])


def build_dwelling(state: State, seat: int, at: int) -> None:
    """Pay for a dwelling, and build it. The way there, by tunnel or carpet, must have been paid."""
    pay(state, seat, faction_of(state, seat).costs[DWELLING], BY_BUILDING)
    put_up(state, seat, at, DWELLING)


def put_up(state: State, seat: int, at: int, structure: int) -> None:
    """Put a structure on the map: points, towns, and power for neighbours. Who can gain none is not asked."""
    set_up(state, seat, at, structure)
    offers = power_offers(state, seat, at)
    real = [(neighbour, value) for neighbour, value in offers if capacity(state, neighbour)]
    if real:
        state.make_offers(seat, tuple([each[0] for each in real]), tuple([each[1] for each in real]))


def set_up(state: State, seat: int, at: int, structure: int) -> None:
    """Put a structure on the map: points, towns."""
    state.build(seat, at, structure)
    score(state, seat, structure)
    for tile in state.parts.favour_tiles:
        if tile.building[structure] and state.favours[seat] >> tile.number & 1:
            state.change_points(seat, tile.building[structure], BY_FAVOUR)
    settle(state, seat, at)


def power_offers(state: State, seat: int, at: int) -> list[tuple[int, int]]:
    """The neighbours of what a seat built, clockwise, with the values of their structures beside it."""
    found: list[tuple[int, int]] = []
    beside = state.near[at] & ~state.own[seat]
    for step in range(1, state.seats):
        neighbour = (seat + step) % state.seats
        value = sum([VALUES[state.structure[each]] for each in bits(beside & state.own[neighbour])])
        if value:
            found.append((neighbour, value))
    return found


def upgradable(state: State, seat: int, at: int) -> list[int]:
    """What the structure on an own hex can be upgraded to now, pieces and price considered."""
    return [
        after
        for after in AFTER[state.structure[at]]
        if has_piece(state, seat, after) and can_pay(state, seat, price_of(state, seat, at, after))
    ]


def upgrade(state: State, seat: int, at: int, structure: int) -> None:
    """Pay for an upgrade, and carry it out."""
    pay(state, seat, price_of(state, seat, at, structure), BY_BUILDING)
    put_up(state, seat, at, structure)


def bridge_sites(state: State, seat: int) -> list[int]:
    """Where a seat can build a bridge: on free sites with an own structure at one end."""
    if not state.bridges_left[seat]:
        return []
    own = state.own[seat]
    return [
        site
        for site, (one, other) in enumerate(state.parts.board.sites)
        if state.bridge[site] == NOBODY and (own >> one & 1 or own >> other & 1)
    ]


def build_bridge(state: State, seat: int, site: int) -> None:
    """Build a bridge; it may found or enlarge a town."""
    state.build_bridge(seat, site)
    for end in state.parts.board.sites[site]:
        if state.own[seat] >> end & 1:
            settle(state, seat, end)
