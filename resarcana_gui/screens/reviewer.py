"""Asks the companion about every choice of a seat, one after another, during the game and after it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Final

from resarcana_gui.agents.companion import Advice
from resarcana_gui.agents.companion.review import Moment, Review, in_hindsight, moment_of
from resarcana_gui.agents.worker import Reply, Worker
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match

WORTH_IT: Final = 4
"""How many choices must be waiting before another companion is started: starting one takes a while."""


class _Companion:
    """A companion, and the position of the choice that it looks at; None if it is free."""

    def __init__(self, worker: Worker) -> None:
        self.worker: Final = worker
        self.at: int | None = None

    def drop(self) -> None:
        """Cancel what it looks at."""
        self.at = None
        self.worker.drop()


class Reviewer:
    """Reviews the choices of one seat of a match. Results are kept; those for undone choices are forgotten."""

    def __init__(self, match: Match, seat: int, worker: Callable[[], Worker], at_once: int = 1) -> None:
        """`worker` makes workers as they are needed: one during the game, up to `at_once` after it."""
        self.match: Final = match
        self.seat: Final = seat
        self._make: Final = worker
        self._at_once = at_once
        self._companions: Final[list[_Companion]] = []
        self._steps: Final[list[Step]] = []
        """The steps that were searched for choices."""
        self.choices: Final[list[int]] = []
        """The positions at which the seat had a choice, as far as known."""
        self._found: Final[dict[int, Advice | None]] = {}
        """The results so far, by position."""
        self.failed = False
        """Whether the companion failed to answer; the remaining choices then stay unseen."""

    @property
    def seen(self) -> int:
        """The number of choices looked at."""
        return len(self._found)

    @property
    def done(self) -> bool:
        """Whether no more results will come."""
        ended = self.match.outcome is not None and len(self._steps) == len(self.match.history.steps)
        return self.failed or (ended and self.seen == len(self.choices))

    def open(self) -> None:
        """Search the whole match for choices. What has failed before is tried again."""
        self.failed = False
        self._forget_undone()
        while self._looked_on():
            pass

    def update(self, *, go_on: bool = True) -> bool:
        """Take in results and, if `go_on`, ask about the next choice in the same frame; otherwise a whole review
        would take as many frames as there are choices. Return whether there are new results."""
        self._forget_undone()
        if self.done or (not self._busy and self._looked_on()):
            return False
        new = self._heard()
        if go_on and not self.failed:
            self._ask()
        return new

    def review(self) -> Review:
        """Return the review so far, up to the first choice without a result."""
        history, outcome = self.match.history, self.match.outcome
        won = 0.0 if outcome is None else float(self.seat in outcome.winners) / max(1, len(outcome.winners))
        looked = [self._moment(at, self._found[at]) for at in takewhile(self._found.__contains__, self.choices)]
        moments = [moment for moment in looked if moment is not None]
        result = won if self.done and not self.failed else None
        corrected = in_hindsight(moments, history.only_answers, len(history.steps), result)
        return Review(self.seat, tuple(corrected), won)

    def close(self) -> None:
        """Close the companions; they are started again when needed."""
        for companion in self._companions:
            companion.worker.close()
        self._companions.clear()

    @property
    def _busy(self) -> bool:
        return any(companion.at is not None for companion in self._companions)

    def _forget_undone(self) -> None:
        steps, known = self.match.history.steps, self._steps
        while known and (len(known) > len(steps) or steps[len(known) - 1] is not known[-1]):
            known.pop()
        while self.choices and self.choices[-1] >= len(known):
            at = self.choices.pop()
            self._found.pop(at, None)
            for companion in self._companions:
                if companion.at == at:
                    companion.drop()

    def _looked_on(self) -> bool:
        """Search one more step of the match; return whether there was one."""
        at, steps = len(self._steps), self.match.history.steps
        if at == len(steps):
            return False
        if self.match.history.had_choice(at, self.seat):
            self.choices.append(at)
        self._steps.append(steps[at])
        return True

    def _ask(self) -> None:
        """Give every free companion a choice to look at."""
        asked = {companion.at for companion in self._companions}
        waiting = [at for at in self.choices if at not in self._found and at not in asked]
        while waiting and (companion := self._free(len(waiting))) is not None:
            companion.at, history = waiting.pop(0), self.match.history
            companion.worker.ask(
                companion.at, self.seat, history.events(companion.at), history.steps[companion.at].command
            )

    def _free(self, waiting: int) -> _Companion | None:
        """Return a free companion. A further one is started if enough choices are waiting and the first has begun to
        answer."""
        found = next((companion for companion in self._companions if companion.at is None), None)
        more = self.match.outcome is not None and self._found and waiting >= WORTH_IT
        if found is None and (not self._companions or (more and len(self._companions) < self._at_once)):
            found = _Companion(self._make())
            self._companions.append(found)
        return found

    def _heard(self) -> bool:
        """Take in results; return whether there were any."""
        replies = [(each, each.worker.poll()) for each in self._companions if each.at is not None]
        for companion, reply in replies:
            if reply is not None:
                self._take(companion, reply)
        return any(reply is not None for _, reply in replies)

    def _take(self, companion: _Companion, reply: Reply) -> None:
        """Keep a result. If a companion fails, its choice is left to the others, if there are any."""
        at, companion.at = companion.at, None
        if reply.error is None and at is not None:
            self._found[at] = reply.advice
        elif len(self._companions) > 1:
            self._companions.remove(companion)
            self._at_once = len(self._companions)
            companion.worker.close()
        else:
            self.failed = True

    def _moment(self, at: int, advice: Advice | None) -> Moment | None:
        return None if advice is None else moment_of(at, self.match.history.steps[at].command, advice)
