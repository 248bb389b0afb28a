"""The caption beside a card that is held up: what its owner does with it."""

from __future__ import annotations

from typing import Final

from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.acts.visual_effects import gone
from resarcana_gui.tabletop.cards.face_layout import HELD_UP
from resarcana_gui.tabletop.geometry.spots import SHAPE
from resarcana_gui.tabletop.table.table import Table

WIDE: Final = 372.0
"""Its width, at a text scale of 1."""
WIDER: Final = 1.4
PAD: Final = 16.0
GAP: Final = 10.0
HIGHEST: Final = HELD_UP * SHAPE
"""Its greatest height, the card's; longer sentences have smaller letters."""


class Caption(Surface):
    """A sentence on a plate."""

    def __init__(self, look: Look, words: str) -> None:
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
    """The caption of the card that is held up, centred there, appears beside it: on the left, where there are no other
    cards, if there is room. What is told of the card before it does not stay beside a card that comes `anew`."""
    words, before = table.caption, shown(table)
    if not words and anew:
        return hushed(table)
    if not words or (before is not None and before.words == words):
        return Together()
    table.caption_layer.clear()
    caption = Caption(table.look, words)
    caption.at = (_left(table, at[0], caption.width), at[1] - caption.height / 2)
    caption.alpha = 0.0
    table.caption_layer.add(caption)
    return Fade(caption, 1.0, milliseconds("card"), table.look.pace.easing(Use.FADE))


def told_on(table: Table) -> None:
    """The caption of the card that is held up grows."""
    before = shown(table)
    if before is not None and table.held is not None and table.caption not in ("", before.words):
        told(table, table.held.at).finish()


def hushed(table: Table) -> Action:
    """The caption disappears."""
    caption = shown(table)
    if caption is None:
        return Together()
    return in_turn(table.look.moves.fade(caption, 0.0, "turn"), Call(lambda: gone(caption)))


def shown(table: Table) -> Caption | None:
    """The current caption."""
    layer: list[Node] = list(table.caption_layer.children)
    return layer[-1] if layer and isinstance(layer[-1], Caption) else None


def _left(table: Table, middle: float, wide: float) -> float:
    """The left edge of a caption of this width, beside a card centred there."""
    left = middle - HELD_UP / 2 - GAP - wide
    return left if left >= table.room.x else middle + HELD_UP / 2 + GAP
