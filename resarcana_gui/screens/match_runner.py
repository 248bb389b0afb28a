"""Runs a match for a window: asks the machines, takes their answers once the display has caught up, and tells an
observer what happens. It knows no game, and never blocks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from resarcana_gui.agents.worker import Worker
from resarcana_gui.kernel.chance import Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.state import State
from resarcana_gui.match.errors import AgentError, SaveError, SaveFault
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.match.seat import Seat
from resarcana_gui.match.undo import UndoState
from resarcana_gui.screens.machine_requests import NOT_YET, MachineRequest, MachineRequests, most_workers

_log = logging.getLogger(__name__)


class MatchObserver(Protocol):
    """Is told what happens. While it is called, everything in the runner refers to the current table."""

    def happened(self, steps: Sequence[Step]) -> None:
        """These commands were carried out, in order, as the truth knows them (see Event.seen_by)."""
        ...

    def rewound(self, at: int) -> None:
        """Everything after a position was undone, or everything up to it was redone."""
        ...

    def asks(self) -> None:
        """A new question is open, for the same seat or another, or the game is over."""
        ...

    def failed(self, error: Exception) -> None:
        """Something went wrong, and the match continues: SaveError when it is no longer saved, its message one
        sentence for the player; AgentError or WorkerError, whose messages are for the log, when an opponent failed."""
        ...


@dataclass
class _OpenQuestions:
    """What has been computed about the questions that are open at a position, by seat."""

    at: int
    waiting: Sequence[int]
    """The seats that may answer."""
    people: Sequence[int] = ()
    """The seats of people among them."""
    legal: dict[int, Sequence[Command]] = field(default_factory=dict)
    opens: dict[int, bool] = field(default_factory=dict)
    """Whether answering begins an action."""
    single: dict[int, Command | None] = field(default_factory=dict)
    """The answer, where there is only one; None where there are more."""


class MatchRunner:
    """Runs one match, from its current position.

    Several seats may be asked at once. Then machines think while people answer, and people at one screen are asked
    one after the other, the viewer first. A machine's answer to such a question waits until all people have
    answered: nothing changes while they choose, and they can take their answers back until the machines' answers
    reveal them.
    """

    def __init__(
        self,
        match: Match,
        make_worker: Callable[[], Worker],
        observer: MatchObserver,
        animating: Callable[[], bool] = lambda: False,
        auto_answers: Callable[[], bool] = lambda: True,
        undo_open: Callable[[], bool] = lambda: False,
        shows_thinking: Callable[[int, float | None], bool] = lambda at, confidence: False,
        viewer: Callable[[], int | None] = lambda: None,
        max_workers: int | None = None,
        auto_pass: Callable[[int], Command | None] = lambda seat: None,
    ) -> None:
        """`make_worker` makes the workers that machines think in, at most `max_workers`; the runner closes them when
        it is closed. `animating` says whether the display is still showing what happened: machines' answers wait for
        it, people's never do. `auto_answers` says whether questions to people with a single answer are answered
        automatically. `shows_thinking` says whether a machine is still to appear to think about what opens an
        action, by the position and how clear its answer was to it; it is only called once the display has caught up.
        `undo_open` says whether the last player may still undo: until then, no other seat is answered for
        automatically. `viewer` is the person at the screen, if there is one. `auto_pass` is the answer that is given
        automatically at a person's own turn, if there is one: it is their only one. Nothing happens before the first
        `update`."""
        self.match: Final = match
        self.paused = False
        """While this is set, no machine is asked, no machine's answer is taken, and no question is answered
        automatically."""
        self._observer = observer
        self._animating = animating
        self._auto_answers = auto_answers
        self._undo_open = undo_open
        self._shows_thinking = shows_thinking
        self._auto_pass = auto_pass
        self._taken_back_to = NOT_YET
        """Where the last undo or redo led: nobody passes automatically there, so that the next undo goes further
        back."""
        self._seeming_to_think: int | None = None
        """The seat of a machine that only appears to think."""
        self._viewer = viewer
        self._requests = MachineRequests(match, make_worker, most_workers() if max_workers is None else max_workers)
        self._cached = _OpenQuestions(NOT_YET, ())
        self._announced_at = NOT_YET
        self._save_error_reported = False

    # ------------------------------------------------------------------------------------------------ queries

    @property
    def asked(self) -> Seat | None:
        """The seat that is asked now, a person's if there is one; None when the game is over."""
        person = self.asked_person
        asked = next(iter(self.match.waiting), None) if person is None else person
        return None if asked is None else self.match.seats[asked]

    @property
    def asked_person(self) -> int | None:
        """The seat of the person to answer now, the viewer's if it is among them; None when only machines are asked,
        or nobody."""
        people, viewer = self._open_questions().people, self._viewer()
        return viewer if viewer in people else next(iter(people), None)

    @property
    def thinking(self) -> int | None:
        """The seat of the first machine that is thinking, or appears to; None when none is."""
        return next(self._requests.thinking(), self._seeming_to_think)

    def view(self, seat: int) -> State:
        """Return what a seat sees now. Raises ValueError when there is no such seat."""
        return self.match.view(seat)

    def legal(self, seat: int | None = None) -> Sequence[Command]:
        """Return every answer of a seat to the question that it may answer now, computed once for each question. By
        default, the seat is that of the person to answer, or else the first one asked."""
        questions = self._open_questions()
        asked = seat if seat is not None else self.asked_person
        if asked is None:
            asked = next(iter(questions.waiting), 0)
        if asked not in questions.legal:
            questions.legal[asked] = self.match.legal_for(asked)
        return questions.legal[asked]

    def refusal(self, command: Command) -> Refusal | None:
        """Return why this command cannot be carried out now; None when it can."""
        return self.match.refusal(command)

    def undo_state(self) -> UndoState:
        """Return how far back the person who acted last may go, and why no further."""
        return self.match.undo_stack.reach()

    # ------------------------------------------------------------------------------------------------ commands

    def update(self) -> None:
        """Advance whatever can advance. Call it every frame."""
        if not self.paused:
            self._advance([])
            self._update_machines()

    def submit(self, command: Command) -> Refusal | None:
        """Submit a person's command. Return why it was refused, in which case nothing has happened, or None. Raises
        ValueError for a command that is a machine's to give."""
        refusal = self.match.refusal(command)
        if refusal is None:
            if not self.match.seats[command.seat].is_human:
                raise ValueError("a machine answers this question")
            self._advance([self._done(command)])
        return refusal

    def undo(self, at: int | None = None) -> int:
        """Go back to one of the points of `undo_state`, by default the latest. Return the position reached. Thinking
        machines drop their questions. Raises UndoError."""
        reached = self.match.undo_stack.undo(at)
        self._rewound(reached)
        return reached

    def redo(self) -> int:
        """Redo what was undone last. Return the position reached. Raises UndoError when there is nothing to redo."""
        reached = self.match.undo_stack.redo()
        self._rewound(reached)
        return reached

    def close(self) -> None:
        """Stop: no machine thinks any more."""
        self.paused = True
        self._requests.close()

    # ----------------------------------------------------------------------------------------------- details

    @property
    def _at(self) -> int:
        return len(self.match.history.steps)

    def _done(self, command: Command) -> Step:
        self.match.submit(command)
        self._seeming_to_think = None
        return self.match.history.steps[-1]

    def _advance(self, steps: list[Step]) -> None:
        """Give every automatic answer that is due after these steps, and tell the observer what is new."""
        while not self.paused and (command := self._next_auto_answer()) is not None:
            steps.append(self._done(command))
        if steps:
            self._observer.happened(steps)
        self._report_save_error()
        if self._announced_at != self._at:
            self._announced_at = self._at
            self._observer.asks()

    def _next_auto_answer(self) -> Command | None:
        """Return the next answer to be given automatically now, if there is one."""
        for seat in self._open_questions().waiting:
            command = self._auto_answer(seat)
            if command is not None and not self._waits_for_undo(command):
                return command
        return None

    def _auto_answer(self, seat: int) -> Command | None:
        """Return the answer to be given automatically, if a seat's question has only one. There is none where it
        opens an action: that is a player's turn, and skipping it would tell the others what is in a hand, except
        when the seat passes and that tells nothing."""
        human = self.match.seats[seat].is_human
        if self._opens(seat):
            passes = self._auto_pass(seat) if human else None
            return passes if passes is not None and self._taken_back_to != self._at else None
        return self._only_answer(seat) if not human or self._auto_answers() else None

    def _only_answer(self, seat: int) -> Command | None:
        """Return a seat's answer if there is only one, computed once for each question."""
        questions = self._open_questions()
        if seat not in questions.single:
            legal = self.legal(seat)
            questions.single[seat] = legal[0] if len(legal) == 1 else None
        return questions.single[seat]

    def _opens(self, seat: int) -> bool:
        """Return whether a seat that is asked begins an action."""
        questions = self._open_questions()
        if seat not in questions.opens:
            pending = self.match.pending_for(seat)
            questions.opens[seat] = pending is not None and self.match.game.opens_action(pending)
        return questions.opens[seat]

    def _open_questions(self) -> _OpenQuestions:
        """Return what has been computed about the current questions."""
        if self._cached.at != self._at:
            waiting, seats = self.match.waiting, self.match.seats
            self._cached = _OpenQuestions(self._at, waiting, [seat for seat in waiting if seats[seat].is_human])
        return self._cached

    def _waits_for_undo(self, command: Command) -> bool:
        """Return whether an automatic answer waits because somebody else may still undo."""
        steps = self.match.history.steps
        return bool(steps) and steps[-1].seat != command.seat and self._undo_open()

    def _update_machines(self) -> None:
        """Ask the machines, and take the first one's answer once it is there and need not wait any longer."""
        questions = self._open_questions()
        machines = [
            seat for seat in questions.waiting if seat not in questions.people and self._auto_answer(seat) is None
        ]
        self._requests.update(machines)
        request = self._requests.of(machines[0]) if machines else None
        if request is None or request.reply is None or self._animating() or self._waits_for_people(request):
            return
        opens = self.match.game.opens_action(request.pending)
        seems_to_think = opens and self._shows_thinking(request.at, request.reply.confidence)
        self._seeming_to_think = request.seat if seems_to_think else None
        if not seems_to_think:
            self._take(request)

    def _waits_for_people(self, request: MachineRequest) -> bool:
        """Return whether an answer waits for people who are asked at the same time."""
        return request.pending.SIMULTANEOUS and self.asked_person is not None

    def _take(self, request: MachineRequest) -> None:
        """Submit a machine's answer, if allowed now."""
        assert request.reply is not None
        command = request.reply.command
        refusal = None if command is None else self.match.refusal(command)
        if command is not None and refusal is None:
            self._advance([self._done(command)])
        else:
            wrong = AgentError(f"Seat {request.seat} answered {command!r} to {request.pending!r}: {refusal!r}.")
            self._fail(request.reply.error or wrong, request)

    def _fail(self, error: Exception, request: MachineRequest) -> None:
        """Ask once more; after that, use a random legal answer."""
        _log.warning("an opponent failed at position %s: %s", self._at, error)
        if not request.failed:
            self._requests.ask_again(request)
            self._observer.failed(error)
        else:
            _log.warning("its answer is drawn by lot")
            legal = self.legal(request.seat)
            self._advance([self._done(legal[Dice(self._at).below(len(legal))])])

    def _rewound(self, reached: int) -> None:
        """Discard what was known about positions, which no longer mean the same, and continue."""
        self._requests.forget()
        self._seeming_to_think = None
        self._cached = _OpenQuestions(NOT_YET, ())
        self._announced_at = NOT_YET
        self._taken_back_to = reached
        self._observer.rewound(reached)
        self._advance([])

    def _report_save_error(self) -> None:
        journal = self.match.journal
        if journal is not None and journal.trouble is not None and not self._save_error_reported:
            self._save_error_reported = True
            _log.warning("%s", journal.trouble)
            self._observer.failed(SaveError(journal.trouble, SaveFault.UNWRITABLE))
