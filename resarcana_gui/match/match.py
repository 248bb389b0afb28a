"""A match: a table, its players, and everything that happens at it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from resarcana_gui.agents.agent import Agent
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from resarcana_gui.match.history import History, Step
from resarcana_gui.match.journal import Clock, Journal, MatchRecorder
from resarcana_gui.match.load import SavedMatch
from resarcana_gui.match.save_lines import LONGEST_SEED, MatchOrigin, first_lines, is_seed
from resarcana_gui.match.seat import LONGEST_NAME, Seat, is_name
from resarcana_gui.match.sharing import text_of
from resarcana_gui.match.undo import UndoStack


class Match:
    """One table with its players. People, machines and replays submit the same commands through `submit`.

    Nobody gets the truth: `view` returns what a seat sees, and agents get no more than that.
    """

    def __init__(self, history: History, origin: MatchOrigin, journal: Journal | None, clock: Clock) -> None:
        """Used by `start`, `resume` and `branch`; call those instead."""
        self.game: Final = history.game
        self.seats: Final = origin.seats
        self.history: Final = history
        self.journal = journal
        self.exercise = False
        """Whether everything may be undone, whatever was revealed or won meanwhile: lessons and puzzles are for
        trying things out."""
        self.unaided = False
        """Whether advice is switched off: a puzzle is to be solved alone."""
        self._origin = origin
        self._recorder = MatchRecorder(history, journal, clock)
        self._session = self._at(len(history.steps))
        self.undo_stack: Final = UndoStack(self)
        """What may be undone, and what may be redone."""

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
        """Set up a table. With a path, the match is saved there as it proceeds (see Journal.create for `fast`).

        Raises SaveError, and OptionsError, also when the number of players differs from the number of seats or when
        a save could not hold the seed.
        """
        _check_seed(seed)
        session = Session.start(game, {"seats": len(seats), **options}, seed)
        _check_seats(session.state.seats, seats)
        history = History(game, dict(session.options), tuple(session.events), session.chance.mark())
        return cls.with_history(history, MatchOrigin(tuple(seats), seed), path, fast, clock)

    @classmethod
    def with_history(
        cls, history: History, origin: MatchOrigin, path: Path | None, fast: bool = False, clock: Clock = time.monotonic
    ) -> Match:
        """Return a match with this history, and a new journal that contains all of it. Raises SaveError."""
        journal = Journal.create(path, first_lines(history, origin), fast) if path is not None else None
        match = cls(history, origin, journal, clock)
        match._recorder.write_outcome(match.outcome, _now())
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
        """Continue a save, in its own file unless told not to write, with these agents by seat. Chance continues
        where it was. A file of an earlier version is rewritten in today's form. Raises SaveError when the file
        cannot be written."""
        seats = tuple(replace(seat, agent=agents.get(at)) for at, seat in enumerate(saved.origin.seats))
        origin = MatchOrigin(seats, saved.origin.seed)
        journal = _reopened(saved, origin, fast) if journaled else None
        match = cls(saved.history, origin, journal, clock)
        if not saved.closed or saved.outdated:
            match._recorder.write_outcome(match.outcome, saved.ended if saved.closed else _now())
        return match

    @property
    def pending(self) -> Pending | None:
        """The open question; None when the game is over."""
        return self._session.pending

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that may answer now, starting with the one that `pending` asks; empty when the game is over."""
        return self._session.waiting

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self._session.outcome

    def legal(self) -> Sequence[Command]:
        """Return every answer to the open question."""
        return self._session.legal()

    def pending_for(self, seat: int) -> Pending | None:
        """Return the question that this seat may answer now; None when it is not asked."""
        return self._session.pending_for(seat)

    def legal_for(self, seat: int) -> Sequence[Command]:
        """Return every answer of this seat to the question that it may answer now."""
        return self._session.legal_for(seat)

    def refusal(self, command: Command | Mapping[str, object]) -> Refusal | None:
        """Return why this command cannot be carried out now; None when it can. Raises CodecError for a mapping that
        is not a command."""
        return self._session.refusal(command)

    def view(self, seat: int) -> State:
        """Return what a seat sees now. Raises ValueError when there is no such seat."""
        return self._session.observe(seat)

    def progress(self) -> dict[str, int]:
        """The game's public numbers that show its progress."""
        return dict(self.game.progress(self._session.state))

    def submit(self, command: Command | Mapping[str, object]) -> list[Event]:
        """Submit a command, from whichever player; return the resulting events. Raises Refused, or CodecError for a
        mapping that is not a command of this game; in both cases nothing has changed."""
        wanted = command if isinstance(command, Command) else self.game.codec.read_command(command)
        step = self.carry_out(wanted)
        self.undo_stack.forget_undone()
        return list(step.events)

    def carry_out(self, command: Command, seconds: float | None = None) -> Step:
        """Carry out a command that took this many seconds (by default, the time since the last one), for `submit`
        and for redoing. Raises Refused."""
        pending = self.pending_for(command.seat)
        opens = pending is not None and self.game.opens_action(pending)
        events = self._session.submit(command)
        took = self._recorder.seconds()
        step = Step(command, opens, tuple(events), self._session.chance.mark(), took if seconds is None else seconds)
        self.history.steps.append(step)
        self._recorder.write_step(step, self.progress())
        self._recorder.write_outcome(self.outcome, _now())
        return step

    def rewind(self, at: int) -> None:
        """Go back to a position and discard what came after it, for undoing."""
        self.history.truncate(at)
        self._session = self._at(at)
        self._recorder.write_rewound(at, self.progress())

    def in_action(self) -> bool:
        """Whether an action is in progress, so that it can be cancelled (by `undo`)."""
        pending = self.pending
        return bool(self.history.steps) and pending is not None and not self.game.opens_action(pending)

    def branch(
        self, at: int, seats: Sequence[Seat], *, seed: int | str | None = None, path: Path | None = None
    ) -> Match:
        """Return a separate match that continues from a position of this one. Chance continues the same unless a
        seed is given. Raises ValueError for a position that does not exist, OptionsError for a different number of
        players or an invalid seed, and SaveError."""
        if not 0 <= at <= len(self.history.steps):
            raise ValueError(f"there is no position {at}")
        _check_seats(len(self.seats), seats)
        new_seed = self._origin.seed if seed is None else seed
        _check_seed(new_seed)
        return Match.with_history(
            self.history.branched(at, seed is not None), MatchOrigin(tuple(seats), new_seed), path
        )

    def shared(self, at: int) -> str:
        """Return a position as a short text, which `shared_match` reads. Raises ShareError."""
        return text_of(self.history, self._origin, at)

    def _at(self, at: int) -> Session:
        chance = self.game.chance(self.history.options, self._origin.seed, self.history.mark(at))
        return Session(self.game, self.history.options, self.history.state(at), chance, self.history.events(at))


def _now() -> float:
    """Return the time, in seconds since 1970, as the end of a game that ends now."""
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
