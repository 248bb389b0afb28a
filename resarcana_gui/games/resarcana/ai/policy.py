"""The policy: how likely a good player gives each answer, by tables of weights learned in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, itemgetter
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from resarcana_gui.games.resarcana.ai.answer_keys import column, column_count, column_names, columns, is_amount
from resarcana_gui.games.resarcana.ai.hidden_layer import HiddenLayer, read_hidden_layer
from resarcana_gui.games.resarcana.ai.situation import PLAIN_ROWS, needs_by_type, row_count, row_names, rows, third_row
from resarcana_gui.games.resarcana.ai.weights_file import SUM_IN_LOOP, ZERO, read_rounded
from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command

NO_NEEDS: Final = [0] * ESSENCES

STEP: Final = 0.05
"""The resolution of the weights."""
WITHIN: Final = bytes([max(0, min(255, both - ZERO)) for both in range(2 * 255 + 1)])
"""The byte of the sum of two weights, clipped, indexed by the sum of their bytes."""


class Policy:
    """A table with a row for every fact about a situation and a column for every answer. The logit of an answer is the
    sum of its weights in the rows that hold, plus what the hidden layer adds if there is one. A plain policy uses only
    the row for the third of the game.

    A column is a string of bytes, one weight in each: the weights that are summed for one answer lie side by side in
    memory, which makes it ten times as fast as a table of numbers.
    """

    def __init__(self, count: int, plain: bool, hidden: HiddenLayer | None = None) -> None:
        """All weights are 0 at first. `count` is the number of components."""
        self.count: Final = count
        self.plain: Final = plain
        self.hidden: Final = hidden
        self.width: Final = column_count(count)
        self.columns: Final = [bytes([ZERO]) * row_count(count) for _ in range(self.width)]

    def rows(self, state: State, question: Question, answers: Sequence[Command]) -> list[int]:
        """Return the rows that hold."""
        return [third_row(state)] if self.plain else rows(state, question.seat, answers)

    def answer_columns(self, state: State, question: Question, answers: Sequence[Command]) -> list[list[int]]:
        """Return the columns of each answer."""
        needs = self._needs(state, question)
        found: list[list[int]] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            at = column(question, answer, self.count)
            found.append([at] if at >= 0 else columns(question, answer, self.count, needs))
        return found

    def _needs(self, state: State, question: Question) -> list[int]:
        """Return what the columns of answers with essences depend on."""
        return NO_NEEDS if self.plain or not is_amount(question) else needs_by_type(state, question.seat)

    def logits(self, state: State, question: Question, answers: Sequence[Command]) -> list[float]:
        """Return the logit of each answer."""
        held = self.rows(state, question, answers)
        active = self._active(held)
        needs = self._needs(state, question)
        count = self.count
        found: list[float] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            at = column(question, answer, count)
            if at >= 0:
                found.append(self._of_one(at, held, active))
            else:
                found.append(self._of_several(columns(question, answer, count, needs), held, active))
        return found

    def logits_of_columns(self, held: list[int], answer_columns: list[list[int]]) -> list[float]:
        """Return the logit of each answer, given the rows that hold and the columns of each answer."""
        active = self._active(held)
        return [self._of_several(several, held, active) for several in answer_columns]

    def _active(self, held: list[int]) -> list[int]:
        return [] if self.hidden is None else self.hidden.active(held)

    def _of_one(self, at: int, held: list[int], active: list[int]) -> float:
        logit = STEP * float(_summed(self.columns[at], held))
        return logit if self.hidden is None else logit + self.hidden.added(active, at)

    def _of_several(self, several: list[int], held: list[int], active: list[int]) -> float:
        logit = 0.0
        for at in several:
            logit += self._of_one(at, held, active)
        return logit


def _summed(weights: bytes, held: list[int]) -> int:
    """Return the sum of the weights in these rows, in steps."""
    if not SUM_IN_LOOP and len(held) > 1:
        picked: tuple[int, ...] = itemgetter(*held)(weights)
        return sum(picked) - ZERO * len(held)
    steps: i64 = 0
    for row in held:
        weight: i64 = weights[row]
        steps += weight - ZERO
    return int(steps)


def with_hidden(policy: Policy, hidden: HiddenLayer) -> Policy:
    """Return the policy with this hidden layer in place of its own."""
    whole = Policy(policy.count, policy.plain, hidden)
    whole.columns[:] = policy.columns
    return whole


def with_taste(policy: Policy, taste: Policy) -> Policy:
    """Return the policy with the weights of a taste added in the rows that concern no component."""
    whole = Policy(policy.count, policy.plain, policy.hidden)
    for at, (base, added) in enumerate(zip(policy.columns, taste.columns, strict=True)):
        first = bytes(map(WITHIN.__getitem__, map(add, base[:PLAIN_ROWS], added)))
        whole.columns[at] = first + base[PLAIN_ROWS:]
    return whole


def read_policy(path: Path, cards: CardSet, *, plain: bool = False, hidden: Path | None = None) -> Policy:
    """Return a learned policy, its table from one file and its hidden layer from another. Raises OSError and
    DamagedFileError."""
    policy = Policy(cards.count, plain, None if hidden is None else read_hidden_layer(hidden, cards))
    slugs = [component.slug for component in cards.components]
    body = read_rounded(path, row_names(slugs), column_names(slugs), STEP)
    for at in range(policy.width):
        policy.columns[at] = body[at :: policy.width]
    return policy
