"""The log: every event as a sentence, or several that belong together in one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final, Generic, NamedTuple, TypeVar

from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.tell.clauses import Clause
from resarcana_gui.tabletop.tell.voice import Voice, sentence


class Sentence(NamedTuple):
    """What is told, and whose doing it is."""

    text: str
    seat: int
    """NOBODY for what the game does."""


class Passage(ABC):
    """One sentence in the making."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @abstractmethod
    def takes(self, event: Event, clause: Clause) -> bool:
        """Take an event in, with what it says, if it belongs here. Whether it does."""

    @abstractmethod
    def text(self) -> str:
        """The whole sentence, as it would end now."""


P = TypeVar("P", bound=Passage)


class Story(ABC, Generic[P]):
    """Tells events in order. A game says what each of them says (`listen`), which begin a sentence that others may join
    (`opened`), and which end it (`ends`)."""

    def __init__(self, voice: Voice) -> None:
        self._words: Final = voice
        self._passage: P | None = None

    @abstractmethod
    def listen(self, event: Event) -> Clause | None:
        """What an event says at the table as it was just before; None for what is not told."""

    @abstractmethod
    def opened(self, event: Event, clause: Clause) -> P | None:
        """The sentence that an event begins, with the event in it; None when it stands alone."""

    def ends(self, event: Event) -> bool:
        """Whether an event that is not told ends the sentence in the making."""
        return False

    def goes_on(self, passage: P) -> bool:
        """Whether a sentence in the making can wait for more events."""
        return True

    def taken(self, event: Event) -> list[Sentence]:
        """The sentence in the making has taken an event in: what is told at once because of that."""
        return []

    def sentence(self, event: Event) -> str | None:
        """One event as one sentence; None for what is not told."""
        clause = self.listen(event)
        return None if clause is None else sentence(clause.text(self._words))

    def tell(self, events: Iterable[Event], *, to_be_continued: bool) -> list[str]:
        """The texts of `sentences`."""
        return [told.text for told in self.sentences(events, to_be_continued=to_be_continued)]

    def sentences(self, events: Iterable[Event], *, to_be_continued: bool) -> list[Sentence]:
        """Several events, those that belong together in one sentence. When more are to come, a sentence that may go on
        is kept for the next call."""
        told = [each for event in events for each in self.hear(event)]
        passage = self._passage
        if passage is not None and not (to_be_continued and self.goes_on(passage)):
            told += self.close()
        return told

    def so_far(self) -> str:
        """The sentence that may still go on, as it would end now; empty when there is none."""
        return self._passage.text() if self._passage is not None else ""

    def hear(self, event: Event) -> list[Sentence]:
        """One event after the other: the sentences that are finished by it."""
        clause = self.listen(event)
        if clause is None:
            return self.close() if self.ends(event) else []
        if self._passage is not None and self._passage.takes(event, clause):
            return self.taken(event)
        return self.follow(event, clause)

    def follow(self, event: Event, clause: Clause) -> list[Sentence]:
        """An event does not belong to the sentence in the making, if there is one."""
        return [*self.close(), *self.open(event, clause)]

    def open(self, event: Event, clause: Clause) -> list[Sentence]:
        """Begin a sentence with an event, or tell it alone."""
        self._passage = self.opened(event, clause)
        return [] if self._passage is not None else [Sentence(sentence(clause.text(self._words)), clause.seat)]

    def close(self) -> list[Sentence]:
        """End the sentence in the making."""
        passage, self._passage = self._passage, None
        return [] if passage is None else [Sentence(passage.text(), passage.seat)]
