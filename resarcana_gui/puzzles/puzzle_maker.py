"""Making puzzles from positions. Every puzzle made here is proved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from resarcana_gui.agents.greedy import LookAhead
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game, Options
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from resarcana_gui.puzzles.lines import SOLVER, Lines, UnprovenError
from resarcana_gui.puzzles.proof import NEVER, Proof
from resarcana_gui.puzzles.puzzle import Puzzle
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules

LEAST_ACTIONS: Final = 2
"""The least actions that a puzzle takes, ..."""
MOST_SOLUTIONS: Final = 6
"""... and the most shortest solutions that it has."""
NAME_LENGTH: Final = 8
"""The number of letters of a puzzle's name."""


class PuzzleMaker:
    """Makes puzzles from positions of one game."""

    def __init__(self, game: Game, puzzle_rules: PuzzleRules, most: int) -> None:
        """`most` is the number of positions reachable from one beyond which it is skipped."""
        self._game: Final = game
        self._puzzle_rules: Final = puzzle_rules
        self._most: Final = most

    def puzzle(self, state: State, seat: int) -> Puzzle | None:
        """Return the best puzzle in a truth in which it is this seat's turn: to win or, failing that, to take the
        lead of as many rivals as possible; None if there is none. Raises UnprovenError if there are too many lines."""
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        while len(seats) > 1:
            options = self._puzzle_rules.position(state, seats)
            begun = self.begin(options)
            lines = Lines(self._game, self._puzzle_rules, begun, self._most)
            if (found := self._best(options, begun, lines)) is not None:
                return found
            best = max(position.points for position in lines.positions if position.opens)
            seats = self._without_leader(begun, seats, best)
        return None

    def prove_again(self, puzzle: Puzzle) -> Puzzle | None:
        """Return the same puzzle with everything proved again; None if it has no proven solution."""
        begun = self.begin(puzzle.options)
        try:
            lines = Lines(self._game, self._puzzle_rules, begun, self._most)
        except UnprovenError:
            return None
        return self._made(puzzle.options, begun, Proof(lines, puzzle.points), puzzle.points)

    def begin(self, options: Options) -> State:
        """Return the table that a puzzle begins with."""
        state = Session.start(self._game, options, 0).state
        state.log = None
        return state

    def _best(self, options: Options, begun: State, lines: Lines) -> Puzzle | None:
        won = self._made(options, begun, Proof(lines), 0)
        lead = 1 + max(self._puzzle_rules.points(begun, rival) for rival in range(1, begun.seats))
        return won or self._made(options, begun, Proof(lines, lead), lead)

    def _made(self, options: Options, begun: State, proof: Proof, points: int) -> Puzzle | None:
        if not LEAST_ACTIONS + (points == 0) <= proof.length < NEVER:
            return None
        solution, ways = proof.solution(), proof.ways()
        if solution is None or not 0 < ways <= MOST_SOLUTIONS:
            return None
        answers = tuple(self._game.codec.write(answer) for answer in solution)
        friends = self._friends(begun, proof, solution)
        return Puzzle(_name(options), options, points, answers, proof.length, ways, friends, len(proof.lengths))

    def _without_leader(self, begun: State, seats: Sequence[int], best: int) -> list[int]:
        """Return the seats without the leading rival, if the solver cannot overtake that one."""
        points = [self._puzzle_rules.points(begun, seat) for seat in range(begun.seats)]
        leader = max(range(1, begun.seats), key=lambda seat: points[seat])
        within = points[leader] < best or best <= points[SOLVER]
        return [] if within else [seat for at, seat in enumerate(seats) if at != leader]

    def _friends(self, begun: State, proof: Proof, solution: Sequence[Command]) -> int:
        """Return the number of false friends along the solution: answers that lead to no solution, and look at least
        as good as all that do."""
        state, dice, found = begun.clone(), Dice(0), 0
        steps = proof.solved()
        for answer in solution:
            if self._game.opens_action(self._pending(state)):
                position, right = next(steps)
                found += self._misleading(state, position.answers, right)
            self._game.apply(state, answer, dice)
        return found

    def _misleading(self, state: State, answers: Sequence[Command], right: Sequence[bool]) -> int:
        evaluation = self._puzzle_rules.evaluation().seen_from(self._game.observe(state, SOLVER), SOLVER)
        ahead = LookAhead(self._game, evaluation, SOLVER)
        values = [ahead.value_of(state, answer, 0, 0) for answer in answers]
        best = max(value for value, leads in zip(values, right, strict=True) if leads)
        return sum(value >= best and not leads for value, leads in zip(values, right, strict=True))

    def _pending(self, state: State) -> Pending:
        pending = self._game.pending(state)
        assert pending is not None
        return pending


def _name(options: Options) -> str:
    return sha256(json.dumps(options, sort_keys=True).encode()).hexdigest()[:NAME_LENGTH]
