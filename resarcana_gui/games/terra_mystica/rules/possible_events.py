"""Whether an event can happen at a table, and whether events say what an answer says. Saves are read by it.

Only what the primitives themselves take for granted is checked, never whether a rule allows it, so that a later fix to
a rule spoils no save.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, NOTHING, TOP
from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import commands
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import setup_events as setup
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.basics import capacity, has_piece
from resarcana_gui.games.terra_mystica.rules.codes import NOBODY, NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.state_fields import SPACES_OF_CULT
from resarcana_gui.games.terra_mystica.rules.turns import conversions
from resarcana_gui.kernel.event import Event

MOST: Final = 1000
"""More than anybody ever has of anything."""


def possible(state: State, event: Event) -> bool:
    """Whether this event can happen at this table."""
    check = POSSIBLE.get(type(event))
    return check is None or check(state, event)


def _takes_card(state: State, event: setup.BonusCardTaken) -> bool:
    free = event.card != NONE and state.on_card[event.card] != NONE and event.card not in state.card
    return free and state.card[event.seat] == NONE


def _builds(state: State, event: board.StructureBuilt) -> bool:
    free = state.owner[event.at] in (NOBODY, event.seat) and event.structure != NOTHING
    return free and state.faction[event.seat] != NONE and has_piece(state, event.seat, event.structure)


def _takes_favour(state: State, event: board.FavourTileTaken) -> bool:
    return state.favour_stock[event.tile] > 0 and not state.favours[event.seat] >> event.tile & 1


def _sends(state: State, event: board.PriestSent) -> bool:
    fits = 0 <= event.space < SPACES_OF_CULT
    return fits and state.spaces[event.cult * SPACES_OF_CULT + event.space] == NOBODY and state.priests[event.seat] > 0


def _advances(state: State, event: board.CultAdvanced) -> bool:
    after = state.cults[event.seat * CULT_COUNT + event.cult] + event.steps
    key = state.top[event.cult] == NOBODY and state.keys[event.seat] > 0
    return 0 <= after < TOP or (after == TOP and key)


def _ships(state: State, event: board.ShippingAdvanced) -> bool:
    faction = state.faction[event.seat]
    return faction != NONE and state.ship[event.seat] + 1 < len(state.parts.factions[faction].ship_points)


def _gains(state: State, event: stock.ResourcesGained) -> bool:
    return all(0 <= number < MOST for number in (event.coins, event.workers, event.priests))


def _pays(state: State, event: stock.ResourcesPaid) -> bool:
    seat = event.seat
    pairs = ((event.coins, state.coins), (event.workers, state.workers), (event.priests, state.priests))
    return all(0 <= number <= held[seat] for number, held in pairs)


def _changes_points(state: State, event: stock.PointsChanged) -> bool:
    return 0 <= state.points[event.seat] + event.number < MOST


def _converts(state: State, event: stock.Converted) -> bool:
    seat = event.seat
    return state.faction[seat] != NONE and state.menus[seat].convert[event.exchange] in conversions(state, seat)


def _begins_round(state: State, event: flow.RoundBegan) -> bool:
    seats = list(event.order)
    return sorted(set(seats)) == sorted(seats) and set(seats) <= set(range(state.seats)) and 0 <= event.number <= ROUNDS


def _offers(state: State, event: flow.OffersMade) -> bool:
    seats = all(0 <= seat < state.seats for seat in event.seats)
    return seats and len(event.seats) == len(event.amounts) and state.faction[event.seat] != NONE


Check = Callable[..., bool]
POSSIBLE: Final[dict[type[Event], Check]] = {
    setup.ScoringTilesLaidOut: lambda state, event: len(event.tiles) == ROUNDS and NONE not in event.tiles,
    setup.TownTilesLaidOut: lambda state, event: len(event.stock) == len(state.parts.town_tiles),
    setup.BonusCardsLaidOut: lambda state, event: NONE not in event.cards,
    setup.FactionTaken: lambda state, event: state.faction[event.seat] == NONE,
    setup.BonusCardTaken: _takes_card,
    board.StructureBuilt: _builds,
    board.BridgeBuilt: lambda state, event: state.bridge[event.site] == NOBODY and state.bridges_left[event.seat] > 0,
    board.RiverLinked: lambda state, event: state.link[event.river] == NOBODY,
    board.TownTileTaken: lambda state, event: state.towns_due > 0 and state.town_stock[event.tile] > 0,
    board.FavourTileTaken: _takes_favour,
    board.PriestSent: _sends,
    board.PriestReturned: lambda state, event: state.priests[event.seat] > 0,
    board.CultAdvanced: _advances,
    board.ShippingAdvanced: _ships,
    stock.ResourcesGained: _gains,
    stock.ResourcesPaid: _pays,
    stock.PowerGained: lambda state, event: 0 < event.number <= capacity(state, event.seat),
    stock.PowerSpent: lambda state, event: 0 < event.number <= state.bowl3[event.seat],
    stock.PowerBurned: lambda state, event: 0 < 2 * event.number <= state.bowl2[event.seat],
    stock.PointsChanged: _changes_points,
    stock.Converted: _converts,
    stock.WorkersOrdained: lambda state, event: 0 < event.number <= state.workers[event.seat],
    flow.RoundBegan: _begins_round,
    flow.OffersMade: _offers,
    flow.OfferAnswered: lambda state, event: 0 <= 3 * event.offer < len(state.offers) and event.answer in (0, 1, 2),
    flow.GameEnded: lambda state, event: 0 < event.winners < 1 << state.seats,
    flow.QuestionAnswered: lambda state, event: bool(state.stack),
    flow.QuestionAsked: lambda state, event: not state.stack,
}
"""What the primitives of these events take for granted; those of others nothing."""


def ensuing(answer: Answer, events: Sequence[Event]) -> bool:
    """Whether these events begin with the question being answered, once, and tell what the answer says."""
    closed = [isinstance(event, flow.QuestionAnswered) for event in events]
    if closed[:1] != [True] or sum(closed) != 1:
        return False
    meant = MEANS.get(type(answer))
    return meant is None or meant(answer) in events


MEANS: Final[dict[type[Answer], Callable[..., Event]]] = {
    commands.TakeFaction: lambda given: setup.FactionTaken(given.seat, given.faction),
    commands.TakeCard: lambda given: setup.BonusCardTaken(given.seat, given.card),
    commands.Build: lambda given: board.StructureBuilt(given.seat, given.at, 1),
    commands.Upgrade: lambda given: board.StructureBuilt(given.seat, given.at, given.structure),
    commands.UseAction: lambda given: flow.ActionTaken(given.seat, given.action),
    commands.Pass: lambda given: flow.SeatPassed(given.seat),
    commands.Convert: lambda given: stock.Converted(given.seat, given.exchange),
    commands.Burn: lambda given: stock.PowerBurned(given.seat, 1),
    commands.LinkRiver: lambda given: board.RiverLinked(given.seat, given.river),
    commands.EndTurn: lambda given: flow.TurnEnded(given.seat),
    commands.TakeFavour: lambda given: board.FavourTileTaken(given.seat, given.tile),
    commands.TakeTown: lambda given: board.TownTileTaken(given.seat, given.tile),
    commands.BuildBridge: lambda given: board.BridgeBuilt(given.seat, given.site),
    commands.AdvanceDigging: lambda given: board.DiggingAdvanced(given.seat),
}
"""What must have happened for answers that say it."""
