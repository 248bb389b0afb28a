"""What happens to cards."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import FROM_HAND, HIDDEN, NO_CARD
from resarcana_gui.games.seasons.rules.event_shapes import (
    CARD,
    COPY,
    SEAT,
    PrivateCard,
    PrivateCards,
    SeatAndCard,
    SeatAndCopy,
    SecretOrder,
)
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class CardShown(SeatAndCard):
    """A seat shows the card of its hand that it is about to pay for."""

    PRIMITIVE: ClassVar[str] = "show_card"

    def shows(self) -> bool:
        return True


class CardEntered(Event):
    """A card was put into play: one that was summoned, or for free from the hand, from cards drawn, from the pile."""

    PRIMITIVE: ClassVar[str] = "enter"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, COPY, Field("source", "source"))

    def __init__(self, seat: int, card: int, source: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.source: Final = source

    def shows(self) -> bool:
        return self.source >= FROM_HAND


class CardTurned(SeatAndCopy):
    """A seat activated a card in play: it was turned."""

    PRIMITIVE: ClassVar[str] = "turn"


class CardSacrificed(SeatAndCopy):
    """A card in play was sacrificed: it went to the discards, energies on it to the stock."""

    PRIMITIVE: ClassVar[str] = "sacrifice"


class CardTakenBack(SeatAndCopy):
    """A seat took a card in play back into its hand; energies on it went to the stock."""

    PRIMITIVE: ClassVar[str] = "take_back"


class CardPassed(Event):
    """A card in play was straightened, and went to another seat."""

    PRIMITIVE: ClassVar[str] = "pass_card"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, COPY, Field("receiver", "seat"))

    def __init__(self, seat: int, card: int, receiver: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.receiver: Final = receiver


class PileRefilled(SecretOrder):
    """The pile was empty: the discards were shuffled into a new one; nobody sees the order."""

    PRIMITIVE: ClassVar[str] = "refill_pile"


class CardDrawn(PrivateCard):
    """A seat drew the top card of the pile into its hand; only it sees which."""

    PRIMITIVE: ClassVar[str] = "draw"

    def reveals(self) -> bool:
        return True


class CardDrawnOpenly(SeatAndCard):
    """A seat drew the top card of the pile into its hand, and showed it."""

    PRIMITIVE: ClassVar[str] = "draw_openly"

    def reveals(self) -> bool:
        return True


class CardsDrawn(PrivateCards):
    """A seat drew cards from the pile, to choose from; only it sees them."""

    PRIMITIVE: ClassVar[str] = "draw_to_choose"

    def reveals(self) -> bool:
        return True


class DrawnKept(PrivateCard):
    """A seat took one of the cards that it had drawn into its hand."""

    PRIMITIVE: ClassVar[str] = "keep_drawn"


class DrawnDiscarded(PrivateCards):
    """A seat discarded cards that it had drawn; nobody else sees them."""

    PRIMITIVE: ClassVar[str] = "discard_drawn"


class DrawnGiven(Event):
    """A seat gave one of the cards that it had drawn to another, who alone sees it besides."""

    PRIMITIVE: ClassVar[str] = "give_drawn"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("receiver", "seat"), CARD)

    def __init__(self, seat: int, receiver: int, card: int) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.card: Final = card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, self.receiver) else DrawnGiven(self.seat, self.receiver, HIDDEN)

    def reveals(self) -> bool:
        return True


class CardDiscarded(SeatAndCard):
    """A seat discarded a card from its hand, and showed it."""

    PRIMITIVE: ClassVar[str] = "discard"

    def shows(self) -> bool:
        return True


class TopSeen(PrivateCard):
    """A seat looked at the top card of the pile."""

    PRIMITIVE: ClassVar[str] = "see_top"

    def reveals(self) -> bool:
        return True


class TopDiscarded(Event):
    """The top card of the pile was discarded, face down."""

    PRIMITIVE: ClassVar[str] = "discard_top"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("by", "copy", NO_CARD))

    def __init__(self, seat: int, by: int) -> None:
        self.seat: Final = seat
        self.by: Final = by

    def reveals(self) -> bool:
        return True


class LibraryTaken(Event):
    """A seat took the library of a year into its hand."""

    PRIMITIVE: ClassVar[str] = "take_library"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("year"))

    def __init__(self, seat: int, year: int) -> None:
        self.seat: Final = seat
        self.year: Final = year
