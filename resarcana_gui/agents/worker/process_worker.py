"""Runs the agents in a separate process, one for a whole match."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker.connection import END_TIMEOUT, ProcessConnection
from resarcana_gui.agents.worker.server import AgentFactory, AgentServer
from resarcana_gui.agents.worker.worker import EventFeed, Reply, Request, WorkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event

_log = logging.getLogger(__name__)


BASE_TIMEOUT: Final = 20.0
"""Seconds that even a quick answer may take on a busy machine."""
TIMEOUT_PER_SECOND: Final = 4.0
TIMEOUT_PER_ITERATION: Final = 0.25
LONGEST_GAP: Final = 1.0
"""Seconds. When nobody has polled for longer, this program was suspended too, and only this much counts."""


def answer_timeout(budget: Budget) -> float:
    """Return how many seconds to wait for an answer before something must be wrong."""
    return BASE_TIMEOUT + TIMEOUT_PER_SECOND * (budget.seconds or 0) + TIMEOUT_PER_ITERATION * (budget.iterations or 0)


@dataclass(frozen=True)
class _Task:
    """A request on its way to the agents."""

    number: int
    request: Request
    reset_first: bool
    """Whether the agents must be rebuilt first."""


class ProcessWorker:
    """A Worker whose agents run in another process, which starts in the background at once. The process is replaced
    when it ends by itself, or is killed because it has not answered in time; the question then fails like any other
    that an agent cannot answer. A thread in this process writes to it and waits for its answers, so that no caller has
    to.

    If no process can be started, the agents run in that thread, and the log says so.
    """

    def __init__(
        self, agent_factory: AgentFactory, timeout: float = BASE_TIMEOUT, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """The timeout is in seconds; only time in which somebody polls counts."""
        self._factory: Final = agent_factory
        self._timeout: Final = timeout
        self._clock: Final = clock
        self._waited = 0.0
        self._polled = clock()
        self._tasks: Final = SimpleQueue[_Task | None]()
        self._replies: Final = SimpleQueue[tuple[int, Reply]]()
        self._number = 0
        self._asking = False
        self._reset_first = False
        self._closed = False
        self._connection: ProcessConnection | None = None
        self._server: AgentServer | None = None
        self._feed = EventFeed()
        self._thread: Final = Thread(target=self._work, name="opponents", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The process's id; None while there is none."""
        connection = self._connection
        return None if connection is None else connection.pid

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        self._number += 1
        self._asking = True
        self._waited = 0.0
        self._tasks.put(_Task(self._number, Request(at, seat, events, given), self._reset_first))
        self._reset_first = False

    def poll(self) -> Reply | None:
        self._check_timeout()
        while True:
            try:
                number, reply = self._replies.get_nowait()
            except Empty:
                return None
            if self._asking and number == self._number:
                self._asking = False
                return reply

    def _check_timeout(self) -> None:
        """Kill a process that has taken too long to answer: it was stopped, or is in an endless loop."""
        now = self._clock()
        passed, self._polled = min(now - self._polled, LONGEST_GAP), now
        self._waited += passed
        connection = self._connection
        if self._asking and self._waited > self._timeout and connection is not None:
            _log.warning("no answer for %.0f seconds: the process of the opponents is ended", self._waited)
            self._waited = 0.0
            connection.kill()

    def drop(self) -> None:
        self._asking = False

    def reset(self) -> None:
        self._reset_first = True

    def close(self) -> None:
        self._closed = True
        self.drop()
        self._tasks.put(None)
        if (connection := self._connection) is not None:
            connection.kill()
        self._thread.join(END_TIMEOUT)

    # -------------------------------------------------------------------------------------- the thread's own methods

    def _work(self) -> None:
        self._start()
        while (task := self._tasks.get()) is not None and not self._closed:
            if task.reset_first:
                self._start()
            if self._asking and task.number == self._number:
                self._replies.put((task.number, self._reply(task.request)))
        self._end_process()

    def _reply(self, request: Request) -> Reply:
        try:
            return self._agents().answer(self._feed.message(request))
        except WorkerError as error:
            self._end_process()
            return Reply(None, error)

    def _agents(self) -> ProcessConnection | AgentServer:
        return self._connection or self._server or self._start()

    def _start(self) -> ProcessConnection | AgentServer:
        """Start a fresh process, or continue without one when none can be started."""
        self._end_process()
        self._feed, self._server = EventFeed(), None
        try:
            self._connection = ProcessConnection(self._factory)
            if not self._closed:  # otherwise nothing might kill it any more
                self._connection.wait_until_ready()
            return self._connection
        except Exception as error:  # noqa: BLE001 - any error that keeps a process from running
            if not self._closed:
                _log.warning("the opponents think in the window's process: %s", error)
        self._end_process()
        self._server = AgentServer(self._factory)
        return self._server

    def _end_process(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
