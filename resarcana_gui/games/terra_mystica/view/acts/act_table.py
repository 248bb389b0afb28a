"""Which act shows which event, and which events are seen together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.games.terra_mystica.rules import board_events as board
from resarcana_gui.games.terra_mystica.rules import flow_events as flow
from resarcana_gui.games.terra_mystica.rules import setup_events as setup
from resarcana_gui.games.terra_mystica.rules import stock_events as stock
from resarcana_gui.games.terra_mystica.rules.records import EVENTS
from resarcana_gui.games.terra_mystica.view.acts import flow_acts, map_acts, stock_acts
from resarcana_gui.games.terra_mystica.view.table.scenery import Scenery
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.tabletop.acts.acts import Act, Acts, Beats

GAIN: Final = "gain"
CULT: Final = "cult"
FAMILIES: Final[Mapping[type[Event], str]] = {
    stock.ResourcesGained: GAIN,
    stock.ResourcesPaid: "pay",
    board.CultAdvanced: CULT,
}
"""The family of each event that is seen together with others of its family: everybody's income falls at once."""

ACTS: Final[Mapping[type[Event], Act[Scenery]]] = by_class(
    f"{__name__}.ACTS",
    EVENTS,
    {
        setup.FirstPlayerChosen: flow_acts.noted,
        setup.ScoringTilesLaidOut: flow_acts.noted,
        setup.BonusCardsLaidOut: flow_acts.noted,
        setup.TownTilesLaidOut: flow_acts.noted,
        setup.ColourDealt: flow_acts.noted,
        setup.FactionTaken: flow_acts.shown,
        setup.BonusCardTaken: flow_acts.card_taken,
        setup.StockSet: flow_acts.shown,
        setup.SeatDropped: flow_acts.noted,
        board.TerrainChanged: map_acts.transformed,
        board.StructureBuilt: map_acts.built,
        board.BridgeBuilt: map_acts.bridge_built,
        board.RiverLinked: map_acts.linked,
        board.TownFounded: map_acts.founded,
        board.TownEnlarged: map_acts.founded,
        board.TownTileTaken: map_acts.tile_taken,
        board.FavourTileTaken: map_acts.tile_taken,
        board.PriestSent: map_acts.priest_sent,
        board.PriestReturned: flow_acts.noted,
        board.CultChosen: flow_acts.noted,
        board.TownForfeited: flow_acts.noted,
        board.CultAdvanced: map_acts.cult_moved,
        board.StepBlocked: flow_acts.noted,
        board.BlockLifted: flow_acts.noted,
        board.ShippingAdvanced: flow_acts.track_advanced,
        board.DiggingAdvanced: flow_acts.track_advanced,
        stock.ResourcesGained: stock_acts.gained,
        stock.ResourcesPaid: stock_acts.paid,
        stock.PowerGained: stock_acts.power_gained,
        stock.PowerSpent: stock_acts.power_spent,
        stock.PowerBurned: stock_acts.power_burned,
        stock.PointsChanged: stock_acts.points_changed,
        stock.SpadesBought: flow_acts.noted,
        stock.SpadesForfeited: flow_acts.noted,
        stock.Converted: stock_acts.converted,
        stock.WorkersOrdained: flow_acts.noted,
        flow.PhaseBegan: flow_acts.noted,
        flow.RoundBegan: flow_acts.round_began,
        flow.TurnBegan: flow_acts.noted,
        flow.ActionBegan: flow_acts.noted,
        flow.ActionTaken: flow_acts.action_taken,
        flow.TurnDoubled: flow_acts.noted,
        flow.TurnEnded: flow_acts.noted,
        flow.OffersMade: flow_acts.noted,
        flow.OfferAnswered: flow_acts.offer_answered,
        flow.DevotionSettled: flow_acts.noted,
        flow.SeatPassed: flow_acts.passed,
        flow.BonusCardReturned: flow_acts.noted,
        flow.CultBonusReached: flow_acts.noted,
        flow.RoundEnded: flow_acts.round_ended,
        flow.GameEnded: flow_acts.game_ended,
        flow.QuestionAnswered: flow_acts.noted,
        flow.QuestionAsked: flow_acts.noted,
    },
)
"""The act of each class of event."""


def table_acts() -> Acts[Scenery]:
    """Return the acts of this game."""
    return Acts[Scenery](ACTS, Beats(FAMILIES))
