"""The policy: how likely a good player gives each answer, by tables of weights learned in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.policy_table import STEP, PolicyTable, summed
from resarcana_gui.games.resarcana.ai.answer_keys import column, column_count, column_names, columns, is_amount
from resarcana_gui.games.resarcana.ai.hidden_layer import HiddenLayer, read_hidden_layer
from resarcana_gui.games.resarcana.ai.situation import PLAIN_ROWS, needs_by_type, row_count, row_names, rows, third_row
from resarcana_gui.games.resarcana.cards.essences import ESSENCES
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.commands import Answer
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

NO_NEEDS: Final = [0] * ESSENCES


class Policy(PolicyTable):
    """The table of Res Arcana, with a hidden layer that adds to it if there is one. A plain policy uses only the row
    for the third of the game."""

    def __init__(self, count: int, plain: bool, hidden: HiddenLayer | None = None) -> None:
        """All weights are 0 at first. `count` is the number of components."""
        super().__init__(row_count(count), column_count(count))
        self.count: Final = count
        self.plain: Final = plain
        self.hidden: Final = hidden

    def rows(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[int]:
        assert isinstance(state, State)
        return [third_row(state)] if self.plain else rows(state, pending.seat, answers)

    def answer_columns(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[list[int]]:
        assert isinstance(state, State)
        assert isinstance(pending, Question)
        needs = self._needs(state, pending)
        found: list[list[int]] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            at = column(pending, answer, self.count)
            found.append([at] if at >= 0 else columns(pending, answer, self.count, needs))
        return found

    def _needs(self, state: State, question: Question) -> list[int]:
        """Return what the columns of answers with essences depend on."""
        return NO_NEEDS if self.plain or not is_amount(question) else needs_by_type(state, question.seat)

    def logits(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[float]:
        assert isinstance(state, State)
        assert isinstance(pending, Question)
        question = pending
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
        active = self._active(held)
        return [self._of_several(several, held, active) for several in answer_columns]

    def _active(self, held: list[int]) -> list[int]:
        return [] if self.hidden is None else self.hidden.active(held)

    def _of_one(self, at: int, held: list[int], active: list[int]) -> float:
        logit = STEP * float(summed(self.columns[at], held))
        return logit if self.hidden is None else logit + self.hidden.added(active, at)

    def _of_several(self, several: list[int], held: list[int], active: list[int]) -> float:
        logit = 0.0
        for at in several:
            logit += self._of_one(at, held, active)
        return logit


def with_hidden(policy: Policy, hidden: HiddenLayer) -> Policy:
    """Return the policy with this hidden layer in place of its own."""
    whole = Policy(policy.count, policy.plain, hidden)
    whole.columns[:] = policy.columns
    return whole


def with_taste(policy: Policy, taste: Policy) -> Policy:
    """Return the policy with the weights of a taste added in the rows that concern no component."""
    whole = Policy(policy.count, policy.plain, policy.hidden)
    whole.columns[:] = policy.columns
    whole.add_table(taste, PLAIN_ROWS)
    return whole


def read_policy(path: Path, cards: CardSet, *, plain: bool = False, hidden: Path | None = None) -> Policy:
    """Return a learned policy, its table from one file and its hidden layer from another. Raises OSError and
    DamagedFileError."""
    policy = Policy(cards.count, plain, None if hidden is None else read_hidden_layer(hidden, cards))
    slugs = [component.slug for component in cards.components]
    policy.read(path, row_names(slugs), column_names(slugs))
    return policy
