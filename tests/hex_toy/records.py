"""What can be asked, said and heard in the marsh."""

from __future__ import annotations

from typing import Final

from resarcana_gui.kernel.codec import Codec
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import INT, INTS, QUESTION, Field

LOW, SEVEN, HIGH = range(3)
"""What two dice can come to: 2 to 6, 7, 8 to 12."""
NOT_YET: Final = -1
"""Nothing is called yet."""
COVERED: Final = -2
"""A call that one does not hear."""


class Guess(Pending):
    """What will the dice come to? All are asked at once."""

    KIND = "guess"
    FIELDS = (Field("seat"),)
    SIMULTANEOUS = True


class Where(Pending):
    """You were right: where do you build?"""

    KIND = "where"
    FIELDS = (Field("seat"),)


class Call(Command):
    """The dice will come to this, unheard by others."""

    KIND = "call"
    FIELDS = (Field("seat"), Field("band", INT, 0))

    def __init__(self, seat: int, band: int) -> None:
        super().__init__(seat)
        self.band: Final = band


class Build(Command):
    """A hut on this field."""

    KIND = "build"
    FIELDS = (Field("seat"), Field("field", INT, 0))

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field: Final = field


class Stay(Command):
    """No hut this time."""

    KIND = "stay"
    FIELDS = (Field("seat"),)


class RoundBegun(Event):
    FIELDS = (Field("number"),)
    PRIMITIVE = "begin_round"

    def __init__(self, number: int) -> None:
        self.number: Final = number


class SeatNumber(Event):
    FIELDS = (Field("seat"), Field("number"))

    def __init__(self, seat: int, number: int) -> None:
        self.seat: Final = seat
        self.number: Final = number


class Called(SeatNumber):
    """A seat has made its call; the others do not hear which."""

    PRIMITIVE = "call"

    def seen_by(self, viewer: int) -> Event:
        return self if viewer == self.seat else Called(self.seat, COVERED)


class Built(SeatNumber):
    """A hut stands on a field."""

    PRIMITIVE = "build"


class Scored(SeatNumber):
    PRIMITIVE = "score"


class Numbers(Event):
    FIELDS = (Field("numbers", INTS),)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers: Final = numbers

    def reveals(self) -> bool:
        return True


class Uncovered(Numbers):
    """All have called: this is what."""

    PRIMITIVE = "uncover"


class Rolled(Numbers):
    """The faces of the dice."""

    PRIMITIVE = "roll"


class Asked(Event):
    FIELDS = (Field("question", QUESTION),)
    PRIMITIVE = "ask"

    def __init__(self, question: Pending) -> None:
        self.question: Final = question


class Answered(Event):
    """A seat's question is answered."""

    FIELDS = (Field("seat"),)
    PRIMITIVE = "answer"

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


CODEC: Final = Codec(
    (Call, Build, Stay),
    (Guess, Where),
    (RoundBegun, Called, Uncovered, Rolled, Built, Scored, Asked, Answered),
    {},
)
