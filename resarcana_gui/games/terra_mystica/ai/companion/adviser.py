"""The companion of Terra Mystica: it plays the best answers on to the end of the game, as the Archmage does, and
corrects its chances by how often such chances came true against the opponents who sit there."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.agents.companion import Advice, Adviser, Calibration, Rival
from resarcana_gui.agents.companion.adviser import never_stops
from resarcana_gui.agents.companion.comparison import AnswerComparison
from resarcana_gui.agents.companion.explanation import explained
from resarcana_gui.agents.companion.judge import seems_much_better
from resarcana_gui.agents.companion.reasons import Reason, reason_for, telling
from resarcana_gui.agents.companion.rivals import calibration_against
from resarcana_gui.agents.companion.trials import AdviceWriter, Trial
from resarcana_gui.agents.self_seeded import seed_from
from resarcana_gui.compiled import is_compiled
from resarcana_gui.games.terra_mystica.ai.companion.answer_options import AnswerTrials, Option, shares
from resarcana_gui.games.terra_mystica.ai.companion.insight import LineInsight
from resarcana_gui.games.terra_mystica.rules.commands import Answer
from resarcana_gui.games.terra_mystica.rules.game import TerraMystica
from resarcana_gui.games.terra_mystica.rules.questions import Question
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State as KernelState

PLAYOUTS: Final = 240
"""Playouts per question, divided by the seats: with more of them each takes longer."""
SLOW_PLAYOUTS: Final = 60
"""The same when the engine is not compiled; advice then still takes a few seconds."""
MOST_LINES: Final = 3
MOST_TRIED: Final = 10
"""How many answers are tried at most, ..."""
SLACK: Final = 8.0
"""... none of which Greedy values at more points below the best than this."""
PRIOR: Final = 4.0
"""As how many playouts Greedy's value of an answer counts while answers are left out."""
LEAST_REVIEWED: Final = 3
"""How many other answers a review tries at least, ..."""
LEAST_BORNE_OUT: Final = 8
"""... and in how many further playouts, at least, a seeming turning point must be confirmed. With more playouts per
question and fewer seats both are more."""
EQUAL: Final = "adept"
"""As what people count, and opponents of whom nothing is known: chances were measured against this level alone."""
FIRST_NUMBERS: Final = 3
"""The round from which chances are told in numbers."""


class LookaheadAdviser(Adviser):
    """Advises by playouts. It can be asked at any question, factions and first dwellings included."""

    def __init__(self, game: TerraMystica, playouts: int, rivals: Sequence[Rival] = ()) -> None:
        """`playouts` is divided by the seats. The corrections are those of the rivals, by seat; without any, nothing
        is corrected."""
        self._game: Final = game
        self._playouts: Final = playouts
        self._rivals: Final = rivals

    def advise(self, view: KernelState, pending: Pending, stop: Callable[[], bool] = never_stops) -> Advice | None:
        state, question = _narrowed(view, pending)
        trials = AnswerTrials(self._game, state, question, seed_from(state, "advice"))
        left = self._halved(trials, trials.options(), self._playouts // state.seats, stop)
        if left is None:
            return None
        advice = self._writer(state, question.seat).told([each.trial for each in left], [None] * len(left))
        insight = LineInsight(state, left)
        futures = [each.futures for each in left]
        reasons = explained(insight, state, advice.lines, futures, insight.at_once)
        lines = [replace(line, reason=reason) for line, reason in zip(advice.lines, reasons, strict=True)]
        return replace(advice, lines=tuple(lines))

    def judge(self, view: KernelState, pending: Pending, answer: Command) -> Advice | None:
        state, question = _narrowed(view, pending)
        assert isinstance(answer, Answer)
        trials = AnswerTrials(self._game, state, question, seed_from(state, "review"))
        most = max(LEAST_REVIEWED, self._playouts // (5 * state.seats))
        others = [each for each in _worth_trying(trials.options()) if each.given != answer][:most]
        if not others:
            return None
        given, writer = trials.option(answer), self._writer(state, question.seat)
        best, doubtful = self._best_of(trials, given, others, writer)
        reason = None
        if doubtful and seems_much_better(best.trial, given.trial, writer):
            best, given = self._again(state, question, best.given, answer)
            if seems_much_better(best.trial, given.trial, writer):
                reason = _why(state, best, given)
        if best.trial.mean > given.trial.mean:
            return writer.told([best.trial, given.trial], [reason, None])
        return writer.told([given.trial], [None])

    def stage(self, view: KernelState) -> int:
        assert isinstance(view, State)
        return view.round

    def is_early(self, view: KernelState) -> bool:
        return self.stage(view) < FIRST_NUMBERS

    def expected(self, view: KernelState, pending: Pending, iterations: int) -> list[float]:
        state, question = _narrowed(view, pending)
        trials = AnswerTrials(self._game, state, question, seed_from(state, "advice"))
        left = self._halved(trials, trials.options(), iterations, never_stops)
        assert left is not None
        whole = sum(left[0].trial.totals)
        return [share / whole for share in left[0].trial.totals]

    def _writer(self, view: State, seat: int) -> AdviceWriter:
        known = calibration_against(self._rivals, seat) if self._rivals else Calibration()
        return AdviceWriter(known, view.seats, self.stage(view), seat, early=self.is_early(view))

    def _halved(
        self, trials: AnswerTrials, options: Sequence[Option], playouts: int, stop: Callable[[], bool]
    ) -> list[Option] | None:
        """Return the options that remain when the worse half is left out again and again, best first; None when told
        to stop."""
        left = _worth_trying(options)
        stages = max(1, math.ceil(math.log2(len(left) / MOST_LINES)) + 1)
        for _ in range(stages):
            for _ in range(max(1, playouts // (stages * len(left)))):
                if stop():
                    return None
                for each in left:
                    trials.play(each)
            left = sorted(left, key=lambda each: -_promise(each, options[0]))[: max(MOST_LINES, len(left) // 2)]
        return sorted(left[:MOST_LINES], key=lambda each: (-each.trial.mean, each.trial.slot))

    def _best_of(
        self, trials: AnswerTrials, given: Option, others: Sequence[Option], writer: AdviceWriter
    ) -> tuple[Option, bool]:
        """Return the best of the other options, and whether it may have been much better than the given one."""
        known = {id(each.trial): each for each in (given, *others)}
        slow = self._playouts < PLAYOUTS

        def meet(some: Sequence[Trial], times: int) -> None:
            for each in ((times + 1) // 2 if slow else times) * [known[id(trial)] for trial in some]:
                trials.play(each)

        race = AnswerComparison(meet, given.trial, [each.trial for each in others], writer)
        best = known[id(race.run())]
        return best, bool(race.others)

    def _again(self, view: State, question: Question, best: Answer, given: Answer) -> tuple[Option, Option]:
        """Return two answers, tried anew by further playouts."""
        trials = AnswerTrials(self._game, view, question, seed_from(view, "borne out"))
        found = trials.option(best), trials.option(given)
        for _ in range(max(LEAST_BORNE_OUT, self._playouts // (4 * view.seats))):
            for each in found:
                trials.play(each)
        return found


def _narrowed(view: KernelState, pending: Pending) -> tuple[State, Question]:
    assert isinstance(view, State)
    assert isinstance(pending, Question)
    return view, pending


def _worth_trying(options: Sequence[Option]) -> list[Option]:
    """Return the best options as Greedy sees them: as many as there are lines at least."""
    least = options[0].value - SLACK
    good = [each for each in options[:MOST_TRIED] if each.value >= least]
    return good if len(good) >= MOST_LINES else list(options[:MOST_LINES])


def _promise(option: Option, best: Option) -> float:
    """Return the mean share of an option, with what Greedy makes of it beside its best."""
    trial, seats = option.trial, option.whole.table.seats
    prior = shares([round(option.value - best.value), *[0] * (seats - 1)], option.whole.table.round)[0]
    return (sum(trial.values) + PRIOR * prior) / (len(trial.values) + PRIOR)


def _why(view: State, best: Option, given: Option) -> Reason | None:
    """Return why one answer was much better than the given one."""
    insight = LineInsight(view, [best, given])
    told = telling(insight, insight.notes(view, best.given), insight.notes(view, given.given))
    return told or reason_for(insight, best.futures, given.futures)


def adviser_for(game: TerraMystica, rivals: Sequence[Rival] = ()) -> LookaheadAdviser:
    """Return the companion of a table with these opponents, by seat; without any, nothing is corrected."""
    return LookaheadAdviser(game, PLAYOUTS if is_compiled() else SLOW_PLAYOUTS, rivals)
