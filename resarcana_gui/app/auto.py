"""Letting machines play many games, with one line of JSON per game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from resarcana_gui.agents.agent import Budget
from resarcana_gui.app.matches import Player, check_agents, check_seats, close_agents, new_match, setup_name
from resarcana_gui.app.outside import short_name
from resarcana_gui.app.processes import parallel_map
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.match.play import play_out
from resarcana_gui.match.statistics import Statistics, statistics


@dataclass(frozen=True)
class Task:
    """One game to play. It can be sent to another process, which instantiates the plugin's class again."""

    plugin: type[Plugin]
    setup: str
    agents: tuple[str, ...]
    """The opponents by seat."""
    seed: int
    iterations: int | None
    think: float | None
    path: Path | None


@dataclass(frozen=True)
class AutoGame:
    """A game that was played."""

    line: str
    """The line of JSON about it."""
    trouble: str | None
    """Why its save breaks off, in one sentence; None if everything was saved as asked."""


@dataclass(frozen=True)
class Series:
    """A series of games. With `rotate`, each deal is played once for every rotation of the opponents around the
    table, so that each plays every seat with the same cards; `games` counts single games. Without it they sit as
    listed. Who goes first is random."""

    plugin: Plugin
    setup: str | None
    agents: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    iterations: int | None = None
    think: float | None = None
    save: Path | None = None

    def check(self) -> None:
        """Raise UsageError if the series cannot be played."""
        check_agents(self.plugin, self.agents)
        check_seats(self.plugin, len(self.agents))
        setup_name(self.plugin, self.setup)

    def tasks(self) -> Iterator[Task]:
        """Yield the single games, in order."""
        setup = setup_name(self.plugin, self.setup)
        for game in range(self.games):
            deal, turn = divmod(game, len(self.agents)) if self.rotate else (game, 0)
            seated = self.agents[turn:] + self.agents[:turn]
            seed = self.seed + deal
            name = f"{self.plugin.game().name}-{seed}-{turn}.jsonl"
            path = self.save / name if self.save is not None else None
            yield Task(type(self.plugin), setup, seated, seed, self.iterations, self.think, path)


def play_series(series: Series, jobs: int) -> Iterator[AutoGame]:
    """Yield every game, in order, as soon as it has been played."""
    series.check()
    yield from parallel_map(jobs, play_one, series.tasks())


def play_one(task: Task) -> AutoGame:
    """Play one game to its end."""
    plugin = task.plugin()
    begin = time.perf_counter()
    match = new_match(plugin, plugin.setups()[task.setup], players(task.agents), task.seed, task.path, fast=True)
    try:
        play_out(match, Budget(task.iterations, task.think))
    finally:
        close_agents(match)
    if match.journal is not None:
        match.journal.close()
    line = json.dumps(_summary(task, statistics(match), time.perf_counter() - begin))
    return AutoGame(line, None if match.journal is None else match.journal.trouble)


def _summary(task: Task, numbers: Statistics, seconds: float) -> dict[str, object]:
    return {
        "seed": task.seed,
        "agents": list(task.agents),
        "setup": task.setup,
        "winners": numbers.winners,
        "places": numbers.places,
        "points": numbers.points,
        "measures": numbers.measures,
        **numbers.progress,
        "commands": sum(numbers.commands),
        "seconds": round(seconds, 3),
    }


def players(agents: Sequence[str]) -> list[Player]:
    """Return opponents by seat, with a number after a name that occurs more than once."""
    called = [short_name(kind).capitalize() for kind in agents]
    numbers = {name: count(1) for name in called if called.count(name) > 1}
    return [
        Player(f"{name} {next(numbers[name])}" if name in numbers else name, kind)
        for name, kind in zip(called, agents, strict=True)
    ]
