"""What happened, as clauses: each about a seat, so that clauses about the same seat go into one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, STRUCTURES, TERRAINS
from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import setup_events as setup
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.basics import spade_price
from resarcana_gui.games.terra_mystica.rules.codes import (
    BY_INCOME,
    CULT_BONUS,
    EXCHANGES,
    NOBODY,
    REASONS,
    SETTING_UP,
)
from resarcana_gui.games.terra_mystica.rules.records import EVENTS
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    card_text,
    favour_text,
    round_scoring,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class

Values = dict[str, object]
Clause = tuple[int, str, Values]
"""A seat (NOBODY for all), the key of the text, and what is filled in."""
Maker = Callable[[Voice, Any, State], Clause | None]


def clause_of(voice: Voice, event: Event, state: State) -> Clause | None:
    """The clause for an event, at the table after it; None for what is not told."""
    return MAKERS[type(event)](voice, event, state)


def _untold(voice: Voice, event: Event, state: State) -> None:
    """What other events tell, or what nobody needs to be told."""


def _scoring(voice: Voice, event: setup.ScoringTilesLaidOut, state: State) -> Clause:
    tiles = [f"{number}: {round_scoring(voice, event.tiles, number)}" for number in range(1, len(event.tiles) + 1)]
    return NOBODY, "scoring", {"tiles": " | ".join(tiles)}


def _cards(voice: Voice, event: setup.BonusCardsLaidOut, state: State) -> Clause:
    return NOBODY, "cards", {"cards": " | ".join(card_text(voice, card) for card in event.cards)}


def _build(voice: Voice, event: board.StructureBuilt, state: State) -> Clause:
    name = voice.parts.board.names[event.at]
    structure = voice.pictured(STRUCTURES[event.structure], voice.structure(event.structure, "a_structure"))
    return event.seat, "build", {"structure": structure, "hex": name}


def _transform(voice: Voice, event: board.TerrainChanged, state: State) -> Clause | None:
    if state.phase == SETTING_UP:
        return None
    return event.seat, "transform", {
        "hex": voice.parts.board.names[event.at],
        "terrain": voice.pictured(TERRAINS[event.terrain], voice.terrain(event.terrain)),
    }  # fmt: skip


def _bridge(voice: Voice, event: board.BridgeBuilt, state: State) -> Clause:
    one, other = voice.parts.board.sites[event.site]
    names = voice.parts.board.names
    return event.seat, "bridge", {"one": names[one], "other": names[other]}


def _town(voice: Voice, event: board.TownFounded, state: State) -> Clause | None:
    return (event.seat, "town", {"hexes": voice.hexes(event.hexes)}) if event.hexes else None


def _cult(voice: Voice, event: board.CultAdvanced, state: State) -> Clause:
    cult = voice.pictured(CULTS[event.cult], voice.cult(event.cult))
    values: Values = {"cult": cult, "step": state.cults[event.seat * CULT_COUNT + event.cult]}
    if event.steps < 0:
        return event.seat, "cult_back", values
    return event.seat, "cult", {**values, "steps": voice.number("steps", event.steps)}


def _digging(voice: Voice, event: board.DiggingAdvanced, state: State) -> Clause:
    return event.seat, "digging", {"what": voice.amount(spade_price(state, event.seat))}


def _gain(voice: Voice, event: stock.ResourcesGained, state: State) -> Clause:
    key = "income" if event.reason == BY_INCOME else "gain"
    return event.seat, key, {"what": voice.amount(Amount(event.coins, event.workers, event.priests))}


def _pay(voice: Voice, event: stock.ResourcesPaid, state: State) -> Clause:
    return event.seat, "pay", {"what": voice.amount(Amount(event.coins, event.workers, event.priests))}


def _points(voice: Voice, event: stock.PointsChanged, state: State) -> Clause:
    what = voice.number("points", abs(event.number))
    if event.number < 0:
        return event.seat, "lose", {"what": what}
    reason = REASONS[event.reason]
    told = voice.text(f"reason.{reason}") if voice.catalog.has(f"reason.{reason}") else ""
    return event.seat, "points", {"what": what, "reason": told}


def _answered(voice: Voice, event: flow.OfferAnswered, state: State) -> None:
    """Told by what is gained and paid; who refuses is told before the event (see Story)."""


def _power(key: str) -> Maker:
    return lambda voice, event, state: (event.seat, key, {"what": voice.number("power", event.number)})


def _round(voice: Voice, event: flow.RoundBegan, state: State) -> Clause | None:
    if not event.number:
        return None
    return NOBODY, "round", {"number": event.number, "tile": round_scoring(voice, state.scoring, event.number)}


def _ended(voice: Voice, event: flow.GameEnded, state: State) -> Clause:
    winners = [seat for seat in range(state.seats) if event.winners >> seat & 1]
    return winners[0], "won", {
        "points": voice.number("points", state.points[winners[0]]),
        "who": voice.listed([voice.who(seat) for seat in winners]),
    }  # fmt: skip


def _named(key: str, **values: Callable[[Voice, Any], object]) -> Maker:
    """A clause whose values are read from the event."""
    return lambda voice, event, state: (event.seat, key, {name: of(voice, event) for name, of in values.items()})


MAKERS: Final[dict[type[Event], Maker]] = by_class(
    f"{__name__}.MAKERS",
    EVENTS,
    {
        setup.FirstPlayerChosen: _named("first"),
        setup.ScoringTilesLaidOut: _scoring,
        setup.BonusCardsLaidOut: _cards,
        setup.TownTilesLaidOut: _untold,
        setup.ColourDealt: _named("colour", terrain=lambda voice, event: voice.terrain(event.terrain)),
        setup.FactionTaken: _named("faction", faction=lambda voice, event: voice.faction(event.faction)),
        setup.BonusCardTaken: _named("card", card=lambda voice, event: card_text(voice, event.card)),
        setup.StockSet: _untold,
        setup.SeatDropped: _named("dropped"),
        board.TerrainChanged: _transform,
        board.StructureBuilt: _build,
        board.BridgeBuilt: _bridge,
        board.RiverLinked: _named("link", river=lambda voice, event: f"r{event.river}"),
        board.TownFounded: _town,
        board.TownEnlarged: _named("enlarge", hexes=lambda voice, event: voice.hexes(event.hexes)),
        board.TownTileTaken: _named("town_tile", tile=lambda voice, event: town_text(voice, event.tile)),
        board.TownForfeited: _named("town_forfeited"),
        board.FavourTileTaken: _named("favour", tile=lambda voice, event: favour_text(voice, event.tile)),
        board.PriestSent: _named("priest_sent", cult=lambda voice, event: voice.cult(event.cult)),
        board.PriestReturned: _named("priest_returned", cult=lambda voice, event: voice.cult(event.cult)),
        board.CultChosen: _untold,
        board.CultAdvanced: _cult,
        board.StepBlocked: _named("blocked", cult=lambda voice, event: voice.cult(event.cult)),
        board.BlockLifted: _untold,
        board.ShippingAdvanced: lambda voice, event, state: (
            event.seat,
            "shipping",
            {"number": state.ship[event.seat]},
        ),
        board.DiggingAdvanced: _digging,
        stock.ResourcesGained: _gain,
        stock.ResourcesPaid: _pay,
        stock.PowerGained: _power("power"),
        stock.PowerSpent: _power("spend"),
        stock.PowerBurned: _power("burn"),
        stock.PointsChanged: _points,
        stock.SpadesBought: _untold,
        stock.SpadesForfeited: _named("forfeit", what=lambda voice, event: voice.number("spades", event.number)),
        stock.Converted: _named(
            "convert", what=lambda voice, event: voice.text(f"exchange.{EXCHANGES[event.exchange]}")
        ),
        stock.WorkersOrdained: _named("ordain", what=lambda voice, event: voice.number("priests", event.number)),
        flow.PhaseBegan: lambda voice, event, state: (NOBODY, "bonus", {}) if event.phase == CULT_BONUS else None,
        flow.RoundBegan: _round,
        flow.TurnBegan: _untold,
        flow.ActionBegan: _untold,
        flow.ActionTaken: _named("action", action=lambda voice, event: action_text(voice, event.action)),
        flow.TurnDoubled: _untold,
        flow.TurnEnded: _untold,
        flow.OffersMade: _untold,
        flow.OfferAnswered: _answered,
        flow.DevotionSettled: _untold,
        flow.SeatPassed: _named("pass"),
        flow.BonusCardReturned: _untold,
        flow.CultBonusReached: _untold,
        flow.RoundEnded: _untold,
        flow.GameEnded: _ended,
        flow.QuestionAnswered: _untold,
        flow.QuestionAsked: _untold,
    },
)
"""What tells each event."""
