"""Measures how steady the companion's chances are: `make chance-changes`.

One seat is advised at every question where it has a choice, and mostly follows the advice; all others are machines.
Between two of its questions the chance that was told of its answer and the chance told next are of the same thing. If
nothing but its own choices lies between them, a large change is a defect; if the others have answered, it is their
doing as well; after a draw or a reveal it may be luck. Counted are the changes as searched, and as told (see
agents/companion/steadiness.py).
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.companion import Adviser, percent
from resarcana_gui.agents.companion.steadiness import Steadiness
from resarcana_gui.app.arguments import MOST_JOBS, at_least, between
from resarcana_gui.app.matches import opponent
from resarcana_gui.app.processes import parallel_map
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.match.match import Match
from resarcana_gui.match.play import ask_agent
from resarcana_gui.match.seat import Seat
from tools.chosen_game import add_game, plugin_of

FAR: Final = 15
"""A change by more points than this, without an event, is a defect."""
FOLLOWED: Final = 4
"""In one of so many questions any of the told lines is followed, else the best."""
QUIET, OTHERS, EVENT = "without an event", "others answered", "drawn or revealed"


@dataclass(frozen=True)
class Task:
    """One game to play."""

    game: str
    rival: str
    """Who plays all seats but the first."""
    setup: str
    seats: int
    seed: int
    thinking: int
    """The rivals' iterations per answer."""


@dataclass(frozen=True)
class Change:
    """Two chances of the same thing, in whole percent: when an answer was given, and at the next question."""

    seed: int
    at: int
    """The number of commands before the second question."""
    between: str
    """What lies between them."""
    searched: tuple[int, int]
    told: tuple[int, int]


class AdvisedSeat:
    """Seat 0 of a match, which is advised at every choice."""

    def __init__(self, match: Match, adviser: Adviser, seed: int) -> None:
        self.changes: Final[list[Change]] = []
        self._match: Final = match
        self._adviser: Final = adviser
        self._seed: Final = seed
        self._dice: Final = Dice(f"followed {seed}")
        self._steadiness: Final = Steadiness()
        self._last: tuple[int, float, float] | None = None
        """The last question, and the chances of its answer as searched and as told."""

    def answer(self) -> None:
        """Answer a question, and note how the chance has changed."""
        match, pending = self._match, self._match.pending_for(0)
        assert pending is not None
        legal, at = match.legal_for(0), len(match.history.steps)
        advice = self._adviser.advise(match.view(0), pending) if len(legal) > 1 else None
        if advice is None:
            match.submit(legal[0])
            return
        told = self._steadiness.told(at, advice, self._led_from)
        if self._last is not None:
            before, searched, said = self._last
            pairs = [(percent(one), percent(other)) for one, other in
                     ((searched, advice.best.chance), (said, told.best.chance))]  # fmt: skip
            self.changes.append(Change(self._seed, at, self._between(before), *pairs))
        rank = self._dice.below(len(advice.lines)) if self._dice.below(FOLLOWED) == 0 else 0
        self._last = at, advice.lines[rank].chance, told.lines[rank].chance
        match.submit(advice.lines[rank].answer)

    def _led_from(self, start: int) -> Command | None:
        history = self._match.history
        return history.steps[start].command if history.only_answers(start, len(history.steps)) else None

    def _between(self, start: int) -> str:
        history = self._match.history
        if history.only_answers(start, len(history.steps)):
            return QUIET
        drawn = any(step.reveals() for step in history.steps[start:])
        return EVENT if drawn or history.mark(start) != history.mark(len(history.steps)) else OTHERS


def changes_of(task: Task) -> list[Change]:
    """Play a game with an advised seat, and return the changes of its chance."""
    plugin = plugin_of(task.game)
    rivals = [plugin.rival(None), *[plugin.rival(task.rival)] * (task.seats - 1)]
    adviser = plugin.adviser(task.seats, rivals)
    if adviser is None:
        raise ValueError(f"{task.game} has no companion")
    machines = [Seat(f"{at}", task.rival, opponent(plugin, task.rival, at)) for at in range(1, task.seats)]
    options = {**plugin.setups()[task.setup], "seats": task.seats}
    match = Match.start(plugin.game(), options, [Seat("0"), *machines], task.seed)
    advised = AdvisedSeat(match, adviser, task.seed)
    while match.waiting:
        if 0 in match.waiting:
            advised.answer()
        else:
            ask_agent(match, Budget(task.thinking))
    return advised.changes


def report(changes: Sequence[Change]) -> Iterator[str]:
    """Return how much chances change, in lines of Markdown."""
    yield f"| between | changes | over {FAR}, searched | over {FAR}, told | mean, searched | mean, told | most, told |"
    yield "|---|---|---|---|---|---|---|"
    for kind in (QUIET, OTHERS, EVENT):
        some = [change for change in changes if change.between == kind]
        searched, told = ([apart(pair) for pair in pairs] for pairs in
                          ([each.searched for each in some], [each.told for each in some]))  # fmt: skip
        far = [sum(each > FAR for each in sizes) for sizes in (searched, told)]
        means = [f"{fmean(sizes):.1f}" if sizes else "-" for sizes in (searched, told)]
        yield f"| {kind} | {len(some)} | {far[0]} | {far[1]} | {means[0]} | {means[1]} | {max(told, default=0)} |"


def apart(pair: tuple[int, int]) -> int:
    """Return how far two chances are apart."""
    return abs(pair[1] - pair[0])


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print the report. Return 1 if a chance changed by too much without an event."""
    told = _parser().parse_args(arguments)
    setup = told.setup or next(iter(plugin_of(told.game).setups()))
    tasks = [
        Task(told.game, told.rivals[at % len(told.rivals)], setup, told.seats, told.seed + at, told.thinking)
        for at in range(told.games)
    ]
    changes = [change for game in parallel_map(told.jobs, changes_of, tasks) for change in game]
    print("\n".join(report(changes)), flush=True)
    defects = [change for change in changes if change.between == QUIET and apart(change.told) > FAR]
    for each in defects:
        print(f"seed {each.seed}, position {each.at}: {each.told[0]} % and then {each.told[1]} %")
    return 1 if defects else 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="chance_changes", description="Measure how steady the companion's chances are.")
    add_game(parser)
    parser.add_argument("--rivals", nargs="+", required=True, metavar="NAME", help="who plays the other seats, in turn")
    parser.add_argument("--setup", metavar="NAME", help="how the games are set up: as the first setup")
    parser.add_argument("--seats", type=at_least(2), default=2, metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least(1), default=100, metavar="N", help="how many games")
    parser.add_argument("--seed", type=at_least(0), default=1, metavar="N", help="of the first deal")
    parser.add_argument("--thinking", type=at_least(1), default=60, metavar="N", help="iterations of the rivals")
    parser.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=os.cpu_count() or 1, metavar="N", help="how many processes"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
