"""Opponents that think in the caller's own process, for tests and for programs without a window."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.agents.worker.minds import Minds, Recipe
from resarcana_gui.agents.worker.news import News, Problem
from resarcana_gui.agents.worker.thinker import ThinkerError, Thought
from resarcana_gui.kernel.event import Event


class InProcess:
    """A Thinker that thinks when polled, blocking until it is done."""

    def __init__(self, recipe: Recipe) -> None:
        self._recipe = recipe
        self._problem: Problem | None = None
        self.renew()

    def ask(self, at: int, seat: int, events: Sequence[Event]) -> None:
        self._problem = Problem(at, seat, events)

    def poll(self) -> Thought | None:
        problem, self._problem = self._problem, None
        if problem is None:
            return None
        try:
            return Thought(self._minds.answer(self._news.letter(problem)))
        except ThinkerError as error:
            return Thought(None, error)

    def drop(self) -> None:
        self._problem = None

    def renew(self) -> None:
        self._minds, self._news = Minds(self._recipe), News()

    def close(self) -> None:
        self.drop()
