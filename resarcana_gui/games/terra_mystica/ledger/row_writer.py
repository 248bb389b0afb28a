"""The commands of one turn in the notation of ledgers, made of events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, CULTS, DWELLING
from resarcana_gui.games.terra_mystica.ledger.row_reader import RATES
from resarcana_gui.games.terra_mystica.rules.board_events import (
    BridgeBuilt,
    CultChosen,
    DiggingAdvanced,
    FavourTileTaken,
    PriestReturned,
    PriestSent,
    RiverLinked,
    StructureBuilt,
    TerrainChanged,
    TownTileTaken,
)
from resarcana_gui.games.terra_mystica.rules.codes import BY_SHIPPING
from resarcana_gui.games.terra_mystica.rules.flow_events import ActionTaken, SeatPassed
from resarcana_gui.games.terra_mystica.rules.setup_events import BonusCardTaken
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import (
    Converted,
    PowerBurned,
    ResourcesPaid,
    SpadesBought,
    SpadesForfeited,
    WorkersOrdained,
)
from resarcana_gui.kernel.event import Event

COLOURS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red")
"""The colours of the terrains in records."""
SHORT: Final = ("", "D", "TP", "TE", "SH", "SA")
SPACES: Final = (3, 2, 2, 2)
EXCHANGED: Final = {exchange: (given, taken, units) for units, (given, taken, exchange) in RATES.items()}


class OpenRow:
    """The row of a seat, as far as it is written."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.commands: Final[list[str]] = []
        self.offers: Final[list[tuple[int, int]]] = []
        """To whom power was offered, and how much."""
        self.figures: tuple[int, ...] | None = None
        """What the seat has after the row, once nothing more belongs to it."""
        self._run = 0
        """How many times the last command, an exchange or burning, was done."""
        self._repeated: Event | None = None
        self._town_at = -1
        """Where the last town tile with cult steps stands among the commands."""

    def add(self, state: State, event: Event) -> None:
        """What an event is in the notation, if anything; the state is the one after it."""
        if isinstance(event, Converted | PowerBurned):
            self._repeat(event)
            return
        write = WRITERS.get(type(event))
        command = write(state, event) if write is not None else ""
        if command:
            self._repeated = None
            self.commands.append(command)
        if isinstance(event, TownTileTaken) and state.parts.town_tiles[event.tile].steps:
            self._town_at = len(self.commands) - 1

    def _repeat(self, event: Converted | PowerBurned) -> None:
        """An exchange or burning, put together with the same before it."""
        same = self._repeated is not None and event == self._repeated
        self._run = self._run + 1 if same else 1
        self._repeated = event
        text = _exchange(event, self._run) if isinstance(event, Converted) else f"burn {event.number * self._run}"
        self.commands[-1 if same else len(self.commands) :] = [text]

    def close(self, state: State, figures: tuple[int, ...]) -> None:
        """Nothing more belongs to it. A track that was to have no key is told by a step back before the town tile."""
        if self.figures is not None:
            return
        self.figures = figures
        if self._town_at >= 0 and not state.keys[self.seat]:
            lost = [f"-{CULTS[cult].upper()}" for cult in range(CULT_COUNT) if state.blocked >> cult & 1]
            self.commands[self._town_at : self._town_at] = lost


def _exchange(event: Converted, times: int) -> str:
    given, taken, (source, target) = EXCHANGED[event.exchange]
    return f"convert {given * times}{source.upper()} to {taken * times}{target.upper()}"


def _structure(state: State, event: StructureBuilt) -> str:
    name = state.parts.board.names[event.at]
    return f"build {name}" if event.structure == DWELLING else f"upgrade {name} to {SHORT[event.structure]}"


def _times(number: int) -> str:
    return "" if number == 1 else str(number)


def _card(state: State, event: BonusCardTaken) -> str:
    return f"pass {state.parts.bonus_cards[event.card].slug}"


def _last_pass(state: State, event: SeatPassed) -> str:
    """Passing without a card; with one, taking it says so."""
    return "pass" if state.round == len(state.scoring) else ""


def _paid(state: State, event: ResourcesPaid) -> str:
    return "advance ship" if event.reason == BY_SHIPPING else ""


WRITERS: Final[dict[type[Event], Callable[[State, Any], str]]] = {
    ActionTaken: lambda state, event: f"action {state.parts.actions[event.action].slug}",
    SpadesBought: lambda state, event: f"dig {event.number}",
    SpadesForfeited: lambda state, event: f"-{_times(event.number)}SPADE",
    TerrainChanged: lambda state, event: f"transform {state.parts.board.names[event.at]} to {COLOURS[event.terrain]}",
    StructureBuilt: _structure,
    BridgeBuilt: lambda state, event: f"bridge {state.parts.board.site_names[event.site]}",
    RiverLinked: lambda state, event: f"connect r{event.river}",
    FavourTileTaken: lambda state, event: f"+{state.parts.favour_tiles[event.tile].slug}",
    TownTileTaken: lambda state, event: f"+{state.parts.town_tiles[event.tile].slug}",
    CultChosen: lambda state, event: f"+{_times(event.steps)}{CULTS[event.cult].upper()}",
    PriestSent: lambda state, event: f"send p to {CULTS[event.cult].upper()} for {SPACES[event.space]}",
    PriestReturned: lambda state, event: f"send p to {CULTS[event.cult].upper()} for 1",
    ResourcesPaid: _paid,
    DiggingAdvanced: lambda state, event: "advance dig",
    WorkersOrdained: lambda state, event: f"convert {event.number}W to {event.number}P",
    SeatPassed: _last_pass,
    BonusCardTaken: _card,
}
"""What each event is in the notation; all others say nothing of their own."""


def is_told(event: Event) -> bool:
    """Whether an event can be a command of its own."""
    return type(event) in WRITERS or isinstance(event, Converted | PowerBurned)
