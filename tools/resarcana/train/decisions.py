"""Games that a policy plays against itself, as decisions for policy gradients."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy.sparse import csr_array, vstack

from resarcana_gui.agents.learned.net_learner import Player
from resarcana_gui.agents.learned.table_learner import MOST_ANSWERS
from resarcana_gui.agents.search.sampling import drawn
from resarcana_gui.games.resarcana.ai.evaluation import is_decided, shares_of
from resarcana_gui.games.resarcana.ai.policy import Policy
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

LEAD: Final = 0.06
"""The weight of the lead in points as opposed to victory: the higher it is, the more a high victory later is
preferred to one now."""


@dataclass(frozen=True)
class Decision:
    """An answer that was given, and its alternatives."""

    rows: list[int]
    """The rows of the policy that held."""
    answer_columns: list[list[int]]
    """The columns of each answer."""
    logits: list[float]
    """The logit of each answer by the policy that answered."""
    chosen: int


@dataclass(frozen=True)
class Trajectory:
    """What a seat decided in a game, in order, and its share of the victory."""

    decisions: list[Decision]
    share: float


def played(
    game: ResArcana, state: State, chance: Chance, policy: Policy, rivals: Sequence[Player | None]
) -> list[Trajectory]:
    """Let the policy play a game to its end in every seat without a rival, and return its trajectories."""
    found: list[Trajectory] = []
    decisions: list[list[Decision]] = [[] for _ in range(state.seats)]
    wins, answers = state.wins[:], 0

    def end() -> None:
        shares = shares_of(state, wins, LEAD)
        found.extend(Trajectory(given, shares[seat]) for seat, given in enumerate(decisions) if given)

    while state.stack and answers < MOST_ANSWERS * state.seats:
        legal, chosen = game.legal(state), 0
        if len(legal) > 1:
            question = state.stack[-1]
            rival = rivals[question.seat]
            if rival is not None:
                chosen = rival(state, question, legal)
            else:
                rows, columns = policy.rows(state, question, legal), policy.answer_columns(state, question, legal)
                logits = policy.logits_of_columns(rows, columns)
                chosen = drawn(logits, chance)
                decisions[question.seat].append(Decision(rows, columns, logits, chosen))
        game.apply(state, legal[chosen], chance)
        answers += 1
        if is_decided(state, wins):
            end()
            decisions, wins = [[] for _ in range(state.seats)], state.wins[:]
    end()
    return found


@dataclass(frozen=True)
class Batch:
    """Decisions as arrays; answers stand one after another, by decision."""

    rows: csr_array
    """By decision: the rows that held."""
    columns: csr_array
    """By answer: its columns."""
    first: Numbers
    """The first answer of each decision, followed by the number of all answers."""
    logits: Floats
    chosen: Numbers
    """The answer given at each decision."""
    share: Floats
    """The seat's final share of the victory at its last decision; 0 at the others."""
    last: Flags
    """Whether a decision was the seat's last in a game."""

    @property
    def of(self) -> Numbers:
        """The decision that each answer belongs to."""
        return np.repeat(np.arange(len(self.chosen)), np.diff(self.first))

    def answers_of(self, picked: Numbers) -> Numbers:
        """Return the answers to some of the decisions, given in order."""
        mine = np.zeros(len(self.chosen), np.bool_)
        mine[picked] = True
        return np.flatnonzero(mine[self.of])

    def part(self, picked: Numbers) -> Batch:
        """Return some of the decisions, given in order."""
        kept = self.answers_of(picked)
        first = np.concatenate([[0], np.cumsum(np.diff(self.first)[picked])])
        chosen = self.chosen[picked] - self.first[picked] + first[:-1]
        return Batch(
            self.rows[picked],
            self.columns[kept],
            first,
            self.logits[kept],
            chosen,
            self.share[picked],
            self.last[picked],
        )


def batch_of(trajectories: Iterable[Trajectory], rows: int, columns: int) -> Batch:
    """Return all decisions of some games, for a policy with this many rows and columns."""
    told = list(trajectories)
    decisions = [decision for each in told for decision in each.decisions]
    several_columns = [several for decision in decisions for several in decision.answer_columns]
    first = np.cumsum([0, *[len(decision.answer_columns) for decision in decisions]])
    last = np.cumsum([len(each.decisions) for each in told]) - 1
    share = np.zeros(len(decisions), np.float32)
    share[last] = [each.share for each in told]
    ends = np.zeros(len(decisions), np.bool_)
    ends[last] = True
    return Batch(
        _sparse([decision.rows for decision in decisions], rows),
        _sparse(several_columns, columns),
        first,
        np.array([logit for decision in decisions for logit in decision.logits], np.float32),
        first[:-1] + np.array([decision.chosen for decision in decisions]),
        share,
        ends,
    )


def joined(parts: Sequence[Batch]) -> Batch:
    """Return the decisions of all parts, in their order."""
    answers = np.cumsum([0, *[part.first[-1] for part in parts]])
    places = list(zip(parts, answers[:-1], strict=True))
    return Batch(
        csr_array(vstack([part.rows for part in parts])),
        csr_array(vstack([part.columns for part in parts])),
        np.concatenate([*[part.first[:-1] + before for part, before in places], answers[-1:]]),
        np.concatenate([part.logits for part in parts]),
        np.concatenate([part.chosen + before for part, before in places]),
        np.concatenate([part.share for part in parts]),
        np.concatenate([part.last for part in parts]),
    )


def _sparse(held: list[list[int]], width: int) -> csr_array:
    """Return a matrix with ones in these columns of each row; a column named twice counts twice."""
    pointers = np.cumsum([0, *map(len, held)])
    columns = np.fromiter((at for several in held for at in several), np.int32, int(pointers[-1]))
    return csr_array((np.ones(len(columns), np.float32), columns, pointers), shape=(len(held), width))
