"""Tells events in order: clauses about the same seat are one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from resarcana_gui.games.terra_mystica.rules.codes import NOBODY
from resarcana_gui.games.terra_mystica.rules.flow_events import OfferAnswered, QuestionAsked
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.view.tell.event_text import Clause, clause_of
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.narration import Narration
from resarcana_gui.tabletop.tell.voice import sentence

ALONE: Final = ("won",)
"""Clauses that are sentences of their own."""
LONGEST: Final = 5
"""The most clauses in a sentence."""


class Story:
    """Follows a game from its first event on."""

    def __init__(self, voice: Voice, table: State) -> None:
        self._voice: Final = voice
        self._table: Final = table
        self._seat = NOBODY
        self._clauses: list[str] = []

    def sentences(self, events: Iterable[Event]) -> list[Narration]:
        """What happened, as sentences with the seats that they are about."""
        found: list[Narration] = []
        for event in events:
            clause = self._clause(event)
            if clause is not None:
                self._add(found, clause)
            elif isinstance(event, QuestionAsked):
                self._end(found)
        self._end(found)
        return found

    def _clause(self, event: Event) -> Clause | None:
        """The clause of an event, which is folded into the table."""
        refused: Clause | None = None
        if isinstance(event, OfferAnswered):
            _, seat, amount = self._table.offers[3 * event.offer : 3 * event.offer + 3]
            key = "accept" if event.answer == 1 else "refuse"
            refused = seat, key, {"what": self._voice.number("power", amount)}
        event.fold(self._table)
        return refused or clause_of(self._voice, event, self._table)

    def _add(self, found: list[Narration], clause: Clause) -> None:
        seat, key, values = clause
        if key in ALONE or seat != self._seat or seat == NOBODY or len(self._clauses) == LONGEST:
            self._end(found)
        self._seat = seat
        if seat == NOBODY:
            self._clauses.append(self._voice.text(f"event.{key}", **values))
            return
        again: dict[str, object] = {"who": ""} if self._clauses else {}
        self._clauses.append(self._voice.about(f"event.{key}", seat, **{**again, **values}))

    def _end(self, found: list[Narration]) -> None:
        if self._clauses:
            seat = None if self._seat == NOBODY else self._seat
            found.append(Narration(sentence(self._voice.listed(self._clauses)), seat))
        self._clauses = []
