"""What one seat of one match answers before being asked: offers of power up to a limit, and the end of the turn while a
neighbour is still asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from resarcana_gui.games.terra_mystica.rules.questions import AskOffer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.match.match import Match
from resarcana_gui.screens.context import Context

LIMITS: Final = (0, 1, 2, 3, 4, 6)
"""The limits that a click goes through, in power: the last one is more than most offers have."""
MOST_KEPT: Final = 40
"""The most seats whose limits are kept, the latest ones."""


class StandingAnswer:
    """Up to how much power is accepted without asking. An offer that was undone is asked about."""

    ends_turn = False
    """Whether the player has ended the turn while its action was still being seen, or a neighbour was asked."""

    def __init__(self, limit: int = 0, keep: Callable[[int], object] = lambda limit: None) -> None:
        """`keep` is called with each new limit."""
        self._limit = limit
        self._keep: Final = keep
        self._given: set[str] = set()
        """The tables at which an offer was accepted, to know those to which an undo has led."""

    @property
    def limit(self) -> int:
        """Up to how much power is accepted without asking, which costs a point less; 0 for always asking."""
        return self._limit

    @limit.setter
    def limit(self, limit: int) -> None:
        self._limit = limit
        self._keep(limit)

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


def standing_answer(context: Context, match: Match, seat: int) -> StandingAnswer:
    """Return what a seat of a match answers ahead: with the limit that was kept when the match was played before, if it
    is saved."""
    if match.journal is None:
        return StandingAnswer()
    name = f"{match.journal.path.stem}/{seat}"
    kept = context.settings.at_tables.get(name, "")
    return StandingAnswer(min(int(kept), LIMITS[-1]) if kept.isdecimal() else 0, partial(_keep, context, name))


def _keep(context: Context, name: str, limit: int) -> None:
    others = {each: value for each, value in context.settings.at_tables.items() if each != name}
    kept = {**others, name: str(limit)} if limit else others
    context.change(at_tables=dict([*kept.items()][-MOST_KEPT:]))
