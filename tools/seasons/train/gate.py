"""The gate: the candidate plays what it is to replace, both as the archmage with equally many iterations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.search.searcher import Searcher
from resarcana_gui.games.seasons.ai.evaluation import shares_of
from resarcana_gui.games.seasons.ai.guide import PolicyGuide
from resarcana_gui.games.seasons.ai.learned_guides import LearnedGuides
from resarcana_gui.games.seasons.ai.opponents import LEVELS
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from tools.seasons.train.training_steps import Tables
from tools.tournament_figures import wilson

PROMOTED: Final = 0.55
"""The share of games that a candidate must win at tables of two; with more seats, proportionally more than an equal
share."""


@dataclass(frozen=True)
class Gate:
    """Tables with this many seats. Each deal is played once with the candidate in each seat."""

    game: Seasons
    seats: int
    looks: int

    def verdict(self, new: LearnedGuides, old: LearnedGuides, games: int, seed: int) -> str:
        """Return how many games the candidate won, against the old one in all other seats, and whether that is
        enough."""
        tables = Tables(self.game, self.seats, f"{seed}/gate")
        wins = 0.0
        deal = tables.deal()
        for number in range(games):
            turn = number % self.seats
            if number and turn == 0:
                deal = tables.deal()
            guides = [(new if seat == turn else old).guide(self.seats) for seat in range(self.seats)]
            wins += self._shares(deal.clone(), guides, f"{seed}/{number}")[turn]
        least, most = wilson(wins, games)
        enough = wins / games >= 2 * PROMOTED / self.seats
        won = f"{wins / games:.1%} of {games} games ({least:.0%} to {most:.0%})"
        return f"{self.seats} seats: the new one won {won}, {'to be promoted' if enough else 'not enough'}"

    def _shares(self, state: State, guides: Sequence[PolicyGuide], seed: str) -> list[float]:
        """Play a game to its end, and return each seat's share of the victory."""
        dice, limits = Dice(seed), LEVELS["archmage"]
        players = [Searcher(self.game, guide, limits, f"{seed}/{seat}") for seat, guide in enumerate(guides)]
        while (question := self.game.pending(state)) is not None:
            legal = self.game.legal(state)
            answer: Command = legal[0]
            if len(legal) > 1:
                view = self.game.observe(state, question.seat)
                answer = players[question.seat].choose(view, question, Budget(self.looks))
            self.game.apply(state, answer, dice)
        return shares_of(state, 0.0)
