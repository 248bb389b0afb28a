"""The steps of the training of Seasons: what each makes from what."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from resarcana_gui.agents.learned.net import net_rows
from resarcana_gui.agents.learned.net_learner import NetLearner, Player, Position, positions_of_game, untrained
from resarcana_gui.agents.learned.policy_table import STEP
from resarcana_gui.agents.learned.table_learner import TableLearner
from resarcana_gui.agents.learned.weights_file import ZERO, read_table, write_table
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.games.seasons.ai.answer_keys import column_names
from resarcana_gui.games.seasons.ai.facts import fact_count, fact_names, facts
from resarcana_gui.games.seasons.ai.feature_counts import recent_features
from resarcana_gui.games.seasons.ai.guide import PolicyGuide
from resarcana_gui.games.seasons.ai.policy import Policy, read_policy, slugs_of
from resarcana_gui.games.seasons.ai.situation import PLAIN_ROWS, row_names
from resarcana_gui.games.seasons.rules.game import Seasons
from resarcana_gui.games.seasons.rules.state import State
from resarcana_gui.games.seasons.tempers import TEMPERS
from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.kernel.state import State as KernelState
from tools.progress import Progress

BATCH: Final = 100
"""Games between two changes of the weights."""
PLAIN_RATE: Final = 0.02
"""The learning rate of the plain table, ..."""
RATE: Final = 0.005
"""... and the initial one of a policy that sees the situation, whose many rows add up."""
TASTE_RATE: Final = 0.01
"""The learning rate of a taste, whose rows are few."""
ENTROPY_BONUS: Final = 0.002
"""The entropy bonus, in victories for a unit of entropy, which keeps other ways open."""
OLDER_EVERY: Final = 5
"""An older generation plays in one game in this many."""
NET_RATES: Final = (0.01, 0.004, 0.0015)
"""The learning rates of the net, one for each pass through all positions."""
EVERY: Final = 40
"""Besides the first question of every round, one in this many is a position for the net."""
TEMPERATURE: Final = 0.7
"""The temperature of the policy in games for the net."""
LEVELS: Final = {"archmage": 6, "magician": 3, "apprentice": 1}
"""How often each level is played, in tenths."""


@dataclass(frozen=True)
class TrainingContext:
    """What every step needs."""

    game: Seasons
    folder: Path
    seed: int
    say: Callable[[str], None]

    def path(self, name: str) -> Path:
        """Return the file of a step."""
        return self.folder / f"{name}.weights"

    def policy(self, name: str) -> Policy:
        """Return what a step has learned, as it plays. Raises OSError and DamagedFileError."""
        return read_policy(self.path(name), self.game.cards)

    def write(
        self, name: str, rows: list[str], columns: list[str], values: list[list[float]], about: Mapping[str, object]
    ) -> None:
        """Write the file of a step, completely or not at all. Raises OSError."""
        draft = self.path(name).with_suffix(".new")
        write_table(draft, rows, columns, values, about)
        draft.replace(self.path(name))


class Tables:
    """Deals tables for a number of seats, one after another, at all levels."""

    def __init__(self, game: Seasons, seats: int, seed: str) -> None:
        self._game: Final = game
        self._options: Final = [game.complete({"level": level, "seats": seats}) for level in LEVELS]
        self._lots: Final = random.Random(seed)
        self.dice: Final = Dice(seed)

    def deal(self) -> State:
        """Return a table at its first question."""
        options = self._lots.choices(self._options, list(LEVELS.values()))[0]
        state = self._game.blank(options, EVERYONE)
        self._game.begin(state, options, self.dice)
        return state


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
    rates: tuple[float, float] = (1.0, 1.0)
    """The learning rate at its beginning and at its end, as parts of the usual rate."""

    def run(self, context: TrainingContext) -> None:
        """Write the policy."""
        cards = context.game.cards
        slugs = slugs_of(cards)
        rows, columns = row_names(slugs), column_names(slugs)
        policy = Policy(cards.count, self.plain)
        rate, bonus = (PLAIN_RATE, 0.0) if self.plain else (RATE, ENTROPY_BONUS)
        weights = learnable(None if self.before is None else context.path(self.before), rows, columns)
        learner = TableLearner(context.game, policy, PolicyGuide(policy), weights, rate, bonus)
        tables = Tables(context.game, self.seats, f"{context.seed}/{self.name}")
        older = [context.policy(name) for name in self.rivals]
        for done in Progress(context.say, self.name).through(self.games, "games"):
            learner.play(tables.deal(), tables.dice, self._seated(older, done))
            if done % BATCH == 0 or done == self.games:
                first, last = self.rates
                learner.rate = rate * (first + (last - first) * done / self.games)
                learner.update(BATCH)
        values = [list(row) for row in zip(*learner.weights, strict=True)]
        about = {"games": self.games, "seats": self.seats, "seed": context.seed, "after": self.before}
        context.write(self.name, rows, columns, values, about)

    def _seated(self, older: Sequence[Policy], game: int) -> Sequence[Policy | None]:
        seated: list[Policy | None] = [None] * self.seats
        if older and game % OLDER_EVERY == 0:
            seated[game // OLDER_EVERY % self.seats] = older[game // (OLDER_EVERY * self.seats) % len(older)]
        return seated


def learnable(path: Path | None, rows: list[str], columns: list[str]) -> list[list[float]]:
    """Return the weights of a policy by column, as written, or all 0, to learn on. Raises OSError and
    DamagedFileError."""
    found = {} if path is None else read_table(path, rows, columns)
    empty = [0.0] * len(columns)
    return [list(column) for column in zip(*[found.get(at, empty) for at in range(len(rows))], strict=True)]


@dataclass(frozen=True)
class TasteStep:
    """The taste of an automaton: by how much its answers differ from those of a policy, against which it plays for
    victory and for what it likes besides."""

    name: str
    policy: str
    slug: str
    games: int

    def run(self, context: TrainingContext) -> None:
        """Write the taste."""
        cards = context.game.cards
        base = context.policy(self.policy)
        before = [[STEP * (weight - ZERO) for weight in column] for column in base.columns]
        weights = [column[:] for column in before]
        policy, likes = Policy(cards.count), TEMPERS[self.slug]
        learner = TableLearner(
            context.game, policy, PolicyGuide(policy), weights, TASTE_RATE, likes=likes, counted=recent_features,
            height=PLAIN_ROWS,
        )  # fmt: skip
        tables = Tables(context.game, 2, f"{context.seed}/{self.name}")
        for done in Progress(context.say, self.name).through(self.games, "games"):
            learner.play(tables.deal(), tables.dice, (base, None) if done % 2 else (None, base))
            if done % BATCH == 0 or done == self.games:
                learner.update(BATCH)
        columns = [
            [one - other for one, other in zip(*both, strict=True)] for both in zip(weights, before, strict=True)
        ]
        values = [list(row) for row in zip(*columns, strict=True)]
        about = {"games": self.games, "seed": context.seed, "after": self.policy, "likes": likes}
        slugs = slugs_of(cards)
        context.write(self.name, row_names(slugs), column_names(slugs), values, about)


@dataclass(frozen=True)
class NetStep:
    """The net learns how games of a policy ended."""

    name: str
    policy: str
    seats: int
    games: int

    def run(self, context: TrainingContext) -> None:
        """Write the net."""
        policy = context.policy(self.policy)
        guide = PolicyGuide(policy)
        tables = Tables(context.game, self.seats, f"{context.seed}/{self.name}")
        player = by_policy(policy, tables.dice)
        positions: list[Position] = []
        for _ in Progress(context.say, self.name).through(self.games, "games"):
            players = [player] * self.seats
            positions += positions_of_game(context.game, guide, facts, players, tables.deal(), tables.dice, EVERY)
        net = untrained(fact_count(context.game.cards.count), context.seed)
        fit(net, positions, context.seed)
        about = {"games": self.games, "seats": self.seats, "seed": context.seed, "positions": len(positions)}
        context.write(self.name, net_rows(), fact_names(slugs_of(context.game.cards)), net.rows(), about)


def by_policy(policy: Policy, chance: Chance) -> Player:
    """Return a player that answers as a policy would."""

    def answered(state: KernelState, question: Pending, legal: Sequence[Command]) -> int:
        return drawn(policy.logits(state, question, legal), chance, TEMPERATURE)

    return answered


def fit(net: NetLearner, positions: list[Position], seed: int) -> None:
    """Train the net on positions, in one pass for each rate."""
    lots = random.Random(seed)
    for rate in NET_RATES:
        lots.shuffle(positions)
        for position in positions:
            net.learn([list(each) for each in position.facts], position.shares, rate)
