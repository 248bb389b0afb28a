"""A player that looks ahead: it plays what seems good to Greedy on to the end of a coming round, with every seat
playing for itself as Greedy would, and takes what turns out best.

There is no chance in this game, but Greedy's values are rough: so every playout changes them a little, and answers that
come out well are played on more often than others. What Greedy makes of an answer still counts as much as several
playouts: they show what it overlooks, but they also favour what can as well wait, as they will do it later.
"""

from __future__ import annotations

import math
import time
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.games.terra_mystica.ai.evaluation import worth
from resarcana_gui.games.terra_mystica.ai.factions import HARDLY_WORSE
from resarcana_gui.games.terra_mystica.ai.lines import lines_at
from resarcana_gui.games.terra_mystica.ai.playout import Playouts
from resarcana_gui.games.terra_mystica.ai.policy import Policy
from resarcana_gui.games.terra_mystica.ai.skill import Skill
from resarcana_gui.games.terra_mystica.ai.taste import Taste
from resarcana_gui.games.terra_mystica.rules.codes import ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskFaction, AskTurn, Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

STEPS: Final = 1000
"""How finely chance is cut."""
CLEAR: Final = 6.0
"""An answer that is better by so many points was a clear one."""


class Candidate:
    """An answer that is being weighed."""

    def __init__(self, given: Answer, value: float, table: State) -> None:
        self.given: Final = given
        self.value = value
        """What Greedy makes of it, in points, with what the player likes about it and misjudges; of the best, 0."""
        self.liking = 0.0
        """The part of that which the player likes, apart from winning."""
        self.table: Final = table
        """The table after it and what it leads to at once."""
        self.results = 0.0
        self.count = 0

    def score(self, doubt: float) -> float:
        """Return the mean result of its playouts; Greedy's value counts as so many results."""
        results = self.results + self.count * self.liking
        return (results + doubt * self.value) / (self.count + doubt)


class Lookahead(Agent):
    """Plays on what seems good. A budget's iterations are playouts."""

    def __init__(
        self,
        game: TerraMystica,
        skill: Skill,
        seed: int | str,
        taste: Taste | None = None,
        policy: Policy | None = None,
    ) -> None:
        self._game: Final = game
        self._skill: Final = skill
        self._dice: Final = Dice(seed)
        self._taste: Final = taste
        self._policy: Final = policy
        self.iterations = 0
        """Playouts so far, for measurements."""
        self._confidence: float | None = None

    def confidence(self) -> float | None:
        return self._confidence

    def choose(self, view: KernelState, pending: Pending, budget: Budget) -> Command:
        assert isinstance(view, State)
        assert isinstance(pending, Question)
        begin = time.perf_counter()
        self._confidence = None
        if len(lines_at(view, pending)) == 1:
            return lines_at(view, pending)[0][0]
        skill = self._skill
        playouts = Playouts(self._game, self._dice, skill.tries, skill.whim, self._policy)
        found = self._candidates(playouts, view, pending)
        weighing = Weighing(playouts, found, pending.seat, min(ROUNDS, max(1, view.round) + skill.horizon), skill)
        count, seconds = skill.amounts(budget, 1.0 if isinstance(pending, AskTurn) else skill.part)
        if count > 0:
            self._confidence = weighing.weigh(count, begin, seconds)
        self.iterations += weighing.playouts_done
        return weighing.found[0].given

    def _candidates(self, playouts: Playouts, view: State, question: Question) -> list[Candidate]:
        """Return what seems good enough to be weighed, the best first."""
        skill = self._skill
        found: list[Candidate] = []
        for line in lines_at(view, question):
            if not (found and self._dice.below(STEPS) < STEPS * skill.missed):
                tried = playouts.tried(view, question, line)
                found.append(Candidate(line[0], tried.value, tried.table))
        for each in found:
            self._colour(each, question)
        best = max([each.value for each in found])
        for each in found:
            each.value -= best
        found = [each for each in found if each.value >= -skill.slack]
        found.sort(key=lambda each: -each.value)
        return found[: skill.width]

    def _colour(self, candidate: Candidate, question: Question) -> None:
        """Add to Greedy's value what the player likes, and its mistake; of good factions any may seem the best."""
        if self._taste is not None:
            candidate.liking = self._taste.pleasure(candidate.table, question.seat)
        blur = max(HARDLY_WORSE, self._skill.blur) if isinstance(question, AskFaction) else self._skill.blur
        candidate.value += candidate.liking + blur * self._dice.below(STEPS) / STEPS


class Weighing:
    """The answers to one question, weighed by playouts."""

    def __init__(self, playouts: Playouts, found: list[Candidate], seat: int, last: int, skill: Skill) -> None:
        """The candidates, the best first; playouts go to the end of the round `last`."""
        self._playouts: Final = playouts
        self.found = found
        """Those that are left, the best first."""
        self._seat: Final = seat
        self._last: Final = last
        self._skill: Final = skill
        self._usual: float | None = None
        """The first result, from which all others are counted."""
        self.playouts_done = 0
        self._deadline = math.inf
        """When the answer must be given."""

    def weigh(self, count: int, begin: float, seconds: float) -> float:
        """Weigh the candidates by so many playouts, or until so many seconds (0: no limit) after a time: the worse half
        is left out again and again, and those that stay get twice as many. Return how clear the best one is, from 0 to
        1."""
        doubt = self._skill.doubt
        self._deadline = begin + seconds if seconds > 0.0 else math.inf
        stages = max(1, (len(self.found) - 1).bit_length())
        second: float | None = None
        for stage in range(stages if len(self.found) > 1 else 0):
            until = begin + seconds * (stage + 1) / stages if seconds > 0.0 else 0.0
            self._stage(max(1, count // (stages * len(self.found))), until)
            self.found.sort(key=lambda each: -each.score(doubt))
            second = self.found[1].score(doubt)
            self.found = self.found[: (len(self.found) + 1) // 2]
        return 1.0 if second is None else min(1.0, (self.found[0].score(doubt) - second) / CLEAR)

    def _stage(self, times: int, until: float) -> None:
        """Play every candidate on that often, or until that time."""
        for _ in range(times):
            for each in self.found:
                if until > 0.0 and time.perf_counter() >= until:
                    return
                self._play(each)

    def _play(self, candidate: Candidate) -> None:
        end = self._playouts.play_in_time(candidate.table, self._last, self._deadline)
        if end is None:
            return
        result = lead(end, self._seat, self._skill.rivalry)
        if self._usual is None:
            self._usual = result
        candidate.results += result - self._usual
        candidate.count += 1
        self.playouts_done += 1


def lead(table: State, seat: int, rivalry: float) -> float:
    """Return what a seat makes of a table: its worth, less a share of the best other's, divided by their number."""
    others = max([worth(table, other) for other in range(table.seats) if other != seat])
    return worth(table, seat) - rivalry / (table.seats - 1) * others
