"""The flow of the game: rounds, dice, turns, the season marker, what waits, and the questions themselves."""

from __future__ import annotations

from typing import ClassVar, Final

from resarcana_gui.games.seasons.rules.event_shapes import BY, SEAT, OfSeat, SeatAndDie
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.kernel.effect_queue import Effect
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.record import EFFECT, QUESTION, Field


class PhaseBegan(Event):
    """A phase of the setup, of the turn or of the round began."""

    PRIMITIVE: ClassVar[str] = "begin_phase"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("phase", "phase"),)

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class RoundBegan(Event):
    """A new round began: all cards were straightened, and this seat is the first player."""

    PRIMITIVE: ClassVar[str] = "begin_round"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("round"), Field("first", "seat"))

    def __init__(self, round_: int, first: int) -> None:
        self.round: Final = round_
        self.first: Final = first


class DiceRolled(Event):
    """The dice of the season were rolled, and show these faces."""

    PRIMITIVE: ClassVar[str] = "roll_dice"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("dice", "faces"),)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def reveals(self) -> bool:
        return True


class DieTaken(SeatAndDie):
    """A seat took a die."""

    PRIMITIVE: ClassVar[str] = "take_die"


class TurnBegan(OfSeat):
    """It became a seat's turn."""

    PRIMITIVE: ClassVar[str] = "begin_turn"


class DieRerolled(SeatAndDie):
    """A seat rolled its die again; it shows this face now."""

    PRIMITIVE: ClassVar[str] = "reroll_die"

    def reveals(self) -> bool:
        return True


class DieUsed(OfSeat):
    """A seat does what its die says; a ring on it lets it crystallise in this turn."""

    PRIMITIVE: ClassVar[str] = "use_die"


class SeasonMoved(Event):
    """The season marker was moved by so many spaces: by the die left over, or by a card of a seat."""

    PRIMITIVE: ClassVar[str] = "move_season"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("spaces"), BY)

    def __init__(self, spaces: int, by: int) -> None:
        self.spaces: Final = spaces
        self.by: Final = by


class GameEnded(Event):
    """The game is over: the points of every seat, and who has won (bit s for seat s)."""

    PRIMITIVE: ClassVar[str] = "end_game"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("points", "ints"), Field("winners"))

    def __init__(self, points: tuple[int, ...], winners: int) -> None:
        self.points: Final = points
        self.winners: Final = winners


class EffectQueued(Event):
    """An effect was set off, and waits."""

    PRIMITIVE: ClassVar[str] = "queue_effect"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("effect", EFFECT),)

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect


class EffectTaken(Event):
    """An effect that waited happens."""

    PRIMITIVE: ClassVar[str] = "take_effect"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("effect", EFFECT),)

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect


class StepAdded(Event):
    """A step of what is being carried out comes next."""

    PRIMITIVE: ClassVar[str] = "add_step"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("step", EFFECT),)

    def __init__(self, step: Effect) -> None:
        self.step: Final = step


class StepTaken(Event):
    """The next step is carried out."""

    PRIMITIVE: ClassVar[str] = "take_step"


class QuestionAsked(Event):
    """A seat is asked something."""

    PRIMITIVE: ClassVar[str] = "ask"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("question", QUESTION),)

    def __init__(self, question: Question) -> None:
        self.question: Final = question


class QuestionAnswered(Event):
    """A seat's open question was answered."""

    PRIMITIVE: ClassVar[str] = "close_question"
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT,)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class NextQuestionAsked(Event):
    """A seat has answered, and is asked the next thing in place of it, while others are still asked as well."""

    PRIMITIVE: ClassVar[str] = "ask_next"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("question", QUESTION),)

    def __init__(self, question: Question) -> None:
        self.question: Final = question
