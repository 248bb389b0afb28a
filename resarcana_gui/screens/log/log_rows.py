"""The rows of the log: their style, and where each of them lies."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.shapes import Panel, PlainBox
from resarcana_gui.scene.sprite import Rounded
from resarcana_gui.scene.text import TextBlock, TextStyle
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import TARGET, UiStyle

SENTENCE: Final = TextStyle(20, on="well", leading=1.18)
HEADING: Final = TextStyle(24, Face.DISPLAY, "gold", on="well", align="centre")
LINE: Final = TextStyle(18, colour="chosen", on="well", align="centre")
"""The text in the divider before what is new."""
BAR: Final = 5.0
LEFT: Final = 22.0
"""The left edge of pictures, after the bar in the seat's colour."""
PAD: Final = 7.0
PICTURE: Final = 38.0
"""The side of the picture of what a sentence is about, in a column of its own before all sentences."""
TEXT: Final = LEFT + PICTURE + 10.0
"""The left edge of sentences."""
ROUND: Final = 6.0


def tinted(sentence: str, name: str, colour: str) -> str:
    """Return a sentence with the name at its beginning in the seat's colour."""
    for written in (escaped(name), name):
        if name and sentence.startswith(written):
            return f"[{colour}|**{written}**]{sentence.removeprefix(written)}"
    return sentence


class RowStyle:
    """Lays out and draws rows of one width."""

    def __init__(self, look: UiStyle, width: float, colours: Sequence[str]) -> None:
        """`colours` are the names of the seats' colours."""
        self.look = look
        self.width = width
        self.colours = colours

    def style(self, entry: LogEntry) -> TextStyle:
        """Return the style of an entry's text."""
        return LINE if entry.divider else HEADING if entry.heading else SENTENCE

    def block(self, entry: LogEntry) -> TextBlock:
        """Return an entry's text, laid out."""
        return self.look.text.block(entry.sentence, self.style(entry), self.width - self.left(entry) - PAD)

    def left(self, entry: LogEntry) -> float:
        """Return the left edge of an entry's text."""
        return LEFT if entry.heading else TEXT

    def height(self, entry: LogEntry) -> float:
        """Return the height of an entry's row; never too low to be clicked."""
        words = ceil(self.block(entry).height)
        return words + PAD if entry.divider else max(words + 2 * PAD, TARGET)

    def draw(self, painter: Painter, entry: LogEntry, box: Box, *, lit: bool, marked: bool) -> None:
        """Draw everything in a row but its text. `lit`: it is pointed at; `marked`: the table shows its position."""
        look, theme = self.look, self.look.theme
        if entry.heading:
            self._draw_lines(painter, entry, box)
            return
        inner = box.inflate(-4, -2)
        if marked:
            chosen = Panel(theme["selected"], theme["selected"], 6.0, 2.0, theme["edge_top"], theme["edge_top"])
            painter.put(chosen, inner)
        elif lit:
            painter.put(Panel(theme["selected"], theme["selected"], 6.0), inner)
        if entry.picture is not None:
            painter.put(Rounded(entry.picture, ROUND), Box(LEFT, box.centery - PICTURE / 2, PICTURE, PICTURE))
        if entry.seat is not None and entry.seat < len(self.colours):
            painter.put(PlainBox(look.colour(self.colours[entry.seat])), Box(8, box.y + 3, BAR, box.h - 6))
        if marked:
            painter.put(Glyph("lozenge", look.colour("gold"), 0.2), Box(3, box.centery - 8, 16, 16))

    def _draw_lines(self, painter: Painter, entry: LogEntry, box: Box) -> None:
        """Draw a line on either side of a heading."""
        block, colour = self.block(entry), self.look.colour("chosen" if entry.divider else "edge_low")
        words = max((run.x + run.width for run in block.runs), default=0.0) - min(
            (run.x for run in block.runs), default=0.0
        )
        length = (self.width - LEFT - PAD - words) / 2 - 12
        if length > 8:
            for x in (LEFT / 2, self.width - PAD - length):
                painter.put(PlainBox(colour), Box(x, box.centery, length, 1.5))


@dataclass(frozen=True)
class LogEntry:
    """One row of the log."""

    sentence: str
    at: int
    """The position in the history that it leads to."""
    seat: int | None = None
    """The seat that acted; None for the game itself."""
    heading: bool = False
    """Whether it is the heading of a round."""
    divider: bool = False
    """Whether it is the divider before what is new; there is at most one."""
    picture: Drawing | None = None
    """A picture of what the sentence is about, for a square box."""


class Rows:
    """The entries from top to bottom, with their places."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self._ends: list[float] = []

    @property
    def height(self) -> float:
        """The height of all rows."""
        return self._ends[-1] if self._ends else 0.0

    def add(self, entry: LogEntry, height: float) -> None:
        """Add a row at the bottom."""
        self.entries.append(entry)
        self._ends.append(self.height + height)

    def remove_divider(self) -> int | None:
        """Remove the divider; return its row, or None."""
        number = next((number for number, entry in enumerate(self.entries) if entry.divider), None)
        if number is not None:
            top, bottom = self.span(number)
            del self.entries[number], self._ends[number]
            self._ends[number:] = [end - (bottom - top) for end in self._ends[number:]]
        return number

    def cut(self, at: int) -> None:
        """Remove what leads beyond a position."""
        while self.entries and self.entries[-1].at > at:
            self.entries.pop()
            self._ends.pop()

    def span(self, number: int) -> tuple[float, float]:
        """Return the top and bottom of a row."""
        return (self._ends[number - 1] if number else 0.0), self._ends[number]

    def row_at(self, y: float) -> int | None:
        """Return the row at a height; None outside all rows."""
        return bisect_right(self._ends, y) if 0 <= y < self.height else None

    def between(self, top: float, bottom: float) -> range:
        """Return the rows that lie at least partly between two heights."""
        first = bisect_right(self._ends, max(top, 0.0))
        last = bisect_right(self._ends, bottom)
        return range(first, min(last + 1, len(self.entries)))

    def first_sentence(self, numbers: Iterable[int]) -> int | None:
        """Return the first of these rows that is not a heading; None if there is none."""
        return next((number for number in numbers if not self.entries[number].heading), None)

    def last_until(self, at: int) -> int | None:
        """Return the row of the last sentence up to a position."""
        told = (number for number in reversed(range(len(self.entries))) if self.entries[number].at <= at)
        return self.first_sentence(told)
