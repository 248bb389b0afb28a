"""What has happened at a table, command by command. Log, undo, saves and replay all use the same object."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from resarcana_gui.kernel.chance import numbers_given
from resarcana_gui.kernel.command import Command
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import Game
from resarcana_gui.kernel.pending import Pending
from resarcana_gui.kernel.session import replay
from resarcana_gui.kernel.state import EVERYONE, State

STRIDE: Final = 16
"""A folded table is kept every so many commands."""
LONGEST_ANSWER: Final = 300.0
"""Seconds. A player who takes longer for one answer is assumed to have been away: only this much counts as playing
time."""


@dataclass(frozen=True)
class Step:
    """One command and its events."""

    command: Command
    opens: bool
    """Whether it began a new action (see Game.opens_action)."""
    events: tuple[Event, ...]
    mark: int
    """The position of chance afterwards (see Chance.mark)."""
    seconds: float = 0.0
    """How long the seat took, by the match's clock, including time when its player was away."""

    @property
    def seat(self) -> int:
        """The seat whose command it was."""
        return self.command.seat

    @property
    def played(self) -> float:
        """The seconds of it that count as playing time."""
        return min(self.seconds, LONGEST_ANSWER)

    def reveals(self) -> bool:
        """Return whether anything hidden was revealed."""
        return any(event.reveals() for event in self.events)

    def shows(self) -> bool:
        """Return whether the others saw something that only its seat had known."""
        return any(event.shows() for event in self.events)


@dataclass(frozen=True)
class Action:
    """The commands from one that opens an action up to the next that does; one entry of the log."""

    seat: int
    start: int
    """The number of commands before it."""
    steps: tuple[Step, ...]

    @property
    def events(self) -> list[Event]:
        """All its events, in order."""
        return [event for step in self.steps for event in step.events]


@dataclass
class History:
    """The setup and every step since. A position `at` is a number of commands: 0 is the table after the setup."""

    game: Game
    options: dict[str, object]
    """All options, including those that were left to the game."""
    setup: tuple[Event, ...]
    """The events of the setup as the truth, like those of all steps; `Event.seen_by` returns what a seat saw."""
    setup_mark: int
    """The position of chance after the setup."""
    steps: list[Step] = field(default_factory=list)
    floor: int = 0
    """Undo never goes below this position, at which the match branched off from another."""
    _kept: dict[int, list[State]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """The table at every STRIDE-th position from the start, for each viewer asked for so far."""

    def mark(self, at: int) -> int:
        """Return the position of chance at a position in the history."""
        return self.steps[at - 1].mark if at else self.setup_mark

    def events(self, at: int | None = None) -> list[Event]:
        """Return every event up to a position (by default, to the end), including the setup's."""
        return list(self.setup) + [event for step in self.steps[:at] for event in step.events]

    def state(self, at: int | None = None, viewer: int = EVERYONE) -> State:
        """Return the table at a position (by default, at the end): the truth, or what a seat knew of it. It is
        folded from the nearest kept table before it, so that a late position takes no longer than an early one."""
        target = len(self.steps) if at is None else at
        kept = self._kept.setdefault(viewer, [])
        if not kept:
            kept.append(replay(self.game, self.options, self.setup, viewer))
        while len(kept) <= target // STRIDE:
            start = (len(kept) - 1) * STRIDE
            kept.append(self._further(kept[-1], start, start + STRIDE))
        near = target // STRIDE
        return self._further(kept[near], near * STRIDE, target)

    def only_answers(self, start: int, end: int) -> bool:
        """Return whether nothing happened between two positions except the choices of the seat that answered first:
        nobody else answered, and nothing was drawn or revealed."""
        steps = self.steps[start:end]
        same = all(step.seat == steps[0].seat and not step.reveals() for step in steps)
        return same and self.mark(start) == self.mark(end)

    def asked_since(self, question: Pending) -> int:
        """Return the position since which a seat has been asked a question that it is asked now: the last one,
        unless others have since answered questions that were asked at the same time. Their choices are secret, so a
        seat that answers as if at that position gives the same answer at any of them."""
        at, seat = len(self.steps), question.seat
        if not question.SIMULTANEOUS:
            return at
        while at > 0 and self.steps[at - 1].seat != seat and self._asked(at - 1, seat) == question:
            at -= 1
        return at

    def _asked(self, at: int, seat: int) -> Pending | None:
        return self.game.pending_for(self.state(at), seat)

    def choices(self, seat: int) -> list[int]:
        """Return the positions at which a seat answered and had a choice by what it saw: what it did, and how."""
        return [at for at in range(len(self.steps)) if self.had_choice(at, seat)]

    def had_choice(self, at: int, seat: int) -> bool:
        """Return whether a seat answered at a position and had a choice by what it saw."""
        return self.steps[at].seat == seat and len(self.game.legal_for(self.state(at, seat), seat)) > 1

    def actions(self) -> list[Action]:
        """Return the steps as actions."""
        starts = [at for at, step in enumerate(self.steps) if step.opens or at == 0]
        ends = [*starts, len(self.steps)][1:]
        return [
            Action(self.steps[start].seat, start, tuple(self.steps[start:end]))
            for start, end in zip(starts, ends, strict=True)
        ]

    def truncate(self, at: int) -> None:
        """Discard every step after a position, and the tables kept of them."""
        del self.steps[at:]
        for kept in self._kept.values():
            del kept[at // STRIDE + 1 :]

    def branched(self, at: int, restart_chance: bool) -> History:
        """Return another history that shares what happened up to a position, with its floor there. Chance continues
        where it was, or starts from a new source; fixed orders already used stay used."""
        other = replace(self, steps=self.steps[:at], floor=at)
        mark = self.mark(at)
        fresh = mark - numbers_given(mark) if restart_chance else mark
        if at:
            other.steps[-1] = replace(other.steps[-1], mark=fresh)
        else:
            other.setup_mark = fresh
        return other

    def walk(self, viewer: int = EVERYONE) -> Iterator[tuple[State, Sequence[Event]]]:
        """Yield every position in turn: the table there, and the events that led to it. It is always the same state
        object, updated in place: clone it to keep it."""
        state = replay(self.game, self.options, self.setup, viewer)
        yield state, self.setup
        for step in self.steps:
            _fold(step, state)
            yield state, step.events

    def _further(self, state: State, start: int, end: int) -> State:
        """Return a separate table: the given one, which is that at `start`, moved on to `end`."""
        moved = state.clone()
        for step in self.steps[start:end]:
            _fold(step, moved)
        return moved


def _fold(step: Step, state: State) -> None:
    """Apply to a table what its viewer saw of a step."""
    for event in step.events:
        (event if state.viewer == EVERYONE else event.seen_by(state.viewer)).fold(state)
