"""Lets machine opponents play each other, and reports their strength: `python -m resarcana_gui.tools.tournament`.

Every deal is played once for every way to rotate the opponents around the table, so that each plays every seat with the
same cards. A shared victory counts as a share of one for each winner. Times are CPU times, so that other work on the
machine does not count; those of outside programs (`program:./mine`) are wall-clock times.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import mean, quantiles

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.outside import OutsideProgram
from resarcana_gui.app.arguments import Parser, at_least, positive_seconds
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.matches import check_agents, check_seats, dismiss, opponent, setup_name
from resarcana_gui.app.output import INTERRUPTED, NOBODY_READS, let_output_go
from resarcana_gui.app.outside import short_name
from resarcana_gui.app.processes import done_by
from resarcana_gui.games.plugin import Plugin, discover, first_game
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import ROUNDS, OptionsError
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import play_out
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.statistics import statistics

CONFIDENCE = 1.959964
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""

WRONG = 2
"""The exit status for wrong arguments."""


@dataclass(frozen=True)
class Task:
    """One game. It can be sent to another process, which finds the plugin again."""

    game: str
    setup: str
    agents: tuple[str, ...]
    """By seat."""
    entrants: tuple[int, ...]
    """The entrant in each seat."""
    seed: int
    budgets: tuple[tuple[int | None, float | None], ...]
    """By seat: iterations and seconds for an answer."""


@dataclass(frozen=True)
class Played:
    """The result of a game; lists are by entrant."""

    wins: list[float]
    points: list[int]
    seconds: list[list[float]]
    """The time of each decision."""
    rounds: int


class Timed(Agent):
    """Wraps an opponent, with its own budget and a stopwatch. Questions with a single answer are not counted."""

    def __init__(self, agent: Agent, plugin: Plugin, budget: Budget) -> None:
        self._agent = agent
        self._clock = time.perf_counter if isinstance(agent, OutsideProgram) else time.process_time
        self._game = plugin.game()
        self._budget = budget
        self.seconds: list[float] = []

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        """The opponent's answer."""
        counts = len(self._game.legal(view)) > 1
        begin = self._clock()
        command = self._agent.choose(view, pending, self._budget)
        if counts:
            self.seconds.append(self._clock() - begin)
        return command

    def close(self) -> None:
        self._agent.close()


@cache
def plugin_of(game: str) -> Plugin:
    """A game's plugin, loaded once in every process."""
    return discover()[game]


def play_game(task: Task) -> Played:
    """Play one game to its end."""
    plugin = plugin_of(task.game)
    agents = [
        Timed(opponent(plugin, name, entrant), plugin, Budget(*budget))
        for name, entrant, budget in zip(task.agents, task.entrants, task.budgets, strict=True)
    ]
    seats = [Seat(short_name(name), name, agent) for name, agent in zip(task.agents, agents, strict=True)]
    match = Match.start(plugin.game(), {**plugin.setups()[task.setup], "seats": len(seats)}, seats, task.seed)
    try:
        play_out(match, Budget())
    finally:
        dismiss(match)
    outcome = match.outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(seats))]
    order = [task.entrants.index(entrant) for entrant in range(len(seats))]
    return Played(
        wins=[shares[seat] for seat in order],
        points=[outcome.points[seat] for seat in order],
        seconds=[agents[seat].seconds for seat in order],
        rounds=statistics(match).progress.get(ROUNDS, 0),
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
    """The single games: each deal once for every rotation. Iterations are for all, or for each of the agents."""
    count = len(agents)
    allowed = list(iterations) * count if len(iterations) == 1 else iterations
    found = []
    for number in range(games):
        deal, turn = divmod(number, count)
        entrants = tuple((seat + turn) % count for seat in range(count))
        budgets = tuple((allowed[at], seconds) for at in entrants)
        found.append(Task(game, setup, tuple(agents[at] for at in entrants), entrants, seed + deal, budgets))
    return found


def play_all(games: Sequence[Task], jobs: int) -> Iterator[Played]:
    """Play them, in several processes; in order."""
    return done_by(jobs, play_game, games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a win rate, after Wilson."""
    square = CONFIDENCE**2
    rate = wins / games
    centre = rate + square / (2 * games)
    spread = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, (centre - spread) / (1 + square / games)), min(1.0, (centre + spread) / (1 + square / games))


def summary(agents: Sequence[str], played: Sequence[Played], seconds: float) -> dict[str, object]:
    """All numbers of a tournament, as plain data."""
    rounds = [game.rounds for game in played]
    quartiles = quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else rounds * 3
    entries = [_of_entrant(name, at, played) for at, name in enumerate(agents)]
    return {
        "entrants": list(agents),
        "games": len(played),
        "wins": [entry["wins"] for entry in entries],
        "wins_low95": [entry["low"] for entry in entries],
        "rounds_median": quartiles[1],
        "decision_ms_p50": [entry["ms_p50"] for entry in entries],
        "decision_ms_p95": [entry["ms_p95"] for entry in entries],
        "agents": entries,
        "rounds": {"lower": quartiles[0], "median": quartiles[1], "upper": quartiles[2], "most": max(rounds)},
        "seconds": round(seconds, 1),
        "games_per_second": round(len(played) / seconds, 2),
    }


def _of_entrant(name: str, at: int, played: Sequence[Played]) -> dict[str, object]:
    wins = sum(game.wins[at] for game in played)
    low, high = wilson(wins, len(played))
    times = sorted(1000 * taken for game in played for taken in game.seconds[at])
    return {
        "name": name,
        "wins": round(wins, 2),
        "rate": round(wins / len(played), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": round(mean(game.points[at] for game in played), 2),
        "ms": round(sum(times) / max(1, len(times)), 2),
        "ms_p50": round(_share_of(times, 0.5), 2),
        "ms_p95": round(_share_of(times, 0.95), 2),
    }


def _share_of(times: Sequence[float], share: float) -> float:
    """The time below which this share of them lies; 0 when there are none."""
    return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def table(numbers: dict[str, object]) -> list[str]:
    """The figures as a readable table."""
    lines = [f"{'opponent':16}{'wins':>8}{'rate':>8}{'95 % interval':>18}{'points':>8}{'ms':>9}{'p50':>8}{'p95':>8}"]
    agents, rounds = numbers["agents"], numbers["rounds"]
    assert isinstance(agents, list) and isinstance(rounds, dict)
    for entry in agents:
        interval = f"{entry['low']:.1%} to {entry['high']:.1%}"
        lines.append(
            f"{entry['name']:16}{entry['wins']:>8g}{entry['rate']:>8.1%}{interval:>18}"
            f"{entry['points']:>8.1f}{entry['ms']:>9.2f}{entry['ms_p50']:>8.1f}{entry['ms_p95']:>8.1f}"
        )
    lines.append(f"{numbers['games']} games in {numbers['seconds']} s ({numbers['games_per_second']} per second)")
    lines.append(
        f"rounds: median {rounds['median']:g}, quartiles {rounds['lower']:g} and {rounds['upper']:g},"
        f" at most {rounds['most']}"
    )
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a tournament. Returns the exit status: 0; 2 for wrong arguments; 130 interrupted; 141 when the reader of the
    output is gone."""
    try:
        _run(_parser().parse_args(arguments))
    except (UsageError, OptionsError) as error:
        print(error, file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        let_output_go()
        return NOBODY_READS
    return 0


def _run(told: Namespace) -> None:
    agents = told.agents.split(",")
    if told.level is not None:
        agents = [told.level, *agents[1:]]
    setup = _check(told.game, agents, told.setup)
    if len(told.iterations) not in (1, len(agents)):
        raise UsageError(f"There are {len(told.iterations)} numbers of iterations for {len(agents)} opponents.")
    games = tasks(told.game, setup, agents, told.games, told.seed, told.iterations, told.seconds)
    begin = time.perf_counter()
    numbers = summary(agents, list(play_all(games, told.jobs)), time.perf_counter() - begin)
    print("\n".join(table(numbers)), flush=True)
    print(json.dumps({**numbers, "game": told.game, "setup": setup, "seed": told.seed}), flush=True)


def _check(game: str, agents: Sequence[str], setup: str) -> str:
    """The setup's name, after checking that all of this can be played. Raises UsageError and OptionsError."""
    plugins = discover()
    if game not in plugins:
        raise UsageError(f"There is no game {game!r}; choose one of: {', '.join(plugins)}.")
    yardsticks = plugins[game].yardsticks()
    check_agents(plugins[game], [name for name in agents if name not in yardsticks])
    check_seats(plugins[game], len(agents))
    name = setup_name(plugins[game], setup)
    plugins[game].game().complete({**plugins[game].setups()[name], "seats": len(agents)})
    return name


def _parser() -> Parser:
    parser = Parser(prog="tournament", description="Let machine opponents play each other.")
    parser.add_argument("--agents", default="greedy,random", metavar="NAME,NAME[,..]", help="who plays")
    parser.add_argument("--level", metavar="NAME", help="who plays in the place of the first of these")
    parser.add_argument(
        "--games", type=at_least(1), default=200, metavar="N", help="how many games, all rotations counted"
    )
    parser.add_argument("--setup", default="standard", metavar="NAME", help="how the game is set up")
    parser.add_argument("--seed", type=at_least(1), default=1, metavar="N", help="of the first deal")
    parser.add_argument("--jobs", type=at_least(1), default=os.cpu_count() or 1, metavar="N", help="how many processes")
    parser.add_argument(
        "--iterations",
        type=_iterations,
        default=(None,),
        metavar="N[,N..]",
        help="how much they think about an answer: all of them, or each",
    )
    parser.add_argument("--seconds", type=positive_seconds, metavar="S", help="how long they think about an answer")
    parser.add_argument("--game", default=first_game(), metavar="NAME", help="which game")
    return parser


def _iterations(told: str) -> tuple[int, ...]:
    number = at_least(1)
    return tuple(number(word) for word in told.split(","))


if __name__ == "__main__":
    sys.exit(main())
