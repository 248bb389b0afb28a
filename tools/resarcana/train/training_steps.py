"""The steps of a training: what each makes from what."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.net_learner import NetLearner, Position, untrained
from resarcana_gui.agents.learned.table_learner import TableLearner
from resarcana_gui.games.resarcana.ai.facts import fact_count
from resarcana_gui.games.resarcana.ai.feature_counts import recent_features
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.policy import Policy, read_policy, with_taste
from resarcana_gui.games.resarcana.ai.situation import PLAIN_ROWS
from resarcana_gui.games.resarcana.characters import Character
from resarcana_gui.games.resarcana.rules.game import ResArcana
from tools.progress import Progress
from tools.resarcana.train.initial_bias import add_initial_bias
from tools.resarcana.train.net_games import NetGames
from tools.resarcana.train.openings import Openings
from tools.resarcana.train.self_play import Processes
from tools.resarcana.train.trained_files import (
    as_learned,
    learnable,
    write_net,
    write_policy,
    write_taste,
)
from tools.resarcana.train.training_tables import Tables

BATCH: Final = 150
"""Games between two changes of the weights."""
TABLE_RATE: Final = 0.02
"""The learning rate of the plain table, ..."""
RATE: Final = 0.005
"""... the initial one of a policy that sees the situation (its many rows add up, and in the end it rests), ..."""
TASTE_RATE: Final = 0.01
"""... and that of a taste, whose rows are few."""
ENTROPY_BONUS: Final = 0.004
"""The entropy bonus, in victories for a unit of entropy, which keeps other ways open."""
OLDER_EVERY: Final = 5
"""An older generation plays in one game in this many."""
NET_RATES: Final = (0.02, 0.01, 0.004, 0.002)
"""The learning rates of the net, one for each pass through all positions."""
NET_TASK: Final = 100
"""Games for the net that a process plays at a time."""


@dataclass(frozen=True)
class TrainingContext:
    """What every step needs."""

    game: ResArcana
    folder: Path
    seed: int
    say: Callable[[str], None]
    processes: int = 1
    """The number of processes that play at once, where a step can use several; what is learned does not depend on
    it."""

    def path(self, name: str) -> Path:
        """Return the file of a step."""
        return self.folder / f"{name}.weights"

    def policy(self, name: str, hidden: str | None = None) -> Policy:
        """Return what a step has learned, as it plays; with the hidden layer of another. Raises OSError and
        DamagedFileError."""
        return read_policy(self.path(name), self.game.cards, hidden=None if hidden is None else self.path(hidden))

    def tables(self, step: str, seats: int, *, standard: bool = False) -> Tables:
        """Return the tables of a step."""
        return Tables(self.game, seats, f"{self.seed}/{step}", standard=standard)


@dataclass(frozen=True)
class PolicyStep:
    """Policy gradient: a policy plays against itself, and what led to victory becomes likelier."""

    name: str
    before: str | None
    seats: int
    games: int
    plain: bool = False
    rivals: tuple[str, ...] = ()
    """Older generations, one of which sits in a seat of every fifth game."""
    rate_range: tuple[float, float] = (1.0, 1.0)
    """The learning rate at its beginning and at its end, as parts of the usual rate."""
    opened: bool = False
    """Whether half of the games begin with an opening by another player (see Openings). The weights it starts from
    are then the rounded ones."""

    def run(self, context: TrainingContext) -> None:
        """Write the policy."""
        cards = context.game.cards
        rate, entropy_bonus = (TABLE_RATE, 0.0) if self.plain else (RATE, ENTROPY_BONUS)
        policy = Policy(cards.count, self.plain)
        learner = TableLearner(context.game, policy, PolicyGuide(policy), self._begun(context), rate, entropy_bonus)
        older = [context.policy(name) for name in self.rivals]
        tables = context.tables(self.name, self.seats, standard=self.plain)
        openings = Openings(context.game, f"{context.seed}/{self.name}", tables.dice)
        for done in Progress(context.say, self.name).through(self.games, "games"):
            table = tables.deal()
            if self.opened:
                openings.open(table, learner.policy)
            learner.play(table, tables.dice, self._seated(older, done))
            if done % BATCH == 0 or done == self.games:
                learner.rate = rate * self._rate_at(done / self.games)
                learner.update(BATCH)
        about = {"games": self.games, "seats": self.seats, "seed": context.seed, "after": self.before}
        write_policy(context.path(self.name), learner, cards, about)

    def _begun(self, context: TrainingContext) -> list[list[float]]:
        cards = context.game.cards
        path = None if self.before is None else context.path(self.before)
        return as_learned(read_policy(path, cards)) if path and self.opened else learnable(path, cards)

    def _rate_at(self, part: float) -> float:
        first, last = self.rate_range
        return first + (last - first) * part

    def _seated(self, older: list[Policy], game: int) -> list[Policy | None]:
        seated: list[Policy | None] = [None] * self.seats
        if older and game % OLDER_EVERY == 0:
            seated[game // OLDER_EVERY % self.seats] = older[game // (OLDER_EVERY * self.seats) % len(older)]
        return seated


@dataclass(frozen=True)
class TasteStep:
    """A character's taste: by how much its answers differ from those of a policy, against which it plays for victory
    and for what it likes besides."""

    name: str
    policy: str
    hidden: str | None
    """The step that has the policy's hidden layer, if it has one."""
    character: Character
    games: int
    rivals: tuple[str, ...] = ()
    """Tastes of characters that sit opposite in every other game."""

    def run(self, context: TrainingContext) -> None:
        """Write the taste."""
        cards = context.game.cards
        base = context.policy(self.policy, self.hidden)
        likes = self.character.worths()
        policy = Policy(cards.count, plain=False, hidden=base.hidden)
        weights = as_learned(base)
        add_initial_bias(weights, cards, likes)
        learner = TableLearner(
            context.game, policy, PolicyGuide(policy), weights, TASTE_RATE, likes=likes, counted=recent_features,
            height=PLAIN_ROWS,
        )  # fmt: skip
        others = [base, *[with_taste(base, context.policy(name)) for name in self.rivals]]
        tables = context.tables(self.name, 2)
        for done in Progress(context.say, self.name).through(self.games, "games"):
            rival = others[done // 2 % len(others)]
            learner.play(tables.deal(), tables.dice, (rival, None) if done % 2 else (None, rival))
            if done % BATCH == 0 or done == self.games:
                learner.update(BATCH)
        about = {"games": self.games, "seed": context.seed, "after": self.policy, "likes": self.character.likes}
        write_taste(context.path(self.name), learner, base, cards, about)


@dataclass(frozen=True)
class NetStep:
    """The net learns how games of a policy ended, half of them from openings by another player."""

    name: str
    policy: str
    hidden: str | None
    """The step that has the policy's hidden layer, if it has one."""
    seats: int
    games: int
    with_greedy: bool = False
    """Whether Greedy sits in some of the games, mostly from the beginning."""

    def run(self, context: TrainingContext) -> None:
        """Write the net."""
        hidden = None if self.hidden is None else context.path(self.hidden)
        games = NetGames(f"{context.seed}/{self.name}", self.seats, context.path(self.policy), hidden, self.with_greedy)
        positions: list[Position] = []
        with Processes(context.processes) as processes:
            tasks = processes.begin(games.positions, range(self.games), NET_TASK)
            for task in Progress(context.say, self.name).through(len(tasks), f"times {NET_TASK} games"):
                positions += tasks[task - 1].result()
        net = untrained(fact_count(context.game.cards.count), context.seed)
        fit(net, positions, NET_RATES, context.seed)
        about = {"games": self.games, "seats": self.seats, "seed": context.seed, "positions": len(positions)}
        write_net(context.path(self.name), net, context.game.cards, about)


def fit(net: NetLearner, positions: list[Position], rates: tuple[float, ...], seed: int) -> None:
    """Train the net on positions, in one pass for each rate."""
    lots = random.Random(seed)
    for rate in rates:
        lots.shuffle(positions)
        for position in positions:
            net.learn([list(each) for each in position.facts], position.shares, rate)
