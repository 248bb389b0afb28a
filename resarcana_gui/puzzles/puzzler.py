"""What a game offers so that puzzles can be made of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence

from mypy_extensions import mypyc_attr

from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Puzzler:
    """What a game says about its positions, so that puzzles can be made of them."""

    @abstractmethod
    def begins(self, state: State) -> bool:
        """Whether somebody's turn begins in a truth: then it can make a puzzle."""

    @abstractmethod
    def position(self, state: State, seats: Sequence[int]) -> Options:
        """Options that begin with what a truth shows of some seats, to be played by the first of them alone: its
        rivals have passed, and nothing is hidden. Its turn begins there."""

    @abstractmethod
    def horizon(self, state: State) -> int:
        """The number of the stretch of play that a truth, or what a seat sees of it, lies in: a puzzle is solved within
        the one that it begins in, such as a round or a turn. It grows as the game goes on."""

    @abstractmethod
    def points(self, state: State, seat: int) -> int:
        """What a seat has of whatever wins the game, shown to everyone."""

    @abstractmethod
    def wanted(self, state: State, seat: int) -> int:
        """How many of them make a seat win at the horizon, if the others stay as they are."""

    @abstractmethod
    def evaluation(self) -> Evaluation:
        """How positions look at first sight: for false friends."""

    def hopeless(self, state: State, command: Command) -> bool:
        """Whether this answer surely leads to the horizon without a victory, so that nobody need look.
        A game that knows such answers saves much time."""
        return False

    def key(self, state: State) -> Hashable:
        """Equal for positions that the rules cannot tell apart. All facts unless a game knows better."""
        return tuple(state.facts().items())
