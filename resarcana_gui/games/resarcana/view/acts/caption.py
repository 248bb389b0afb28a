"""The plate beside a card that is held up, on which is told what its owner does with it."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.view.acts.effects import gone
from resarcana_gui.games.resarcana.view.geometry.areas import MIDDLE
from resarcana_gui.games.resarcana.view.table.scenery import Scenery
from resarcana_gui.scene.action import Action, Call, Together, in_turn
from resarcana_gui.scene.look import BODY, Look
from resarcana_gui.scene.motion import Fade
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Point
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.surface import Surface
from resarcana_gui.tabletop.cards.plan import HELD_UP
from resarcana_gui.tabletop.geometry.spots import SHAPE

WIDE: Final = 316.0
"""How wide it is, at a text scale of 1."""
WIDER: Final = 1.4
PAD: Final = 16.0
GAP: Final = 10.0
HIGHEST: Final = HELD_UP * SHAPE
"""It is no higher than the card; longer sentences have smaller letters."""


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


def told(scenery: Scenery, at: Point) -> Action:
    """What is to be told of the card that is held up, its middle there, appears beside it: left of it, where no other
    cards are shown, if there is room."""
    words, before = scenery.caption, shown(scenery)
    if not words or (before is not None and before.words == words):
        return Together()
    scenery.caption_layer.clear()
    caption = Caption(scenery.kit.look, words)
    caption.at = (_left(at[0], caption.width), at[1] - caption.height / 2)
    caption.alpha = 0.0
    scenery.caption_layer.add(caption)
    return Fade(caption, 1.0, milliseconds("card"), scenery.kit.look.pace.easing(Use.FADE))


def told_on(scenery: Scenery) -> None:
    """More is known of what the owner of the card that is held up does with it."""
    before = shown(scenery)
    if before is not None and scenery.held is not None and scenery.caption not in ("", before.words):
        told(scenery, scenery.held.at).finish()


def hushed(scenery: Scenery) -> Action:
    """What was told is told no longer."""
    caption = shown(scenery)
    if caption is None:
        return Together()
    return in_turn(scenery.kit.look.moves.fade(caption, 0.0, "turn"), Call(lambda: gone(caption)))


def shown(scenery: Scenery) -> Caption | None:
    """The plate that is shown."""
    layer: list[Node] = list(scenery.caption_layer.children)
    return layer[-1] if layer and isinstance(layer[-1], Caption) else None


def _left(middle: float, wide: float) -> float:
    """Where a plate of a width begins, beside a card with its middle there."""
    left = middle - HELD_UP / 2 - GAP - wide
    return left if left >= MIDDLE.x else middle + HELD_UP / 2 + GAP
