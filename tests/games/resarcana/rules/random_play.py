"""Random games for properties: where they stand is any position that play can lead to."""

from __future__ import annotations

from collections.abc import Iterator

from resarcana_gui.games.resarcana.rules.commands import DiscardCard, Pass
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.session import Session
from tests.games.resarcana.described_table import resarcana

LONGEST = 6_000
SOON = 6
"""A seat passes in about one of this many turns only, so that more gets into play."""


def random_game(seed: int, **options: object) -> Iterator[tuple[Session, State]]:
    """A game played at random: after the setup and after every command the session and its state."""
    session, dice = Session.start(resarcana(), options, seed), Dice(seed)
    for _ in range(LONGEST):
        state = session.state
        assert isinstance(state, State)
        yield session, state
        if session.pending is None:
            return
        session.submit(chosen(session, dice))
    raise AssertionError(f"No end after {LONGEST} commands.")


def chosen(session: Session, dice: Dice) -> Command:
    """Any legal answer; discarding and passing less often than the rest."""
    legal = session.legal()
    command = legal[dice.below(len(legal))]
    if isinstance(command, (DiscardCard, Pass)) and dice.below(SOON):
        command = legal[dice.below(len(legal))]
    return command
