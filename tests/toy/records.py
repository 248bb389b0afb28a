"""What can be asked, said and heard at the market stall."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.codec import Codec, ListKind, NameKind
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.effect_queue import Effect
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import EFFECT, INT, INTS, QUESTION, Field

CARD: Final = "card"
CARDS: Final = "cards"
UNKNOWN: Final = 0
NO_COINS: Final = -1
"""Nothing is laid down yet."""
COVERED: Final = -2
"""Coins that one does not see."""


class Turn(Pending):
    """Your turn: draw or sell."""

    KIND = "turn"
    FIELDS = (Field("seat"),)


class Which(Pending):
    """Which card do you put up for sale?"""

    KIND = "which"
    FIELDS = (Field("seat"),)


class Bid(Pending):
    """How many coins do you pay for this card?"""

    KIND = "bid"
    FIELDS = (Field("seat"), Field("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class Stake(Pending):
    """How many coins do you lay down, unseen, to be the first? All are asked at once."""

    KIND = "stake"
    FIELDS = (Field("seat"),)
    SIMULTANEOUS = True


class NextEffect(Pending):
    """Which of your effects happens next? Afterwards it is the turn of the seat `then`."""

    KIND = "next_effect"
    FIELDS = (Field("seat"), Field("then"))

    def __init__(self, seat: int, then: int) -> None:
        super().__init__(seat)
        self.then: Final = then


class Alms(Effect):
    """Whoever has no coin gets one."""

    KIND = "alms"


class Tithe(Effect):
    """Whoever has a coin hands it on to the next seat."""

    KIND = "tithe"


class Gift(Effect):
    """A coin from the seat before."""

    KIND = "gift"


class Applause(Effect):
    """A point, whatever else happens."""

    KIND = "applause"
    COMMUTES = True


class Draw(Command):
    """Draw a card."""

    KIND = "draw"
    FIELDS = (Field("seat"),)


class Sell(Command):
    """Put a card up for sale."""

    KIND = "sell"
    FIELDS = (Field("seat"),)


class Show(Command):
    """This is the card."""

    KIND = "show"
    FIELDS = (Field("seat"), Field("card", CARD))

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card


class Coins(Command):
    """A number of coins."""

    FIELDS = (Field("seat"), Field("coins", INT, 0))

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins


class Pay(Coins):
    """Pay this many coins for the card."""

    KIND = "pay"


class Lay(Coins):
    """Lay down this many coins, unseen."""

    KIND = "lay"


class Choose(Command):
    """This effect happens next."""

    KIND = "choose"
    FIELDS = (Field("seat"), Field("effect", EFFECT))

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect: Final = effect


DRAW: Final = Draw.KIND
SELL: Final = Sell.KIND
SHOW: Final = Show.KIND
PAY: Final = Pay.KIND
LAY: Final = Lay.KIND


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


class Laid(SeatAmount):
    """A seat has laid down coins; how many, the others do not see."""

    PRIMITIVE = "lay"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else Laid(self.seat, COVERED)


class Uncovered(Event):
    """All have laid down their coins: this is how many."""

    FIELDS = (Field("amounts", INTS),)
    PRIMITIVE = "uncover"

    def __init__(self, amounts: tuple[int, ...]) -> None:
        self.amounts: Final = amounts

    def reveals(self) -> bool:
        return True


class Asked(Event):
    FIELDS = (Field("question", QUESTION),)
    PRIMITIVE = "ask"

    def __init__(self, question: Pending) -> None:
        self.question: Final = question

    def seen_by(self, viewer: int) -> Event:
        return Asked(self.question.seen_by(viewer))


class Answered(Event):
    """A seat's question is answered."""

    FIELDS = (Field("seat"),)
    PRIMITIVE = "answer"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class AboutEffect(Event):
    FIELDS = (Field("effect", EFFECT),)

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect


class EffectQueued(AboutEffect):
    """An effect was set off, and waits."""

    PRIMITIVE = "queue_effect"


class EffectTaken(AboutEffect):
    """A waiting effect happens now."""

    PRIMITIVE = "take_effect"


NAMES: Final = {UNKNOWN: "?"} | {card: f"card {card}" for card in range(1, 19)}
CODEC: Final = Codec(
    (Draw, Sell, Show, Pay, Lay, Choose),
    (Turn, Which, Bid, Stake, NextEffect),
    (Stacked, Drawn, Shown, Earned, Scored, Laid, Uncovered, Asked, Answered, EffectQueued, EffectTaken),
    {CARD: NameKind("card", NAMES), CARDS: ListKind(NameKind("card", NAMES))},
    (Alms, Tithe, Gift, Applause),
)
