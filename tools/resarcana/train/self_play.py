"""Games that a policy plays against itself to learn from them, in several processes."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, Self, TypeAlias, TypeVar

from resarcana_gui.agents.learned.net_learner import Player
from resarcana_gui.games.resarcana.ai.answer_keys import column_count
from resarcana_gui.games.resarcana.ai.hidden_layer import HiddenLayer
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.ai.situation import row_count
from resarcana_gui.games.resarcana.engine import resarcana
from resarcana_gui.kernel.chance import Chance
from tools.resarcana.train.decisions import Batch, Trajectory, batch_of, joined, played
from tools.resarcana.train.openings import Openings
from tools.resarcana.train.players import by_policy
from tools.resarcana.train.training_tables import Tables

LayerBytes: TypeAlias = tuple[list[bytes], bytes, list[bytes]]
"""The parts of a hidden layer: its rows, its constant, its columns."""


@dataclass(frozen=True)
class PlayingPolicy:
    """The bytes of a policy: those of its columns, and of its hidden layer (see there)."""

    columns: list[bytes]
    layer: LayerBytes

    def seated(self, count: int) -> Policy:
        """Return the policy itself, for this many components."""
        policy = Policy(count, plain=False, hidden=HiddenLayer(*self.layer))
        policy.columns[:] = self.columns
        return policy


Played = TypeVar("Played")

OLDER: Final = 0.2
"""The share of games in which the step's initial policy sits in one of the seats."""
TASK: Final = 25
"""Games that a process plays at a time."""


@dataclass(frozen=True)
class SelfPlay:
    """Games of a policy against itself. Every game has dice of its own, so the same games result with any number of
    processes."""

    seed: str
    seats: int
    older: PlayingPolicy
    """The opponent in some of the games."""

    def games(self, policy: PlayingPolicy, numbers: range) -> Batch:
        """Play the games of these numbers, and return what was decided in them."""
        game = resarcana()
        count = game.cards.count
        learning, older = policy.seated(count), self.older.seated(count)
        found: list[Trajectory] = []
        for number in numbers:
            seed = f"{self.seed}/{number}"
            tables = Tables(game, self.seats, seed)
            state = tables.deal()
            Openings(game, seed, tables.dice).open(state, learning)
            rivals = self.rivals(tables.dice, seed, older)
            found += played(game, state, tables.dice, learning, rivals)
        return batch_of(found, row_count(count), column_count(count))

    def rivals(self, chance: Chance, seed: str, older: Policy) -> Sequence[Player | None]:
        """Return the rivals by seat; None where the policy learns."""
        lots = random.Random(f"{seed}/rivals")
        rivals: list[Player | None] = [None] * self.seats
        if lots.random() < OLDER:
            rivals[lots.randrange(self.seats)] = by_policy(older, chance)
        return rivals


class Processes:
    """Plays games ahead of the learner in other processes; with a single one, in this process. Used as a context
    manager, so that none goes on when the learner is gone."""

    def __init__(self, number: int) -> None:
        self._executor: Final[Executor] = (
            ProcessPoolExecutor(number, get_context("spawn"), gc.disable) if number > 1 else ThreadPoolExecutor(1)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._executor.shutdown(cancel_futures=True)

    def begin(self, play: Callable[[range], Played], numbers: range, task: int = TASK) -> list[Future[Played]]:
        """Start playing the games of these numbers, so many at a time."""
        tasks = [numbers[at : at + task] for at in range(0, len(numbers), task)]
        return [self._executor.submit(play, each) for each in tasks]


def told(games: Sequence[Future[Batch]]) -> Batch:
    """Return all that was decided in games that were begun, in their order."""
    return joined([each.result() for each in games])
