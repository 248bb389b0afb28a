"""A match: a table, its players, and everything that happens at it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Agent, Budget
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal, Refused
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from resarcana_gui.match.errors import AgentError, UndoError
from resarcana_gui.match.history import Action, History, Step
from resarcana_gui.match.journal import Journal
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.save_lines import (
    LONGEST_SEED,
    MatchOrigin,
    first_lines,
    is_seed,
    outcome_line,
    step_line,
    undo_line,
)
from resarcana_gui.match.seat import LONGEST_NAME, Seat, is_name
from resarcana_gui.match.sharing import text_of
from resarcana_gui.match.undo import OVER, START, UndoState, undo_state

Clock = Callable[[], float]


class Match:
    """One table with its players. People, machines and replays submit the same commands through `submit`.

    Nobody gets the truth: `view` gives what a seat sees, and agents get no more."""

    def __init__(self, history: History, origin: MatchOrigin, journal: Journal | None, clock: Clock) -> None:
        """Used by `start`, `resume` and `branch`; call those instead."""
        self.game: Final = history.game
        self.seats: Final = origin.seats
        self.history: Final = history
        self.journal = journal
        self.exercise = False
        """Whether everything may be taken back, whatever was revealed or won meanwhile: lessons and puzzles are to be
        tried out."""
        self.unaided = False
        """Whether nobody advises: a puzzle is to be solved alone."""
        self._origin = origin
        self._clock = clock
        self._session = self._at(len(history.steps))
        self._since = clock()
        self._undone: list[tuple[Step, ...]] = []
        """What was undone and can be redone, the latest last."""
        self._found: tuple[Step | None, UndoState] = (None, UndoState((), START))
        """How far undo may go back after a step, computed once for each."""

    @classmethod
    def start(
        cls,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        seed: int | str,
        *,
        path: Path | None = None,
        fast: bool = False,
        clock: Clock = time.monotonic,
    ) -> Match:
        """Set up a table; with a path it is saved there as it goes (see Journal.create for `fast`).

        Raises SaveError, and OptionsError, also when the number of players differs from the number of seats or a save
        could not hold the seed."""
        _check_seed(seed)
        session = Session.start(game, {"seats": len(seats), **options}, seed)
        _check_seats(session.state.seats, seats)
        history = History(game, dict(session.options), tuple(session.events), session.chance.mark())
        return cls.opened(history, MatchOrigin(tuple(seats), seed), path, fast, clock)

    @classmethod
    def opened(
        cls, history: History, origin: MatchOrigin, path: Path | None, fast: bool = False, clock: Clock = time.monotonic
    ) -> Match:
        """A match with a history, and a new journal containing all of it. Raises SaveError."""
        journal = Journal.create(path, first_lines(history, origin), fast) if path is not None else None
        match = cls(history, origin, journal, clock)
        match._maybe_write_outcome(_now())
        return match

    @classmethod
    def resume(
        cls,
        saved: SavedMatch,
        agents: Mapping[int, Agent],
        *,
        journaled: bool = True,
        fast: bool = False,
        clock: Clock = time.monotonic,
    ) -> Match:
        """Continue a save, in its own file unless told not to write, with these agents by seat. Chance continues where
        it was. A file of an earlier version is rewritten in today's form. Raises SaveError when the file cannot be
        written."""
        seats = tuple(replace(seat, agent=agents.get(at)) for at, seat in enumerate(saved.origin.seats))
        origin = MatchOrigin(seats, saved.origin.seed)
        journal = _reopened(saved, origin, fast) if journaled else None
        match = cls(saved.history, origin, journal, clock)
        if not saved.closed or saved.outdated:
            match._maybe_write_outcome(saved.ended if saved.closed else _now())
        return match

    @property
    def pending(self) -> Pending | None:
        """The open question; none when the game is over."""
        return self._session.pending

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that may answer now, beginning with the one that `pending` asks; none when the game is over."""
        return self._session.waiting

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; none while it goes on."""
        return self._session.outcome

    @property
    def asked(self) -> Seat | None:
        """The player to answer; none when the game is over."""
        pending = self.pending
        return None if pending is None else self.seats[pending.seat]

    def legal(self) -> Sequence[Command]:
        """Every answer to the open question."""
        return self._session.legal()

    def pending_for(self, seat: int) -> Pending | None:
        """The question that this seat may answer now; none when it is not asked."""
        return self._session.pending_for(seat)

    def legal_for(self, seat: int) -> Sequence[Command]:
        """Every answer of this seat to the question that it may answer now."""
        return self._session.legal_for(seat)

    def legal_data(self) -> list[JsonObject]:
        """Every answer to the open question as plain data."""
        return self._session.legal_data()

    def question_data(self) -> JsonObject | None:
        """The open question as plain data."""
        return self._session.question_data()

    def refusal(self, command: Command | Mapping[str, object]) -> Refusal | None:
        """Why this command cannot be done now; none when it can. Raises CodecError for a mapping that is not a
        command."""
        return self._session.refusal(command)

    def find(self, **fields: object) -> list[Command]:
        """The answers to the open question that have these fields (see Session.find). Raises CodecError."""
        return self._session.find(**fields)

    def do(self, **fields: object) -> list[Event]:
        """Submit the one answer that has these fields. Raises LookupError, listing the answers, when none or several
        match, and CodecError."""
        return self.submit(self._session.find_one(**fields))

    def view(self, seat: int) -> State:
        """What a seat sees now. Raises ValueError when there is no such seat."""
        return self._session.observe(seat)

    def progress(self) -> dict[str, int]:
        """The game's public numbers that show its progress."""
        return dict(self.game.progress(self._session.state))

    def submit(self, command: Command | Mapping[str, object]) -> list[Event]:
        """Submit a command, whoever gives it; returns the resulting events. Raises Refused, or CodecError for a mapping
        that is not a command of this game; then nothing has changed."""
        wanted = command if isinstance(command, Command) else self.game.codec.read_command(command)
        step = self._carry_out(wanted)
        self._undone.clear()
        return list(step.events)

    def ask_agent(self, budget: Budget) -> list[Event]:
        """Let the first machine opponent that may answer do so. Raises AgentError when its answer is refused, and
        ValueError when no machine is asked."""
        number = next((seat for seat in self.waiting if self.seats[seat].agent is not None), None)
        pending = None if number is None else self.pending_for(number)
        seat = None if number is None else self.seats[number]
        if pending is None or seat is None or seat.agent is None:
            raise ValueError("no machine opponent is asked now")
        command = seat.agent.choose(self.view(pending.seat), pending, budget)
        try:
            return self.submit(command)
        except Refused as error:
            raise AgentError(f"{seat.name} answered {command!r} to {pending!r}: {error.refusal!r}.") from error

    def choices(self, seat: int) -> list[int]:
        """The positions at which a seat answered and had a choice by what it saw: what it did, and how."""
        return [at for at in range(len(self.history.steps)) if self.history.had_choice(at, seat)]

    def undo_state(self) -> UndoState:
        """How far back the person who acted last may undo, and why no further. What machines did since is undone with
        it, unless it revealed something."""
        if self.pending is None and not self.exercise:
            return UndoState((), OVER)
        steps = self.history.steps
        if not steps:
            return UndoState((), START)
        if self._found[0] is not steps[-1]:
            people = frozenset(at for at, seat in enumerate(self.seats) if seat.is_human)
            self._found = steps[-1], undo_state(self.history, people, self._chose, anything=self.exercise)
        return self._found[1]

    def undo(self, at: int | None = None) -> int:
        """Go back to one of the points of `undo_state`, by default the latest; returns the position reached. Raises
        UndoError."""
        allowed = self.undo_state()
        target = allowed.points[-1] if at is None and allowed.possible else at
        if target is None or target not in allowed.points:
            raise UndoError(allowed.stop)
        self._undone.append(tuple(self.history.steps[target:]))
        self.history.cut(target)
        self._session = self._at(target)
        self._since = self._clock()
        if self.journal is not None:
            self.journal.write(undo_line(target, self.progress()))
        return target

    @property
    def undone(self) -> Sequence[Step]:
        """What `redo` would redo; nothing when something else was done since the undo."""
        return self._undone[-1] if self._undone else ()

    def redo(self) -> int:
        """Redo what was undone last, with the others' answers; returns the position reached. Chance is where it was, so
        the outcome is the same. The journal records it as if for the first time, so that the save is valid at any
        moment. Raises UndoError when there is nothing to redo."""
        if not self._undone:
            raise UndoError(START)
        for step in self._undone.pop():
            self._carry_out(step.command, step.seconds)
        return len(self.history.steps)

    def in_action(self) -> bool:
        """Whether an action is in progress, so that it can be cancelled (by `undo`)."""
        pending = self.pending
        return bool(self.history.steps) and pending is not None and not self.game.opens_action(pending)

    def actions(self) -> list[Action]:
        """What happened since the setup, action by action."""
        return self.history.actions()

    def branch(
        self, at: int, seats: Sequence[Seat], *, seed: int | str | None = None, path: Path | None = None
    ) -> Match:
        """A separate match that continues from a position of this one. Chance continues the same unless a seed is
        given. Raises ValueError for a position that does not exist, OptionsError for a different number of players or
        an invalid seed, and SaveError."""
        if not 0 <= at <= len(self.history.steps):
            raise ValueError(f"there is no position {at}")
        _check_seats(len(self.seats), seats)
        new_seed = self._origin.seed if seed is None else seed
        _check_seed(new_seed)
        return Match.opened(self.history.branched(at, seed is not None), MatchOrigin(tuple(seats), new_seed), path)

    def shared(self, at: int) -> str:
        """A position as a short text; `shared_match` reads it. Raises ShareError."""
        return text_of(self.history, self._origin, at)

    def _at(self, at: int) -> Session:
        chance = self.game.chance(self.history.options, self._origin.seed, self.history.mark(at))
        return Session(self.game, self.history.options, self.history.state(at), chance, self.history.events(at))

    def _carry_out(self, command: Command, seconds: float | None = None) -> Step:
        """Submit a command that took this long; by default, the time since the last one. Raises Refused."""
        pending = self.pending_for(command.seat)
        opens = pending is not None and self.game.opens_action(pending)
        events = self._session.submit(command)
        took = self._seconds()
        step = Step(command, opens, tuple(events), self._session.chance.mark(), took if seconds is None else seconds)
        self.history.steps.append(step)
        self._write_step(step)
        return step

    def _chose(self, at: int) -> bool:
        """Whether a seat had a choice at a position: always on its turn, otherwise when there was more than one
        answer."""
        step = self.history.steps[at]
        return step.opens or len(self.game.legal_for(self.history.state(at), step.seat)) > 1

    def _seconds(self) -> float:
        now = self._clock()
        seconds, self._since = round(now - self._since, 3), now
        return seconds

    def _write_step(self, step: Step) -> None:
        if self.journal is not None:
            self.journal.write(step_line(self.history, step, self.progress()))
            self._maybe_write_outcome(_now())

    def _maybe_write_outcome(self, ended: float | None) -> None:
        outcome = self.outcome
        if self.journal is not None and outcome is not None:
            self.journal.write(outcome_line(outcome, ended))


def _now() -> float:
    """When a game ends that ends now, in seconds since 1970."""
    return round(time.time())


def _reopened(saved: SavedMatch, origin: MatchOrigin, fast: bool) -> Journal:
    size = saved.intact + saved.torn
    if saved.outdated:
        return Journal.rewrite(saved.path, size, first_lines(saved.history, origin), fast)
    return Journal.reopen(saved.path, size, saved.intact, saved.crc, fast)


def _check_seed(seed: object) -> None:
    if not is_seed(seed):
        raise OptionsError(f"A seed is a whole number or a text of at most {LONGEST_SEED} digits or characters.")


def _check_seats(places: int, seats: Sequence[Seat]) -> None:
    if places != len(seats):
        raise OptionsError(f"The table has {places} seats, but there are {len(seats)} players.")
    if not all(is_name(seat.name) for seat in seats):
        raise OptionsError(f"A player's name must have 1 to {LONGEST_NAME} printable characters.")
