"""Events become sentences; what belongs together becomes one."""

from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.tell.clauses import NOBODY, Clause, join_clauses, list_clause, plain_clause
from resarcana_gui.tabletop.tell.story import Passage, Sentence, Story
from resarcana_gui.tabletop.tell.voice import Voice, table_catalog

TEXTS = {
    "event.use.you": "{who} use {card}",
    "event.use.other": "{who} uses {card}",
    "event.gain.you": "{who} gain {what}",
    "event.gain.other": "{who} gains {what}",
    "event.draw.you": "{who} draw {items}",
    "event.draw.other": "{who} draws {items}",
    "event.draw_one.you": "{who} draw only {items}",
    "event.draw_one.other": "{who} draws only {items}",
    "event.rain": "it rains",
}
VOICE = Voice(table_catalog(language="en").merged(Catalog("en", TEXTS)), ("Ada", "Circe"), 0)


class Told(Event):
    """An event that says something; None for one that is not told."""

    def __init__(self, clause: Clause | None) -> None:
        self.clause = clause


class Using(Passage):
    """A use, and what it gives."""

    def __init__(self, head: Clause) -> None:
        super().__init__(head.seat)
        self._head = head
        self._gains: list[Clause] = []

    @property
    def key(self) -> str:
        return self._head.key

    def takes(self, event: Event, clause: Clause) -> bool:
        if clause.key == "gain":
            self._gains.append(clause)
        return clause.key == "gain"

    def text(self) -> str:
        gains = [gain.text(VOICE, subject=gain.seat != self.seat) for gain in self._gains]
        return ": ".join([self._head.text(VOICE), *gains]) + "."


class Log(Story[Using]):
    def clause_of(self, event: Event) -> Clause | None:
        assert isinstance(event, Told)
        return event.clause

    def begun(self, event: Event, clause: Clause) -> Using | None:
        return Using(clause) if clause.key == "use" else None

    def ends(self, event: Event) -> bool:
        return True


USE, GAIN, RAIN = (
    Told(plain_clause("use", 1, card="Vault")),
    Told(plain_clause("gain", 1, what="2")),
    Told(plain_clause("rain")),
)


def test_what_belongs_together_is_one_sentence_and_its_subject_is_named_once() -> None:
    told = Log(VOICE).sentences([USE, GAIN, RAIN], more_to_come=False)
    assert told == [Sentence("Circe uses Vault: gains 2.", 1, "use"), Sentence("It rains.", NOBODY, "rain")]


def test_a_sentence_that_may_go_on_waits_for_the_next_call() -> None:
    log = Log(VOICE)
    assert log.tell([USE], more_to_come=True) == [] and [each.text for each in log.unfinished()] == [
        "Circe uses Vault."
    ]
    assert log.tell([GAIN], more_to_come=True) == []
    assert log.tell([RAIN], more_to_come=True) == ["Circe uses Vault: gains 2.", "It rains."]
    assert log.unfinished() == []


def test_an_event_that_is_not_told_may_end_a_sentence() -> None:
    assert Log(VOICE).tell([USE, Told(None), GAIN], more_to_come=True) == ["Circe uses Vault.", "Circe gains 2."]


@pytest.mark.parametrize(("event", "told"), [(GAIN, "Circe gains 2."), (Told(None), None)])
def test_events_can_be_told_one_by_one(event: Event, told: str | None) -> None:
    assert Log(VOICE).sentence(event) == told


def test_neighbours_that_say_the_same_are_listed_in_one_clause() -> None:
    several = join_clauses(
        [list_clause("draw", 0, "a"), list_clause("draw", 0, "b"), list_clause("draw", 1, "c"), plain_clause("rain")]
    )
    assert [clause.text(VOICE) for clause in several] == ["you draw a and b", "Circe draws only c", "it rains"]
