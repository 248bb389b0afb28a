"""The log of a match as data: sentences, each with its position, seat and round; and the turns for the scrubber."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.state import State
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.match.narration import Narration
from resarcana_gui.screens.game_ui import LogNarrator


class Turn(NamedTuple):
    """A turn: the position before it, the round, and the player's name."""

    at: int
    round: int
    name: str
    yours: bool = False
    """Whether it is the viewer's."""


class Timeline:
    """The turns of a game so far, in order, and the current position."""

    def __init__(self, turns: Sequence[Turn] = (), last: int = 0) -> None:
        self.turns = list(turns)
        self.last = last
        self._starts = [turn.at for turn in self.turns]

    def turn(self, at: int) -> Turn | None:
        """Return the turn that a position belongs to; None before the first."""
        number = bisect_right(self._starts, at) - 1
        return self.turns[number] if number >= 0 else None

    def earlier(self, at: int | None) -> int:
        """Return the beginning of the turn before a position (None: the present), or else the start."""
        number = bisect_left(self._starts, self.last if at is None else at) - 1
        return self._starts[number] if number >= 0 else 0

    def later(self, at: int | None) -> int | None:
        """Return the beginning of the turn after a position, or None for the present."""
        number = bisect_right(self._starts, self.last if at is None else at)
        return self.clamped(self._starts[number]) if number < len(self._starts) else None

    def clamped(self, at: int) -> int | None:
        """Return a valid position; None if it is the present."""
        return None if at >= self.last else max(at, 0)

    def rounds(self) -> Iterator[tuple[int, int]]:
        """Yield each round with the position at which it begins."""
        before = 0
        for turn in self.turns:
            if turn.round != before:
                before = turn.round
                yield turn.round, turn.at


class LogSentence(NamedTuple):
    """A sentence with its place in the game."""

    sentence: str
    at: int
    """The position after the events that it describes."""
    seat: int | None
    """The seat that acted; None for the game itself."""
    round: int
    led_by: int | None = None
    """The seat whose answer caused it; None if no answer did."""
    sign: str = ""
    """The name of the icon for the kind of deed; empty for none."""
    brief: str = ""
    """A shorter version; empty if there is none."""
    subject: str = ""
    """What it is about, as in `Narration`."""


class MatchLog:
    """Follows a match as one seat sees it, and keeps its sentences."""

    def __init__(self, match: Match, viewer: int, log_narrator: LogNarrator, names: Sequence[str]) -> None:
        self._match = match
        self._viewer = viewer
        self._teller = log_narrator
        self._names = names
        self._view: State = match.game.blank(match.history.options, viewer)
        self._rounds = [0]
        """The round of every position."""
        self._last: Step | None = None
        """The last step in the log."""
        self.sentences: list[LogSentence] = []
        """All sentences so far."""

    @property
    def told(self) -> int:
        """The number of commands in the log."""
        return len(self._rounds) - 1

    def follows(self, steps: Sequence[Step]) -> bool:
        """Return whether the log is a prefix of these steps; it is not after an undo of what it holds."""
        return self.told <= len(steps) and (self._last is None or steps[self.told - 1] is self._last)

    def begin(self) -> list[LogSentence]:
        """Add and return the sentences about the setup."""
        told = list(self._tell(self._match.history.setup, 0, None))
        self.sentences += told
        return told

    def tell(self, steps: Sequence[Step]) -> list[LogSentence]:
        """Add and return the sentences about further steps."""
        told: list[LogSentence] = []
        for step in steps:
            told += self._tell(step.events, self.told + 1, step.seat)
            self._rounds.append(self._round())
            self._last = step
        self.sentences += told
        return told

    def turns(self) -> list[Turn]:
        """Return the turns so far, for the scrubber."""
        seats, viewer = self._match.seats, self._viewer
        return [
            Turn(
                action.start,
                self._rounds[action.start],
                self._names[action.seat],
                yours=action.seat == viewer and seats[viewer].is_human,
            )
            for action in self._match.history.actions()
            if action.start < len(self._rounds)
        ]

    def _tell(self, events: Sequence[Event], at: int, led_by: int | None) -> Iterator[LogSentence]:
        """Yield the sentences about one step. What is told before a round begins belongs to the previous round."""
        heard: list[Event] = []
        number = self._round()
        for event in events:
            seen = event.seen_by(self._viewer)
            seen.fold(self._view)
            if self._round() != number:
                for told in self._teller.sentences(heard):
                    yield _placed(told, at, number, led_by)
                heard, number = [], self._round()
            heard.append(seen)
        for told in self._teller.sentences(heard, more_to_come=not self._at_end()):
            yield _placed(told, at, number, led_by)

    def _at_end(self) -> bool:
        """Return whether the step being added is the last of a finished match."""
        return self._match.outcome is not None and self.told + 1 >= len(self._match.history.steps)

    def _round(self) -> int:
        return self._match.game.stage(self._view)


def _placed(told: Narration, at: int, number: int, led_by: int | None) -> LogSentence:
    return LogSentence(told.sentence, at, told.seat, number, led_by, told.sign, told.brief, told.subject)
