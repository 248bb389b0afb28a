"""Answers questions for the agents of one table, in whichever process it runs: tracks what each seat sees, and asks
its agent. `InlineWorker` runs it in the caller's own process, for tests and for programs without a window."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.companion import AdvisingAgent
from resarcana_gui.agents.worker.worker import EventFeed, Message, Reply, Request, WorkerError
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.state import State


@dataclass(frozen=True)
class TableAgents:
    """The agents of one table, and what they need."""

    game: Game
    options: Options
    """Complete (see Game.complete)."""
    agent: Callable[[int, int], Agent]
    """Makes an agent for a seat at a position. Its chance starts afresh there, so that earlier questions do not
    matter."""
    budget: Budget


AgentFactory: TypeAlias = Callable[[], TableAgents]
"""Builds the agents. To be sent to another process it has to be a function of a module, or a `functools.partial` of
one with plain data."""


class AgentServer:
    """The agents, and the views of their seats."""

    def __init__(self, agent_factory: AgentFactory) -> None:
        self._factory = agent_factory
        self._opponents: TableAgents | None = None
        self._views: dict[int, State] = {}

    def build(self) -> TableAgents:
        """Build the agents, unless that has been done."""
        if self._opponents is None:
            self._opponents = self._factory()
        return self._opponents

    def answer(self, message: Message) -> Reply:
        """Return the answer of the seat's agent. Raises WorkerError, whatever goes wrong."""
        try:
            return self._chosen(message)
        except Exception as error:
            raise WorkerError(f"Seat {message.seat} has no answer: {traceback.format_exc()}") from error

    def _chosen(self, message: Message) -> Reply:
        opponents, view = self.build(), self._view(message)
        pending = opponents.game.pending(view)
        if pending is None or pending.seat != message.seat:
            raise ValueError(f"{pending!r} is not asked of this seat")
        agent = opponents.agent(message.seat, message.at)
        if isinstance(agent, AdvisingAgent):
            agent.given = message.given
        command = agent.choose(view.clone(), pending, opponents.budget)
        advice = agent.advice if isinstance(agent, AdvisingAgent) else None
        return Reply(command, confidence=agent.confidence(), advice=advice)

    def _view(self, message: Message) -> State:
        opponents = self.build()
        if message.from_start:
            self._views[message.seat] = opponents.game.blank(opponents.options, message.seat)
        view = self._views[message.seat]
        for event in message.events:
            event.fold(view)
        return view


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
