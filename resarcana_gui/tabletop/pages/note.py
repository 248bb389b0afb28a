"""A note of parchment that hangs beside an item: what it does, what would happen now, what a click does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from resarcana_gui.scene.control import ShownText, Texts
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.tabletop.pages.paper import Paper

WIDTH: Final = 336.0
"""The usual width, at a text scale of 1."""
WIDENING: Final = 0.55
"""How much wider it is when texts are twice as large, relative to its width."""
WIDER: Final = 80.0
"""The step in which it is widened when it is too high."""
WIDEST: Final = 900.0
"""The greatest width."""
PAD: Final = 18.0
"""Its margin."""
GAP: Final = 7.0
"""Between lines."""
BETWEEN: Final = 12.0
"""The space on both sides of the rule between two parts."""
APART: Final = 16.0
"""The least gap between hints side by side at the foot."""
SIGN: Final = 40.0
"""The side of a sign before a line."""

LARGEST: Final = 1.4
"""How much larger pictures grow with texts, at most."""

BODY: Final = TextStyle(20, colour="parchment_ink", on="parchment")
"""The style of lines."""
SOFT: Final = TextStyle(18, colour="parchment_soft", on="parchment")
"""The style of less important lines."""
LOUD: Final = TextStyle(22, Face.BOLD, "parchment_head", on="parchment")
"""The style of emphasised lines."""
HEAD: Final = TextStyle(24, Face.DISPLAY, "parchment_head", on="parchment")
"""The style of headings."""
FOOT: Final = TextStyle(18, colour="parchment_soft", on="parchment")
"""The style of hints at the foot."""


@dataclass(frozen=True)
class NoteLine:
    """A sentence; markup."""

    text: str
    sign: Drawing | None = None
    """A drawing before it, such as the sign of the seat that it is about."""


@dataclass(frozen=True)
class NotePicture:
    """A picture in the middle of a note, with its size at a text scale of 1."""

    drawing: Drawing
    width: float
    height: float


@dataclass(frozen=True)
class NotePart:
    """Lines that belong together, and a picture below them, set apart from the others by rules."""

    lines: tuple[NoteLine, ...]
    heading: str = ""
    soft: bool = False
    """Whether it is less important than the rest."""
    loud: bool = False
    """Whether it is emphasised: the answer to what the player just tried."""
    picture: NotePicture | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it shows nothing."""
        return not self.lines and self.picture is None


@dataclass(frozen=True)
class NoteContents:
    """The contents of a note."""

    parts: tuple[NotePart, ...] = ()
    feet: tuple[str, ...] = ()
    """Hints at the foot: what can be done with the item, in a few words each."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read."""
        return not self.feet and all(part.is_empty for part in self.parts)

    def with_reasons(self, reasons: Sequence[str], more: Sequence[str] = ()) -> NoteContents:
        """Return the same note with emphasised reasons, each once, and hints where to read more about them."""
        known = {*reasons}
        parts = [part for part in self.parts if not known.issuperset(line.text for line in part.lines)]
        return NoteContents((*parts, NotePart(lines(*reasons), loud=True)), (*more, *self.feet))


def lines(*texts: str) -> tuple[NoteLine, ...]:
    """Return lines without signs."""
    return tuple(map(NoteLine, texts))


class Note(Texts):
    """A note as wide as usual, or wider where it would be too high otherwise."""

    def __init__(self, paper: Paper, written: NoteContents, highest: float, share: float = 1.0) -> None:
        """`highest`: the greatest height, if the greatest width allows it; `share`: the width, relative to the usual
        one."""
        super().__init__(name="note")
        self.written: Final = written
        self._paper: Final = paper
        width = min(WIDTH * (1.0 + WIDENING * (paper.text.scale - 1.0)) * share, WIDEST)
        self._lay(width)
        while self.height > highest and width < WIDEST:
            width = min(width + WIDER, WIDEST)
            self._lay(width)

    def texts(self) -> Iterable[ShownText]:
        return self._texts

    def draw(self, painter: Painter) -> None:
        look, sheet = self._paper.look, self._paper.sheet
        painter.put(look.shadow(sheet.radius, 16.0), self.box.inflate(32, 32).move(0, 10))
        painter.put(sheet, self.box)
        for y in self._rules:
            painter.put(Panel(sheet.edge, sheet.edge, 0.0), Box(PAD, y, self.width - 2 * PAD, 1.5), 0.6)
        for sign, box in self._signs:
            painter.put(sign, box)
        self.draw_texts(painter)

    # ------------------------------------------------------------------------------------------------- laid out

    def _lay(self, width: float) -> None:
        self._texts: list[ShownText] = []
        self._rules: list[float] = []
        self._signs: list[tuple[Drawing, Box]] = []
        self.width, y = width, PAD
        for part in self.written.parts:
            if not part.is_empty:
                y = self._lay_part(part, y if y == PAD else self._ruled(y))
        if self.written.feet:
            y = self._lay_feet(self.written.feet, y if y == PAD else y + GAP)
        self.height = y - GAP + PAD

    def _ruled(self, y: float) -> float:
        """Add a rule between two parts; return where the next part begins."""
        self._rules.append(y - GAP + BETWEEN)
        return y - GAP + 2 * BETWEEN

    def _lay_part(self, part: NotePart, y: float) -> float:
        if part.heading:
            y = self._write(part.heading, HEAD, PAD, y, self.width - 2 * PAD) + GAP
        for line in part.lines:
            y = self._lay_line(line, LOUD if part.loud else SOFT if part.soft else BODY, y)
        return y if part.picture is None else self._lay_picture(part.picture, y)

    def _lay_picture(self, picture: NotePicture, y: float) -> float:
        scale = min(self._paper.text.scale, LARGEST, (self.width - 2 * PAD) / picture.width)
        width, height = picture.width * scale, picture.height * scale
        self._signs.append((picture.drawing, Box((self.width - width) / 2, y, width, height)))
        return y + height + GAP

    def _lay_line(self, line: NoteLine, style: TextStyle, y: float) -> float:
        left = PAD if line.sign is None else PAD + SIGN + 10.0
        low = self._write(line.text, style, left, y, self.width - left - PAD)
        if line.sign is not None:
            self._signs.append((line.sign, Box(PAD, y, SIGN, SIGN)))
            low = max(low, y + SIGN)
        return low + GAP

    def _write(self, text: str, style: TextStyle, x: float, y: float, width: float) -> float:
        """Add a text; return its lower edge."""
        block = self._paper.text.block(text, style, width)
        self._texts.append(ShownText(block, x, y, style))
        return y + block.height

    def _lay_feet(self, feet: Sequence[str], y: float) -> float:
        """Add the hints, side by side if they fit, the last one at the right; otherwise below each other."""
        room = self.width - 2 * PAD
        wide = [self._paper.text.measure(foot, FOOT)[0] for foot in feet]
        if sum(wide) + APART * (len(feet) - 1) <= room:
            return max(self._beside(feet, wide, y))
        for foot in feet:
            y = self._write(foot, FOOT, PAD, y, room) + GAP
        return y

    def _beside(self, feet: Sequence[str], wide: Sequence[float], y: float) -> Iterator[float]:
        free = (self.width - 2 * PAD - sum(wide)) / max(len(feet) - 1, 1)
        x = PAD
        for foot, width in zip(feet, wide, strict=True):
            yield self._write(foot, FOOT, x, y, width + 1.0) + GAP
            x += width + free
