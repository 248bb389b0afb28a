"""Chips: answers that lie on what they concern; and short labels beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.control import Control, ShownText, Texts, Wording, WordingAttribute
from resarcana_gui.scene.events import RIGHT, Event, LongPressed, PointerDown
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET, UiStyle

WIDE: Final = 84.0
"""The least width of a chip."""
HIGH: Final = 48.0
"""The least height of a chip."""
SIDES: Final = 14.0
"""The margin at the left and right of the text."""
LINES: Final = 9.0
"""The margin above and below the text."""
BADGE: Final = 22.0
"""The side of a check mark."""
WORDS: Final = TextStyle(20, Face.BOLD, align="centre", leading=1.1)
"""The style of a chip's text."""
CLOSE: Final = replace(WORDS, size=18)
"""The style of long texts in large letters, where there is little room."""
KEY: Final = TextStyle(18, Face.BOLD, "ink_soft", on="well")
"""The style of a key."""
TAG: Final = TextStyle(18, Face.BOLD, "parchment_ink", on="parchment", align="centre")
"""The style of a label."""


class AnswerControl(Control):
    """An answer, or a part of one. If `less` is set, a right click or a long press takes one back."""

    less: Callable[[], object] | None = None

    def handle(self, event: Event) -> bool:
        taken_back = isinstance(event, LongPressed) or (isinstance(event, PointerDown) and event.button == RIGHT)
        if not taken_back or self.less is None:
            return False
        self.less()
        return True


class Chip(AnswerControl):
    """An answer that lies on what it concerns. When `chosen`, it is lit and has a check mark."""

    sound = "button"
    overlaps = True
    key = WordingAttribute()
    text: Watched[str] = Watched(inner=True)
    chosen: Watched[bool] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, text: str, on_click: Callable[[], object], *, danger: bool = False, key: Wording = "",
        most: float = 360.0, close: bool = False, name: str = "",
    ) -> None:  # fmt: skip
        """It is as wide as its text needs, at most `most`; a longer text takes more lines. `key` is the key that
        does the same; it is hidden where a word needs the room. `close`: with smaller letters."""
        super().__init__(look, name=name or text)
        self.on_click: Final = on_click
        self.key = key
        self.text, self.chosen = text, False
        self._danger: Final = danger
        self._most = most
        self._words: Final = CLOSE if close else WORDS
        self._keyed = True
        self.fit()

    def fit(self, most: float | None = None) -> None:
        """Take the size its text needs, at most this wide."""
        self._most = self._most if most is None else most
        measure = self.look.text.measure
        longest = max((measure(word, self._words)[0] for word in self.text.split()), default=0.0) + 2 * SIDES + 1.0
        self._keyed = longest + self._key_width() <= self._most
        beside = 2 * SIDES + self._beside()
        wide = measure(self.text, self._words)[0] + beside
        width = max(WIDE, longest, min(wide, self._most))
        block = self.look.text.block(self.text, self._words, width - beside)
        self.size = (width, max(HIGH, TARGET, block.height + 2 * LINES))

    def activate(self) -> None:
        self.on_click()

    def texts(self) -> Iterable[ShownText]:
        style = self._words if self.enabled else replace(self._words, colour="off_ink", on="off_top")
        room = self.width - 2 * SIDES - self._beside()
        block = self.look.text.block(self.text, style, max(room, 1.0))
        yield ShownText(block, SIDES + (room - block.width) / 2, (self.height - block.height) / 2, style)
        if self.key and self._keyed:
            key = self.look.text.block(self.key, KEY)
            yield ShownText(key, self._key_box().centerx - key.width / 2, (self.height - key.height) / 2, KEY)

    def draw(self, painter: Painter) -> None:
        radius = min(HIGH, self.height) / 2
        if self.chosen or self.hovered:
            painter.put(self.look.glow("chosen" if self.chosen else "hot", radius, 10.0), self.box.inflate(20, 20))
        painter.put(self.look.shadow(radius, 8.0), self.box.inflate(16, 16).move(0, 3))
        painter.put(self.look.panel(self._kind(), radius=radius), self.box)
        if self.chosen:
            painter.put(Outline(self.look.colour("chosen"), radius, 3.0), self.box)
            draw_check(painter, self.look, self.box, "chosen")
        if self.key and self._keyed:
            painter.put(self.look.well(6.0), self._key_box())
        self.draw_texts(painter)
        self.draw_ring(painter, radius)

    def _kind(self) -> str:
        if not self.enabled:
            return "off"
        if self._danger:
            return "danger"
        return "primary" if self.chosen else "panel"

    def _beside(self) -> float:
        """Return the room for its key, if it is shown."""
        return self._key_width() if self._keyed else 0.0

    def _key_width(self) -> float:
        return 0.0 if not self.key else max(self.look.text.measure(self.key, KEY)[0] + 12.0, 28.0) + 8.0

    def _key_box(self) -> Box:
        high = self.look.text.measure(self.key, KEY)[1] + 4.0
        width = self._beside() - 8.0
        return Box(self.width - SIDES + 4.0 - width, (self.height - high) / 2, width, high)


class FixedChip(Texts):
    """A gain that comes in any case: ticked, and not to be changed."""

    def __init__(self, look: UiStyle, text: str, *, name: str = "sure") -> None:
        super().__init__(name=name)
        self.look: Final = look
        self._block: Final = look.text.block(text, WORDS)
        self.size = (max(WIDE, self._block.width + 2 * SIDES), max(HIGH, self._block.height + 2 * LINES))

    def texts(self) -> Iterable[ShownText]:
        block = self._block
        yield ShownText(block, (self.width - block.width) / 2, (self.height - block.height) / 2, WORDS)

    def draw(self, painter: Painter) -> None:
        radius = min(HIGH, self.height) / 2
        painter.put(self.look.shadow(radius, 8.0), self.box.inflate(16, 16).move(0, 3))
        painter.put(self.look.panel(radius=radius), self.box)
        painter.put(Outline(self.look.colour("good"), radius, 2.5), self.box)
        draw_check(painter, self.look, self.box, "good")
        self.draw_texts(painter)


class Tag(Texts):
    """A few words on parchment: how many, or what for."""

    def __init__(self, look: UiStyle, text: str, most: float = 220.0, *, name: str = "tag") -> None:
        super().__init__(name=name)
        self.look: Final = look
        self.text: Final = text
        self._block: Final = look.text.block(text, TAG, min(most, look.text.measure(text, TAG)[0] + 1.0))
        self.size = (self._block.width + 2 * SIDES, self._block.height + 8.0)

    def texts(self) -> Iterable[ShownText]:
        yield ShownText(self._block, SIDES, 4.0, TAG)

    def draw(self, painter: Painter) -> None:
        radius = min(self.height / 2, 18.0)
        painter.put(self.look.shadow(radius, 8.0), self.box.inflate(16, 16).move(0, 3))
        painter.put(self.look.panel("parchment", radius=radius), self.box)
        self.draw_texts(painter)


def draw_check(painter: Painter, look: UiStyle, box: Box, colour: str) -> None:
    """Draw a check mark on a disc at the upper right corner of a box."""
    disc = Box(box.right - BADGE * 0.8, box.top - BADGE * 0.3, BADGE, BADGE)
    painter.put(look.panel(radius=BADGE / 2, edge=0.0), disc)
    painter.put(Outline(look.colour(colour), BADGE / 2, 2.0), disc)
    painter.put(Glyph("check", look.colour(colour), 0.16), disc.inflate(-8, -8))
