"""The step of a training in which a policy learns its hidden layer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from resarcana_gui.games.resarcana.ai.answer_keys import columns_of
from resarcana_gui.games.resarcana.ai.policy import Policy, with_hidden
from resarcana_gui.games.resarcana.ai.situation import rows_of
from resarcana_gui.games.resarcana.tools.train.decisions import Trajectory, batch_of, played
from resarcana_gui.games.resarcana.tools.train.hidden_learner import RATE, HiddenLearner
from resarcana_gui.games.resarcana.tools.train.openings import Openings
from resarcana_gui.games.resarcana.tools.train.trained_files import hidden_values, write_hidden
from resarcana_gui.games.resarcana.tools.train.training_steps import OLDER_EVERY, TrainingContext
from resarcana_gui.tools.progress import Progress

BATCH: Final = 600
"""Games between two changes of the layer that plays."""


@dataclass(frozen=True)
class HiddenStep:
    """A policy's table stays as it is, and learns a hidden layer beside it in games against itself; half of them begin
    with an opening of somebody else's. In every fifth game the policy that it began with sits in one of the seats."""

    name: str
    policy: str
    before: str | None
    """The hidden layer to go on from."""
    seats: int
    games: int
    haste: tuple[float, float] = (1.0, 0.0)
    """How fast it learns at its beginning and at its end, as parts of the usual rate."""

    def run(self, context: TrainingContext) -> None:
        """Write the layer."""
        game, cards = context.game, context.game.cards
        rows, columns = rows_of(cards.count), columns_of(cards.count)
        learner = HiddenLearner(rows, columns, context.seed)
        if self.before is not None:
            learner.begin_with(hidden_values(context.path(self.before), cards))
        table, begun = context.policy(self.policy), context.policy(self.policy, self.before)
        tables = context.tables(self.name, self.seats)
        openings = Openings(game, f"{context.seed}/{self.name}", tables.dice)
        policy = begun
        trajectories: list[Trajectory] = []
        for done in Progress(context.say, self.name).through(self.games, "games"):
            state = tables.deal()
            openings.open(state, policy)
            trajectories += played(game, state, tables.dice, policy, table, self._seated(begun, done))
            if done % BATCH == 0 or done == self.games:
                learner.rate = RATE * self._haste_at(done / self.games)
                learner.learn(batch_of(trajectories, rows, columns))
                trajectories, policy = [], with_hidden(table, learner.layer())
        about = {"games": self.games, "seats": self.seats, "seed": context.seed, "after": self.before}
        write_hidden(context.path(self.name), learner, cards, about)

    def _haste_at(self, part: float) -> float:
        first, last = self.haste
        return first + (last - first) * part

    def _seated(self, begun: Policy, game: int) -> list[Policy | None]:
        seated: list[Policy | None] = [None] * self.seats
        if game % OLDER_EVERY == 0:
            seated[game // OLDER_EVERY % self.seats] = begun
        return seated
