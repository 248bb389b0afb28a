"""A policy in training, as it is sent to the processes that play with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from resarcana_gui.games.resarcana.ai.hidden_layer import HiddenLayer
from resarcana_gui.games.resarcana.ai.policy import Policy

LayerBytes: TypeAlias = tuple[list[bytes], bytes, list[bytes]]
"""The parts of a hidden layer: its rows, its constant, its columns."""


@dataclass(frozen=True)
class PlayingPolicy:
    """The bytes of a policy: those of its columns, and of its hidden layer (see there)."""

    columns: list[bytes]
    layer: LayerBytes

    def seated(self, count: int) -> Policy:
        """Return the policy itself, for this many components."""
        policy = Policy(count, plain=False, hidden=HiddenLayer(*self.layer))
        policy.columns[:] = self.columns
        return policy
