"""Games whose results the net learns from."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.net_learner import Position, positions_of_game
from resarcana_gui.games.resarcana.ai.facts import facts
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.policy import read_policy
from resarcana_gui.games.resarcana.engine import resarcana
from tools.resarcana.train.openings import Openings
from tools.resarcana.train.players import Guests, by_policy
from tools.resarcana.train.training_tables import Tables

EVERY: Final = 12
"""Besides the first turn of every round, one turn in this many is a position for the net: those of one game are much
alike."""
OPENED: Final = 0.3
"""The share of games with guests that may begin with an opening, as all others may."""
TEMPERATURE: Final = 0.7
"""The temperature of the policy."""


@dataclass(frozen=True)
class NetGames:
    """Games of a policy, half of them from openings by another player. Every game has dice of its own, so the same
    positions result with any number of processes."""

    seed: str
    seats: int
    policy: Path
    hidden: Path | None
    """The file with the policy's hidden layer, if it has one."""
    with_greedy: bool
    """Whether Greedy sits in some of the games, mostly from the beginning."""

    def positions(self, numbers: range) -> list[Position]:
        """Play the games of these numbers to their ends, and return positions. Raises OSError and DamagedFileError."""
        game = resarcana()
        policy = read_policy(self.policy, game.cards, hidden=self.hidden)
        guide = PolicyGuide(policy)
        found: list[Position] = []
        for number in numbers:
            seed = f"{self.seed}/{number}"
            tables, lots = Tables(game, self.seats, seed), random.Random(f"{seed}/lots")
            table = tables.deal()
            host = by_policy(policy, tables.dice, TEMPERATURE)
            players = Guests(game, seed).seated(host, self.seats) if self.with_greedy else [host] * self.seats
            if all(player is host for player in players) or lots.random() < OPENED:
                Openings(game, seed, tables.dice).open(table, policy)
            found += positions_of_game(game, guide, facts, players, table, tables.dice, EVERY)
        return found
