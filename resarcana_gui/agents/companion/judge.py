"""Judging an answer that was given: what it cost compared with the best that its seat could have known of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.companion.advice import TURNING, Advice
from resarcana_gui.agents.companion.answered_question import AnsweredQuestion
from resarcana_gui.agents.companion.calibration import Calibration
from resarcana_gui.agents.companion.comparison import AnswerComparison
from resarcana_gui.agents.companion.futures import Futures
from resarcana_gui.agents.companion.reasons import PROVED, Insight, Reason, Stance, reason_for
from resarcana_gui.agents.companion.trials import AdviceWriter, Trial, differences, standard_error
from resarcana_gui.agents.search.guide import Guide
from resarcana_gui.agents.search.limits import Limits
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.state import State

BESIDE_CERTAIN: Final = 12
"""Worlds in which an answer given instead of a certain victory is tried."""
BORNE_OUT: Final = 48
"""New worlds, with a further horizon, in which a seeming turning point must be confirmed."""
SEEMS: Final = 2.0
"""Standard errors by which an answer must seem to be a turning point."""


class Judge:
    """Judges answers to the questions of one seat; the same view always gets the same judgement."""

    def __init__(
        self, game: Game, guide: Guide, limits: Limits, calibration: Callable[[int], Calibration], futures: Futures,
        insight: Insight | None,
    ) -> None:  # fmt: skip
        """`calibration` returns the corrections for a seat. Without an insight there are no reasons."""
        self._game: Final = game
        self._guide: Final = guide
        self._limits: Final = limits
        self._calibration: Final = calibration
        self._futures: Final = futures
        self._insight: Final = insight

    def judged(self, view: State, pending: Pending, answer: Command) -> Advice | None:
        """Return the best answer and the given one, or one of them if they are the same; None where there is no
        sensible alternative. The best has a reason if this was a turning point."""
        case = AnsweredQuestion(self._game, self._guide.seen_from(view), self._limits, view, pending)
        others = case.others(answer)
        if not others:
            return None
        teller = AdviceWriter(self._calibration(pending.seat), view.seats, case.guide.clock(view), pending.seat)
        victory = case.ending.victory(self._limits.foresight)
        if victory is not None:
            return self._beside_certain(case, answer, victory, teller)
        given, reason = case.trial(answer), None
        race = AnswerComparison(case.meet, given, [case.rough_trial(other, given) for other in others], teller)
        best = race.run()
        if race.others and seems_much_better(best, given, teller):
            best, given = case.trial(best.answer), case.trial(answer)
            here, elsewhere = case.look_further([best, given], BORNE_OUT, self._insight)
            if self._insight is not None and seems_much_better(best, given, teller):
                now, said = self._insight.facts(view, pending.seat), self._insight.said_by(best.answer)
                reason = (
                    reason_for(self._insight, here, elsewhere, said, now)
                    or self._futures.noted(view, best.answer, answer)
                    or self._futures.at_once(view, best.answer, case.guide)
                )
        return teller.told([best, given], [reason, None]) if best.mean > given.mean else teller.told([given], [None])

    def _beside_certain(
        self, case: AnsweredQuestion, answer: Command, victory: Command, teller: AdviceWriter
    ) -> Advice:
        """Return the given answer beside one that certainly wins, unless it wins as surely."""
        certain, given = case.trial(victory), case.trial(answer)
        certain.prove(case.seat, case.view.seats, BESIDE_CERTAIN)
        if answer == victory or case.ending.wins(answer, self._limits.foresight):
            given.prove(case.seat, case.view.seats, BESIDE_CERTAIN)
            return teller.told([given], [None])
        case.meet([given], BESIDE_CERTAIN)
        return teller.told([certain, given], [Reason(PROVED, 1.0, 0.0, stance=Stance.NEUTRAL), None])


def seems_much_better(best: Trial, given: Trial, teller: AdviceWriter) -> bool:
    """Return whether an answer seems better by as much as a turning point costs."""
    behind = differences(best, given)
    surely = sum(behind) / len(behind) > SEEMS * standard_error(behind)
    return surely and teller.chance(best.mean) - teller.chance(given.mean) >= TURNING
