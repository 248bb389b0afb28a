"""The interface by which a game provides what puzzles are made of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Sequence

from mypy_extensions import mypyc_attr

from resarcana_gui.agents.evaluation import Evaluation
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Options
from resarcana_gui.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class PuzzleRules:
    """What a game says about its positions, so that puzzles can be made of them."""

    @abstractmethod
    def begins(self, state: State) -> bool:
        """Return whether somebody's turn begins in a truth, so that it can make a puzzle."""

    @abstractmethod
    def position(self, state: State, seats: Sequence[int]) -> Options:
        """Return options of a table with what a truth shows of these seats, to be played by the first of them alone:
        its rivals have passed, nothing is hidden, and its turn begins."""

    @abstractmethod
    def horizon(self, state: State) -> int:
        """Return the number of the stretch of play (a round or a turn, say) that a truth, or a seat's view of it,
        lies in. A puzzle is solved within the stretch that it begins in. The number grows as the game goes on."""

    @abstractmethod
    def points(self, state: State, seat: int) -> int:
        """Return what a seat has of whatever wins the game, shown to everyone."""

    @abstractmethod
    def wanted(self, state: State, seat: int) -> int:
        """Return how many points a seat needs to win at the horizon, if the others stay as they are."""

    @abstractmethod
    def evaluation(self) -> Evaluation:
        """Return how positions look at first sight, by which false friends are found."""

    def hopeless(self, state: State, command: Command) -> bool:
        """Return whether this answer surely leads to the horizon without a victory, so that nobody need look. A game
        that knows such answers saves much time."""
        return False

    def key(self, state: State) -> Hashable:
        """Return a key that is equal for positions that the rules cannot tell apart: all facts, unless a game knows
        better."""
        return tuple(state.facts().items())
