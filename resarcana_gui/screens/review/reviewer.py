"""Asks the companion about every choice of a seat, one after the other."""

from __future__ import annotations

from typing import Final

from resarcana_gui.agents.companion import Advice
from resarcana_gui.agents.companion.review import Moment, Review, in_hindsight, moment_of
from resarcana_gui.match.match import Match
from resarcana_gui.screens.match_runner import Worker


class Reviewer:
    """Reviews what one seat of a finished match did."""

    def __init__(self, match: Match, seat: int, worker: Worker) -> None:
        outcome = match.outcome
        assert outcome is not None
        self.match: Final = match
        self.seat: Final = seat
        self._worker: Final = worker
        self._result: Final = float(seat in outcome.winners) / max(1, len(outcome.winners))
        self.choices: Final = match.choices(seat)
        self._moments: Final[list[Moment]] = []
        self.seen = 0
        """How many choices have been looked at."""
        self._asked = False
        self.failed = False
        """Whether the companion had no answer: then the rest stays unseen."""

    @property
    def done(self) -> bool:
        """Whether there is nothing more to come."""
        return self.failed or self.seen == len(self.choices)

    def update(self) -> bool:
        """Go on if there is an answer. Returns whether something is new."""
        if self.done:
            return False
        if not self._asked:
            self._ask()
            return False
        reply = self._worker.poll()
        if reply is None:
            return False
        self._asked = False
        self.failed = reply.error is not None
        if reply.advice is not None:
            self._take(self.choices[self.seen], reply.advice)
        self.seen += not self.failed
        return True

    def review(self) -> Review:
        """What has been found so far."""
        history = self.match.history
        result = self._result if self.done else None
        moments = in_hindsight(self._moments, history.only_answers, len(history.steps), result)
        return Review(self.seat, tuple(moments), self._result)

    def close(self) -> None:
        """Let the companion go."""
        self._worker.close()

    def _ask(self) -> None:
        at = self.choices[self.seen]
        self._worker.ask(at, self.seat, self.match.history.events(at))
        self._asked = True

    def _take(self, at: int, advice: Advice) -> None:
        moment = moment_of(at, self.match.history.steps[at].command, advice)
        if moment is not None:
            self._moments.append(moment)
