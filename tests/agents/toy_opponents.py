"""Opponents at the market stall, built by functions that another process can be sent."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from resarcana_gui.agents.agent import Agent, Budget, RandomAgent
from resarcana_gui.agents.worker import AgentFactory, TableAgents
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from tests.match.stall import TOY


class Sleepy(Agent):
    """Thinks for a minute."""

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        time.sleep(60)
        return TOY.legal(view)[0]


class Clumsy(Agent):
    """Fails."""

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        raise RuntimeError("a cup fell over")


class Witness(Agent):
    """Tells what it is shown."""

    def __init__(self, shown: list[State]) -> None:
        self.shown = shown

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        self.shown.append(view)
        return TOY.legal(view)[0]


def drawing(seat: int, at: int) -> Agent:
    return RandomAgent(TOY, f"seat {seat}/{at}")


def sleepy(seat: int, at: int) -> Agent:
    return Sleepy()


def clumsy(seat: int, at: int) -> Agent:
    return Clumsy()


def build(options: dict[str, object], agent: Callable[[int, int], Agent]) -> TableAgents:
    return TableAgents(TOY, options, agent, Budget(iterations=1))


def agent_factory(match: Match, agent: Callable[[int, int], Agent] = drawing) -> AgentFactory:
    return partial(build, match.history.options, agent)
