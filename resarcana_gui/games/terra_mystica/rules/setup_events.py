"""What happens before the first round, and where a table is described."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class FirstPlayerChosen(Event):
    """A seat begins the game."""

    PRIMITIVE: ClassVar[str] = "choose_first"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class ScoringTilesLaidOut(Event):
    """The scoring tiles of the six rounds lie on the board."""

    PRIMITIVE: ClassVar[str] = "lay_out_scoring"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("tiles", "scoring_list"),)

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles


class BonusCardsLaidOut(Event):
    """These bonus cards are in play; the others stay in the box. With coins on them, where a table is described."""

    PRIMITIVE: ClassVar[str] = "lay_out_cards"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cards", "cards"), Field("coins", "ints", ()))

    def __init__(self, cards: tuple[int, ...], coins: tuple[int, ...] = ()) -> None:
        self.cards: Final = cards
        self.coins: Final = coins


class TownTilesLaidOut(Event):
    """So many of each town tile are in play: only told where they are not those of the base box."""

    PRIMITIVE: ClassVar[str] = "lay_out_towns"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("stock", "ints"),)

    def __init__(self, stock: tuple[int, ...]) -> None:
        self.stock: Final = stock


class ColourDealt(Event):
    """A seat was dealt a colour: it plays one of the factions of that home terrain."""

    PRIMITIVE: ClassVar[str] = "deal_colour"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("terrain", "terrain"))

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat: Final = seat
        self.terrain: Final = terrain


class FactionTaken(Event):
    """A seat took a faction, with all that it starts with."""

    PRIMITIVE: ClassVar[str] = "take_faction"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("faction", "faction"))

    def __init__(self, seat: int, faction: int) -> None:
        self.seat: Final = seat
        self.faction: Final = faction


class BonusCardTaken(Event):
    """A seat took a bonus card."""

    PRIMITIVE: ClassVar[str] = "take_card"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "card"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class StockSet(Event):
    """A described table: what a seat has, whatever it had before."""

    PRIMITIVE: ClassVar[str] = "set_stock"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("coins"),
        Field("workers"),
        Field("priests"),
        Field("bowl1"),
        Field("bowl2"),
        Field("bowl3"),
        Field("points"),
        Field("keys"),
        Field("ship"),
        Field("dig"),
    )

    def __init__(
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
        self.seat: Final = seat
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.bowl1: Final = bowl1
        self.bowl2: Final = bowl2
        self.bowl3: Final = bowl3
        self.points: Final = points
        self.keys: Final = keys
        self.ship: Final = ship
        self.dig: Final = dig


class SeatDropped(Event):
    """A seat left the game: it takes no more turns and gains no power; its structures stay."""

    PRIMITIVE: ClassVar[str] = "drop_seat"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
