"""Power actions and special actions: who can use which, and what they do."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.board import bits
from resarcana_gui.games.terra_mystica.components.tables import (
    BRIDGE,
    CULT_STEPS,
    DOUBLE_TURN,
    FLIGHT,
    FREE_TRADING_HOUSE,
    GAIN,
    NO_ACTION,
    SANDSTORM,
    SPADES,
    Action,
)
from resarcana_gui.games.terra_mystica.components.words import DWELLING, TRADING_HOUSE
from resarcana_gui.games.terra_mystica.rules.basics import (
    burnable,
    can_pay,
    faction_of,
    gain,
    gain_spades,
    has_piece,
    has_stronghold,
    number_built,
    pay,
    priest_supply,
)
from resarcana_gui.games.terra_mystica.rules.building import bridge_sites
from resarcana_gui.games.terra_mystica.rules.codes import BY_ACTION, BY_BRIDGE, BY_TURN, NONE
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskBridge,
    AskCult,
    AskFlight,
    AskFreeUpgrade,
    AskSandstorm,
    AskSpade,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.reaching import occupied
from resarcana_gui.games.terra_mystica.rules.spades import can_use_spades
from resarcana_gui.games.terra_mystica.rules.state import State


def held_actions(state: State, seat: int) -> list[int]:
    """The special actions that a seat has, used or not."""
    faction = faction_of(state, seat)
    found: list[int] = []
    if state.card[seat] != NONE:
        found.append(state.parts.bonus_cards[state.card[seat]].action)
    found += [tile.action for tile in state.parts.favour_tiles if state.favours[seat] >> tile.number & 1]
    found.append(faction.abilities.bridge_action)
    if has_stronghold(state, seat):
        found.append(faction.stronghold.action)
    return [action for action in found if action != NO_ACTION]


def usable_actions(state: State, seat: int) -> list[int]:
    """The power actions and special actions that a seat can use now, with all that they need."""
    power = burnable(state, seat)
    actions = [action for action in state.parts.power_actions if action.power <= power]
    actions += [state.parts.actions[number] for number in held_actions(state, seat)]
    used = state.used_power | state.used[seat]
    return [
        action.number
        for action in actions
        if not used >> action.number & 1 and can_pay(state, seat, action.price) and is_useful(state, seat, action)
    ]


def is_useful(state: State, seat: int, action: Action) -> bool:
    """Whether an action would do anything."""
    deed = action.deed
    if deed == SPADES:
        return can_use_spades(state, seat, action.amount)
    if deed == GAIN:
        return action.gain.priests == 0 or priest_supply(state, seat) > 0
    if deed == BRIDGE:
        return len(bridge_sites(state, seat)) > 0
    if deed == SANDSTORM:
        return sandstorm_hexes(state, seat) != 0
    if deed == FLIGHT:
        return has_piece(state, seat, DWELLING) and flight_hexes(state, seat) != 0
    if deed == FREE_TRADING_HOUSE:
        return has_piece(state, seat, TRADING_HOUSE) and number_built(state, seat, DWELLING) > 0
    return True


def sandstorm_hexes(state: State, seat: int) -> int:
    """The unoccupied hexes, not of the home terrain, that share a side with an own structure; bridges do not count."""
    found = 0
    for at in bits(state.own[seat]):
        found |= state.parts.board.near[at]
    return found & ~occupied(state) & ~state.lands[faction_of(state, seat).home]


def flight_hexes(state: State, seat: int) -> int:
    """The unoccupied hexes of the home terrain, reached or not."""
    return state.lands[faction_of(state, seat).home] & ~occupied(state)


def use_action(state: State, seat: int, number: int) -> Question | None:
    """Pay for an action, burning power that is missing, and use it; the question that follows, if any."""
    action = state.parts.actions[number]
    missing = action.power - state.bowl3[seat]
    if missing > 0:
        state.burn_power(seat, missing)
    if action.power:
        state.spend_power(seat, action.power, BY_ACTION)
    pay(state, seat, action.price, BY_BRIDGE)
    state.use_action(seat, number)
    gain(state, seat, action.gain, BY_ACTION)
    return _question_of(state, seat, action)


def _question_of(state: State, seat: int, action: Action) -> Question | None:
    deed = action.deed
    if deed == SPADES:
        gain_spades(state, seat, action.amount)
        return AskSpade(seat, action.amount, BY_TURN)
    if deed == CULT_STEPS:
        return AskCult(seat, action.amount)
    if deed == BRIDGE:
        return AskBridge(seat)
    if deed == SANDSTORM:
        return AskSandstorm(seat)
    if deed == FLIGHT:
        return AskFlight(seat)
    if deed == FREE_TRADING_HOUSE:
        return AskFreeUpgrade(seat)
    if deed == DOUBLE_TURN:
        state.double_turn(seat, action.amount)
    return None
