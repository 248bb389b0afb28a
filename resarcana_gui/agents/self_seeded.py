"""Seeding an opponent's randomness so that neither it nor the table's seed reveals anything about the other.

A seed derived from the table's, however it is hashed, gives away a small one: whoever knows the derivation can try all
small seeds and see which one fits. So it is derived from what the opponent may know anyway: what its seat sees when it
is first asked. That reveals nothing that the view does not show; and the same table, played again, gives the same
randomness again.

(A deal under a small seed can also be found by dealing all of them and comparing the views. No derivation prevents
that: leave the seed to chance, which has 53 bits then.)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class SelfSeededAgent(Agent):
    """Builds its opponent when first asked, with a seed made from what it sees then."""

    def __init__(self, build: Callable[[str], Agent], place: str) -> None:
        """`build` makes the opponent from a seed. `place` is public and tells apart opponents that see the same: a
        seat, a position."""
        self._build: Final = build
        self._place: Final = place
        self._agent: Agent | None = None

    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        agent = self._agent
        if agent is None:
            agent = self._agent = self._build(seed_from(view, self._place))
        return agent.choose(view, pending, budget)

    def confidence(self) -> float | None:
        return None if self._agent is None else self._agent.confidence()


def seed_from(view: State, place: str) -> str:
    """Return a seed made from everything a view shows, and a place: 256 bits, as text."""
    return hashlib.sha256(f"{place}/{sorted(view.facts().items())!r}".encode()).hexdigest()
