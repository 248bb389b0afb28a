"""Gaining and paying, priests, power, steps on cults: what all other rules are made of."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.tables import PER_SPADE, Faction
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, PIECES, PRIESTS, STRONGHOLD, TOP
from resarcana_gui.games.terra_mystica.rules.codes import (
    ACTING,
    BY_CULT,
    BY_FACTION,
    BY_SCORING,
    BY_SHIPPING,
    BY_SPADE,
    CULT_POWER,
    NOBODY,
)
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import KINDS


def faction_of(state: State, seat: int) -> Faction:
    """The faction that a seat plays; it must have one."""
    return state.parts.factions[state.faction[seat]]


def number_built(state: State, seat: int, structure: int) -> int:
    """How many structures of a kind a seat has on the map."""
    return state.built[seat * KINDS + structure]


def has_piece(state: State, seat: int, structure: int) -> bool:
    """Whether a structure of this kind is left on the seat's board."""
    return state.built[seat * KINDS + structure] < PIECES[structure]


def has_stronghold(state: State, seat: int) -> bool:
    """Whether a seat has built its stronghold."""
    return state.built[seat * KINDS + STRONGHOLD] > 0


def can_pay(state: State, seat: int, price: Amount) -> bool:
    """Whether a seat has the coins, workers and priests of a price."""
    return (
        state.coins[seat] >= price.coins
        and state.workers[seat] >= price.workers
        and state.priests[seat] >= price.priests
    )


def pay(state: State, seat: int, price: Amount, reason: int) -> None:
    """Pay coins, workers and priests, which a seat must have."""
    if price.coins or price.workers or price.priests:
        state.pay(seat, price.coins, price.workers, price.priests, reason)


def burnable(state: State, seat: int) -> int:
    """The power in bowl III after burning as much as possible."""
    return state.bowl3[seat] + state.bowl2[seat] // 2


def payable_by_conversions(state: State, seat: int, workers: int, coins: int) -> bool:
    """Whether a seat could pay workers and coins if it converted, and burned, whatever it can.

    A missing worker is best taken from a priest, then from power; a missing coin from what is left of anything.
    """
    short = max(0, workers - state.workers[seat])
    spare = max(0, state.workers[seat] - workers) + state.priests[seat] - min(short, state.priests[seat])
    power = burnable(state, seat) - 3 * (short - min(short, state.priests[seat]))
    if faction_of(state, seat).abilities.trade:
        spare += state.points[seat]
    return power >= 0 and state.coins[seat] + spare + power >= coins


def priest_supply(state: State, seat: int) -> int:
    """How many priests a seat can still gain."""
    return PRIESTS - state.priests[seat] - state.sent[seat]


def capacity(state: State, seat: int) -> int:
    """How much power a seat can still gain."""
    return 2 * state.bowl1[seat] + state.bowl2[seat]


def gain(state: State, seat: int, amount: Amount, reason: int) -> None:
    """Gain an amount; priests beyond the supply and power beyond the bowls are lost."""
    priests = min(amount.priests, priest_supply(state, seat))
    if amount.coins or amount.workers or priests:
        state.gain(seat, amount.coins, amount.workers, priests, reason)
    gain_power(state, seat, amount.power, reason)
    if amount.points:
        state.change_points(seat, amount.points, reason)


def gain_power(state: State, seat: int, number: int, reason: int) -> None:
    """Gain power, as much as the bowls allow."""
    real = min(number, capacity(state, seat))
    if real:
        state.gain_power(seat, real, reason)


def score(state: State, seat: int, what: int, times: int = 1) -> None:
    """The points of this round's scoring tile for a structure, a spade, a town (see tables.SCORED): during the actions
    only."""
    if state.phase != ACTING:
        return
    points = state.parts.scoring_tiles[state.scoring[state.round - 1]].scores[what]
    if points and times:
        state.change_points(seat, points * times, BY_SCORING)


def gain_spades(state: State, seat: int, number: int) -> None:
    """What factions get for spades that they gain, wherever these come from."""
    faction = faction_of(state, seat)
    if number and faction.abilities.points_per_spade:
        state.change_points(seat, number * faction.abilities.points_per_spade, BY_FACTION)
    if faction.stronghold.power_per_spade and has_stronghold(state, seat):
        gain_power(state, seat, number * faction.stronghold.power_per_spade, BY_FACTION)


def score_spades(state: State, seat: int, number: int) -> None:
    """The scoring tile's points for spades that were used."""
    score(state, seat, PER_SPADE, number)


def spade_price(state: State, seat: int) -> Amount:
    """What a bought spade costs."""
    faction = faction_of(state, seat)
    if faction.abilities.spade_priests:
        return Amount(priests=faction.abilities.spade_priests)
    return Amount(workers=faction.spade[state.dig[seat]])


def affordable_spades(state: State, seat: int) -> int:
    """How many spades a seat can buy."""
    faction = faction_of(state, seat)
    if faction.abilities.spade_priests:
        return state.priests[seat] // faction.abilities.spade_priests
    return state.workers[seat] // faction.spade[state.dig[seat]]


def buy_spades(state: State, seat: int, number: int) -> None:
    """Pay spades, and get what the faction gets for them."""
    price, points = spade_price(state, seat), faction_of(state, seat).abilities.spade_points
    state.pay(seat, 0, number * price.workers, number * price.priests, BY_SPADE)
    state.buy_spades(seat, number)
    if points:
        state.change_points(seat, number * points, BY_FACTION)
    gain_spades(state, seat, number)


def advance(state: State, seat: int, cult: int, steps: int) -> None:
    """Move on a cult track. The last step takes a key and a free space; lost for want of a key, it is noted."""
    before = state.cults[seat * CULT_COUNT + cult]
    after = before + steps
    if after >= TOP and before < TOP:
        free = state.top[cult] == NOBODY
        after = TOP if free and state.keys[seat] > 0 else TOP - 1
        if free and after < TOP:
            state.block_step(seat, cult)
    else:
        after = min(after, TOP)
    _move(state, seat, cult, before, after)


def advance_all(state: State, seat: int, steps: int) -> None:
    """Move on every cult track. Last steps wait until it is clear whether there are keys for all of them."""
    for cult in range(CULT_COUNT):
        before = state.cults[seat * CULT_COUNT + cult]
        if before < TOP and before + steps >= TOP and state.top[cult] == NOBODY:
            state.block_step(seat, cult)
        _move(state, seat, cult, before, before if before == TOP else min(before + steps, TOP - 1))


def _move(state: State, seat: int, cult: int, before: int, after: int) -> None:
    if after == before:
        return
    state.advance_cult(seat, cult, after - before)
    power = 0
    for step in range(before + 1, after + 1):
        power += CULT_POWER[step]
    gain_power(state, seat, power, BY_CULT)


def enterable(state: State) -> list[int]:
    """The cults on which the active seat lost a last step that a key would make up."""
    return [cult for cult in range(CULT_COUNT) if state.blocked >> cult & 1 and state.top[cult] == NOBODY]


def enter_top(state: State, seat: int, cult: int) -> None:
    """Take the last step of a track from the one before."""
    _move(state, seat, cult, TOP - 1, TOP)


def ship(state: State, seat: int) -> None:
    """A step of shipping with its points, if there is one left."""
    points = faction_of(state, seat).ship_points
    if state.ship[seat] + 1 < len(points):
        state.advance_shipping(seat)
        state.change_points(seat, points[state.ship[seat]], BY_SHIPPING)
