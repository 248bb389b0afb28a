"""The single games of a tournament: each deal once for every rotation of the opponents, with every decision timed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.outside import OutsideProgram
from resarcana_gui.app.matches import close_agents, opponent
from resarcana_gui.app.outside import short_name
from resarcana_gui.app.processes import parallel_map
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.statistics import statistics
from tools.chosen_game import plugin_of
from tools.tournament_figures import GameResult


@dataclass(frozen=True)
class Task:
    """One game. It can be sent to another process, which finds the plugin again."""

    game: str
    setup: str
    agents: tuple[str, ...]
    """The opponents by seat."""
    entrants: tuple[int, ...]
    """The entrant in each seat."""
    seed: int
    budgets: tuple[tuple[int | None, float | None], ...]
    """The iterations and seconds for an answer, by seat."""


class TimedAgent(Agent):
    """Wraps an opponent, with its own budget, and times its answers. Questions with a single answer are not counted."""

    def __init__(self, agent: Agent, plugin: Plugin, budget: Budget) -> None:
        self._agent = agent
        self._clock = time.perf_counter if isinstance(agent, OutsideProgram) else time.process_time
        self._game = plugin.game()
        self._budget = budget
        self.seconds: list[float] = []

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        """Return the opponent's answer."""
        counts = len(self._game.legal(view)) > 1
        begin = self._clock()
        command = self._agent.choose(view, pending, self._budget)
        if counts:
            self.seconds.append(self._clock() - begin)
        return command

    def close(self) -> None:
        self._agent.close()


def play_game(task: Task) -> GameResult:
    """Play one game to its end."""
    plugin = plugin_of(task.game)
    agents = [
        TimedAgent(opponent(plugin, name, entrant), plugin, Budget(*budget))
        for name, entrant, budget in zip(task.agents, task.entrants, task.budgets, strict=True)
    ]
    seats = [Seat(short_name(name), name, agent) for name, agent in zip(task.agents, agents, strict=True)]
    match = Match.start(plugin.game(), {**plugin.setups()[task.setup], "seats": len(seats)}, seats, task.seed)
    try:
        play_out(match, Budget())
    finally:
        close_agents(match)
    outcome = match.outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(seats))]
    order = [task.entrants.index(entrant) for entrant in range(len(seats))]
    return GameResult(
        wins=[shares[seat] for seat in order],
        points=[outcome.points[seat] for seat in order],
        seconds=[agents[seat].seconds for seat in order],
        rounds=statistics(match).progress.get(match.game.stage_name(), 0),
    )


def tasks(
    game: str,
    setup: str,
    agents: Sequence[str],
    games: int,
    seed: int,
    iterations: Sequence[int | None] = (None,),
    seconds: float | None = None,
) -> list[Task]:
    """Yield the single games: each deal once for every rotation. `iterations` has one number for all, or one for
    each of the agents."""
    count = len(agents)
    allowed = list(iterations) * count if len(iterations) == 1 else iterations
    found = []
    for number in range(games):
        deal, turn = divmod(number, count)
        entrants = tuple((seat + turn) % count for seat in range(count))
        budgets = tuple((allowed[at], seconds) for at in entrants)
        found.append(Task(game, setup, tuple(agents[at] for at in entrants), entrants, seed + deal, budgets))
    return found


def play_all(games: Sequence[Task], jobs: int) -> Iterator[GameResult]:
    """Play the games in several processes, and yield them in order."""
    return parallel_map(jobs, play_game, games)
