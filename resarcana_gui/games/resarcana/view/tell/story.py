"""The log: every event as a sentence, or what belongs together in one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.codes import CHECKING_NOW, NO_COMPONENT, NOBODY
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell import event_clauses, setup_clauses
from resarcana_gui.games.resarcana.view.tell.clauses import Clause, clause_of
from resarcana_gui.games.resarcana.view.tell.groups import ANSWER, COSTS, USE, Group, opened_by
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.games.resarcana.view.tell.words import sentence
from resarcana_gui.kernel.event import Event

TOLD_BY: Final = (setup_clauses, event_clauses)
"""The modules that say what each event says."""


class Sentence(NamedTuple):
    """What is told, and whose doing it is."""

    text: str
    seat: int
    """NOBODY for what the game does."""


class Story:
    """Tells events in order. It keeps a table of its own, folded from them, to know who owns what."""

    def __init__(self, voice: Voice, table: State) -> None:
        """The table is as before the first event, and of the same viewer."""
        self._voice: Final = voice
        self._table: Final = table
        self._price = 0
        self._group: Group | None = None
        self._answering = False
        self._asked = NOBODY

    def sentence(self, event: Event) -> str | None:
        """One event as one sentence; None for what is not told."""
        clause = self._listen(event)
        return None if clause is None else sentence(clause.text(self._voice))

    def tell(self, events: Iterable[Event], *, to_be_continued: bool) -> list[str]:
        """The texts of `sentences`."""
        return [told.text for told in self.sentences(events, to_be_continued=to_be_continued)]

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool) -> list[Sentence]:
        """Several events, what belongs together in one sentence. What may go on is kept for the next time when there
        is to be one, unless it is the viewer's turn to answer what somebody else has done."""
        told: list[Sentence] = []
        for event in events:
            told += self._hear(event)
        group = self._group
        if group is not None and not (to_be_continued and self._goes_on(group)):
            told += self._close()
        return told

    def so_far(self) -> str:
        """The sentence that may still go on, as it would end now; empty when there is none."""
        return self._group.text(self._voice) if self._group is not None else ""

    def _goes_on(self, group: Group) -> bool:
        return self._asked in (NOBODY, group.seat) or self._asked != self._table.viewer

    def _listen(self, event: Event) -> Clause | None:
        """What an event says, with the price that was paid before; then let it happen at the own table."""
        if isinstance(event, cards.EssencesPaid) and event_clauses.is_price(event, self._table):
            self._price = event.essences
        clause = clause_of(event, self._voice, self._table)
        if clause is not None and isinstance(event, cards.ArtifactPlaced | cards.PlaceClaimed | cards.MonumentClaimed):
            cost = self._voice.amount(self._price) if self._price else self._voice.text("free")
            clause.values["cost"], self._price = cost, 0
        event.fold(self._table)
        return clause

    def _hear(self, event: Event) -> list[Sentence]:
        phase = self._table.phase
        clause = self._listen(event)
        if isinstance(event, flow.QuestionAsked):
            self._asked = event.question.seat
        elif isinstance(event, flow.QuestionAnswered):
            self._asked = NOBODY
        self._notice_end(event)
        if clause is None:
            return self._close() if isinstance(event, flow.TurnBegan | flow.PhaseBegan | flow.CheckBegan) else []
        if self._group is not None and self._group.takes(event, clause, self._voice, self._table):
            if isinstance(event, flow.AttackBegan):
                self._answering = True
                return self._close(answering=True)
            return []
        if self._group is not None and self._group.kind == ANSWER:
            return self._end_answer(event, clause)
        return [*self._close(answering=self._answering), *self._open(event, clause, phase)]

    def _notice_end(self, event: Event) -> None:
        """A power after which the next turn begins and nothing was told has done nothing."""
        group = self._group
        next_phase = isinstance(event, flow.PhaseBegan) and event.phase != CHECKING_NOW
        if group is not None and group.kind == USE and (next_phase or isinstance(event, flow.TurnBegan)):
            group.in_vain = not group.effects

    def _open(self, event: Event, clause: Clause, phase: int) -> list[Sentence]:
        if isinstance(event, flow.AttackBegan | flow.CheckBegan):
            self._answering = True
        elif self._answering and isinstance(event, COSTS):
            self._group = Group(ANSWER, clause.seat, _answers_with(event))
            self._group.takes(event, clause, self._voice, self._table)
            return []
        elif isinstance(event, flow.PowerUsed | flow.SeatPassed | flow.PointsCounted):
            self._answering = False
        self._group = opened_by(event, clause, phase, answering=self._answering)
        return [] if self._group is not None else [Sentence(sentence(clause.text(self._voice)), clause.seat)]

    def _end_answer(self, event: Event, clause: Clause) -> list[Sentence]:
        group = self._group
        assert group is not None
        self._group = None
        if isinstance(event, flow.AttackIgnored | flow.PointsRaised):
            group.head = clause
            return [self._told(group)]
        return [self._told(group), *self._open(event, clause, self._table.phase)]

    def _told(self, group: Group) -> Sentence:
        return Sentence(group.text(self._voice), group.seat)

    def _close(self, *, answering: bool = False) -> list[Sentence]:
        """End the sentence in the making."""
        group, self._group, self._answering = self._group, None, answering
        return [] if group is None else [self._told(group)]


def _answers_with(event: Event) -> int:
    """The component that answers an attack, where its cost tells which."""
    return event.component if isinstance(event, cards.ComponentTurned | cards.EssencesPaid) else NO_COMPONENT
