"""Plays a table on as Greedy would, but tries far less: only what was best when it was last tried, and what is new.

What answers were worth in comparison is remembered by round and seat as long as one `Playouts` is used. So its first
playout is slow, and each of the others takes a fraction of that time.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.ai.evaluation import worth
from resarcana_gui.games.terra_mystica.ai.greedy import judgement
from resarcana_gui.games.terra_mystica.ai.lines import Line, lines_at
from resarcana_gui.games.terra_mystica.ai.policy import Policy
from resarcana_gui.games.terra_mystica.ai.tile_worth import offered_worth
from resarcana_gui.games.terra_mystica.ai.weights import load_weights
from resarcana_gui.games.terra_mystica.rules.codes import GAME_OVER, NONE, ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import Answer, Decline, Pass
from resarcana_gui.games.terra_mystica.rules.follow import answer as carry_out
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import (
    AskCard,
    AskDwelling,
    AskFaction,
    AskOffer,
    AskTurn,
    Question,
)
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice

STEPS: Final = 1000
"""How finely chance is cut."""
TRIES_INSIDE: Final = 2
"""How many answers are tried at a question inside an action."""


class Tried:
    """An action tried to its end: what that is worth to the seat, and the table then."""

    def __init__(self, value: float, table: State) -> None:
        self.value: Final = value
        self.table: Final = table


class Playouts:
    """Plays tables on."""

    def __init__(self, game: TerraMystica, dice: Dice, tries: int, whim: float, policy: Policy | None = None) -> None:
        """So many answers are tried at a turn; values are changed by up to so many points at random. A policy corrects
        those of a turn's actions."""
        load_weights()
        self._game: Final = game
        self._dice: Final = dice
        self._tries: Final = tries
        self._whim: Final = whim
        self._policy: Final = policy
        self._regrets: Final[list[dict[Answer, float]]] = [{} for _ in range((ROUNDS + 1) * 5)]
        """By round and seat: by how much each answer was worse than the best one when it was last tried."""

        self.tries_so_far = 0
        """Lines tried so far, for measurements."""

    def play(self, start: State, last: int) -> State:
        """Return the table at the end of that round, or of the game."""
        table = start.clone()
        while not _is_over(table, last):
            table = self._next(table)
        return table

    def play_in_time(self, start: State, last: int, until: float) -> State | None:
        """Return the same; None if that moment (of `time.perf_counter`) comes first."""
        table = start.clone()
        while not _is_over(table, last):
            if time.perf_counter() >= until:
                return None
            table = self._next(table)
        return table

    def _next(self, table: State) -> State:
        """Return the table after the action that the seat takes which is asked; the given one may be changed."""
        question = table.stack[-1]
        lines = lines_at(table, question)
        if len(lines) == 1:
            for given in lines[0]:
                carry_out(table, given)
            return table
        if isinstance(question, (AskFaction, AskCard, AskOffer)):
            carry_out(table, self._judged(table, question, lines))
            return table
        return self._best(table, question, lines, self._tries).table

    def _judged(self, table: State, question: Question, lines: Sequence[Line]) -> Answer:
        """Return the answer that is best without trying any."""
        best, most = lines[0][-1], -1e9
        for line in lines:
            value = judgement(table, question, line[-1])
            assert value is not None
            if value > most:
                best, most = line[-1], value
        return best

    def _best(self, table: State, question: Question, lines: Sequence[Line], tries: int) -> Tried:
        """Return the best of the most promising lines."""
        regrets = self._regrets[table.round * table.seats + question.seat]
        promising = _promising(with_one_pass(table, lines), regrets, tries)
        found = [self.tried(table, question, line) for line in promising]
        top = max([tried.value for tried in found])
        for line, tried in zip(promising, found, strict=True):
            regrets[line[-1]] = tried.value - top
        return self._picked(found)

    def _picked(self, found: list[Tried]) -> Tried:
        """Return the best one, their values changed at random."""
        best, most = found[0], -1e9
        for tried in found:
            value = tried.value + self._whim * self._dice.below(STEPS) / STEPS
            if value > most:
                best, most = tried, value
        return best

    def tried(self, table: State, question: Question, line: Line) -> Tried:
        """Return what a line comes to, with the best answers to what it asks the seat before its action is over."""
        self.tries_so_far += 1
        found = self._carried_out(table, question, line)
        if self._policy is None or not isinstance(question, AskTurn):
            return found
        return Tried(found.value + self._policy.points(table, found.table, question.seat, line), found.table)

    def _carried_out(self, table: State, question: Question, line: Line) -> Tried:
        """Return the same by Greedy's value."""
        seat = question.seat
        judged = judgement(table, question, line[-1])
        after = table.clone()
        for given in line:
            carry_out(after, given)
        if judged is not None:
            return Tried(judged, after)
        return self._settled(after, seat)

    def _settled(self, table: State, seat: int) -> Tried:
        """Return the table after the best answers to what a seat is asked inside its action."""
        while is_inside(self._game, table, seat):
            question = table.stack[-1]
            lines = _without_declining(question, lines_at(table, question))
            if len(lines) > 1:
                return self._best(table, question, lines, TRIES_INSIDE)
            for given in lines[0]:
                carry_out(table, given)
        return Tried(worth(table, seat), table)


def _is_over(table: State, last: int) -> bool:
    return table.phase == GAME_OVER or table.round > last


def _without_declining(question: Question, lines: Sequence[Line]) -> Sequence[Line]:
    """Return the lines without declining a dwelling that can be built: that is hardly ever better."""
    if len(lines) == 1 or not isinstance(question, AskDwelling):
        return lines
    return [line for line in lines if not isinstance(line[-1], Decline)]


def _promising(lines: list[Line], regrets: dict[Answer, float], tries: int) -> list[Line]:
    """Return the lines that were best when they were last tried, and those never tried."""
    if len(lines) <= tries:
        return lines
    numbers = [regrets.get(line[-1], 0.0) for line in lines]
    least = min(0.0, sorted(numbers, reverse=True)[tries - 1])
    return [line for line, number in zip(lines, numbers, strict=True) if number >= least]


def with_one_pass(table: State, lines: Sequence[Line]) -> list[Line]:
    """Return the lines without all ways to pass but the one with the best bonus card."""
    found: list[Line] = []
    passing: Line | None = None
    most = 0.0
    for line in lines:
        given = line[-1]
        if isinstance(given, Pass) and given.card != NONE:
            value = offered_worth(table, given.seat, given.card)
            if passing is None or value > most:
                passing, most = line, value
        else:
            found.append(line)
    return found if passing is None else [*found, passing]


def is_inside(game: TerraMystica, table: State, seat: int) -> bool:
    """Return whether a seat is asked something before others are, and before another action begins."""
    question = table.stack[-1] if table.stack else None
    if question is None or question.seat != seat or isinstance(question, AskTurn):
        return False
    return not game.opens_action(question)
