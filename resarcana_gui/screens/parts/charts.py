"""Figures and bar charts. Each also shows its numbers as text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.scene.colour import Colour
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import PlainBox
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import BODY, SMALL, UiStyle

BAR: Final = 18.0
FIGURE: Final = TextStyle(44, Face.BOLD, "gold", align="centre")
CAPTION: Final = replace(SMALL, align="centre")
NUMBER: Final = replace(BODY, align="right")
HUES: Final[tuple[Colour, ...]] = ((238, 198, 116), (170, 176, 190), (206, 150, 84), (120, 190, 255), (140, 212, 122))
"""The colours of the parts of a whole; each part also has its number beside it."""


class Figure(Texts):
    """A large number and its caption."""

    def __init__(self, look: UiStyle, number: str, words: str, *, width: float, name: str) -> None:
        scale = look.text.scale
        super().__init__(size=(width, 56 * scale + look.text.block(words, CAPTION, width - 16).height + 22), name=name)
        self.look, self._number, self._words = look, number, words

    def texts(self) -> Iterable[ShownText]:
        number = self.look.text.block(self._number, FIGURE, self.width - 12, 56 * self.look.text.scale)
        yield ShownText(number, (self.width - number.width) / 2, 8, FIGURE)
        words = self.look.text.block(self._words, CAPTION, self.width - 16)
        yield ShownText(words, 8, self.height - words.height - 10, CAPTION)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.well(), self.box)
        self.draw_texts(painter)


class ShareBar(Texts):
    """A name, a bar of which a part is filled, and both numbers."""

    def __init__(self, look: UiStyle, name: str, share: float, whole: float, numbers: str, *, width: float) -> None:
        """`whole` is the length of the bar and `share` that of its filled part, from 0 to 1."""
        self.look, self._name, self._numbers = look, name, numbers
        self._share, self._whole = share, whole
        super().__init__(size=(width, 0.0), name=name)
        block = look.text.block(name, BODY, width * 0.34)
        self.size = (width, max(block.height, look.text.measure(numbers, BODY)[1]) + 6)

    def texts(self) -> Iterable[ShownText]:
        name = self.look.text.block(self._name, BODY, self.width * 0.34)
        yield ShownText(name, 0, (self.height - name.height) / 2, BODY)
        numbers = self.look.text.block(self._numbers, NUMBER)
        yield ShownText(numbers, self.width - numbers.width, (self.height - numbers.height) / 2, NUMBER)

    def draw(self, painter: Painter) -> None:
        bar = self.bar()
        if bar.w > 2:
            painter.put(PlainBox(self.look.colour("well_edge"), 0.55), bar)
            filled = Box(bar.x, bar.y, bar.w * self._share / max(self._whole, 0.001), bar.h)
            if filled.w >= 1:
                painter.put(PlainBox(self.look.colour("gold"), 1.0), filled)
        self.draw_texts(painter)

    def bar(self) -> Box:
        """Return the area of the whole bar."""
        left = self.width * 0.36
        right = self.width - self.look.text.measure(self._numbers, NUMBER)[0] - 16
        return Box(left, (self.height - BAR) / 2, max(0.0, right - left) * self._whole, BAR)


class StackedBar(Texts):
    """One bar of several parts of a whole, with a line for each part below."""

    def __init__(
        self,
        look: UiStyle,
        parts: Sequence[tuple[str, float]],
        wording: Callable[[float], str],
        *,
        width: float,
        name: str,
    ) -> None:
        """`parts` are names and numbers; `wording` formats a number."""
        self.look = look
        self._parts = [(words, number) for words, number in parts if number > 0]
        self._wording = wording
        self._line = look.text.measure("X", BODY)[1] + 4
        super().__init__(size=(width, 34 + self._line * len(self._parts)), name=name)

    def texts(self) -> Iterable[ShownText]:
        for at, (words, number) in enumerate(self._parts):
            y = 34 + at * self._line
            block = self.look.text.block(words, BODY, self.width * 0.7)
            yield ShownText(block, 26, y, BODY)
            shown = self.look.text.block(self._wording(number), NUMBER)
            yield ShownText(shown, self.width - shown.width, y, NUMBER)

    def draw(self, painter: Painter) -> None:
        whole = sum(number for _, number in self._parts) or 1.0
        x = 0.0
        for at, (_, number) in enumerate(self._parts):
            wide = self.width * number / whole
            hue = HUES[at % len(HUES)]
            painter.put(PlainBox(hue, 1.0), Box(x, 4, max(1.0, wide - 2), BAR))
            painter.put(PlainBox(hue, 1.0), Box(0, 34 + at * self._line + (self._line - 14) / 2, 14, 14))
            x += wide
        self.draw_texts(painter)
