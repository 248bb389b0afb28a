from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from resarcana_gui.agents.worker import InlineWorker, Reply, WorkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.errors import AgentError, SaveError, UndoError
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.screens.match_runner import MatchRunner
from tests.agents.toy_opponents import agent_factory
from tests.match.stall import stall
from tests.toy.records import DRAW, PAY, SELL, Bid, Coins, Pay, Turn

NONSENSE = Pay(0, 77)


class Script:
    """A worker whose replies the test provides."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.done: list[str] = []
        self.reply: Reply | None = None

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        self.asked.append((at, seat))
        self.reply = None

    def poll(self) -> Reply | None:
        reply, self.reply = self.reply, None
        return reply

    def drop(self) -> None:
        self.done.append("drop")
        self.reply = None

    def reset(self) -> None:
        self.done.append("reset")

    def close(self) -> None:
        self.done.append("close")


class Diary:
    """Records what it is told."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.told: list[str] = []
        self.errors: list[Exception] = []

    def happened(self, steps: Sequence[Step]) -> None:
        self.steps += steps
        self.told.append(f"{len(steps)} happened")

    def rewound(self, at: int) -> None:
        del self.steps[at:]
        self.told.append(f"rewound to {at}")

    def asks(self) -> None:
        self.told.append("asks")

    def failed(self, error: Exception) -> None:
        self.errors.append(error)
        self.told.append("failed")


class Table:
    """A market stall with a host: Ana in seat 0, a machine in seat 1, which begins when the seed is 1."""

    def __init__(self, machine_first: bool = True, path: Path | None = None, cards: int = 9) -> None:
        seats = [Seat("Ana"), Seat("Machine", "random")]
        self.match = stall(seats, SEEDS[machine_first], path, cards)
        self.worker = Script()
        self.diary = Diary()
        self.behind = False
        self.forced = True
        self.passes = False
        """Whether an only answer at the person's turn gives itself."""
        self.runner = MatchRunner(
            self.match, lambda: self.worker, self.diary, lambda: self.behind, lambda: self.forced,
            auto_pass=lambda seat: self.runner.legal(seat)[0] if self.passes else None,
        )  # fmt: skip

    def think(self, kind: str, coins: int = 0) -> None:
        """The machine has found the first answer of a kind."""
        self.worker.reply = Reply(self.answer(kind, coins))

    def answer(self, kind: str, coins: int = 0) -> Command:
        """The first answer of a kind to the open question."""
        return next(
            command
            for command in self.match.legal()
            if kind == command.KIND and (not isinstance(command, Coins) or command.coins == coins)
        )

    def busy(self) -> list[int | None]:
        """The machine that thinks and the person who is asked."""
        return [self.runner.thinking, self.runner.asked_person]

    def person(self, kind: str, coins: int = 0) -> None:
        assert self.runner.submit(self.answer(kind, coins)) is None

    def machine(self, kind: str, coins: int = 0) -> None:
        self.runner.update()
        self.think(kind, coins)
        self.runner.update()


def first_seat(seed: int) -> int:
    pending = stall(seed=seed).pending
    assert pending is not None
    return pending.seat


SEEDS = {seat == 1: seed for seed in range(10) for seat in [first_seat(seed)]}
"""A seed with which the machine begins, and one with which the person does."""


# -------------------------------------------------------------------------------------------------------- machines


def test_a_machine_is_asked_once_and_its_answer_done_when_it_is_there() -> None:
    table = Table()
    for _ in range(3):
        table.runner.update()
    assert table.worker.asked == [(0, 1)] and table.busy() == [1, None]
    table.think(DRAW)
    table.runner.update()
    assert [step.seat for step in table.match.history.steps] == [1]
    assert table.diary.told == ["asks", "1 happened", "asks"]
    assert table.busy() == [None, 0]


def test_nothing_happens_before_the_first_update() -> None:
    table = Table()
    assert (table.worker.asked, table.diary.told, table.busy()) == ([], [], [None, None])
    assert table.runner.asked is table.match.seats[1]


def test_a_machine_thinks_while_the_picture_is_behind_and_its_answer_waits_for_it() -> None:
    table = Table()
    table.behind = True
    table.machine(DRAW)
    table.runner.update()
    assert not table.match.history.steps and table.runner.thinking is None
    table.behind = False
    table.runner.update()
    assert len(table.match.history.steps) == 1
    assert table.worker.asked == [(0, 1)]


def test_a_persons_answer_waits_for_nothing() -> None:
    table = Table(machine_first=False)
    table.behind = True
    table.runner.update()
    table.person(DRAW)
    assert table.diary.told == ["asks", "1 happened", "asks"]


def test_a_game_of_machines_ends_and_every_step_of_it_was_told() -> None:
    match, diary = stall([Seat("A", "random"), Seat("B", "random"), Seat("C", "random")], cards=18), Diary()
    runner = MatchRunner(match, lambda: InlineWorker(agent_factory(match)), diary)
    while match.outcome is None:
        runner.update()
    runner.update()
    assert diary.steps == match.history.steps
    assert diary.told[-1] == "asks"
    assert (runner.asked, runner.asked_person, runner.thinking, runner.legal()) == (None, None, None, [])


# --------------------------------------------------------------------------------------------------------- people


def test_a_refused_command_is_answered_with_the_refusal_and_nothing_happens() -> None:
    table = Table(machine_first=False)
    refusal = table.runner.submit(NONSENSE)
    assert refusal is not None and refusal == table.runner.refusal(NONSENSE)
    assert not table.match.history.steps and table.diary.told == []


def test_nobody_answers_for_a_machine() -> None:
    table = Table()
    with pytest.raises(ValueError, match="a machine answers"):
        table.runner.submit(table.answer(DRAW))
    assert not table.match.history.steps


def test_what_a_seat_sees_and_may_answer_comes_through_the_host() -> None:
    table = Table(machine_first=False)
    assert table.runner.view(0).facts() == table.match.view(0).facts()
    assert table.runner.legal() == table.match.legal()
    table.person(DRAW)
    table.machine(DRAW)
    table.runner.update()
    assert table.runner.legal() == table.match.legal() == [table.answer(DRAW), table.answer(SELL)]


# ----------------------------------------------------------------------------------------- questions with one answer


def test_a_question_with_one_answer_answers_itself_and_is_told_with_what_led_to_it() -> None:
    table = Table(machine_first=False)
    table.person(DRAW)
    table.machine(DRAW)
    table.person(SELL)  # of the only card there is
    assert table.diary.told[-2:] == ["2 happened", "asks"]
    assert isinstance(table.match.pending, Bid)


def test_a_turn_with_one_answer_is_asked_all_the_same() -> None:
    table = Table(machine_first=False)
    table.runner.update()
    assert isinstance(table.match.pending, Turn)
    assert len(table.runner.legal()) == 1 and not table.match.history.steps


def test_a_person_may_want_to_be_asked_what_has_one_answer_and_a_machine_never_is() -> None:
    table = Table(machine_first=False)
    table.forced = False
    table.person(DRAW)
    table.machine(DRAW)
    table.person(SELL)
    assert table.runner.asked_person == 0 and len(table.runner.legal()) == 1
    table.runner.submit(table.runner.legal()[0])
    table.machine(PAY)
    table.machine(SELL)
    assert isinstance(table.match.pending, Bid) and table.runner.asked_person == 0
    assert table.diary.told[-2:] == ["2 happened", "asks"]


# ------------------------------------------------------------------------------------------------- taking back


def test_taking_back_makes_a_machine_forget_what_it_thought_about() -> None:
    table = Table(machine_first=False)
    table.person(DRAW)
    table.machine(DRAW)
    table.person(SELL)
    table.runner.update()
    asked = list(table.worker.asked)
    table.behind = True
    table.think(PAY)
    table.runner.update()
    assert table.runner.undo_state().points == (2,)
    assert table.runner.undo() == 2
    assert table.diary.told[-2:] == ["rewound to 2", "asks"]
    table.behind = False
    table.runner.update()
    assert (table.runner.asked_person, table.runner.thinking, len(table.match.history.steps)) == (0, None, 2)
    assert table.runner.legal() == table.match.legal()
    table.person(SELL)
    table.runner.update()
    assert table.worker.asked == [*asked, asked[-1]] and table.runner.thinking == 1
    assert table.diary.steps == table.match.history.steps


def test_taking_back_interrupts_a_machine_that_thinks() -> None:
    table = Table(machine_first=False)
    table.person(DRAW)
    table.machine(DRAW)
    table.person(SELL)
    table.runner.update()
    assert table.runner.thinking == 1
    table.runner.undo()
    assert table.worker.done == ["drop"] and table.runner.thinking is None


def test_what_cannot_be_taken_back_stays() -> None:
    table = Table()
    with pytest.raises(UndoError):
        table.runner.undo()
    assert table.worker.done == [] and table.diary.told == []


# ------------------------------------------------------------------------------------------------------ pauses


def test_while_it_is_paused_nobody_is_asked_and_nothing_answers_itself() -> None:
    table = Table()
    table.runner.paused = True
    table.runner.update()
    assert (table.worker.asked, table.diary.told) == ([], [])
    table.runner.paused = False
    table.runner.update()
    table.runner.paused = True
    table.think(DRAW)
    table.runner.update()
    assert not table.match.history.steps
    table.runner.paused = False
    table.runner.update()
    assert len(table.match.history.steps) == 1 and table.worker.asked == [(0, 1)]


def test_what_answers_itself_waits_for_the_end_of_a_pause() -> None:
    table = Table(machine_first=False)
    table.person(DRAW)
    table.machine(DRAW)
    table.runner.paused = True
    table.person(SELL)
    assert table.diary.told[-2:] == ["1 happened", "asks"]
    table.runner.paused = False
    table.runner.update()
    assert table.diary.told[-2:] == ["1 happened", "asks"] and len(table.match.history.steps) == 4


def test_a_closed_host_does_nothing_any_more() -> None:
    table = Table()
    table.runner.close()
    table.runner.update()
    assert (table.worker.done, table.worker.asked) == (["close"], [])


# ----------------------------------------------------------------------------------------------------- trouble

DEAD = Reply(None, WorkerError("has ended"))


@pytest.mark.parametrize("reply", [DEAD, Reply(NONSENSE)])
def test_a_machine_that_fails_is_asked_again_by_a_fresh_process(reply: Reply) -> None:
    table = Table()
    table.runner.update()
    table.worker.reply = reply
    table.runner.update()
    assert table.worker.asked == [(0, 1), (0, 1)] and table.worker.done == ["reset"]
    assert [type(error) for error in table.diary.errors] == [AgentError if reply.command else WorkerError]
    table.machine(DRAW)
    assert len(table.match.history.steps) == 1 and len(table.diary.errors) == 1


def test_a_machine_that_fails_twice_gets_an_answer_by_lot_so_that_the_game_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = Table(cards=3)
    with caplog.at_level(logging.WARNING):
        while table.match.pending is not None:
            table.runner.update()
            if table.runner.asked_person is not None:
                table.runner.submit(table.runner.legal()[-1])
            else:
                table.worker.reply = DEAD
    assert table.match.outcome is not None and table.diary.steps == table.match.history.steps
    assert "its answer is drawn by lot" in caplog.messages
    assert 2 * len(table.diary.errors) == len([text for text in caplog.messages if "has ended" in text])


def test_that_a_game_is_no_longer_saved_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = Table(machine_first=False, path=path)
    table.runner.update()
    path.write_bytes(path.read_bytes() + b"{}\n")
    table.person(DRAW)
    table.machine(DRAW)
    assert [str(error) for error in table.diary.errors] == [table.match.journal and table.match.journal.trouble]
    assert isinstance(table.diary.errors[0], SaveError)


def test_a_match_that_is_over_stays_as_it_is() -> None:
    match: Match = stall([Seat("A", "random"), Seat("B", "random")], cards=0)
    diary = Diary()
    runner = MatchRunner(match, Script, diary)
    runner.update()
    runner.update()
    assert diary.told == ["asks"] and runner.asked is None


# --------------------------------------------------------------------------------------------------- passing alone


def test_an_only_answer_at_a_persons_turn_gives_itself_only_if_it_passes() -> None:
    table = Table(machine_first=False)
    table.runner.update()
    assert len(table.match.legal()) == 1 and not table.match.history.steps, "a turn is not skipped"
    table.passes = True
    table.runner.update()
    assert [step.seat for step in table.match.history.steps] == [0] and table.diary.told == [
        "asks",
        "1 happened",
        "asks",
    ]


def test_a_machine_at_its_turn_is_asked_even_if_it_can_only_pass() -> None:
    table = Table()
    table.passes = True
    table.runner.update()
    assert table.worker.asked == [(0, 1)] and not table.match.history.steps
