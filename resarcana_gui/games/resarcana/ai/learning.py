"""Learning the policy in games against itself, by policy gradient (REINFORCE with Adam)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.search.sampling import drawn, softmax
from resarcana_gui.games.resarcana.ai.answer_keys import column, columns
from resarcana_gui.games.resarcana.ai.outcome import is_decided, shares_of
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command

MOST_ANSWERS: Final = 200
"""A game that takes more for every seat is broken off and judged as it stands."""

NEGLIGIBLE: Final = 1e-3
"""An answer whose probability is less is not made any rarer."""


class Decision:
    """One answer that was given, and what there was to choose from."""

    def __init__(self, seat: int, rows: list[int], places: list[list[int]], errors: list[float]) -> None:
        self.seat: Final = seat
        self.rows: Final = rows
        self.places: Final = places
        """The columns of each answer."""
        self.errors: Final = errors
        """How much more each answer was wanted than was likely: the gradient of the logit."""


class PolicyLearner:
    """A policy, and what Adam keeps about each weight."""

    def __init__(self, game: ResArcana, policy: Policy, rate: float) -> None:
        self._game: Final = game
        self.policy: Final = policy
        self.rate = rate
        self.steps = 0
        size = len(policy.weights)
        self._gradient: Final = [[0.0] * policy.width for _ in range(size)]
        self._mean: Final = [[0.0] * policy.width for _ in range(size)]
        self._square: Final = [[0.0] * policy.width for _ in range(size)]
        self._touched: Final = [False] * size

    def play(self, state: State, chance: Chance) -> int:
        """Play a game from its first question to its end, and learn from every answer; how many there were."""
        decisions: list[Decision] = []
        answers = 0
        wins = state.wins[:]
        while state.stack and answers < MOST_ANSWERS * state.seats:
            self._answer(state, chance, decisions)
            answers += 1
            if is_decided(state, wins):
                self._learn(decisions, shares_of(state, wins))
                decisions = []
                wins = state.wins[:]
        self._learn(decisions, shares_of(state, wins))
        return answers

    def _answer(self, state: State, chance: Chance, decisions: list[Decision]) -> None:
        legal = self._game.legal(state)
        chosen = 0
        if len(legal) > 1:
            question = state.stack[-1]
            policy = self.policy
            logits = policy.logits(state, question, legal)
            chosen = drawn(logits, chance)
            errors = [-share for share in softmax(logits)]
            errors[chosen] += 1.0
            rows = policy.rows(state, question, legal)
            decisions.append(Decision(question.seat, rows, self.places(state, question, legal), errors))
        self._game.apply(state, legal[chosen], chance)

    def places(self, state: State, question: Question, answers: Sequence[Command]) -> list[list[int]]:
        """The columns of each answer."""
        count = self.policy.count
        needs = self.policy.needs(state, question)
        found: list[list[int]] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            at = column(question, answer, count)
            found.append([at] if at >= 0 else columns(question, answer, count, needs))
        return found

    def _learn(self, decisions: list[Decision], shares: list[float]) -> None:
        for decision in decisions:
            self.credit(decision, shares[decision.seat] - 1.0 / len(shares))

    def credit(self, decision: Decision, worth: float) -> None:
        """Add what a decision teaches to the gradient."""
        for row in decision.rows:
            self._touched[row] = True
            gradient = self._gradient[row]
            for at, error in enumerate(decision.errors):
                if error > NEGLIGIBLE or error < -NEGLIGIBLE:
                    step = error * worth
                    for place in decision.places[at]:
                        gradient[place] += step

    def update(self, games: int) -> None:
        """Change the weights by what so many games have taught."""
        self.steps += 1
        scale = 1.0 / games
        first = 1.0 - math.pow(0.9, self.steps)
        second = math.sqrt(1.0 - math.pow(0.999, self.steps))
        rate = self.rate * second / first
        for row, touched in enumerate(self._touched):
            if touched:
                self._update_row(row, scale, rate)

    def _update_row(self, row: int, scale: float, rate: float) -> None:
        gradient, mean, square = self._gradient[row], self._mean[row], self._square[row]
        weights = self.policy.weights[row]
        for at in range(self.policy.width):
            slope = gradient[at] * scale
            middle = mean[at]
            if slope == 0.0 and middle == 0.0:
                continue
            middle = 0.9 * middle + 0.1 * slope
            spread = 0.999 * square[at] + 0.001 * slope * slope
            mean[at] = middle
            square[at] = spread
            weights[at] += rate * middle / (math.sqrt(spread) + 1e-8)
            gradient[at] = 0.0
