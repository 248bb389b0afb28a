"""A counter, which is a token with its number, and the counters of a seat in a row. They count arriving tokens one
by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from resarcana_gui.scene import layout
from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.motion import Scale
from resarcana_gui.scene.node import CENTRE, Node, Watched
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.queue import INTERFACE
from resarcana_gui.scene.text import MINIMUM, TextBlock, TextStyle
from resarcana_gui.scene.timing import Use, milliseconds
from resarcana_gui.scene.transform import Box, Point
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.tabletop.tokens.token import NUMBER

LARGEST: Final = 1.5
"""The greatest scale of numbers: the tokens beside them do not grow."""
PALE: Final = 0.4
"""The opacity of a token when there are none."""


class Counter(Texts):
    """A token with the number of tokens beside it. Zero is shown paler."""

    value: Watched[int] = Watched(inner=True)

    def __init__(
        self, look: UiStyle, token: Drawing, side: float = 40.0, value: int = 0, *, at: Point = (0.0, 0.0),
        room: float | None = None, name: str = "counter",
    ) -> None:  # fmt: skip
        """`room`: the width it must not exceed; the number becomes smaller for it."""
        super().__init__(at=at, name=name)
        self.look = look
        self.token: Final = token
        self.side: Final = side
        self.value = value
        self._most = None if room is None else max(room - side - 4.0, 1.0)
        self._known: tuple[int, int] | None = None
        """The number and the style that `_shown` is for."""
        self._shown: ShownText | None = None
        widest = self._number("00")
        self.size = (side + 4.0 + widest.width, max(side, widest.height))

    def _style(self) -> TextStyle:
        largest = max(22.0, self.side * NUMBER) * min(1.0, LARGEST / self.look.text.scale)
        size = max(MINIMUM, round(largest))
        return TextStyle(size, Face.BOLD, "ink", on="panel", halo="night", leading=1.0)

    def texts(self) -> Iterable[ShownText]:
        known = (self.value, self.look.version)
        if self._known != known:
            self._known, self._shown = known, self.shown_text()
        return (self._shown,) if self._shown is not None else ()

    def shown_text(self) -> ShownText:
        """Return the number and its place."""
        block = self._number(str(self.value))
        return ShownText(block, self.side + 4.0, (self.height - block.height) / 2, self._style())

    def _number(self, digits: str) -> TextBlock:
        """Return digits in a size in which two of them fit."""
        style, text = self._style(), self.look.text
        widest = text.block("00", style)
        if self._most is None or widest.width <= self._most:
            return text.block(digits, style)
        lower = text.block("00", style, self._most, widest.height).height
        return text.block(digits, style, self._most, lower)

    def draw(self, painter: Painter) -> None:
        alpha = 1.0 if self.value else PALE
        painter.put(self.token, Box(0, (self.height - self.side) / 2, self.side, self.side), alpha)
        self.draw_texts(painter)


class VerticalCounter(Counter):
    """A counter with its number below the token, for narrow places."""

    def __init__(self, look: UiStyle, token: Drawing, side: float, *, name: str = "counter") -> None:
        super().__init__(look, token, side, name=name)
        self.size = (max(side, self.width - side - 4.0), side + self.height)

    def shown_text(self) -> ShownText:
        shown = super().shown_text()
        return shown._replace(x=(self.width - shown.block.width) / 2, y=self.side - 2.0)

    def draw(self, painter: Painter) -> None:
        box = Box((self.width - self.side) / 2, 0, self.side, self.side)
        painter.put(self.token, box, 1.0 if self.value else PALE)
        self.draw_texts(painter)


SWOLLEN: Final = 1.2
"""The scale of a counter for a moment when a token arrives."""


class Pool(Node):
    """Counters side by side; the numbers `below` the tokens, or beside them."""

    def __init__(
        self, look: UiStyle, tokens: Mapping[str, Drawing], box: Box, side: float, *, below: bool = False
    ) -> None:
        """`tokens`: the drawing of each kind, by its name."""
        super().__init__(at=box.topleft, size=box.size, name="pool")
        self._look = look
        self.counters = [
            VerticalCounter(look, token, side, name=f"counter {name}")
            if below
            else Counter(look, token, side, room=box.w / len(tokens) - 1.0, name=f"counter {name}")
            for name, token in tokens.items()
        ]
        spots = layout.columns(Box(0, 0, box.w, box.h), [1.0] * len(tokens))
        for counter, spot in zip(self.counters, spots, strict=True):
            counter.anchor, counter.at = CENTRE, spot.center
        self.add(*self.counters)

    def show(self, numbers: Sequence[int]) -> None:
        """Show these numbers."""
        for counter, number in zip(self.counters, numbers, strict=True):
            counter.value = number

    def count(self, kind: int, more: int) -> None:
        """Add tokens of a kind, given by its index; the counter swells when they arrive. Negative when they leave."""
        counter = self.counters[kind]
        counter.value += more
        if more > 0 and not self._look.pace.reduced:
            ease, half = self._look.pace.easing(Use.TABLE), milliseconds("swell") // 2
            self._look.queue.add(Scale(counter, SWOLLEN, half, ease) + Scale(counter, 1.0, half, ease), INTERFACE)

    def point(self, kind: int) -> Point:
        """Return the centre of a counter on the canvas."""
        return self.counters[kind].bounds().center
