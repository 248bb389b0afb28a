"""The policy of Seasons: how likely a good player gives each answer, by a table of weights learned in self-play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.policy_table import PolicyTable
from resarcana_gui.games.seasons.ai.answer_keys import AnswerKeys, column_count, column_names
from resarcana_gui.games.seasons.ai.situation import PLAIN_ROWS, row_count, row_names, rows, year_row
from resarcana_gui.games.seasons.cards.tables import CardSet
from resarcana_gui.games.seasons.rules.commands import Answer
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState


class Policy(PolicyTable):
    """The table of Seasons. A plain policy uses only the row for the year."""

    def __init__(self, count: int, plain: bool = False) -> None:
        """All weights are 0 at first. `count` is the number of cards."""
        super().__init__(row_count(count), column_count(count))
        self.count: Final = count
        self.plain: Final = plain

    def rows(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[int]:
        assert isinstance(state, State)
        return [year_row(state)] if self.plain else rows(state, pending.seat, answers)

    def answer_columns(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[list[int]]:
        assert isinstance(state, State)
        assert isinstance(pending, Question)
        keys = AnswerKeys(state, pending)
        found: list[list[int]] = []
        for answer in answers:
            assert isinstance(answer, Answer)
            found.append(keys.columns(answer))
        return found


def slugs_of(cards: CardSet) -> list[str]:
    """Return the names of the cards, in order."""
    return [card.slug for card in cards.cards]


def with_taste(policy: Policy, taste: Policy) -> Policy:
    """Return the policy with the weights of a taste added in the rows that concern no card."""
    whole = Policy(policy.count, policy.plain)
    whole.columns[:] = policy.columns
    whole.add_table(taste, PLAIN_ROWS)
    return whole


def read_policy(path: Path, cards: CardSet, *, plain: bool = False) -> Policy:
    """Return a learned policy. Raises OSError and DamagedFileError."""
    policy = Policy(cards.count, plain)
    slugs = slugs_of(cards)
    policy.read(path, row_names(slugs), column_names(slugs))
    return policy
