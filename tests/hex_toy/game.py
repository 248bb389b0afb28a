"""The marsh, a map of thirty hexagons. In each round all seats call at once, unheard, what two dice will come to.
Whoever is right may build a hut: the first one anywhere, others beside their own. A hut scores a point, and one more
for each of the own huts beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.codec import Codec
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.simultaneous import open_questions, open_to
from resarcana_gui.kernel.state import EVERYONE, State
from tests.hex_toy.records import (
    CODEC,
    COVERED,
    HIGH,
    LOW,
    NOT_YET,
    SEVEN,
    Answered,
    Asked,
    Build,
    Built,
    Call,
    Called,
    Guess,
    Rolled,
    RoundBegun,
    Scored,
    Stay,
    Uncovered,
    Where,
)

ROWS: Final = 5
COLUMNS: Final = 6
FIELDS: Final = ROWS * COLUMNS
FREE: Final = -1
"""Nobody's."""
BANDS: Final = (LOW, SEVEN, HIGH)
LIMITS: Final = {"seats": (2, 5), "rounds": (1, 8)}
SETUPS: dict[str, Options] = {"standard": {}, "short": {"rounds": 2}}


def beside(field: int) -> Iterator[int]:
    """Yield the fields beside one; odd rows are shifted to the right by half a field."""
    row, column = divmod(field, COLUMNS)
    shift = row % 2
    around = [(0, -1), (0, 1), *((up, side + shift) for up in (-1, 1) for side in (-1, 0))]
    for up, side in around:
        if 0 <= row + up < ROWS and 0 <= column + side < COLUMNS:
            yield (row + up) * COLUMNS + column + side


def band_of(faces: Sequence[int]) -> int:
    """What dice come to."""
    total = sum(faces)
    return SEVEN if total == 7 else LOW if total < 7 else HIGH


class Marsh(State):
    """The table."""

    def __init__(self, viewer: int, seats: int, rounds: int) -> None:
        super().__init__(viewer, seats)
        self.rounds = rounds
        self.round = 0
        self.owner = [FREE] * FIELDS
        self.points = [0] * seats
        self.called = [NOT_YET] * seats
        self.faces: list[int] = [1, 1]
        self.asked: list[Pending] = []

    def clone(self) -> Marsh:
        other = Marsh(self.viewer, self.seats, self.rounds)
        other.round, other.owner, other.points = self.round, list(self.owner), list(self.points)
        other.called, other.faces, other.asked = list(self.called), list(self.faces), list(self.asked)
        return other

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        lists = {"owner": self.owner, "points": self.points, "called": self.called, "faces": self.faces}
        facts: dict[str, Value | tuple[Value, ...]] = {name: tuple(numbers) for name, numbers in lists.items()}
        facts["round"], facts["asked"] = self.round, tuple(repr(question) for question in self.asked)
        return facts

    def begin_round(self, number: int) -> None:
        self.round, self.called = number, [NOT_YET] * self.seats
        if self.log is not None:
            self.log.append(RoundBegun(number))

    def call(self, seat: int, number: int) -> None:
        self.called[seat] = number
        if self.log is not None:
            self.log.append(Called(seat, number))

    def uncover(self, numbers: tuple[int, ...]) -> None:
        self.called = list(numbers)
        if self.log is not None:
            self.log.append(Uncovered(numbers))

    def roll(self, numbers: tuple[int, ...]) -> None:
        self.faces = list(numbers)
        if self.log is not None:
            self.log.append(Rolled(numbers))

    def build(self, seat: int, number: int) -> None:
        self.owner[number] = seat
        if self.log is not None:
            self.log.append(Built(seat, number))

    def score(self, seat: int, number: int) -> None:
        self.points[seat] += number
        if self.log is not None:
            self.log.append(Scored(seat, number))

    def ask(self, question: Pending) -> None:
        self.asked.append(question)
        if self.log is not None:
            self.log.append(Asked(question))

    def answer(self, seat: int) -> None:
        self.asked.remove(open_questions(self.asked)[self.waiting().index(seat)])
        if self.log is not None:
            self.log.append(Answered(seat))

    def waiting(self) -> list[int]:
        return [question.seat for question in open_questions(self.asked)]

    def open_to(self, seat: int) -> list[int]:
        """The fields on which a seat may build."""
        free = [field for field in range(FIELDS) if self.owner[field] == FREE]
        if seat not in self.owner:
            return free
        return [field for field in free if any(self.owner[other] == seat for other in beside(field))]


class MarshGame(Game):
    """Its rules."""

    name = __name__.split(".")[-2]
    version = 1
    codec: Codec = CODEC

    def seat_range(self) -> tuple[int, int]:
        return LIMITS["seats"]

    def complete(self, options: Options) -> dict[str, object]:
        full: dict[str, object] = {"seats": 5, "rounds": 6, **options}
        if set(full) != set(LIMITS):
            raise OptionsError("The marsh knows only the options 'seats' and 'rounds'.")
        for name, (low, high) in LIMITS.items():
            number = full[name]
            if type(number) is not int or not low <= number <= high:
                raise OptionsError(f"The marsh needs {name} from {low} to {high}, not {number!r}.")
        return full

    def blank(self, options: Options, viewer: int) -> State:
        seats, rounds = options["seats"], options["rounds"]
        assert isinstance(seats, int) and isinstance(rounds, int)
        return Marsh(viewer, seats, rounds)

    def begin(self, state: State, options: Options, chance: Chance) -> None:
        assert isinstance(state, Marsh)
        self._next_round(state)

    def pending(self, state: State) -> Pending | None:
        assert isinstance(state, Marsh)
        if state.viewer in state.waiting():
            return open_to(state.asked, state.viewer)
        return state.asked[-1] if state.asked else None

    def waiting(self, state: State) -> Sequence[int]:
        assert isinstance(state, Marsh)
        return state.waiting()

    def pending_for(self, state: State, seat: int) -> Pending | None:
        assert isinstance(state, Marsh)
        return open_to(state.asked, seat)

    def opens_action(self, pending: Pending) -> bool:
        return True

    def legal(self, state: State) -> Sequence[Command]:
        return self._answers(state, self.pending(state))

    def legal_for(self, state: State, seat: int) -> Sequence[Command]:
        return self._answers(state, self.pending_for(state, seat))

    def _answers(self, state: State, question: Pending | None) -> Sequence[Command]:
        assert isinstance(state, Marsh)
        if question is None:
            return []
        seat = question.seat
        if isinstance(question, Guess):
            return [Call(seat, band) for band in BANDS]
        return [*(Build(seat, field) for field in state.open_to(seat)), Stay(seat)]

    def refusal(self, state: State, command: Command) -> Refusal | None:
        assert isinstance(state, Marsh)
        if command in self.legal_for(state, command.seat):
            return None
        if not state.asked:
            return Refusal("over")
        return Refusal("not_now" if command.seat in state.waiting() else "not_asked", {"seat": state.asked[-1].seat})

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        assert isinstance(state, Marsh)
        seat = command.seat
        state.answer(seat)
        if isinstance(command, Call):
            state.call(seat, command.band)
            if not state.asked:
                self._roll(state, chance)
        elif isinstance(command, Build):
            near = sum(state.owner[field] == seat for field in beside(command.field))
            state.build(seat, command.field)
            state.score(seat, 1 + near)
        self._go_on(state)

    def _roll(self, state: Marsh, chance: Chance) -> None:
        """Only when the last seat has called does anybody hear what; then the dice fall."""
        state.uncover(tuple(state.called))
        state.roll((chance.below(6) + 1, chance.below(6) + 1))
        right = [seat for seat in self._in_turn(state) if state.called[seat] == band_of(state.faces)]
        for seat in reversed(right):
            state.ask(Where(seat))

    def _go_on(self, state: Marsh) -> None:
        """Nobody is asked who can build nowhere; after the last answer of a round comes the next one."""
        while state.asked and isinstance(state.asked[-1], Where) and not state.open_to(state.asked[-1].seat):
            state.answer(state.asked[-1].seat)
        if not state.asked and state.round < state.rounds:
            self._next_round(state)

    def _next_round(self, state: Marsh) -> None:
        state.begin_round(state.round + 1)
        for seat in reversed(self._in_turn(state)):
            state.ask(Guess(seat))

    def _in_turn(self, state: Marsh) -> list[int]:
        """The seats in the order of this round."""
        return [(state.round - 1 + step) % state.seats for step in range(state.seats)]

    def observe(self, state: State, viewer: int) -> State:
        assert isinstance(state, Marsh)
        view = state.clone()
        view.viewer = viewer
        if NOT_YET in view.called:
            view.called = [
                band if seat == viewer or band == NOT_YET else COVERED for seat, band in enumerate(view.called)
            ]
        return view

    def sample(self, view: State, chance: Chance) -> State:
        assert isinstance(view, Marsh)
        world = view.clone()
        world.viewer = EVERYONE
        world.called = [chance.below(len(BANDS)) if band == COVERED else band for band in world.called]
        return world

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Marsh)
        if state.asked or state.round < state.rounds:
            return None
        huts = tuple(state.owner.count(seat) for seat in range(state.seats))
        return Outcome.ranked(tuple(state.points), {"huts": huts})

    def progress(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, Marsh)
        return {"rounds": state.round}
