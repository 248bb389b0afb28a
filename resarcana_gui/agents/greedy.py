"""The greedy player: it tries every answer in a possible truth and picks the one that leads to the best position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

WORLDS: Final = 1
"""Possible truths in which each answer is tried, unless the budget says otherwise. Hidden information matters little
to a player that looks no further than its own action."""

MOST_WORLDS: Final = 16
"""More worlds do not help; larger budgets are meant for opponents that search."""

WIDTHS: Final = (40, 8, 4, 3)
"""How many answers are tried: to the question itself, to the first one that follows, to the second, ..."""

MOST_ANSWERS: Final = 40
"""No action takes this many answers; one that does is looping."""

SLIGHTLY: Final = 1e-6
"""The weight of the prior beside the value: it only breaks ties."""

VAIN: Final = 1e-4
"""An answer that changes the value by less than this changes nothing."""

CHANCES: Final = 1 << 30


class Greedy(Agent):
    """Looks ahead to the end of its own action. It answers the questions of that action in the same way and assumes
    that rivals who must answer in between follow the evaluation's prior.

    The budget's iterations set the number of possible truths per answer; its seconds are ignored.
    """

    def __init__(self, game: Game, evaluation: Evaluation, seed: int | str) -> None:
        self._game: Final = game
        self._evaluation: Final = evaluation
        self._dice: Final = Dice(seed)

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        legal = self._game.legal(view)
        if len(legal) == 1:
            return legal[0]
        evaluation = self._evaluation.seen_from(view, pending.seat)
        ahead = LookAhead(self._game, evaluation, pending.seat)
        answers = ahead.promising(view, legal, 0)
        values = [SLIGHTLY * prior for prior in ahead.priors(view, answers)]
        before = 0.0
        worlds = min(MOST_WORLDS, budget.iterations or WORLDS)
        for _ in range(worlds):
            world = self._game.sample(view, self._dice)
            seed = self._dice.below(CHANCES)
            before += evaluation.value(world, pending.seat) / worlds
            for at, answer in enumerate(answers):
                values[at] += ahead.value_of(world, answer, seed, 0) / worlds
        return self._decided(evaluation, answers, values, before)

    def _decided(
        self, evaluation: Evaluation, answers: Sequence[Command], values: list[float], before: float
    ) -> Command:
        """Return the best answer, or the idle one when the best is not worth while."""
        idle = evaluation.idle(answers)
        if idle is not None:
            at = answers.index(idle)
            _avoid_vain_answers(values, before, values[at])
            if evaluation.idles(before, max(values), values[at]):
                return idle
        return self._one_of_the_best(answers, values)

    def _one_of_the_best(self, answers: Sequence[Command], values: list[float]) -> Command:
        best = max(values)
        found = [answer for answer, value in zip(answers, values, strict=True) if value == best]
        return found[self._dice.below(len(found))]


def _avoid_vain_answers(values: list[float], before: float, idle: float) -> None:
    """Rank answers that change nothing no higher than the idle one."""
    for at, value in enumerate(values):
        if abs(value - before) < VAIN:
            values[at] = min(value, idle - VAIN)


class LookAhead:
    """Tries the answers of one seat in possible truths."""

    def __init__(self, game: Game, evaluation: Evaluation, seat: int) -> None:
        self._game: Final = game
        self._evaluation: Final = evaluation
        self._seat: Final = seat

    def priors(self, state: State, answers: Sequence[Command]) -> list[float]:
        """Return the prior of each answer."""
        return [self._evaluation.prior(state, answer) for answer in answers]

    def promising(self, state: State, answers: Sequence[Command], depth: int) -> Sequence[Command]:
        """Return the answers worth trying, in their own order: all of them, or those with the best priors."""
        width = WIDTHS[depth] if depth < len(WIDTHS) else 1
        if len(answers) <= width:
            return answers
        priors = self.priors(state, answers)
        best = sorted(range(len(answers)), key=lambda at: (-priors[at], at))[:width]
        return [answers[at] for at in sorted(best)]

    def value_of(self, world: State, answer: Command, seed: int, depth: int) -> float:
        """Return the value of what an answer leads to in a possible truth, which is left unchanged. The seed drives
        the randomness along the way, so that all answers meet the same."""
        state = world.clone()
        dice = Dice(seed)
        self._game.apply(state, answer, dice)
        for _ in range(MOST_ANSWERS):
            pending = self._game.pending(state)
            if pending is None or self._is_settled(pending):
                break
            legal = self._game.legal(state)
            if pending.seat == self._seat and len(legal) > 1:
                tried = self.promising(state, legal, depth + 1)
                if len(tried) > 1:
                    return max(self._value_with_prior(state, answer, seed, depth + 1) for answer in tried)
                legal = tried
            self._game.apply(state, self._likely(state, legal), dice)
        return self._evaluation.value(state, self._seat)

    def _value_with_prior(self, state: State, answer: Command, seed: int, depth: int) -> float:
        return self.value_of(state, answer, seed, depth) + SLIGHTLY * self._evaluation.prior(state, answer)

    def _is_settled(self, pending: Pending) -> bool:
        return self._game.opens_action(pending) and not self._evaluation.unsettled(pending)

    def _likely(self, state: State, answers: Sequence[Command]) -> Command:
        """Return the first answer with the best prior."""
        if len(answers) == 1:
            return answers[0]
        priors = self.priors(state, answers)
        return answers[priors.index(max(priors))]
