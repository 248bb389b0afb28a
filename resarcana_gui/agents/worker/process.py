"""Opponents that think in a separate process, one for a whole match."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.worker.line import ENDING_SECONDS, Line
from resarcana_gui.agents.worker.minds import Minds, Recipe
from resarcana_gui.agents.worker.news import News, Problem
from resarcana_gui.agents.worker.thinker import ThinkerError, Thought
from resarcana_gui.kernel.event import Event

_log = logging.getLogger(__name__)


PATIENCE: Final = 20.0
"""Seconds that an answer may take whose opponent needs hardly any, on a machine that has much else to do."""
PATIENCE_PER_SECOND: Final = 4.0
PATIENCE_PER_ITERATION: Final = 0.25
LONGEST_BLINK: Final = 1.0
"""Seconds. When nobody has polled for longer, this program was stopped as well: no more than this counts."""


def patience(budget: Budget) -> float:
    """How many seconds to wait for an answer before something must be wrong."""
    return PATIENCE + PATIENCE_PER_SECOND * (budget.seconds or 0) + PATIENCE_PER_ITERATION * (budget.iterations or 0)


@dataclass(frozen=True)
class _Task:
    """A problem on its way to the opponents."""

    number: int
    problem: Problem
    renewed: bool
    """Whether the opponents must be rebuilt first."""


class Worker:
    """A Thinker whose opponents think in another process. The process is started in the background at once, and begun
    anew when it has ended by itself, or has to be ended because it has not answered for too long: then the question
    fails like any other that an opponent cannot answer. A thread here writes to it and waits for its answers, so that
    nobody else has to.

    When no process can be started the opponents think in that thread, and the log says so.
    """

    def __init__(self, recipe: Recipe, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic) -> None:
        """With so many seconds of patience, of which only those count in which somebody polls."""
        self._recipe: Final = recipe
        self._patience: Final = patience
        self._clock: Final = clock
        self._waited = 0.0
        self._looked = clock()
        self._tasks: Final = SimpleQueue[_Task | None]()
        self._thoughts: Final = SimpleQueue[tuple[int, Thought]]()
        self._number = 0
        self._asking = False
        self._renewed = False
        self._closed = False
        self._line: Line | None = None
        self._minds: Minds | None = None
        self._news = News()
        self._thread: Final = Thread(target=self._work, name="opponents", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The process's number; None while there is none."""
        line = self._line
        return None if line is None else line.pid

    def ask(self, at: int, seat: int, events: Sequence[Event]) -> None:
        self._number += 1
        self._asking = True
        self._waited = 0.0
        self._tasks.put(_Task(self._number, Problem(at, seat, events), self._renewed))
        self._renewed = False

    def poll(self) -> Thought | None:
        self._lose_patience()
        while True:
            try:
                number, thought = self._thoughts.get_nowait()
            except Empty:
                return None
            if self._asking and number == self._number:
                self._asking = False
                return thought

    def _lose_patience(self) -> None:
        """End a process that has taken too long to answer: it was stopped, or is in an endless loop."""
        now = self._clock()
        passed, self._looked = min(now - self._looked, LONGEST_BLINK), now
        self._waited += passed
        line = self._line
        if self._asking and self._waited > self._patience and line is not None:
            _log.warning("no answer for %.0f seconds: the process of the opponents is ended", self._waited)
            self._waited = 0.0
            line.cut()

    def drop(self) -> None:
        self._asking = False

    def renew(self) -> None:
        self._renewed = True

    def close(self) -> None:
        self._closed = True
        self.drop()
        self._tasks.put(None)
        if (line := self._line) is not None:
            line.cut()
        self._thread.join(ENDING_SECONDS)

    # ------------------------------------------------------------------------------- what the thread does, and no other

    def _work(self) -> None:
        self._start()
        while (task := self._tasks.get()) is not None and not self._closed:
            if task.renewed:
                self._start()
            if self._asking and task.number == self._number:
                self._thoughts.put((task.number, self._thought(task.problem)))
        self._end_process()

    def _thought(self, problem: Problem) -> Thought:
        try:
            return Thought(self._mind().answer(self._news.letter(problem)))
        except ThinkerError as error:
            self._end_process()
            return Thought(None, error)

    def _mind(self) -> Line | Minds:
        return self._line or self._minds or self._start()

    def _start(self) -> Line | Minds:
        """Begin with a fresh process, or without one when none can be started."""
        self._end_process()
        self._news, self._minds = News(), None
        try:
            self._line = Line(self._recipe)
            if not self._closed:  # or else nobody might cut it any more
                self._line.wait_until_ready()
            return self._line
        except Exception as error:  # noqa: BLE001 - whatever keeps a process from running
            if not self._closed:
                _log.warning("the opponents think in the window's process: %s", error)
        self._end_process()
        self._minds = Minds(self._recipe)
        return self._minds

    def _end_process(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()
