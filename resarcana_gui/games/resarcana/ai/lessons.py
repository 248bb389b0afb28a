"""Lessons from search: how often it tried each answer, and how the position turned out (expert iteration)."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.agent import Budget
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.agents.search.sampling import CHANCES, softmax
from resarcana_gui.agents.search.searcher import Searcher, most_tried
from resarcana_gui.agents.search.tree import Tree
from resarcana_gui.games.resarcana.ai.facts import facts
from resarcana_gui.games.resarcana.ai.guide import PolicyGuide
from resarcana_gui.games.resarcana.ai.learning import PolicyLearner
from resarcana_gui.games.resarcana.ai.outcome import is_decided, shares_of
from resarcana_gui.games.resarcana.ai.positions import MOST_ANSWERS, Position
from resarcana_gui.games.resarcana.rules.game import ResArcana
from resarcana_gui.games.resarcana.rules.questions import Question
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command

CURIOUS_ROUNDS: Final = 2
"""For this many rounds answers are drawn by how often they were tried, so that games differ; later the best is
given."""


class Lesson:
    """A decision: the rows that held, the columns of each answer, and the shares in which they were tried."""

    def __init__(self, rows: list[int], places: list[list[int]], shares: list[float]) -> None:
        self.rows: Final = rows
        self.places: Final = places
        self.shares: Final = shares


class School:
    """Plays games by search, and collects their lessons."""

    def __init__(self, game: ResArcana, guide: PolicyGuide, learner: PolicyLearner, limits: Limits) -> None:
        self._game: Final = game
        self._guide: Final = guide
        self._learner: Final = learner
        self._limits: Final = limits
        self.lessons: list[Lesson] = []
        self.positions: list[Position] = []

    def play(self, state: State, chance: Chance) -> None:
        """Play a game to its end, and add its lessons."""
        first = len(self.positions)
        wins = state.wins[:]
        done = 0
        while not is_decided(state, wins) and done < MOST_ANSWERS * state.seats:
            legal = self._game.legal(state)
            command = legal[0] if len(legal) == 1 else self._answer(state, chance)
            self._game.apply(state, command, chance)
            done += 1
        shares = shares_of(state, wins)
        whole = sum(shares)
        for position in self.positions[first:]:
            position.shares = [
                0.5 * share / whole + 0.5 * expected for share, expected in zip(shares, position.shares, strict=True)
            ]

    def _answer(self, state: State, chance: Chance) -> Command:
        question = state.stack[-1]
        view = self._game.observe(state, question.seat)
        searcher = Searcher(self._game, self._guide, self._limits, chance.below(CHANCES))
        tree = searcher.searched(view, question, Budget())
        self._note(state, view, question, tree)
        if state.round <= CURIOUS_ROUNDS:
            return tree.root.answers[_drawn(tree.root.counts, chance)]
        return tree.root.answers[most_tried(tree.root, list(range(len(tree.root.answers))))]

    def _note(self, state: State, view: State, question: Question, tree: Tree) -> None:
        root = tree.root
        rows = self._learner.policy.rows(view, question, root.answers)
        places = self._learner.policy.places(view, question, root.answers)
        visits = float(max(1, sum(root.counts)))
        self.lessons.append(Lesson(rows, places, [count / visits for count in root.counts]))
        if self._guide.is_turn(question):
            position = Position(facts(state), state.round)
            whole = sum(tree.shares)
            position.shares = [share / whole for share in tree.shares]
            self.positions.append(position)

    def study(self, lesson: Lesson) -> None:
        """Add to the learner's gradient what makes the policy more like the search."""
        likely = softmax(self._learner.policy.logits_at(lesson.rows, lesson.places))
        slopes = [share - now for share, now in zip(lesson.shares, likely, strict=True)]
        self._learner.add(lesson.rows, lesson.places, slopes)


def _drawn(counts: list[int], chance: Chance) -> int:
    left = chance.below(max(1, sum(counts)))
    for at, count in enumerate(counts):
        left -= count
        if left < 0:
            return at
    return 0
