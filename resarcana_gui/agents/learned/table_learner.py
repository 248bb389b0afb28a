"""Training of a policy table in self-play, by policy gradient with a critic, and Adam."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from resarcana_gui.agents.learned.feature_count import FeatureCount
from resarcana_gui.agents.learned.policy_table import STEP, PolicyTable
from resarcana_gui.agents.learned.weights_file import rounded
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.sampling import drawn, softmax
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State

MOST_ANSWERS: Final = 200
"""Answers per seat after which a game is broken off and judged as it stands."""

NEGLIGIBLE: Final = 1e-3
"""The probability below which answers are not made any rarer."""

TRACE: Final = 0.97
"""The decay of credit: with 1 an answer is credited with the outcome alone, with 0 only with what the critic sees at
the next decision."""

FLAT: Final = 3e-4
"""Smaller slopes are ignored, to save time."""
EPSILON: Final = 1e-8

CRITIC_RATE: Final = 0.01
"""The learning rate of the critic."""


class Decision:
    """An answer that was given, and its alternatives."""

    def __init__(self, rows: list[int], answer_columns: list[list[int]], shares: list[float], chosen: int) -> None:
        self.rows: Final = rows
        self.answer_columns: Final = answer_columns
        """The columns of each answer."""
        self.shares: Final = shares
        """The probability of each answer."""
        self.chosen: Final = chosen
        self.pleasure = 0.0
        """What the seat liked about the game from here to its next decision, apart from winning; in victories."""


class Slope:
    """How much the logit of an answer should grow, and the rows that held."""

    def __init__(self, rows: list[int], slope: float) -> None:
        self.rows: Final = rows
        self.slope: Final = slope


def _nothing(_state: State) -> Sequence[FeatureCount]:
    return ()


class TableLearner:
    """A policy in training: its exact weights, and Adam's averages for each of them, all by column. The policy plays
    with rounded weights, which follow the exact ones after every batch.

    What a batch teaches is collected by column and added up at its end: adding it to single weights at once would
    jump through the whole memory.
    """

    def __init__(
        self,
        game: Game,
        policy: PolicyTable,
        guide: Guide,
        weights: list[list[float]],
        rate: float,
        entropy_bonus: float = 0.0,
        *,
        likes: Mapping[str, float] | None = None,
        counted: Callable[[State], Iterable[FeatureCount]] = _nothing,
        height: int = 0,
    ) -> None:
        """The guide tells the end of a game and the shares of the victory. `entropy_bonus` is the worth of a unit of
        entropy, in victories. `likes`, if seats like something besides: the worth of one unit of each feature, in
        victories; `counted` returns what has just happened at a watched table. Only the first `height` rows learn;
        with 0, all do."""
        self._game: Final = game
        self._guide: Final = guide
        self.policy: Final = policy
        self.weights: Final = weights
        self.rate = rate
        self.steps = 0
        self._entropy_bonus: Final = entropy_bonus
        self._likes: Final[Mapping[str, float]] = {} if likes is None else likes
        self._counted: Final = counted
        self._height: Final = len(weights[0])
        self._taught: Final = height or self._height
        self._slopes: Final[list[list[Slope]]] = [[] for _ in weights]
        self._mean: Final = [[0.0] * self._height for _ in weights]
        self._square: Final = [[0.0] * self._height for _ in weights]
        self._critic: Final = [0.0] * self._height
        for at, column in enumerate(weights):
            policy.columns[at] = rounded(column, STEP)

    def play(self, state: State, chance: Chance, rivals: Sequence[PolicyTable | None] = ()) -> int:
        """Play a game from its first question to its end, learn from every answer, and return the number of answers.
        `rivals` may seat other policies, from which nothing is learned."""
        decisions: list[list[Decision]] = [[] for _ in range(state.seats)]
        answers = 0
        guide = self._guide.seen_from(state)
        if self._likes:
            state.watch()
        while self._game.pending(state) is not None and answers < MOST_ANSWERS * state.seats:
            self._answer(state, chance, decisions, rivals)
            self._please(state, decisions)
            answers += 1
            if guide.is_over(state):
                self._learn(decisions, guide.shares(state))
                decisions = [[] for _ in range(state.seats)]
                guide = self._guide.seen_from(state)
        self._learn(decisions, guide.shares(state))
        return answers

    def _answer(
        self, state: State, chance: Chance, decisions: list[list[Decision]], rivals: Sequence[PolicyTable | None]
    ) -> None:
        legal = self._game.legal(state)
        chosen = 0
        if len(legal) > 1:
            question = self._game.pending(state)
            assert question is not None
            rival = rivals[question.seat] if rivals else None
            if rival is not None:
                chosen = drawn(rival.logits(state, question, legal), chance)
            else:
                policy = self.policy
                rows = policy.rows(state, question, legal)
                answer_columns = policy.answer_columns(state, question, legal)
                logits = policy.logits_of_columns(rows, answer_columns)
                chosen = drawn(logits, chance)
                decisions[question.seat].append(Decision(rows, answer_columns, softmax(logits), chosen))
        self._game.apply(state, legal[chosen], chance)

    def _please(self, state: State, decisions: list[list[Decision]]) -> None:
        """Credit what has just happened to the latest decision of each seat that likes it."""
        for count in self._counted(state) if self._likes else ():
            if decisions[count.seat]:
                decisions[count.seat][-1].pleasure += self._likes.get(count.feature, 0.0) * count.number

    def _learn(self, decisions: list[list[Decision]], shares: list[float]) -> None:
        """Learn from the end backwards: each answer is credited with what the critic saw come of it, and the last
        with the outcome."""
        for seat, given in enumerate(decisions):
            later, credit = shares[seat], 0.0
            for decision in reversed(given):
                expected = self._expected(decision.rows)
                credit = decision.pleasure + later - expected + TRACE * credit
                self._credit(decision, credit)
                self._correct(decision.rows, credit)
                later = expected

    def _expected(self, rows: list[int]) -> float:
        """Return what the critic still expects: a share of the victory; with likes, an unbounded amount."""
        logit = 0.0
        for row in rows:
            logit += self._critic[row]
        return 0.5 + logit if self._likes else 1.0 / (1.0 + math.exp(-logit))

    def _correct(self, rows: list[int], error: float) -> None:
        step = CRITIC_RATE * error
        for row in rows:
            self._critic[row] += step

    def _credit(self, decision: Decision, worth: float) -> None:
        shares, entropy_bonus = decision.shares, self._entropy_bonus
        entropy = 0.0
        for share in shares:
            if share > NEGLIGIBLE:
                entropy -= share * math.log(share)
        slopes: list[float] = []
        for at, share in enumerate(shares):
            slope = worth * ((1.0 if at == decision.chosen else 0.0) - share)
            if share > NEGLIGIBLE:
                slope -= entropy_bonus * share * (math.log(share) + entropy)
            slopes.append(slope)
        taught = self._taught
        rows = decision.rows if taught == self._height else [row for row in decision.rows if row < taught]
        self.add(rows, decision.answer_columns, slopes)

    def add(self, rows: list[int], answer_columns: list[list[int]], slopes: list[float]) -> None:
        """Collect by how much the logit of each answer should grow, given the rows that hold and the answers'
        columns."""
        for at, slope in enumerate(slopes):
            if -FLAT < slope < FLAT:
                continue
            kept = Slope(rows, slope)
            for column in answer_columns[at]:
                self._slopes[column].append(kept)

    def update(self, games: int) -> None:
        """Change the weights by what this many games have taught."""
        self.steps += 1
        first = 1.0 - math.pow(0.9, self.steps)
        second = math.sqrt(1.0 - math.pow(0.999, self.steps))
        for column, slopes in enumerate(self._slopes):
            if slopes:
                self._update_column(column, self._gradient(slopes, 1.0 / games), self.rate * second / first)
                self._slopes[column] = []
                self.policy.columns[column] = rounded(self.weights[column], STEP)

    def _gradient(self, slopes: list[Slope], scale: float) -> list[float]:
        gradient = [0.0] * self._height
        for kept in slopes:
            slope = scale * kept.slope
            for row in kept.rows:
                gradient[row] += slope
        return gradient

    def _update_column(self, column: int, gradient: list[float], rate: float) -> None:
        mean, square = self._mean[column], self._square[column]
        weights = self.weights[column]
        for at, slope in enumerate(gradient):
            middle = mean[at]
            if slope == 0.0 and middle == 0.0:
                continue
            middle = 0.9 * middle + 0.1 * slope
            spread = 0.999 * square[at] + 0.001 * slope * slope
            mean[at] = middle
            square[at] = spread
            weights[at] += rate * middle / (math.sqrt(spread) + EPSILON)
