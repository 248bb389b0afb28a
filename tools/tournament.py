"""Lets machine opponents play each other, and reports their strength: `python -m tools.tournament`.

Every deal is played once for every way to rotate the opponents around the table, so that each plays every seat with the
same cards. A shared victory counts as a share of one for each winner. Progress goes to standard error; the last line
on standard output is JSON. Times are CPU times, so that other work on the machine does not count; those of outside
programs (`program:./mine`) are wall-clock times.
"""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import Namespace
from collections.abc import Sequence

from resarcana_gui.app.arguments import MOST_JOBS, Parser, at_least, between, positive_seconds
from resarcana_gui.app.errors import UsageError
from resarcana_gui.app.matches import check_agents, check_seats, setup_name
from resarcana_gui.app.output import INTERRUPTED, OUTPUT_CLOSED, discard_output
from resarcana_gui.games.plugin import discover
from resarcana_gui.kernel.game import OptionsError
from tools.chosen_game import add_game
from tools.progress import Progress
from tools.tournament_figures import GameResult, score, summary, table
from tools.tournament_games import Task, play_all, tasks

BAD_ARGUMENTS = 2
"""The exit status for wrong arguments."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a tournament. Return the exit status: 0; 2 for wrong arguments; 130 if interrupted; 141 if the reader of
    the output is gone."""
    try:
        _run(_parser().parse_args(arguments))
    except (UsageError, OptionsError) as error:
        print(error, file=sys.stderr)
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return OUTPUT_CLOSED
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
    played = _played(agents, games, told.jobs)
    numbers = summary(agents, played, time.perf_counter() - begin)
    print("\n".join(table(numbers)), flush=True)
    print(json.dumps({**numbers, "game": told.game, "setup": setup, "seed": told.seed}), flush=True)


def _played(agents: Sequence[str], games: Sequence[Task], jobs: int) -> list[GameResult]:
    """Return all games, in order. Progress, with the score so far, goes to standard error."""
    played: list[GameResult] = []

    def say(line: str) -> None:
        print(f"{line}; {score(agents, played)}", file=sys.stderr, flush=True)

    for game in Progress(say, "tournament").of(play_all(games, jobs), len(games), "games"):
        played.append(game)  # noqa: PERF402 - the score is told meanwhile
    return played


def _check(game: str, agents: Sequence[str], setup: str | None) -> str:
    """Return the setup's name, after checking that all of this can be played. Raises UsageError and OptionsError."""
    plugin = discover()[game]
    yardsticks = plugin.yardsticks()
    check_agents(plugin, [name for name in agents if name not in yardsticks])
    check_seats(plugin, len(agents))
    name = setup_name(plugin, setup)
    plugin.game().complete({**plugin.setups()[name], "seats": len(agents)})
    return name


def _parser() -> Parser:
    parser = Parser(prog="tournament", description="Let machine opponents play each other.")
    parser.add_argument("--agents", default="greedy,random", metavar="NAME,NAME[,..]", help="who plays")
    parser.add_argument("--level", metavar="NAME", help="who plays in the place of the first of these")
    parser.add_argument(
        "--games", type=at_least(1), default=200, metavar="N", help="how many games, all rotations counted"
    )
    parser.add_argument("--setup", metavar="NAME", help="how the game is set up; its usual way by default")
    parser.add_argument("--seed", type=at_least(1), default=1, metavar="N", help="of the first deal")
    parser.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=os.cpu_count() or 1, metavar="N", help="how many processes"
    )
    parser.add_argument(
        "--iterations",
        type=_iterations,
        default=(None,),
        metavar="N[,N..]",
        help="how much they think about an answer: all of them, or each",
    )
    parser.add_argument("--seconds", type=positive_seconds, metavar="S", help="how long they think about an answer")
    add_game(parser)
    return parser


def _iterations(told: str) -> tuple[int, ...]:
    number = at_least(1)
    return tuple(number(word) for word in told.split(","))


if __name__ == "__main__":
    sys.exit(main())
