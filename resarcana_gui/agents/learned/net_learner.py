"""Training of the net: positions from played games, and exact weights that are changed after every position, by how
the game ended."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from resarcana_gui.agents.learned.net import BIAS, HIDDEN
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.sampling import softmax
from resarcana_gui.kernel.chance import Chance
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

START: Final = 0.1
"""The range of the initial weights."""


class NetLearner:
    """A net in training; see Net for the meaning of its weights."""

    def __init__(self, rows: list[list[float]]) -> None:
        """`rows` are the rows as written in a file (see net_rows)."""
        self._size: Final = len(rows[0])
        self.straight: Final = rows[0]
        self.layer: Final = rows[1:-1]
        self.out: Final = rows[-1][:HIDDEN]

    def rows(self) -> list[list[float]]:
        """Return the weights as written in a file."""
        return [self.straight, *self.layer, [*self.out, *[0.0] * (self._size - HIDDEN)]]

    def learn(self, held: list[list[int]], shares: list[float], rate: float) -> None:
        """Take a gradient step towards each seat's final share of the victory."""
        units: list[list[float]] = [[] for _ in held]
        strengths = [self._strength(one, units[seat]) for seat, one in enumerate(held)]
        for seat, expected in enumerate(softmax(strengths)):
            self._step(held[seat], units[seat], rate * (shares[seat] - expected))

    def _strength(self, held: list[int], units: list[float]) -> float:
        """Return the strength of a seat for which these facts hold, and append the hidden units to `units`."""
        straight = self.straight
        strength = straight[BIAS]
        for fact in held:
            strength += straight[fact]
        for at, row in enumerate(self.layer):
            unit = row[BIAS]
            for fact in held:
                unit += row[fact]
            if unit > 0.0:
                strength += unit * self.out[at]
                units.append(unit)
            else:
                units.append(0.0)
        return strength

    def _step(self, held: list[int], units: list[float], step: float) -> None:
        straight = self.straight
        straight[BIAS] += step
        for fact in held:
            straight[fact] += step
        for at, unit in enumerate(units):
            if unit > 0.0:
                row = self.layer[at]
                change = step * self.out[at]
                self.out[at] += step * unit
                row[BIAS] += change
                for fact in held:
                    row[fact] += change


def untrained(size: int, seed: int) -> NetLearner:
    """Return a net with random weights for this many facts."""
    dice = random.Random(seed)
    layer = [[START * (dice.random() - 0.5) for _ in range(size)] for _ in range(HIDDEN)]
    return NetLearner([[0.0] * size, *layer, [dice.random() - 0.5 for _ in range(HIDDEN)]])


Player: TypeAlias = Callable[[State, Pending, Sequence[Command]], int]
"""Returns the index of the legal answer to give."""

Facts: TypeAlias = Callable[[State], list[list[int]]]
"""Returns the facts of a position that hold for each seat."""

MOST_ANSWERS: Final = 200
"""Answers per seat after which a game is broken off and judged as it stands."""


class Position:
    """The facts of a table by seat, and the seats' final shares of the victory."""

    def __init__(self, facts: list[list[int]], stage: int) -> None:
        self.facts: Final = [array("H", held) for held in facts]
        """The facts that hold, by seat; two bytes each, as millions are kept at once."""
        self.stage: Final = stage
        self.shares: list[float] = []


def positions_of_game(
    game: Game, guide: Guide, facts: Facts, players: Sequence[Player], state: State, chance: Chance, every: int
) -> list[Position]:
    """Let these players, by seat, play a game to its end, and return positions from it. Of the questions that open a
    turn, keep the first of every stage (where the horizon of a search lies), and of the others one in `every`, at
    random."""
    kept: list[Position] = []
    done = begun = 0
    seen = guide.seen_from(state)
    while not seen.is_over(state) and done < MOST_ANSWERS * state.seats:
        legal = game.legal(state)
        question = game.pending(state)
        assert question is not None
        if seen.is_turn(question) and (seen.clock(state) > begun or chance.below(every) == 0):
            begun = seen.clock(state)
            kept.append(Position(facts(state), begun))
        at = players[question.seat](state, question, legal) if len(legal) > 1 else 0
        game.apply(state, legal[at], chance)
        done += 1
    shares = seen.shares(state)
    whole = sum(shares)
    for position in kept:
        position.shares = [share / whole for share in shares]
    return kept
