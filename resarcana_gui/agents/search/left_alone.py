"""What an answer costs that leaves a rival alone: who plays on alone may do better than the policy would."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.search.guide import NOBODY, Guide
from resarcana_gui.agents.search.playout import Playout
from resarcana_gui.agents.search.solo_plan import SoloPlan
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State

WORLDS: Final = 12
"""The number of worlds in which the rival's rest of the stage is planned."""
FEWEST: Final = 4
"""After so many in which nothing came of it no more are looked at."""
TRIED: Final = 400
"""The most answers tried for one plan."""


class LeftAlone:
    """Compares, in possible worlds, what comes of an answer when the rival that it leaves alone first goes the way that
    brings it furthest with what comes of it when the policy plays for it at once."""

    def __init__(self, game: Game, guide: Guide, view: State, playout: Playout, chance: Chance) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._view: Final = view
        self._playout: Final = playout
        self._chance: Final = chance

    def differences(self, seat: int, answer: Command) -> list[float]:
        """How much more each seat has of the victory on average when the rival left alone by this seat's answer plays
        on well; nothing where nobody is left alone, or would gain by it."""
        nothing = [0.0] * self._view.seats
        sums = nothing[:]
        rival = NOBODY
        for worlds in range(WORLDS):
            world = self._after(answer)
            rival = self._guide.alone(world)
            if rival in (NOBODY, seat) or (worlds == FEWEST and sums == nothing):
                return nothing
            planned = SoloPlan(self._game, self._guide, rival, self._chance).furthest(world, TRIED)
            if planned is not world:
                self._compare(world, planned, rival, sums)
        return [difference / WORLDS for difference in sums] if sums[rival] > 0.0 else nothing

    def _after(self, answer: Command) -> State:
        """A possible world at the turn that follows an answer."""
        world = self._game.sample(self._view, self._chance)
        self._game.apply(world, answer, self._chance)
        self._playout.ends(world, self._guide.clock(self._view) - 1)
        return world

    def _compare(self, world: State, planned: State, rival: int, sums: list[float]) -> None:
        """Add what the plan is worth to each seat; nothing if the policy brings the rival as far."""
        usual, well = self._playout.judged(world), self._playout.judged(planned)
        if self._guide.nearness(planned, rival) > self._guide.nearness(world, rival):
            for seat, share in enumerate(well):
                sums[seat] += share - usual[seat]
