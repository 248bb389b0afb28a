"""The log: every event as a sentence, or several related ones in one; and the names that a sentence mentions."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Final, Generic, NamedTuple, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.tell.clauses import Clause
from resarcana_gui.tabletop.tell.voice import Voice, sentence


class MentionFinder:
    """Finds names in sentences."""

    def __init__(self, names: Mapping[int, str]) -> None:
        """`names`: the names to find, by number."""
        self._numbers: Final = {name: number for number, name in names.items()}
        longest_first = sorted(map(re.escape, self._numbers), key=len, reverse=True)
        self._pattern: Final = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)")

    def first(self, sentence: str) -> int | None:
        """Return the number of the first name; None if there is none."""
        return next(iter(self.all(sentence)), None)

    def all(self, sentence: str) -> list[int]:
        """Return the numbers of all names, in their order."""
        return [self._numbers[name] for name in self._pattern.findall(sentence)]


class Sentence(NamedTuple):
    """A sentence, and the seat that it is about."""

    text: str
    seat: int
    """NOBODY for what the game itself does."""
    key: str
    """The key of the clause that says what was done."""
    brief: str = ""
    """The sentence in fewer words, where there is little room; empty if there is none."""


class Passage(ABC):
    """A sentence in progress."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @abstractmethod
    def takes(self, event: Event, clause: Clause) -> bool:
        """Add an event with its clause, if it belongs here. Return whether it does."""

    @property
    @abstractmethod
    def key(self) -> str:
        """The key of the clause that says what was done."""

    @abstractmethod
    def text(self) -> str:
        """Return the whole sentence, if it ended now."""

    def brief(self) -> str:
        """Return the sentence in fewer words; empty if there is none."""
        return ""

    def told(self) -> Sentence:
        """Return the sentence, if it ended now."""
        return Sentence(self.text(), self.seat, self.key, self.brief())


P = TypeVar("P", bound=Passage)


class Story(ABC, Generic[P]):
    """Tells events in order. A game says what each event says (`clause_of`), which one begins a sentence that others
    may join (`begun`), and which one ends it (`ends`)."""

    def __init__(self, voice: Voice) -> None:
        self._words: Final = voice
        self._passage: P | None = None

    @abstractmethod
    def clause_of(self, event: Event) -> Clause | None:
        """Return the clause of an event, at the table just before it; None if it is not told."""

    @abstractmethod
    def begun(self, event: Event, clause: Clause) -> P | None:
        """Return the sentence that an event begins, with the event in it; None if it stands alone."""

    def ends(self, event: Event) -> bool:
        """Return whether an event that is not told ends the sentence in progress."""
        return False

    def can_continue(self, passage: P) -> bool:
        """Return whether the sentence in progress can wait for more events."""
        return True

    def taken(self, event: Event) -> list[Sentence]:
        """Return what is told at once after the sentence in progress has taken an event."""
        return []

    def sentence(self, event: Event) -> str | None:
        """Return one event as one sentence; None if it is not told."""
        clause = self.clause_of(event)
        return None if clause is None else sentence(clause.text(self._words))

    def tell(self, events: Iterable[Event], *, more_to_come: bool) -> list[str]:
        """Return the texts of `sentences`."""
        return [told.text for told in self.sentences(events, more_to_come=more_to_come)]

    def sentences(self, events: Iterable[Event], *, more_to_come: bool) -> list[Sentence]:
        """Return events in sentences, related ones in one. With `more_to_come`, a sentence that may continue is kept
        for the next call."""
        told = [each for event in events for each in self.hear(event)]
        passage = self._passage
        if passage is not None and not (more_to_come and self.can_continue(passage)):
            told += self.close()
        return told

    def unfinished(self) -> list[Sentence]:
        """Return the sentence in progress as if it ended now; empty if there is none."""
        return [] if self._passage is None else [self._passage.told()]

    def hear(self, event: Event) -> list[Sentence]:
        """Take one event; return the sentences that it finishes."""
        clause = self.clause_of(event)
        if clause is None:
            return self.close() if self.ends(event) else []
        if self._passage is not None and self._passage.takes(event, clause):
            return self.taken(event)
        return self.follow(event, clause)

    def follow(self, event: Event, clause: Clause) -> list[Sentence]:
        """Return what is told for an event that does not belong to the sentence in progress."""
        return [*self.close(), *self.open(event, clause)]

    def open(self, event: Event, clause: Clause) -> list[Sentence]:
        """Begin a sentence with an event, or return it as one of its own."""
        self._passage = self.begun(event, clause)
        if self._passage is not None:
            return []
        whole, brief = clause.text(self._words), clause.brief(self._words)
        return [Sentence(sentence(whole), clause.seat, clause.key, sentence(brief) if brief else "")]

    def close(self) -> list[Sentence]:
        """End the sentence in progress, and return it."""
        passage, self._passage = self._passage, None
        return [] if passage is None else [passage.told()]
