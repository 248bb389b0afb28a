"""A table at which the contract is tested: random answers, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.session import Session
from resarcana_gui.kernel.state import State
from tests.contract.entries import Entry

LONGEST = 5_000


def begun(entry: Entry, seed: int) -> Session:
    return Session.start(entry.game, entry.options, f"contract {seed}")


Moment = tuple[Session, list[Event]]
"""The session after a command or the setup, and the events that led to it."""


def playing(entry: Entry, seed: int) -> Iterator[Moment]:
    """A game played with random answers; one session moves on."""
    session, dice = begun(entry, seed), Dice(f"answers {seed}")
    yield session, list(session.events)
    for _ in range(LONGEST):
        if session.pending is None:
            return
        yield session, session.submit(any_of(session.legal(), dice))
    raise AssertionError(f"{entry.name} did not end within {LONGEST} commands")


@lru_cache(maxsize=2)
def played(entry: Entry, seed: int) -> tuple[Moment, ...]:
    """The same game, with a session of its own for every moment. It is played once and shared, so nobody may play in
    it."""
    return tuple((_as_it_is(session, seed), events) for session, events in playing(entry, seed))


def _as_it_is(session: Session, seed: int) -> Session:
    chance = session.game.chance(session.options, f"contract {seed}", session.chance.mark())
    return Session(session.game, session.options, session.state.clone(), chance, list(session.events))


def strided(entry: Entry, seed: int) -> Iterator[Moment]:
    """As `played`, but only every few commands, at varying intervals, for slow checks."""
    for at, moment in enumerate(played(entry, seed)):
        if at % entry.stride == seed % entry.stride:
            yield moment


def any_of(commands: object, dice: Chance) -> Command:
    assert isinstance(commands, list | tuple) and commands
    command = commands[dice.below(len(commands))]
    assert isinstance(command, Command)
    return command


def play_on(game: Game, state: State, chance: Chance, commands: int = LONGEST) -> int:
    """Random answers without a log; how many were given before the game ended or the number was reached."""
    for count in range(commands):
        legal = game.legal(state)
        if not legal:
            return count
        game.apply(state, any_of(legal, chance), chance)
    return commands
