"""Deeds in a few signs, for what has no room for a sentence, each with the icon that stands for it."""

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
from resarcana_gui.games.terra_mystica.rules.codes import SETTING_UP
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.signs_text import card_signs, deed_signs, exchange_signs
from resarcana_gui.games.terra_mystica.view.tell.story import DeedSigns
from resarcana_gui.kernel.event import Event

Maker = Callable[[MarkupVoice, Any, State], DeedSigns | None]


def deed_of(voice: MarkupVoice, event: Event, state: State) -> DeedSigns | None:
    """Return an event in signs, at the table after it; None for what has none."""
    maker = MAKERS.get(type(event))
    return None if maker is None else maker(voice, event, state)


def _built(voice: MarkupVoice, event: board.StructureBuilt, state: State) -> DeedSigns:
    name = STRUCTURES[event.structure]
    return DeedSigns(name, 9, f"{{{name}}}{voice.parts.board.names[event.at]}")


def _transformed(voice: MarkupVoice, event: board.TerrainChanged, state: State) -> DeedSigns | None:
    if state.phase == SETTING_UP:
        return None
    return DeedSigns("spade", 4, f"{voice.parts.board.names[event.at]}{{{TERRAINS[event.terrain]}}}")


def _priest(voice: MarkupVoice, event: board.PriestSent | board.PriestReturned, state: State) -> DeedSigns:
    return DeedSigns("priest", 5, f"{{priest}}{{{CULTS[event.cult]}}}")


def _cult(voice: MarkupVoice, event: board.CultAdvanced, state: State) -> DeedSigns:
    return DeedSigns(CULTS[event.cult], 3, f"{event.steps:+}{{{CULTS[event.cult]}}}")


def _favour(voice: MarkupVoice, event: board.FavourTileTaken, state: State) -> DeedSigns:
    return DeedSigns(CULTS[event.tile % CULT_COUNT], 4)


def _digging(voice: MarkupVoice, event: board.DiggingAdvanced, state: State) -> DeedSigns:
    return DeedSigns("spade", 7, f"{{spade}}{voice.amount(spade_price(state, event.seat))}")


def _gained(voice: MarkupVoice, event: stock.ResourcesGained, state: State) -> DeedSigns:
    return DeedSigns("coin", 1, f"+{voice.amount(Amount(event.coins, event.workers, event.priests))}")


def _action(voice: MarkupVoice, event: flow.ActionTaken, state: State) -> DeedSigns:
    return DeedSigns("action", 6, "{action}" + deed_signs(voice, voice.parts.actions[event.action]))


def _card(voice: MarkupVoice, event: setup.BonusCardTaken, state: State) -> DeedSigns:
    return DeedSigns("passed", 2, " ".join(each for each in card_signs(voice, event.card) if each))


def _points(voice: MarkupVoice, event: stock.PointsChanged, state: State) -> DeedSigns:
    return DeedSigns("point", 0, points=event.number)


MAKERS: Final[dict[type[Event], Maker]] = {
    board.StructureBuilt: _built,
    board.TerrainChanged: _transformed,
    board.BridgeBuilt: lambda voice, event, state: DeedSigns("bridge", 8, "{bridge}"),
    board.TownFounded: lambda voice, event, state: DeedSigns("town", 10, "{town}"),
    board.TownTileTaken: lambda voice, event, state: DeedSigns("town", 10),
    board.FavourTileTaken: _favour,
    board.PriestSent: _priest,
    board.PriestReturned: _priest,
    board.CultAdvanced: _cult,
    board.ShippingAdvanced: lambda voice, event, state: DeedSigns("ship", 7, f"{{ship}}{state.ship[event.seat]}"),
    board.DiggingAdvanced: _digging,
    setup.BonusCardTaken: _card,
    stock.ResourcesGained: _gained,
    stock.PowerGained: lambda voice, event, state: DeedSigns("power", 2, f"+{event.number}{{power}}"),
    stock.PowerBurned: lambda voice, event, state: DeedSigns("power", 1),
    stock.PointsChanged: _points,
    stock.Converted: lambda voice, event, state: DeedSigns(
        "coin", 0, exchange_signs(state, event.seat, event.exchange)
    ),
    flow.ActionTaken: _action,
    flow.SeatPassed: lambda voice, event, state: DeedSigns("passed", 5, "{passed}"),
}
"""What makes the signs of each event that has some."""
