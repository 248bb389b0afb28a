"""The interface by which a game guides the tree search: a policy, and a judgement of positions."""

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
    """The search's knowledge of one game. It is given possible truths, never a table's truth, and must not change
    them."""

    def seen_from(self, view: State) -> Guide:
        """Return a guide for what may follow from this position; the same guide unless a game says otherwise."""
        return self

    def worthwhile(self, state: State, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the legal answers worth considering, at least one: all of them unless a game knows some to be
        foolish."""
        return answers

    def is_at_hand(self, state: State, answer: Command) -> bool:
        """Return whether a legal answer takes a lasting gain that no player would leave; False unless a game says
        otherwise."""
        return False

    @abstractmethod
    def logits(self, state: State, pending: Pending, answers: Sequence[Command]) -> list[float]:
        """Return, for each legal answer, the logarithm of the probability that a good player gives it, up to a
        common constant."""

    @abstractmethod
    def shares(self, state: State) -> list[float]:
        """Return each seat's share of the victory, from 0 to 1; while the game goes on, by the current standing."""

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Return whether the outcome is decided."""

    def nearness(self, state: State, seat: int) -> float:
        """Return how close a seat is to winning, for comparing positions; its share of the victory unless a game
        says more."""
        return self.shares(state)[seat]

    def outlook(self, state: State) -> list[float]:
        """Return the share of the victory that each seat can expect, from 0 to 1, in a game that goes on. Called
        only in settled positions. The current standing unless a game says otherwise."""
        return self.shares(state)

    def follow(self, world: State) -> None:
        """Begin to watch a world that is about to be played out; for guides that prefer some ways to play."""

    def pleasure(self, world: State) -> float:
        """Return what the guided seat likes about the world just followed, apart from winning, in victories."""
        return 0.0

    def clock(self, state: State) -> int:
        """Return the current stage of the game (its round, say). Horizons are counted in stages."""
        return 0

    def is_turn(self, pending: Pending) -> bool:
        """Return whether a question is a turn of its own, not a question within one."""
        return True

    def is_weighty(self, pending: Pending) -> bool:
        """Return whether a question gets the whole budget; others get a part of it. Turns only, unless a game says
        more."""
        return self.is_turn(pending)

    def alone(self, state: State) -> int:
        """Return the only seat with turns left in this stage; NOBODY when there are several, or when a game never
        tells."""
        return NOBODY

    def undisturbed(self, world: State, seat: int) -> State:
        """Return the world as if no seat but this one had a turn left in this stage; the world itself when a game
        never tells."""
        return world

    def idle(self, answers: Sequence[Command]) -> Command:
        """Return the answer by which a seat does nothing more for now (passing); any answer if there is none."""
        return answers[-1]
