"""The interface by which a game tells opponents good positions from bad ones."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions of one game. It is given possible truths, never a table's truth."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """Return how good a position is for a seat; higher is better. Finished games count too."""

    def seen_from(self, view: State, seat: int) -> Evaluation:
        """Return an evaluation for positions within a few moves of this one, which may precompute what they share;
        the same evaluation unless a game says otherwise."""
        return self

    def prior(self, state: State, command: Command) -> float:
        """Return a quick estimate of a legal answer for the seat that gives it. It breaks ties between equal
        outcomes, and selects which answers are tried when there are too many; rivals are assumed to follow it."""
        return 0.0

    def idle(self, answers: Sequence[Command]) -> Command | None:
        """Return the answer by which a seat does nothing more for now, such as passing; None if there is none."""
        return None

    def idles(self, before: float, best: float, idle: float) -> bool:
        """Return whether to do nothing more rather than the best answer, given the values of the current position,
        after the best answer, and after the idle one."""
        return best <= before

    def unsettled(self, pending: Pending) -> bool:
        """Return whether a question that opens an action still belongs to the previous answer, such as a rival's
        defence; a position that asks it is not judged yet."""
        return False
