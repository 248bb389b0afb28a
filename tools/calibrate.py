"""Measures how often what the companion expects comes true against each kind of rival, and writes down corrections:
`make calibrate`.

All seats are of one kind: a chance is that of somebody about as good as the rivals. At some turns of one seat the
companion says, from what that seat sees, what each seat may expect, as it does for its advice. Half of the games teach
the corrections, by number of seats and stage of the game; the other half tell how good they are: the Brier score, and
for each tenth of the scale what was said and what came true. All seats of an example count: they play alike.
"""

from __future__ import annotations

import os
import sys
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion import Rival
from resarcana_gui.agents.companion.calibration import Calibration, Correction, brier, fitted, reliability
from resarcana_gui.agents.companion.rivals import calibration_against, rivals_from, written
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


@dataclass(frozen=True)
class Task:
    """One game to play."""

    game: str
    agent: str
    """Who plays the advised seat."""
    rival: str
    """Who plays all other seats."""
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
    """What was expected for each seat, and what it had in the end."""

    stage: int
    expected: tuple[float, ...]
    """By seat; they sum to 1."""
    true: tuple[float, ...]
    early: bool = False
    """Whether the chance would have been told in words."""


def examples_of(task: Task) -> list[Example]:
    """Play a game, and ask the companion now and then."""
    plugin, seat = plugin_of(task.game), task.seed % task.seats
    adviser, game = plugin.adviser(task.seats), plugin.game()
    if adviser is None:
        raise ValueError(f"{task.game} has no companion")
    match, dice = task.start(plugin, seat), Dice(f"asked {task.seed}")
    said: list[tuple[int, bool, list[float]]] = []
    while (pending := match.pending) is not None:
        asked = pending.seat == seat and game.opens_action(pending) and len(match.legal()) > 1
        if asked and dice.below(ASKED) == 0:
            view = match.view(seat)
            expected = adviser.expected(view, pending, task.looking)
            said.append((adviser.stage(view), adviser.is_early(view), expected))
        ask_agent(match, Budget(task.thinking))
    outcome = match.outcome
    assert outcome is not None
    true = tuple(1 / len(outcome.winners) if at in outcome.winners else 0.0 for at in range(task.seats))
    return [Example(stage, tuple(expected), true, early) for stage, early, expected in said]


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
    """Return what was expected for each seat, corrected if corrections are given, and what came true."""
    found = []
    for example in examples:
        for seat, (expected, true) in enumerate(zip(example.expected, example.true, strict=True)):
            chances = known.chances(example.expected, seat, example.stage) if known is not None else None
            found.append((expected if chances is None else chances[seat], true))
    return found


def report(examples: Sequence[Example], known: Calibration) -> Iterator[str]:
    """Return how good the expectations are, in lines of Markdown."""
    yield "| round | examples | as expected | corrected |"
    yield "|---|---|---|---|"
    stages = sorted({example.stage for example in examples})
    for name, some in [
        *((str(stage), [example for example in examples if example.stage == stage]) for stage in stages),
        ("told in numbers", [example for example in examples if not example.early]),
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
        tables = dict(known[name].calibration.corrections) if name in known else {}
        for seats in told.seats:
            tables[seats] = _calibrated(told, name, seats)
            known[name] = Rival(Calibration(tables))
            out.write_text(written(known), encoding="utf-8")
            print(f"\n{out} is written.", flush=True)
    return 0


def _task(told: _Told, rival: str, seats: int, number: int) -> Task:
    """Return the task of a game; the setups take turns."""
    agent = told.agent or rival
    setups = told.setup or [next(iter(plugin_of(told.game).setups()))]
    setup = setups[number // 2 % len(setups)]
    return Task(told.game, agent, rival, setup, seats, told.seed + number, told.thinking, told.looking)


def _calibrated(told: _Told, name: str, seats: int) -> list[Correction]:
    """Play the games, print how good the corrections are that half of them teach, and return those of all."""
    begin = time.perf_counter()
    tasks = [_task(told, name, seats, number) for number in range(told.games)]
    games = list(parallel_map(told.jobs, examples_of, tasks))
    middle = len(games) // 2
    taught, held_out = ([each for game in half for each in game] for half in (games[:middle], games[middle:]))
    print(f"\n{name}, {seats} seats, {len(games)} games, {time.perf_counter() - begin:.0f} s:\n", flush=True)
    learned = Rival(Calibration({seats: corrections_from(taught)}))
    print("\n".join(report(held_out, calibration_against([learned] * seats, 0))), flush=True)
    return corrections_from([*taught, *held_out])


class _Told(Protocol):
    """The arguments."""

    game: str
    agent: str | None
    setup: Sequence[str] | None
    seats: Sequence[int]
    games: int
    seed: int
    thinking: int
    looking: int
    jobs: int


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="calibrate", description="Measure how often the companion's chances come true.")
    add_game(parser)
    parser.add_argument("--rivals", nargs="+", metavar="NAME", help="against whom; the strongest there is")
    parser.add_argument("--agent", metavar="NAME", help="who plays the advised seat; one of the rivals")
    parser.add_argument(
        "--setup", nargs="+", metavar="NAME", help="how the games are set up, in turn; as the game's first setup says"
    )
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
