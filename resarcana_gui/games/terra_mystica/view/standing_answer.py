"""What one seat of one match answers before being asked: offers of power up to a limit, and the end of the turn while a
neighbour is still asked."""

from __future__ import annotations

from resarcana_gui.games.terra_mystica.rules.questions import AskOffer
from resarcana_gui.games.terra_mystica.rules.state import State

LIMITS = (0, 1, 2, 3, 4, 6)
"""The limits that a click goes through, in power: the last one is more than most offers have."""


class StandingAnswer:
    """Up to how much power is accepted without asking. An offer that was undone is asked about."""

    ends_turn = False
    """Whether the player has ended the turn while its action was still being seen, or a neighbour was asked."""

    def __init__(self) -> None:
        self.limit = 0
        """In power, which costs a point less; 0 for always asking."""
        self._given: set[str] = set()
        """The tables at which an offer was accepted, to know those to which an undo has led."""

    def next(self) -> int:
        """Go on to the next limit, from the highest to none. Return it."""
        self.limit = next((limit for limit in LIMITS if limit > self.limit), 0)
        return self.limit

    def accepts(self, question: AskOffer, view: State) -> bool:
        """Return whether an offer is accepted by itself. The same table is answered once only."""
        if question.amount > self.limit:
            return False
        table = repr(view.facts())
        if table in self._given:
            return False
        self._given.add(table)
        return True
