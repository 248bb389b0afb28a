"""The policy: what a good player likely answers, by tables of weights learned in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.games.resarcana.ai.answer_keys import column, column_names, columns, columns_of, is_amount
from resarcana_gui.games.resarcana.ai.situation import needs_of, row_names, rows, rows_of, third_of
from resarcana_gui.games.resarcana.ai.weights_file import read_table
from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command

NO_NEEDS: Final = [0] * ESSENCES

STEP: Final = 0.02
"""So finely weights are told apart when they are only read."""


class Policy:
    """A table with a row for every fact about a situation and a column for every answer. The logit of an answer is
    the sum of its weights in the rows that hold. A plain policy looks at the third of the game alone."""

    def __init__(self, count: int, plain: bool) -> None:
        """All weights 0, for so many components."""
        self.count: Final = count
        self.plain: Final = plain
        self.width: Final = columns_of(count)
        self.weights: Final = [[0.0] * self.width for _ in range(rows_of(count))]

    def rows(self, state: State, question: Question, answers: Sequence[Command]) -> list[int]:
        """The rows that hold."""
        return [third_of(state)] if self.plain else rows(state, question.seat, answers)

    def needs(self, state: State, question: Question) -> list[int]:
        """What the columns of answers with essences depend on."""
        return NO_NEEDS if self.plain or not is_amount(question) else needs_of(state, question.seat)

    def logits(self, state: State, question: Question, answers: Sequence[Command]) -> list[float]:
        """The logit of each answer."""
        weights = self.weights
        held = [weights[row] for row in self.rows(state, question, answers)]
        needs = self.needs(state, question)
        count = self.count
        found: list[float] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            at = column(question, answer, count)
            logit = 0.0
            if at >= 0:
                for row in held:
                    logit += row[at]
            else:
                several = columns(question, answer, count, needs)
                for row in held:
                    for at in several:
                        logit += row[at]
            found.append(logit)
        return found


def read_policy(path: Path, cards: CardSet, *, plain: bool = False) -> Policy:
    """A learned policy. Raises OSError and DamagedFileError.

    Equal weights share one number: the tables are large, and read here and there, so that most of the time goes into
    waiting for memory otherwise.
    """
    policy = Policy(cards.count, plain)
    slugs = [component.slug for component in cards.components]
    shared: dict[float, float] = {}
    for at, values in read_table(path, row_names(slugs), column_names(slugs), step=STEP).items():
        policy.weights[at] = [shared.setdefault(value, value) for value in values]
    return policy
