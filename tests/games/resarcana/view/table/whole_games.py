"""Positions of whole games in which everybody places, claims and uses what they can: tables fill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from resarcana_gui.games.resarcana.engine import start
from resarcana_gui.games.resarcana.rules.commands import Claim, PlaceArtifact, UsePower
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice

BUSY = (PlaceArtifact, Claim, UsePower)
EVERY = 9
"""One position in so many answers."""
MOST = 900
"""The most answers of a game."""


@cache
def positions(seats: int, setup: str = "standard", seed: int = 1, every: int = EVERY) -> Sequence[State]:
    """Return positions of a game, as the first seat sees them, from the setup to the end."""
    return list(_played(seats, setup, seed, every))


def _played(seats: int, setup: str, seed: int, every: int) -> Iterator[State]:
    session, dice = start(seed, seats=seats, setup=setup), Dice(seed)
    for number in range(MOST):
        if number % every == 0 or session.pending is None:
            view = session.observe(0)
            assert isinstance(view, State)
            yield view
        if session.pending is None:
            return
        legal = session.legal()
        wished = [answer for answer in legal if isinstance(answer, BUSY)] or legal
        session.submit(wished[dice.below(len(wished))])
