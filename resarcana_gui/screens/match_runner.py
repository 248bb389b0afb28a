"""Runs a match for a window: asks the machines, takes their answers once the picture has caught up, and tells an
observer what happens. It knows no game, and never blocks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from resarcana_gui.agents.worker import Reply, Worker
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.match.errors import AgentError, SaveError, SaveFault
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.undo import UndoState

__all__ = ["MatchObserver", "MatchRunner", "Worker"]

_log = logging.getLogger(__name__)

NOT_YET: Final = -1
"""No position."""


class MatchObserver(Protocol):
    """Is told what happens. Anything it asks the runner meanwhile refers to the current table."""

    def happened(self, steps: Sequence[Step]) -> None:
        """These commands were carried out, in order, as the truth knows them (see Event.seen_by)."""
        ...

    def rewound(self, at: int) -> None:
        """Everything after a position was undone, or everything up to it was redone."""
        ...

    def asks(self) -> None:
        """A new question is open, for the same seat or another, or the game is over."""
        ...

    def troubled(self, error: Exception) -> None:
        """Something went wrong, and the match goes on: SaveError when it is no longer saved, its message one sentence
        for the player; AgentError or WorkerError, whose messages are for the log, when an opponent failed."""
        ...


class MatchRunner:
    """Runs one match, from its current position."""

    def __init__(
        self,
        match: Match,
        worker: Worker,
        observer: MatchObserver,
        behind: Callable[[], bool] = lambda: False,
        forced: Callable[[], bool] = lambda: True,
        hesitates: Callable[[], bool] = lambda: False,
        ponders: Callable[[int, float | None], bool] = lambda at, confidence: False,
    ) -> None:
        """The runner closes the worker when it is closed. `behind` says whether the picture is still showing what
        happened: machines' answers wait for it, people's never do. `forced` says whether questions to people with a
        single answer answer themselves. `hesitates` says whether the last player may still undo: until then, no other
        seat's answer gives itself. `ponders` says whether a machine still seems to think about what opens an action, by
        the position and how clear its answer was to it; it is only asked once the picture has caught up. Nothing
        happens before the first `update`."""
        self.match: Final = match
        self.paused = False
        """While this is set, no machine is asked, no machine's answer is taken, and no question answers itself."""
        self._worker = worker
        self._observer = observer
        self._behind = behind
        self._forced = forced
        self._hesitates = hesitates
        self._ponders = ponders
        self._pondering = False
        self._legal: tuple[int, Sequence[Command]] = (NOT_YET, ())
        self._told_at = NOT_YET
        self._asked_at = NOT_YET
        self._reply: Reply | None = None
        self._failed_at = NOT_YET
        self._troubled = False

    # ------------------------------------------------------------------------------------------------- what is

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now; None when the game is over."""
        return self.match.asked

    @property
    def asked_person(self) -> int | None:
        """The seat of the person to answer now; None when it is a machine's turn, or nobody's."""
        pending = self.match.pending
        return pending.seat if pending is not None and self.match.seats[pending.seat].is_human else None

    @property
    def thinking(self) -> int | None:
        """The seat of the machine now thinking, or seeming to; None when none is."""
        pending = self.match.pending
        busy = pending is not None and self._asked_at == self._at and (self._reply is None or self._pondering)
        return pending.seat if pending is not None and busy else None

    def view(self, seat: int) -> State:
        """What a seat sees now. Raises ValueError when there is no such seat."""
        return self.match.view(seat)

    def legal(self) -> Sequence[Command]:
        """Every answer to the open question, computed once for each question."""
        if self._legal[0] != self._at:
            self._legal = (self._at, self.match.legal())
        return self._legal[1]

    def refusal(self, command: Command) -> Refusal | None:
        """Why this command cannot be done now; None when it can."""
        return self.match.refusal(command)

    def undo_state(self) -> UndoState:
        """How far back the person who acted last may go, and why no further."""
        return self.match.undo_state()

    # ------------------------------------------------------------------------------------------- what is done

    def update(self) -> None:
        """Advance whatever can advance: call it every frame."""
        if not self.paused:
            self._go_on([])
            self._ask_machine()

    def submit(self, command: Command) -> Refusal | None:
        """Submit a person's command. Returns why it was refused; then nothing has happened. Raises ValueError for a
        command that is a machine's to give."""
        refusal = self.match.refusal(command)
        if refusal is None:
            if not self.match.seats[command.seat].is_human:
                raise ValueError("a machine answers this question")
            self._go_on([self._done(command)])
        return refusal

    def undo(self, at: int | None = None) -> int:
        """Go back to one of the points of `undo_state`, by default the latest; returns the position reached. A thinking
        machine drops its question. Raises UndoError."""
        reached = self.match.undo(at)
        self._forget()
        self._observer.rewound(reached)
        self._go_on([])
        return reached

    def redo(self) -> int:
        """Redo what was undone last; returns the position reached. Raises UndoError when there is nothing to redo."""
        reached = self.match.redo()
        self._forget()
        self._observer.rewound(reached)
        self._go_on([])
        return reached

    def close(self) -> None:
        """Stop: no machine thinks any more."""
        self.paused = True
        self._worker.close()

    # ------------------------------------------------------------------------------------------------ how

    @property
    def _at(self) -> int:
        return len(self.match.history.steps)

    def _done(self, command: Command) -> Step:
        self.match.submit(command)
        return self.match.history.steps[-1]

    def _go_on(self, steps: list[Step]) -> None:
        """Let questions answer themselves after these steps, and tell the observer what is new."""
        while not self.paused and (command := self._only_answer()) is not None and not self._waits(command):
            steps.append(self._done(command))
        if steps:
            self._observer.happened(steps)
        self._tell_trouble()
        if self._told_at != self._at:
            self._told_at = self._at
            self._observer.asks()

    def _only_answer(self) -> Command | None:
        """The answer that gives itself, if the open question has only one. Not when it opens an action: it is a
        player's turn, and skipping it would tell the others what is in a hand."""
        pending = self.match.pending
        if pending is None or self.match.game.opens_action(pending):
            return None
        legal = self.legal()
        wanted = not self.match.seats[pending.seat].is_human or self._forced()
        return legal[0] if wanted and len(legal) == 1 else None

    def _waits(self, command: Command) -> bool:
        """Whether an answer that gives itself waits because somebody else may still undo."""
        steps = self.match.history.steps
        return bool(steps) and steps[-1].seat != command.seat and self._hesitates()

    def _ask_machine(self) -> None:
        pending = self.match.pending
        if pending is None or self.match.seats[pending.seat].is_human or self._only_answer() is not None:
            return
        if self._asked_at != self._at:
            self._ask(pending)
        if self._reply is None:
            self._reply = self._worker.poll()
        if self._reply is not None and not self._behind():
            opens = self.match.game.opens_action(pending)
            self._pondering = opens and self._ponders(self._at, self._reply.confidence)
            if not self._pondering:
                self._take(self._reply, pending)

    def _ask(self, pending: Pending) -> None:
        self._asked_at, self._reply = self._at, None
        self._worker.ask(self._at, pending.seat, self.match.history.events())

    def _take(self, reply: Reply, pending: Pending) -> None:
        """Submit a machine's answer, if allowed now."""
        command = reply.command
        refusal = None if command is None else self.match.refusal(command)
        if command is not None and refusal is None:
            self._go_on([self._done(command)])
        else:
            wrong = AgentError(f"Seat {pending.seat} answered {command!r} to {pending!r}: {refusal!r}.")
            self._fail(reply.error or wrong, pending)

    def _fail(self, error: Exception, pending: Pending) -> None:
        """Ask once more; after that, use a random legal answer."""
        _log.warning("an opponent failed at position %s: %s", self._at, error)
        self._worker.reset()
        if self._failed_at != self._at:
            self._failed_at = self._at
            self._ask(pending)
            self._observer.troubled(error)
        else:
            _log.warning("its answer is drawn by lot")
            legal = self.legal()
            self._go_on([self._done(legal[Dice(self._at).below(len(legal))])])

    def _forget(self) -> None:
        """Forget what was known about positions that no longer exist."""
        self._worker.drop()
        self._reply = None
        self._legal = (NOT_YET, ())
        self._told_at = self._asked_at = self._failed_at = NOT_YET

    def _tell_trouble(self) -> None:
        journal = self.match.journal
        if journal is not None and journal.trouble is not None and not self._troubled:
            self._troubled = True
            _log.warning("%s", journal.trouble)
            self._observer.troubled(SaveError(journal.trouble, SaveFault.UNWRITABLE))
