"""The shapes that events share: which fields they have, and who sees them."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import HIDDEN, NO_CARD
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field

SEAT: Final = Field("seat", "seat")
CARD: Final = Field("card", "card")
COPY: Final = Field("card", "copy")
BY: Final = Field("by", "copy", NO_CARD)
"""The card in play that did it; none where the rules did."""
ENERGIES: Final = Field("energies", "energies")
NUMBER: Final = Field("number")


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return as many hidden cards as there are cards."""
    return (HIDDEN,) * len(cards)


class OfSeat(Event):
    """About a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatAndCard(Event):
    """About a card that a seat holds."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, CARD)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class PrivateCard(SeatAndCard):
    """About a card that only its seat sees."""

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else type(self)(self.seat, HIDDEN)


class PrivateCards(Event):
    """About cards that only their seat sees."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("cards", "cards"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else type(self)(self.seat, hidden(self.cards))


class SecretOrder(Event):
    """About the pile, whose order nobody sees."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("order", "cards"),)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def seen_by(self, viewer: int) -> Event:
        return type(self)(hidden(self.order))

    def reveals(self) -> bool:
        return True


class SeatAndCopy(Event):
    """About a card in play of a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, COPY)

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class SeatAndDie(Event):
    """About a die and the face that it shows."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("die", "face"))

    def __init__(self, seat: int, die: int) -> None:
        self.seat: Final = seat
        self.die: Final = die


class EnergiesOf(Event):
    """About energies in a reserve."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, ENERGIES, BY)

    def __init__(self, seat: int, energies: int, by: int) -> None:
        self.seat: Final = seat
        self.energies: Final = energies
        self.by: Final = by


class EnergiesOn(Event):
    """About energies on a card in play of a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, COPY, ENERGIES)

    def __init__(self, seat: int, card: int, energies: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.energies: Final = energies


class NumberOf(Event):
    """About a number that a seat has of something."""

    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, NUMBER, BY)

    def __init__(self, seat: int, number: int, by: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.by: Final = by
