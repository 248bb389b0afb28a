"""The training step in which a policy learns its hidden layer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from resarcana_gui.games.resarcana.ai.answer_keys import column_count
from resarcana_gui.games.resarcana.ai.situation import row_count
from tools.progress import Progress
from tools.resarcana.train.hidden_learner import RATE, HiddenLearner
from tools.resarcana.train.self_play import PlayingPolicy, Processes, SelfPlay, told
from tools.resarcana.train.trained_files import hidden_values, write_hidden
from tools.resarcana.train.training_steps import TrainingContext

BATCH: Final = 600
"""Games between two changes of the layer that plays."""


@dataclass(frozen=True)
class HiddenStep:
    """The policy's table stays as it is and learns a hidden layer in games against itself, half of which begin with
    an opening by another player. In every fifth game the initial policy sits in one of the seats."""

    name: str
    policy: str
    before: str | None
    """The step whose hidden layer it starts from; None for none."""
    seats: int
    games: int
    rate_range: tuple[float, float] = (1.0, 0.0)
    """The learning rate at its beginning and at its end, as parts of the usual rate."""

    def run(self, context: TrainingContext) -> None:
        """Write the layer."""
        cards = context.game.cards
        learner = HiddenLearner(row_count(cards.count), column_count(cards.count), context.seed)
        if self.before is not None:
            learner.start_from(hidden_values(context.path(self.before), cards))
        with Processes(context.processes) as processes:
            self._learn(context, learner, processes)
        about = {"games": self.games, "seats": self.seats, "seed": context.seed, "after": self.before}
        write_hidden(context.path(self.name), learner, cards, about)

    def _learn(self, context: TrainingContext, learner: HiddenLearner, processes: Processes) -> None:
        """Learn from one batch while the next is being played."""
        columns = context.policy(self.policy).columns
        playing, layer = PlayingPolicy(columns, learner.rounded()), learner.layer()
        play = SelfPlay(f"{context.seed}/{self.name}", self.seats, playing)
        batches = [range(at, min(at + BATCH, self.games)) for at in range(0, self.games, BATCH)]
        games = processes.begin(partial(play.games, playing), batches[0])
        for done in Progress(context.say, self.name).through(len(batches), f"times {BATCH} games"):
            batch, played = told(games), layer
            if done < len(batches):
                layer = learner.layer()
                playing = PlayingPolicy(columns, learner.rounded())
                games = processes.begin(partial(play.games, playing), batches[done])
            learner.rate = RATE * self._rate_at(done / len(batches))
            learner.learn(batch, played)

    def _rate_at(self, part: float) -> float:
        first, last = self.rate_range
        return first + (last - first) * part
