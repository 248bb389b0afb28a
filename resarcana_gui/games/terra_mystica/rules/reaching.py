"""Which hexes a seat reaches: beside its structures, by ship, by tunnel or carpet."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.board import FARTHEST_SKIP, bits
from resarcana_gui.games.terra_mystica.rules.basics import can_pay, faction_of, has_stronghold, pay
from resarcana_gui.games.terra_mystica.rules.codes import BY_SKIP
from resarcana_gui.games.terra_mystica.rules.state import State


def occupied(state: State) -> int:
    """The hexes with structures."""
    found = 0
    for own in state.own:
        found |= own
    return found


def reached(state: State, seat: int) -> int:
    """The unoccupied hexes that are directly or indirectly adjacent to own structures; during the actions a bonus card
    may add to shipping."""
    card = state.card[seat]
    more = card >= 0 and not state.passed[seat] and state.parts.bonus_cards[card].shipping
    return (state.reach_more[seat] if more else state.reach[seat]) & ~occupied(state)


def skip_of(state: State, seat: int) -> int:
    """How many hexes a tunnel or carpet of this seat skips; 0 for none."""
    faction = faction_of(state, seat)
    skip = faction.stronghold.skip if has_stronghold(state, seat) else faction.abilities.skip
    return min(skip + state.ship[seat], FARTHEST_SKIP - 1) if skip else 0


def skip_price(state: State, seat: int) -> Amount:
    """What a tunnel or carpet costs."""
    faction = faction_of(state, seat)
    return faction.stronghold.skip_price if has_stronghold(state, seat) else faction.abilities.skip_price


def skipped(state: State, seat: int) -> int:
    """The unoccupied hexes that are reached by tunnel or carpet only, whatever that costs."""
    skip = skip_of(state, seat)
    if not skip:
        return 0
    found, within = 0, state.parts.board.within[skip + 1]
    for at in bits(state.own[seat]):
        found |= within[at]
    return found & ~occupied(state) & ~reached(state, seat)


def payable_skips(state: State, seat: int) -> int:
    """Those for which the seat can pay."""
    found = skipped(state, seat)
    return found if found and can_pay(state, seat, skip_price(state, seat)) else 0


def skip_to(state: State, seat: int, at: int) -> bool:
    """Pay the tunnel or carpet, if one is needed to this hex; whether it was."""
    if reached(state, seat) >> at & 1:
        return False
    pay(state, seat, skip_price(state, seat), BY_SKIP)
    state.change_points(seat, faction_of(state, seat).abilities.skip_points, BY_SKIP)
    return True


def with_skip(price: Amount, skip: Amount) -> Amount:
    """A price with that of a tunnel or carpet on top."""
    return Amount(price.coins + skip.coins, price.workers + skip.workers, price.priests + skip.priests)
