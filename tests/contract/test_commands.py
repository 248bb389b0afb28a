"""What is offered is accepted; everything else is refused, with a reason, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resarcana_gui.kernel.chance import Chance, Dice
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.record import Value
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.kernel.session import Session
from tests.contract.entries import Entry
from tests.contract.random_tables import played, strided

STRANGE = 40
"""Strange commands tried at each moment."""
ENOUGH = 20
"""Offered commands tried at each moment."""


def test_every_offered_command_is_accepted_and_offered_once(entry: Entry, seed: int) -> None:
    for session, _ in played(entry, seed):
        legal = session.legal()
        assert bool(legal) == (session.pending is not None)
        assert len(set(legal)) == len(legal)
        for command in legal[:: 1 + len(legal) // ENOUGH]:
            assert session.refusal(command) is None, command


def test_every_offered_command_can_be_done(entry: Entry, seed: int) -> None:
    for session, _ in strided(entry, seed):
        legal = session.legal()
        for command in legal[:: 1 + len(legal) // ENOUGH]:
            entry.game.apply(session.state.clone(), command, Dice(seed))


def test_only_the_asked_seat_is_offered_commands(entry: Entry, seed: int) -> None:
    for session, _ in played(entry, seed):
        pending = session.pending
        assert pending is None or {command.seat for command in session.legal()} == {pending.seat}


def test_every_other_command_is_refused_with_a_reason_and_nothing_changes(entry: Entry, seed: int) -> None:
    strange = Strange(entry.game, Dice(f"strange {seed}"))
    for session, _ in strided(entry, seed):
        legal = {command for seat in session.waiting for command in session.legal_for(seat)}
        strange.learn(legal)
        before, mark, told = session.state.facts(), session.chance.mark(), len(session.events)
        for command in strange.commands():
            if command not in legal:
                assert_refused(session, command)
        assert (session.state.facts(), session.chance.mark(), len(session.events)) == (before, mark, told)


def test_a_finished_game_refuses_every_command_it_ever_offered(entry: Entry, seed: int) -> None:
    offered: set[Command] = set()
    session = None
    for session, _ in played(entry, seed):
        offered.update(session.legal())
    assert session is not None and not session.legal()
    for command in offered:
        assert_refused(session, command)


def test_the_asked_seat_is_offered_the_same_from_its_view_as_from_the_truth(entry: Entry, seed: int) -> None:
    for session, _ in played(entry, seed):
        pending = session.pending
        if pending is not None:
            view = session.observe(pending.seat)
            assert list(entry.game.legal(view)) == list(session.legal())
            assert entry.game.pending(view) == pending


def test_refusals_are_the_same_from_the_view_as_from_the_truth(entry: Entry, seed: int) -> None:
    strange = Strange(entry.game, Dice(f"views {seed}"))
    for session, _ in strided(entry, seed):
        strange.learn(set(session.legal()))
        if session.pending is not None:
            view = session.observe(session.pending.seat)
            own = [each for each in strange.commands() if each.seat not in session.waiting[1:]]
            for command in own:  # what another seat that is asked as well may answer, only that seat can tell
                found, true = entry.game.refusal(view, command), session.refusal(command)
                assert (found is None) == (true is None), command


def assert_refused(session: Session, command: Command) -> None:
    refusal = session.refusal(command)
    assert refusal is not None, f"{command} is not offered, but accepted"
    assert refusal.code
    with pytest.raises(Refused):
        session.submit(command)


class Strange:
    """Makes commands that are well formed, and mostly wrong: fields of offered ones changed to values that the same
    field had elsewhere, or to numbers nearby and far off."""

    def __init__(self, game: Game, dice: Chance) -> None:
        self._game = game
        self._dice = dice
        self._known: list[Command] = []
        self._values: dict[tuple[type[Command], int], dict[Value, None]] = {}

    def learn(self, commands: set[Command]) -> None:
        for command in sorted(commands, key=repr):
            self._known.append(command)
            for at, value in enumerate(command.data()):
                self._values.setdefault((type(command), at), {})[value] = None

    def commands(self) -> Iterator[Command]:
        """The latest ones given by every other seat, and some with one or two fields changed."""
        for command in self._known[-STRANGE:]:
            yield command
        for _ in range(STRANGE if self._known else 0):
            command = self._changed(self._known[self._dice.below(len(self._known))])
            yield from self._writable(command)

    def _changed(self, command: Command) -> Command:
        data = list(command.data())
        for _ in range(1 + self._dice.below(2)):
            at = self._dice.below(len(data))
            choices = self._choices(type(command), at, data[at])
            data[at] = choices[self._dice.below(len(choices))]
        return type(command)(*data)  # type: ignore[arg-type]

    def _choices(self, kind: type[Command], at: int, value: Value) -> list[Value]:
        seen = list(self._values[kind, at])
        if isinstance(value, int):
            return [*seen, value + 1, value - 1, -1, 0, 1, 99, 1 << 40]
        if isinstance(value, tuple):
            return [*seen, (), value + value, value[1:], tuple(item + 1 for item in value)]
        return seen

    def _writable(self, command: Command) -> Iterator[Command]:
        """Only what the codec can write and read could ever come in from outside."""
        try:
            yield self._game.codec.read_command(self._game.codec.write(command))
        except (KeyError, ValueError):
            return
