"""What happens before the first round, as primitives of the state."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.components.words import CULT_COUNT
from resarcana_gui.games.terra_mystica.rules.codes import NONE, START_POINTS
from resarcana_gui.games.terra_mystica.rules.setup_events import (
    BonusCardsLaidOut,
    BonusCardTaken,
    ColourDealt,
    FactionTaken,
    FirstPlayerChosen,
    ScoringTilesLaidOut,
    SeatDropped,
    StockSet,
    TownTilesLaidOut,
)
from resarcana_gui.games.terra_mystica.rules.state_board import BoardPrimitives


class SetupPrimitives(BoardPrimitives):
    """Primitives of the setup, and of described tables."""

    def choose_first(self, seat: int) -> None:
        self.first = seat
        if self.log is not None:
            self.log.append(FirstPlayerChosen(seat))

    def lay_out_scoring(self, tiles: tuple[int, ...]) -> None:
        self.scoring = list(tiles)
        if self.log is not None:
            self.log.append(ScoringTilesLaidOut(tiles))

    def lay_out_cards(self, cards: tuple[int, ...], coins: tuple[int, ...]) -> None:
        for at, card in enumerate(cards):
            self.on_card[card] = coins[at] if coins else 0
        if self.log is not None:
            self.log.append(BonusCardsLaidOut(cards, coins))

    def lay_out_towns(self, stock: tuple[int, ...]) -> None:
        self.town_stock = list(stock)
        if self.log is not None:
            self.log.append(TownTilesLaidOut(stock))

    def deal_colour(self, seat: int, terrain: int) -> None:
        self.colour[seat] = terrain
        if self.log is not None:
            self.log.append(ColourDealt(seat, terrain))

    def take_faction(self, seat: int, faction: int) -> None:
        told = self.parts.factions[faction]
        self.faction[seat] = faction
        self.points[seat] = START_POINTS
        self.coins[seat] = told.start.coins
        self.workers[seat] = told.start.workers
        self.priests[seat] = told.start.priests
        self.bowl1[seat] = told.bowls[0]
        self.bowl2[seat] = told.bowls[1]
        self.bowl3[seat] = told.bowls[2]
        self.ship[seat] = told.ship_start if told.ships else 0
        for cult in range(CULT_COUNT):
            self.cults[seat * CULT_COUNT + cult] = told.cults[cult]
        if self.log is not None:
            self.log.append(FactionTaken(seat, faction))

    def take_card(self, seat: int, card: int) -> None:
        self.card[seat] = card
        self.coins[seat] += self.on_card[card]
        self.on_card[card] = 0
        if self.log is not None:
            self.log.append(BonusCardTaken(seat, card))

    def set_stock(
        self,
        seat: int,
        coins: int,
        workers: int,
        priests: int,
        bowl1: int,
        bowl2: int,
        bowl3: int,
        points: int,
        keys: int,
        ship: int,
        dig: int,
    ) -> None:
        self.coins[seat] = coins
        self.workers[seat] = workers
        self.priests[seat] = priests
        self.bowl1[seat] = bowl1
        self.bowl2[seat] = bowl2
        self.bowl3[seat] = bowl3
        self.points[seat] = points
        self.keys[seat] = keys
        self.ship[seat] = ship
        self.dig[seat] = dig
        if self.log is not None:
            told = (coins, workers, priests, bowl1, bowl2, bowl3, points, keys, ship, dig)
            self.log.append(StockSet(seat, *told))

    def drop_seat(self, seat: int) -> None:
        self.dropped |= 1 << seat
        self.passed[seat] = 1
        self.card[seat] = NONE
        if self.log is not None:
            self.log.append(SeatDropped(seat))
