"""Where an opponent's own chance begins, so that neither it nor the table's seed tells anything about the other.

A seed for an opponent that is made from the table's, however it is hashed, betrays a small one: whoever knows how it is
made tries all small seeds and looks which gives its own. So it is made from what the opponent may know anyway: what its
seat sees when it is first asked. From that nothing can be learned that the view does not show; and the same table,
played again, gives the same chance again.

(A deal that can be had again under a small seed can be found again by dealing them all and comparing what one sees. No
derivation prevents that: who minds leaves the seed to chance, which has 53 bits then.)
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class OwnChance(Agent):
    """An opponent that is built when it is first asked, with a seed from what it sees then."""

    def __init__(self, build: Callable[[str], Agent], place: str) -> None:
        """Built by this, from a seed. The place is public, and tells apart those that see the same: a seat, a
        position."""
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
    """A seed made from all that a view shows, and a place: 256 bits, as text."""
    return hashlib.sha256(f"{place}/{sorted(view.facts().items())!r}".encode()).hexdigest()
