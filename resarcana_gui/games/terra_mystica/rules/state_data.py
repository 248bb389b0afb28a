"""What a state shows, as plain data in public names, for readers outside the program."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY, NONE, PHASES
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import SPACES_OF_CULT
from resarcana_gui.kernel.state import State as KernelState


def table(state: KernelState) -> dict[str, object]:
    """What a table shows, as plain data: the keys of a scenario, and a few more."""
    assert isinstance(state, State)
    parts = state.parts
    free = [card for card in parts.bonus_cards if state.on_card[card.number] != NONE and card.number not in state.card]
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": seat_or_none(state.first),
        "next_first": seat_or_none(state.next_first),
        "active": seat_or_none(state.active),
        "scoring": [parts.scoring_tiles[tile].slug for tile in state.scoring if tile != NONE],
        "cards": {card.slug: state.on_card[card.number] for card in free},
        "used": [action.slug for action in parts.power_actions if state.used_power >> action.number & 1],
        "terrain": _transformed(state),
        "spaces": {cult: _spaces(state, number) for number, cult in enumerate(CULTS)},
        "favours": {tile.slug: state.favour_stock[tile.number] for tile in parts.favour_tiles},
        "towns": {tile.slug: state.town_stock[tile.number] for tile in parts.town_tiles},
        "offers": [list(state.offers[at : at + 3]) for at in range(0, len(state.offers), 3)],
        "seats": [seat_data(state, seat) for seat in range(state.seats)],
        "winners": [seat for seat in range(state.seats) if state.winners >> seat & 1],
    }


def seat_or_none(seat: int) -> int | None:
    """A seat; None for nobody."""
    return None if seat == NOBODY else seat


def _transformed(state: State) -> dict[str, str]:
    """The land hexes that are not what is printed."""
    board = state.parts.board
    return {
        name: TERRAINS[state.terrain[at]]
        for at, name in enumerate(board.names)
        if state.terrain[at] != board.terrain[at]
    }


def _spaces(state: State, cult: int) -> list[int | None]:
    first = cult * SPACES_OF_CULT
    return [seat_or_none(seat) for seat in state.spaces[first : first + SPACES_OF_CULT]]


def seat_data(state: State, seat: int) -> dict[str, object]:
    """What a seat has."""
    if state.faction[seat] == NONE:
        return {"faction": None}
    parts, board = state.parts, state.parts.board
    held, count = state.card[seat], len(parts.town_tiles)
    return {
        "faction": parts.factions[state.faction[seat]].slug,
        "points": state.points[seat],
        "coins": state.coins[seat],
        "workers": state.workers[seat],
        "priests": state.priests[seat],
        "bowls": [state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]],
        "cults": state.cults[seat * CULT_COUNT : seat * CULT_COUNT + CULT_COUNT],
        "keys": state.keys[seat],
        "shipping": state.ship[seat],
        "digging": state.dig[seat],
        "structures": {board.names[at]: STRUCTURES[state.structure[at]] for at in bits(state.own[seat])},
        "bridges": [board.site_names[site] for site, owner in enumerate(state.bridge) if owner == seat],
        "links": [board.river_names[river] for river, owner in enumerate(state.link) if owner == seat],
        "in_town": [board.names[at] for at in bits(state.own[seat]) if state.town[at]],
        "card": None if held == NONE else parts.bonus_cards[held].slug,
        "favours": [tile.slug for tile in parts.favour_tiles if state.favours[seat] >> tile.number & 1],
        "towns": [tile.slug for tile in parts.town_tiles for _ in range(state.towns[seat * count + tile.number])],
        "used": [action.slug for action in parts.actions if state.used[seat] >> action.number & 1],
        "passed": bool(state.passed[seat]),
    }
