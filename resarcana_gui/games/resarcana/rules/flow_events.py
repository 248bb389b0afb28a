"""The events of the flow of the game: phases, turns, attacks, victory, and the questions themselves."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.resarcana.rules.event_shapes import OfSeat, OfSeats
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import QUESTION, Field


class PhaseBegan(Event):
    """A phase of the setup or of the round began."""

    PRIMITIVE: ClassVar[str] = "begin_phase"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("phase", "phase"),)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class RoundBegan(Event):
    """A new round began, with collecting."""

    PRIMITIVE: ClassVar[str] = "begin_round"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("number", "int"),)

    def __init__(self, number: int) -> None:
        self.number: Final = number


class TurnBegan(OfSeat):
    """A seat's turn began, or its turn to collect."""

    PRIMITIVE: ClassVar[str] = "begin_turn"


class PowerUsed(Event):
    """A seat used a power of one of its components."""

    PRIMITIVE: ClassVar[str] = "use_power"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("component", "component"),
        Field("power", "int"),
    )

    def __init__(self, seat: int, component: int, power: int) -> None:
        self.seat: Final = seat
        self.component: Final = component
        self.power: Final = power


class AttackBegan(Event):
    """A component attacked its owner's rivals: each loses this much Life, or ignores it."""

    PRIMITIVE: ClassVar[str] = "begin_attack"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("component", "component"),
        Field("number", "int"),
    )

    def __init__(self, seat: int, component: int, number: int) -> None:
        self.seat: Final = seat
        self.component: Final = component
        self.number: Final = number


class AttackIgnored(Event):
    """A seat ignored an attack: by a React power of a component of its own, or by the attacker's own way out."""

    PRIMITIVE: ClassVar[str] = "ignore_attack"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("seat", "seat"), Field("component", "component"))

    def __init__(self, seat: int, component: int) -> None:
        self.seat: Final = seat
        self.component: Final = component


class SeatPassed(OfSeat):
    """A seat passed for this round."""

    PRIMITIVE: ClassVar[str] = "pass_turn"


class TokenTaken(OfSeat):
    """The first seat to pass took the First Player token."""

    PRIMITIVE: ClassVar[str] = "take_token"


class CheckBegan(Event):
    """A victory check began."""

    PRIMITIVE: ClassVar[str] = "begin_check"


class PointsRaised(Event):
    """A component added points for this victory check alone."""

    PRIMITIVE: ClassVar[str] = "raise_points"
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("seat", "seat"),
        Field("component", "component"),
        Field("points", "int"),
    )

    def __init__(self, seat: int, component: int, points: int) -> None:
        self.seat: Final = seat
        self.component: Final = component
        self.points: Final = points


class PointsCounted(Event):
    """The points of every seat were counted at a victory check; raised points are gone after it."""

    PRIMITIVE: ClassVar[str] = "count_points"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("points", "ints"),)

    def __init__(self, points: tuple[int, ...]) -> None:
        self.points: Final = points


class RoundEnded(Event):
    """The round ended: everything was straightened, the token turned back, and seats that had passed are in again."""

    PRIMITIVE: ClassVar[str] = "end_round"


class GameEnded(OfSeats):
    """The game ended; these seats won (bit s for seat s)."""

    PRIMITIVE: ClassVar[str] = "end_game"


class QuestionAnswered(Event):
    """The open question was answered."""

    PRIMITIVE: ClassVar[str] = "close_question"


class QuestionAsked(Event):
    """A seat was asked something."""

    PRIMITIVE: ClassVar[str] = "ask"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("question", QUESTION),)

    def __init__(self, question: Question) -> None:
        self.question: Final = question
