"""Nim with one heap: taking the last stone wins. One of the stones may be marked, which only seat 0 sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.codec import Codec
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import EVERYONE, State

MOST = 3


class Heap(State):
    def __init__(self, viewer: int, seats: int, stones: int) -> None:
        super().__init__(viewer, seats)
        self.stones = stones
        self.turn = 0
        self.marked = 0
        self.winner: int | None = None

    def clone(self) -> Heap:
        other = Heap(self.viewer, self.seats, self.stones)
        other.turn, other.marked, other.winner = self.turn, self.marked, self.winner
        return other

    def facts(self) -> dict[str, Value | tuple[Value, ...]]:
        return {"stones": self.stones, "turn": self.turn, "marked": self.marked}


def heap(stones: int, *, turn: int = 0, marked: int = 0, seats: int = 2) -> Heap:
    truth = Heap(EVERYONE, seats, stones)
    truth.turn, truth.marked = turn, marked
    return truth


class Take(Command):
    """Takes this many stones."""

    def __init__(self, seat: int, stones: int) -> None:
        super().__init__(seat)
        self.stones = stones

    def data(self) -> tuple[Value, ...]:
        return self.seat, self.stones


class Nim(Game):
    name = "nim"
    version = 1

    def __init__(self) -> None:
        self.applied = 0

    @property
    def codec(self) -> Codec:
        raise NotImplementedError

    def seat_range(self) -> tuple[int, int]:
        return 2, 4

    def complete(self, options: Options) -> dict[str, object]:
        return dict(options)

    def blank(self, options: Options, viewer: int) -> State:
        raise NotImplementedError

    def begin(self, state: State, options: Options, chance: Chance) -> None:
        raise NotImplementedError

    def pending(self, state: State) -> Pending | None:
        assert isinstance(state, Heap)
        return None if state.winner is not None else Pending(state.turn)

    def opens_action(self, pending: Pending) -> bool:
        return True

    def legal(self, state: State) -> Sequence[Command]:
        assert isinstance(state, Heap)
        return [Take(state.turn, number) for number in range(1, min(MOST, state.stones) + 1)]

    def refusal(self, state: State, command: Command) -> Refusal | None:
        return None if command in self.legal(state) else Refusal("no")

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        assert isinstance(state, Heap) and isinstance(command, Take)
        self.applied += 1
        state.stones -= command.stones
        if not state.stones:
            state.winner = state.turn
        state.turn = (state.turn + 1) % state.seats

    def observe(self, state: State, viewer: int) -> State:
        assert isinstance(state, Heap)
        view = state.clone()
        view.viewer = viewer
        view.marked = state.marked if viewer == 0 else -1
        return view

    def sample(self, view: State, chance: Chance) -> State:
        assert isinstance(view, Heap)
        world = view.clone()
        world.viewer = EVERYONE
        world.marked = view.marked if view.marked >= 0 else chance.below(2)
        return world

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, Heap)
        if state.winner is None:
            return None
        return Outcome.ranked(tuple(int(seat == state.winner) for seat in range(state.seats)))

    def progress(self, state: State) -> Mapping[str, int]:
        return {}


class Asleep(Nim):
    """Nobody but seat 0 ever takes a turn."""

    def apply(self, state: State, command: Command, chance: Chance) -> None:
        super().apply(state, command, chance)
        assert isinstance(state, Heap)
        state.turn = 0


class Clueless(Guide):
    """Takes every answer for as likely, and knows who has won."""

    def __init__(self) -> None:
        self.seen: list[State] = []

    def logits(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[float]:
        self.seen.append(state)
        return [0.0] * len(answers)

    def is_over(self, state: State) -> bool:
        assert isinstance(state, Heap)
        return state.winner is not None

    def shares(self, state: State) -> list[float]:
        assert isinstance(state, Heap)
        return [float(seat == state.winner) for seat in range(state.seats)]

    def clock(self, state: State) -> int:
        assert isinstance(state, Heap)
        return -state.stones
