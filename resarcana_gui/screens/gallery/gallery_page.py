"""The gallery: all cards of the chosen game, with filters and a search field."""

from __future__ import annotations

from functools import partial
from typing import Final

from resarcana_gui.reference.gallery import Exhibit
from resarcana_gui.scene.fonts import Face
from resarcana_gui.scene.glyphs import Glyph
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_style import BODY, SMALL
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.scroll import ScrollArea
from resarcana_gui.scene.widgets.text_field import TextField
from resarcana_gui.screens.gallery.filter_chip import filters
from resarcana_gui.screens.page import FRAME, PAD, Page
from resarcana_gui.screens.parts.card_thumb import CardThumb, fill_width, in_rows
from resarcana_gui.screens.parts.scroll_pane import PageSpread
from resarcana_gui.screens.parts.stack import below, stacked
from resarcana_gui.screens.routes import Back
from resarcana_gui.screens.shell import Shell

SIDE: Final = 400.0
"""The width of the filters at a text scale of 1."""
WIDER: Final = 130.0
"""How much wider they are at a text scale of 2."""
BETWEEN: Final = 24.0
INNER: Final = 24.0
THUMB: Final = 176.0
"""The minimum width of a card; cards grow to fill the row."""
SHELF: Final = TextStyle(30, Face.DISPLAY, "gold", on="well")


class GalleryPage(Page):
    """The gallery; a click on a card shows it large."""

    name_key = "gallery.title"

    def __init__(self, shell: Shell, back: Back | None = None) -> None:
        super().__init__(shell, back)
        self.wanted: dict[str, str] = {}
        """The chosen values, by facet."""
        self.typed = ""
        self._side = self._sheet = ScrollArea(shell.look, (0.0, 0.0))
        self._face = shell.game.card_face(shell)

    def build(self) -> None:
        self._face = self.shell.game.card_face(self.shell)
        super().build()

    def entered(self) -> None:
        self.give_focus("search", shown=False)

    def choose(self, facet: str, value: str) -> None:
        """Choose a value of a facet, or clear it if it was chosen."""
        if self.wanted.get(facet) == value:
            del self.wanted[facet]
        else:
            self.wanted[facet] = value
        self._show()

    def clear_filters(self) -> None:
        """Show all cards again."""
        self.wanted.clear()
        self.typed = ""
        self.rebuild()

    # ---------------------------------------------------------------------------------------------------- layout

    def _lay_sheet(self, top: float, bottom: float) -> None:
        look, text = self.shell.look, self.shell.text
        wide = SIDE + WIDER * (look.text.scale - 1.0)
        field = TextField(
            look, self.typed, placeholder=text("reference.search"), on_change=self._sought,
            letters=text("language.letters"), width=wide, name="search",
        )  # fmt: skip
        everything = Button(
            look, text("gallery.all"), self.clear_filters, name="all", icon=Glyph("cross", look.colour("gold"))
        )
        everything.width = wide
        self._side = ScrollArea(look, (wide, bottom - top - field.height - everything.height - 24), name="filters")
        below([field, self._side, everything], (PAD, top))
        left = PAD + wide + BETWEEN
        self._sheet = ScrollArea(look, (FRAME.w - PAD - left, bottom - top), at=(left, top), name="shelves")
        self.frame.add(PageSpread(look, self.extent.size, self._sheet, field, self._side, everything))
        self._show()

    def _show(self) -> None:
        self._lay_filters(self._side)
        self._lay_shelves(self._sheet)

    def _lay_filters(self, area: ScrollArea) -> None:
        focus = self.shell.stage.dispatcher.focus
        kept = focus.keep()
        held = kept.control is not None and area in kept.control.lineage()
        gallery = self.shell.game.gallery(self.shell.settings.language)
        chips = filters(self.shell.look, gallery.facets, self.wanted, self.choose, width=area.room - 20)
        chips.at = (14.0, 14.0)
        area.content.clear()
        area.content.add(chips)
        area.fit(chips.height + 28)
        if held and kept.control is not None:
            self.give_focus(kept.control.name, shown=kept.shown)

    def _lay_shelves(self, area: ScrollArea) -> None:
        shell, width = self.shell, area.room - 2 * INNER
        gallery = shell.game.gallery(shell.settings.language)
        found = gallery.chosen(self.wanted, self.typed)
        names = [exhibit.name for exhibit in found]
        nodes: list[Node] = [Label(shell.look, shell.texts.plural("gallery.found", len(found)), SMALL, width=width)]
        for name, title in gallery.shelves:
            shelf = [exhibit for exhibit in found if exhibit.shelf == name]
            if shelf:
                heading = Label(shell.look, title, SHELF, width=width)
                nodes.append(stacked([heading, self._rows(shelf, names, width)], gap=14))
        if not found:
            nodes.append(Label(shell.look, shell.text("gallery.none"), BODY, width=width))
        whole = stacked(nodes, gap=28)
        whole.at = (INNER, INNER)
        area.content.clear()
        area.content.add(whole)
        area.fit(whole.height + 2 * INNER)
        area.go(0.0)

    def _rows(self, shelf: list[Exhibit], names: list[str], width: float) -> Node:
        wide = fill_width(width, THUMB)
        return in_rows([self._thumb(exhibit, names, wide) for exhibit in shelf], width)

    def _thumb(self, exhibit: Exhibit, names: list[str], width: float) -> CardThumb:
        face = self._face(exhibit.card, width)
        show = partial(self.shell.routes.exhibit, exhibit.name, names)
        return CardThumb(self.shell.look, exhibit.name, exhibit.title, face, show, width=width)

    def _sought(self, typed: str) -> None:
        self.typed = typed
        self._lay_shelves(self._sheet)
