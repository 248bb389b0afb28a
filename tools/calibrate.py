"""Measures how often what the companion expects comes true against each kind of rival, and writes down corrections:
`make calibrate`.

All seats are of one kind: a chance is that of somebody about as good as the rivals. At some turns of one seat the
companion says, from what that seat sees, what each seat may expect, as it does for its advice. Half of the games teach
the corrections, by number of seats and stage of the game; the other half tell how good they are: the Brier score, and
for each tenth of the scale what was said and what came true. Before, the temperature of the policy that best foresees
the rivals' answers is fitted to their answers in games of their own.
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final, Protocol

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion import Adviser, Rival
from resarcana_gui.agents.companion.calibration import Calibration, Correction, brier, fitted, reliability
from resarcana_gui.agents.companion.rivals import calibration_against, rivals_from, written
from resarcana_gui.agents.search.sampling import softmax
from resarcana_gui.app.arguments import MOST_JOBS, at_least, between
from resarcana_gui.app.matches import opponent
from resarcana_gui.app.processes import parallel_map
from resarcana_gui.documents import read_document
from resarcana_gui.games.plugin import Plugin
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat
from tools.chosen_game import add_game, plugin_of

BAD_ARGUMENTS: Final = 2
"""The exit status for wrong arguments."""
FEWEST: Final = 200
"""The least examples for a correction; a stage with fewer is corrected like the one before it."""
ASKED: Final = 3
"""The companion is asked at one in this many turns."""
TEMPERATURES: Final = (0.5, 0.7, 0.85, 1.0, 1.2, 1.5, 1.8, 2.2, 2.6, 3.0)
"""The temperatures to choose among. The weakest opponents' answers are foreseen better by hotter ones, since they like
many answers equally, but how their games end is not: with Apprentices the Brier score was .117 at 15, .099 at 3."""
WITNESSES: Final = 12
"""The games whose answers a temperature is fitted to, at most."""


@dataclass(frozen=True)
class Task:
    """One game to play."""

    game: str
    agent: str
    """Who plays the advised seat."""
    rival: str
    """Who plays all other seats."""
    temperature: float
    """The temperature that foresees them."""
    setup: str
    seats: int
    seed: int
    thinking: int
    """The players' iterations per answer."""
    looking: int
    """The companion's iterations."""

    def start(self, plugin: Plugin, advised: int) -> Match:
        """Return the match at its beginning; with no seat advised, all are rivals."""
        names = [self.agent if at == advised else self.rival for at in range(self.seats)]
        seats = [Seat(f"{at}", name, opponent(plugin, name, at)) for at, name in enumerate(names)]
        return Match.start(plugin.game(), {**plugin.setups()[self.setup], "seats": self.seats}, seats, self.seed)


@dataclass(frozen=True)
class Example:
    """What was expected for each seat, and what the advised one had in the end."""

    stage: int
    seat: int
    """The advised seat."""
    expected: tuple[float, ...]
    """By seat; they sum to 1."""
    true: float


def examples_of(task: Task) -> list[Example]:
    """Play a game, and ask the companion now and then."""
    plugin, seat = plugin_of(task.game), task.seed % task.seats
    rivals = [Rival() if at == seat else Rival(task.temperature) for at in range(task.seats)]
    adviser, game = adviser_of(plugin, task, rivals), plugin.game()
    match, dice = task.start(plugin, seat), Dice(f"asked {task.seed}")
    said: list[tuple[int, list[float]]] = []
    while (pending := match.pending) is not None:
        asked = pending.seat == seat and game.opens_action(pending) and len(match.legal()) > 1
        if asked and dice.below(ASKED) == 0:
            view = match.view(seat)
            said.append((adviser.stage(view), adviser.expected(view, pending, task.looking)))
        ask_agent(match, Budget(task.thinking))
    outcome = match.outcome
    assert outcome is not None
    true = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return [Example(stage, seat, tuple(expected), true) for stage, expected in said]


def adviser_of(plugin: Plugin, task: Task, rivals: Sequence[Rival]) -> Adviser:
    """Return the companion at a task's table. Raises ValueError for a game without one."""
    adviser = plugin.adviser(task.seats, rivals)
    if adviser is None:
        raise ValueError(f"{task.game} has no companion")
    return adviser


def likelihoods(task: Task) -> list[float]:
    """Play a game of rivals among themselves; return for each temperature the sum of the logarithms of how likely it
    made their answers."""
    plugin = plugin_of(task.game)
    adviser, match = adviser_of(plugin, task, ()), task.start(plugin, -1)
    sums = [0.0] * len(TEMPERATURES)
    while (pending := match.pending) is not None:
        view = match.view(pending.seat)
        answers, logits = adviser.logits(view, pending)
        ask_agent(match, Budget(task.thinking))
        given = match.history.steps[-1].command
        if len(answers) > 1 and given in answers:
            at = answers.index(given)
            for number, temperature in enumerate(TEMPERATURES):
                sums[number] += log(max(1e-6, softmax(logits, temperature)[at]))
    return sums


def likeliest_temperature(games: Sequence[Sequence[float]]) -> float:
    """Return the temperature that best foresees the answers, from the likelihoods of games."""
    sums = [sum(game[at] for game in games) for at in range(len(TEMPERATURES))]
    return TEMPERATURES[max(range(len(sums)), key=sums.__getitem__)]


def corrections_from(examples: Sequence[Example]) -> list[Correction]:
    """Return the corrections by stage, from the first on, as far as there are enough examples. The stages beside each
    one count as well: the examples of one stage alone are too few, and those of one game belong together."""
    found: list[Correction] = []
    for stage in range(max((example.stage for example in examples), default=-1) + 1):
        pairs = pairs_of([example for example in examples if abs(example.stage - stage) <= 1])
        if len(pairs) >= FEWEST:
            found.append(fitted(pairs))
        else:
            found.append(found[-1] if found else fitted(pairs_of(examples)))
    return found


def pairs_of(examples: Sequence[Example], known: Calibration | None = None) -> list[tuple[float, float]]:
    """Return what was expected for the advised seat, corrected if corrections are given, and what came true."""
    return [
        (
            example.expected[example.seat]
            if known is None
            else known.chances(example.expected, example.seat, example.stage)[example.seat],
            example.true,
        )
        for example in examples
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


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print the report, and write the corrections. Return the exit status."""
    told = _parser().parse_args(arguments)
    names = plugin_of(told.game).agent_names()
    out = told.out or Path("assets", told.game, "opponents", "chances.yaml")
    if not out.parent.is_dir():  # told before the games, which take minutes
        print(f"There is no folder {out.parent}: run this in a checkout, or name a file by --out.", file=sys.stderr)
        return BAD_ARGUMENTS
    known = rivals_from(read_document(out)) if out.exists() else {}
    for name in told.rivals or names[-1:]:
        fitted_one = told.temperature is None and name != names[-1]
        temperature = _fitted_temperature(told, name) if fitted_one else told.temperature or 0.0
        print(f"\n{name} is foreseen at temperature {temperature:g}.", flush=True)
        tables = dict(known[name].calibration.corrections) if name in known else {}
        for seats in told.seats:
            tables[seats] = _calibrated(told, name, temperature, seats)
            known[name] = Rival(temperature, Calibration(tables))
            out.write_text(written(known), encoding="utf-8")
            print(f"\n{out} is written.", flush=True)
    return 0


def _task(told: _Told, rival: str, temperature: float, seats: int, number: int) -> Task:
    """Return the task of a game; the setups take turns."""
    agent = told.agent or rival
    setup = told.setup[number // 2 % len(told.setup)]
    return Task(told.game, agent, rival, temperature, setup, seats, told.seed + number, told.thinking, told.looking)


def _fitted_temperature(told: _Told, name: str) -> float:
    tasks = [_task(told, name, 0.0, told.seats[0], number) for number in range(min(WITNESSES, told.games))]
    return likeliest_temperature(list(parallel_map(told.jobs, likelihoods, tasks)))


def _calibrated(told: _Told, name: str, temperature: float, seats: int) -> list[Correction]:
    """Play the games, print how good the corrections are that half of them teach, and return those of all."""
    begin = time.perf_counter()
    tasks = [_task(told, name, temperature, seats, number) for number in range(told.games)]
    games = list(parallel_map(told.jobs, examples_of, tasks))
    middle = len(games) // 2
    taught, held_out = ([each for game in half for each in game] for half in (games[:middle], games[middle:]))
    print(f"\n{name}, {seats} seats, {len(games)} games, {time.perf_counter() - begin:.0f} s:\n", flush=True)
    learned = Rival(temperature, Calibration({seats: corrections_from(taught)}))
    print("\n".join(report(held_out, calibration_against([learned] * seats, 0))), flush=True)
    return corrections_from([*taught, *held_out])


class _Told(Protocol):
    """The arguments."""

    game: str
    agent: str | None
    setup: Sequence[str]
    seats: Sequence[int]
    games: int
    seed: int
    thinking: int
    looking: int
    jobs: int
    temperature: float | None


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="calibrate", description="Measure how often the companion's chances come true.")
    add_game(parser)
    parser.add_argument("--rivals", nargs="+", metavar="NAME", help="against whom; the strongest there is")
    parser.add_argument("--agent", metavar="NAME", help="who plays the advised seat; one of the rivals")
    parser.add_argument(
        "--setup", nargs="+", default=["standard"], metavar="NAME", help="how the games are set up, in turn"
    )
    parser.add_argument("--seats", type=at_least(2), nargs="+", default=[2, 3, 4], metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least(2), default=400, metavar="N", help="how many games for each of these")
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help="of the first deal")
    parser.add_argument("--thinking", type=at_least(1), default=60, metavar="N", help="iterations of the players")
    parser.add_argument("--looking", type=at_least(1), default=300, metavar="N", help="iterations of the companion")
    parser.add_argument("--temperature", type=float, metavar="T", help="of the rivals' policy, instead of fitting it")
    parser.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=os.cpu_count() or 1, metavar="N", help="how many processes"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write the corrections: by default, where the game reads them"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
