"""Runs the agents in the caller's own process, for tests and for programs without a window."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.agents.worker.messages import EventFeed, Request
from resarcana_gui.agents.worker.server import AgentFactory, AgentServer
from resarcana_gui.agents.worker.worker import Reply, WorkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event


class InlineWorker:
    """A Worker that computes the answer when polled, and blocks until it is done."""

    def __init__(self, agent_factory: AgentFactory) -> None:
        self._factory = agent_factory
        self._request: Request | None = None
        self.reset()

    def ask(self, at: int, seat: int, events: Sequence[Event], given: Command | None = None) -> None:
        self._request = Request(at, seat, events, given)

    def poll(self) -> Reply | None:
        request, self._request = self._request, None
        if request is None:
            return None
        try:
            return self._server.answer(self._feed.message(request))
        except WorkerError as error:
            return Reply(None, error)

    def drop(self) -> None:
        self._request = None

    def reset(self) -> None:
        self._server, self._feed = AgentServer(self._factory), EventFeed()

    def close(self) -> None:
        self.drop()
