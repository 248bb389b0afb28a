"""Tells events in order: clauses about the same seat are one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from resarcana_gui.games.terra_mystica.rules.codes import NOBODY
from resarcana_gui.games.terra_mystica.rules.flow_events import OfferAnswered, QuestionAsked
from resarcana_gui.games.terra_mystica.rules.rounds import real_offer
from resarcana_gui.games.terra_mystica.rules.state import State
from resarcana_gui.games.terra_mystica.rules.stock_events import PowerBurned, PowerGained, PowerSpent
from resarcana_gui.games.terra_mystica.view.tell.event_text import Clause, clause_of
from resarcana_gui.games.terra_mystica.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.match.narration import Narration
from resarcana_gui.tabletop.tell.voice import sentence

ALONE: Final = ("won",)
"""Clauses that are sentences of their own."""
LONGEST: Final = 5
"""The most clauses in a sentence."""
MOST_SIGNS: Final = 4
"""The most events of a deed that are shown in signs."""
POWER: Final = (PowerGained, PowerSpent, PowerBurned)
"""Events that are told with the tokens in all three bowls before and after."""


class DeedSigns(NamedTuple):
    """An event in signs."""

    icon: str
    """The name of the icon that stands for the deed."""
    weight: int
    """Of several events that are one deed, the icon is that of the greatest weight."""
    text: str = ""
    """Markup; may be empty."""
    points: int = 0
    """Points scored, to be told in one sum with those of the other events."""


SignsOf = Callable[[Event, State], DeedSigns | None]
"""Returns an event in signs, at the table after it; None for what has none."""


def _no_signs(event: Event, state: State) -> None:
    """Return None: there are no signs outside the window."""


class Story:
    """Follows a game from its first event on."""

    def __init__(self, voice: Voice, table: State, signs_of: SignsOf = _no_signs) -> None:
        self._voice: Final = voice
        self._signs_of: Final = signs_of
        self._signs: list[DeedSigns] = []
        """The signs of the sentence in progress."""
        self._table: Final = table
        self._seat = NOBODY
        self._clauses: list[str] = []

    def sentences(self, events: Iterable[Event]) -> list[Narration]:
        """What happened, as sentences with the seats that they are about."""
        found: list[Narration] = []
        for event in events:
            clause = self._clause(event)
            signs = self._signs_of(event, self._table)
            if clause is not None:
                self._add(found, clause)
            elif isinstance(event, QuestionAsked):
                self._end(found)
            if signs is not None:
                self._signs.append(signs)
        self._end(found)
        return found

    def _clause(self, event: Event) -> Clause | None:
        """The clause of an event, which is folded into the table."""
        answered = self._answered(event) if isinstance(event, OfferAnswered) else None
        before = _bowls(self._table, event.seat) if isinstance(event, POWER) else ""
        event.fold(self._table)
        clause = answered or clause_of(self._voice, event, self._table)
        if clause is not None and isinstance(event, POWER):
            seat, key, values = clause
            return seat, key, {**values, "before": before, "after": _bowls(self._table, seat)}
        return clause

    def _answered(self, event: OfferAnswered) -> Clause | None:
        """The clause of an answer to an offer, with the power that can really be gained; None where that is none."""
        _, seat, amount = self._table.offers[3 * event.offer : 3 * event.offer + 3]
        real = real_offer(self._table, seat, amount)
        key = "accept" if event.answer == 1 else "refuse"
        return (seat, key, {"what": self._voice.number("power", real)}) if real else None

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
            icon, brief = _together(self._signs)
            found.append(Narration(sentence(self._voice.listed(self._clauses)), seat, icon, brief))
            self._signs = []
        self._clauses = []


def _together(deeds: Sequence[DeedSigns]) -> tuple[str, str]:
    """Return the icon and the signs of the events of one deed."""
    icon = max(deeds, key=lambda deed: deed.weight, default=DeedSigns("", 0)).icon
    texts = list(dict.fromkeys(deed.text for deed in deeds if deed.text))
    points = sum(deed.points for deed in deeds)
    scored = [f"{points:+}{{point}}"] if points else []
    return icon, "  ".join(texts[: MOST_SIGNS - len(scored)] + scored)


def _bowls(state: State, seat: int) -> str:
    """Return the tokens in a seat's bowls."""
    return f"{state.bowl1[seat]}/{state.bowl2[seat]}/{state.bowl3[seat]}"
