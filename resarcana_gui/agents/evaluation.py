"""What a game provides so that opponents can tell good positions from bad ones."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions of one game. It gets possible truths, never a table's actual truth."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """How good a position is for a seat; higher is better. Finished games count too."""

    def seen_from(self, view: State, seat: int) -> Evaluation:
        """An evaluation for comparing what may come of this very position, within the next few moves: it may work out
        once what they have in common. The same one unless a game says otherwise."""
        return self

    def prior(self, state: State, command: Command) -> float:
        """A quick guess at how good a legal answer is for the seat that gives it. It decides between answers whose
        outcomes are worth the same, and which are looked at when there are too many; rivals are taken to follow it."""
        return 0.0

    def idle(self, answers: Sequence[Command]) -> Command | None:
        """The answer by which a seat does nothing more for the time being, such as passing, if it is among these."""
        return None

    def idles(self, before: float, best: float, idle: float) -> bool:
        """Whether to do nothing more rather than what seems best, given the values of the position as it is, after
        the best answer, and after the idle one."""
        return best <= before

    def unsettled(self, pending: Pending) -> bool:
        """Whether a question that opens an action still belongs to what the answer before brought about, such as
        a rival's defence: then a position that asks it is not worth judging yet."""
        return False
