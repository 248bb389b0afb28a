"""Asks the companion about every choice of a seat, one after the other: while the game goes on, and after it."""

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
"""So many choices have to wait before one more companion is made for them: it takes a while to begin."""


class _Companion:
    """A companion, and the position at whose choice it looks; None when it waits for one."""

    def __init__(self, worker: Worker) -> None:
        self.worker: Final = worker
        self.at: int | None = None

    def drop(self) -> None:
        """It need not look at that any more."""
        self.at = None
        self.worker.drop()


class Reviewer:
    """Reviews what one seat of a match has done. What it has found stays; what was taken back since is forgotten."""

    def __init__(self, match: Match, seat: int, worker: Callable[[], Worker], at_once: int = 1) -> None:
        """Workers are made when they are needed: one while the game goes on, at most so many for one that is over."""
        self.match: Final = match
        self.seat: Final = seat
        self._make: Final = worker
        self._at_once = at_once
        self._companions: Final[list[_Companion]] = []
        self._steps: Final[list[Step]] = []
        """Those that were gone through for choices."""
        self.choices: Final[list[int]] = []
        """The positions at which it had a choice, as far as they are known."""
        self._found: Final[dict[int, Advice | None]] = {}
        """What was found at some of them."""
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
        """Take an answer if there is one and, unless it is not to go on, ask about the next choice in the same frame: a
        whole review would wait for as many frames as there are choices. Returns whether something is new."""
        self._forget_undone()
        if self.done or (not self._busy and self._looked_on()):
            return False
        new = self._heard()
        if go_on and not self.failed:
            self._ask()
        return new

    def review(self) -> Review:
        """What has been found so far, without gaps."""
        history, outcome = self.match.history, self.match.outcome
        won = 0.0 if outcome is None else float(self.seat in outcome.winners) / max(1, len(outcome.winners))
        looked = [self._moment(at, self._found[at]) for at in takewhile(self._found.__contains__, self.choices)]
        moments = [moment for moment in looked if moment is not None]
        result = won if self.done and not self.failed else None
        corrected = in_hindsight(moments, history.only_answers, len(history.steps), result)
        return Review(self.seat, tuple(corrected), won)

    def close(self) -> None:
        """Let the companions go, until they are needed again."""
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
        """Look at one more step of the match, if there is one. Returns whether there was."""
        at, steps = len(self._steps), self.match.history.steps
        if at == len(steps):
            return False
        if self.match.history.had_choice(at, self.seat):
            self.choices.append(at)
        self._steps.append(steps[at])
        return True

    def _ask(self) -> None:
        """Give every companion that is free something to look at."""
        asked = {companion.at for companion in self._companions}
        waiting = [at for at in self.choices if at not in self._found and at not in asked]
        while waiting and (companion := self._free(len(waiting))) is not None:
            companion.at, history = waiting.pop(0), self.match.history
            companion.worker.ask(
                companion.at, self.seat, history.events(companion.at), history.steps[companion.at].command
            )

    def _free(self, waiting: int) -> _Companion | None:
        """A companion that looks at nothing; a new one if that is worth it for so many choices that wait, and the first
        has begun to answer."""
        found = next((companion for companion in self._companions if companion.at is None), None)
        more = self.match.outcome is not None and self._found and waiting >= WORTH_IT
        if found is None and (not self._companions or (more and len(self._companions) < self._at_once)):
            found = _Companion(self._make())
            self._companions.append(found)
        return found

    def _heard(self) -> bool:
        """Take the answers that there are. Returns whether there was any."""
        replies = [(each, each.worker.poll()) for each in self._companions if each.at is not None]
        for companion, reply in replies:
            if reply is not None:
                self._take(companion, reply)
        return any(reply is not None for _, reply in replies)

    def _take(self, companion: _Companion, reply: Reply) -> None:
        """Keep an answer. What a companion has no answer to is left to the others, if there are any."""
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
