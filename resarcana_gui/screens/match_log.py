"""The log of a match: sentences, each with the position it leads to, whose doing it was, and the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.game import ROUNDS
from resarcana_gui.kernel.state import State
from resarcana_gui.match.history import Step
from resarcana_gui.match.match import Match
from resarcana_gui.screens.game_ui import LogNarrator
from resarcana_gui.screens.timeline import Turn


class LogSentence(NamedTuple):
    """A sentence, and where it belongs."""

    sentence: str
    at: int
    """The position after the events it tells."""
    seat: int | None
    """Whose doing it was; None for nobody's."""
    round: int
    led_by: int | None = None
    """The seat whose answer led to it; None for nobody."""


class MatchLog:
    """Follows a match as one seat sees it, and tells it in sentences."""

    def __init__(self, match: Match, viewer: int, log_narrator: LogNarrator, names: Sequence[str]) -> None:
        self._match = match
        self._viewer = viewer
        self._teller = log_narrator
        self._names = names
        self._view: State = match.game.blank(match.history.options, viewer)
        self._rounds = [0]
        """The round of every position."""

    @property
    def told(self) -> int:
        """How many commands have been told."""
        return len(self._rounds) - 1

    def begin(self) -> list[LogSentence]:
        """What happened before the first command."""
        return [LogSentence(sentence, 0, seat, 0) for _, sentence, seat in self._tell(self._match.history.setup)]

    def tell(self, steps: Iterable[Step]) -> Iterator[LogSentence]:
        """What the next commands led to."""
        for step in steps:
            sentences = list(self._tell(step.events))
            self._rounds.append(self._round())
            for number, sentence, seat in sentences:
                yield LogSentence(sentence, self.told, seat, number, step.seat)

    def turns(self) -> list[Turn]:
        """The turns so far, for the scrubber."""
        seats, viewer = self._match.seats, self._viewer
        return [
            Turn(
                action.start,
                self._rounds[action.start],
                self._names[action.seat],
                yours=action.seat == viewer and seats[viewer].is_human,
            )
            for action in self._match.actions()
            if action.start < len(self._rounds)
        ]

    def _tell(self, events: Sequence[Event]) -> Iterator[tuple[int, str, int | None]]:
        """Each sentence with its round and its seat. What is told before a round begins belongs to the one before."""
        heard: list[Event] = []
        number = self._round()
        for event in events:
            seen = event.seen_by(self._viewer)
            seen.fold(self._view)
            if self._round() != number:
                for sentence, seat in self._teller.sentences(heard):
                    yield number, sentence, seat
                heard, number = [], self._round()
            heard.append(seen)
        for sentence, seat in self._teller.sentences(heard, to_be_continued=self._match.outcome is None):
            yield number, sentence, seat

    def _round(self) -> int:
        return self._match.game.progress(self._view).get(ROUNDS, 0)
