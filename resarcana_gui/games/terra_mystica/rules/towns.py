"""Founding and enlarging towns."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import PER_TOWN
from resarcana_gui.games.terra_mystica.components.words import SANCTUARY, VALUES
from resarcana_gui.games.terra_mystica.rules.basics import advance_all, faction_of, gain, score, ship
from resarcana_gui.games.terra_mystica.rules.codes import BY_FACTION, BY_TOWN, NOBODY
from resarcana_gui.games.terra_mystica.rules.state import State

TOWN_SIZE = 4
TOWN_VALUE = 7


def group(state: State, seat: int, start: int) -> int:
    """The own structures linked with those of `start` (a set of hexes) by direct adjacency, or by river hexes that
    are links of towns."""
    own, found, edge = state.own[seat], start, start
    links = linked_rivers(state, seat)
    while edge:
        edge = _beside(state, edge, links) & own & ~found
        found |= edge
    return found


def _beside(state: State, hexes: int, links: list[int]) -> int:
    """The hexes that are directly adjacent to some of these, or linked with them by a river hex."""
    found = 0
    for at in bits(hexes):
        found |= state.near[at]
    for around in links:
        if around & hexes:
            found |= around
    return found


def linked_rivers(state: State, seat: int) -> list[int]:
    """The hexes around each river hex that this seat counts as a link."""
    if not faction_of(state, seat).abilities.river_link:
        return []
    around = state.parts.board.beside_river
    return [around[river] for river, owner in enumerate(state.link) if owner == seat]


def town_value(state: State, seat: int) -> int:
    """The value that a town of this seat needs."""
    needed = TOWN_VALUE
    for tile in state.parts.favour_tiles:
        if tile.town_value and state.favours[seat] >> tile.number & 1:
            needed = min(needed, tile.town_value)
    return needed


def is_town(state: State, seat: int, hexes: int) -> bool:
    """Whether linked structures, none of a town, are enough for one."""
    size = value = 0
    for at in bits(hexes):
        structure = state.structure[at]
        size += 2 if structure == SANCTUARY else 1
        value += VALUES[structure]
    return size >= TOWN_SIZE and value >= town_value(state, seat)


def tiles_left(state: State) -> list[int]:
    """The kinds of town tiles that are left."""
    return [tile for tile, number in enumerate(state.town_stock) if number]


def settle(state: State, seat: int, at: int) -> None:
    """Found or enlarge a town, after something changed at an own structure."""
    hexes = bits(group(state, seat, 1 << at))
    if any(state.town[each] for each in hexes):
        new = [each for each in hexes if not state.town[each]]
        if new:
            state.enlarge_town(seat, tuple(new))
    elif is_town(state, seat, sum(1 << each for each in hexes)) and sum(state.town_stock) > state.towns_due:
        state.found_town(seat, tuple(hexes))


def settle_all(state: State, seat: int) -> None:
    """Found whatever has become a town, because a town needs less now."""
    for at in bits(state.own[seat]):
        if not state.town[at]:
            settle(state, seat, at)


def linkable(state: State, seat: int) -> list[int]:
    """Mermaids: the river hexes that found a town when they are counted as a link."""
    own = state.own[seat]
    found: list[int] = []
    if not faction_of(state, seat).abilities.river_link or not tiles_left(state):
        return found
    for river, around in enumerate(state.parts.board.beside_river):
        beside = around & own
        if beside & (beside - 1) and state.link[river] == NOBODY and _links(state, seat, beside):
            found.append(river)
    return found


def _links(state: State, seat: int, beside: int) -> bool:
    """Whether the structures around a river hex, linked, are a new town."""
    hexes = group(state, seat, beside)
    return not any(state.town[at] for at in bits(hexes)) and is_town(state, seat, hexes)


def link(state: State, seat: int, river: int) -> None:
    """Count a river hex as a link: that founds a town."""
    beside = state.parts.board.beside_river[river] & state.own[seat]
    state.link_river(seat, river)
    state.found_town(seat, tuple(bits(group(state, seat, beside))))


def take_town_tile(state: State, seat: int, tile: int) -> None:
    """Take a town tile with its key, and what the town brings."""
    told = state.parts.town_tiles[tile]
    state.take_town(seat, tile)
    score(state, seat, PER_TOWN)
    gain(state, seat, faction_of(state, seat).abilities.town_gain, BY_FACTION)
    gain(state, seat, told.gain, BY_TOWN)
    if told.steps:
        advance_all(state, seat, told.steps)
    for _ in range(told.shipping):
        ship(state, seat)
