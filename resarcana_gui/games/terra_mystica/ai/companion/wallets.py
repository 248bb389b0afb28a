"""What a seat can pay for, with conversions and burning: for notes about purchases."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.games.terra_mystica.ai.companion.fact_names import named
from resarcana_gui.games.terra_mystica.ai.lines import purchases
from resarcana_gui.games.terra_mystica.components.words import (
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TRADING_HOUSE,
)
from resarcana_gui.games.terra_mystica.rules.basics import burnable, can_pay
from resarcana_gui.games.terra_mystica.rules.commands import (
    AdvanceDigging,
    AdvanceShipping,
    Answer,
    Build,
    Transform,
    Upgrade,
)
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.ways_to_pay import conversions_for

SHIP: Final = "ship"
DIG: Final = "dig"
SPADES: Final = "spades"
ACTION: Final = "action"
ORDER: Final = (
    STRUCTURES[STRONGHOLD], STRUCTURES[SANCTUARY], STRUCTURES[TEMPLE], ACTION, STRUCTURES[TRADING_HOUSE],
    STRUCTURES[DWELLING], SHIP, DIG, SPADES,
)  # fmt: skip
"""What is worth naming first."""


def purchase(state: State, given: Answer) -> str:
    """Return the name of what an answer pays for; empty for an answer without a price of that kind."""
    names = state.parts.board.names
    if isinstance(given, Build):
        return named(STRUCTURES[DWELLING], names[given.at])
    if isinstance(given, Upgrade):
        return named(STRUCTURES[given.structure], names[given.at])
    if isinstance(given, Transform):
        return named(SPADES, names[given.at])
    if isinstance(given, AdvanceShipping):
        return SHIP
    return DIG if isinstance(given, AdvanceDigging) else ""


def payable(state: State, seat: int, *, as_it_is: bool = False) -> list[str]:
    """Return the names of what a seat can pay for, what is worth naming first; `as_it_is` without conversions."""
    found = list(_payable(state, seat, as_it_is=as_it_is))
    return sorted(found, key=lambda name: ORDER.index(name.partition(":")[0]))


def _payable(state: State, seat: int, *, as_it_is: bool) -> Iterator[str]:
    for given, price in purchases(state, seat):
        if can_pay(state, seat, price) or not (as_it_is or conversions_for(state, seat, price) is None):
            yield purchase(state, given)
    for action in state.parts.power_actions:
        if not state.used_power >> action.number & 1 and action.power <= burnable(state, seat):
            yield named(ACTION, action.slug)


def newly_payable(before: State, after: State, seat: int) -> list[str]:
    """Return what a seat can pay for after something, and could not before; a structure is named once."""
    old, new = set(payable(before, seat)), payable(after, seat)
    return [name for name in new if name not in old]


def stock(state: State) -> tuple[list[int], list[int], list[int]]:
    """Return the coins, workers and priests of all seats."""
    return state.coins, state.workers, state.priests
