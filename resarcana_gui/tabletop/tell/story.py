"""The log: every event as a sentence, or several related ones in one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final, Generic, NamedTuple, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.tell.clauses import Clause
from resarcana_gui.tabletop.tell.voice import Voice, sentence


class Sentence(NamedTuple):
    """A sentence, and whose doing it tells."""

    text: str
    seat: int
    """NOBODY for the game's own doing."""
    key: str
    """The key of the clause that says what was done."""
    brief: str = ""
    """The same in fewer words, where there is little room; empty when there are none."""


class Passage(ABC):
    """One sentence in progress."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @abstractmethod
    def takes(self, event: Event, clause: Clause) -> bool:
        """Absorb an event with its clause, if it belongs here. Returns whether it does."""

    @property
    @abstractmethod
    def key(self) -> str:
        """The key of the clause that says what was done."""

    @abstractmethod
    def text(self) -> str:
        """The whole sentence, if it ended now."""

    def brief(self) -> str:
        """The same in fewer words; empty when there are none."""
        return ""

    def told(self) -> Sentence:
        """All of it, if it ended now."""
        return Sentence(self.text(), self.seat, self.key, self.brief())


P = TypeVar("P", bound=Passage)


class Story(ABC, Generic[P]):
    """Tells events in order. A game says what each of them says (`listen`), which open a sentence that others may join
    (`opened`), and which end it (`ends`)."""

    def __init__(self, voice: Voice) -> None:
        self._words: Final = voice
        self._passage: P | None = None

    @abstractmethod
    def listen(self, event: Event) -> Clause | None:
        """The clause of an event, at the table just before it; None for what is not told."""

    @abstractmethod
    def opened(self, event: Event, clause: Clause) -> P | None:
        """The sentence that an event opens, with the event in it; None when it stands alone."""

    def ends(self, event: Event) -> bool:
        """Whether an event that is not told ends the sentence in progress."""
        return False

    def goes_on(self, passage: P) -> bool:
        """Whether the sentence in progress can wait for more events."""
        return True

    def taken(self, event: Event) -> list[Sentence]:
        """The sentence in progress has absorbed an event: what is told at once because of that."""
        return []

    def sentence(self, event: Event) -> str | None:
        """One event as one sentence; None for what is not told."""
        clause = self.listen(event)
        return None if clause is None else sentence(clause.text(self._words))

    def tell(self, events: Iterable[Event], *, to_be_continued: bool) -> list[str]:
        """The texts of `sentences`."""
        return [told.text for told in self.sentences(events, to_be_continued=to_be_continued)]

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool) -> list[Sentence]:
        """Several events, related ones in one sentence. If more are to come, a sentence that may go on is kept for the
        next call."""
        told = [each for event in events for each in self.hear(event)]
        passage = self._passage
        if passage is not None and not (to_be_continued and self.goes_on(passage)):
            told += self.close()
        return told

    def so_far(self) -> list[Sentence]:
        """The sentence in progress, if it ended now; none when there is none."""
        return [] if self._passage is None else [self._passage.told()]

    def hear(self, event: Event) -> list[Sentence]:
        """Take one event; returns the sentences it finishes."""
        clause = self.listen(event)
        if clause is None:
            return self.close() if self.ends(event) else []
        if self._passage is not None and self._passage.takes(event, clause):
            return self.taken(event)
        return self.follow(event, clause)

    def follow(self, event: Event, clause: Clause) -> list[Sentence]:
        """An event does not belong to the sentence in progress, if there is one."""
        return [*self.close(), *self.open(event, clause)]

    def open(self, event: Event, clause: Clause) -> list[Sentence]:
        """Open a sentence with an event, or tell it alone."""
        self._passage = self.opened(event, clause)
        if self._passage is not None:
            return []
        whole, brief = clause.text(self._words), clause.brief(self._words)
        return [Sentence(sentence(whole), clause.seat, clause.key, sentence(brief) if brief else "")]

    def close(self) -> list[Sentence]:
        """End the sentence in progress."""
        passage, self._passage = self._passage, None
        return [] if passage is None else [passage.told()]
