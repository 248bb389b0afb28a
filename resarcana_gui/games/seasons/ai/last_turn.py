"""The last turn of a seat: no points are left that it could still take before it ends its turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.solo_plan import SoloPlan
from resarcana_gui.games.seasons.ai.situation import is_last_round
from resarcana_gui.games.seasons.rules.basic_moves import opponents
from resarcana_gui.games.seasons.rules.commands import EndTurn, Sacrifice
from resarcana_gui.games.seasons.rules.scoring import points_of
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.rules.turn_questions import AskTurn
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State as KernelState

TRIED: Final = 300
"""Answers tried at most in looking for points."""


class LastTurn:
    """Looks once more at what a search has chosen in a seat's last turn. Where a game is as good as decided, all
    answers seem the same to a search, and it would end the turn with points left."""

    def __init__(self, game: Game, guide: Guide, seed: int | str) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._seed: Final = seed

    def revised(self, view: KernelState, seat: int, chosen: Command) -> Command:
        """Return the chosen answer, or a better one: instead of ending the turn, an action that leaves the seat further
        ahead; instead of sacrificing cards, others whose loss does. Other answers are left alone, as they may be meant
        to cost rivals points."""
        assert isinstance(view, State)
        if not (isinstance(chosen, EndTurn | Sacrifice) and view.active == seat and is_last_round(view)):
            return chosen
        world, other = self._game.sample(view, self._dice("one")), self._game.sample(view, self._dice("other"))
        line = SoloPlan(self._game, self._guide, seat, self._dice("plan")).nearer(world, TRIED)
        if not line or isinstance(line[0], EndTurn):
            return chosen
        least = 0 if isinstance(chosen, EndTurn) else self._gain(world, seat, [chosen])
        gain = min(self._gain(world, seat, line), self._gain(other, seat, line))
        return line[0] if gain > least else chosen

    def _gain(self, world: KernelState, seat: int, line: Sequence[Command]) -> int:
        """Return by how many points a seat gets further ahead in a world with the first action of a line, as far as
        that is possible there. What only pays together with later actions does not count: a search might not go on
        with them."""
        state, dice = world.clone(), self._dice("gain")
        for at, answer in enumerate(line):
            pending = self._game.pending(state)
            if pending is None or pending.seat != seat or answer not in self._game.legal(state):
                break
            if at and isinstance(pending, AskTurn):
                break
            self._game.apply(state, answer, dice)
        return _lead(state, seat) - _lead(world, seat)

    def _dice(self, purpose: str) -> Dice:
        return Dice(f"{self._seed} {purpose}")


def _lead(state: KernelState, seat: int) -> int:
    """Return the points of a seat beyond those of its best opponent, if the game ended now: giving up cards may also
    give points to others, as Ragfield's Helm does."""
    assert isinstance(state, State)
    return points_of(state, seat) - max([points_of(state, other) for other in opponents(state, seat)])
