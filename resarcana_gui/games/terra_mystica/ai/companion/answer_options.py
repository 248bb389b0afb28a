"""Answers to one question, each carried on to the end of its action, and tried by playouts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from resarcana_gui.agents.companion.reasons import Facts
from resarcana_gui.agents.companion.trials import Trial
from resarcana_gui.games.terra_mystica.ai.companion.fact_names import OPPONENT_POINTS, POINTS
from resarcana_gui.games.terra_mystica.ai.lines import Line, lines_at
from resarcana_gui.games.terra_mystica.ai.playout import Playouts, is_inside
from resarcana_gui.games.terra_mystica.rules.basics import faction_of
from resarcana_gui.games.terra_mystica.rules.codes import ROUNDS
from resarcana_gui.games.terra_mystica.rules.commands import Accept, Answer, TakeFavour, TakeTown
from resarcana_gui.games.terra_mystica.rules.follow import answer as carry_out
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import AskOffer, Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.event import Event

TRIES: Final = 8
"""How many answers each seat tries at a turn in a playout (see Playouts)."""
WHIM: Final = 0.15
SPREAD: Final = (14.0, 14.0, 12.0, 10.0, 8.0, 6.0, 4.0)
"""Points, by round: with a lead so large at the end of a playout the odds are e to 1."""


class Path:
    """Answers given one after the other, with the table after them and what happens on the way."""

    def __init__(self, answers: Sequence[Answer], table: State, events: Sequence[Event]) -> None:
        self.answers: Final = answers
        self.table: Final = table
        self.events: Final = events

    @property
    def seat(self) -> int:
        """The seat whose answers these are."""
        return self.answers[0].seat


class Option:
    """An answer, with what is best after it in the same action."""

    def __init__(self, first: Path, work: Path, whole: Path, value: float, slot: int) -> None:
        self.given: Final = first.answers[0]
        self.first: Final = first
        """The answer alone."""
        self.work: Final = work
        """The answer, and those that follow before a favour or town tile is taken."""
        self.whole: Final = whole
        """The answer, and those that follow until others are asked or another action begins."""
        self.value: Final = value
        """What Greedy makes of it, in points."""
        self.trial: Final = Trial(self.given, slot)
        """Each seat's share of the victory by playout."""
        self.futures: Final[list[Facts]] = []
        """The facts at the end of each playout."""


class AnswerTrials:
    """The options at one question, and what comes of them when they are played on. Its chance is its own."""

    def __init__(self, game: TerraMystica, view: State, question: Question, seed: str) -> None:
        self._game: Final = game
        self._view: Final = view
        self._question: Final = question
        self._playouts: Final = Playouts(game, Dice(seed), TRIES, WHIM)

    def options(self) -> list[Option]:
        """Return what is worth considering, one option for each answer, best first as Greedy sees it."""
        best: dict[Answer, tuple[float, Line]] = {}
        for line in self._sensible():
            value = self._value(line)
            if line[0] not in best or value > best[line[0]][0]:
                best[line[0]] = value, line
        ordered = sorted(best.values(), key=lambda each: -each[0])
        return [self._option(line, value, slot) for slot, (value, line) in enumerate(ordered)]

    def _sensible(self) -> Sequence[Line]:
        """Return what is worth considering; nobody but the Cultists' neighbours has a reason to refuse power for
        nothing."""
        question, lines = self._question, lines_at(self._view, self._question)
        if not isinstance(question, AskOffer) or question.amount > 1:
            return lines
        cultists = faction_of(self._view, question.builder).abilities.devotion
        return lines if cultists else [line for line in lines if isinstance(line[0], Accept)]

    def option(self, given: Answer) -> Option:
        """Return the option that begins with an answer, worth considering or not."""
        lines = [line for line in lines_at(self._view, self._question) if line[0] == given] or [(given,)]
        value, line = max(((self._value(line), line) for line in lines), key=lambda each: each[0])
        return self._option(line, value, len(lines))

    def play(self, option: Option) -> None:
        """Play an option on to the end of the game, once."""
        end = self._playouts.play(option.whole.table, ROUNDS)
        seat = self._question.seat
        option.trial.add(shares(end.points, self._view.round), seat)
        others = [points for at, points in enumerate(end.points) if at != seat]
        option.futures.append({POINTS: end.points[seat], OPPONENT_POINTS: max(others)})

    def _value(self, line: Line) -> float:
        return self._playouts.tried(self._view, self._question, line).value

    def _option(self, line: Line, value: float, slot: int) -> Option:
        """Return the option of a line, carried on with the answers that Greedy likes best."""
        seat = self._question.seat
        table, path = self._view.clone(), list(line)
        table.watch()
        self._give(table, line[:1])
        first = Path(line[:1], table.clone(), [*(table.log or ())])
        self._give(table, line[1:])
        work: Path | None = None
        while is_inside(self._game, table, seat):
            following = self._following(table, table.stack[-1])
            if work is None and isinstance(following[0], TakeFavour | TakeTown):
                work = Path([*path], table.clone(), [*(table.log or ())])
            path += following
            self._give(table, following)
        whole = Path(path, table.clone(), table.recorded())
        return Option(first, work or whole, whole, value, slot)

    def _following(self, table: State, question: Question) -> Line:
        """Return what Greedy likes best at a question inside the action."""
        lines = lines_at(table, question)
        values = [self._playouts.tried(table, question, each).value for each in lines]
        return lines[values.index(max(values))]

    def _give(self, table: State, answers: Sequence[Answer]) -> None:
        for given in answers:
            carry_out(table, given)


def shares(points: Sequence[int], number: int) -> list[float]:
    """Return each seat's share of the victory from the points at the end of a playout that began in this round."""
    most, spread = max(points), SPREAD[number]
    weights = [math.exp((each - most) / spread) for each in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]
