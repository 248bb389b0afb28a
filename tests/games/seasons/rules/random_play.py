"""Random games for properties: where they stand is any position that play can lead to."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.seasons.engine import seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.session import Session

LONGEST = 4_000


def random_game(seed: int, **options: object) -> Iterator[tuple[Session, State]]:
    """A game played at random: after the setup and after every command the session and its state."""
    session, dice = Session.start(seasons(), options, seed), Dice(seed)
    for _ in range(LONGEST):
        state = session.state
        assert isinstance(state, State)
        yield session, state
        if session.pending is None:
            return
        legal = session.legal()
        session.submit(legal[dice.below(len(legal))])
    raise AssertionError(f"No end after {LONGEST} commands.")
