"""What happens before the first round, and between the games of a match."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """As many cards, none of them seen."""
    return (HIDDEN,) * len(cards)


class PlacesLaidOut(Event):
    """The Places of Power lie in the centre, these sides up."""

    PRIMITIVE: ClassVar[str] = "lay_out_places"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("places", "components"),)

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places: Final = places

    def reveals(self) -> bool:
        return True


class ItemsLaidOut(Event):
    """The magic items lie in the supply."""

    PRIMITIVE: ClassVar[str] = "lay_out_items"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("items", "components"),)

    def __init__(self, items: tuple[int, ...]) -> None:
        self.items: Final = items


class MonumentsShuffled(Event):
    """The monument deck was shuffled; nobody sees the order. In the tight setup some stay in the box, unseen."""

    PRIMITIVE: ClassVar[str] = "shuffle_monuments"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("order", "components"),)

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order: Final = order

    def seen_by(self, viewer: int) -> Event:
        return MonumentsShuffled(hidden(self.order))

    def reveals(self) -> bool:
        return True


class MonumentTurnedUp(Event):
    """The top card of the monument deck was turned face up."""

    PRIMITIVE: ClassVar[str] = "turn_up_monument"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("card", "component"),)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def reveals(self) -> bool:
        return True


class FirstPlayerChosen(Event):
    """A seat got the First Player token before the first round."""

    PRIMITIVE: ClassVar[str] = "choose_first_player"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class MagesDealt(Event):
    """A seat was dealt mages to choose from; only it sees them."""

    PRIMITIVE: ClassVar[str] = "deal_mages"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cards", "components"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else MagesDealt(self.seat, hidden(self.cards))

    def reveals(self) -> bool:
        return True


class MageChosen(Event):
    """A seat has chosen its mage; the others do not see which until all have."""

    PRIMITIVE: ClassVar[str] = "choose_mage"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else MageChosen(self.seat, HIDDEN)


class MagesRevealed(Event):
    """All chosen mages were revealed, by seat; the others went back to the box."""

    PRIMITIVE: ClassVar[str] = "reveal_mages"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cards", "components"),)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def reveals(self) -> bool:
        return True


class ArtifactsDealt(Event):
    """A seat was dealt the artifacts of its deck. Those that are dealt unseen it does not look at either."""

    PRIMITIVE: ClassVar[str] = "deal_artifacts"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("cards", "components"),
        Field("unseen", "int", 0),
    )

    def __init__(self, seat: int, cards: tuple[int, ...], unseen: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards
        self.unseen: Final = unseen

    def seen_by(self, viewer: int) -> Event:
        if viewer == self.seat and not self.unseen:
            return self
        return ArtifactsDealt(self.seat, hidden(self.cards), self.unseen)

    def reveals(self) -> bool:
        return True


class PresetDealt(Event):
    """A seat got a first-game hand, which everybody knows."""

    PRIMITIVE: ClassVar[str] = "deal_preset"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cards", "components"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class DeckRegathered(Event):
    """A seat took up again the deck it drafted for this match; everybody knows its cards."""

    PRIMITIVE: ClassVar[str] = "regather_deck"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cards", "components"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class DeckShuffled(Event):
    """A seat shuffled its deck; nobody sees the order."""

    PRIMITIVE: ClassVar[str] = "shuffle_deck"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("order", "components"))

    def __init__(self, seat: int, order: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.order: Final = order

    def seen_by(self, viewer: int) -> Event:
        return DeckShuffled(self.seat, hidden(self.order))

    def reveals(self) -> bool:
        return True


class PacketDealt(Event):
    """A seat was dealt a packet of artifacts to draft from; only it sees them."""

    PRIMITIVE: ClassVar[str] = "deal_packet"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("cards", "components"))

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else PacketDealt(self.seat, hidden(self.cards))

    def reveals(self) -> bool:
        return True


class CardKept(Event):
    """A seat kept one artifact of its packet; the others do not see which."""

    PRIMITIVE: ClassVar[str] = "keep_card"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else CardKept(self.seat, HIDDEN)


class PacketsPassed(Event):
    """Everybody passed the rest of the packet on (1: to the left, -1: to the right). The cards are listed by the seat
    that receives them, equally many each; a seat sees those it receives."""

    PRIMITIVE: ClassVar[str] = "pass_packets"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("direction", "int"),
        Field("cards", "components"),
        Field("seats", "int"),
    )

    def __init__(self, direction: int, cards: tuple[int, ...], seats: int) -> None:
        self.direction: Final = direction
        self.cards: Final = cards
        self.seats: Final = seats

    def seen_by(self, viewer: int) -> Event:
        size = len(self.cards) // self.seats
        seen = range(viewer * size, (viewer + 1) * size)
        return PacketsPassed(
            self.direction, tuple(card if at in seen else HIDDEN for at, card in enumerate(self.cards)), self.seats
        )

    def reveals(self) -> bool:
        return True


class ArtifactsLaidOut(Event):
    """The artifacts of the match lie face up, to be picked from."""

    PRIMITIVE: ClassVar[str] = "lay_out_artifacts"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cards", "components"),)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def reveals(self) -> bool:
        return True


class CardPicked(Event):
    """A seat picked one of the artifacts that lie face up."""

    PRIMITIVE: ClassVar[str] = "pick_card"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("card", "component"))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class ItemTaken(Event):
    """A seat took a magic item from the supply."""

    PRIMITIVE: ClassVar[str] = "take_item"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("item", "component"))

    def __init__(self, seat: int, item: int) -> None:
        self.seat: Final = seat
        self.item: Final = item


class ItemReturned(Event):
    """A seat put its magic item back into the supply."""

    PRIMITIVE: ClassVar[str] = "return_item"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("item", "component"))

    def __init__(self, seat: int, item: int) -> None:
        self.seat: Final = seat
        self.item: Final = item


class GameWon(Event):
    """One game of the match is over; these seats won it (bit s for seat s)."""

    PRIMITIVE: ClassVar[str] = "win_game"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("winners", "int"),)

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners


class TableCleared(Event):
    """Everything went back for the next game of the match; the mages stay."""

    PRIMITIVE: ClassVar[str] = "clear_table"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("game_number", "int"),)

    def __init__(self, game_number: int) -> None:
        self.game_number: Final = game_number

    def reveals(self) -> bool:
        return True
