"""The log panel: all sentences of the game. A click on one shows the table as it was then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.scene import hit
from resarcana_gui.scene.control import ShownText
from resarcana_gui.scene.events import DragStarted, Event, KeyDown, PointerDown, PointerMoved, Wheeled
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.painter import Drawing, Painter
from resarcana_gui.scene.seats.seat_styles import STYLES
from resarcana_gui.scene.transform import IDENTITY, Box, Point
from resarcana_gui.scene.ui_style import SMALL, TARGET, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.screens.log.log_rows import LEFT, LogEntry, Rows, RowStyle, tinted

GRIP: Final = 22.0
"""The width of the strip in which a press grabs the scroll bar; sentences extend up to it."""
LATER: Final = 0.6
"""The opacity of sentences after the position that is shown."""
NEAR: Final = 2.0
UNHANDLED_KEYS: Final = frozenset({"up", "down", "end"})
"""Scrolling keys with another meaning here: at the ends, up and down move on to other controls, and End returns to
the present."""


class LogPanel(ScrollArea):
    """The scrollable list of sentences. It draws only the visible rows, so it may be of any length. It follows the
    newest row unless the player has scrolled up. Arrows choose a sentence, Enter goes to its position."""

    def __init__(
        self,
        look: UiStyle,
        texts: Catalog,
        size: Point,
        on_seek: Callable[[int], object],
        on_hover: Callable[[LogEntry | None], object] = lambda entry: None,
        *,
        names: Sequence[str] = (),
        colours: Sequence[str] = (),
        at: Point = (0.0, 0.0),
    ) -> None:
        """`on_seek` receives a position, `on_hover` the entry pointed at or chosen by keys. A sentence that begins
        with one of `names` (by seat) shows the name in the seat's entry of `colours`; the default colours are those
        that the first seat sees."""
        self._over: int | None = None
        super().__init__(look, size, at=at, name="log")
        self.on_seek, self.on_hover = on_seek, on_hover
        self.following = True
        """Whether the newest row is kept in view."""
        self.chosen: int | None = None
        """The row chosen by keys."""
        self._highlighted: int | None = None
        """The row found by a search."""
        self.rows = Rows()
        self._texts, self._names = texts, names
        self._colours = colours or [style.name for style in STYLES]
        self._style = RowStyle(look, self.room, self._colours)
        self._marked: int | None = None
        self._shown: int | None = None
        self._clicked: int | None = None
        self._by_pointer = False
        self._newest = self._newest_button()
        self.add(self._newest)

    # ---------------------------------------------------------------------------------------------------- telling

    def tell(self, sentence: str, at: int, seat: int | None = None, picture: Drawing | None = None) -> None:
        """Add a sentence: the position that it leads to, the seat that acted, and a picture of what it is about."""
        if seat is not None and seat < len(self._names):
            sentence = tinted(sentence, self._names[seat], self._colours[seat])
        self._append(LogEntry(sentence, at, seat, picture=picture))

    def wear(self, colours: Sequence[str]) -> None:
        """Use other colours for the seats from now on: a game may give seats their own once it has begun."""
        self._colours = self._style.colours = colours

    def head(self, text: str, at: int) -> None:
        """Add a heading."""
        self._append(LogEntry(text, at, heading=True))

    def add_divider(self, text: str, at: int) -> None:
        """Add a divider with a few words before what is new; the previous divider is removed."""
        number = self.rows.remove_divider()
        if number is not None:
            self.chosen, self._over, self._marked = (
                _moved_up(row, number) for row in (self.chosen, self._over, self._marked)
            )
        self._append(LogEntry(text, at, heading=True, divider=True))

    def add_round_heading(self, number: int, at: int) -> None:
        """Add the heading of a round; 0 is the setup."""
        text = self._texts.text("log.round", round=number) if number else self._texts.text("log.setup")
        self.head(text, at)

    def cut(self, at: int) -> None:
        """Remove what leads beyond a position, after an undo."""
        self.rows.cut(at)
        self.chosen = self._over = self._marked = self._highlighted = None
        self._refit()

    def mark(self, at: int | None) -> None:
        """Mark the past position that the table shows; None for the present."""
        self._shown = at
        self._marked = self.rows.last_until(at) if at is not None else None
        if self._marked is not None:
            top, bottom = self.rows.span(self._marked)
            self.go((top + bottom - self.height) / 2)
        self.changed(inner=True)

    def highlight(self, row: int | None) -> None:
        """Scroll to a row and highlight it until another is chosen; None clears the highlight."""
        self.chosen = self._highlighted = row
        if row is not None:
            top, bottom = self.rows.span(row)
            self.go((top + bottom - self.height) / 2)
        self.changed(inner=True)

    def go(self, offset: float) -> None:
        super().go(offset)
        self.following = self.offset >= self.furthest - NEAR
        self._newest.visible = not self.following

    # ------------------------------------------------------------------------------------------------------ using

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown):
            self._by_pointer = False
            return self._choose_by_key(event.chord) or (event.chord not in UNHANDLED_KEYS and super().handle(event))
        if isinstance(event, PointerMoved):
            self._point_at(self._row_under((event.x, event.y)))
            return False
        if isinstance(event, PointerDown):
            self._by_pointer, self._clicked = True, self._row_under((event.x, event.y))
        taken = super().handle(event)
        if taken and isinstance(event, PointerDown | DragStarted):
            self._clicked = None
        if isinstance(event, Wheeled):
            self._point_at(self._row_under((event.x, event.y)))
        return taken

    def activate(self) -> None:
        number = self._clicked if self._by_pointer else self.chosen
        self._by_pointer = False
        if number is not None and number < len(self.rows.entries):
            self.on_seek(self.rows.entries[number].at)

    def changed(self, *, inner: bool = False) -> None:
        super().changed(inner=inner)
        if self._over is not None and not self.hovered:  # the pointer has left
            self._point_at(None)

    def _choose_by_key(self, chord: str) -> bool:
        """Choose the next sentence up or down. At an end the key moves on to other controls."""
        if chord not in {"up", "down"}:
            return False
        last = len(self.rows.entries)
        start = self.chosen if self.chosen is not None else last
        numbers = range(start + 1, last) if chord == "down" else range(start - 1, -1, -1)
        number = self.rows.first_sentence(numbers)
        if number is None:
            return False
        self.chosen = number
        self._see(number)
        self.changed(inner=True)
        self.on_hover(self.rows.entries[number])
        return True

    def _point_at(self, number: int | None) -> None:
        if number != self._over:
            self._over = number
            self.changed(inner=True)
            self.on_hover(self.rows.entries[number] if number is not None else None)

    def _row_under(self, point: Point) -> int | None:
        """Return the sentence at a point of the canvas."""
        inner = hit.into(self, point)
        number = self.rows.row_at(inner[1] + self.offset) if inner is not None else None
        return None if number is None or self.rows.entries[number].heading else number

    def _take_bar(self, event: PointerDown) -> bool:
        inner = hit.into(self, (event.x, event.y))
        return inner is not None and inner[0] >= self.width - GRIP and super()._take_bar(event)

    # ---------------------------------------------------------------------------------------------------- drawing

    def texts(self) -> Iterable[ShownText]:
        if not self.rows.entries:
            block = self.look.text.block(self._texts.text("log.empty"), SMALL, self.width - 2 * LEFT)
            yield ShownText(block, LEFT, LEFT, SMALL)
        for number in self._visible():
            entry, top, height = self._placed(number)
            block = self._style.block(entry)
            yield ShownText(block, self._style.left(entry), top + (height - block.height) / 2, self._style.style(entry))

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        with painter.inside(IDENTITY, 1.0, self.box.inflate(-4, -6)):  # rows must not cover the edge
            self._draw_rows(painter)

    def _draw_rows(self, painter: Painter) -> None:
        found = self._highlighted is not None and self.chosen == self._highlighted
        over = self.chosen if self.focused or found else self._over
        for number in self._visible():
            entry, top, height = self._placed(number)
            box = Box(0, top, self.room, height)
            self._style.draw(painter, entry, box, lit=number == over, marked=number == self._marked)
        for number, shown in zip(self._visible() or (0,), self.texts(), strict=True):
            painter.put(shown.block, shown.box, self._clear(number))

    def _clear(self, number: int) -> float:
        later = self._shown is not None and self._marked is not None and number > self._marked
        return LATER if later else 1.0

    def _visible(self) -> range:
        return self.rows.between(self.offset, self.offset + self.height)

    def _placed(self, number: int) -> tuple[LogEntry, float, float]:
        """Return a row's entry, its top within the panel, and its height."""
        top, bottom = self.rows.span(number)
        return self.rows.entries[number], top - self.offset, bottom - top

    # ---------------------------------------------------------------------------------------------------- helpers

    def _append(self, entry: LogEntry) -> None:
        self.rows.add(entry, self._style.height(entry))
        self._refit()

    def _refit(self) -> None:
        following = self.following
        self.fit(self.rows.height)
        if following:
            self.go(self.furthest)
        self.changed(inner=True)

    def _see(self, number: int) -> None:
        top, bottom = self.rows.span(number)
        self.reveal(Box(0, top, 1, bottom - top))

    def _newest_button(self) -> Button:
        """Return the button that scrolls to the newest row."""
        sign = Glyph("down", self.look.colour("gold"))
        button = Button(self.look, "", lambda: self.go(self.furthest), icon=sign, size=(TARGET, TARGET), name="newest")
        button.at = (self.room - TARGET - 4, self.height - TARGET - 8)
        button.visible = False
        button.tip = self._texts.text("log.newest")
        return button


def _moved_up(row: int | None, gone: int) -> int | None:
    """Return a row's number after the removal of another; None for the removed one."""
    if row is None or row == gone:
        return None
    return row - 1 if row > gone else row
