"""The reference: rules and glossary, with contents at the side and a search field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from resarcana_gui.reference.articles import Chapter, Reference
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.reference.search import Index, typed_words
from resarcana_gui.scene.events import Event, KeyDown
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.ui_style import SMALL, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.page import FRAME, PAD, Page
from resarcana_gui.screens.parts.scroll_pane import PageSpread
from resarcana_gui.screens.parts.stack import below
from resarcana_gui.screens.reference.article_layout import ArticleLayout
from resarcana_gui.screens.reference.entry_row import EntryRow
from resarcana_gui.screens.routes import Back
from resarcana_gui.screens.shell import Shell

SIDE: Final = 420.0
"""The width of the contents at a text scale of 1."""
WIDER: Final = 110.0
"""How much wider they are at a text scale of 2."""
BETWEEN: Final = 24.0
INNER: Final = 26.0
"""The margin of the text."""
MOST: Final = 40
"""The maximum number of search results listed."""
BACK: Final = frozenset({"alt+left", "backspace"})
"""The keys that return to the previous article."""


class ReferencePage(Page):
    """The reference, opened at an article; links lead from one article to another, and back."""

    name_key = "reference.title"

    def __init__(self, shell: Shell, place: str = "", back: Back | None = None) -> None:
        """`place` is the name of an article or of a chapter that only lists; an unknown one means the beginning."""
        super().__init__(shell, back)
        self.reference = self._read()
        self._index = Index(self.reference)
        self.place = (
            place if place in self.reference or place in self._lists() else next(self.reference.articles()).name
        )
        """The open article, or the open chapter that only lists."""
        self.typed = ""
        self._past: list[str] = []
        self._side = self._sheet = ScrollArea(shell.look, (0.0, 0.0))
        self._before = Button(shell.look, "")
        self._field = TextField(shell.look)

    def _read(self) -> Reference:
        return self.shell.game.reference(self.shell.settings.language)

    def build(self) -> None:
        if (now := self._read()) is not self.reference:
            self.reference, self._index = now, Index(now)
        super().build()

    def entered(self) -> None:
        self.give_focus("search", shown=False)

    def go(self, place: str) -> None:
        """Open another article; the way back is kept. Exhibits open in the gallery."""
        if place.startswith(EXHIBIT_PREFIX):
            self.shell.routes.look_up(place)
            return
        if place != self.place:
            self._past.append(self.place)
        self.place = place
        self._show()

    def search(self, typed: str) -> None:
        """Search as if the text had been typed."""
        self._field.write(typed)

    def go_before(self) -> None:
        """Return to the previous article."""
        if self._past:
            self.place = self._past.pop()
            self._show()

    # ---------------------------------------------------------------------------------------------------- layout

    def _lay_sheet(self, top: float, bottom: float) -> None:
        look, text = self.shell.look, self.shell.text
        wide = SIDE + WIDER * (look.text.scale - 1.0)
        self._field = field = TextField(
            look, self.typed, placeholder=text("reference.search"), on_change=self._sought, on_enter=self._open_first,
            letters=text("language.letters"), width=wide, name="search",
        )  # fmt: skip
        self._before = before = Button(
            look, text("reference.before"), self.go_before, name="before", icon=Glyph("left", look.colour("gold"))
        )
        before.width = wide
        self._side = ScrollArea(look, (wide, bottom - top - field.height - before.height - 2 * 12), name="contents")
        below([field, self._side, before], (PAD, top))
        left = PAD + wide + BETWEEN
        self._sheet = ScrollArea(look, (FRAME.w - PAD - left, bottom - top), at=(left, top), name="sheet")
        self.frame.add(_Spread(self, self._sheet, field, self._side, before))
        self._show()

    def _show(self) -> None:
        """Update the contents and the text."""
        self._before.enabled = bool(self._past)
        self._list(self._side)
        self._read_at(self._sheet)

    def _list(self, area: ScrollArea) -> None:
        focus = self.shell.stage.dispatcher.focus
        held = focus.current.name if focus.current is not None and area in focus.current.lineage() else ""
        area.content.clear()
        rows = list(self._found_rows() if self.typed.strip() else self._contents())
        low = below(rows, (4.0, 6.0), gap=2.0)
        area.content.add(*rows)
        area.fit(low + 6.0)
        for row in rows:
            if isinstance(row, EntryRow) and row.chosen:
                area.reveal(row.box.move(*row.at))
        if held:
            self.give_focus(held)

    def _contents(self) -> Iterator[Node]:
        open_chapter = self._chapter()
        for chapter in self.reference.chapters:
            first = chapter.name if chapter.is_index else chapter.articles[0].name
            row = self._row(chapter.name, chapter.title, first, indented=False)
            row.chosen = chapter is open_chapter and not chapter.is_prose
            yield row
            if chapter is open_chapter and chapter.is_prose:
                for article in chapter.articles:
                    line = self._row(article.name, article.title, article.name, indented=True)
                    line.chosen = article.name == self.place
                    yield line

    def _found_rows(self) -> Iterator[Node]:
        hits = self._index.search(self.typed)
        words, text = typed_words(self.typed), self.shell.texts
        told = text.plural("reference.found", len(hits)) if hits else text.text("reference.nothing")
        yield Label(self.shell.look, f"  {told}", SMALL, width=self._side.room - 8)
        for hit in hits[:MOST]:
            name = hit.article.name
            row = EntryRow(
                self.shell.look, name, hit.article.title, lambda name=name: self.go(name), width=self._side.room - 8,  # type: ignore[misc]
                where=self.reference.chapter(name).title, lit=words,
            )  # fmt: skip
            row.chosen = name == self.place
            yield row

    def _row(self, name: str, title: str, place: str, *, indented: bool) -> EntryRow:
        return EntryRow(
            self.shell.look, name, title, lambda: self.go(place), width=self._side.room - 8, indented=indented
        )

    def _chapter(self) -> Chapter:
        return self._lists().get(self.place) or self.reference.chapter(self.place)

    def _lists(self) -> dict[str, Chapter]:
        """Return the chapters that only list, by name."""
        return {chapter.name: chapter for chapter in self.reference.chapters if chapter.is_index}

    def _read_at(self, area: ScrollArea) -> None:
        """Lay out what is open and scroll to it."""
        width = area.room - 2 * INNER
        face = self.shell.game.card_face(self.shell) if self.shell.game.has_gallery else None
        layout = ArticleLayout(self.shell.look, self.reference, self.go, face)
        part: Node | None = None
        if self.place in self.reference:
            whole, part = layout.lay(self.place, width, typed_words(self.typed))
        else:
            whole = layout.index(self._chapter(), width)
        whole.at = (INNER, INNER)
        focus = self.shell.stage.dispatcher.focus
        kept = focus.keep()
        held = kept.control is not None and area in kept.control.lineage()
        area.content.clear()
        area.content.add(whole)
        area.fit(whole.height + 2 * INNER)
        if held:  # the link that led here is gone: let arrows scroll
            focus.give(area, shown=kept.shown)
        first = part is None or part is next(iter(whole.children[1:]), None)
        area.go(0.0 if first or part is None else part.y)
        if part is not None and not first:
            whole.add(Mark(self.shell.look, part))

    # ---------------------------------------------------------------------------------------------------- search

    def _sought(self, typed: str) -> None:
        """Handle typing: list the results and open the best one."""
        self.typed = typed
        hits = self._index.search(typed)
        if hits:
            self.place = hits[0].article.name
        self._show()

    def _open_first(self, _typed: str) -> None:
        """Focus the first result, after Enter."""
        row = next((node for node in self._side.content.children if isinstance(node, EntryRow)), None)
        if row is not None:
            self.give_focus(row.name)


class Mark(Node):
    """A golden line beside the article that was looked up, if others are shown with it."""

    def __init__(self, look: UiStyle, part: Node) -> None:
        super().__init__(at=(-INNER / 2, part.y + 4), size=(4.0, part.height - 8), name="mark")
        self._colour: Final = look.colour("edge_top")

    def draw(self, painter: Painter) -> None:
        painter.put(Panel(self._colour, self._colour, 2.0), self.box)


class _Spread(PageSpread):
    """The page's layout, in which page keys scroll the text and BACK returns to the previous article."""

    def __init__(self, page: ReferencePage, area: ScrollArea, *others: Node) -> None:
        super().__init__(page.shell.look, page.extent.size, area, *others)
        self._page: Final = page

    def handle(self, event: Event) -> bool:
        if isinstance(event, KeyDown) and event.chord in BACK:
            self._page.go_before()
            return True
        return super().handle(event)
