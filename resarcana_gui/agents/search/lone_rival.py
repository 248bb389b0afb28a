"""What it costs to leave a rival to play on alone: it may do better than the policy would."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.search.guide import NOBODY, Guide
from resarcana_gui.agents.search.playout import Playout
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State

WORLDS: Final = 8
"""Worlds in which the rest of the rival's stage is played."""
FEWEST: Final = 3
"""If nothing came of it in this many worlds, no more are tried."""
TRIES: Final = 16
"""Lines tried in each world."""
LONGEST: Final = 60
"""The most answers in one line: policies can run in circles."""
TEMPERATURE: Final = 3.0
"""The temperature of the policy in these lines; high, since rare answers are what is sought."""


class LoneRivalCheck:
    """Compares, in possible worlds, the best of several lines of a rival left alone with what the policy would do."""

    def __init__(self, game: Game, guide: Guide, view: State, playout: Playout, chance: Chance) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._view: Final = view
        self._playout: Final = playout
        self._chance: Final = chance

    def differences(self, seat: int, answer: Command) -> list[float]:
        """Return the mean change in each seat's share if the rival left alone by this seat's answer plays well;
        zeros when nobody is left alone or it would not gain."""
        nothing = [0.0] * self._view.seats
        sums = nothing[:]
        rival = NOBODY
        for worlds in range(WORLDS):
            world = self._after(answer)
            rival = self._guide.alone(world)
            if rival in (NOBODY, seat) or (worlds == FEWEST and sums == nothing):
                return nothing
            best = self._furthest(world, rival)
            if best is not world:
                self._compare(world, best, rival, sums)
        return [difference / WORLDS for difference in sums] if sums[rival] > 0.0 else nothing

    def _after(self, answer: Command) -> State:
        """Return a possible world at the turn that follows an answer."""
        world = self._game.sample(self._view, self._chance)
        self._game.apply(world, answer, self._chance)
        self._playout.ends(world, self._guide.clock(self._view) - 1)
        return world

    def _furthest(self, world: State, rival: int) -> State:
        """Return the rival's most advanced position before the end of the stage, over several lines; the world
        itself when no line advances it."""
        best = world
        for _ in range(TRIES):
            best = self._tried(world, best, rival)
        return best

    def _tried(self, world: State, best: State, rival: int) -> State:
        """Return the most advanced position of one more line, or the best so far."""
        game, guide = self._game, self._guide
        nearest = guide.nearness(best, rival)
        state, stage = world.clone(), guide.clock(world)
        for _ in range(LONGEST):
            if guide.is_over(state) or guide.alone(state) != rival or guide.clock(state) != stage:
                break
            pending = game.pending(state)
            assert pending is not None
            answers = game.legal(state)
            if guide.is_turn(pending):
                idle = guide.idle(answers)
                answers = [answer for answer in guide.worthwhile(state, answers) if answer != idle]
                if not answers:
                    break
            logits = guide.logits(state, pending, answers)
            game.apply(state, answers[drawn(logits, self._chance, TEMPERATURE)], self._chance)
            near = guide.nearness(state, rival)
            if near > nearest:
                best, nearest = state.clone(), near
        return best

    def _compare(self, world: State, best: State, rival: int, sums: list[float]) -> None:
        """Add what the best line is worth to each seat; nothing if the policy takes the rival as far."""
        usual, well = self._playout.judged(world), self._playout.judged(best)
        if self._guide.nearness(best, rival) > self._guide.nearness(world, rival):
            for seat, share in enumerate(well):
                sums[seat] += share - usual[seat]
