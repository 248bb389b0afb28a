"""What happens before the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.codes import HIDDEN
from resarcana_gui.games.seasons.rules.event_shapes import SEAT, OfSeat, PrivateCard, PrivateCards, SecretOrder, hidden
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import Field


class DiceChosen(Event):
    """These dice are used in this game."""

    PRIMITIVE: ClassVar[str] = "choose_dice"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("dice", "dice"),)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def reveals(self) -> bool:
        return True


class FirstPlayerChosen(OfSeat):
    """A seat is the first player of the first round."""

    PRIMITIVE: ClassVar[str] = "choose_first_player"

    def reveals(self) -> bool:
        return True


class PileShuffled(SecretOrder):
    """The draw pile was shuffled; nobody sees the order."""

    PRIMITIVE: ClassVar[str] = "shuffle_pile"


class PackDealt(PrivateCards):
    """A seat was dealt a pack to draft from; only it sees the cards."""

    PRIMITIVE: ClassVar[str] = "deal_pack"

    def reveals(self) -> bool:
        return True


class GroupDealt(Event):
    """A seat got one of the preset groups; the others do not see which."""

    PRIMITIVE: ClassVar[str] = "deal_group"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("group"))

    def __init__(self, seat: int, group: int) -> None:
        self.seat: Final = seat
        self.group: Final = group

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else GroupDealt(self.seat, HIDDEN)

    def reveals(self) -> bool:
        return True


class CardKept(PrivateCard):
    """A seat kept one card of its pack; the others do not see which."""

    PRIMITIVE: ClassVar[str] = "keep_card"


class PacksPassed(Event):
    """Everybody passed the rest of the pack to the left. The cards are listed by the seat that receives them, equally
    many each; a seat sees those that it receives."""

    PRIMITIVE: ClassVar[str] = "pass_packs"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cards", "cards"), Field("seats"))

    def __init__(self, cards: tuple[int, ...], seats: int) -> None:
        self.cards: Final = cards
        self.seats: Final = seats

    def seen_by(self, viewer: int) -> Event:
        size = len(self.cards) // self.seats
        seen = range(viewer * size, (viewer + 1) * size)
        return PacksPassed(tuple([card if at in seen else HIDDEN for at, card in enumerate(self.cards)]), self.seats)

    def reveals(self) -> bool:
        return True


class LibraryLaid(Event):
    """A seat took three of its nine cards for a year: those of year I into the hand. Only it sees which."""

    PRIMITIVE: ClassVar[str] = "lay_library"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT, Field("year"), Field("cards", "cards"))

    def __init__(self, seat: int, year: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.year: Final = year
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else LibraryLaid(self.seat, self.year, hidden(self.cards))
