"""How the game goes on: rounds, turns, offers, questions."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import QUESTION, Field


class PhaseBegan(Event):
    """A phase of the setup or of the round began."""

    PRIMITIVE: ClassVar[str] = "begin_phase"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("phase", "phase"),)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class RoundBegan(Event):
    """A round began; its turn order."""

    PRIMITIVE: ClassVar[str] = "begin_round"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("number"), Field("order", "seats"))

    def __init__(self, number: int, order: tuple[int, ...]) -> None:
        self.number: Final = number
        self.order: Final = order


class TurnBegan(Event):
    """It became a seat's turn."""

    PRIMITIVE: ClassVar[str] = "begin_turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class ActionBegan(Event):
    """A seat takes an action."""

    PRIMITIVE: ClassVar[str] = "begin_action"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class ActionTaken(Event):
    """A seat uses a power action or a special action."""

    PRIMITIVE: ClassVar[str] = "use_action"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("action", "action"))

    def __init__(self, seat: int, action: int) -> None:
        self.seat: Final = seat
        self.action: Final = action


class TurnDoubled(Event):
    """A seat takes so many actions one after the other."""

    PRIMITIVE: ClassVar[str] = "double_turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class TurnEnded(Event):
    """A seat's turn is over."""

    PRIMITIVE: ClassVar[str] = "end_turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class OffersMade(Event):
    """Neighbours of what a seat built may gain power: who, and how much."""

    PRIMITIVE: ClassVar[str] = "make_offers"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("seats", "seats"), Field("amounts", "ints"))

    def __init__(self, seat: int, seats: tuple[int, ...], amounts: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.amounts: Final = amounts


class OfferAnswered(Event):
    """A neighbour accepted the power that was offered (1), refused it (0), or could gain none (2); offers count from
    0."""

    PRIMITIVE: ClassVar[str] = "answer_offer"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("offer"), Field("answer"))

    def __init__(self, offer: int, answer: int) -> None:
        self.offer: Final = offer
        self.answer: Final = answer


class DevotionSettled(Event):
    """The Cultists have got what their neighbours' answers bring."""

    PRIMITIVE: ClassVar[str] = "settle_devotion"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class SeatPassed(Event):
    """A seat passed for this round."""

    PRIMITIVE: ClassVar[str] = "pass_turn"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class BonusCardReturned(Event):
    """A seat returned its bonus card."""

    PRIMITIVE: ClassVar[str] = "return_card"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class CultBonusReached(Event):
    """A seat's turn to get its cult bonus came."""

    PRIMITIVE: ClassVar[str] = "reach_bonus"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class RoundEnded(Event):
    """The round is over: all actions are free again, free bonus cards got a coin."""

    PRIMITIVE: ClassVar[str] = "end_round"


class GameEnded(Event):
    """The game is over; these seats won (bit s for seat s)."""

    PRIMITIVE: ClassVar[str] = "end_game"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("winners"),)

    def __init__(self, winners: int) -> None:
        self.winners: Final = winners


class QuestionAnswered(Event):
    """The open question was answered."""

    PRIMITIVE: ClassVar[str] = "close_question"


class QuestionAsked(Event):
    """A seat is asked something."""

    PRIMITIVE: ClassVar[str] = "ask"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("question", QUESTION),)

    def __init__(self, question: Question) -> None:
        self.question: Final = question
