"""Measures how often what the companion expects comes true, and writes down corrections: `make calibrate`.

Machines play games; at some of their turns the companion says, from what the seat to move sees, what each seat may
expect. Half of the games teach the corrections, by number of seats and stage of the game; the other half tell how good
they are: the Brier score, and for each tenth of the scale what was said and what came true.
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion.calibration import Calibration, Correction, brier, fitted, reliability
from resarcana_gui.app.arguments import MOST_JOBS, at_least, between
from resarcana_gui.app.matches import opponent
from resarcana_gui.app.processes import parallel_map
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat
from tools.chosen_game import add_game, plugin_of

BAD_ARGUMENTS: Final = 2
"""The exit status for wrong arguments."""
FEWEST: Final = 200
"""The least examples for a correction; a stage with fewer is corrected like the one before it."""
ASKED: Final = 4
"""The companion is asked at one in this many turns."""


@dataclass(frozen=True)
class Task:
    """One game to play."""

    game: str
    agent: str
    setup: str
    seats: int
    seed: int
    thinking: int
    """The players' iterations per answer."""
    looking: int
    """The companion's iterations."""


@dataclass(frozen=True)
class Example:
    """What was expected for each seat, and what it had in the end."""

    seats: int
    stage: int
    expected: tuple[float, ...]
    """By seat; they sum to 1."""
    true: tuple[float, ...]


def examples_of(task: Task) -> list[Example]:
    """Play a game, and ask the companion now and then."""
    plugin = plugin_of(task.game)
    game, adviser = plugin.game(), plugin.adviser(task.seats, calibrated=False)
    if adviser is None:
        raise ValueError(f"{task.game} has no companion")
    seats = [Seat(f"{at}", task.agent, opponent(plugin, task.agent, at)) for at in range(task.seats)]
    options = {**plugin.setups()[task.setup], "seats": task.seats}
    match, dice = Match.start(game, options, seats, task.seed), Dice(f"asked {task.seed}")
    said: list[tuple[int, list[float]]] = []
    while (pending := match.pending) is not None:
        if game.opens_action(pending) and len(match.legal()) > 1 and dice.below(ASKED) == 0:
            view = match.view(pending.seat)
            said.append((adviser.stage(view), adviser.expected(view, pending, task.looking)))
        ask_agent(match, Budget(task.thinking))
    outcome = match.outcome
    assert outcome is not None
    true = tuple(1 / len(outcome.winners) if at in outcome.winners else 0.0 for at in range(task.seats))
    return [Example(task.seats, stage, tuple(expected), true) for stage, expected in said]


def corrections_from(examples: Sequence[Example]) -> list[Correction]:
    """Return the corrections by stage, from the first on, as far as there are enough examples."""
    found: list[Correction] = []
    for stage in range(max((example.stage for example in examples), default=-1) + 1):
        pairs = pairs_of([example for example in examples if example.stage == stage])
        if len(pairs) >= FEWEST:
            found.append(fitted(pairs))
        else:
            found.append(found[-1] if found else fitted(pairs_of(examples)))
    return found


def pairs_of(examples: Sequence[Example], known: Calibration | None = None) -> list[tuple[float, float]]:
    """Return what was expected for each seat, corrected if corrections are given, and what came true."""
    return [
        pair
        for example in examples
        for pair in zip(
            example.expected if known is None else known.chances(example.expected, example.stage),
            example.true,
            strict=True,
        )
    ]


def report(examples: Sequence[Example], known: Calibration) -> Iterator[str]:
    """Return how good the expectations are, in lines of Markdown."""
    yield "| round | examples | as expected | corrected |"
    yield "|---|---|---|---|"
    stages = sorted({example.stage for example in examples})
    for name, some in [
        *((str(stage), [example for example in examples if example.stage == stage]) for stage in stages),
        ("3 and later", [example for example in examples if example.stage >= 3]),
        ("all", list(examples)),
    ]:
        yield f"| {name} | {len(some)} | {brier(pairs_of(some)):.3f} | {brier(pairs_of(some, known)):.3f} |"
    yield ""
    yield "| said | came true | examples |"
    yield "|---|---|---|"
    for said, true, count in reliability(pairs_of(examples, known)):
        yield f"| {100 * said:.0f} % | {100 * true:.0f} % | {count} |"


def written(corrections: dict[int, list[Correction]]) -> str:
    """Return the content of the file with the corrections."""
    lines = ["# Slope and offset on the scale of log odds, by number of seats and round; made by `make calibrate`."]
    for seats, stages in corrections.items():
        lines.append(f"{seats}: [{', '.join(f'[{slope:.3f}, {offset:.3f}]' for slope, offset in stages)}]")
    return "\n".join(lines) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the report, and write the corrections. Return the exit status."""
    told = _parser().parse_args(arguments)
    agent = told.agent or plugin_of(told.game).agent_names()[-1]
    out = told.out or Path("assets", told.game, "opponents", "chances.yaml")
    if not out.parent.is_dir():  # told before the games, which take minutes
        print(f"There is no folder {out.parent}: run this in a checkout, or name a file by --out.", file=sys.stderr)
        return BAD_ARGUMENTS
    begin, corrections = time.perf_counter(), dict[int, list[Correction]]()
    for seats in told.seats:
        tasks = [
            Task(told.game, agent, told.setup, seats, told.seed + number, told.thinking, told.looking)
            for number in range(told.games)
        ]
        games = list(parallel_map(told.jobs, examples_of, tasks))
        taught = [example for game in games[::2] for example in game]
        held_out = [example for game in games[1::2] for example in game]
        corrections[seats] = corrections_from(taught)
        print(f"\n{seats} seats, {len(games)} games, {time.perf_counter() - begin:.0f} s:\n", flush=True)
        print("\n".join(report(held_out, Calibration(corrections))), flush=True)
    out.write_text(written(corrections), encoding="utf-8")
    print(f"\n{out} is written.", flush=True)
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="calibrate", description="Measure how often the companion's chances come true.")
    add_game(parser)
    parser.add_argument("--agent", metavar="NAME", help="who plays; the strongest there is")
    parser.add_argument("--setup", default="standard", metavar="NAME", help="how the game is set up")
    parser.add_argument("--seats", type=at_least(2), nargs="+", default=[2, 3, 4], metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least(2), default=400, metavar="N", help="how many games for each of these")
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help="of the first deal")
    parser.add_argument("--thinking", type=at_least(1), default=60, metavar="N", help="iterations of the players")
    parser.add_argument("--looking", type=at_least(1), default=300, metavar="N", help="iterations of the companion")
    parser.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=os.cpu_count() or 1, metavar="N", help="how many processes"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write the corrections: by default, where the game reads them"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
