"""The answers of each seat, made once: listing what is legal then only picks among them."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.terra_mystica.components.tables import Components
from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT, STRUCTURES, WHEEL
from resarcana_gui.games.terra_mystica.rules.codes import EXCHANGES, MOST_SEATS
from resarcana_gui.games.terra_mystica.rules.commands import (
    Accept,
    Advance,
    AdvanceDigging,
    AdvanceShipping,
    Answer,
    Build,
    BuildBridge,
    Burn,
    Convert,
    Decline,
    Dig,
    EndTurn,
    LinkRiver,
    Ordain,
    Pass,
    Refuse,
    SendPriest,
    TakeCard,
    TakeFaction,
    TakeFavour,
    TakeTown,
    Transform,
    Upgrade,
    UseAction,
)

MOST_SPADES: Final = 6
MOST_ORDAINED: Final = 3


class SeatMenu:
    """Every answer of one seat, by what it is about."""

    def __init__(self, parts: Components, seat: int) -> None:
        hexes = range(len(parts.board.land))
        cards = range(len(parts.bonus_cards))
        self.faction: Final[list[Answer]] = [TakeFaction(seat, faction.number) for faction in parts.factions]
        self.card: Final[list[Answer]] = [TakeCard(seat, card) for card in cards]
        self.build: Final[list[Answer]] = [Build(seat, at) for at in hexes]
        self.transform: Final[list[Answer]] = [Transform(seat, at) for at in hexes]
        self.dig: Final[list[list[Answer]]] = [
            [Dig(seat, terrain, spades) for spades in range(MOST_SPADES + 1)] for terrain in range(WHEEL)
        ]
        self.upgrade: Final[list[list[Answer]]] = [
            [Upgrade(seat, at, structure) for structure in range(len(STRUCTURES))] for at in hexes
        ]
        self.send: Final[list[list[Answer]]] = [
            [SendPriest(seat, cult, steps) for steps in range(4)] for cult in range(CULT_COUNT)
        ]
        self.ship: Final[Answer] = AdvanceShipping(seat)
        self.exchange: Final[Answer] = AdvanceDigging(seat)
        self.action: Final[list[Answer]] = [UseAction(seat, action.number) for action in parts.actions]
        self.passing: Final[list[Answer]] = [Pass(seat, card) for card in cards]
        self.last_pass: Final[Answer] = Pass(seat)
        self.convert: Final[list[Answer]] = [Convert(seat, exchange) for exchange in range(len(EXCHANGES))]
        self.burn: Final[Answer] = Burn(seat)
        self.link: Final[list[Answer]] = [LinkRiver(seat, river) for river in range(len(parts.board.river))]
        self.end: Final[Answer] = EndTurn(seat)
        self.decline: Final[Answer] = Decline(seat)
        self.favour: Final[list[Answer]] = [TakeFavour(seat, tile.number) for tile in parts.favour_tiles]
        self.town: Final[list[Answer]] = [TakeTown(seat, tile.number) for tile in parts.town_tiles]
        self.cult: Final[list[Answer]] = [Advance(seat, cult) for cult in range(CULT_COUNT)]
        self.ordain: Final[list[Answer]] = [Ordain(seat, number) for number in range(MOST_ORDAINED + 1)]
        self.bridge: Final[list[Answer]] = [BuildBridge(seat, site) for site in range(len(parts.board.sites))]
        self.offer: Final[list[Answer]] = [Accept(seat), Refuse(seat)]


def menus_of(parts: Components) -> list[SeatMenu]:
    """The answers of all seats."""
    return [SeatMenu(parts, seat) for seat in range(MOST_SEATS)]
