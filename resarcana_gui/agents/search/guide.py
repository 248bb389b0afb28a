"""What a game brings along so that its opponents can search: a policy, and a judgement of positions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Knows one game. It is given possible truths, never the truth of a table, and changes none of them."""

    def seen_from(self, view: State) -> Guide:
        """The guide for what may come of this very position; the same one unless a game says otherwise."""
        return self

    def worthwhile(self, state: State, answers: Sequence[Command]) -> Sequence[Command]:
        """The legal answers that are worth a look: never none. All of them unless a game knows some to be foolish."""
        return answers

    def is_at_hand(self, state: State, answer: Command) -> bool:
        """Whether a legal answer brings something for good that nobody leaves undone; never unless a game says so."""
        return False

    @abstractmethod
    def logits(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[float]:
        """How likely a good player gives each legal answer, as logarithms, up to a common constant."""

    @abstractmethod
    def shares(self, state: State) -> list[float]:
        """What each seat has of the victory, from 0 to 1; in a game that is not over, by how it stands."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Whether what is played for is decided."""

    def nearness(self, state: State, seat: int) -> float:
        """How near a seat is to the victory, to compare positions with: by its share, unless a game says more."""
        return self.shares(state)[seat]

    def outlook(self, state: State) -> list[float]:
        """What each seat may expect to have of the victory, from 0 to 1, in a game that goes on. Called where nothing
        is left to be settled at once. The way it stands unless a game says otherwise."""
        return self.shares(state)

    def follow(self, world: State) -> None:
        """This world is played from now on; a guide that likes some ways to play may watch it."""

    def pleasure(self, world: State) -> float:
        """The worth to the seat that is guided, beside what it does for victory, of what happened in the world that was
        followed; in victories."""
        return 0.0

    def clock(self, state: State) -> int:
        """How far the game is, in stages (rounds, say) at whose end a horizon may lie."""
        return 0

    def is_turn(self, pending: Pending) -> bool:
        """Whether a question is a turn, and not one of those within."""
        return True

    def is_weighty(self, pending: Pending) -> bool:
        """Whether a question deserves the whole budget; the others get a part of it. Turns, unless a game says more."""
        return self.is_turn(pending)

    def alone(self, state: State) -> int:
        """The one seat that has turns left in this stage; NOBODY while there are several, or a game never says."""
        return NOBODY

    def undisturbed(self, world: State, seat: int) -> State:
        """The world as if nobody but this seat had a turn left in this stage; itself where a game never says."""
        return world

    def idle(self, answers: Sequence[Command]) -> Command:
        """The answer by which a seat does nothing more for the time being, if there is one; else any."""
        return answers[-1]
