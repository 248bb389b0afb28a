"""What lets a search play Res Arcana."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.games.resarcana.ai.outcome import is_decided, shares_of
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState


class PolicyGuide(Guide):
    """A policy; positions are judged by the points alone."""

    def __init__(self, policy: Policy, wins: list[int]) -> None:
        """The wins of the match so far tell which of its games is played."""
        self._policy: Final = policy
        self._wins: Final = wins

    def seen_from(self, view: KernelState) -> PolicyGuide:
        assert isinstance(view, State)
        return PolicyGuide(self._policy, view.wins[:])

    def logits(self, state: KernelState, pending: Pending, answers: Sequence[Command]) -> list[float]:
        assert isinstance(state, State)
        assert isinstance(pending, Question)
        return self._policy.logits(state, pending, answers)

    def is_over(self, state: KernelState) -> bool:
        assert isinstance(state, State)
        return is_decided(state, self._wins)

    def shares(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        return shares_of(state, self._wins)

    def clock(self, state: KernelState) -> int:
        assert isinstance(state, State)
        return state.round

    def is_turn(self, pending: Pending) -> bool:
        return isinstance(pending, AskTurn)
