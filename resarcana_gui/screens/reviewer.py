"""Asks the companion about every choice of a seat, one after the other: while the game goes on, and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from resarcana_gui.agents.companion import Advice
from resarcana_gui.agents.companion.review import Moment, Review, in_hindsight, moment_of
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens.match_runner import Worker


class Reviewer:
    """Reviews what one seat of a match has done. What it has found stays; what was taken back since is forgotten."""

    def __init__(self, match: Match, seat: int, worker: Callable[[], Worker]) -> None:
        """The worker is made when it is first needed."""
        self.match: Final = match
        self.seat: Final = seat
        self._make: Final = worker
        self._worker: Worker | None = None
        self._steps: Final[list[Step]] = []
        """Those that were gone through for choices."""
        self.choices: Final[list[int]] = []
        """The positions at which it had a choice, as far as they are known."""
        self._found: Final[list[Advice | None]] = []
        self._asked = False
        self.failed = False
        """Whether the companion had no answer: then the rest stays unseen."""

    @property
    def seen(self) -> int:
        """How many choices have been looked at."""
        return len(self._found)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to come."""
        ended = self.match.outcome is not None and len(self._steps) == len(self.match.history.steps)
        return self.failed or (ended and self.seen == len(self.choices))

    def open(self) -> None:
        """Go through all of the match for choices. Whatever has failed before is tried again."""
        self.failed = False
        self._forget_undone()
        while self._looked_on():
            pass

    def update(self, *, go_on: bool = True) -> bool:
        """Take an answer if there is one and, unless it is not to go on, ask about the next choice. Returns whether
        something is new."""
        self._forget_undone()
        if self.done or (not self._asked and self._looked_on()):
            return False
        if self._asked:
            return self._hear()
        if go_on and self.seen < len(self.choices):
            self._ask()
        return False

    def review(self) -> Review:
        """What has been found so far."""
        history, outcome = self.match.history, self.match.outcome
        won = 0.0 if outcome is None else float(self.seat in outcome.winners) / max(1, len(outcome.winners))
        looked = [self._moment(at, advice) for at, advice in zip(self.choices, self._found, strict=False)]
        moments = [moment for moment in looked if moment is not None]
        result = won if self.done and not self.failed else None
        corrected = in_hindsight(moments, history.only_answers, len(history.steps), result)
        return Review(self.seat, tuple(corrected), won)

    def close(self) -> None:
        """Let the companion go, until it is needed again."""
        self._asked = False
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _forget_undone(self) -> None:
        steps, known = self.match.history.steps, self._steps
        while known and (len(known) > len(steps) or steps[len(known) - 1] is not known[-1]):
            known.pop()
        while self.choices and self.choices[-1] >= len(known):
            if self._asked and self.seen == len(self.choices) - 1:
                self._drop()
            at = len(self.choices) - 1
            self.choices.pop()
            del self._found[at:]

    def _looked_on(self) -> bool:
        """Look at one more step of the match, if there is one. Returns whether there was."""
        at, steps = len(self._steps), self.match.history.steps
        if at == len(steps):
            return False
        if self.match.history.had_choice(at, self.seat):
            self.choices.append(at)
        self._steps.append(steps[at])
        return True

    def _ask(self) -> None:
        at, history = self.choices[self.seen], self.match.history
        if self._worker is None:
            self._worker = self._make()
        self._worker.ask(at, self.seat, history.events(at), history.steps[at].command)
        self._asked = True

    def _hear(self) -> bool:
        assert self._worker is not None
        reply = self._worker.poll()
        if reply is None:
            return False
        self._asked = False
        self.failed = reply.error is not None
        if not self.failed:
            self._found.append(reply.advice)
        return True

    def _drop(self) -> None:
        self._asked = False
        assert self._worker is not None
        self._worker.drop()

    def _moment(self, at: int, advice: Advice | None) -> Moment | None:
        return None if advice is None else moment_of(at, self.match.history.steps[at].command, advice)
