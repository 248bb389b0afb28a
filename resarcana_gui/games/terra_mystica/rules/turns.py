"""What a seat can do in its turn."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, DWELLING, SPACES
from resarcana_gui.games.terra_mystica.rules.actions import usable_actions
from resarcana_gui.games.terra_mystica.rules.basics import (
    affordable_spades,
    can_pay,
    faction_of,
    has_piece,
    priest_supply,
    spade_price,
)
from resarcana_gui.games.terra_mystica.rules.building import upgradable
from resarcana_gui.games.terra_mystica.rules.codes import (
    COINS_TO_POINT,
    NOBODY,
    NONE,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_POWER,
    PRIEST_TO_WORKER,
    ROUNDS,
    WORKER_POWER,
    WORKER_TO_COIN,
)
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.reaching import reached, skip_of, skip_price, skipped, with_skip
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import SPACES_OF_CULT
from resarcana_gui.games.terra_mystica.rules.towns import linkable


def turn_answers(state: State, seat: int, left: int) -> list[Answer]:
    """Everything that a seat can do: an action if any is left, or the end of the turn; free things."""
    if left == 0:
        return [state.menus[seat].end, *free_answers(state, seat)]
    return [
        *_on_the_map(state, seat),
        *_upgrades(state, seat),
        *_on_the_boards(state, seat),
        *passes(state, seat),
        *free_answers(state, seat),
    ]


def free_answers(state: State, seat: int) -> list[Answer]:
    """Conversions, burning, and the Mermaids' link: any number of them, in the own turn."""
    found = conversions(state, seat)
    if faction_of(state, seat).abilities.river_link:
        links = state.menus[seat].link
        found += [links[river] for river in linkable(state, seat)]
    return found


def conversions(state: State, seat: int) -> list[Answer]:
    """Every exchange that a seat can make, and burning."""
    menu = state.menus[seat]
    convert, power = menu.convert, state.bowl3[seat]
    found: list[Answer] = []
    if power:
        if power >= PRIEST_POWER and priest_supply(state, seat):
            found.append(convert[POWER_TO_PRIEST])
        if power >= WORKER_POWER:
            found.append(convert[POWER_TO_WORKER])
        found.append(convert[POWER_TO_COIN])
    if state.priests[seat]:
        found.append(convert[PRIEST_TO_WORKER])
    if state.workers[seat]:
        found.append(convert[WORKER_TO_COIN])
    trade = faction_of(state, seat).abilities.trade
    if trade and state.points[seat]:
        found.append(convert[POINT_TO_COIN])
    if trade and state.coins[seat] >= trade:
        found.append(convert[COINS_TO_POINT])
    if state.bowl2[seat] >= 2:
        found.append(menu.burn)
    return found


def _on_the_map(state: State, seat: int) -> list[Answer]:
    """Building and transforming."""
    menu, faction = state.menus[seat], faction_of(state, seat)
    hexes, home = reached(state, seat), state.lands[faction.home]
    found: list[Answer] = []
    if has_piece(state, seat, DWELLING) and can_pay(state, seat, faction.costs[DWELLING]):
        found = [menu.build[at] for at in bits(hexes & home)]
    if affordable_spades(state, seat) >= max(1, faction.abilities.spades_always):
        away = ~home if faction.abilities.spades_always else -1
        found += [menu.transform[at] for at in bits(hexes & away)]
    if skip_of(state, seat):
        found += _by_skip(state, seat)
    return found


def _upgrades(state: State, seat: int) -> list[Answer]:
    """Upgrading any own structure."""
    menu = state.menus[seat].upgrade
    found: list[Answer] = []
    for at in bits(state.own[seat]):
        found += [menu[at][structure] for structure in upgradable(state, seat, at)]
    return found


def _by_skip(state: State, seat: int) -> list[Answer]:
    """Building and transforming by tunnel or carpet."""
    menu, faction, hexes = state.menus[seat], faction_of(state, seat), skipped(state, seat)
    price = skip_price(state, seat)
    found: list[Answer] = []
    if has_piece(state, seat, DWELLING) and can_pay(state, seat, with_skip(faction.costs[DWELLING], price)):
        found = [menu.build[at] for at in bits(hexes & state.lands[faction.home])]
    if can_pay(state, seat, with_skip(spade_price(state, seat), price)):
        found += [menu.transform[at] for at in bits(hexes)]
    return found


def can_ship(state: State, seat: int) -> bool:
    """Whether a step of shipping is left."""
    return state.ship[seat] + 1 < len(faction_of(state, seat).ship_points)


def can_lower(state: State, seat: int) -> bool:
    """Whether a step of the exchange track is left."""
    return state.dig[seat] + 1 < len(faction_of(state, seat).spade)


def _on_the_boards(state: State, seat: int) -> list[Answer]:
    """Tracks, cults, power actions and special actions."""
    menu, faction = state.menus[seat], faction_of(state, seat)
    found: list[Answer] = []
    if can_ship(state, seat) and can_pay(state, seat, faction.ship_price):
        found.append(menu.ship)
    if can_lower(state, seat) and can_pay(state, seat, faction.dig_price):
        found.append(menu.exchange)
    for cult in range(CULT_COUNT if state.priests[seat] else 0):
        found += [menu.send[cult][steps] for steps in steps_for_priest(state, cult)]
    found += [menu.action[action] for action in usable_actions(state, seat)]
    return found


def steps_for_priest(state: State, cult: int) -> list[int]:
    """The numbers of steps that a priest can bring on a cult: those of free order spaces, and 1."""
    first = cult * SPACES_OF_CULT
    found = [1]
    if NOBODY in state.spaces[first + 1 : first + SPACES_OF_CULT]:
        found.append(SPACES[1])
    if state.spaces[first] == NOBODY:
        found.append(SPACES[0])
    return found


def free_space(state: State, cult: int, steps: int) -> int:
    """The first free order space of a cult with so many steps, counted from 0; NONE when there is none."""
    for space in range(SPACES_OF_CULT):
        if SPACES[space] == steps and state.spaces[cult * SPACES_OF_CULT + space] == NOBODY:
            return space
    return NONE


def passes(state: State, seat: int) -> list[Answer]:
    """Passing, with every bonus card that is free; without one in the last round."""
    if state.round == ROUNDS:
        return [state.menus[seat].last_pass]
    passing = state.menus[seat].passing
    return [passing[card] for card in free_cards(state)]


def free_cards(state: State) -> list[int]:
    """The bonus cards in play that nobody holds."""
    return [card for card, coins in enumerate(state.on_card) if coins != NONE and card not in state.card]
