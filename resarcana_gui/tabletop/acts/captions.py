"""The texts of captions for cards that are held up: the sentences the log will have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.tabletop.acts.beats import Beat
from resarcana_gui.tabletop.tell.mention_finder import MentionFinder
from resarcana_gui.tabletop.tell.story import Sentence, Story


class Captions(ABC):
    """Tells a game beat by beat. A game says which events hold a card up."""

    def __init__(self, story: Story[Any], mentions: MentionFinder) -> None:
        """The story is for these captions only, at the table before the first event."""
        self.deeds: dict[int, Sentence] = {}
        """What each seat is told to do first in the latest beats."""
        self._story: Final = story
        self._mentions: Final = mentions
        self._held: int | None = None
        """The card that was held up last, and by whom."""
        self._seat: int | None = None

    @abstractmethod
    def held_up(self, event: Event) -> tuple[int, int] | None:
        """The card that is held up for an event, and by which seat; None for none."""

    def more(self) -> dict[int, str]:
        """What else to tell about a seat beside its card, after all beats so far; told once."""
        return {}

    def of(self, beats: Sequence[Beat]) -> list[str]:
        """The caption for each of these beats; empty for those unrelated to the card that is held up."""
        sentences = self._story.sentences([event for beat in beats for event in beat], to_be_continued=True)
        sentences += self._story.so_far()
        self.deeds = {each.seat: each for each in reversed(sentences) if each.seat >= 0}
        told, more = [each.text for each in sentences], self.more()
        return [self._caption(beat, told, more) for beat in beats]

    def _caption(self, beat: Beat, told: list[str], more: dict[int, str]) -> str:
        """The first sentence about the card of a beat, or about the previous one if it goes on; each is told once."""
        shown = next((held for event in beat if (held := self.held_up(event)) is not None), None)
        if shown is not None:
            self._held, self._seat = shown
        sentence = self._about_held(told, anew=shown is not None)
        if sentence is None:
            return ""
        told.remove(sentence)
        besides = more.pop(self._seat, "") if self._seat is not None else ""
        return f"{sentence}\n{besides}" if besides else sentence

    def _about_held(self, told: list[str], *, anew: bool) -> str | None:
        """The first sentence about the card that is held up; for one that is held up `anew`, also one that began with
        another card."""
        named = [(each, self._mentions.all(each)) for each in told] if self._held is not None else []
        about = [each for each, cards in named if cards[:1] == [self._held]]
        besides = [each for each, cards in named if self._held in cards] if anew else []
        return next(iter((*about, *besides)), None)
