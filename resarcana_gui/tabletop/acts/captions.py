"""Captions: the sentence beside a card that is held up, which says what its owner does with it; and the texts of
captions, taken from the sentences of the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from resarcana_gui.kernel.event import Event
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.ui_style import BODY, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.acts.acts import Beat
from resarcana_gui.tabletop.acts.visual_effects import remove_node
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.geometry.placements import SHAPE
from resarcana_gui.tabletop.table.table import Table
from resarcana_gui.tabletop.tell.story import MentionFinder, Sentence, Story

WIDE: Final = 372.0
"""The width of a caption at a text scale of 1, in canvas pixels."""
WIDER: Final = 1.4
"""The greatest factor by which large texts widen it."""
PAD: Final = 16.0
"""Between its edge and its text."""
GAP: Final = 10.0
"""Between the card and its caption."""
HIGHEST: Final = HELD_UP * SHAPE
"""Its greatest height: that of the card; longer sentences have smaller letters."""


class Caption(Surface):
    """A sentence on a panel."""

    def __init__(self, look: UiStyle, words: str) -> None:
        wide = WIDE * min(look.text.scale, WIDER)
        self.words = words
        label = Label(look, words, BODY, width=wide - 2 * PAD)
        if label.height > HIGHEST - 2 * PAD:
            label = Label(look, words, BODY, width=wide - 2 * PAD, height=HIGHEST - 2 * PAD)
        super().__init__(look, (wide, label.height + 2 * PAD), name="caption")
        self.ghost = True
        label.at = (PAD, PAD)
        self.add(label)


def told(table: Table, at: Point, *, anew: bool = False) -> Action:
    """Show the caption of the card that is held up at a point: to its left, where no other cards lie, if there is
    room. The caption of the card before is removed when a card comes `anew` without one."""
    words, before = table.caption, current_caption(table)
    if not words and anew:
        return hide_caption(table)
    if not words or (before is not None and before.words == words):
        return Together()
    table.caption_layer.clear()
    caption = Caption(table.look, words)
    caption.at = (_left(table, at[0], caption.width), at[1] - caption.height / 2)
    caption.alpha = 0.0
    table.caption_layer.add(caption)
    return Fade(caption, 1.0, milliseconds("card"), table.look.pace.easing(Use.FADE))


def told_on(table: Table) -> None:
    """Show at once how the caption of the card that is held up goes on."""
    before = current_caption(table)
    if before is not None and table.held is not None and table.caption not in ("", before.words):
        told(table, table.held.at).finish()


def hide_caption(table: Table) -> Action:
    """Fade the current caption out."""
    caption = current_caption(table)
    if caption is None:
        return Together()
    return in_turn(table.look.animator.fade(caption, 0.0, "turn"), Call(lambda: remove_node(caption)))


def current_caption(table: Table) -> Caption | None:
    """Return the current caption; None if there is none."""
    layer: list[Node] = list(table.caption_layer.children)
    return layer[-1] if layer and isinstance(layer[-1], Caption) else None


def _left(table: Table, middle: float, wide: float) -> float:
    """Return the left edge of a caption of this width, beside a card centred at `middle`."""
    left = middle - HELD_UP / 2 - GAP - wide
    return left if left >= table.room.x else middle + HELD_UP / 2 + GAP


class Captions(ABC):
    """Tells a game beat by beat. A game says which events hold a card up."""

    def __init__(self, story: Story[Any], mentions: MentionFinder) -> None:
        """The story must be for these captions only, at the table before the first event."""
        self.deeds: dict[int, Sentence] = {}
        """The first sentence about each seat in the latest beats."""
        self._story: Final = story
        self._mentions: Final = mentions
        self._held: int | None = None
        """The card that was held up last."""
        self._seat: int | None = None
        """The seat that holds it up."""

    @abstractmethod
    def held_up(self, event: Event) -> tuple[int, int] | None:
        """Return the card that an event holds up, and the seat that does; None if it holds up none."""

    def more(self) -> dict[int, str]:
        """Return a further text for the captions of seats, after all beats so far; each is shown once."""
        return {}

    def of(self, beats: Sequence[Beat]) -> list[str]:
        """Return the caption for each of these beats; empty for beats unrelated to the card that is held up."""
        sentences = self._story.sentences([event for beat in beats for event in beat], more_to_come=True)
        sentences += self._story.unfinished()
        self.deeds = {each.seat: each for each in reversed(sentences) if each.seat >= 0}
        told, more = [each.text for each in sentences], self.more()
        return [self._caption(beat, told, more) for beat in beats]

    def _caption(self, beat: Beat, told: list[str], more: dict[int, str]) -> str:
        """Return the first sentence about the card of a beat, or about the previous card if it goes on; each is told
        once."""
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
        """Return the first sentence about the card that is held up; for a card held up `anew`, also one that
        mentions another card first."""
        named = [(each, self._mentions.all(each)) for each in told] if self._held is not None else []
        about = [each for each, cards in named if cards[:1] == [self._held]]
        besides = [each for each, cards in named if self._held in cards] if anew else []
        return next(iter((*about, *besides)), None)
