"""Training of the policy of Seasons, for victory and for what characters like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from resarcana_gui.agents.learned.table_learner import TableLearner
from resarcana_gui.games.seasons.ai.feature_counts import count_features
from resarcana_gui.games.seasons.ai.guide import PolicyGuide
from resarcana_gui.games.seasons.ai.policy import Policy
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.state import State as KernelState


class PolicyLearner(TableLearner):
    """A policy of Seasons in training."""

    def __init__(
        self,
        game: Seasons,
        policy: Policy,
        weights: list[list[float]],
        rate: float,
        entropy_bonus: float = 0.0,
        *,
        likes: Mapping[str, float] | None = None,
        height: int = 0,
    ) -> None:
        """`likes` is the worth of one unit of each feature (see count_features)."""
        guide = PolicyGuide(policy)
        super().__init__(game, policy, guide, weights, rate, entropy_bonus, likes=bool(likes), height=height)
        self._worths: Final[Mapping[str, float]] = {} if likes is None else likes

    def liked(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        found = [0.0] * state.seats
        for count in count_features(state, state.recorded()):
            found[count.seat] += self._worths.get(count.feature, 0.0) * count.number
        return found
