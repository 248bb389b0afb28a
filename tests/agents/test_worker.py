from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import Pipe, active_children
from pathlib import Path

import pytest

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.worker import (
    InlineWorker,
    ProcessWorker,
    Reply,
    Worker,
    WorkerError,
    answer_timeout,
    connection,
    process_worker,
)
from resarcana_gui.agents.worker.server import AgentServer
from resarcana_gui.agents.worker.worker import EventFeed, Request
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from tests.agents.toy_opponents import Witness, agent_factory, clumsy, sleepy
from tests.match.stall import people, say, stall
from tests.toy.records import DRAW, Drawn

SOON = 20.0
"""Seconds; nothing that is waited for takes a tenth of it."""


def request(match: Match, at: int | None = None) -> Request:
    position = len(match.history.steps) if at is None else at
    pending = match.game.pending(match.history.state(position))
    assert pending is not None
    return Request(position, pending.seat, match.history.events(position))


def ask(worker: Worker, match: Match, at: int | None = None) -> None:
    asked = request(match, at)
    worker.ask(asked.at, asked.seat, asked.events)


def waited(found: Callable[[], Reply | None]) -> Reply:
    """The reply, as soon as it is there."""
    end = time.monotonic() + SOON
    while (reply := found()) is None:
        assert time.monotonic() < end
        time.sleep(0.001)
    return reply


def answer(worker: Worker, match: Match, at: int | None = None) -> Command:
    ask(worker, match, at)
    reply = waited(worker.poll)
    assert reply.command is not None, reply.error
    return reply.command


def failure(worker: Worker, match: Match) -> WorkerError:
    ask(worker, match)
    reply = waited(worker.poll)
    assert reply.command is None and reply.error is not None
    return reply.error


def played(worker: Worker, match: Match, commands: int = 1000) -> Match:
    """Let it answer everything for some commands, or to the end."""
    while match.pending is not None and commands:
        match.submit(answer(worker, match))
        commands -= 1
    return match


# ------------------------------------------------------------------------------------------- what opponents are told


def test_an_opponent_is_shown_what_its_seat_sees_and_no_more() -> None:
    match = stall(people(3))
    shown: list[State] = []
    worker = InlineWorker(agent_factory(match, lambda seat, at: Witness(shown)))
    while (pending := match.pending) is not None:
        command = answer(worker, match)
        assert shown[-1].viewer == pending.seat
        assert shown[-1].facts() == match.view(pending.seat).facts()
        match.submit(command)


def test_after_something_was_taken_back_an_opponent_sees_the_table_as_it_is_now() -> None:
    match = stall(people(3), cards=12)
    shown: list[State] = []
    worker = InlineWorker(agent_factory(match, lambda seat, at: Witness(shown)))
    played(worker, match, 8)
    for at in (5, 2, 7, 0):
        answer(worker, match, at)
        asked = request(match, at)
        assert shown[-1].facts() == match.history.state(at, asked.seat).facts()


def test_an_opponent_that_changes_what_it_is_shown_changes_it_for_itself_alone() -> None:
    match = stall()
    shown: list[State] = []
    worker = InlineWorker(agent_factory(match, lambda seat, at: Witness(shown)))
    answer(worker, match)
    answer(worker, match)
    assert shown[0] is not shown[1]


def test_a_seat_is_told_only_what_is_new_to_it_and_only_as_it_sees_it() -> None:
    match, feed = stall(), EventFeed()
    first = feed.message(request(match))
    assert first.from_start and first.events == tuple(event.seen_by(first.seat) for event in match.history.setup)
    drawer = match.pending.seat if match.pending else 0
    events = say(match, DRAW)
    say(match, DRAW)
    second = feed.message(request(match))
    assert second.seat == drawer and not second.from_start
    assert list(second.events[: len(events)]) == events  # what it drew itself it may see
    drawn = [event.card for event in second.events if isinstance(event, Drawn) and event.seat != drawer]
    assert drawn == [0]


def test_a_seat_is_told_everything_again_after_something_was_taken_back() -> None:
    match, feed = stall(), EventFeed()
    say(match, DRAW)
    say(match, DRAW)
    assert feed.message(request(match)).seat == request(match, 0).seat
    again = feed.message(request(match, 0))
    assert again.from_start and again.events == tuple(event.seen_by(again.seat) for event in match.history.setup)


def test_a_question_that_was_dropped_leaves_no_gap_in_what_a_seat_knows() -> None:
    match = stall()
    shown: list[State] = []
    worker = InlineWorker(agent_factory(match, lambda seat, at: Witness(shown)))
    ask(worker, match)
    worker.drop()
    assert worker.poll() is None
    say(match, DRAW)
    say(match, DRAW)
    answer(worker, match)
    assert shown[-1].facts() == match.view(shown[-1].viewer).facts()


# ---------------------------------------------------------------------------------------------- what they answer


def test_an_answer_depends_on_the_position_and_not_on_what_was_asked_before() -> None:
    match = stall(people(3), cards=18)
    worker = InlineWorker(agent_factory(match))
    played(worker, match)
    given = [step.command for step in match.history.steps]
    for at in (20, 3, 11):
        assert answer(worker, match, at) == given[at]
        assert answer(InlineWorker(agent_factory(match)), match, at) == given[at]


def test_an_answer_comes_once() -> None:
    match = stall()
    worker = InlineWorker(agent_factory(match))
    assert worker.poll() is None
    answer(worker, match)
    assert worker.poll() is None
    worker.close()


def test_what_goes_wrong_inside_an_opponent_is_said() -> None:
    match = stall()
    assert "a cup fell over" in str(failure(InlineWorker(agent_factory(match, clumsy)), match))


def test_asking_the_wrong_seat_is_a_failure() -> None:
    match = stall()
    asked = request(match)
    worker = InlineWorker(agent_factory(match))
    worker.ask(asked.at, 1 - asked.seat, asked.events)
    reply = worker.poll()
    assert reply is not None and reply.error is not None and "not asked of this seat" in str(reply.error)


# ------------------------------------------------------------------------------------------ in a process of its own


def test_a_process_answers_as_opponents_here_do_whatever_is_taken_back_and_even_when_it_is_killed() -> None:
    here, there = stall(people(3), cards=18), stall(people(3), cards=18)
    worker = ProcessWorker(agent_factory(there))
    try:
        played(InlineWorker(agent_factory(here)), here)
        played(worker, there, 10)
        given = [step.command for step in here.history.steps]
        assert [answer(worker, there, at) for at in (4, 9, 0)] == [given[at] for at in (4, 9, 0)]
        ask(worker, there)
        worker.drop()
        ask(worker, there, 2)
        assert waited(worker.poll).command == given[2]
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGTERM)
        assert "has ended" in str(failure(worker, there))
        played(worker, there)
        assert there.history.steps[-1] == here.history.steps[-1]
    finally:
        worker.close()
    assert not [child for child in active_children() if child.name == "opponents"]


def test_closing_does_not_wait_for_an_opponent_that_thinks() -> None:
    match = stall()
    worker = ProcessWorker(agent_factory(match, sleepy))
    ask(worker, match)
    waited(lambda: Reply(None) if worker.pid is not None else None)
    begin = time.monotonic()
    worker.close()
    assert time.monotonic() - begin < 2
    assert worker.pid is None
    assert worker.poll() is None


class Clock:
    """So much time passes whenever it is read."""

    now = 0.0
    step = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def stopped(worker: ProcessWorker) -> int:
    """Somebody stops the process: it is there, and does nothing any more."""
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    return worker.pid


def test_a_process_that_was_stopped_is_replaced_when_it_has_not_answered_for_too_long(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock, match = Clock(), stall(people(3), cards=18)
    worker = ProcessWorker(agent_factory(match), timeout=60.0, clock=clock)
    try:
        played(worker, match, 2)
        old, clock.step = stopped(worker), 0.5
        assert "has ended" in str(failure(worker, match))
        clock.step = 0.0
        played(worker, match, 3)
        assert worker.pid not in {old, None}
    finally:
        worker.close()
    assert "no answer for 60 seconds: the process of the opponents is ended" in caplog.messages


def test_while_nobody_polls_nobody_loses_patience() -> None:
    clock, match = Clock(), stall(people(3), cards=18)
    worker = ProcessWorker(agent_factory(match), timeout=60.0, clock=clock)
    try:
        played(worker, match, 2)
        pid = worker.pid
        ask(worker, match)
        clock.now += 3600.0
        assert waited(worker.poll).command is not None
        assert worker.pid == pid
    finally:
        worker.close()


@pytest.mark.parametrize("asked", [False, True])
def test_a_process_that_was_stopped_ends_when_it_is_closed(asked: bool) -> None:
    match = stall()
    worker = ProcessWorker(agent_factory(match))
    answer(worker, match)
    stopped(worker)
    if asked:
        ask(worker, match)
    worker.close()
    assert not worker._thread.is_alive()
    assert not [child for child in active_children() if child.name == "opponents"]


def test_a_program_ends_even_when_it_leaves_a_process_behind_that_was_stopped() -> None:
    code = "from tests.agents.test_worker import *; match = stall(); worker = ProcessWorker(agent_factory(match))"
    code += "; answer(worker, match); stopped(worker)"
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=True, timeout=60)


@pytest.mark.parametrize(
    ("budget", "seconds"), [(Budget(), 20.0), (Budget(seconds=3.0), 32.0), (Budget(iterations=100), 45.0)]
)
def test_patience_grows_with_what_an_opponent_may_think(budget: Budget, seconds: float) -> None:
    assert answer_timeout(budget) == seconds


def test_when_no_process_can_be_started_opponents_think_here_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_connection(agent_factory: object) -> object:
        raise OSError("no more processes")

    monkeypatch.setattr(process_worker, "ProcessConnection", no_connection)
    here, there = stall(people(3)), stall(people(3))
    worker = ProcessWorker(agent_factory(there))
    with caplog.at_level(logging.WARNING):
        played(worker, there)
    played(InlineWorker(agent_factory(here)), here)
    assert there.history == here.history
    assert [record.getMessage() for record in caplog.records] == [
        "the opponents think in the window's process: no more processes"
    ]
    assert worker.pid is None
    worker.close()


def test_an_opponent_that_failed_is_built_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    connections: list[LocalConnection] = []

    class LocalConnection(AgentServer):
        pid = 1

        def wait_until_ready(self) -> None:
            connections.append(self)

        def kill(self) -> None:
            pass

        close = kill

    monkeypatch.setattr(process_worker, "ProcessConnection", LocalConnection)
    match = stall()
    failing: list[Agent] = [clumsy(0, 0)]
    usual = agent_factory(match)().agent
    worker = ProcessWorker(agent_factory(match, lambda seat, at: failing.pop() if failing else usual(seat, at)))
    failure(worker, match)
    answer(worker, match)
    assert len(connections) == 2
    worker.reset()
    played(worker, match, 3)
    assert len(connections) == 3
    worker.close()


def test_the_process_says_when_it_is_ready_answers_letters_and_leaves_ctrl_c_to_the_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    handled: dict[int, object] = {}
    monkeypatch.setattr(signal, "signal", handled.__setitem__)
    match = stall()
    near, far = Pipe()
    near.send(EventFeed().message(request(match)))
    near.send(EventFeed().message(Request(0, 1 - request(match).seat, match.history.events())))
    near.send(None)
    connection.serve(far, agent_factory(match))
    assert handled == {signal.SIGINT: signal.SIG_IGN}
    assert near.recv() == connection.READY
    reply = near.recv()
    assert isinstance(reply, Reply) and reply.command in match.legal()
    assert "not asked of this seat" in near.recv()
    assert "AttributeError" in near.recv()


def test_a_process_in_which_the_opponents_cannot_be_built_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    near, far = Pipe()
    connection.serve(far, lambda: clumsy(0, 0).choose(None, None, None))  # type: ignore[arg-type, return-value]
    assert "a cup fell over" in near.recv()


def test_a_process_whose_window_has_gone_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    near, far = Pipe()
    near.close()
    connection.serve(far, agent_factory(stall()))
