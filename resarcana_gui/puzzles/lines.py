"""Every line of play of one seat up to the horizon, such as the end of the round."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.state import State
from resarcana_gui.puzzles.puzzle_rules import PuzzleRules

SOLVER: Final = 0
"""The seat that solves."""
WON: Final = 0
ENDED: Final = 1
"""The positions where every line ends: the game is won, or the horizon is reached without that."""


class UnprovenError(Exception):
    """There are too many lines, or one of them depends on chance."""


class Position:
    """One position, with every way on."""

    def __init__(self, *, opens: bool, mine: bool, points: int) -> None:
        self.opens: Final = opens
        """Whether the solver begins an action here; otherwise a question is to be answered."""
        self.mine: Final = mine
        """Whether the solver answers, not a rival."""
        self.points: Final = points
        """The solver's points."""
        self.answers: Final[list[Command]] = []
        self.after: Final[list[int]] = []
        """The numbers of the positions that these answers lead to."""


class Lines:
    """All positions that can be reached from a truth; `start` is the number of the first."""

    def __init__(self, game: Game, puzzle_rules: PuzzleRules, truth: State, most: int) -> None:
        """Raises UnprovenError if there are more positions than `most`, or if the solver has a turn after an answer
        that involved chance."""
        self._game: Final = game
        self._puzzle_rules: Final = puzzle_rules
        self._most: Final = most
        self._horizon: Final = puzzle_rules.horizon(truth)
        self._dice: Final = Dice(0)
        self._numbers: Final[dict[Hashable, int]] = {}
        self._open: Final[list[tuple[State, int, bool]]] = []
        """Positions to go on from, each with its number and whether chance was involved on the way."""
        self.positions: Final = [Position(opens=False, mine=True, points=0) for _ in (WON, ENDED)]
        self.start: Final = self._number(truth, drawn=False)
        while self._open:
            state, number, drawn = self._open.pop()
            self._go_on(state, self.positions[number], drawn=drawn)

    def _go_on(self, state: State, position: Position, *, drawn: bool) -> None:
        game, dice = self._game, self._dice
        for answer in game.legal(state):
            position.answers.append(answer)
            if self._puzzle_rules.hopeless(state, answer):
                position.after.append(ENDED)
                continue
            after, mark = state.clone(), dice.mark()
            game.apply(after, answer, dice)
            position.after.append(self._number(after, drawn=drawn or dice.mark() != mark))

    def _number(self, state: State, *, drawn: bool) -> int:
        """Return the number of a position, a new one if it was not met before."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return WON if outcome.winners == (SOLVER,) else ENDED
        if self._puzzle_rules.horizon(state) != self._horizon:
            return ENDED
        key = self._puzzle_rules.key(state)
        if key not in self._numbers:
            self._numbers[key] = self._new(state, drawn=drawn)
        return self._numbers[key]

    def _new(self, state: State, *, drawn: bool) -> int:
        pending = self._game.pending(state)
        assert pending is not None
        mine, number = pending.seat == SOLVER, len(self.positions)
        opens = mine and self._game.opens_action(pending)
        if number >= self._most or (drawn and opens):
            raise UnprovenError
        self.positions.append(Position(opens=opens, mine=mine, points=self._puzzle_rules.points(state, SOLVER)))
        self._open.append((state, number, drawn))
        return number
