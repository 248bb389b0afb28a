"""What is told of a card that a rival holds up, while it is held up: the sentence that the log will have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from resarcana_gui.games.resarcana.rules import card_events as cards
from resarcana_gui.games.resarcana.rules import flow_events as flow
from resarcana_gui.games.resarcana.rules.codes import NO_COMPONENT, NOBODY
from resarcana_gui.games.resarcana.rules.scoring import points_of
from resarcana_gui.games.resarcana.rules.state import State
from resarcana_gui.games.resarcana.view.acts.beats import Beat
from resarcana_gui.games.resarcana.view.tell.story import Story
from resarcana_gui.games.resarcana.view.tell.voice import Voice
from resarcana_gui.tabletop.tell.mentions import Mentions

HELD_UP: Final = (
    flow.PowerUsed, cards.ArtifactPlaced, cards.PlaceClaimed, cards.MonumentClaimed, cards.CardDiscarded,
)  # fmt: skip
"""What happens to a card that is held up."""


class Captions:
    """Tells a game beat by beat. It keeps a table of its own, folded from the events."""

    def __init__(self, voice: Voice, mentions: Mentions, view: State) -> None:
        """`view`: the table before the first event; it is taken over."""
        self._voice: Final = voice
        self._mentions: Final = mentions
        self._view: Final = view
        self._story = Story(voice, view)
        self._held = NO_COMPONENT
        """The card that was held up last, and who held it up."""
        self._seat = NOBODY

    def of(self, beats: Sequence[Beat]) -> list[str]:
        """What is told of each of these beats; nothing of those that have nothing to do with the card held up."""
        before = self._points()
        told = self._story.tell([event for beat in beats for event in beat], to_be_continued=True)
        told.append(self._story.so_far())
        scored = self._scored(before)
        return [self._caption(beat, told, scored) for beat in beats]

    def _caption(self, beat: Beat, told: list[str], scored: dict[int, str]) -> str:
        """The first sentence about the card of a beat, or about the one before if it goes on; each is told once."""
        shown = next((event for event in beat if isinstance(event, HELD_UP)), None)
        if shown is not None:
            self._held = shown.component if isinstance(shown, flow.PowerUsed) else shown.card
            self._seat = shown.seat
        sentence = next((each for each in told if each and self._mentions.first(each) == self._held), None)
        if sentence is None:
            return ""
        told.remove(sentence)
        points = scored.pop(self._seat, "")
        return f"{sentence}\n{points}" if points else sentence

    def _points(self) -> list[int]:
        return [points_of(self._view, seat) for seat in range(self._view.seats)]

    def _scored(self, before: Sequence[int]) -> dict[int, str]:
        """The seats that have more points now: how many more, and how many."""
        return {
            seat: self._voice.text("desk.scored", more=new - old, number=new)
            for seat, (old, new) in enumerate(zip(before, self._points(), strict=True))
            if new > old
        }
