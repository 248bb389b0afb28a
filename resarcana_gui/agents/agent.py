"""What every opponent is: somebody who is shown a view and a question, and answers."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State


class Budget:
    """How much an agent may think about one answer. An agent is deterministic under a seed when it is given
    iterations; with seconds (wall clock) it is not."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A player. It never sees the truth: it is given what its seat sees."""

    @abstractmethod
    def choose(self, view: State, pending: Pending, budget: Budget) -> Command:
        """One of the legal answers to the pending question, which is asked of the view's own seat."""
