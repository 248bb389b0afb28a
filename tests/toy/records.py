"""What can be asked, said and heard at the market stall."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.codec import Codec, ListKind, NameKind
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import INT, Field

CARD: Final = "card"
CARDS: Final = "cards"
UNKNOWN: Final = 0
NO_CARD: Final = -1

TURN: Final = 0
"""Your turn: draw or sell."""
WHICH: Final = 1
"""Which card do you put up for sale?"""
BID: Final = 2
"""How many coins do you pay for it?"""

DRAW: Final = 0
SELL: Final = 1
SHOW: Final = 2
PAY: Final = 3


class Question(Pending):
    FIELDS = (Field("kind"), Field("seat"), Field("card", CARD, NO_CARD))

    def __init__(self, kind: int, seat: int, card: int) -> None:
        super().__init__(kind, seat)
        self.card: Final = card


class Say(Command):
    FIELDS = (Field("kind"), Field("seat"), Field("card", CARD, NO_CARD), Field("coins", INT, 0))

    def __init__(self, kind: int, seat: int, card: int = NO_CARD, coins: int = 0) -> None:
        super().__init__(kind, seat)
        self.card: Final = card
        self.coins: Final = coins


class Stacked(Event):
    FIELDS = (Field("cards", CARDS),)
    PRIMITIVE = "stack"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def seen_by(self, viewer: int) -> Event:
        return Stacked((UNKNOWN,) * len(self.cards))

    def reveals(self) -> bool:
        return True


class SeatCard(Event):
    FIELDS = (Field("seat"), Field("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


class Drawn(SeatCard):
    PRIMITIVE = "draw"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else Drawn(self.seat, UNKNOWN)

    def reveals(self) -> bool:
        return True


class Shown(SeatCard):
    PRIMITIVE = "show"

    def shows(self) -> bool:
        return True


class SeatAmount(Event):
    FIELDS = (Field("seat"), Field("amount"))

    def __init__(self, seat: int, amount: int) -> None:
        self.seat: Final = seat
        self.amount: Final = amount


class Earned(SeatAmount):
    PRIMITIVE = "earn"


class Scored(SeatAmount):
    PRIMITIVE = "score"


class Asked(Event):
    FIELDS = Question.FIELDS
    PRIMITIVE = "ask"

    def __init__(self, kind: int, seat: int, card: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card


class Answered(Event):
    PRIMITIVE = "answer"


NAMES: Final = {NO_CARD: "-", UNKNOWN: "?"} | {card: f"card {card}" for card in range(1, 19)}
CODEC: Final = Codec(
    Say,
    Question,
    (Stacked, Drawn, Shown, Earned, Scored, Asked, Answered),
    {CARD: NameKind("card", NAMES), CARDS: ListKind(NameKind("card", NAMES))},
)
