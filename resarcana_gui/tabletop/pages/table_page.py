"""A page: a panel over the middle of the table, with a title, a close button, and content of any length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import HEADING, UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.game_ui import CardSign
from resarcana_gui.tabletop.cards.card import CardNode
from resarcana_gui.tabletop.cards.faces import Faces
from resarcana_gui.tabletop.items.table_item import TableItem
from resarcana_gui.tabletop.pages.reading_panel import PAD, ReadingPanel
from resarcana_gui.tabletop.tell.voice import Words

INNER: Final = 16.0
"""Between the edge of the scrolling area and its content."""
ABOVE: Final = 60.0
"""The level of pages: over the table, below menus."""
FAINT: Final = 0.01


View = TypeVar("View")
"""What a game's pages show: its state as a seat sees it."""


@dataclass(frozen=True)
class PageContext:
    """What every page is given."""

    look: UiStyle
    faces: Faces | None
    """The looks of cards; None for a game without cards."""
    words: Words
    bindings: Bindings
    play: Callable[[str], object]
    """Called with the names of sounds."""
    follow: Callable[[str], object]
    """Called with the name of an article to be looked up."""
    signs: Callable[[int, float], Sequence[CardSign]]
    """Returns the icons on the face of a card of a width."""

    @property
    def card_faces(self) -> Faces:
        """The looks of cards, for pages that show some."""
        assert self.faces is not None, "A page that shows cards needs their faces."
        return self.faces


class TablePage(Generic[View]):
    """The content of one page. It is laid out again whenever its `facts` change."""

    name = ""
    """Its name; also the action whose key opens it, and usually closes it."""
    sign = ""
    """The icon before its title."""

    def title(self, view: View) -> str:
        """Return its title."""
        raise NotImplementedError

    def facts(self, view: View) -> object:
        """Return what it shows of a view: equal facts look alike."""
        raise NotImplementedError

    def lay(self, view: View, width: float) -> Node:
        """Return its content in this width, as high as it needs."""
        raise NotImplementedError


class PagePanel(ReadingPanel, Generic[View]):
    """Shows one page until it is closed."""

    focusable = False

    def __init__(
        self, context: PageContext, page: TablePage[View], on_close: Callable[[], object],
        wire: Callable[[CardNode], object], box: Box, closes: str,
    ) -> None:  # fmt: skip
        """`wire` is called with every card on the page; `closes` is the action whose key closes it."""
        look, text = context.look, context.words.text("pages.close")
        super().__init__(look, box, on_close, f"page {page.name}")
        self.z = ABOVE
        self.page: Final = page
        self._wire: Final = wire
        self.close: Final = self.closing(
            text, context.bindings, closes, "close page", Glyph("cross", look.colour("gold"))
        )
        self.close.at = (box.w - PAD - self.close.width, 18)
        self._title = Label(
            look, "", HEADING, at=(PAD + 4, 18), width=self.close.x - PAD - 24, height=self.close.height
        )
        top = self.close.y + self.close.height + 14
        self._most: Final = box.h - top - PAD
        self.area = self.read_in((box.w - 2 * PAD, self._most), (PAD, top), "page content")
        self._facts: object = None
        self.add(self._title, self.close, self.area)

    @property
    def start(self) -> Control:
        """The control that is focused at first: the first card or button, or else the scrolling area."""
        usable = (node for node in self.area.content.walk() if isinstance(node, TableItem | Button))
        return next(usable, self.area)

    def show(self, view: View) -> None:
        """Show the page's content for a view."""
        facts = (self.page.title(view), self.page.facts(view))
        if facts == self._facts:
            return
        self._facts = facts
        sign = f"{{{self.page.sign}}} " if self.page.sign else ""
        self._title.write(sign + facts[0])
        self.area.content.clear()
        content = self.page.lay(view, self.area.room - 2 * INNER)
        content.at = (INNER, INNER)
        self.area.content.add(content)
        for card in self.cards():
            self._wire(card)
        self._fit(content.height + 2 * INNER)

    def _fit(self, height: float) -> None:
        """Take the height of the content, as far as there is room."""
        self.area.height = min(height, self._most)
        self.area.fit(height)
        self.height = self.area.y + self.area.height + PAD

    def cards(self) -> list[CardNode]:
        """Return the cards on it."""
        return [node for node in self.area.content.walk() if isinstance(node, CardNode)]
