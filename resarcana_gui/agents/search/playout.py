"""Playouts: how a game continues beyond the tree, by the policy."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import FOREVER, Limits
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State


class Playout:
    """Plays possible worlds on with the policy and judges where they end."""

    def __init__(self, game: Game, guide: Guide, limits: Limits, view: State, chance: Chance) -> None:
        """The horizon is counted from the stage of this view."""
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._chance: Final = chance
        self._end: Final = guide.clock(view) + limits.horizon

    def judged(self, world: State) -> list[float]:
        """Play on to the first turn beyond the horizon and, unless the judgement there is fully trusted, to the end;
        return each seat's share."""
        end = self._end
        if self.ends(world, end):
            return self._guide.shares(world)
        trust = self._limits.trust
        outlook = self._guide.outlook(world)
        if trust >= 1.0:
            return outlook
        self.ends(world, end + FOREVER)
        shares = self._guide.shares(world)
        return [trust * expected + (1.0 - trust) * share for expected, share in zip(outlook, shares, strict=True)]

    def ends(self, world: State, end: int) -> bool:
        """Play on to the first turn after stage `end`; return whether the game is over or took too long."""
        game, guide = self._game, self._guide
        for _ in range(self._limits.most_answers):
            if guide.is_over(world):
                return True
            legal = game.legal(world)
            chosen = 0
            if len(legal) > 1:
                pending = game.pending(world)
                assert pending is not None
                if guide.is_turn(pending) and guide.clock(world) > end:
                    return False
                chosen = drawn(guide.logits(world, pending, legal), self._chance, self._limits.temperature)
            game.apply(world, legal[chosen], self._chance)
        return True
