"""The log: every event as a sentence, or several related ones in one."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.codes import CHECKING_NOW, NO_COMPONENT, NOBODY
from resarcana_gui.games.resarcana.rules.records import EVENTS
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.tell import event_clauses, setup_clauses
from resarcana_gui.games.resarcana.view.tell.groups import ANSWER, COSTS, USE, Group, opened_group
from resarcana_gui.games.resarcana.view.tell.setup_clauses import clause_of
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.kernel.event import Event
from resarcana_gui.kernel.exhaustive_table import by_class
from resarcana_gui.tabletop.tell import story
from resarcana_gui.tabletop.tell.clauses import Clause
from resarcana_gui.tabletop.tell.story import Sentence

TOLD_BY: Final = (setup_clauses, event_clauses)
"""The modules that register the clauses of events."""
by_class(
    f"{__name__}.TOLD_BY", EVENTS, {event: told for event, told in clause_of.registry.items() if event is not object}
)


class Story(story.Story[Group]):
    """Puts events into sentences, in order. It folds them into a table of its own, to know who owns what."""

    def __init__(self, voice: Voice, table: State) -> None:
        """`table` is the table of the viewer before the first event."""
        super().__init__(voice)
        self._voice: Final = voice
        self._table: Final = table
        self._price = 0
        self._answering = False
        self._asked = NOBODY
        self._phase = table.phase
        """The phase before the current event."""

    def clause_of(self, event: Event) -> Clause | None:
        """Fold an event, and return its clause, with the price paid before it."""
        if isinstance(event, cards.EssencesPaid) and event_clauses.is_price(event, self._table):
            self._price = event.essences
        clause = clause_of(event, self._voice, self._table)
        if clause is not None and isinstance(event, cards.ArtifactPlaced | cards.PlaceClaimed | cards.MonumentClaimed):
            cost = self._voice.amount(self._price) if self._price else self._voice.text("free")
            clause.values["cost"], self._price = cost, 0
        event.fold(self._table)
        return clause

    def hear(self, event: Event) -> list[Sentence]:
        self._phase = self._table.phase
        if isinstance(event, flow.QuestionAsked):
            self._asked = event.question.seat
        elif isinstance(event, flow.QuestionAnswered):
            self._asked = NOBODY
        self._notice_end(event)
        return super().hear(event)

    def ends(self, event: Event) -> bool:
        return isinstance(event, flow.TurnBegan | flow.PhaseBegan | flow.CheckBegan)

    def can_continue(self, passage: Group) -> bool:
        """Return whether the passage may go on: not if it is the viewer's turn to respond to somebody else."""
        return self._asked in (NOBODY, passage.seat) or self._asked != self._table.viewer

    def taken(self, event: Event) -> list[Sentence]:
        """End the sentence of an attack: it is answered next."""
        told = self.close() if isinstance(event, flow.AttackBegan) else []
        self._answering = self._answering or isinstance(event, flow.AttackBegan)
        return told

    def follow(self, event: Event, clause: Clause) -> list[Sentence]:
        if self._passage is not None and self._passage.kind == ANSWER:
            return self._end_answer(event, clause)
        answering = self._answering
        told = self.close()
        self._answering = answering
        return [*told, *self.open(event, clause)]

    def begun(self, event: Event, clause: Clause) -> Group | None:
        if isinstance(event, flow.AttackBegan | flow.CheckBegan):
            self._answering = True
        elif self._answering and isinstance(event, COSTS):
            answer = Group(self._voice, self._table, ANSWER, clause.seat, _answers_with(event))
            answer.takes(event, clause)
            return answer
        elif isinstance(event, flow.PowerUsed | flow.SeatPassed | flow.PointsCounted):
            self._answering = False
        return opened_group(self._voice, self._table, event, clause, self._phase, answering=self._answering)

    def close(self) -> list[Sentence]:
        self._answering = False
        return super().close()

    def _notice_end(self, event: Event) -> None:
        """Note that a power had no effect if the next turn follows without a sentence in between."""
        group = self._passage
        next_phase = isinstance(event, flow.PhaseBegan) and event.phase != CHECKING_NOW
        if group is not None and group.kind == USE and (next_phase or isinstance(event, flow.TurnBegan)):
            group.in_vain = not group.effects

    def _end_answer(self, event: Event, clause: Clause) -> list[Sentence]:
        answer, self._passage = self._passage, None
        assert answer is not None
        if isinstance(event, flow.AttackIgnored | flow.PointsRaised):
            answer.head = clause
            return [answer.told()]
        told = answer.told()
        self._phase = self._table.phase
        return [told, *self.open(event, clause)]


def _answers_with(event: Event) -> int:
    """Return the component that responds to an attack, if its cost identifies it."""
    return event.component if isinstance(event, cards.ComponentTurned | cards.EssencesPaid) else NO_COMPONENT
