"""A tile that lies over a counter while tokens of its kind can be chosen, and the change of a counter's number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from resarcana_gui.scene.control import ShownText, Texts, Wording, WordingAttribute
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.node import Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Outline
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.tabletop.asking.controls.chip import KEY, AnswerControl

RADIUS: Final = 12.0
"""The radius of its corners."""
PAD: Final = 6.0
"""The margin around the token."""
NUMBER: Final = TextStyle(30, Face.BOLD, align="centre", leading=1.0)
"""The style of the number."""
SMALLER: Final = TextStyle(23, Face.BOLD, align="centre", leading=1.0)
"""The style of a number that is too wide, such as two numbers with an arrow."""
CHANGE: Final = TextStyle(22, Face.BOLD, "good", align="centre", leading=1.0)
"""The style of a gain."""
OFF: Final = TextStyle(22, Face.BOLD, "bad", align="centre", leading=1.0)
"""The style of a loss."""
LARGEST: Final = 62.0
"""The largest side of the token."""


class Tile(AnswerControl):
    """Shows a token, how many there will be, and the change. A click is an answer or a part of one."""

    sound = "button"
    overlaps = True
    key = WordingAttribute()
    suggested: Watched[bool] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, token: Drawing, size: Point, on_click: Callable[[], object], *, key: Wording = "",
        name: str = "",
    ) -> None:  # fmt: skip
        """`size`: its least size."""
        super().__init__(look, name=name)
        self.on_click: Final = on_click
        self.key = key
        self.suggested = False
        """Whether it is highlighted among others."""
        self._token: Final = token
        self._number, self._change, self._chosen = "0", "", False
        self._side = min(LARGEST, size[0] - 2 * PAD)
        least = self._side + look.text.size(NUMBER) + look.text.size(CHANGE) + 3 * PAD
        self.size = (max(size[0], TARGET), max(size[1], least))

    def tell(self, number: str, change: str, *, chosen: bool) -> None:
        """Show how many there will be, the change, and whether any are chosen."""
        if (number, change, chosen) != (self._number, self._change, self._chosen):
            self._number, self._change, self._chosen = number, change, chosen
            self.changed(inner=True)

    def activate(self) -> None:
        self.on_click()

    def texts(self) -> Iterable[ShownText]:
        yield from self._written(self._number, self._numbered(), 2.0, PAD + self._side)
        key, change = self._key_box(), OFF if self._change[:1] != "+" else CHANGE
        yield from self._written(self._change, change, key.right if self.key else 2.0, self._lowest)
        if self.key:
            block = self.look.text.block(self.key, KEY)
            yield ShownText(block, key.centerx - block.width / 2, key.y + 1, KEY)

    def _written(self, text: str, style: TextStyle, left: float, y: float) -> Iterable[ShownText]:
        """Yield a text in the middle of what is free to the right of `left`."""
        if text:
            room = self.width - left - 2.0
            block = self.look.text.block(text, style, room, self.look.text.size(style) * 1.1)
            yield ShownText(block, left + (room - block.width) / 2, y, style)

    def draw(self, painter: Painter) -> None:
        lit = "chosen" if self._chosen else "hot" if self.suggested or self.hovered else ""
        if lit:
            painter.put(self.look.glow(lit, RADIUS, 10.0), self.box.inflate(20, 20))
        painter.put(self.look.panel("primary" if self._chosen else "panel", radius=RADIUS), self.box)
        if lit:
            painter.put(Outline(self.look.colour(lit), RADIUS, 2.5), self.box)
        painter.put(self._token, self.token_box, 1.0 if self.enabled or self._chosen else 0.4)
        if self.key:
            painter.put(self.look.well(6.0), self._key_box())
        self.draw_texts(painter)
        self.draw_ring(painter, RADIUS)

    @property
    def token_box(self) -> Box:
        """The area of the token."""
        return Box((self.width - self._side) / 2, PAD, self._side, self._side)

    def _numbered(self) -> TextStyle:
        """Return the style in which the number fits."""
        wide = self.look.text.measure(self._number, NUMBER)[0]
        return NUMBER if wide <= self.width - 4 else SMALLER

    @property
    def _lowest(self) -> float:
        """The upper edge of the last line, with the key and the change: neither covers the token."""
        return PAD + self._side + self.look.text.size(NUMBER)

    def _key_box(self) -> Box:
        wide, high = self.look.text.measure(self.key, KEY)
        middle = self._lowest + self.look.text.size(CHANGE) * 0.55
        return Box(4.0, middle - high / 2 - 1.0, wide + 12.0, high + 2.0)


GAIN: Final = TextStyle(24, Face.BOLD, "good", align="centre", leading=1.0)
LOSS: Final = TextStyle(24, Face.BOLD, "bad", align="centre", leading=1.0)
CHANGE_PAD: Final = 4.0
OVERLAP: Final = 16.0
"""How far it reaches up into the column."""


class CountChange(Texts):
    """The change of a number in the player's pool, on a small dark panel at the foot of a column; hidden while there
    is none."""

    def __init__(self, look: UiStyle, column: Box) -> None:
        super().__init__(name="change")
        self.look: Final = look
        self._number = 0
        high = look.text.size(GAIN) + 2 * CHANGE_PAD
        self.size, self.at = (column.w, high), (column.x, column.bottom - min(high / 2, OVERLAP))
        self.visible = False

    def show(self, number: int) -> None:
        """Show a change, positive or negative."""
        self._number, self.visible = number, bool(number)
        self.changed(inner=True)

    def texts(self) -> Iterable[ShownText]:
        sign, style = ("+", GAIN) if self._number > 0 else ("\N{MINUS SIGN}", LOSS)
        block = self.look.text.block(f"{sign}{abs(self._number)}", style, self.width, self.height)
        yield ShownText(block, (self.width - block.width) / 2, (self.height - block.height) / 2, style)

    def draw(self, painter: Painter) -> None:
        painter.put(self.look.panel(radius=self.height / 2, edge=1.0, alpha=0.9), self.box)
        self.draw_texts(painter)
