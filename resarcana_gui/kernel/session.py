"""A session: one table of one game. Commands reach a table only through it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.codec import JsonObject
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game, Options, OptionsError, Outcome
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.refusal import Refusal, Refused
from resarcana_gui.kernel.state import EVERYONE, State


class Session:
    """The truth of one table. Commands go in, events come out; a refused command changes nothing.

    Commands may be given as objects from `legal` or as plain mappings (see `Codec.write`).
    """

    def __init__(self, game: Game, options: Options, state: State, chance: Chance, events: list[Event]) -> None:
        """For callers that already have a state; use `start` otherwise."""
        self.game: Final = game
        self.options: Final = options
        self.chance = chance
        self.state = state
        self.events = events
        state.log = events

    @classmethod
    def start(cls, game: Game, options: Options, chance: Chance | int | str) -> Session:
        """Return a session with a new table. Chance may be given as a seed, which is a number or a text. Raises
        OptionsError."""
        complete = game.complete(options)
        source = chance if isinstance(chance, Chance) else game.chance(complete, _seed(chance))
        session = cls(game, complete, game.blank(complete, EVERYONE), source, [])
        game.begin(session.state, complete, source)
        return session

    @property
    def pending(self) -> Pending | None:
        """The open question; None when the game is over."""
        return self.game.pending(self.state)

    @property
    def waiting(self) -> Sequence[int]:
        """The seats that may answer now, starting with the one that `pending` asks; empty when the game is over."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return self.game.outcome(self.state)

    def legal(self) -> Sequence[Command]:
        """Return every answer to the open question."""
        return self.game.legal(self.state)

    def pending_for(self, seat: int) -> Pending | None:
        """Return the question that this seat may answer now; None when it is not asked."""
        return self.game.pending_for(self.state, seat)

    def legal_for(self, seat: int) -> Sequence[Command]:
        """Return every answer of this seat to the question that it may answer now."""
        return self.game.legal_for(self.state, seat)

    def offered(self) -> list[Command]:
        """Return every answer that may be given now: those of the first seat that may answer, then those of any
        others."""
        return [command for seat in self.waiting for command in self.legal_for(seat)]

    def refusal(self, command: Command | Mapping[str, object]) -> Refusal | None:
        """Return why this command cannot be carried out now; None when it can."""
        return self.game.refusal(self.state, self._command(command))

    def submit(self, command: Command | Mapping[str, object]) -> list[Event]:
        """Submit a command and return the resulting events. Raises Refused (nothing has changed), or CodecError for
        a mapping that is not a command of this game."""
        wanted = self._command(command)
        refusal = self.game.refusal(self.state, wanted)
        if refusal is not None:
            raise Refused(refusal)
        before = len(self.events)
        self.game.apply(self.state, wanted, self.chance)
        return self.events[before:]

    def find(self, **fields: object) -> list[Command]:
        """Return the answers, of every seat that may answer now, that have these fields, as `legal_data` writes
        them. Raises CodecError for fields that no command has."""
        wanted = self.game.codec.normalized(fields)
        return [command for command in self.offered() if self._has(command, wanted)]

    def find_one(self, **fields: object) -> Command:
        """Return the only answer that has these fields. Raises CodecError, and LookupError, which lists the answers,
        when none or several match."""
        found = self.find(**fields)
        if len(found) != 1:
            listed = [self.game.codec.write(command) for command in found or self.offered()]
            raise LookupError(f"{len(found)} answers to {self.question_data()} have {fields}: {listed}")
        return found[0]

    def do(self, **fields: object) -> list[Event]:
        """Submit the only answer that has these fields. Raises what `find_one` raises."""
        return self.submit(self.find_one(**fields))

    def play(self, choose: Callable[[Sequence[Command]], Command], until: Callable[[Pending], bool]) -> Pending | None:
        """Answer every question until `until` accepts one or the game is over. Return the open question then."""
        while (pending := self.pending) is not None and not until(pending):
            self.submit(choose(self.legal()))
        return pending

    def observe(self, seat: int) -> State:
        """Return what a seat sees. Raises ValueError when there is no such seat."""
        if not 0 <= seat < self.state.seats:
            raise ValueError(f"There is no seat {seat}.")
        return self.game.observe(self.state, seat)

    def sample(self, seat: int, chance: Chance | int | str) -> State:
        """Return a possible truth behind what a seat sees. The chance is the caller's own, never this table's."""
        source = chance if isinstance(chance, Chance) else Dice(chance)
        return self.game.sample(self.observe(seat), source)

    def question_data(self) -> JsonObject | None:
        """Return the open question as plain data; None when the game is over."""
        pending = self.pending
        return None if pending is None else self.game.codec.write(pending)

    def legal_data(self) -> list[JsonObject]:
        """Return every answer to the open question as plain data."""
        return [self.game.codec.write(command) for command in self.legal()]

    def _has(self, command: Command, wanted: JsonObject) -> bool:
        written = self.game.codec.write(command)
        return all(written.get(name) == value for name, value in wanted.items())

    def _command(self, command: Command | Mapping[str, object]) -> Command:
        return command if isinstance(command, Command) else self.game.codec.read_command(command)


def _seed(seed: object) -> int | str:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise OptionsError(f"A seed is a whole number or a text, not {seed!r}.")
    return seed


def replay(game: Game, options: Options, events: Sequence[Event], viewer: int) -> State:
    """Fold events into a table and return it: the truth for EVERYONE, otherwise what that seat may see of the
    events."""
    state = game.blank(options, viewer)
    for event in events:
        (event if viewer == EVERYONE else event.seen_by(viewer)).fold(state)
    return state
