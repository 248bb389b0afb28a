"""The shapes that events share: which fields they have, and who sees them."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import HIDDEN, NO_COMPONENT
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return as many hidden cards as these."""
    return (HIDDEN,) * len(cards)


class OfSeat(Event):
    """An event about a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class OfSeats(Event):
    """An event about several seats: bit s for seat s."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("winners"),)

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners


class OfComponent(Event):
    """An event about a component."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("component", "component"),)

    def __init__(self, component: int) -> None:
        self.component: Final = component


class OfCards(Event):
    """An event about several components that everybody sees."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cards", "components"),)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


class EssencesOn(Event):
    """An event about essences on a component."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("component", "component"), Field("essences", "essences"))

    def __init__(self, component: int, essences: int) -> None:
        self.component: Final = component
        self.essences: Final = essences


class EssencesOf(Event):
    """An event about essences in a seat's pool, by a component (NO_COMPONENT: by discarding a card)."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("essences", "essences"),
        Field("component", "component", NO_COMPONENT),
    )

    def __init__(self, seat: int, essences: int, component: int) -> None:
        self.seat: Final = seat
        self.essences: Final = essences
        self.component: Final = component


class SeatAndItem(Event):
    """An event about a seat's magic item."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("item", "component"))

    def __init__(self, seat: int, item: int) -> None:
        self.seat: Final = seat
        self.item: Final = item


class SeatAndCard(Event):
    """An event about a card of a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class PrivateCard(SeatAndCard):
    """An event about a card that only its seat sees."""

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else type(self)(self.seat, HIDDEN)


class SeatAndCards(Event):
    """An event about several cards of a seat."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cards", "components"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class PrivateCards(SeatAndCards):
    """An event about cards that only their seat sees."""

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else type(self)(self.seat, hidden(self.cards))

    def reveals(self) -> bool:
        return True


class SecretOrder(Event):
    """An event about a seat's deck whose order nobody sees."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("order", "components"))

    def __init__(self, seat: int, order: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.order: Final = order

    def seen_by(self, viewer: int) -> Event:
        return type(self)(self.seat, hidden(self.order))

    def reveals(self) -> bool:
        return True


class LookedAt(Event):
    """An event about the top cards of a deck (a seat's own, or the monuments) that one seat sees."""

    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("deck", "component"),
        Field("cards", "components"),
    )

    def __init__(self, seat: int, deck: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.deck: Final = deck
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else type(self)(self.seat, self.deck, hidden(self.cards))
