"""The events before the first round, and between the games of a match."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.codes import HIDDEN
from resarcana_gui.games.resarcana.rules.event_shapes import (
    OfCards,
    OfSeat,
    OfSeats,
    PrivateCard,
    PrivateCards,
    SeatAndCard,
    SeatAndCards,
    SeatAndItem,
    SecretOrder,
    hidden,
)
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class PlacesLaidOut(Event):
    """The Places of Power were laid out in the centre, these sides up."""

    PRIMITIVE: ClassVar[str] = "lay_out_places"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("places", "components"),)

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places: Final = places

    def reveals(self) -> bool:
        return True


class ItemsLaidOut(Event):
    """The magic items were laid out in the supply."""

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


class FirstPlayerChosen(OfSeat):
    """A seat got the First Player token before the first round."""

    PRIMITIVE: ClassVar[str] = "choose_first_player"


class MagesDealt(PrivateCards):
    """A seat was dealt mages to choose from; only it sees them."""

    PRIMITIVE: ClassVar[str] = "deal_mages"


class MageChosen(PrivateCard):
    """A seat chose its mage; the others do not see which until all have chosen."""

    PRIMITIVE: ClassVar[str] = "choose_mage"


class MagesRevealed(OfCards):
    """All chosen mages were revealed, by seat; the others were returned to the box."""

    PRIMITIVE: ClassVar[str] = "reveal_mages"

    def reveals(self) -> bool:
        return True


class ArtifactsDealt(Event):
    """A seat was dealt the artifacts of its deck. With `unseen`, it does not look at them either."""

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


class PresetDealt(SeatAndCards):
    """A seat got a first-game hand, which everybody knows."""

    PRIMITIVE: ClassVar[str] = "deal_preset"


class DeckRegathered(SeatAndCards):
    """A seat took up again the deck it drafted for this match; everybody knows its cards."""

    PRIMITIVE: ClassVar[str] = "regather_deck"


class DeckShuffled(SecretOrder):
    """A seat shuffled its deck; nobody sees the order."""

    PRIMITIVE: ClassVar[str] = "shuffle_deck"


class PacketDealt(PrivateCards):
    """A seat was dealt a packet of artifacts to draft from; only it sees them."""

    PRIMITIVE: ClassVar[str] = "deal_packet"


class CardKept(PrivateCard):
    """A seat kept one artifact of its packet; the others do not see which."""

    PRIMITIVE: ClassVar[str] = "keep_card"


class PacketsPassed(Event):
    """Every seat passed the rest of its packet on (1: to the left, -1: to the right). The cards are listed by the
    seat that receives them, equally many each; a seat sees those it receives."""

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


class ArtifactsLaidOut(OfCards):
    """The artifacts of the match were laid out face up, to be picked from."""

    PRIMITIVE: ClassVar[str] = "lay_out_artifacts"

    def reveals(self) -> bool:
        return True


class CardPicked(SeatAndCard):
    """A seat picked one of the artifacts that lie face up."""

    PRIMITIVE: ClassVar[str] = "pick_card"


class ItemTaken(SeatAndItem):
    """A seat took a magic item from the supply."""

    PRIMITIVE: ClassVar[str] = "take_item"


class ItemReturned(SeatAndItem):
    """A seat put its magic item back into the supply."""

    PRIMITIVE: ClassVar[str] = "return_item"


class GameWon(OfSeats):
    """One game of the match ended; these seats won it (bit s for seat s)."""

    PRIMITIVE: ClassVar[str] = "win_game"


class TableCleared(Event):
    """Everything was put away for the next game of the match; the mages stay."""

    PRIMITIVE: ClassVar[str] = "clear_table"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("game_number", "int"),)

    def __init__(self, game_number: int) -> None:
        self.game_number: Final = game_number

    def reveals(self) -> bool:
        return True
