"""Several seats are asked at once: machines think while people answer, and nobody's answer disturbs another's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from resarcana_gui.agents.worker import InlineWorker, Reply, WorkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.load import load
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.match_runner import MatchRunner
from tests.agents.toy_opponents import agent_factory
from tests.match.stall import GAMES, TOY
from tests.screens.test_match_runner import Diary
from tests.toy.records import Lay, Stake, Turn, Uncovered

STAKES = {"stakes": True, "cards": 6}


class Thinker:
    """A worker whose replies the test provides; all workers of a table share one list of what was asked."""

    def __init__(self, asked: list[tuple[int, int, int]]) -> None:
        self.asked = asked
        self.seat: int | None = None
        self.reply: Reply | None = None
        self.done: list[str] = []

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        self.asked.append((at, seat, len(events)))
        self.seat, self.reply = seat, None

    def poll(self) -> Reply | None:
        reply, self.reply = self.reply, None
        self.seat = None if reply is not None else self.seat
        return reply

    def drop(self) -> None:
        self.done.append("drop")
        self.seat = None

    def reset(self) -> None:
        self.done.append("reset")

    def close(self) -> None:
        self.done.append("close")


class Table:
    """Four seats that lay down coins at once, of which some are people's."""

    def __init__(self, *people: int, path: Path | None = None, most: int = 4) -> None:
        seats = [Seat(f"P{at}") if at in people else Seat(f"M{at}", "random") for at in range(4)]
        self.begin(Match.start(TOY, STAKES, seats, 1, path=path, fast=True), most)

    def begin(self, match: Match, most: int = 4) -> None:
        self.match = match
        self.asked: list[tuple[int, int, int]] = []
        self.workers: list[Thinker] = []
        self.viewer: int | None = None
        self.diary = Diary()
        self.runner = MatchRunner(match, self.make, self.diary, viewer=lambda: self.viewer, max_workers=most)

    def make(self) -> Thinker:
        self.workers.append(Thinker(self.asked))
        return self.workers[-1]

    def think(self, seat: int, coins: int = 0) -> None:
        """This seat's machine has found its answer."""
        worker = next(worker for worker in self.workers if worker.seat == seat)
        worker.reply = Reply(Lay(seat, coins))

    def frames(self, count: int = 5) -> None:
        for _ in range(count):
            self.runner.update()

    def answered(self) -> list[int]:
        return [step.seat for step in self.match.history.steps]


def test_all_machines_that_are_asked_think_at_the_same_time() -> None:
    table = Table()
    table.frames()
    assert sorted(seat for _, seat, _ in table.asked) == [0, 1, 2, 3] and len(table.workers) == 4
    assert table.runner.asked_person is None


def test_only_so_many_think_at_once_and_the_others_follow() -> None:
    table = Table(most=2)
    table.frames()
    first, second, third, _ = table.match.waiting
    assert [seat for _, seat, _ in table.asked] == [first, second] and len(table.workers) == 2
    table.think(second)
    table.frames()
    assert [seat for _, seat, _ in table.asked] == [first, second, third] and not table.answered()


def test_answers_of_machines_are_taken_in_the_order_of_the_seats_whoever_is_ready_first() -> None:
    table = Table()
    table.frames()
    order = list(table.match.waiting)
    for seat in reversed(order):
        assert not table.answered()
        table.think(seat)
        table.frames(1)
    table.frames()
    assert table.answered()[:4] == order
    assert len(table.asked) == 5, "no machine was asked twice, and the next turn is a machine's"


def test_a_person_answers_while_machines_think_and_theirs_wait_until_then() -> None:
    table = Table(2)
    table.frames()
    assert table.runner.asked_person == 2 and table.runner.thinking is not None
    for seat in (0, 1, 3):
        table.think(seat)
    table.frames()
    assert not table.answered() and table.diary.told == ["asks"], "nothing stirs while the person chooses"
    assert table.runner.submit(Lay(2, 1)) is None
    table.frames()
    assert table.answered()[0] == 2 and sorted(table.answered()[:4]) == [0, 1, 2, 3]
    assert len([asked for asked in table.asked if asked[0] == 0]) == 3, "they were asked once, at the same position"
    assert isinstance(table.match.pending, Turn)


def test_what_a_person_chose_makes_no_machine_think_again() -> None:
    table = Table(2)
    table.frames()
    table.runner.submit(Lay(2, 1))
    table.frames()
    assert len(table.asked) == 3


def test_people_are_asked_one_after_the_other_whoever_sits_there_first() -> None:
    table = Table(0, 1, 2, 3)
    order = list(table.match.waiting)
    table.viewer = order[2]
    assert table.runner.asked_person == order[2]
    assert [command.seat for command in table.runner.legal()] == [order[2]] * len(table.runner.legal())
    table.runner.submit(Lay(order[2], 0))
    assert table.runner.asked_person == order[0]
    assert table.runner.asked is table.match.seats[order[0]]


def test_a_person_s_answer_may_be_taken_back_until_all_are_uncovered() -> None:
    table = Table(2)
    table.frames()
    table.runner.submit(Lay(2, 1))
    assert table.runner.undo() == 0
    table.runner.submit(Lay(2, 0))
    table.frames()
    for seat in (0, 1, 3):
        table.think(seat)
    table.frames(3)
    assert any(isinstance(event, Uncovered) for event in table.match.history.events())
    assert not table.runner.undo_state().possible


def test_a_machine_that_fails_is_asked_again_while_the_others_think_on() -> None:
    table = Table()
    table.frames()
    first = table.match.waiting[0]
    next(worker for worker in table.workers if worker.seat == first).reply = Reply(None, WorkerError("has ended"))
    table.frames()
    assert [seat for _, seat, _ in table.asked].count(first) == 2 and len(table.asked) == 5
    assert [type(error) for error in table.diary.errors] == [WorkerError]


def test_the_end_of_the_runner_closes_every_worker() -> None:
    table = Table()
    table.frames()
    table.runner.close()
    assert [worker.done for worker in table.workers] == [["close"]] * 4


def test_a_game_that_is_saved_in_between_asks_the_others_as_if_nobody_had_answered(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = Table(2, path=path)
    table.frames()
    asked = sorted(table.asked)
    table.runner.submit(Lay(2, 1))
    table.begin(Match.resume(load(path, GAMES), {}, fast=True))
    table.frames()
    assert table.answered() == [2] and table.runner.asked_person is None
    assert sorted(table.asked) == asked


def laid_down(*, person_first: bool) -> dict[int, Command]:
    """What every seat lays down, by seat, when the person answers before the machines have thought, or after."""
    seats = [Seat("P0"), *(Seat(f"M{at}", "random") for at in (1, 2, 3))]
    match = Match.start(TOY, STAKES, seats, 1)
    runner = MatchRunner(match, lambda: InlineWorker(agent_factory(match)), Diary(), max_workers=2)
    for _ in range(0 if person_first else 4):
        runner.update()
    runner.submit(Lay(0, 1))
    for _ in range(4):
        runner.update()
    return {step.seat: step.command for step in match.history.steps[:4]}


def test_machines_answer_the_same_whether_the_person_answers_before_or_after_they_have_thought() -> None:
    assert laid_down(person_first=True) == laid_down(person_first=False)
    assert len(laid_down(person_first=True)) == 4


def test_a_question_is_known_to_be_asked_since_the_others_began_to_answer() -> None:
    table = Table(0, 1, 2, 3)
    first, second, third, fourth = table.match.waiting
    history = table.match.history
    assert [history.asked_since(Stake(seat)) for seat in range(4)] == [0] * 4
    table.match.submit(Lay(second, 0))
    table.match.submit(Lay(fourth, 0))
    assert (history.asked_since(Stake(first)), history.asked_since(Stake(third))) == (0, 0)
    assert table.match.pending == Stake(first)
    table.match.submit(Lay(first, 0))
    table.match.submit(Lay(third, 0))
    turn = table.match.pending
    assert isinstance(turn, Turn) and history.asked_since(turn) == 4
