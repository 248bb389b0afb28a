"""The players of the games that are learned from."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.greedy import Greedy
from resarcana_gui.agents.learned.net_learner import Player
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.games.resarcana.ai.evaluation import ResArcanaEvaluation
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

WITH_GREEDY: Final = 0.26
"""The share of games in which Greedy sits, ..."""
ALL: Final = 0.2
"""... and the share of these in which it takes every seat, instead of one seat or all but one."""


def by_policy(policy: Policy, chance: Chance, temperature: float = 1.0) -> Player:
    """Return a player that answers as a policy would."""

    def answered(state: State, question: Pending, legal: Sequence[Command]) -> int:
        return drawn(policy.logits(state, question, legal), chance, temperature)

    return answered


def by_greedy(game: ResArcana, seed: str) -> Player:
    """Return a player that answers as Greedy would, seeing only what its seat sees."""
    greedy = Greedy(game, ResArcanaEvaluation(), seed)

    def answered(state: State, question: Pending, legal: Sequence[Command]) -> int:
        return legal.index(greedy.choose(game.observe(state, question.seat), question, Budget()))

    return answered


class Guests:
    """Greedy, who builds where the policy sells, visits some of the games for the net. From games of the policy
    alone the net would judge such a board by what the policy makes of it."""

    def __init__(self, game: ResArcana, seed: str) -> None:
        self._greedy: Final = by_greedy(game, seed)
        self._lots: Final = random.Random(seed)

    def seated(self, host: Player, seats: int) -> list[Player]:
        """Return the players of the next game by seat: the host wherever no guest sits."""
        lots, players = self._lots, [host] * seats
        if lots.random() < WITH_GREEDY:
            guests = seats if lots.random() < ALL else lots.choice((1, seats - 1))
            for seat in lots.sample(range(seats), guests):
                players[seat] = self._greedy
        return players
